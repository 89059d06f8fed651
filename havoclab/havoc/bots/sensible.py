"""A plain sensible bot: keeps what belongs together, fights where it pays, and wastes no dog.

It looks one step ahead, with rules of thumb for each kind of choice; it neither counts cards nor searches.
"""

from __future__ import annotations

from typing import Final

from havoclab.havoc.bots.captain import Captain, CaptainBot
from havoclab.havoc.bots.character import Character

#: Found by hand, playing bots against each other: three of a kind is the backbone of good battles, a flush is nothing
#: until it is in sight, one or two dogs fetch and loot and more are in the way.
SENSIBLE: Final = Character(
    in_set=(0.3, 0.7, 1.1, 1.6, 1.9, 1.9, 0.0),
    in_suit=(0.0, 0.05, 0.1, 0.3, 0.8, 0.5, 0.1),
    neighbour=0.12,
    high=0.5,
    dogs=(0.9, 0.8, 0.5, 0.4, 0.3),
    worth_later=(0.0, 0.5, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    patience=1.0,
    card_drawn=0.8,
    dog_profit=0.6,
    rank_of_seven=3.0,
    rank_per_card=0.3,
    rank_per_point=0.2,
    spread=1.2,
    joins=0.6,
    strong_rank=9,
)


class SensibleBot(CaptainBot):
    """Keeps sets, suits and neighbours, weighs what battles pay, and uses its dogs.

    >>> from random import Random
    >>> from havoclab import havoc
    >>> view = havoc.deal(players=3, seed=7).view(0)
    >>> SensibleBot().choose(view, Random(1)) in view.legal_actions
    True
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("sensible", Captain(SENSIBLE))
