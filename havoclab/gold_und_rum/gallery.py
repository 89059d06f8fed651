"""The gallery of edge cases of Gold und Rum.

``python -m havoclab.gold_und_rum.gallery`` makes the data file anew: equal seeds give an equal file.
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
from havoclab.gold_und_rum.meetings import GoldUndRumMeetings
from havoclab.gold_und_rum.state import State

#: Of all meetings that the search finds, those worth a door: some of each chapter of play, none twice.
SHOWN: Final[tuple[Pair, ...]] = (
    ("G4.2", "G4.6"), ("G4.4", "G4.5"), ("G4.4", "G4.7a"), ("G4.4", "G4.7b"), ("G4.5", "G4.8a"), ("G4.5", "G4.9"),
    ("G4.6", "G4.8"), ("G5.2", "G5.2a"), ("G5.2", "G5.2b"), ("G5.2", "G5.3"), ("G5.2a", "G5.2b"), ("G5.2b", "G5.6"),
    ("G5.3", "G5.3a"), ("G5.3", "G5.6"), ("G6.1", "G6.2"), ("G6.1", "G6.2a"), ("G6.1", "G6.3"), ("G6.1", "G6.3a"),
    ("G6.1", "G6.4"), ("G7.1", "G7.1c"), ("G7.1a", "G7.6"), ("G7.1a", "G8.1"), ("G7.2", "G7.2b"), ("G7.2", "G7.8"),
    ("G7.3", "G7.3a"), ("G7.3", "G7.5"), ("G7.5", "G7.6a"), ("G7.5a", "G7.8"), ("G7.5a", "G8.1a"), ("G7.6", "G7.7"),
    ("G7.7", "G8.1"), ("G8.1", "G8.2"), ("G8.2", "G8.4"),
)  # fmt: skip
#: Steps of the search, and the seed of its games.
STEPS: Final = 60_000
SEED: Final = 1340

_FILE: Final = "examples/gallery.json"


class Case(core.Case):
    """An edge case of Gold und Rum."""

    states: ClassVar[type[AnyState]] = State


@lru_cache(maxsize=1)
def read_gallery() -> tuple[Case, ...]:
    """All cases, in the rulebook's order.

    >>> case = read_gallery()[0]
    >>> case.run()[0] is None or case.run()[1] == ()
    True
    """
    return core.read_cases(Case, (files("havoclab.gold_und_rum") / _FILE).read_text(encoding="utf-8"))


def make_gallery(steps: int = STEPS, seed: int = SEED, shown: Sequence[Pair] = SHOWN) -> list[Case]:
    """Search for positions in which two rules meet, and keep those that are shown, each in its smallest position.

    Args:
        steps: how long to search.
        seed: of the games.
        shown: the meetings to show; those that the search does not find are left out.
    """
    return core.make_cases(Case, GoldUndRumMeetings(), shown, steps, seed)


def main() -> None:
    """Make the data file anew. Takes a few minutes."""
    cases = make_gallery()
    core.write_cases(cases, Path(__file__).with_name("examples") / "gallery.json")
    sys.stdout.write(f"{len(cases)} cases\n")


if __name__ == "__main__":
    main()
