"""The seventeen ranks of combinations, and nothing below them. Source: H8.1."""

from __future__ import annotations

from enum import IntEnum, unique
from functools import lru_cache
from typing import Final

__all__ = ["FLUSHES", "GROUP_SIZES", "STRAIGHTS", "SUITED", "Rank", "ranks_gone"]


@unique
class Rank(IntEnum):
    """The ranks of combinations; a higher number is stronger. Source: H8.1.

    >>> Rank.BIG_HOUSE > Rank.FOUR_OF_A_KIND
    True
    >>> Rank.STRAIGHT_FLUSH_OF_SIX.number, Rank.HIGH_CARD.number, Rank.FULL_HOUSE.size
    (1, 17, 5)
    """

    NOTHING = 0
    """No involved card at all: below every high card. Source: the precise reading of H6.7."""
    HIGH_CARD = 1
    PAIR = 2
    TWO_PAIRS = 3
    THREE_OF_A_KIND = 4
    STRAIGHT_OF_FIVE = 5
    THREE_PAIRS = 6
    FLUSH_OF_FIVE = 7
    STRAIGHT_OF_SIX = 8
    FULL_HOUSE = 9
    FLUSH_OF_SIX = 10
    TRIOS = 11
    FOUR_OF_A_KIND = 12
    BIG_HOUSE = 13
    FIVE_OF_A_KIND = 14
    STRAIGHT_FLUSH_OF_FIVE = 15
    SIX_OF_A_KIND = 16
    STRAIGHT_FLUSH_OF_SIX = 17

    @property
    def number(self) -> int:
        """The place on the ladder of H8.1: 1 is the strongest, 17 a high card, 18 nothing."""
        return len(Rank) - self

    @property
    def rule(self) -> str:
        """The rule that ranks it."""
        return "H8.1" if self else "H6.7"

    @property
    def size(self) -> int:
        """How many cards make the combination: 0-6. Source: H8.1."""
        return _SIZES[self]

    @property
    def message(self) -> str:
        """The id of the message that holds its name.

        >>> Rank.BIG_HOUSE.message
        'rank-big-house'
        """
        return "rank-" + self.name.lower().replace("_", "-")


_SIZES: Final = (0, 1, 2, 4, 3, 5, 6, 5, 6, 5, 6, 6, 4, 6, 5, 5, 6, 6)

STRAIGHTS: Final = frozenset(
    (Rank.STRAIGHT_OF_FIVE, Rank.STRAIGHT_OF_SIX, Rank.STRAIGHT_FLUSH_OF_FIVE, Rank.STRAIGHT_FLUSH_OF_SIX)
)
"""Compared by their top value. Source: H8.6."""

FLUSHES: Final = frozenset((Rank.FLUSH_OF_FIVE, Rank.FLUSH_OF_SIX))
"""Compared card by card. Source: H8.6."""

SUITED: Final = FLUSHES | {Rank.STRAIGHT_FLUSH_OF_FIVE, Rank.STRAIGHT_FLUSH_OF_SIX}
"""The ranks made within one suit. Source: H8.3."""

GROUP_SIZES: Final = (
    (Rank.SIX_OF_A_KIND, (6,)),
    (Rank.FIVE_OF_A_KIND, (5,)),
    (Rank.BIG_HOUSE, (4, 2)),
    (Rank.FOUR_OF_A_KIND, (4,)),
    (Rank.TRIOS, (3, 3)),
    (Rank.FULL_HOUSE, (3, 2)),
    (Rank.THREE_PAIRS, (2, 2, 2)),
    (Rank.THREE_OF_A_KIND, (3,)),
    (Rank.TWO_PAIRS, (2, 2)),
    (Rank.PAIR, (2,)),
    (Rank.HIGH_CARD, (1,)),
    (Rank.NOTHING, ()),
)
"""The ranks that equal values make, with the sizes of their groups, the larger first.

The first line whose sizes a hand's largest groups have is its rank, straights and flushes aside. Source: H8.1, H8.4.
"""


@lru_cache(maxsize=1024)
def ranks_gone(without: frozenset[str], dogs: int, involved: int, best_subset: bool) -> frozenset[Rank]:
    """The ranks that so many involved cards, among them so many dogs, can't have at a table without some rules of H8.

    >>> sorted(ranks_gone(frozenset({"H8.3"}), dogs=0, involved=5, best_subset=False)) == sorted(SUITED)
    True
    """
    gone: set[Rank] = set()
    if "H8.1" in without:
        gone |= set(Rank) - {Rank.HIGH_CARD}
    if "H8.2" in without or ("H8.5c" in without and dogs > 1):
        gone |= STRAIGHTS
    if "H8.3" in without:
        gone |= SUITED
    if "H8.5a" in without and dogs in (4, 5):
        gone.add(Rank.FLUSH_OF_SIX)
    if "H8.5b" in without and involved == max(_SIZES) and not best_subset:
        gone |= {Rank.STRAIGHT_FLUSH_OF_FIVE, Rank.FLUSH_OF_FIVE, Rank.STRAIGHT_OF_FIVE}
    return frozenset(gone)
