"""Node counts from fixed positions: how many sequences of so many steps there are. A change of the rules shows here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE
from havoclab.testing import perft
from tests.gold_und_rum.tables import battle

POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "perft_gold_und_rum.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("fixed", POSITIONS, ids=lambda fixed: fixed["name"].replace(" ", "-"))
def test_node_counts(fixed: dict[str, Any]) -> None:
    state = State.from_json(fixed["state"])
    assert [perft(state, depth) for depth in range(1, len(fixed["counts"]) + 1)] == fixed["counts"]


def test_the_positions_cover_all_numbers_of_players_both_modes_and_every_kind_of_choice() -> None:
    states = [State.from_json(fixed["state"]) for fixed in POSITIONS]
    assert {state.players for state in states} == set(range(4, 8))
    assert {state.options.step_mode for state in states} == {False, True}
    assert {state.kind for state in states} == set(KINDS_OF_CHOICE) - {"over"}


def counts_of(name: str) -> list[int]:
    (found,) = (fixed["counts"] for fixed in POSITIONS if fixed["name"] == name)
    return list(found)


def test_the_first_counts_by_hand() -> None:
    """First the card alone. Then another, or a desertion of one of three on one of nine piles; then whoever is left."""
    anybody = 1 + 3 * 9
    assert counts_of("opening for 4") == [1, anybody, anybody + 3 * 9 * (1 + 2 * 9)]
    waits_or_deserts = 1 + 9
    assert counts_of("opening for 4 in steps") == [waits_or_deserts**depth for depth in (1, 2, 3, 4)]
    spy_asks = 2 * 22
    assert counts_of("first spy")[0] == spy_asks


def test_a_battle_by_hand() -> None:
    """Any of four races; then the goblin, the machine, or no more."""
    state = battle("orc-2 goblin machine commando", "orc-6 airship goblin", "troll", race="")
    assert [perft(state, depth) for depth in range(3)] == [1, 4, 4 * 3]
