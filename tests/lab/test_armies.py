"""Many armies at once: the same strengths as one by one."""

from __future__ import annotations

from random import Random
from re import escape

import numpy as np
import pytest

from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.warriors import COUNTS, KINDS
from havoclab.lab.armies import army_strengths


@pytest.mark.rule("G7.5")
@pytest.mark.rule("G7.6")
@pytest.mark.rule("G7.7")
def test_G7_5_to_G7_7_a_batch_gives_what_single_armies_give() -> None:
    rng = Random(2)
    armies = [[rng.randint(0, held) for held in COUNTS] for _ in range(2000)]
    flown = [rng.randint(-1, 8) for _ in armies]
    for race in range(4):
        for factor in (2, 3):
            found = army_strengths(np.array(armies, np.int8), race, leader_factor=factor, flown=flown)
            assert found.tolist() == [
                strength(army, race, leader_factor=factor, flown=goblins)
                for army, goblins in zip(armies, flown, strict=True)
            ]
    assert found.any()


def test_blocks_and_no_armies_make_no_difference() -> None:
    army = list(COUNTS)
    army[2] = 1
    many = army_strengths(np.tile(np.array(army), (40_000, 1)), 0)
    assert many.shape == (40_000,)
    assert set(many.tolist()) == {strength(army, 0)}
    assert army_strengths(np.zeros((0, len(KINDS)), int), 0).shape == (0,)


@pytest.mark.parametrize(
    ("armies", "race", "complaint"),
    [
        ([[0] * 21], 0, "armies: the shape is (1, 21); allowed is (armies, 22 kinds)"),
        ([[0.5] * 22], 0, "armies: the numbers are float64; allowed are integers"),
        ([[0] * 22], 4, "race: 4 is none; allowed are 0 to 3"),
    ],
)
def test_what_is_no_army_is_refused(armies: list[list[float]], race: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=escape(complaint)):
        army_strengths(armies, race)
