"""H12 - the worked example: four players recruit for a round and fight at Sluys, as a record to walk through."""

from __future__ import annotations

from importlib.resources import files

from havoclab.core.record import Record

__all__ = ["worked_example"]


def worked_example() -> Record:
    """The rulebook's example game, with comments that cite the rules. Source: H12.

    >>> record = worked_example()
    >>> record.seats, len(record.moves)
    (('Anita', 'Peter', 'Christine', 'Eugene'), 46)
    """
    text = (files("havoclab.havoc") / "examples" / "h12.record").read_text(encoding="utf-8")
    return Record.from_text(text)
