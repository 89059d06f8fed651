"""Bets: how likely is it? First the learner bets on a band of percents, then the engine's own count is shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING

from havoclab.core.state import State
from havoclab.core.words import words
from havoclab.lessons.asked import Asked, Bet
from havoclab.lessons.attempt import SHARED, Spoken, spoken

if TYPE_CHECKING:
    from havoclab.lab.odds.chance import Chance


def bet_on(chance: Chance, cases: int, bands: Sequence[int], rule: str, state: State, seat: int) -> Asked:
    """A bet on a chance.

    Args:
        chance: the chance, counted.
        cases: how many cases were counted.
        bands: where the bands begin and end, in percent.
        rule: the rule that the question is about.
        state: the position that is shown.
        seat: whose view of it is shown.

    Raises:
        ValueError: if the chance is not counted exactly: a question has one right answer.
    """
    if chance.fraction is None:
        raise ValueError("bet: there are too many cases to be counted")
    edges = {f"{low}-{high}": (low, high) for low, high in pairwise(bands)}
    right = next(key for key, (_, high) in edges.items() if chance.fraction * 100 < high or high == bands[-1])
    told = {key: _say_how_near(chance, cases, low, high, hit=key == right) for key, (low, high) in edges.items()}
    reasons = {key: (rule, cause) for key, cause in told.items() if key != right}
    asked = Asked({key: band(low, high) for key, (low, high) in edges.items()}, right, reasons, state, seat)
    asked.bet = Bet(chance, edges, cases, told)
    return asked


def band(low: int, high: int) -> Spoken:
    """A band of percents as an answer to pick."""
    return lambda language: words(language, "havoclab.lab.odds")("chance-interval", low=low, high=high)


def _say_how_near(chance: Chance, cases: int, low: int, high: int, *, hit: bool) -> Spoken:
    """What the chance is, and how far from the bet it lies."""
    slots = {"chance": chance.percent, "cases": cases, "band": band(low, high)}
    if hit:
        return spoken(SHARED, "bet-is-inside", slots)
    percent = 100 * chance.value
    points = max(1, ceil(low - percent if percent < low else percent - high))
    return spoken(SHARED, "bet-is-away", slots | {"points": points})
