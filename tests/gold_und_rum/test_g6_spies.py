"""G6: spies and giants."""

from __future__ import annotations

import pytest

from havoclab.core.action import UnreadableAction
from havoclab.gold_und_rum import State, spying
from havoclab.gold_und_rum.warriors import listed, parse_kind
from tests.gold_und_rum.tables import battle

rule = pytest.mark.rule


def spying_with(*armies: str) -> State:
    """The spies are called; the chancellor sits in seat 0."""
    state = battle(*armies, race="")
    state.spy = 0
    spying.call_next(state, [])
    return state


@rule("G6.1")
def test_G6_1_a_spy_takes_the_named_card_from_who_has_it_and_is_set_aside() -> None:
    state = spying_with("spy-1 goblin", "orc-6 orc-6", "troll")
    assert (state.kind, state.seat) == ("spy", 1)
    state.apply("ask 3 for orc-6")
    assert listed(state.armies[1]) == sorted(map(parse_kind, ("goblin", "orc-6")))
    assert listed(state.armies[2]) == [parse_kind("orc-6")]
    missed = spying_with("spy-1 goblin", "orc-6", "troll")
    events = missed.apply("ask 4 for orc-6")
    assert [event.kind for event in events][:2] == ["asked", "not-held"]
    assert listed(missed.armies[1]) == [parse_kind("goblin")]


@rule("G6.1", "G6.3a")
def test_G6_1_a_spy_asking_for_a_card_that_does_not_exist_is_unreadable() -> None:
    state = spying_with("spy-1", "orc-6", "troll")
    with pytest.raises(UnreadableAction, match="ask 3 for orc-7"):
        state.apply("ask 3 for orc-7")
    for action, cited in (("ask 2 for goblin", "G6.1"), ("ask 5 for goblin", "G6.1"), ("ask 1 for goblin", "G6.3a")):
        refused = state.check(action)
        assert refused is not None
        assert refused.rule == cited


@rule("G6.2", "G6.2a")
def test_G6_2_what_a_spy_took_is_safe_but_its_twin_is_not() -> None:
    state = spying_with("spy-1 troll", "spy-2", "troll")
    state.apply("ask 4 for troll")
    state.apply("ask 2 for troll")  # two trolls there: the one that no spy took
    assert [held[14] for held in state.armies] == [0, 1, 1, 0]
    state = spying_with("spy-1", "spy-2", "troll")
    state.apply("ask 4 for troll")
    events = state.apply("ask 2 for troll")
    assert [(event.kind, event.rule) for event in events][1] == ("taken-already", "G6.2")
    assert [held[14] for held in state.armies] == [0, 1, 0, 0]


@rule("G6.3")
def test_G6_3_spies_nobody_holds_are_skipped_and_a_later_one_may_be_asked_for() -> None:
    state = spying_with("spy-2", "spy-4", "goblin")
    assert state.spy == 2
    events = state.apply("ask 3 for spy-4")
    assert state.armies[1][parse_kind("spy-4")] == 1
    assert (state.spy, state.seat) == (4, 1)
    assert [event.facts["spy"] for event in events if event.kind == "spy-skipped"] == [3]


@rule("G6.4")
def test_G6_4_two_giants_or_more_are_laid_down_after_the_spies() -> None:
    state = spying_with("spy-1 giant", "giant", "giant giant giant")
    state.apply("ask 3 for giant")
    assert [held[13] for held in state.armies] == [0, 0, 0, 0]
    state = spying_with("spy-1 giant", "goblin", "giant giant")
    state.apply("ask 3 for goblin")
    assert [held[13] for held in state.armies] == [0, 1, 0, 0]
