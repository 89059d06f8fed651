"""Node counts from fixed positions: how many sequences of so many steps there are. A change of the rules shows here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from havoclab.havoc import State
from havoclab.testing import perft

POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "perft.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("fixed", POSITIONS, ids=lambda fixed: fixed["name"].replace(" ", "-"))
def test_node_counts(fixed: dict[str, Any]) -> None:
    state = State.from_json(fixed["state"])
    assert [perft(state, depth) for depth in range(1, len(fixed["counts"]) + 1)] == fixed["counts"]


def test_the_positions_cover_all_numbers_of_players_and_the_kinds_of_choice() -> None:
    states = [State.from_json(fixed["state"]) for fixed in POSITIONS]
    assert {state.players for state in states} == set(range(2, 7))
    kinds = {"turn", "name-battle", "add", "join", "declare", "dogs", "pick", "recruit", "year-of-peace", "last-dogs"}
    assert {state.kind for state in states} >= kinds


def test_the_first_counts_by_hand() -> None:
    """Opening for two: recruit or cry; then draw, three recruits, a fetch of each; or any card of eight."""
    (opening,) = (fixed for fixed in POSITIONS if fixed["name"] == "opening for 2")
    takes = 1 + 3
    fetches = 1 + 3
    assert opening["counts"][:2] == [2, takes + fetches + 8]
