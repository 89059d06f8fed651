"""H11: options."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab import havoc
from havoclab.havoc import Options
from tests.havoc.positions import position


def fought(players: int, battle: int, **options: Any) -> list[int]:
    """Points after a battle in which lower seats were stronger."""
    state = position(
        [f"y{seat + 1}" for seat in range(players)],
        laid=[f"b{8 - seat} o{8 - seat}" for seat in range(players)],
        roles=[2] * (players - 1) + [1],
        kind="add",
        seat=players - 1,
        initiator=0,
        havoc=True,
        battle=battle,
        options=options,
    )
    state.apply("pass")
    return state.points


@pytest.mark.rule("H11.1")
@pytest.mark.parametrize(
    ("players", "battle", "points"),
    [
        (2, 1, [5, 0]),
        (3, 1, [5, 0, 0]),
        (2, 2, [5, 1]),
        (3, 2, [5, 1, 0]),
        (2, 3, [6, 0]),
        (3, 8, [9, 3, 0]),
        (2, 5, [8, 0]),
    ],
)
def test_H11_1_with_two_or_three_the_second_takes_the_thirds_points(
    players: int, battle: int, points: list[int]
) -> None:
    assert fought(players, battle) == points


@pytest.mark.rule("H11.1", "H6.11")
@pytest.mark.parametrize(("players", "points"), [(2, [5, 3]), (3, [5, 3, 1])])
def test_H11_1_switched_off_second_places_count_as_printed(players: int, points: list[int]) -> None:
    assert fought(players, 2, second_place=True) == points


@pytest.mark.rule("H11.1")
def test_H11_1_the_event_cites_the_option() -> None:
    state = position(
        ["y1", "y2"],
        laid=["b8 o8", "b7 o7"],
        roles=[2, 1],
        kind="add",
        seat=1,
        initiator=0,
        havoc=True,
        battle=2,
    )
    cited = {event.seat: event.rule for event in state.apply("pass") if event.kind in ("won", "scored")}
    assert cited == {0: "H6.11", 1: "H11.1"}


@pytest.mark.rule("H11.1a")
def test_H11_1a_castillon_is_covered_too() -> None:
    assert Options(players=3).payments(9)[:3] == (11, 5, 3)
    assert Options(players=2).payments(9)[:2] == (11, 5)
    assert Options(players=4).payments(9) == (11, 8, 5, 3, 1, 0)


@pytest.mark.rule("H11.1b")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_H11_1b_with_four_or_more_it_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=r"second_place.*2-3 players.*H11\.1"):
        havoc.deal(players=players, seed=1, second_place=False)


@pytest.mark.rule("H11.2", "H3.5a")
@pytest.mark.parametrize("players", [5, 6])
def test_H11_2_five_and_six_use_the_faster_card_anyway(players: int) -> None:
    with pytest.raises(ValueError, match=r"faster_card.*H3\.5"):
        havoc.deal(players=players, seed=1, faster_card=True)


@pytest.mark.rule("H11.2", "H2.4")
def test_H11_2_the_owners_own_battle_card_counts() -> None:
    own = {"number": 1, "name": "Écluse", "year": 1340, "places": [{"points": 9}, {"points": None}, {"points": 4}]}
    assert fought(4, 1, own_battles=[own]) == [9, 0, 4, 0]
    assert fought(4, 2, own_battles=[own]) == [5, 3, 1, 0]
    options = Options.read({"players": 4, "own_battles": [own]})
    assert (options.battle(1).name, options.battle(1).places[0].standing) == ("Écluse", "own")


@pytest.mark.rule("H11.2", "H8.5d")
def test_H11_2_best_subset_counts_in_a_battle() -> None:
    for best_subset, winner in ((False, 1), (True, 0)):
        state = position(
            ["y1", "y2"],
            laid=["dog b4 b5 b6 b7 b8", "o2 g2 n2 e2"],
            roles=[2, 1],
            kind="add",
            seat=1,
            initiator=0,
            havoc=True,
            options={"best_subset": best_subset},
        )
        state.apply("pass")
        state.apply("declare 0")
        assert state.past[-1][1] == winner
