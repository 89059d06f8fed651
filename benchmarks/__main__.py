"""Run every benchmark and write RESULTS.md and results.json beside this file.

``python -m benchmarks`` runs all; ``python -m benchmarks engine import`` prints these and writes nothing. The exit
status is 1 if a benchmark fails.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Final

from benchmarks.measure import Row

HERE: Final = Path(__file__).parent
#: What belongs to a full run. Others beside them are run as well.
EXPECTED: Final = ("strength", "engine", "gold_und_rum", "import", "rl", "lab", "odds", "pages")


def collect(names: list[str]) -> tuple[list[Row], list[str], bool]:
    """Rows of these benchmarks, a line for each that could not be measured, and whether one failed."""
    rows: list[Row] = []
    missing: list[str] = []
    failed = False
    for name in names:
        if not (HERE / f"bench_{name}.py").is_file():
            missing.append(f"{name}: there is no bench_{name}.py")
            continue
        print(f"measuring: {name}", file=sys.stderr, flush=True)
        try:
            rows += import_module(f"benchmarks.bench_{name}").bench()
        except Exception as fault:  # one that fails must not take the others' figures along
            missing.append(
                f"{name}: {type(fault).__name__}: {str(fault).splitlines()[0] if str(fault) else 'no message'}"
            )
            failed = True
    for line in missing:
        print(f"not measured: {line}", file=sys.stderr)
    return rows, missing, failed


def machine() -> str:
    """The processor, its cores, Python and the day, in a line."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        lines = cpuinfo.read_text(encoding="utf-8").splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores; {python} on {platform.system()}; {datetime.now(UTC):%Y-%m-%d}"


def figure(number: float | None) -> str:
    """A number with as many digits as say something.

    >>> figure(1234567.0), figure(12.345), figure(0.1234), figure(None)
    ('1,234,567', '12.3', '0.123', '')
    """
    if number is None:
        return ""
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def as_markdown(rows: list[Row], missing: list[str]) -> str:
    """The results as a page."""
    lines = [
        "# How fast",
        "",
        "Written by `make bench`. Our figure and the peer's come from the same run; the ratio is ours to the peer's.",
        "",
        machine(),
        "",
        "| what | ours | unit | peer | its figure | ratio | goal |",
        "|---|---:|---|---|---:|---:|---|",
    ]
    for row in rows:
        ours, peer = [row["name"], figure(row["ours"]), row["unit"]], [row["peer_name"] or "", figure(row["peer"])]
        cells = [*ours, *peer, figure(row["ratio"]), row.get("goal", "")]
        lines.append(f"| {' | '.join(cells)} |")
    if missing:
        lines += ["", "## Not measured", "", *[f"- {line}" for line in missing]]
    return "\n".join(lines) + "\n"


def main(asked: list[str]) -> int:
    """Measure what is asked for, or all."""
    found = sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))
    rows, missing, failed = collect(asked or [*EXPECTED, *[name for name in found if name not in EXPECTED]])
    page = as_markdown(rows, missing)
    print(page, end="")
    if not asked:
        (HERE / "RESULTS.md").write_text(page, encoding="utf-8")
        plain = [{key: value for key, value in row.items() if key != "goal"} for row in rows]
        (HERE / "results.json").write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
