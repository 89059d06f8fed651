"""What the benchmarks share: the row that each gives, and how a rate is measured."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import Any, NotRequired, TypedDict


class Row(TypedDict):
    """One figure: ours, a peer's from the same run (None without one), and the ratio ours to peer's."""

    name: str
    ours: float
    peer: float | None
    peer_name: str | None
    ratio: float | None
    unit: str
    goal: NotRequired[str]
    """What is asked for, in words; only RESULTS.md shows it."""


def row(
    name: str,
    ours: float,
    unit: str,
    *,
    peer: float | None = None,
    peer_name: str | None = None,
    goal: str | None = None,
) -> Row:
    """A row with its ratio worked out."""
    made: Row = {
        "name": name,
        "ours": round(ours, 4),
        "peer": None if peer is None else round(peer, 4),
        "peer_name": peer_name,
        "ratio": None if not peer else round(ours / peer, 3),
        "unit": unit,
    }
    if goal is not None:
        made["goal"] = goal
    return made


def rates(*runs: Callable[[], int], rounds: int = 7) -> list[float]:
    """The best rate of each run, in operations a second; a run does some work and says how many operations it was.

    Rounds go through all runs in turn, so that a busy moment of the machine hits ours and the peers alike, and the best
    of them counts, as the fastest is the least disturbed. Time is this process's own: what other processes take is not
    counted. (The standard library's ``timeit`` measures the same way but can't take turns; ``pyperf`` starts dozens
    of processes, minutes where seconds do.)
    """
    best = [0.0] * len(runs)
    for run in runs:
        run()  # tables fill, caches warm
    enabled = gc.isenabled()
    gc.disable()
    try:
        for _ in range(rounds):
            for number, run in enumerate(runs):
                gc.collect()
                start = process_time()
                operations = run()
                best[number] = max(best[number], operations / (process_time() - start))
    finally:
        if enabled:
            gc.enable()
    return best


def repeat(times: int, call: Callable[[], Any]) -> Callable[[], int]:
    """A run that makes the same call so many times."""

    def run() -> int:
        for _ in range(times):
            call()
        return times

    return run
