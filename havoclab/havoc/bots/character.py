"""What a captain believes: the numbers behind the rules of thumb.

All captains think alike (``captain.py``); they differ in what they think things are worth. So one who has just learnt
the rules, a hasty one and one who has played thousands of games are three rows of numbers, not three programs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from havoclab.havoc.options import Options
from havoclab.havoc.strength import DIGIT_BITS


@dataclass(frozen=True, slots=True)
class Character:
    """One captain's numbers. Worth is counted in victory points, roughly.

    Attributes:
        in_set: what the first, second, ... card of one value adds to a hand; a seventh can't be. Source: H8.4.
        in_suit: what the first, second, ... card of one suit adds; the last number holds for all further ones.
            Source: H8.3.
        neighbour: what a card of the same suit right beside it adds: straight flushes grow so. Source: H8.2.
        high: what the highest value adds against none: equal ranks are decided by it. Source: H8.6.
        dogs: what the first, second, ... dog adds; the last number holds for all further ones. Source: H4.8.
        worth_later: what a card laid now would have been worth, as a part of that, with so many battles still to come
            after this one. Source: H9.5.
        patience: what crying Havoc must promise beyond its price: waiting a turn brings a card and shows nothing.
        card_drawn: what the card is worth that staying out draws. Source: H6.3.
        dog_profit: what a fetched or looted card must add beyond the dogs it takes. Source: H4.6, H4.7.
        rank_of_seven: the rank at which a rival ends who may still lay cards and holds seven.
        rank_per_card: by so much higher for each card more than seven.
        rank_per_point: by so much higher for each point that the battle pays beyond six.
        spread: how far rivals stray from that rank.
        joins: how often a seat joins that was not asked yet.
        strong_rank: from which rank of the best six on a captain names the battle that pays most. Source: H6.1.
        denial: what a first place is worth on top because no rival has it, as a part of its points.
        initiative: what winning is worth on top because the winner is on turn next, in points. Source: H7.7.
        thorough: whether single cards are thought of too: two loose cards to join with, a loose one to break a tie.
        scavenger: whether a dog is laid for the sake of what it can take up after the battle. Source: H7.2.
        uses_dogs: whether dogs fetch, loot and scavenge at all. Source: H4.6, H4.7, H7.1, H9.4.
    """

    in_set: tuple[float, ...]
    in_suit: tuple[float, ...]
    neighbour: float
    high: float
    dogs: tuple[float, ...]
    worth_later: tuple[float, ...]
    patience: float
    card_drawn: float
    dog_profit: float
    rank_of_seven: float
    rank_per_card: float
    rank_per_point: float
    spread: float
    joins: float
    strong_rank: int
    denial: float = 0.0
    initiative: float = 0.0
    thorough: bool = False
    scavenger: bool = False
    uses_dogs: bool = True

    def at(self, options: Options) -> Character:
        """These beliefs at a table without some of the rules: what rests on a rule is worth nothing without it.

        >>> from havoclab.havoc.bots.sensible import SENSIBLE
        >>> SENSIBLE.at(Options(without=("H6.3",))).card_drawn, SENSIBLE.at(Options()) is SENSIBLE
        (0.0, True)
        """
        if not options.without:
            return self
        holds = options.holds
        found = self
        if not holds("H8.1"):
            found = found._of_single_cards(options.supply.highest)
        if not (holds("H8.2") and holds("H8.3")):
            found = replace(found, neighbour=0.0)
        if not holds("H8.3"):  # each card is worth what a few of a suit are, so that hands keep their price
            found = replace(found, in_suit=(found.in_suit[len(found.in_suit) // 3],))
        if not holds("H8.6"):
            found = replace(found, high=0.0)
        return replace(
            found,
            card_drawn=found.card_drawn if holds("H6.3") else 0.0,
            initiative=found.initiative if holds("H7.7") else 0.0,
            scavenger=found.scavenger and holds("H7.1") and holds("H7.2"),
        )

    def _of_single_cards(self, highest: int) -> Character:
        """Where there are no combinations, being high is all that a card is worth. Source: H8.1.

        A rank is always that of a high card, 1, and its fraction begins with the value of the highest one.
        """
        one_value = 2.0**-DIGIT_BITS
        return replace(
            self,
            in_set=(0.0,) * len(self.in_set),
            in_suit=(0.0,),
            neighbour=0.0,
            rank_of_seven=1.0 + one_value * (1 + _SHARE_OF_HIGHEST * highest),
            rank_per_card=0.0,
            rank_per_point=0.0,
            spread=one_value,
            strong_rank=2,
        )


#: Where single cards decide, a rival's highest is about this part of the highest value of all.
_SHARE_OF_HIGHEST: Final = 0.9
