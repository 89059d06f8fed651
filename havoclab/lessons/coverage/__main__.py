"""``make coverage-of-rules``: read the sources anew, print the table of each game, fail if a cell is empty."""

from __future__ import annotations

import sys
from pathlib import Path

from havoclab.games import games, load
from havoclab.lessons.coverage import gaps, rows
from havoclab.lessons.coverage.citations import read_references, write


def main() -> int:
    """1 as an exit code if some rule has an empty cell that must not be, else 0."""
    root = Path(__file__).parents[3]
    if (root / "tests").is_dir():
        for game in games():
            write(root, load(game).rulebook())
        read_references.cache_clear()
    return max([_show(game) for game in games()])


def _show(game: str) -> int:
    """Print the table of a game; 1 if something is missing."""
    show = sys.stdout.write
    show(f"{game}\n")
    show(f"{'rule':7}{'engine':>7}{'lesson':>7}{'quiz':>5}{'test':>5}  {'en hu':6} {'witness':8} seen at work in\n")
    for row in rows(game):
        counts = f"{len(row.engine):7}{len(row.lessons):7}{len(row.quizzes):5}{len(row.tests):5}"
        where = f"{row.example.kind} {row.example.name} {row.example.at}" if row.example else "NOWHERE"
        witness = "yes" if row.witness else "none" if row.kept else "MISSING"
        show(f"{row.rule.id:7}{counts}  {' '.join(row.languages):6} {witness:8} {where}\n")
    missing = gaps(game)
    for rule, columns in missing.items():
        show(f"{rule}: nothing under {', '.join(columns)}\n")
    show(f"{game}: {len(missing)} rules have an empty cell where there must be something\n\n")
    return min(1, len(missing))


if __name__ == "__main__":
    sys.exit(main())
