"""G8: scoring and the end."""

from __future__ import annotations

import pytest

from havoclab.core.outcome import Outcome
from tests.gold_und_rum.tables import battle

rule = pytest.mark.rule


@rule("G8.1")
@pytest.mark.parametrize(("fought", "points"), [((), 2), (("dwarf",), 1), (("dwarf", "undead"), 1)])
def test_G8_1_two_one_one_two_points(fought: tuple[str, ...], points: int) -> None:
    state = battle("orc-2", "orc-6", "barbarian-2", fought=fought, favourite=3)
    assert state.points[2] == points


@rule("G8.1")
def test_G8_1_all_that_tie_score_in_full() -> None:
    state = battle("orc-6", "orc-2 orc-2 orc-2", "dwarf-2", favourite=3)
    assert state.points == [0, 2, 2, 0]
    assert state.won == [[1, 2]]


@rule("G8.1a")
def test_G8_1a_without_any_strength_nobody_scores() -> None:
    state = battle("orc-leader", "dwarf-2", "dwarf-2")
    assert state.points == [0, 0, 0, 0]
    assert state.battles == 1
    assert state.last_won == [0] * 4
    assert state.won == [[]]


@rule("G8.2")
def test_G8_2_the_chancellor_scores_with_the_favourite() -> None:
    assert battle("orc-6", "orc-2", "dwarf-2", favourite=1).points == [2, 2, 0, 0]
    assert battle("orc-6", "orc-2", "dwarf-2", favourite=2).points == [0, 2, 0, 0]


@rule("G8.3", "G8.4", "G3.1", "G1.2")
def test_G8_4_the_game_ends_with_the_round_in_which_the_goal_is_reached() -> None:
    state = battle("orc-6", "dwarf-2", "dwarf-2", race="", fought=("undead", "barbarian", "dwarf"), favourite=2)
    before = state.copy()
    before.points = [0, 5, 0, 0]
    before.apply("march orc")
    assert not before.is_over
    assert (before.round, before.chancellor, before.recruits) == (2, 1, [2, 0, 2, 2])
    state.points = [0, 6, 0, 0]
    state.battles = 3
    state.apply("march orc")
    assert state.is_over
    assert state.outcome == Outcome(((1,), (0, 2, 3)), (0, 8, 0, 0), "G8.4")


@rule("G8.5", "G8.5a")
@pytest.mark.parametrize(
    ("points", "last_won", "places"),
    [
        ([8, 8, 2, 0], [0, 3, 4, 0], ((1,), (0,), (2,), (3,))),
        ([8, 8, 2, 0], [3, 3, 4, 0], ((0, 1), (2,), (3,))),
        ([8, 2, 8, 8], [0, 4, 0, 0], ((0, 2, 3), (1,))),
    ],
)
def test_G8_5_among_equals_who_won_a_battle_last(
    points: list[int], last_won: list[int], places: tuple[tuple[int, ...], ...]
) -> None:
    state = battle("orc-6", "dwarf-2", "dwarf-2", race="")
    state.points, state.last_won, state.kind, state.seat = points, last_won, "over", -1
    assert state.outcome == Outcome(places, tuple(points), "G8.5")
