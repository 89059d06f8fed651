"""Bets: how likely is it? First the learner bets on a band of percents, then the engine's own count is shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from havoclab.core.words import words
from havoclab.havoc import State
from havoclab.havoc.cards import parse_cards
from havoclab.havoc.ranks import Rank
from havoclab.havoc.view import View
from havoclab.lab.odds import Outlook, Way, outlook
from havoclab.lab.odds.chance import PACKAGE
from havoclab.lessons.asked import Asked, Bet
from havoclab.lessons.attempt import SHARED, Spoken, Step, spoken
from havoclab.lessons.forms import BetAsk


def how_likely(ask: BetAsk, step: Step, state: State, seat: int) -> Asked:
    """How likely does taking these cards make this rank or a better one? Source: H4.2, H8.1.

    Raises:
        ValueError: if the chance is not counted exactly: a question has one right answer.
    """
    view = state.view(seat)
    return bet_on(view, Way(tuple(parse_cards(ask.taken)), ask.drawn), Rank[ask.bet], ask.bands, step.rule, state)


def bet_on(view: View, way: Way, rank: Rank, bands: Sequence[int], rule: str, state: State) -> Asked:
    """A bet on the chance that this way to recruit makes a rank or a better one.

    Args:
        view: what the seat knows that takes the cards.
        way: how it takes them.
        rank: what is hoped for.
        bands: where the bands begin and end, in percent.
        rule: the rule that the question is about.
        state: the position that is shown.

    Raises:
        ValueError: if the chance is not counted exactly.
    """
    found = outlook(view, way)
    chance = found.at_least(rank)
    if chance.fraction is None:
        raise ValueError(f"bet: {way} has too many cases to be counted")
    edges = {f"{low}-{high}": (low, high) for low, high in pairwise(bands)}
    right = next(key for key, (_, high) in edges.items() if chance.fraction * 100 < high or high == bands[-1])
    told = {key: _say_how_near(found, rank, low, high, hit=key == right) for key, (low, high) in edges.items()}
    reasons = {key: (rule, cause) for key, cause in told.items() if key != right}
    assert view.seat is not None
    asked = Asked({key: band(low, high) for key, (low, high) in edges.items()}, right, reasons, state, view.seat)
    asked.bet = Bet(chance, edges, found.cases, told)
    return asked


def band(low: int, high: int) -> Spoken:
    """A band of percents as an answer to pick."""
    return lambda language: words(language, PACKAGE)("chance-interval", low=low, high=high)


def _say_how_near(found: Outlook, rank: Rank, low: int, high: int, *, hit: bool) -> Spoken:
    """What the chance is, and how far from the bet it lies."""
    chance = found.at_least(rank)
    slots = {"chance": chance.percent, "cases": found.cases, "band": band(low, high)}
    if hit:
        return spoken(SHARED, "bet-is-inside", slots)
    percent = 100 * chance.value
    points = max(1, ceil(low - percent if percent < low else percent - high))
    return spoken(SHARED, "bet-is-away", slots | {"points": points})
