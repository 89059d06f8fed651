"""The public battery over Havoc: 100,000 random steps with 2-6 players and every option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab.havoc.position import KINDS
from havoclab.havoc.variants import DROPPABLE
from havoclab.testing import conform

#: Battle cards as an owner of the game might type them in: other points, other deals, more places.
OWN_BATTLES = [
    {
        "number": 1,
        "name": "Écluse",
        "year": 1340,
        "places": [{"points": 9}, {"points": 0}, {"points": None}, {"points": 7}],
        "deal": {"everyone": 3, "initiator": 0},
    },
    {"number": 8, "name": "Formigny", "year": 1450, "places": [{"points": 0}], "deal": {"everyone": 0, "initiator": 9}},
    {"number": 9, "name": "Castillon", "year": 1453, "places": [{"points": 20}, {"points": 1}]},
]

#: The expansion, its battle being one more. Source: H13.10.
EXTRA_JOHN: dict[str, Any] = {"john_of_gaunt": True, "extra_chevauchees": True}

SWITCHES: list[dict[str, Any]] = [
    {},
    {"battle_order": "winner", "best_subset": True, "john_of_gaunt": True},
    {"battle_order": "random", "winner_turns": True, "equal_share": True, **EXTRA_JOHN},
    {"fetch_when_full": True, "second_place": True, "own_battles": OWN_BATTLES},
]
#: Switches that only so few players can use. Source: H3.5, H11.1.
FOR_FEW = {2: {"faster_card": True}, 3: {"faster_card": True, "second_place": False}, 4: {"faster_card": True}}

RUNS = [(players, switches) for players in range(2, 7) for switches in SWITCHES]
STEPS = 100_000 // len(RUNS)


def options(players: int, switches: dict[str, Any]) -> dict[str, Any]:
    few = FOR_FEW.get(players, {}) if switches.get("battle_order") == "winner" else {}
    return {"players": players, **switches, **few}


@pytest.mark.parametrize(
    ("players", "switches"), RUNS, ids=lambda value: value if isinstance(value, int) else "-".join(value)
)
def test_random_play_keeps_the_contract(players: int, switches: dict[str, Any]) -> None:
    tally = conform("havoc", options(players, switches), seed=players, steps=STEPS, thorough=150)
    assert tally.steps == STEPS
    assert tally.games >= STEPS // 1000
    assert tally.thorough >= STEPS // 300
    assert sum(tally.refusals.values()) > tally.thorough


def test_random_play_meets_every_kind_of_choice() -> None:
    met: set[str] = set()
    for players in (2, 4):
        options = {"players": players, "battle_order": "winner"}
        met |= set(conform("havoc", options, seed=2, steps=4_000, thorough=2_000).kinds)
    assert met == set(KINDS) - {"over"}


@pytest.mark.soak
@pytest.mark.rule("H13.1", "H13.10")
@pytest.mark.parametrize("seed", range(100))
def test_random_games_with_john_of_gaunt_end_under_any_options_and_without_any_rules(seed: int) -> None:
    rng = Random(seed)
    rules = [rule for rule in DROPPABLE if rule.startswith("H13.")] if seed % 2 else list(DROPPABLE)
    how = {
        "players": 2 + seed % 5,
        "john_of_gaunt": True,
        "extra_chevauchees": rng.random() < 0.5,
        "battle_order": rng.choice(["number", "random", "winner"]),
        "best_subset": rng.random() < 0.2,
        "winner_turns": rng.random() < 0.3,
        "equal_share": rng.random() < 0.3,
        "without": rng.sample(rules, rng.randint(0, 4)),
    }
    assert conform("havoc", how, seed=seed, steps=5_000, thorough=120).games
