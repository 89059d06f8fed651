"""Plans: what may be asked for, and that equal plans are equal games."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.lab import Arm, Plan

TWO = {"bots": ["sensible", "random"]}


def test_a_plan_counts_a_game_for_each_arm_deal_and_way_to_turn_the_bots() -> None:
    plan = Plan.read({"arms": [TWO, {"bots": ["sensible"] * 4}, {"bots": ["sensible", "random"] * 2}], "deals": 7})
    assert [tuple(seating) for seating in plan.seatings] == [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)]
    assert plan.games == 35
    assert plan.model_copy(update={"rotate": False}).games == 21


def test_turning_moves_every_bot_by_as_many_seats() -> None:
    arm = Arm(bots=("sensible", "random", "sensible+hoards"))
    assert [arm.seated(turn)[turn] for turn in range(3)] == ["sensible"] * 3
    assert arm.seated(1) == ("sensible+hoards", "sensible", "random")


def test_equal_tables_are_equal_however_they_were_written() -> None:
    one, other = (
        Arm(bots=("sensible",) * 3, options=options)
        for options in (
            {"players": 3, "best_subset": False, "without": ["H6.6", "H4.3"]},
            {"without": ["H4.3", "H6.6"]},
        )
    )
    assert one == other
    plans = [Plan(arms=(arm,), deals=3) for arm in (one, other)]
    assert plans[0].fingerprint == plans[1].fingerprint != plans[0].model_copy(update={"seed": 5}).fingerprint


def test_the_same_seed_deals_the_same_whatever_else_is_planned() -> None:
    plan = Plan.read({"arms": [TWO], "deals": 5, "seed": 3})
    other = Plan.read({"arms": [TWO, TWO], "deals": 9, "seed": 3, "rotate": False})
    assert [plan.seed_of(deal) for deal in range(5)] == [other.seed_of(deal) for deal in range(5)]
    assert plan.seed_of(0) != plan.model_copy(update={"seed": 4}).seed_of(0)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"deals": 0}, "plan.deals: 0 of them; allowed are 1 to 1,000,000"),
        ({"deals": 10**9}, "plan.deals: 1,000,000,000 of them; allowed are 1 to 1,000,000"),
        ({"deals": "many"}, "plan.deals: A whole number .*'many'"),
        (
            {"deals": 900_000, "arms": [TWO] * 2},
            "plan.deals: 900,000 deals are 3,600,000 games.*allowed are 1 to 500,000",
        ),
        ({"seed": -1}, "plan.seed: 0 is the least .* -1"),
        ({"arms": []}, "plan.arms: .*at least 1"),
        (
            {"arms": [{"bots": ["genius", "random"]}]},
            "plan.arms.0.bots: 'genius' is no bot of havoc; allowed are random",
        ),
        (
            {"arms": [{"bots": ["random+hops", "random"]}]},
            "plan.arms.0.bots: 'hops' is no habit; allowed are burns-early",
        ),
        ({"arms": [{"bots": ["random"]}]}, "plan.arms.0.bots: 1 of them; havoc is for 2 to 6 players"),
        ({"arms": [{**TWO, "game": "chess"}]}, "plan.arms.0.game: 'chess' is none; allowed are havoc"),
        ({"arms": [{**TWO, "options": {"without": ["H99.9"]}}]}, "plan.arms.0.options.without.*'H99.9'"),
        ({"arms": [{**TWO, "options": {"speed": 9}}]}, "plan.arms.0.options.speed: There is no such field"),
        ({"arms": [{**TWO, "options": {"players": 5}}]}, "plan.arms.0.options.players: .*number of bots, which is 2"),
        ({"surprise": 1}, "plan.surprise: There is no such field"),
    ],
)
def test_what_can_not_be_planned_is_refused_by_field_reason_and_what_is_allowed(
    change: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        Plan.read({"arms": [TWO], "deals": 5, **change})
