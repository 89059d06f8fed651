"""``make coverage-of-rules``: read the sources anew, print the table, fail if a cell is empty."""

from __future__ import annotations

import sys
from pathlib import Path

from havoclab.havoc import rulebook
from havoclab.lessons.coverage import gaps, rows
from havoclab.lessons.coverage.references import read_references, write


def main() -> int:
    """The number of rules with an empty cell, at most 1 as an exit code."""
    root = Path(__file__).parents[3]
    if (root / "tests").is_dir():
        write(root, rulebook().index)
        read_references.cache_clear()
    show = sys.stdout.write
    show(f"{'rule':7}{'engine':>7}{'lesson':>7}{'quiz':>5}{'test':>5}  {'en hu':6} {'witness':8} seen at work in\n")
    for row in rows():
        counts = f"{len(row.engine):7}{len(row.lessons):7}{len(row.quizzes):5}{len(row.tests):5}"
        where = f"{row.example.kind} {row.example.name} {row.example.at}" if row.example else "NOWHERE"
        witness = "yes" if row.witness else "none" if row.kept else "MISSING"
        show(f"{row.rule.id:7}{counts}  {' '.join(row.languages):6} {witness:8} {where}\n")
    missing = gaps()
    for rule, columns in missing.items():
        show(f"{rule}: nothing under {', '.join(columns)}\n")
    show(f"{len(missing)} rules of H1-H11 and H13 have an empty cell\n")
    return min(1, len(missing))


if __name__ == "__main__":
    sys.exit(main())
