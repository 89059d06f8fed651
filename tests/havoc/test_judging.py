"""What the sensible bot thinks of a choice: its own is never worse, and hidden cards play no part in it."""

from __future__ import annotations

from random import Random

import pytest

from havoclab.core.match import play
from havoclab.games import load
from havoclab.havoc import State, deal
from havoclab.havoc.actions import CRY, DRAW, PUT
from havoclab.havoc.bots import SensibleBot, judge
from havoclab.havoc.cards import parse_card, parse_cards

#: Picking out of the discards comes seldom by chance, and battles are named only where an option says so.
KINDS = {"turn", "recruit", "open-battle", "join", "add", "declare", "dogs", "last-dogs", "year-of-peace"}


def test_every_choice_of_whole_games_can_be_judged_and_none_beats_the_bots_own() -> None:
    havoc = load("havoc")
    kinds = set()
    for players in (2, 4, 6):
        bots = [havoc.bots[name]() for name in ("random", "sensible")] * (players // 2)
        match = play(havoc, bots, seed=players)
        state = match.start.copy()
        for seat, action in match.moves:
            view = state.view(seat)
            assert view.decision is not None
            kinds.add(view.decision.kind)
            own = SensibleBot().choose(view, Random(0))
            for choice in list(view.legal_actions)[:4]:
                thought = judge(view, choice)
                assert thought.best == own
                assert thought.value <= thought.best_value
            assert not judge(view, own).is_clear
            state.apply(action)
    assert kinds >= KINDS


def test_an_estimate_is_the_same_whatever_lies_hidden() -> None:
    state = deal(players=4, seed=3)
    state.apply("recruit")
    rng = Random(1)
    thoughts = set()
    for _ in range(20):
        other = state.view(0).sample(rng)
        assert isinstance(other, State)
        thought = judge(other.view(0), DRAW)
        thoughts.add((thought.value, thought.best, thought.best_value))
    assert len(thoughts) == 1


def test_giving_away_the_third_of_a_kind_is_clearly_otherwise() -> None:
    state = deal(players=2, seed=1)
    state.hands[0][:] = parse_cards("dog b3 b7 o7 g7 e1 y2 n4")
    state.apply("recruit")
    state.taken = 2
    thought = judge(state.view(0), PUT[parse_card("b7")])
    assert thought.is_clear
    assert thought.best == PUT[parse_card("e1")]


def test_what_cannot_be_judged_is_named() -> None:
    state = deal(players=2, seed=1)
    with pytest.raises(ValueError, match="action: 'draw' is not one of the 2 legal steps"):
        judge(state.view(0), DRAW)
    with pytest.raises(ValueError, match="action"):
        judge(state.view(1), CRY)
