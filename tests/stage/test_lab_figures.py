"""What the laboratory's page says of games that were played."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from havoclab.lab import Arm, Fault, Plan, read_claims
from havoclab.stage.plain import say_scene
from havoclab.stage.scene import Chart
from tests.stage.laboratory import QUICK, loaded, played, table, told, two_tables


def test_an_effect_is_told_with_its_interval_and_never_as_proved() -> None:
    text = told(loaded(two_tables(), played(two_tables(), {0: (20, 30), 1: (30, 20)})))
    assert "An effect is seen: Turns in a game, +3.0 at table B (between +3.0 and +3.0)." in text
    assert "An effect is seen: Seat 1: victories, +100.0 percentage points" in text
    assert "No effect seen: Changes of the lead; Lead at the end, in points; Points of a player." in text
    assert "An estimate from 20 deals that are complete (40 games)" in text
    assert "none of this proves anything" in text


def test_where_nothing_went_differently_no_effect_is_seen() -> None:
    games = [replace(game, turns=10) for game in played(two_tables(), {0: (20, 30), 1: (20, 30)})]
    assert "No effect seen: not one of the 20 deals went differently." in told(loaded(two_tables(), games))


def test_a_few_deals_say_nothing() -> None:
    scene = loaded(two_tables(9), played(two_tables(9), {0: (20, 30), 1: (30, 20)})).scene()
    assert "too little to say anything" in "\n".join(say_scene(scene))
    assert not [block for block in scene.blocks if isinstance(block, Chart)]


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    "arms",
    [
        (Arm(bots=QUICK),),
        (Arm(bots=("random", "sensible")),),
        (Arm(bots=QUICK), Arm(bots=("random", "sensible+hoards"), options={"best_subset": True})),
        (Arm(bots=("sensible", "random")), Arm(bots=("sensible", "random"), options={"battle_order": "winner"})),
        read_claims()[-1].arms,
        read_claims()[0].arms,
    ],
    ids=["one kind", "two kinds", "a changed player", "another order", "a seat", "a habit"],
)
def test_every_experiment_has_charts_with_intervals_and_the_numbers_behind_them(
    arms: tuple[Arm, ...], language: str
) -> None:
    plan = Plan(arms=arms, deals=12)
    size = len(arms[0].bots)
    scene = loaded(
        plan, played(plan, {0: tuple(range(20, 20 + size)), 1: tuple(range(26, 26 + size))}), language
    ).scene()
    charts = [block for block in scene.blocks if isinstance(block, Chart)]
    assert len(charts) == (7 if len(arms) > 1 else 5)
    for bar in (bar for chart in charts for bar in chart.bars):
        assert bar.low is not None
        assert bar.high is not None
        assert bar.low - 1e-9 <= bar.value <= bar.high + 1e-9
        assert bar.note
    numbers = table(scene, "lab-numbers")
    assert {len(row) for row in numbers.rows} == {len(numbers.columns)}
    said = "\n".join(say_scene(scene))
    assert all(bar.text in said for chart in charts for bar in chart.bars)
    json.dumps(scene.model_dump(mode="json"), allow_nan=False)


def test_spoilt_games_are_told_apart() -> None:
    plan = two_tables()
    games = played(plan, {0: (20, 30), 1: (20, 30)})
    spoilt = replace(games[3], fault=Fault("hung", 1, "random", "no answer in 20 seconds"))
    spoilt = replace(spoilt, points=(), places=(), decisions=(), milliseconds=(), slowest=(), turns=0, swings=0)
    scene = loaded(plan, [*games[:3], spoilt, *games[4:]]).scene()
    row = table(scene, "lab-faults").rows[0]
    assert [cell.text for cell in row] == ["2, table B", "Random bot", "gave no answer", "no answer in 20 seconds"]
    assert "19 deals that are complete (39 games)" in "\n".join(say_scene(scene))
