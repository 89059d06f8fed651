"""Estimates: what they say of known games, and that an interval holds what it estimates as often as it claims to."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest

from havoclab.lab import Arm, Fault, Plan, Played, Results, Side, run
from havoclab.lab.habits import Maker
from havoclab.lab.intervals import Interval, difference_interval, mean_interval, share_interval
from havoclab.lab.results import METRICS
from tests.lab.awkward import Shifted

TWO = Plan(arms=(Arm(bots=("sensible", "random")), Arm(bots=("sensible", "sensible"))), deals=3)


def game(arm: int, deal: int, rotation: int, points: tuple[int, ...], **more: object) -> Played:
    """A game that was won by points."""
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    bots = TWO.arms[arm].seated(rotation)
    same = (0,) * len(points)
    times = (0.0,) * len(points)
    return replace(Played(arm, deal, rotation, bots, points, places, same, 10, 2, times, times), **more)  # type: ignore[arg-type]


@pytest.fixture
def results() -> Results:
    """In arm 0 the sensible bot won three games of four, and one deal is not complete; arm 1 is all sensible."""
    hung = Fault("hung", 0, "sensible", "no answer")
    return Results(
        TWO,
        [
            game(0, 0, 0, (30, 20)),
            game(0, 0, 1, (10, 30)),
            game(1, 0, 0, (30, 20)),
            game(0, 1, 0, (25, 25)),
            game(0, 1, 1, (28, 22)),
            game(1, 1, 0, (20, 30)),
            game(0, 2, 0, (40, 0)),
            game(0, 2, 1, (), places=(), decisions=(), milliseconds=(), slowest=(), fault=hung),
            game(1, 2, 0, (1, 2)),
        ],
    )


def test_a_deal_counts_where_all_its_games_were_played_to_the_end(results: Results) -> None:
    assert results.complete
    assert [fault.deal for fault in results.faults] == [2]
    assert (results.deals(0), results.deals(1)) == (2, 3)
    assert results.values("share", Side(0, "sensible")) == {0: 1.0, 1: 0.25}
    assert results.shares()["sensible"].value == pytest.approx(0.625)
    assert results.points()["random"].value == (20 + 10 + 25 + 28) / 4


def test_seats_are_told_apart_whoever_sits_there(results: Results) -> None:
    assert [share.value for share in results.shares_by_seat()] == [(1 + 0 + 0.5 + 1) / 4, (0 + 1 + 0.5 + 0) / 4]
    assert [points.value for points in results.points_by_seat(1)] == [17.0, 52 / 3]


def test_a_table_of_equal_bots_shares_evenly_and_one_chair_is_all_seats_in_turn(results: Results) -> None:
    share = results.shares(1)["sensible"]
    assert (share.value, share.low, share.high) == (0.5, 0.5, 0.5)
    assert results.values("share", Side(1, chair=0)) == {0: 0.5, 1: 0.5, 2: 0.5}
    assert results.values("points", Side(1, chair=1)) == {0: 25.0, 1: 25.0, 2: 1.5}


def test_differences_are_taken_deal_by_deal(results: Results) -> None:
    found = results.difference("share", Side(0, chair=0), Side(1, chair=0))
    assert found.value == pytest.approx(-0.125)
    assert (found.deals, found.changed) == (2, 2)
    assert not found.is_seen
    assert results.difference("margin").value == pytest.approx((10 - 15 + 10 - 3) / 2)
    assert results.advantage(Side(1, seat=0)).value == pytest.approx(1 / 3 - 1 / 2)


def test_what_does_not_change_the_games_is_no_effect_in_any_deal() -> None:
    alike = Arm(bots=("random", "random", "sensible"))
    found = run(Plan(arms=(alike, alike), deals=12))
    for metric in METRICS:
        difference = found.difference(metric, Side(0, chair=2), Side(1, chair=2))
        assert (difference.value, difference.changed, difference.is_seen) == (0.0, 0, False)


def test_too_few_deals_say_nothing_and_none_are_no_number(results: Results) -> None:
    one = Results(TWO, results.games[:2])
    assert math.isinf(one.length().high)
    share = one.shares()["sensible"]
    assert share.low < 0.25
    nothing = Results(TWO, ())
    assert math.isnan(nothing.length().value)
    empty = nothing.difference("share", Side(0, chair=0), Side(1, chair=0))
    assert (empty.low, empty.high, empty.is_seen) == (-1.0, 1.0, False)
    assert not nothing.difference("points").is_seen


def test_thinking_is_told_by_bot_over_all_arms() -> None:
    plan = Plan(arms=(Arm(bots=("sensible", "random")), Arm(bots=("random", "random"))), deals=4)
    thinking = run(plan).thinking()
    assert thinking["sensible"].milliseconds > thinking["random"].milliseconds > 0
    assert thinking["sensible"].slowest >= thinking["sensible"].milliseconds
    assert thinking["random"].decisions > thinking["sensible"].decisions


@pytest.mark.parametrize(
    ("metric", "side", "complaint"),
    [
        ("luck", Side(), "metric: 'luck' is none; allowed are share, points"),
        ("share", Side(7), "arm: 7 is none; allowed are 0 to 1"),
        ("share", Side(0, "genius"), "bot: 'genius' is not in arm 0; there are sensible, random"),
        ("share", Side(0, seat=2), "seat: 2 is none; allowed are 0 to 1"),
        ("share", Side(0, chair=-1), "chair: -1 is none"),
    ],
)
def test_what_the_plan_does_not_have_is_refused(results: Results, metric: str, side: Side, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        results.values(metric, side)  # type: ignore[arg-type]  # that is the point


# --- calibration ---


def held(
    interval: Callable[[Sequence[float]], Interval],
    draw: Callable[[np.random.Generator], Sequence[float]],
    truth: float,
) -> float:
    """In what part of 800 experiments the interval holds what it estimates."""
    rng = np.random.default_rng(7)
    ends = [interval(draw(rng)) for _ in range(800)]
    return sum(low <= truth <= high for low, high in ends) / len(ends)


def rotations(rng: np.random.Generator, deals: int, luck: float) -> list[float]:
    """Parts of four games won on each deal, where some deals are lucky for every seat that plays them."""
    chances = rng.beta(0.3 / luck, 0.7 / luck, deals)
    return list(rng.binomial(4, chances) / 4)


@pytest.mark.parametrize(
    ("interval", "draw", "truth"),
    [
        pytest.param(share_interval, lambda rng: list(rng.binomial(1, 0.3, 60)), 0.3, id="wins"),
        pytest.param(share_interval, lambda rng: rotations(rng, 60, 0.1), 0.3, id="rotations"),
        pytest.param(share_interval, lambda rng: rotations(rng, 60, 3.0), 0.3, id="rotations-of-lucky-deals"),
        pytest.param(mean_interval, lambda rng: list(rng.gamma(4, 5, 40)), 20.0, id="points"),
        pytest.param(
            lambda values: difference_interval(values, most=1.0),
            lambda rng: list(rng.choice([-0.5, 0.0, 0.5], 60, p=[0.1, 0.8, 0.1])),
            0.0,
            id="differences-that-are-mostly-none",
        ),
    ],
)
def test_intervals_hold_what_they_estimate_in_95_of_100_experiments(
    interval: Callable[[Sequence[float]], Interval],
    draw: Callable[[np.random.Generator], Sequence[float]],
    truth: float,
) -> None:
    # 95 % plus or minus three standard deviations of so many experiments.
    assert 0.927 <= held(interval, draw, truth) <= 0.973


def test_rare_events_are_not_taken_for_impossible() -> None:
    low, high = share_interval([0.0] * 50)
    assert (low, round(high, 2)) == (0.0, 0.07)
    low, high = difference_interval([0.0] * 50, most=1.0)
    assert round(high, 2) == 0.07 == -round(low, 2)
    assert not any(low > 0 or high < 0 for low, high in [difference_interval([0.5], most=1.0), mean_interval([3.0])])


OWN: dict[str, Maker] = {"shifted": Shifted}


def effects_seen(experiments: int, deals: int, other: str) -> int:
    """In how many experiments the same seat of another table has a part in the victories that is seen to differ."""
    plan = Plan(arms=(Arm(bots=("random", "random")), Arm(bots=(other, "random"))), deals=experiments * deals)
    played = run(plan.model_copy(update={"rotate": False}), own=OWN)
    seen = 0
    for first in range(0, plan.deals, deals):
        part = Results(played.plan, [game for game in played.games if first <= game.deal < first + deals])
        seen += part.difference("share", Side(0, seat=0), Side(1, seat=0)).is_seen
    return seen


def test_a_change_that_changes_nothing_shows_no_effect_though_its_games_differ() -> None:
    # The shifted bot plays as the random one does, but draws other chances, so that no two games are paired any more.
    assert effects_seen(24, 16, "own:shifted") <= 4  # 1.2 are expected; more than 4 come once in 200 times
    assert effects_seen(3, 16, "sensible") == 3


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_change_that_changes_nothing_shows_no_effect_in_95_of_100_runs() -> None:
    assert 0.03 <= effects_seen(800, 40, "own:shifted") / 800 <= 0.07
