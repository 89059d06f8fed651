"""Odds of Havoc: what recruiting may bring, how a battle stands, where a card is.

What is taken to be equally likely is told in :mod:`havoclab.havoc.hidden`: every deal and every order of the draw
pile that fits all that the seat has seen. What the others chose to do is taken to tell no more than what it showed.

>>> from havoclab import havoc
>>> from havoclab.havoc.ranks import Rank
>>> view = havoc.deal(players=4, seed=3).view(0)
>>> draw_two = ways_to_recruit(view)[0]
>>> print(outlook(view, draw_two).at_least(Rank.FULL_HOUSE).text())
10.7 % (exact)
"""

from __future__ import annotations

from havoclab.lab.odds.havoc.battle import Lying, holds_more, standing, winning
from havoclab.lab.odds.havoc.recruiting import Outlook, Way, outlook, ways_to_recruit
from havoclab.lab.odds.havoc.where import where_is

__all__ = ["Lying", "Outlook", "Way", "holds_more", "outlook", "standing", "ways_to_recruit", "where_is", "winning"]
