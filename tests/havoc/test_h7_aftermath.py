"""H7: after the battle."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.havoc import State
from havoclab.havoc.cards import DOG
from havoclab.havoc.position import OUT, PASSED
from tests.havoc.positions import cards, happened, kinds, position, refused


def aftermath(
    laid: list[str], *, initiator: int = 0, winner: int = 0, battle: int = 1, seat: int | None = None, **more: Any
) -> State:
    """The battle is decided; the seat (by default the initiator) may use its dogs."""
    seats = len(laid)
    past = [[number, 0, [0] * seats] for number in range(1, battle)] + [[battle, winner, [0] * seats]]
    fields: dict[str, Any] = {"hands": [f"y{seat + 1}" for seat in range(seats)]} | more
    return position(
        fields.pop("hands"),
        laid=laid,
        roles=[PASSED if cards else OUT for cards in laid],
        uninvolved=[0 if cards else -1 for cards in laid],
        kind="dogs",
        initiator=initiator,
        seat=initiator if seat is None else seat,
        winner=winner,
        havoc=True,
        battle=battle + 1,
        past=past,
        **fields,
    )


@pytest.mark.rule("H7.1", "H7.1a")
def test_H7_1_in_order_from_the_initiator_each_uses_up_to_two_dogs_one_fighter_after_the_other() -> None:
    state = aftermath(["dog b1 b2", "dog dog o1", "dog dog dog g1"], initiator=1, recruits="e1 e2 e3 e4")
    seats = []
    for step in ("scavenge e1", "scavenge e2", "scavenge e3", "done", "done"):
        seats.append(state.seat)
        state.apply(step)
    assert seats == [1, 1, 2, 2, 0]
    assert state.kind == "turn"


@pytest.mark.rule("H7.1")
def test_H7_1_two_dogs_at_most_though_three_lie() -> None:
    state = aftermath(["dog dog dog b1", "dog o1"], recruits="e1 e2 e3")
    state.apply("scavenge e1")
    state.apply("scavenge e2")
    assert state.seat == 1
    assert state.laid[0] == cards("dog b1")


@pytest.mark.rule("H7.1")
def test_H7_1_using_none_is_allowed_and_only_dogs_laid_count() -> None:
    state = aftermath(["dog b1", "o1 o2"], hands=["dog dog y1", "dog y2"], recruits="e1 e2 e3")
    assert happened(state.apply("done"))[0] == ("dogs-done", "H7.1", 0)
    assert (state.kind, state.seat) == ("turn", 0)  # seat 1 laid no dog


@pytest.mark.rule("H7.1", "H6.7")
def test_H7_1_an_uninvolved_dog_may_be_used_too() -> None:
    state = position(
        ["y1", "y2"], laid=["dog b8 b6", "o1 o2"], roles=[2, 1], kind="add", seat=1, initiator=0, havoc=True
    )
    state.apply("pass")
    state.apply("declare 1")
    assert (state.kind, state.seat) == ("dogs", 0)
    state.apply("scavenge o1")
    assert cards("o1")[0] in state.hands[0]


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("step", ["pass", "stop", "recruit", "fetch", "lay b1", "declare 1"])
def test_H7_1_nothing_else_can_be_done_now(step: str) -> None:
    assert refused(aftermath(["dog b1", "o1 o2"], recruits="e1"), step).rule == "H7.1"


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize("card", ["b1", "o2", "g1", "e2"])
def test_H7_2_scavenge_a_soldier_laid_by_anybody_or_a_recruit(card: str) -> None:
    state = aftermath(["dog dog b1", "o1 o2", "g1 g2"], recruits="e1 e2 dog")
    (event,) = state.apply(f"scavenge {card}")
    assert (event.kind, event.rule, event.facts) == ("scavenged", "H7.2", {"card": cards(card)[0]})
    assert cards(card)[0] in state.hands[0]
    assert state.discards == [DOG]  # the dog is discarded at once
    assert cards(card)[0] not in [*state.recruits, *(laid for fighter in state.laid for laid in fighter)]


@pytest.mark.rule("H7.2")
def test_H7_2_never_a_dog() -> None:
    state = aftermath(["dog b1", "dog o1"], recruits="dog e1")
    rejection = refused(state, "scavenge dog")
    assert (rejection.rule, rejection.reason) == ("H7.2", "no-dog-by-scavenging")


@pytest.mark.rule("H7.3")
@pytest.mark.parametrize("card", ["n1", "n2", "y2", "y1"])
def test_H7_3_pile_discards_and_hands_are_out_of_reach(card: str) -> None:
    state = aftermath(["dog b1", "o1 o2"], discards="n1", pile="n2")
    assert refused(state, f"scavenge {card}").rule == "H7.3"


@pytest.mark.rule("H7.4")
def test_H7_4_loot_with_two_laid_dogs() -> None:
    state = aftermath(["dog dog b1", "o1 o2"], discards="n1 n2 dog")
    assert kinds(state.apply("loot")) == ["loots"]
    assert list(map(str, state.legal_actions)) == ["pick n1", "pick n2"]
    for step in ("pick o1", "pick b1", "done", "pick dog"):  # what still lies in the battle is not among the discards
        assert refused(state, step).rule == "H7.4"
    events = state.apply("pick n2")
    assert happened(events)[0] == ("looted", "H7.4", 0)
    assert events[0].seen_by(1) == {"card": cards("n2")[0]}
    assert cards("n2")[0] in state.hands[0]
    assert state.view(1).known(0).count(cards("n2")[0]) == 1


@pytest.mark.rule("H7.4", "H7.1")
def test_H7_4_a_loot_takes_both_dogs() -> None:
    assert refused(aftermath(["dog b1", "o1 o2"], discards="n1"), "loot").rule == "H7.4"
    state = aftermath(["dog dog b1", "o1 o2"], discards="n1", recruits="e1")
    state.apply("scavenge e1")
    assert refused(state, "loot").rule == "H7.1"


@pytest.mark.rule("H7.4", "H4.7a")
def test_H7_4_a_loot_needs_a_card_in_the_discards() -> None:
    state = aftermath(["dog dog dog b1", "o1 o2"])
    assert refused(state, "loot").rule == "H4.7a"


@pytest.mark.rule("H4.7b", "H7.4")
def test_H7_4_where_only_dogs_lie_nothing_is_found() -> None:
    state = aftermath(["dog dog b1", "dog o2"], discards="dog")
    assert happened(state.apply("loot")) == [("loots", "H7.4", 0), ("found-nothing", "H4.7b", 0)]
    assert (state.seat, state.laid[0]) == (1, cards("b1"))
    assert state.discards == [DOG] * 3


@pytest.mark.rule("H7.5")
def test_H7_5_what_was_laid_goes_and_then_the_recruits_are_filled_to_three() -> None:
    state = aftermath(["dog b1", "o1 o2"], recruits="e1", pile="g1 g2 g3 g4")
    events = state.apply("done")
    assert [line[:2] for line in happened(events)][1:3] == [("cleared", "H7.5"), ("filled", "H7.5")]
    assert state.recruits == cards("e1 g1 g2")
    assert sorted(state.discards) == cards("dog b1 o1 o2")


@pytest.mark.rule("H7.5")
def test_H7_5_three_recruits_or_more_are_left_alone_and_none_is_filled_before() -> None:
    state = aftermath(["dog b1", "o1 o2"], recruits="e1 e2 e3 e4")
    assert "filled" not in kinds(state.apply("done"))
    state = aftermath(["dog b1", "dog o2"], recruits="e1")
    state.apply("scavenge e1")
    assert state.recruits == []


@pytest.mark.rule("H7.6", "H7.6a", "H2.4")
def test_H7_6_the_winner_deals_as_the_card_says_from_the_left_the_initiators_extra_last() -> None:
    state = aftermath(["dog b1", "o1 o2", ""], winner=1, recruits="e1 e2", pile="g1 g2 g3 g4 g5 g6")
    events = state.apply("done")
    drew = [(event.seat, event.secret["card"]) for event in events if event.kind == "drew"]
    assert drew == list(zip((2, 0, 1, 0), cards("g2 g3 g4 g5"), strict=True))  # g1 filled the recruits first
    assert {event.rule for event in events if event.kind == "drew"} == {"H7.6"}


@pytest.mark.rule("H7.6")
def test_H7_6_another_card_deals_to_the_initiator_alone() -> None:
    state = aftermath(["dog b1", "o1 o2", ""], battle=2, recruits="e1 e2 e3", pile="g1 g2")
    drew = [event.seat for event in state.apply("done") if event.kind == "drew"]
    assert drew == [0]


@pytest.mark.rule("H7.6a")
def test_H7_6a_the_dealing_stops_when_the_stock_ends() -> None:
    state = _short_of_cards()
    events = state.apply("done")
    assert [event.seat for event in events if event.kind == "drew"] == [2, 0, 1]
    assert happened(events)[-2] == ("deal-ends", "H7.6a", None)
    assert not state.pile
    assert not state.discards


def _short_of_cards() -> State:
    """Everyone would get a card and the initiator one more, but only the three cards of the battle are there."""
    return aftermath(["dog b1", "o1", ""], winner=1, recruits="e1 e2 e3", hands=["y1", "y2", ""], rest=2)


@pytest.mark.rule("H7.7", "H5.5")
def test_H7_7_the_winner_becomes_peacekeeper_and_is_on_turn() -> None:
    state = aftermath(["dog b1", "o1 o2", "g1 g2"], winner=2)
    assert happened(state.apply("done"))[-1] == ("peacekeeper", "H7.7", 2)
    assert (state.peacekeeper, state.seat, state.kind, state.peace) == (2, 2, "turn", 1)


@pytest.mark.rule("H7.7", "H9.1")
def test_H7_7_after_the_eighth_battle_all_of_this_is_still_done_but_there_is_no_turn() -> None:
    state = aftermath(["dog b1", "o1 o2"], winner=1, battle=8, recruits="e1")
    events = kinds(state.apply("scavenge o1"))
    assert events[:2] == ["scavenged", "cleared"]
    assert events.index("filled") < events.index("peacekeeper") < events.index("last-battle")
    assert (state.kind, state.seat, state.peacekeeper) == ("last-dogs", 1, 1)
