"""The golden numbers of hands in each rank, counted one by one: 3.65 thousand million hands for the largest deck."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from havoclab.havoc.hands import Rank
from havoclab.lab.batch import ranks, strengths
from tests.havoc.hands_to_try import DECKS, every_hand_of_six


@pytest.mark.soak
@pytest.mark.rule("H8.1")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("best_subset", [False, True])
@pytest.mark.parametrize("players", DECKS)
def test_h8_1_every_hand_of_the_deck(players: int, best_subset: bool) -> None:
    golden = json.loads((Path(__file__).parents[1] / "data" / "rank_counts.json").read_text(encoding="utf-8"))
    totals = np.zeros(len(Rank), np.int64)
    for times, hands in every_hand_of_six(*DECKS[players]):
        totals += times * np.bincount(ranks(strengths(hands, best_subset=best_subset)), minlength=len(Rank))
    counted = {rank.name: int(totals[rank]) for rank in reversed(Rank) if rank}
    assert counted == golden[str(players)]["best_subset" if best_subset else "ranks"]
