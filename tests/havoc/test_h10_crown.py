"""H10: the end."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.core.event import Event
from havoclab.havoc import State
from tests.havoc.positions import position, refused


def crowned(hands: list[str], **more: Any) -> tuple[State, Event]:
    """Castillon is fought with these hands; the state at the end and its last event."""
    state = position(hands, battle=9, kind="last-dogs", **more)
    events: tuple[Event, ...] = ()
    while not state.is_over:
        events = state.apply("done")
    return state, events[-1]


@pytest.mark.rule("H10.1")
def test_H10_1_most_points_win() -> None:
    state, event = crowned(["b8", "b7", "b6"], points=[0, 20, 3])
    assert state.outcome is not None
    assert state.outcome.places == ((1,), (0,), (2,))
    assert state.outcome.points == (11, 25, 6)
    assert (event.kind, event.rule, event.facts) == ("crowned", "H10.1", {"winners": [1]})


@pytest.mark.rule("H10.1")
def test_H10_1_equal_points_more_battle_cards_win() -> None:
    state, _ = crowned(["b8", "b7", "b6"], points=[0, 6, 0], cards_won=[0, 2, 0])
    assert state.points == [11, 11, 3]
    assert state.cards_won == [1, 2, 0]
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


@pytest.mark.rule("H10.1", "H9.6a")
def test_H10_1_equal_cards_too_the_order_at_castillon_decides() -> None:
    state, event = crowned(["b8", "b7", "b6"], points=[0, 6, 0], cards_won=[0, 1, 0])
    assert state.outcome is not None
    assert state.outcome.places == ((0,), (1,), (2,))
    assert event.rule == "H10.1"


@pytest.mark.rule("H10.1a")
def test_H10_1a_equal_there_too_they_share_the_crown() -> None:
    state, event = crowned(["b8", "o8", "b6"])
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
    assert (event.rule, event.facts) == ("H10.1a", {"winners": [0, 1]})


@pytest.mark.rule("H10.1")
def test_H10_1_nothing_can_be_done_after_the_end() -> None:
    state, _ = crowned(["b8", "b7"])
    assert state.decision is None
    assert list(state.legal_actions) == []
    for action in ("done", "recruit", "swap"):
        assert refused(state, action).rule == "H10.1"
