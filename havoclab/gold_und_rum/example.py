"""A short game of two rounds with a running deal, played by bots, as a record to walk through."""

from __future__ import annotations

from importlib.resources import files

from havoclab.core.record import Record

__all__ = ["example"]


def example() -> Record:
    """The game that stands as an example, with comments that cite the rules.

    >>> record = example()
    >>> record.seats, len(record.moves)
    (('Anita', 'Peter', 'Christine', 'Eugene'), 239)
    """
    text = (files("havoclab.gold_und_rum") / "examples" / "two-rounds.record").read_text(encoding="utf-8")
    return Record.from_text(text)
