"""H3: setting the table."""

from __future__ import annotations

import pytest

from havoclab import havoc
from havoclab.havoc import Options
from havoclab.havoc.cards import DOG, VALUE
from tests.havoc.positions import position

SUPPLIES = {2: (8, 6, 4), 3: (10, 6, 4), 4: (13, 8, 5), 5: (15, 10, 5), 6: (18, 12, 5)}


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize(("players", "supply"), SUPPLIES.items())
def test_H3_1_what_comes_out_of_the_box(players: int, supply: tuple[int, int, int]) -> None:
    highest, dogs, _ = supply
    state = havoc.deal(players=players, seed=5)
    table = [*state.pile, *state.recruits, *(card for hand in state.hands for card in hand)]
    assert state.options.supply == supply
    assert table.count(DOG) == dogs
    assert len(table) - dogs == 6 * highest == len(set(table) - {DOG})
    assert max(VALUE[card] for card in table) == highest


@pytest.mark.rule("H3.1", "H4.3")
@pytest.mark.parametrize(("players", "most"), [(players, supply[2]) for players, supply in SUPPLIES.items()])
def test_H3_1_so_many_recruits_are_full(players: int, most: int) -> None:
    for lying in (most - 1, most):
        state = position(
            ["b8"] * 1 + [""] * (players - 1), recruits=" ".join(f"o{value}" for value in range(1, lying + 1))
        )
        state.apply("recruit")
        assert (state.check("draw") is None) == (lying < most)


@pytest.mark.rule("H3.2", "H3.3")
@pytest.mark.parametrize("players", SUPPLIES)
def test_H3_2_one_dog_and_seven_soldiers_each_and_three_recruits_without_a_dog(players: int) -> None:
    for seed in range(30):
        state = havoc.deal(players=players, seed=seed)
        assert all(len(hand) == 8 and hand.count(DOG) == 1 for hand in state.hands)
        assert len(state.recruits) == 3
        assert DOG not in state.recruits
        assert state.pile.count(DOG) == SUPPLIES[players][1] - players
        assert not state.discards


@pytest.mark.rule("H3.3")
def test_H3_3_the_other_dogs_lie_anywhere_in_the_pile() -> None:
    places = {
        place for seed in range(200) for place, card in enumerate(havoc.deal(players=2, seed=seed).pile) if card == DOG
    }
    assert places == set(range(54 - 16 - 3))


@pytest.mark.rule("H3.4", "H4.1")
def test_H3_4_the_first_peacekeeper_starts_with_the_card_at_peace() -> None:
    state = havoc.deal(players=4, seed=1)
    assert (state.peacekeeper, state.havoc, state.peace) == (0, False, 0)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (0, "turn")


@pytest.mark.rule("H3.5")
@pytest.mark.parametrize(("players", "years"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_H3_5_which_peace_card(players: int, years: int) -> None:
    assert Options(players=players).years == years


@pytest.mark.rule("H3.5a", "H11.2")
def test_H3_5a_the_faster_card_has_two_years() -> None:
    assert Options(players=4, faster_card=True).years == 2
    state = position(["b1", "b2"], peace=2, options={"faster_card": True})
    assert state.apply("recruit")[1].kind == "year-of-peace"


@pytest.mark.rule("H3.6", "H3.6a")
def test_H3_6_what_is_open_and_what_is_hidden() -> None:
    state = position(["b1 b2", "dog o3 o4"], recruits="g1", discards="g2 g3", pile="y1 y2", points=[3, 4], battle=3)
    view = state.view(0)
    assert (view.hand, view.recruits, view.counts) == ((1, 2), (37,), (2, 3))
    assert (view.pile_count, view.discard_count) == (len(state.pile), 2)
    assert (view.table.points, view.table.order) == ([3, 4], [3, 4, 5, 6, 7, 8, 9])
    assert view.table.hands == [[1, 2], []]
    assert view.table.pile == view.table.discards == []
    assert view.known(1) == []


@pytest.mark.rule("H3.6")
def test_H3_6_the_discards_are_seen_only_by_who_loots() -> None:
    state = position(["dog dog b1", "o1"], discards="g2 g3 y8")
    state.apply("recruit")
    assert state.view(0).looking_at == ()
    state.apply("loot")
    assert set(state.view(0).looking_at) >= {38, 39}
    assert state.view(1).looking_at == state.view(None).looking_at == ()


@pytest.mark.rule("H3.6")
def test_H3_6_several_steps_in_one_breath_are_no_way_to_look_at_hidden_cards() -> None:
    state = position(["b1 b2", "o1"], recruits="g1", pile="y1 y2")
    state.apply("recruit")
    here, there = (state.check(f"draw, take g1, put {card}") for card in ("y1", "y7"))
    assert here == there
    assert here is not None
    assert (here.rule, str(here.nearest)) == ("H3.6", "draw")
    assert state.check("take g1, draw") is None
