"""Bets on what recruiting makes of a hand. Source: H4.2, H8.1."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.havoc import State
from havoclab.havoc.cards import parse_cards
from havoclab.havoc.ranks import Rank
from havoclab.havoc.view import View
from havoclab.lab.odds import Way, outlook
from havoclab.lessons import bets
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits.havoc.forms import BetAsk


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
    assert view.seat is not None
    return bets.bet_on(found.at_least(rank), found.cases, bands, rule, state, view.seat)
