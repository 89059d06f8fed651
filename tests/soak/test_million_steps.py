"""A million random steps of each game through the conformance battery, over all numbers of players and options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab.gold_und_rum.variants import DROPPABLE
from havoclab.testing import conform
from tests.havoc.test_conformance import RUNS, options

STEPS = 1_000_000
#: Tables of Gold und Rum: the first half by the rules, the rest without some of them.
TABLES = 20


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "switches"), RUNS, ids=lambda value: value if isinstance(value, int) else "-".join(value)
)
def test_a_million_random_steps_keep_the_contract(players: int, switches: dict[str, Any]) -> None:
    steps = STEPS // len(RUNS)
    tally = conform("havoc", options(players, switches), seed=1000 + players, steps=steps, thorough=200)
    assert tally.steps == steps


@pytest.mark.soak
@pytest.mark.parametrize("table", range(TABLES))
def test_a_million_random_steps_of_gold_und_rum_keep_the_contract(table: int) -> None:
    rng, steps = Random(table), STEPS // TABLES
    how = {
        "players": 4 + table % 4,
        "step_mode": table // 4 % 2 == 1,
        "leader_factor": rng.randint(2, 4),
        "without": rng.sample(DROPPABLE, rng.randint(1, 5)) if table >= TABLES // 2 else (),
    }
    tally = conform("gold_und_rum", how, seed=2000 + table, steps=steps, thorough=200)
    assert tally.steps == steps
    assert tally.games
