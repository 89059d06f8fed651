"""Random masked play through our environments and PettingZoo's Leduc: one loop, observed and masked at each step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pettingzoo

from benchmarks.measure import Row, rates, row
from havoclab.rl import AgainstBot, env


def mask_of(observation: Any, info: Any) -> Any:
    """PettingZoo knows two places for it."""
    return info["action_mask"] if "action_mask" in info else observation["action_mask"]


def playouts(table: Any, steps: int) -> int:
    """Play whole games until there were so many steps, those of agents whose game is over not counted."""
    taken = 0
    table.reset(seed=1)
    while taken < steps:
        for agent in table.agent_iter():
            observation, _, terminated, truncated, info = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            table.step(table.action_space(agent).sample(mask_of(observation, info)))
            taken += 1
        table.reset()
    return taken


def against(table: AgainstBot, steps: int) -> int:
    """Random play of one seat against bots."""
    _, info = table.reset(seed=1)
    for _ in range(steps):
        _, _, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
        if over:
            _, info = table.reset()
    return steps


def bench() -> list[Row]:
    leduc = pettingzoo.make("aec", "classic/leduc_holdem_v4")
    tables = [env(players=2), env(players=4), env(players=4, game="gold_und_rum"), env(players=7, game="gold_und_rum")]
    runs: list[Callable[[], int]] = [partial(playouts, table, 3000) for table in tables]
    two, four, four_of_gold, seven_of_gold, peer, raw, raw_peer, random, sensible = rates(
        *runs,
        partial(playouts, leduc, 1500),
        partial(playouts, env(players=4).unwrapped, 3000),
        partial(playouts, leduc.unwrapped, 1500),
        partial(against, AgainstBot("random"), 1500),
        partial(against, AgainstBot("sensible"), 500),
    )
    beside = partial(row, unit="steps/s", peer=peer, peer_name="PettingZoo Leduc")
    return [
        beside("random masked play, PettingZoo environment, two players", two, goal="1.5 ×"),
        beside("random masked play, PettingZoo environment, four players", four, goal="1.5 ×"),
        row("the same without wrappers", raw, "steps/s", peer=raw_peer, peer_name="PettingZoo Leduc, no wrappers"),
        row("random masked play, Gymnasium, against the random bot", random, "steps/s"),
        row("random masked play, Gymnasium, against the sensible bot", sensible, "steps/s"),
        beside("Gold und Rum: random masked play, PettingZoo environment, four players", four_of_gold),
        beside("Gold und Rum: random masked play, PettingZoo environment, seven players", seven_of_gold),
    ]
