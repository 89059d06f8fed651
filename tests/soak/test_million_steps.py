"""A million random steps through the conformance battery, over all numbers of players and options."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.testing import conform
from tests.havoc.test_conformance import RUNS, options

STEPS = 1_000_000 // len(RUNS)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "switches"), RUNS, ids=lambda value: value if isinstance(value, int) else "-".join(value)
)
def test_a_million_random_steps_keep_the_contract(players: int, switches: dict[str, Any]) -> None:
    tally = conform("havoc", options(players, switches), seed=1000 + players, steps=STEPS, thorough=200)
    assert tally.steps == STEPS
