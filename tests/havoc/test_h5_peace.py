"""H5: the Peacekeeper and the years of peace."""

from __future__ import annotations

import pytest

from havoclab import havoc
from havoclab.havoc import State
from tests.havoc.positions import cards, happened, kinds, position, refused, text


def whole_turn(state: State) -> list[str]:
    """Recruit two cards and lay one again; the kinds of what happened."""
    told = kinds(state.apply("recruit"))
    for _ in range(2):
        full = state.recruits_full and not state.took_recruit
        told += kinds(state.apply("take " + text(state.recruits[:1]) if full else "draw"))
    return told + kinds(state.apply("put " + text(state.hands[state.seat][-1:])))


@pytest.mark.rule("H5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_H5_1_the_card_turns_each_time_the_peacekeeper_recruits(players: int) -> None:
    state = havoc.deal(players=players, seed=1)
    shown = []
    for _ in range(3):
        events = state.apply("recruit")
        assert happened(events) == [("recruits", "H4.1", 0), ("turned", "H5.1", 0)]
        shown.append(state.peace)
        for _ in range(2):
            full = state.recruits_full and not state.took_recruit
            state.apply("take " + text(state.recruits[:1]) if full else "draw")
        state.apply("put " + text(state.hands[0][-1:]))
        for _ in range(players - 1):
            assert "turned" not in whole_turn(state)
    assert shown == [1, 2, 3]


@pytest.mark.rule("H5.1", "H4.1")
def test_H5_1_crying_havoc_turns_no_year() -> None:
    state = position(["b1 b2", "y1"], peace=1)
    state.apply("cry")
    assert (state.peace, state.havoc) == (1, True)


@pytest.mark.rule("H5.2")
@pytest.mark.parametrize("players", [5, 6])
def test_H5_2_with_five_or_six_the_first_recruiting_leaves_the_card(players: int) -> None:
    state = havoc.deal(players=players, seed=1)
    events = state.apply("recruit")
    assert happened(events) == [("recruits", "H4.1", 0), ("not-turned", "H5.2", 0)]
    assert state.peace == 0
    for step in ("draw", "draw", "put " + text(state.hands[0][-1:])):
        state.apply(step)
    for _ in range(players - 1):
        whole_turn(state)
    assert "turned" in whole_turn(state)
    assert state.peace == 1


@pytest.mark.rule("H5.2a")
def test_H5_2a_a_battle_in_the_first_round_ends_the_exemption() -> None:
    assert "turned" in kinds(_after_first_round_battle().apply("recruit"))


def _after_first_round_battle() -> State:
    """Five players; the first Peacekeeper cries Havoc at once, and seat 1 wins. Winners turn the card at once here."""
    state = position(["b1 b2", "o7 o8", "", "", ""], exempt=True, options={"winner_turns": True})
    for step in ("cry", "lay b1", "lay b2", "lay o7", "lay o8"):
        state.apply(step)
    assert (state.peacekeeper, state.seat, state.peace, state.exempt) == (1, 1, 1, False)
    return state


@pytest.mark.rule("H5.3", "H5.3a")
def test_H5_3_a_year_of_peace() -> None:
    state = position(["b1 b2", "o1 o2", "g1 g2", "e1 e2"], peacekeeper=2, seat=2, peace=3)
    events = state.apply("recruit")
    assert happened(events) == [("recruits", "H4.1", 2), ("year-of-peace", "H5.3", 2)]
    assert events[1].facts == {"battle": 1}
    assert (state.order[0], state.past, state.peace) == (2, [(1, -1, (0, 0, 0, 0))], 1)
    for seat, card in ((3, "e2"), (0, "b1"), (1, "o2")):  # clockwise from the Peacekeeper
        assert state.decision is not None
        assert (state.decision.seat, state.decision.kind) == (seat, "year-of-peace")
        assert refused(state, "recruit").rule == refused(state, "discard y1").rule == "H5.3"
        (event,) = state.apply(f"discard {card}")
        assert (event.kind, event.rule) == ("discarded", "H5.3")
        assert event.seen_by(seat) == {"card": cards(card)[0]}  # face down
        assert all(event.seen_by(other) == {} for other in (None, 0, 1, 2, 3) if other != seat)
    assert state.hands[2] == cards("g1 g2")
    assert (state.peacekeeper, state.seat, state.kind, state.peace) == (2, 2, "recruit", 1)
    for step in ("draw", "draw", "put g1"):
        state.apply(step)
    assert state.peace == 1
    assert state.seat == 3


@pytest.mark.rule("H5.3", "H3.5")
@pytest.mark.parametrize(("players", "highest"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_H5_3_peace_is_declared_when_there_is_no_higher_number(players: int, highest: int) -> None:
    for peace in range(1, highest + 1):
        state = position(["b1 b2", *["o1"], *[""] * (players - 2)], peace=peace)
        assert ("year-of-peace" in kinds(state.apply("recruit"))) == (peace == highest)


@pytest.mark.rule("H5.4")
def test_H5_4_who_holds_no_card_discards_nothing() -> None:
    state = position(["b1", "", "g1", ""], peace=3)
    events = state.apply("recruit")
    assert happened(events)[2:] == [("nothing-to-discard", "H5.4", 1)]
    assert state.seat == 2
    events = state.apply("discard g1")
    assert happened(events)[1:] == [("nothing-to-discard", "H5.4", 3)]
    assert (state.seat, state.kind) == (0, "recruit")


@pytest.mark.rule("H5.5", "H7.7")
def test_H5_5_the_winner_keeps_the_peace_at_1_and_is_on_turn() -> None:
    state = position(["b1 b2", "o7 o8 o1", "g1"], peace=3)
    for step in ("cry", "lay b1", "lay b2", "lay o7", "lay o8", "stop", "pass"):
        events = state.apply(step)
    assert happened(events)[-1] == ("peacekeeper", "H7.7", 1)
    assert (state.peacekeeper, state.peace, state.havoc) == (1, 1, False)
    assert (state.seat, state.kind) == (1, "turn")
    assert list(map(str, state.legal_actions)) == ["recruit", "cry"]


@pytest.mark.rule("H5.5a")
def test_H5_5a_laying_the_card_at_1_was_the_turning_of_that_turn() -> None:
    state = position(["b1 b2", "o7 o8 o1", "g1"], peace=2)
    for step in ("cry", "lay b1", "lay b2", "lay o7", "lay o8", "stop", "pass"):
        state.apply(step)
    assert "turned" not in whole_turn(state)
    assert state.peace == 1
    for _ in range(2):
        assert "turned" not in whole_turn(state)
    assert "turned" in whole_turn(state)
    assert state.peace == 2


@pytest.mark.rule("H5.5a", "H11.2")
def test_H5_5a_in_the_other_reading_the_winner_turns_at_once() -> None:
    assert kinds(_after_first_round_battle().apply("recruit")) == ["recruits", "turned"]


@pytest.mark.rule("H5.6", "H5.6a", "H9.1")
def test_H5_6_peace_may_take_the_eighth_battle_and_then_the_last_one_follows() -> None:
    state = position(["b1 b2", "o1 o2", "g1 g2"], battle=8, peace=3, recruits="y1 y2")
    state.apply("recruit")
    state.apply("discard o1")
    assert state.seat == 2  # the discarding happens
    events = state.apply("discard g1")
    assert kinds(events)[:3] == ["discarded", "last-battle", "recruits-gone"]
    assert events[1].rule == "H9.1"
    assert state.past[-1] == (8, -1, (0, 0, 0))
    assert (state.kind, state.seat) == ("last-dogs", 0)
    assert [len(hand) for hand in state.hands] == [4, 3, 3]  # two cards each; the Peacekeeper did not recruit
