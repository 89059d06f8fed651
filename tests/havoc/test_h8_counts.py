"""H8.1: how many hands of each deck have which rank."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from havoclab.havoc.hands import Rank
from havoclab.lab.batch import ranks, strengths
from havoclab.lab.counts import count_ranks
from tests.havoc.hands_to_try import DECKS, deck, every_hand_of_six

GOLDEN: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "rank_counts.json").read_text(encoding="utf-8")
)


def by_name(counts: dict[Rank, int]) -> dict[str, int]:
    return {rank.name: counts[rank] for rank in reversed(Rank) if rank}


@pytest.mark.rule("H8.1", "H3.1")
@pytest.mark.parametrize("players", DECKS)
def test_h8_1_numbers_of_hands_by_classes(players: int) -> None:
    top, dogs = DECKS[players]
    golden = GOLDEN[str(players)]
    assert (golden["top"], golden["dogs"], golden["cards"]) == (top, dogs, 6 * top + dogs)
    assert sum(golden["ranks"].values()) == golden["hands"] == comb(6 * top + dogs, 6)
    assert by_name(count_ranks(top, dogs)) == golden["ranks"]
    assert by_name(count_ranks(top, dogs, best_subset=True)) == golden["best_subset"]


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("players", [2, 3])
def test_h8_1_numbers_of_hands_one_by_one(players: int) -> None:
    totals = np.zeros(len(Rank), np.int64)
    for times, hands in every_hand_of_six(*DECKS[players]):
        totals += times * np.bincount(ranks(strengths(hands)), minlength=len(Rank))
    assert by_name({rank: int(totals[rank]) for rank in Rank}) == GOLDEN[str(players)]["ranks"]


@pytest.mark.rule("H8.1", "H8.2", "H8.3", "H8.4")
@pytest.mark.parametrize("players", DECKS)
def test_h8_1_ranks_that_a_pencil_can_count(players: int) -> None:
    top, dogs = DECKS[players]
    ranks_of = GOLDEN[str(players)]["ranks"]
    # In each suit a run from each lowest value 0 to top - 5; at 0 any of the dogs.
    assert ranks_of["STRAIGHT_FLUSH_OF_SIX"] == 6 * (top - 5) + 6 * dogs
    assert ranks_of["SIX_OF_A_KIND"] == top + comb(dogs, 6)
    # Five of a value and any other card, but five dogs and a soldier are a flush of six.
    assert ranks_of["FIVE_OF_A_KIND"] == top * comb(6, 5) * (6 * (top - 1) + dogs)
    assert ranks_of["TRIOS"] == comb(top, 2) * comb(6, 3) ** 2 + top * comb(6, 3) * comb(dogs, 3)
    fours, pairs = top * comb(6, 4), comb(6, 2)
    assert ranks_of["BIG_HOUSE"] == fours * ((top - 1) * pairs + comb(dogs, 2)) + comb(dogs, 4) * top * pairs


@pytest.mark.rule("H8.1")
def test_h8_1_smaller_hands_add_up_too() -> None:
    for size in range(6):
        counts = count_ranks(4, 2, size=size)
        assert sum(counts.values()) == comb(len(deck(6, 4, 2)), size)
        assert (counts[Rank.NOTHING] == 1) == (size == 0)
    assert count_ranks(18, 12, size=1)[Rank.HIGH_CARD] == 120


def test_impossible_decks_are_refused() -> None:
    with pytest.raises(ValueError, match="top: 19 is no soldier's value; allowed are 1-18"):
        count_ranks(19, 6)
    with pytest.raises(ValueError, match="dogs: -1; allowed are 0 and more"):
        count_ranks(8, -1)
    with pytest.raises(ValueError, match="size: 7 cards; allowed are 0-6"):
        count_ranks(8, 6, size=7)
