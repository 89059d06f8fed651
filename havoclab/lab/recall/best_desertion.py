"""What a desertion card could have taken: each warrior that lay on top for a while, from whom, and what it was worth.

Looked back on, with all cards known. Whose a pile is comes from the recruit cards as they were laid; what a warrior is
worth to its owner is an estimate (``worth_of_pile``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from havoclab.gold_und_rum.bots.worth import worth_of_pile
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT, WARRIORS, count
from havoclab.lab.recall.deals import Deal, Laid, owner_and_warriors

#: How many of the best are told.
BEST: Final = 3


@dataclass(frozen=True, slots=True)
class Desertion:
    """A warrior that a desertion card could have taken, or took.

    Attributes:
        pile: where it lay, counted from 0.
        warrior: which; -1: the card took none.
        owner: whose pile it is in the end.
        first: the first moment at which the warrior could be taken; of a card that was laid, its moment.
        last: the last such moment.
        loss: what the owner loses with it, in points; below 0: what the owner gains. An estimate.
        rule: the rule that says what the card does.
    """

    pile: int
    warrior: int
    owner: int
    first: int
    last: int
    loss: float
    rule: str = "G5.2"

    def gain_of(self, seat: int) -> float:
        """What it brings this seat: a rival's loss, or what its own army is better without."""
        return -self.loss if self.owner == seat else self.loss


def best_desertions(deal: Deal, seat: int) -> list[Desertion]:
    """The best warriors that one more desertion card of this seat could have taken. Source: G4.4, G5.2, G5.2b.

    Args:
        deal: the deal, to its end.
        seat: whose card.
    """
    found = []
    for number, pile in enumerate(deal.piles_at(deal.steps)):
        owner, left = owner_and_warriors(pile)
        if owner < 0:
            continue
        places = read_pile([card.entry for card in pile])[1]
        army = _army(deal, owner)
        for place, warrior in zip(places, left, strict=True):
            first, last = _on_top(pile, place)
            if first <= last:
                without = [held - (kind == warrior) for kind, held in enumerate(army)]
                loss = worth_of_pile([warrior], without, deal.options)
                found.append(Desertion(number, warrior, owner, first, last, loss))
    found.sort(key=lambda one: -one.gain_of(seat))
    return [one for one in found[:BEST] if one.gain_of(seat) > 0]


def made_desertions(deal: Deal, seat: int) -> list[Desertion]:
    """The desertion cards that this seat laid, in order, and what they took. Source: G5.2, G5.2a, G5.2b, G5.6."""
    piles = deal.piles_at(deal.steps)
    made = []
    for card in deal.laid:
        if card.entry == DESERTION + seat:
            pile = piles[card.pile]
            owner, _ = owner_and_warriors(pile)
            reading = next(
                reading for reading in read_pile([one.entry for one in pile])[2] if pile[reading.place] is card
            )
            warrior = pile[reading.target].entry if reading.target >= 0 else -1
            loss = worth_of_pile([warrior], _army(deal, owner), deal.options) if warrior >= 0 and owner >= 0 else 0.0
            made.append(Desertion(card.pile, warrior, owner, card.moment, card.moment, loss, reading.rule))
    return made


def _on_top(pile: Sequence[Laid], place: int) -> tuple[int, int]:
    """From when to when a desertion card would have met this warrior: until a warrior or such a card lies on it."""
    over = next((card for card in pile[place + 1 :] if not RECRUIT <= card.entry < DESERTION), None)
    last = WARRIORS - 1 if over is None else over.moment - (over.entry < RECRUIT)
    return pile[place].moment, last


def _army(deal: Deal, seat: int) -> list[int]:
    """What a seat has when all piles are opened."""
    read = [owner_and_warriors(pile) for pile in deal.piles_at(deal.steps)]
    return count(card for owner, left in read if owner == seat for card in left)
