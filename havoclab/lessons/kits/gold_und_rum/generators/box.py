"""What generators are made of: warriors handed out one by one, piles with what lies on top, tables in mid-deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from havoclab.gold_und_rum.warriors import COUNTS, GIANT, LEADER, MACHINE, RACES, SIX, TROLL, entry_text
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.saying import texts
from havoclab.lessons.kits.gold_und_rum.setting import REST

#: Piles at a table of four. Source: G4.2.
PILES: Final = 9
#: Warriors that one is glad to have. Source: G2.1, G2.4.
STRONG: Final = (*(3 * race + face for race in range(len(RACES)) for face in (SIX, LEADER)), GIANT, TROLL, MACHINE)


class Box:
    """All eighty warriors in random order, handed out each once. Source: G2.1.

    >>> box = Box(Random(1))
    >>> len(box.draw(3)), len(box.left)
    (3, 77)
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = [kind for kind, held in enumerate(COUNTS) for _ in range(held)]
        rng.shuffle(self.left)

    def draw(self, number: int, *, without: Sequence[int] = ()) -> list[int]:
        """So many warriors, none of these kinds."""
        drawn = [kind for kind in self.left if kind not in without][:number]
        self.take(drawn)
        return drawn

    def one_of(self, kinds: Sequence[int]) -> int:
        """A warrior of one of these kinds."""
        kind = next(kind for kind in self.left if kind in kinds)
        self.left.remove(kind)
        return kind

    def take(self, kinds: Sequence[int]) -> None:
        """Hand out these."""
        for kind in kinds:
            self.left.remove(kind)


def tops(box: Box, number: int) -> list[int]:
    """So many warriors of different kinds, for the tops of piles."""
    found: list[int] = []
    while len(found) < number:
        found += box.draw(1, without=found)
    return found


def mid_deal(box: Box, dealt: int, piles: Mapping[int, Sequence[int]], *, coming: int = 4, **more: Any) -> Setting:
    """A table of four in mid-deal, Eugene dealing: what lies on these piles from the bottom up, above unknown warriors.

    Args:
        box: those that are not named yet; the next to come are drawn from it.
        dealt: how many warriors lie.
        piles: by number from 1, the upper part of the pile.
        coming: how many of those to come are fixed.
        **more: other fields of the setting.
    """
    named = {number: f"{REST} {' '.join(map(entry_text, pile))}".strip() for number, pile in piles.items()}
    return Setting(dealt=dealt, piles=named, next=texts(box.draw(coming)), **more)
