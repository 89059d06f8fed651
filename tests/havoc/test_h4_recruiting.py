"""H4: a turn - recruit or cry Havoc."""

from __future__ import annotations

import pytest

from havoclab.havoc import State
from havoclab.havoc.cards import DOG
from tests.havoc.positions import cards, happened, kinds, position, refused, text

FULL = "o1 o2 o3 o4"


def recruiting(hand: str = "b1 b2", **more: object) -> State:
    """Seat 0 of two recruits; the opponent holds two cards."""
    state = position([hand, "y1 y2"], **{"recruits": "g1 g2 g3", "pile": "e1 e2 e3 e4"} | more)  # type: ignore[arg-type]
    state.apply("recruit")
    return state


@pytest.mark.rule("H4.1")
def test_H4_1_recruit_or_cry() -> None:
    state = position(["b1 b2", "y1 y2"])
    assert list(map(str, state.legal_actions)) == ["recruit", "cry"]
    assert refused(state, "draw").rule == refused(state, "take b1").rule == refused(state, "pass").rule == "H4.1"


@pytest.mark.rule("H4.1")
def test_H4_1_turns_go_clockwise_from_the_peacekeeper() -> None:
    state = position(["b1", "b2", "b3"], peacekeeper=2, seat=2)
    seats = []
    for _ in range(4):
        assert state.decision is not None
        seats.append(state.decision.seat)
        for step in ("recruit", "draw", "draw", f"put {text(state.hands[state.seat][-1:])}"):
            state.apply(step)
    assert seats == [2, 0, 1, 2]


@pytest.mark.rule("H4.1")
def test_H4_1_nobody_acts_out_of_turn() -> None:
    state = position(["b1 b2", "y1 y2"])
    assert refused(state, "recruit", seat=1).reason == "not-your-turn"


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize("steps", [("draw", "draw"), ("draw", "take g2"), ("take g2", "draw"), ("take g2", "take g3")])
def test_H4_2_two_cards_in_any_mix_then_one_is_laid(steps: tuple[str, str]) -> None:
    state = recruiting()
    for step in steps:
        assert refused(state, "put b1").rule == "H4.2"
        assert {event.rule for event in state.apply(step)} == {"H4.2"}
    for step in ("draw", "take g1", "recruit", "pass", "put y1"):
        assert refused(state, step).rule == "H4.2"
    assert happened(state.apply("put b1")) == [("put", "H4.2", 0)]
    assert state.recruits[-1] == cards("b1")[0]
    assert len(state.hands[0]) == 3
    assert state.seat == 1


@pytest.mark.rule("H4.2")
def test_H4_2_the_top_of_the_pile_is_drawn_and_only_its_drawer_sees_it() -> None:
    state = recruiting()
    (event,) = state.apply("draw")
    assert event.seen_by(0) == {"card": cards("e1")[0]}
    assert event.seen_by(1) == event.seen_by(None) == {}


@pytest.mark.rule("H4.2")
def test_H4_2_a_card_that_lies_nowhere_is_no_recruit() -> None:
    rejection = refused(recruiting(), "take b2")
    assert (rejection.rule, rejection.reason, str(rejection.nearest)) == ("H4.2", "not-a-recruit", "take g2")
    assert refused(recruiting(recruits=""), "take b2").rule == "H4.2"


@pytest.mark.rule("H4.3")
def test_H4_3_full_recruits_come_first() -> None:
    state = recruiting(recruits=FULL)
    rejection = refused(state, "draw")
    assert (rejection.rule, str(rejection.nearest)) == ("H4.3", "take o1")
    state.apply("take o3")
    state.apply("draw")
    assert len(state.hands[0]) == 4


@pytest.mark.rule("H4.4")
@pytest.mark.parametrize("card", ["b1", "e1", "g2", "dog"])
def test_H4_4_any_card_may_be_laid_also_one_just_taken_also_a_dog(card: str) -> None:
    state = recruiting("dog b1")
    state.apply("draw")
    state.apply("take g2")
    state.apply(f"put {card}")
    assert state.recruits[-1] == cards(card)[0]


@pytest.mark.rule("H4.4", "H4.2")
def test_H4_4_a_dog_among_the_recruits_can_be_taken() -> None:
    state = recruiting(recruits="g1 dog")
    state.apply("take dog")
    assert state.hands[0][0] == DOG


@pytest.mark.rule("H4.5")
def test_H4_5_there_is_no_hand_limit() -> None:
    hand = " ".join(f"{suit}{value}" for suit in "bogyn" for value in range(1, 9) if (suit, value) != ("n", 8))
    state = position([hand, "n8"], recruits="e1")
    for step in ("recruit", "draw", "draw"):
        state.apply(step)
    assert len(state.hands[0]) == 41
    state.apply("put b1")


@pytest.mark.rule("H4.6")
@pytest.mark.parametrize(("step", "card"), [("fetch", "e1"), ("fetch g3", "g3"), ("fetch dog", "dog")])
def test_H4_6_a_dog_fetches_one_card_more(step: str, card: str) -> None:
    state = recruiting("dog b1", recruits="g1 g3 dog")
    events = state.apply(step)
    assert {event.rule for event in events} == {"H4.6"}
    assert state.hands[0].count(cards(card)[0]) == 1
    assert state.discards == [DOG]
    assert state.taken == 0


@pytest.mark.rule("H4.6")
def test_H4_6_a_fetch_costs_a_dog_and_takes_what_is_there() -> None:
    assert refused(recruiting("b1 b2"), "fetch").rule == "H4.6"
    assert refused(recruiting("dog b2"), "fetch b7").rule == "H4.6"
    assert refused(recruiting("dog b2", recruits=""), "fetch b7").rule == "H4.6"


@pytest.mark.rule("H4.7")
def test_H4_7_two_dogs_loot_one_soldier_shown_to_all() -> None:
    state = recruiting("dog dog b1", discards="n1 n2 dog")
    assert kinds(state.apply("loot")) == ["loots"]
    assert list(map(str, state.legal_actions)) == ["pick n1", "pick n2"]
    assert refused(state, "pick dog").reason == "no-dog-by-looting"
    for step in ("pick n3", "put b1", "draw"):
        assert refused(state, step).rule == "H4.7"
    (event,) = state.apply("pick n2")
    assert (event.kind, event.rule) == ("looted", "H4.7")
    assert event.seen_by(1) == event.seen_by(None) == {"card": cards("n2")[0]}
    assert state.view(1).known(0) == cards("n2")
    assert sorted(state.discards) == cards("dog dog dog n1")
    assert state.decision is not None
    assert (state.decision.kind, state.decision.seat) == ("recruit", 0)


@pytest.mark.rule("H4.7")
def test_H4_7_a_loot_costs_two_dogs() -> None:
    assert refused(recruiting("dog b1", discards="n1"), "loot").rule == "H4.7"


@pytest.mark.rule("H4.7a")
def test_H4_7a_a_loot_needs_a_card_in_the_discards() -> None:
    rejection = refused(recruiting("dog dog b1"), "loot")
    assert (rejection.rule, rejection.reason) == ("H4.7a", "nothing-to-loot")


@pytest.mark.rule("H4.7b")
def test_H4_7b_where_no_soldier_lies_the_dogs_are_spent_for_nothing() -> None:
    state = recruiting("dog dog b1", discards="dog")
    assert happened(state.apply("loot")) == [("loots", "H4.7", 0), ("found-nothing", "H4.7b", 0)]
    assert state.discards == [DOG] * 3
    assert state.hands[0] == cards("b1")
    assert state.decision is not None
    assert state.decision.kind == "recruit"


@pytest.mark.rule("H4.8")
@pytest.mark.parametrize("steps", [("fetch", "fetch g1"), ("loot", "pick n1")])
def test_H4_8_two_fetches_or_one_loot_and_no_dog_more(steps: tuple[str, str]) -> None:
    state = recruiting("dog dog dog dog b1", discards="n1")
    for step in steps:
        state.apply(step)
    for step in ("fetch", "fetch g2", "loot"):
        assert refused(state, step).rule == "H4.8"


@pytest.mark.rule("H4.8")
def test_H4_8_one_fetch_leaves_no_room_for_a_loot() -> None:
    state = recruiting("dog dog dog b1", discards="n1")
    state.apply("fetch")
    assert refused(state, "loot").rule == "H4.8"
    state.apply("fetch")


@pytest.mark.rule("H4.8")
def test_H4_8_the_room_is_there_again_on_the_next_turn() -> None:
    state = recruiting("dog dog dog b1")
    for step in (
        "fetch",
        "fetch",
        "draw",
        "draw",
        "put b1",
        "recruit",
        "take g1",
        "draw",
        "put y1",
        "recruit",
        "fetch b1",
    ):
        state.apply(step)
    assert state.dogs_used == 1


@pytest.mark.rule("H4.9")
@pytest.mark.parametrize("before", [(), ("draw",), ("draw", "draw")])
def test_H4_9_dogs_are_used_any_time_before_the_closing_card(before: tuple[str, ...]) -> None:
    state = recruiting("dog dog b1", discards="n1")
    for step in before:
        state.apply(step)
    for step in ("loot", "fetch", "fetch g1"):
        assert state.check(step) is None
    while state.taken < 2:
        state.apply("draw")
    state.apply("put b1")
    assert state.seat == 1


@pytest.mark.rule("H4.9")
def test_H4_9_no_dog_before_recruiting_begins() -> None:
    state = position(["dog dog b1", "y1"], discards="n1")
    assert refused(state, "fetch").rule == refused(state, "loot").rule == "H4.1"


@pytest.mark.rule("H4.9a")
def test_H4_9a_full_recruits_bar_the_pile_for_a_fetch_too() -> None:
    state = recruiting("dog dog b1", recruits=FULL)
    rejection = refused(state, "fetch")
    assert (rejection.rule, str(rejection.nearest)) == ("H4.9a", "fetch o1")
    state.apply("take o1")
    assert state.check("fetch") is None


@pytest.mark.rule("H4.9a", "H11.2")
def test_H4_9a_in_the_other_reading_a_fetch_may_draw_but_the_first_card_may_not() -> None:
    state = recruiting("dog dog b1", recruits=FULL, options={"fetch_when_full": True})
    state.apply("fetch")
    assert refused(state, "draw").rule == "H4.3"
    state.apply("take o1")
    state.apply("draw")


@pytest.mark.rule("H4.9b")
def test_H4_9b_a_recruit_fetched_is_the_first_card() -> None:
    state = recruiting("dog b1", recruits=FULL)
    for step in ("fetch o2", "draw", "draw", "put b1"):
        state.apply(step)
    assert len(state.recruits) == 4
    assert state.hands[0] == cards("o2 e1 e2")


@pytest.mark.rule("H4.9c")
@pytest.mark.parametrize("step", ["draw", "take dog"])
def test_H4_9c_a_dog_just_taken_may_be_used(step: str) -> None:
    state = recruiting("b1 b2", recruits="g1 dog", pile="dog e1")
    assert refused(state, "fetch").rule == "H4.6"
    state.apply(step)
    state.apply("fetch")


@pytest.mark.rule("H4.10")
def test_H4_10_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    hidden = "n1 n2 n3"
    state = position(["b1", ""], discards=hidden, rest=1)
    state.apply("recruit")
    events = state.apply("draw")
    assert happened(events) == [("reshuffled", "H4.10", None), ("drew", "H4.2", 0)]
    assert sorted(state.pile + state.hands[0]) == cards(f"b1 {hidden}")
    assert state.discards == []


@pytest.mark.rule("H4.10", "H4.6")
def test_H4_10_not_before_a_card_is_needed() -> None:
    state = position(["b1", ""], recruits="g1", pile="e1", discards="n1", rest=1)
    state.apply("recruit")
    assert kinds(state.apply("draw")) == ["drew"]
    assert state.pile == []
    assert state.discards == cards("n1")


@pytest.mark.rule("H4.10a")
def test_H4_10a_where_nothing_is_left_nothing_is_drawn() -> None:
    state = position(["b1", ""], recruits="g1 g2", rest=1)
    state.apply("recruit")
    rejection = refused(state, "draw")
    assert (rejection.rule, str(rejection.nearest)) == ("H4.10a", "take g1")
    state.apply("take g1")


@pytest.mark.rule("H4.10a", "H6.3")
def test_H4_10a_who_stays_out_of_a_battle_then_draws_nothing() -> None:
    state = position(["b1 b2", ""], rest=1)
    for step in ("cry", "lay b1", "lay b2"):
        state.apply(step)
    assert kinds(state.apply("stay-out"))[:3] == ["stayed-out", "must-pass", "fighting-over"]


@pytest.mark.rule("H4.11")
@pytest.mark.parametrize(
    ("recruits", "pile", "discards"), [("g1", "", ""), ("", "g1", ""), ("", "", "g1"), ("", "", "")]
)
def test_H4_11_with_fewer_than_two_cards_to_take_havoc_must_be_cried(recruits: str, pile: str, discards: str) -> None:
    state = position(["b1 b2", ""], recruits=recruits, pile=pile, discards=discards, rest=1)
    rejection = refused(state, "recruit")
    assert (rejection.rule, str(rejection.nearest)) == ("H4.11", "cry")


@pytest.mark.rule("H4.11")
@pytest.mark.parametrize(
    ("recruits", "pile", "discards"), [("g1 g2", "", ""), ("g1", "g2", ""), ("", "g1", "g2"), ("", "", "g1 g2")]
)
def test_H4_11_two_cards_anywhere_are_enough(recruits: str, pile: str, discards: str) -> None:
    state = position(["b1 b2", ""], recruits=recruits, pile=pile, discards=discards, rest=1)
    state.apply("recruit")
    for _ in range(2):
        state.apply("take " + text(state.recruits[:1]) if state.recruits else "draw")
    state.apply("put b1")


@pytest.mark.rule("H4.11a")
def test_H4_11a_who_can_neither_recruit_nor_cry_is_passed_over() -> None:
    state = position(["b1 b2 b3", "y1", ""], rest=2, pile="g1 g2")
    for step in ("recruit", "draw", "draw"):
        state.apply(step)
    events = state.apply("put b1")
    assert happened(events) == [("put", "H4.2", 0), ("turn-passed", "H4.11a", 1)]
    assert state.seat == 2
    assert refused(state, "recruit").rule == "H4.11"


@pytest.mark.rule("H4.11b", "H5.1")
def test_H4_11b_a_turn_passed_over_or_a_forced_cry_turns_no_card() -> None:
    state = position(["b1", ""], recruits="g1 g2", peacekeeper=1, peace=1, rest=1)
    for step in ("recruit", "take g1", "take g2"):
        state.apply(step)
    state.apply("put g1")
    assert (state.seat, state.peace) == (1, 1)
    assert refused(state, "recruit").rule == "H4.11"
    state.apply("cry")
    assert state.peace == 1
