"""H9: the last battle."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.havoc import State
from havoclab.havoc.cards import DOG
from tests.havoc.positions import cards, happened, kinds, position, refused


def castillon(hands: list[str], **more: Any) -> State:
    """The two cards are dealt; the Peacekeeper may trade dogs."""
    return position(hands, battle=9, **{"kind": "last-dogs"} | more)


def all_done(state: State) -> list[tuple[str, str, int | None]]:
    """Nobody trades a dog."""
    told = []
    while not state.is_over:
        told += happened(state.apply("done"))
    return told


@pytest.mark.rule("H9.1", "H9.2", "H9.3")
def test_H9_1_after_the_eighth_battle_the_recruits_go_and_two_cards_come() -> None:
    state = position(["b1 b2", "o7 o8", "g1"], battle=8, recruits="e1 e2 e3", pile="n1 n2 n3 n4 n5 n6 n7 n8 dog")
    for step in ("cry", "lay b1", "lay b2", "lay o7"):
        state.apply(step)
    events = state.apply("lay o8")
    told = happened(events)
    last = told.index(("last-battle", "H9.1", None))
    assert told[last + 1] == ("recruits-gone", "H9.2", None)
    assert [line for line in told[last + 2 :] if line[0] == "drew"] == [
        ("drew", "H9.3", seat) for seat in (2, 0, 1, 2, 0, 1)
    ]
    assert state.recruits == []
    assert set(cards("e1 e2 e3")) <= set(state.discards)
    assert (state.kind, state.seat) == ("last-dogs", 1)


@pytest.mark.rule("H9.1a", "H6.1a")
def test_H9_1a_the_eighth_is_the_eighth_fought_or_removed_whatever_its_number() -> None:
    past = [[number, 0, [0, 0]] for number in (8, 7, 6, 5, 4, 2, 1)]
    state = position(["b1 b2", "o7 o8"], order=[3, 9], past=past, options={"battle_order": "random"})
    for step in ("cry", "lay b1", "lay b2", "lay o7", "lay o8"):
        state.apply(step)
    assert state.kind == "last-dogs"


@pytest.mark.rule("H9.3", "H9.3a")
def test_H9_3a_one_card_at_a_time_and_the_discards_become_a_pile() -> None:
    state = position(["b1 b2", "", ""], battle=8, recruits="e1 e2 e3", rest=2)
    for step in ("cry", "lay b1", "lay b2"):
        state.apply(step)
    events = state.apply("stay-out")
    dealt = [event.seat for event in events if event.kind == "drew" and event.rule == "H9.3"]
    assert "reshuffled" in kinds(events)
    assert dealt == [1, 2, 0, 1]  # five cards are left in all, and the winner's deal took one of them


@pytest.mark.rule("H9.4")
def test_H9_4_from_the_peacekeeper_on_each_may_trade_up_to_two_dogs() -> None:
    state = castillon(["dog dog dog b1", "dog o1", "g1"], peacekeeper=1, seat=1, pile="n1 n2 n3")
    assert happened(state.apply("swap")) == [("swapped", "H9.4", 1), ("drew", "H9.4", 1)]
    assert state.hands[1] == cards("o1 n1")
    assert state.discards == [DOG]
    assert refused(state, "swap").rule == "H9.4"
    state.apply("done")
    assert state.seat == 2
    assert refused(state, "swap").rule == "H9.4"  # no dog
    state.apply("done")
    assert state.seat == 0
    state.apply("swap")
    state.apply("swap")
    assert state.is_over  # two at most, though a third is held


@pytest.mark.rule("H9.4")
@pytest.mark.parametrize("step", ["loot", "fetch", "draw", "lay b1", "pick n1", "pass", "recruit"])
def test_H9_4_nothing_else_and_nothing_from_the_discards(step: str) -> None:
    assert refused(castillon(["dog dog b1", "o1"], discards="n1"), step).rule == "H9.4"


@pytest.mark.rule("H9.4a")
def test_H9_4a_one_dog_at_a_time_and_a_dog_just_drawn_may_follow() -> None:
    state = castillon(["dog b1", "o1"], pile="dog n1")
    (_, drew) = state.apply("swap")
    assert drew.seen_by(0) == {"card": DOG}
    state.apply("swap")
    assert cards("n1")[0] in [*state.hands[0], *state.laid[0]]


@pytest.mark.rule("H9.5", "H9.5a")
def test_H9_5_all_lay_their_strongest_six_at_once() -> None:
    state = castillon(["dog b1 b2 b3 b4 b5 o8 g8", "dog b6 b7 b8 e8 n1 n2", "e1"])
    told = all_done(state)
    assert [line for line in told if line[0] == "revealed"] == [("revealed", "H9.5a", seat) for seat in (0, 1, 2)]
    assert state.laid[0] == cards("dog b1 b2 b3 b4 b5")  # a straight flush of six, the dog its 0
    assert state.laid[2] == cards("e1")


@pytest.mark.rule("H9.5")
def test_H9_5_no_dog_lies_beyond_the_six_and_a_laid_dog_takes_part() -> None:
    state = castillon(["dog dog b4 b5 b6 b7 b8 o1", "g1"])
    all_done(state)
    assert state.laid[0] == cards("b4 b5 b6 b7 b8 o1")  # a dog among them would make it a flush of six


@pytest.mark.rule("H9.5", "H8.5d", "H8.5e")
def test_H9_5_the_strongest_by_the_option_in_play() -> None:
    """A dog beside is better than no card beside; with `best_subset` it can lie beside a straight flush of its suit."""
    for options, laid in (({}, "b4 b5 b6 b7 b8"), ({"best_subset": True}, "dog b4 b5 b6 b7 b8")):
        state = castillon(["dog dog b4 b5 b6 b7 b8", "g1"], options=options)
        all_done(state)
        assert state.laid[0] == cards(laid)


@pytest.mark.rule("H9.5b")
def test_H9_5b_who_has_no_card_is_below_everybody() -> None:
    state = castillon(["", "dog", "o1"], seat=1)
    all_done(state)
    assert state.final == ((2,), (1,), (0,))


@pytest.mark.rule("H9.6", "H11.1a")
@pytest.mark.parametrize(
    ("players", "points"),
    [(6, [11, 8, 5, 3, 1, 0]), (5, [11, 8, 5, 3, 1]), (4, [11, 8, 5, 3]), (3, [11, 5, 3]), (2, [11, 5])],
)
def test_H9_6_points_by_place(players: int, points: list[int]) -> None:
    state = castillon([f"b{8 - seat}" for seat in range(players)])
    told = all_done(state)
    assert state.points == points
    assert ("won", "H9.6", 0) in told
    assert state.cards_won[0] == 1


@pytest.mark.rule("H9.6", "H6.12a")
def test_H9_6_equals_fewer_cards_in_hand_is_ahead() -> None:
    hands = ["b8 o8 b7 o7 b6 o6 b1", "g8 e8 g7 e7 g6 e6", "b2"]
    state = castillon(hands, options={"second_place": True})
    all_done(state)
    assert state.final == ((1,), (0,), (2,))
    assert state.points == [8, 11, 5]


@pytest.mark.rule("H9.6", "H9.6a", "H6.12b")
def test_H9_6_still_equal_the_points_are_shared_and_no_card_is_won() -> None:
    state = castillon(["b8", "o8", "g8", "b1"], cards_won=[0, 2, 0, 0])
    told = all_done(state)
    assert ("equal-strength", "H9.6", None) in told
    assert state.points == [8, 8, 8, 3]  # (11 + 8 + 5) / 3
    assert state.cards_won == [0, 2, 0, 0]
    assert "won" not in [kind for kind, _, _ in told]


@pytest.mark.rule("H6.12b", "H9.6")
def test_H9_6_what_rounding_leaves_is_lost() -> None:
    state = castillon(["b8", "o8", "g7", "b1"])
    all_done(state)
    assert state.points == [9, 9, 5, 3]
