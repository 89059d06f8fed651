"""Odds from what one seat knows: what recruiting may bring, how a battle stands, where a card is.

Each answer is exact where counting takes less than about a third of a second; that is decided beforehand by the number
of cases, never by a clock. Else it is an estimate from samples, with its interval.

What is taken to be equally likely is told in :mod:`havoclab.havoc.hidden`: every deal and every order of the draw
pile that fits all that the seat has seen. What the others chose to do is taken to tell no more than what it showed.

>>> from havoclab import havoc
>>> from havoclab.havoc.ranks import Rank
>>> view = havoc.deal(players=4, seed=3).view(0)
>>> draw_two = ways_to_recruit(view)[0]
>>> print(outlook(view, draw_two).at_least(Rank.FULL_HOUSE).text())
10.7 % (exact)
"""

from havoclab.lab.odds.battle import Lying, holds_more, standing, winning
from havoclab.lab.odds.chance import Chance
from havoclab.lab.odds.recruiting import Outlook, Way, outlook, ways_to_recruit
from havoclab.lab.odds.where import where_is

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
