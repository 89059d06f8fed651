"""Odds from what one seat knows, each game's own in the folder of its name; those of Havoc can be had from here, too.

Each answer is exact where counting takes less than about a third of a second; that is decided beforehand by the number
of cases, never by a clock. Else it is an estimate from samples, with its interval: see :class:`Chance`.

>>> from havoclab import havoc
>>> view = havoc.deal(players=4, seed=3).view(0)
>>> [str(way) for way in ways_to_recruit(view)][:1]
['draw, draw']
"""

from __future__ import annotations

from havoclab.lab.odds.chance import Chance
from havoclab.lab.odds.havoc import (
    Lying,
    Outlook,
    Way,
    holds_more,
    outlook,
    standing,
    ways_to_recruit,
    where_is,
    winning,
)

__all__ = [
    "Chance",
    "Lying",
    "Outlook",
    "Way",
    "holds_more",
    "outlook",
    "standing",
    "ways_to_recruit",
    "where_is",
    "winning",
]
