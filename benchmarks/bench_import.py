"""How long ``import havoclab.havoc`` takes in a new Python, with the bare interpreter's start taken off."""

from __future__ import annotations

import subprocess
import sys

from benchmarks.measure import Row, row

_MEASURE = "import time; start = time.perf_counter(); import {}; print(time.perf_counter() - start)"


def seconds(module: str, *, times: int = 5) -> float:
    """The quickest of so many imports, each in a process of its own, in seconds."""
    command = [sys.executable, "-c", _MEASURE.format(module)]
    return min(
        float(subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout)
        for _ in range(times)
    )


def bench() -> list[Row]:
    return [
        row("import havoclab.havoc", seconds("havoclab.havoc"), "s", goal="under 0.3"),
        row("import the game with its bots", seconds("havoclab.havoc.game"), "s", goal="under 0.3"),
    ]
