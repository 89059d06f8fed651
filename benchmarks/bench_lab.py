"""The ladder's moves: games of two of all bots; and of sensible bots alone, to see what the laboratory itself costs.

The work is that of one process; the ladder plays in one process for each core.
"""

from __future__ import annotations

from benchmarks.measure import Row, rates, row
from havoclab.core.match import play
from havoclab.games import load
from havoclab.lab import Arm, Plan, Results, run
from havoclab.lab.ladder import ladder_plans


def moves(results: Results) -> int:
    """How many decisions were taken."""
    return sum(sum(game.decisions) for game in results.games)


def bare(plan: Plan) -> int:
    """The moves of the same games, played without the laboratory."""
    game = load("havoc")
    made = 0
    for deal in range(plan.deals):
        bots = [game.bots[name]() for name in plan.arms[0].bots]
        made += len(play(game, bots, plan.seed_of(deal), plan.arms[0].table()).moves)
    return made


def bench() -> list[Row]:
    duels, _ = ladder_plans(deals=1)
    (ladder,) = rates(lambda: moves(run(duels)), rounds=1)
    plan = Plan(arms=(Arm(bots=("sensible",) * 4),), deals=15)
    ours, alone = rates(lambda: moves(run(plan)), lambda: bare(plan), rounds=5)
    return [
        row("ladder, games of two of all bots", ladder, "moves/s"),
        row("experiment with four sensible bots", ours, "moves/s", peer=alone, peer_name="the same games, bare"),
    ]
