"""Odds of Gold und Rum: what the deal may still bring, what armies may hold, how battles may go.

Each is asked in one of two ways. By heart: with all that the seat has seen, as somebody would who forgets nothing. Else
with nothing but what lies open now: the tops of the piles, the backs of the armies, one's own cards. So odds beside
a table need not tell what its players are to remember. Source: G2.3.

>>> from havoclab import gold_und_rum
>>> from havoclab.gold_und_rum.warriors import GOBLIN
>>> view = gold_und_rum.deal(players=4, seed=7).view(1)
>>> print(comes(view, [GOBLIN], 3).text())
27.4 % (563/2054)
"""

from __future__ import annotations

from havoclab.lab.odds.gold_und_rum.armies import Armies
from havoclab.lab.odds.gold_und_rum.battle import race_alone, races_to_come, side_of, standing, winning
from havoclab.lab.odds.gold_und_rum.dealing import cards_to_come, comes, poisoned, start_shows, unseen

__all__ = [
    "Armies",
    "cards_to_come",
    "comes",
    "poisoned",
    "race_alone",
    "races_to_come",
    "side_of",
    "standing",
    "start_shows",
    "unseen",
    "winning",
]
