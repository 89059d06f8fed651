"""H1 and H2: how many play, how many battles there are, what lies in the box."""

from __future__ import annotations

from random import Random

import pytest

from havoclab import havoc
from havoclab.havoc import Options
from havoclab.havoc.battles import printed_battles
from havoclab.havoc.cards import DOG, SUITS
from havoclab.havoc.setup import deck
from tests.havoc.positions import position


def played(players: int, seed: int) -> havoc.State:
    """A game played at random to its end."""
    state, rng = havoc.deal(players=players, seed=seed), Random(seed)
    while not state.is_over:
        state.apply(rng.choice(state.list_legal()))
    return state


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_H1_1_two_to_six_players(players: int) -> None:
    assert havoc.deal(players=players, seed=1).seats == players


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_H1_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match=r"options\.players"):
        havoc.deal(players=players, seed=1)


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_H1_2_eight_battles_then_castillon_then_most_points_win(players: int) -> None:
    state = played(players, seed=players)
    assert [number for number, _, _ in state.past] == list(range(1, 10))
    assert state.outcome is not None
    assert max(state.outcome.points) == state.outcome.points[state.outcome.winners[0]]
    assert state.outcome.points == tuple(sum(points[seat] for _, _, points in state.past) for seat in range(players))


@pytest.mark.rule("H2.1", "H2.2")
def test_H2_1_the_whole_box_has_108_soldiers_and_12_dogs() -> None:
    box = deck(Options(players=6))
    assert len(box) == 120
    assert box.count(DOG) == 12
    assert len(set(box)) == 109
    assert len(SUITS) == 6


@pytest.mark.rule("H2.2")
def test_H2_2_a_dog_has_every_suit_and_the_value_0() -> None:
    """In a flush of green it is green; against a blue one it is the 0 at the end."""
    state = position(
        ["b8", "o8"],
        laid=["dog b3 b5 b6 b7", "dog g2 g4 g6 g7"],
        roles=[2, 1],
        uninvolved=[-1, -1],
        kind="add",
        seat=1,
        initiator=0,
        havoc=True,
    )
    state.apply("pass")
    state.apply("declare 0")
    events = state.apply("declare 0")
    assert [(event.kind, event.seat) for event in events if event.kind == "won"] == [("won", 0)]


@pytest.mark.rule("H2.3", "H2.4")
def test_H2_3_nine_battle_cards_and_fifteen_tokens() -> None:
    battles = printed_battles()
    assert [card.number for card in battles] == list(range(1, 10))
    tokens = [place.points for card in battles for place in card.places[1:] if place.points]
    assert len(tokens) == 15
    assert all(card.places[0].points is not None for card in battles)


@pytest.mark.rule("H2.4")
def test_H2_4_the_sources_own_numbers() -> None:
    sluys, crecy = printed_battles()[:2]
    assert [place.points for place in sluys.places] == [5, 3, None]
    assert (sluys.deal.everyone, sluys.deal.initiator) == (1, 1)
    assert (crecy.places[0].points, crecy.places[2].points) == (5, 1)
    assert [place.points for place in printed_battles()[8].places] == [11, 8, 5, 3, 1, 0]
