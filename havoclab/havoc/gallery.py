"""The gallery of edge cases of Havoc.

``python -m havoclab.havoc.gallery`` makes the data file anew: equal seeds give an equal file.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Final

from havoclab.core import gallery as core
from havoclab.core.meetings import Pair
from havoclab.core.state import State as AnyState
from havoclab.havoc.meetings import HavocMeetings
from havoclab.havoc.state import State

#: Of all meetings that the search finds, those worth a door: rare ones, some of each chapter, none twice.
SHOWN: Final[tuple[Pair, ...]] = (
    ("H4.1", "H4.11"), ("H4.1", "H5.2"), ("H4.1", "H5.3"), ("H4.1", "H5.5a"), ("H4.1", "H6.2a"), ("H4.2", "H4.3"),
    ("H4.2", "H4.4"), ("H4.2", "H4.7a"), ("H4.2", "H4.8"), ("H4.2", "H4.9a"), ("H4.2", "H4.9b"), ("H4.2", "H4.10"),
    ("H4.2", "H4.10a"), ("H4.6", "H4.10"), ("H4.6", "H13.2"), ("H4.7", "H4.7b"), ("H4.7a", "H7.1"), ("H4.7b", "H7.4"),
    ("H4.10", "H6.3"), ("H4.10", "H7.5"), ("H4.10", "H7.6"), ("H4.10", "H9.3"), ("H4.10", "H9.4"), ("H4.11b", "H6.2"),
    ("H5.2a", "H6.2"), ("H5.3", "H5.6"), ("H6.1", "H6.1b"), ("H6.2", "H6.6"), ("H6.2", "H6.6b"), ("H6.2", "H6.10"),
    ("H6.3", "H6.6"), ("H6.3", "H6.8"), ("H6.3", "H13.2"), ("H6.3a", "H11.1"), ("H6.4", "H6.6c"), ("H6.4", "H8.5d"),
    ("H6.7", "H6.7b"), ("H6.7", "H6.8"), ("H6.7", "H8.2"), ("H6.7", "H8.3"), ("H6.7b", "H6.10"), ("H6.8", "H6.12a"),
    ("H6.8", "H8.4"), ("H6.11", "H6.12"), ("H6.12", "H8.4"), ("H6.12", "H9.1"), ("H6.12a", "H9.6"), ("H7.1", "H7.2"),
    ("H7.1", "H7.3"), ("H7.1", "H7.4"), ("H7.1", "H13.6"), ("H7.2", "H7.5"), ("H7.4", "H7.5"), ("H7.5", "H7.6a"),
    ("H8.1", "H8.5d"), ("H8.2", "H8.4"), ("H8.3", "H8.4"), ("H8.4", "H9.4"), ("H8.6", "H11.1"), ("H9.5a", "H10.1"),
)  # fmt: skip
#: Steps of the search, and the seed of its games.
STEPS: Final = 600_000
SEED: Final = 1340

_FILE: Final = "examples/gallery.json"


class Case(core.Case):
    """An edge case of Havoc."""

    states: ClassVar[type[AnyState]] = State


@lru_cache(maxsize=1)
def read_gallery() -> tuple[Case, ...]:
    """All cases, in the rulebook's order.

    >>> case = read_gallery()[0]
    >>> case.run()[0] is None or case.run()[1] == ()
    True
    """
    return core.read_cases(Case, (files("havoclab.havoc") / _FILE).read_text(encoding="utf-8"))


def make_gallery(steps: int = STEPS, seed: int = SEED, shown: Sequence[Pair] = SHOWN) -> list[Case]:
    """Search for positions in which two rules meet, and keep those that are shown, each in its smallest position.

    Args:
        steps: how long to search.
        seed: of the games.
        shown: the meetings to show; those that the search does not find are left out.

    >>> [case.id for case in make_gallery(steps=200, shown=[("H4.1", "H5.1")])]
    ['h4-1-h5-1']
    """
    return core.make_cases(Case, HavocMeetings(), shown, steps, seed)


def main() -> None:
    """Make the data file anew. Takes a few minutes."""
    cases = make_gallery()
    core.write_cases(cases, Path(__file__).with_name("examples") / "gallery.json")
    sys.stdout.write(f"{len(cases)} cases\n")


if __name__ == "__main__":
    main()
