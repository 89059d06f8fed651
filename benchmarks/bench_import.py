"""How long ``import havoclab.havoc`` takes in a new Python, the interpreter's own start left aside.

It is the processor's time: with files in the disk's cache it is what one waits for, and other processes do not count.
"""

from __future__ import annotations

import subprocess
import sys

from benchmarks.measure import Row, row

_MEASURE = "import time; start = time.process_time(); import {}; print(time.process_time() - start)"


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
