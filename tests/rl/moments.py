"""Moments of random games, for tests of what learning programs see and can do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pydantic import BaseModel

from havoclab import gold_und_rum, havoc
from havoclab.core.action import Action
from havoclab.games import load
from havoclab.rl import Encoding, encoding_for

HAVOC = [
    havoc.Options(players=2),
    havoc.Options(players=3, battle_order="winner", john_of_gaunt=True),
    havoc.Options(players=4, john_of_gaunt=True, extra_chevauchees=True),
    havoc.Options(players=6, battle_order="random"),
]
GOLD_UND_RUM = [gold_und_rum.Options(players=players, step_mode=True) for players in (4, 5, 7)]
#: Tables of all games.
TABLES = [*(("havoc", options) for options in HAVOC), *(("gold_und_rum", options) for options in GOLD_UND_RUM)]
#: How often nothing is done where that is a choice, so that claims come in every part of a deal.
PATIENCE = 0.9


def name_of(table: object) -> str:
    """How a table is called in the names of tests."""
    return table if isinstance(table, str) else f"{table.players}"  # type: ignore[attr-defined]  # all options have it


def some_action(state: Any, chance: Random) -> Action:
    """An action of the seat that decides."""
    legal: list[Action] = list(state.list_legal())
    return legal[0] if str(legal[0]) == "wait" and chance.random() < PATIENCE else chance.choice(legal)


def moments(game: str, options: BaseModel, games: int, often: float) -> Iterator[tuple[Any, Encoding, Any]]:
    """Positions of random games, with the memory that has followed each game; those that are rare all come."""
    table, played = encoding_for(game, options), load(game)
    for seed in range(games):
        chance, state, memory = Random(seed), played.deal(options, seed), table.memory()
        memory.follow(state)
        seen: dict[str, int] = {}
        while (decision := state.decision) is not None:
            seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if chance.random() < often or seen[decision.kind] < 4:
                yield state, table, memory
            state.apply(some_action(state, chance))
            memory.follow(state)
        yield state, table, memory
