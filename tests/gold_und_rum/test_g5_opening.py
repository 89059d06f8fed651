"""G5: the favourite, and the opening of the piles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT, listed
from tests.gold_und_rum.tables import army, dealt, pile

rule = pytest.mark.rule


def opened(text: str) -> tuple[int, str]:
    """Whose the pile is, and what is left in it."""
    lying = pile(text)
    owner, left, _ = read_pile(lying)
    return owner, " ".join(text.split()[place] for place in left)


def before_opening(text: str) -> State:
    """The chancellor is to name a favourite; the first pile lies like this."""
    state = dealt(80)
    state.recruits = [0] * 4
    state.desertions = [0] * 4
    state.piles = [pile(text), *([] for _ in state.piles[1:])]
    state.kind, state.seat = "favourite", 0
    return state


@rule("G5.1")
def test_G5_1_the_favourite_is_one_of_the_others_and_named_first() -> None:
    state = before_opening("orc-2 recruit-2")
    assert [str(action) for action in state.legal_actions] == ["back 2", "back 3", "back 4"]
    refused = state.check("back 1")
    assert refused is not None
    assert refused.rule == "G5.1"
    events = state.apply("back 3")
    assert [event.kind for event in events[:2]] == ["backed", "pile-taken"]


@rule("G5.2", "G5.5")
def test_G5_2_a_desertion_removes_the_warrior_under_it() -> None:
    assert opened("orc-2 giant desert-1 troll recruit-2") == (1, "orc-2 troll")
    state = before_opening("orc-2 giant desert-3 troll recruit-2")
    state.apply("back 3")
    assert listed(state.armies[1]) == listed(army("orc-2 troll"))
    assert not any(held[13] for held in state.armies)  # the giant is out


@rule("G5.2a")
@pytest.mark.parametrize("between", ["recruit-2", "recruit-2 recruit-3"])
def test_G5_2a_a_desertion_on_recruit_cards_acts_on_the_warrior_below(between: str) -> None:
    assert opened(f"orc-2 giant {between} desert-3 troll") == (1, "orc-2 troll")
    events = before_opening(f"orc-2 giant {between} desert-3 troll").apply("back 3")
    assert ("removed", "G5.2a") in [(event.kind, event.rule) for event in events]


@rule("G5.2b")
@pytest.mark.parametrize(
    "text",
    [
        "orc-2 giant desert-1 desert-3 recruit-2",
        "orc-2 giant desert-1 recruit-2 desert-3",
        "orc-2 giant desert-1 desert-3 desert-4 recruit-2",
    ],
)
def test_G5_2b_a_desertion_on_a_desertion_does_nothing(text: str) -> None:
    assert opened(text) == (1, "orc-2")


@rule("G5.3", "G5.3a")
def test_G5_3_the_lowest_recruit_card_owns_the_pile() -> None:
    assert opened("orc-2 recruit-4 troll recruit-2 goblin") == (3, "orc-2 troll goblin")
    _, _, readings = read_pile(pile("orc-2 recruit-4 troll recruit-2 goblin"))
    assert [(reading.place, reading.rule) for reading in readings] == [(1, "G5.3"), (3, "G5.3a")]


@rule("G5.4")
def test_G5_4_a_pile_without_a_recruit_card_is_set_aside() -> None:
    state = before_opening("orc-2 giant desert-3")
    events = state.apply("back 3")
    assert ("pile-aside", "G5.4") in [(event.kind, event.rule) for event in events]
    assert not any(map(any, state.armies))


@rule("G5.6")
@pytest.mark.parametrize("text", ["desert-1 orc-2 recruit-2", "recruit-2 desert-1 orc-2"])
def test_G5_6_a_desertion_with_nothing_below_does_nothing(text: str) -> None:
    assert opened(text) == (1, "orc-2")


@rule("G5.2", "G5.2b", "G5.3")
@given(st.lists(st.sampled_from([0, 4, 12, RECRUIT + 1, RECRUIT + 2, DESERTION + 1, DESERTION + 3]), max_size=9))
def test_G5_no_desertion_takes_more_than_one_warrior_and_nothing_appears(lying: list[int]) -> None:
    owner, left, readings = read_pile(lying)
    warriors = [place for place, entry in enumerate(lying) if entry < RECRUIT]
    removed = {reading.target for reading in readings if reading.target >= 0}
    assert set(left) | removed == set(warriors)
    assert not set(left) & removed
    assert len(removed) == len([reading for reading in readings if reading.target >= 0])
    claims = [entry - RECRUIT for entry in lying if RECRUIT <= entry < DESERTION]
    assert owner == (claims[0] if claims else -1)
