"""H6: Havoc! The battle."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.havoc import State
from havoclab.havoc.actions import MOST_DECLARED
from havoclab.havoc.position import FIGHTING, OUT, PASSED
from tests.havoc.positions import cards, happened, kinds, position, refused


def fight(hands: list[str], *steps: str, **more: Any) -> State:
    """Seat 0 cries Havoc; then these steps."""
    state = position(hands, **more)
    for step in ("cry", *steps):
        state.apply(step)
    return state


def decided(
    laid: list[str], hands: list[str] | None = None, **more: Any
) -> tuple[State, list[tuple[str, str, int | None]]]:
    """A battle in which all cards lie already and the last fighter passes; dogs all take part."""
    fighters = [seat for seat, cards in enumerate(laid) if cards]
    state = position(
        hands or [f"y{seat + 1}" for seat in range(len(laid))],
        laid=laid,
        roles=[(FIGHTING if seat == fighters[-1] else PASSED) if cards else OUT for seat, cards in enumerate(laid)],
        kind="add",
        initiator=fighters[0],
        seat=fighters[-1],
        havoc=True,
        **more,
    )
    told = happened(state.apply("pass"))
    while state.kind == "declare":
        told += happened(state.apply("declare 0"))
    return state, told


@pytest.mark.rule("H6.1")
def test_H6_1_the_place_is_the_next_battle_card() -> None:
    state = position(["b1 b2", "y1"], battle=3)
    (event,) = state.apply("cry")
    assert (event.kind, event.rule, event.facts) == ("cried-havoc", "H6.2", {"battle": 3})


@pytest.mark.rule("H6.1a", "H11.2")
def test_H6_1a_in_random_order_castillon_is_last_all_the_same() -> None:
    orders = {tuple(State.deal(_options(battle_order="random"), seed).order) for seed in range(50)}
    assert all(sorted(order) == list(range(1, 10)) and order[-1] == 9 for order in orders)
    assert len({order[0] for order in orders}) == 8


def _options(**switches: Any) -> Any:
    from havoclab.havoc import Options

    return Options.read({"players": 3, **switches})


@pytest.mark.rule("H6.1b", "H6.1c", "H11.2")
def test_H6_1b_the_winner_names_the_next_battle_and_the_peacekeeper_the_first() -> None:
    state = State.deal(_options(battle_order="winner"), 1)
    assert (state.kind, state.seat) == ("name-battle", 0)
    assert list(map(str, state.legal_actions)) == [f"name {number}" for number in range(1, 9)]
    assert refused(state, "name 9").rule == refused(state, "recruit").rule == "H6.1b"
    assert happened(state.apply("name 5")) == [("battle-named", "H6.1c", 0)]
    assert (state.kind, state.order) == ("turn", [5, 1, 2, 3, 4, 6, 7, 8, 9])

    state = fight(["b1 b2", "o7 o8"], "lay b1", "lay b2", "lay o7", "lay o8", options={"battle_order": "winner"})
    assert (state.kind, state.seat) == ("name-battle", 1)
    rejection = refused(state, "name 1")
    assert (rejection.rule, rejection.reason) == ("H6.1b", "battle-is-gone")
    assert happened(state.apply("name 8")) == [("battle-named", "H6.1b", 1)]
    assert (state.kind, state.seat, state.order[0]) == ("turn", 1, 8)


@pytest.mark.rule("H6.1c", "H5.3")
def test_H6_1c_after_a_year_of_peace_the_peacekeeper_names_and_then_recruits() -> None:
    state = position(["b1", "o1"], peace=3, options={"battle_order": "winner"})
    state.apply("recruit")
    state.apply("discard o1")
    assert (state.kind, state.seat) == ("name-battle", 0)
    assert happened(state.apply("name 7")) == [("battle-named", "H6.1c", 0)]
    assert (state.kind, state.seat, state.order[0]) == ("recruit", 0, 7)


@pytest.mark.rule("H6.1b", "H9.1a")
def test_H6_1b_the_last_of_eight_needs_no_naming() -> None:
    state = fight(
        ["b1 b2", "o7 o8"], "lay b1", "lay b2", "lay o7", "lay o8", battle=7, options={"battle_order": "winner"}
    )
    assert (state.kind, state.order) == ("turn", [8, 9])


@pytest.mark.rule("H6.2")
def test_H6_2_the_initiator_lays_two_cards_or_more() -> None:
    state = fight(["b1 b2 b3 b4", "y1 y2"])
    assert (state.initiator, state.havoc) == (0, True)
    for step in ("stop", "pass", "stay-out", "recruit", "lay y1"):
        assert refused(state, step).rule in ("H6.2", "H6.3")
    state.apply("lay b1")
    assert refused(state, "stop").reason == "two-cards-to-enter"
    assert happened(state.apply("lay b3")) == [("laid", "H6.2", 0)]
    state.apply("lay b2")
    state.apply("stop")
    assert state.laid[0] == cards("b1 b2 b3")
    assert state.view(1).laid[0] == tuple(cards("b1 b2 b3"))  # open


@pytest.mark.rule("H6.2a")
@pytest.mark.parametrize("hand", ["", "b1", "dog"])
def test_H6_2a_who_holds_fewer_than_two_cards_cannot_cry(hand: str) -> None:
    rejection = refused(position([hand, "y1 y2"]), "cry")
    assert (rejection.rule, str(rejection.nearest)) == ("H6.2a", "recruit")


@pytest.mark.rule("H6.3")
def test_H6_3_clockwise_each_joins_with_two_or_stays_out_and_draws() -> None:
    state = position(["g1 g2", "b1 b2 b3", "o1 o2", "e1 e2 e3"], seat=1, peacekeeper=1, pile="y1 y2")
    for step in ("cry", "lay b1", "lay b2", "stop"):
        state.apply(step)
    assert (state.seat, state.kind) == (2, "join")
    assert refused(state, "pass").rule == refused(state, "stop").rule == "H6.3"
    assert happened(state.apply("stay-out")) == [("stayed-out", "H6.3", 2), ("drew", "H6.3", 2)]
    assert state.hands[2] == cards("o1 o2 y1")
    assert state.seat == 3
    assert happened(state.apply("lay e1")) == [("joined", "H6.3", 3), ("laid", "H6.3", 3)]  # beats nothing, and may
    assert refused(state, "stay-out").rule == refused(state, "stop").rule == "H6.3"
    state.apply("lay e2")
    state.apply("stop")
    assert (state.seat, state.kind) == (0, "join")
    state.apply("stay-out")
    seats = []
    while state.kind == "add":  # who stayed out is out for good
        seats.append(state.seat)
        state.apply("pass")
    assert seats == [1, 3]


@pytest.mark.rule("H6.3a")
@pytest.mark.parametrize("hand", ["", "o1"])
def test_H6_3a_who_holds_fewer_than_two_cards_stays_out_and_draws(hand: str) -> None:
    state = position(["b1 b2 b3", hand, "e1 e2"], pile="y1")
    for step in ("cry", "lay b1", "lay b2"):
        state.apply(step)
    events = state.apply("stop")
    assert happened(events) == [("too-few-to-join", "H6.3a", 1), ("drew", "H6.3", 1)]
    assert events[0].automatic
    assert state.hands[1] == cards(f"{hand} y1")
    assert state.seat == 2


@pytest.mark.rule("H6.4", "H6.4a", "H6.5")
def test_H6_4_round_and_round_each_lays_or_passes_until_all_have_passed() -> None:
    state = fight(
        ["b1 b2 b3 b4 b5", "o1 o2 o3 o4", "g1 g2"], "lay b1", "lay b2", "stop", "lay o1", "lay o2", "stop", "stay-out"
    )
    assert (state.seat, state.kind) == (0, "add")
    rejection = refused(state, "stop")
    assert (rejection.rule, rejection.reason) == ("H6.4", "lay-or-pass")
    assert refused(state, "stay-out").rule == "H6.3"
    assert happened(state.apply("lay b3")) == [("laid", "H6.4", 0)]
    assert refused(state, "pass").rule == "H6.4"
    for step in ("lay b4", "stop"):  # several at once
        state.apply(step)
    state.apply("lay o3")
    state.apply("stop")
    assert happened(state.apply("pass")) == [("passed", "H6.4", 0)]
    assert state.seat == 1
    assert refused(state, "lay b5", seat=0).reason == "not-your-turn"
    told = happened(state.apply("pass"))
    assert ("fighting-over", "H6.5", None) in told
    assert ("won", "H6.11", 0) in told  # what lies, counts


@pytest.mark.rule("H6.6")
def test_H6_6_six_soldiers_and_two_dogs_at_most() -> None:
    state = fight(["dog dog dog b1 b2 b3 b4 b5 b6 b7", "y1 y2"], *(f"lay b{value}" for value in range(1, 7)))
    rejection = refused(state, "lay b7")
    assert (rejection.rule, rejection.reason, str(rejection.nearest)) == ("H6.6", "six-soldiers-lie", "lay dog")
    state.apply("lay dog")
    events = state.apply("lay dog")
    assert kinds(events) == ["laid"]
    assert state.seat == 1  # eight lie, so there is nothing to choose
    assert len(state.laid[0]) == 8


@pytest.mark.rule("H6.6")
def test_H6_6_eight_cards_at_most_also_of_dogs() -> None:
    state = fight(
        ["dog dog dog dog b1 b2 b3 b4 b5 b6", "y1 y2"], *["lay dog"] * 4, *(f"lay b{value}" for value in range(1, 5))
    )
    assert (len(state.laid[0]), state.seat) == (8, 1)


@pytest.mark.rule("H6.6", "H6.8")
def test_H6_6_three_dogs_then_five_soldiers_may_lie() -> None:
    state = fight(
        ["dog dog dog b1 b2 b3 b4 b5", "y1 y2"], *["lay dog"] * 3, *(f"lay b{value}" for value in range(1, 6))
    )
    told = happened(state.apply("stay-out"))
    assert ("dogs-forced-out", "H6.8", 0) in told


@pytest.mark.rule("H6.6a")
def test_H6_6a_a_seventh_soldier_is_refused_before_the_step_ends_and_nothing_is_taken_back() -> None:
    state = fight(["b1 b2 b3 b4 b5 b6 b7 o1", "y1 y2"], *(f"lay b{value}" for value in range(1, 7)))
    assert refused(state, "lay o1").rule == "H6.6"
    assert list(map(str, state.legal_actions)) == ["stop"]


@pytest.mark.rule("H6.6b")
def test_H6_6b_two_dogs_may_open_or_join() -> None:
    state = fight(["dog dog b1", "dog dog y1"], "lay dog", "lay dog", "stop", "lay dog", "lay dog", "stop")
    assert (state.kind, state.laid) == ("add", [[0, 0], [0, 0]])


@pytest.mark.rule("H6.6c", "H6.10")
def test_H6_6c_a_lone_fighter_may_lay_on() -> None:
    state = fight(["b1 b2 b3 b4", "y1 y2"], "lay b1", "lay b2", "stop", "stay-out")
    assert (state.seat, state.kind) == (0, "add")
    state.apply("lay b3")


DOGS_LAID: dict[str, Any] = {"roles": [PASSED, FIGHTING], "kind": "add", "seat": 1, "initiator": 0, "havoc": True}


@pytest.mark.rule("H6.7", "H6.7a")
def test_H6_7_one_or_two_laid_dogs_may_be_declared_out() -> None:
    state = position(["b8", "o8"], laid=["dog dog dog b5 b6", "o1 o2"], **DOGS_LAID)
    state.apply("pass")
    assert (state.kind, state.seat) == ("declare", 0)
    assert list(map(str, state.legal_actions)) == ["declare 0", "declare 1", "declare 2"]
    assert refused(state, "declare 3").rule == refused(state, f"declare {MOST_DECLARED}").rule == "H6.7"
    assert refused(state, "pass").rule == "H6.7"
    told = happened(state.apply("declare 2"))
    assert told[0] == ("declared", "H6.7", 0)
    assert ("won", "H6.11", 0) in told  # dog, 6, 5 is high card; so is 2, 1


@pytest.mark.rule("H6.7", "H8.5")
def test_H6_7_an_uninvolved_dog_does_not_count_for_strength() -> None:
    for declared, winner in (("declare 0", 1), ("declare 1", 0)):
        state = position(["y1", "y2"], laid=["dog b4 b5 b6 b7 b8", "g1 o2 g2 n2 e2"], **DOGS_LAID)
        state.apply("pass")
        told = happened(state.apply(declared))
        assert (
            "won",
            "H6.11",
            winner,
        ) in told  # a flush of six is below four of a kind, a straight flush of five above


@pytest.mark.rule("H6.7a", "H6.8")
def test_H6_7a_two_in_all_those_forced_out_included() -> None:
    state = position(["y1", "y2"], laid=["dog dog dog b4 b5 b6 b7", "o1 o2"], **DOGS_LAID)
    state.apply("pass")
    assert list(map(str, state.legal_actions)) == ["declare 1", "declare 2"]
    rejection = refused(state, "declare 0")
    assert (rejection.rule, str(rejection.nearest)) == ("H6.8", "declare 1")
    assert refused(state, "declare 3").rule == "H6.7"


@pytest.mark.rule("H6.7b")
def test_H6_7b_all_that_lies_may_be_out_and_nothing_is_below_every_high_card() -> None:
    state = position(["y1 y3", "y2"], laid=["dog dog", "o1 o2"], **DOGS_LAID)
    state.apply("pass")
    assert ("won", "H6.11", 1) in happened(state.apply("declare 2"))
    state = position(["y1 y3", "y2"], laid=["dog dog", "o1 o2"], **DOGS_LAID)
    state.apply("pass")
    assert ("won", "H6.11", 0) in happened(state.apply("declare 0"))


@pytest.mark.rule("H6.8")
def test_H6_8_three_dogs_and_five_soldiers_leave_two_dogs_out() -> None:
    state = position(["y1", "y2"], laid=["dog dog dog b1 b2 b3 b4 b6", "o8 e8 g8"], **DOGS_LAID)
    events = state.apply("pass")
    (forced,) = (event for event in events if event.kind == "dogs-forced-out")
    assert (forced.rule, forced.seat, forced.facts, forced.automatic) == ("H6.8", 0, {"dogs": 2}, True)
    assert ("won", "H6.11", 0) in happened(events)  # one dog and five blue cards: a flush of six


@pytest.mark.rule("H6.9")
def test_H6_9_declarations_go_in_order_from_the_initiator() -> None:
    state = position(
        ["y1", "y2", "y3"],
        laid=["dog b1", "dog b2", "dog b3"],
        roles=[FIGHTING, PASSED, PASSED],
        kind="add",
        seat=0,
        initiator=1,
        havoc=True,
    )
    state.apply("pass")
    seats = []
    while state.kind == "declare":
        seats.append(state.seat)
        state.apply("declare 0")
    assert seats == [1, 2, 0]


@pytest.mark.rule("H6.10")
def test_H6_10_who_fights_alone_wins_and_the_other_points_are_lost() -> None:
    state = fight(["b1 b2", "y1 y2", "g1 g2", "e1 e2"], "lay b1", "lay b2", "stay-out", "stay-out")
    told = happened(state.apply("stay-out"))
    assert [line for line in told if line[0] in ("alone", "won", "scored")] == [
        ("alone", "H6.10", 0),
        ("won", "H6.11", 0),
    ]
    assert state.points == [5, 0, 0, 0]


@pytest.mark.rule("H6.11")
def test_H6_11_the_card_to_the_winner_the_tokens_to_second_and_third() -> None:
    state, told = decided(["b1 b2", "o7 g7", "e1 e4", "n1 n3"], battle=2)
    assert [line for line in told if line[0] in ("won", "scored")] == [
        ("won", "H6.11", 1),
        ("scored", "H6.11", 2),
        ("scored", "H6.11", 3),
    ]
    assert (state.points, state.cards_won) == ([0, 5, 3, 1], [0, 1, 0, 0])
    assert state.past[-1] == (2, 1, (0, 5, 3, 1))


@pytest.mark.rule("H6.11")
def test_H6_11_where_the_card_has_no_token_nothing_is_earned() -> None:
    state, _ = decided(["b1 b2", "o7 g7", "e1 e4", "n1 n3"], battle=5)
    assert state.points == [0, 8, 0, 0]


@pytest.mark.rule("H6.12")
def test_H6_12_equals_fewer_cards_in_hand_is_ahead() -> None:
    state, told = decided(["b7 o7", "g7 e7", "n1 n2", ""], ["y1 y2 y3", "y4 y5", "y6", "y8"], battle=2)
    assert "equal-strength" not in [kind for kind, _, _ in told]
    assert state.points == [3, 5, 1, 0]


@pytest.mark.rule("H6.12")
def test_H6_12_still_equal_the_points_are_shared_and_the_first_from_the_initiator_takes_card_and_peace() -> None:
    state, told = decided(["", "g7 e7", "b7 o7", "n1 n2"], ["y1", "y2", "y3", "y4"], battle=2)
    assert ("equal-strength", "H6.12", None) in told
    assert state.points == [0, 4, 4, 1]  # (5 + 3) / 2
    assert (state.cards_won, state.peacekeeper) == ([0, 1, 0, 0], 1)


@pytest.mark.rule("H6.12")
def test_H6_12_first_in_order_from_the_initiator_not_by_seat() -> None:
    state = position(
        ["y1", "y2", "y3"],
        laid=["b7 o7", "n1 n2", "g7 e7"],
        roles=[PASSED, FIGHTING, PASSED],
        kind="add",
        seat=1,
        initiator=2,
        havoc=True,
    )
    state.apply("pass")
    assert (state.cards_won, state.peacekeeper) == ([0, 0, 1], 2)


@pytest.mark.rule("H6.12")
def test_H6_12_who_shares_a_place_is_followed_by_the_place_after() -> None:
    state = position(
        ["y1", "y2", "y3", "y4"],
        laid=["", "g7 e7", "b7 o7", "n1 n2"],
        roles=[OUT, PASSED, PASSED, FIGHTING],
        kind="add",
        seat=3,
        initiator=1,
        havoc=True,
        battle=2,
    )
    places = {event.seat: event.facts["place"] for event in state.apply("pass") if event.kind in ("won", "scored")}
    assert places == {1: 1, 2: 1, 3: 3}


@pytest.mark.rule("H6.12", "H11.2")
def test_H6_12_in_the_other_reading_equals_share_whatever_they_hold() -> None:
    state, _ = decided(
        ["b7 o7", "g7 e7", "n1 n2", ""], ["y1 y2 y3", "y4 y5", "y6", "y8"], battle=2, options={"equal_share": True}
    )
    assert state.points == [4, 4, 1, 0]


@pytest.mark.rule("H6.12a")
def test_H6_12a_hands_count_before_dogs_are_used_and_uninvolved_dogs_count_as_laid() -> None:
    """Seat 0 laid a dog, so it holds fewer cards; what it scavenges afterwards is no matter."""
    state = position(["y1 y2", "y3 y4 y5"], laid=["dog b7 o7", "g7 e7"], **DOGS_LAID)
    state.apply("pass")
    told = happened(state.apply("declare 1"))
    assert ("won", "H6.11", 0) in told
    state.apply("scavenge e7")
    assert (state.points, state.peacekeeper) == ([5, 0], 0)


@pytest.mark.rule("H6.12b")
def test_H6_12b_missing_places_and_tokens_add_nothing_and_rounding_is_lost() -> None:
    state, _ = decided(["b7 o7", "g7 e7", ""], ["y1", "y2", "y3"], battle=1, options={"second_place": True})
    assert state.points == [4, 4, 0]  # 5 and 3
    state, _ = decided(["b7 o7", "g7 e7", ""], ["y1", "y2", "y3"], battle=1)
    assert state.points == [2, 2, 0]  # two players equal at a card that pays the winner alone: 5 / 2, rounded down
    state, _ = decided(["b1 b2", "g7 e7", "o1 o2", ""], ["y1", "y2", "y3", "y4"], battle=1)
    assert state.points == [1, 5, 1, 0]  # 3 and no token, shared
