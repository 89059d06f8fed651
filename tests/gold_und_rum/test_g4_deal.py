"""G4: the deal, and the cards laid on its piles."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from havoclab import gold_und_rum
from havoclab.core.rejection import Rejection
from havoclab.gold_und_rum import State, dealing
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT
from tests.gold_und_rum.tables import dealt

rule = pytest.mark.rule


def why(state: State, action: str, seat: int) -> Rejection:
    refused = state.check(action, seat)
    assert refused is not None, f"{action} is legal"
    return refused


def until_started() -> State:
    state = dealt(0)
    while not state.started:
        state.apply("deal")
    return state


@rule("G4.1", "G4.1a")
def test_G4_1_the_start_card_lies_at_about_the_middle() -> None:
    places = Counter(gold_und_rum.deal(players=4, seed=seed).start_after for seed in range(900))
    assert set(places) == set(range(36, 45))
    assert min(places.values()) > 60


@rule("G4.2")
def test_G4_2_one_card_on_each_pile_then_a_second() -> None:
    state = dealt(0)
    cards = list(reversed(state.deck))
    for number in range(20):
        (event,) = state.apply("deal")
        assert (event.facts["pile"], event.facts["card"]) == (number % 9, cards[number])
    assert [len(pile) for pile in state.piles] == [3, 3] + [2] * 7
    assert state.view(1).tops == tuple(pile[-1] for pile in state.piles)


@rule("G4.2", "G4.7b")
@given(players=st.integers(4, 7), moment=st.integers(0, 80))
def test_G4_2_how_many_lay_at_any_moment(players: int, moment: int) -> None:
    piles = gold_und_rum.Options(players=players).piles
    state = gold_und_rum.deal(players=players, seed=1)
    counted = [len(range(pile, moment, piles)) for pile in range(piles)]
    assert [dealing.lying(state, pile, moment) for pile in range(piles)] == counted
    assert sum(counted) == moment


@rule("G4.3")
def test_G4_3_the_deal_stops_for_nobody_but_in_step_mode_asks_everybody() -> None:
    running = dealt(1)
    assert [(decision.seat, decision.kind) for decision in running.decisions] == [(0, "deal")] + [
        (n, "claim") for n in (1, 2, 3)
    ]
    state = dealt(0, step_mode=True)
    asked = []
    while state.dealt < 3:
        asked.append((state.dealt, state.seat))
        state.apply("wait")
    assert asked == [(moment, seat) for moment in (1, 2) for seat in (1, 2, 3)]
    assert why(running, "wait", 1).rule == "G4.3"


@rule("G4.4", "G4.5")
@pytest.mark.parametrize("off", [(), ("G4.5",)])
def test_G4_5_in_step_mode_only_who_may_lay_something_is_asked(off: tuple[str, ...]) -> None:
    state = gold_und_rum.deal(players=4, seed=7, step_mode=True, without=off)
    while any(state.desertions):
        state.apply(next(action for action in state.legal_actions if str(action).startswith("desert")))
    assert any(state.recruits)
    assert state.started == (not off), "before the start shows, a recruit card may be laid where G4.5 is off"


@rule("G4.4")
def test_G4_4_a_desertion_from_the_first_card_on() -> None:
    assert [decision.seat for decision in dealt(0).decisions] == [0]
    state = dealt(1)
    state.apply("desert 5 at 1", 2)  # a pile without a warrior yet
    assert state.piles[4] == [DESERTION + 2]
    assert state.desertions[2] == 1


@rule("G4.5")
def test_G4_5_recruiting_from_the_start_card_on_and_the_pile_keeps_growing() -> None:
    state = dealt(30)
    assert why(state, "recruit 1 at 30", 1).rule == "G4.5"
    state = until_started()
    now = state.dealt
    state.apply(f"recruit 1 at {now}", 1)
    height = len(state.piles[0])
    while state.dealt % 9 != 1 or state.dealt == now:
        state.apply("deal")
    assert state.piles[0][height - 1] == RECRUIT + 1
    assert len(state.piles[0]) == height + 1


@rule("G4.6", "G4.8")
def test_G4_6_no_desertion_after_the_last_warrior() -> None:
    state = dealt(79)
    events = state.apply("deal")
    assert [(event.kind, event.facts["cards"]) for event in events[1:]] == [("desertions-lost", 6)]
    assert state.kind == "last-call"
    assert why(state, "desert 1 at 80", 1).rule == "G4.6"


@rule("G4.7", "G4.7a")
def test_G4_7_claims_lie_in_order_of_arrival_and_one_a_moment() -> None:
    state = dealt(10)
    state.apply("desert 1 at 10", 3)
    state.apply("desert 1 at 10", 1)
    assert state.piles[0][-2:] == [DESERTION + 3, DESERTION + 1]
    two = why(state, "desert 2 at 10", 3)
    assert two.rule == "G4.7a"
    assert two.nearest is None
    assert why(dealt(0), "desert 1 at 0", 1).rule == "G4.4"
    assert why(dealt(5), "recruit 1 at 5", 1).rule == "G4.5"
    state.apply("deal")
    state.apply("desert 2 at 11", 3)
    assert why(state, "desert 2 at 12", 1).rule == "G4.7"


@rule("G4.7b")
def test_G4_7b_a_claim_from_before_counts_only_if_its_pile_has_not_grown() -> None:
    state = dealt(11)
    state.apply("desert 5 at 10", 1)
    grown = why(state, "desert 2 at 10", 2)
    assert (grown.rule, str(grown.nearest)) == ("G4.7b", "desert 2 at 11")
    assert state.desertions[2] == 2


@rule("G4.7", "G4.3")
@given(st.data())
def test_G4_7_the_same_record_replays_to_the_same_game(data: st.DataObject) -> None:
    state = dealt(0)
    twin = state.copy()
    done = []
    for _ in range(60):
        decision = data.draw(st.sampled_from(state.decisions))
        action = data.draw(st.sampled_from(list(state.list_legal(decision.seat))))
        state.apply(action, decision.seat)
        done.append((str(action), decision.seat))
        if state.kind != "deal":
            break
    for text, seat in done:
        twin.apply(text, seat)
    assert twin == state


@rule("G4.8", "G4.8a")
@pytest.mark.parametrize("step_mode", [False, True])
def test_G4_8_one_more_chance_until_all_have_passed_in_a_row(step_mode: bool) -> None:
    state = dealt(0, step_mode=step_mode)
    while state.kind != "last-call":
        state.apply("wait" if step_mode else "deal")
    state.apply("pass", 1)
    state.apply("recruit 4 at 80", 2)
    assert state.passed == [True, False, False, False]  # only the chancellor is out; all others are asked again
    for seat in (3, 1, 2) if step_mode else (1, 3, 2):
        state.apply("pass", seat)
    assert state.kind == "favourite"
    open_to_all = dealt(80)
    open_to_all.apply("pass", 1)
    assert why(open_to_all, "pass", 1).rule == "G4.8a"
    open_to_all.apply("recruit 4 at 80", 1)


@rule("G4.9")
def test_G4_9_a_second_recruit_card_on_a_pile_is_legal() -> None:
    state = until_started()
    state.apply(f"recruit 1 at {state.dealt}", 1)
    state.apply(f"recruit 1 at {state.dealt}", 2)
    assert state.piles[0][-2:] == [RECRUIT + 1, RECRUIT + 2]


@rule("G4.9")
def test_G4_9_without_it_nobody_is_asked_whose_recruit_card_can_go_nowhere() -> None:
    state = dealt(50)
    state.options = state.options.model_copy(update={"without": ("G4.9",)})
    state.desertions = [0] * 4
    assert [decision.seat for decision in state.decisions] == [0, 1, 2, 3]
    for pile in state.piles:
        pile.append(RECRUIT + 1)
    assert [decision.seat for decision in state.decisions] == [0]
