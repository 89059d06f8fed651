"""A bot that plays as people do after the first lesson.

It sees pairs and threes, and no suits; it takes cards for being high; it lays what it has as soon as it has it,
because what is in the hand earns nothing; and it does not know what dogs are good for, so they go to the recruits.
All of these are mistakes that people make, and stop making one by one.
"""

from __future__ import annotations

from typing import Final

from havoclab.havoc.bots.captain import Captain, CaptainBot
from havoclab.havoc.bots.character import Character

#: By hand: what a beginner sees. Battles to come count for half of what they should.
NOVICE: Final = Character(
    in_set=(0.2, 0.8, 1.2, 1.4, 1.4, 1.4, 0.0),
    in_suit=(0.0, 0.0),
    neighbour=0.0,
    high=1.2,
    dogs=(0.1, 0.1),
    worth_later=(0.0, 0.2, 0.4, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    patience=0.0,
    card_drawn=0.2,
    dog_profit=1.0,
    rank_of_seven=2.0,
    rank_per_card=0.1,
    rank_per_point=0.0,
    spread=1.0,
    joins=0.5,
    strong_rank=4,
    uses_dogs=False,
)


class NoviceBot(CaptainBot):
    """Sees sets, burns cards early, and leaves its dogs asleep.

    >>> NoviceBot().name
    'novice'
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("novice", Captain(NOVICE))
