"""In how many ways a rival's hand can have come about.

Not every layout that fits what was seen is as likely as any other: a hand begins with one dog and seven soldiers, so a
second dog has to come out of the few cards that were drawn since. For each rival this counts, card by card along all
that was seen, in how many ways the cards can have been dealt and drawn; a layout counts so often. That is as exact as
it can be as long as what the others choose to do tells nothing about their cards.

Face-down discards (H5.3) of others are not followed: the hand they came from, and everything after the next shuffle of
such discards, is left uncounted, and every layout of it is taken to be as likely as any other.

Sources: H3.2, H3.3 (the deal), H3.6 (what is hidden), H4.10 (the shuffle).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial

from havoclab.havoc.cards import DOG
from havoclab.havoc.position import Position
from havoclab.havoc.setup import SOLDIERS_DEALT

_Era = int


class DealtHand:
    """One rival's hand as a row of places that were filled one by one: by the deal, by draws, by cards taken openly.

    Args:
        soldiers: places that were dealt soldiers.
        dogs: places that were dealt dogs.

    >>> hand = DealtHand(soldiers=7, dogs=1)
    >>> hand.draw()
    >>> hand.weight(1, [8]) // factorial(8), hand.weight(2, [7]) // factorial(7)
    (1, 1)
    """

    def __init__(self, soldiers: int = SOLDIERS_DEALT, dogs: int = 1) -> None:
        self._places = [soldiers]
        """By era: places that hold soldiers, or did, if no dog was drawn."""
        self._shown = [0]
        """By era: soldiers shown since."""
        self._dogs = dogs
        """Dogs that are known to have come, less those shown."""
        self._ways: dict[tuple[int, ...], int] = {(0,): 1}
        """By dogs drawn in each era: in how many ways what was shown can have lain."""
        self._taken: set[int] = set()
        self.followed = True
        """False once a card left the hand that nobody saw."""

    def draw(self) -> None:
        """A card was drawn: a soldier, or a dog."""
        self._places[-1] += 1
        ways = dict(self._ways)
        for dogs, count in self._ways.items():
            one_more = (*dogs[:-1], dogs[-1] + 1)
            ways[one_more] = ways.get(one_more, 0) + count
        self._ways = ways

    def take(self, card: int) -> None:
        """An open card was taken."""
        if card == DOG:
            self._dogs += 1
        else:
            self._taken.add(card)

    def show(self, card: int, era: _Era) -> None:
        """A card of the hand was laid open."""
        if card in self._taken:
            self._taken.discard(card)
        elif card == DOG:  # dogs are all alike: it need not be asked which of them it was
            self._ways = {dogs: count for dogs, count in self._ways.items() if self._dogs + sum(dogs) > 0}
            self._dogs -= 1
        else:
            left = self._places[era] - self._shown[era]
            self._ways = {dogs: count * max(0, left - dogs[era]) for dogs, count in self._ways.items()}
            self._shown[era] += 1
        self._ways = {dogs: count for dogs, count in self._ways.items() if count}

    def shuffle(self) -> None:
        """The discards became the draw pile: a new era."""
        self._places.append(0)
        self._shown.append(0)
        self._ways = {(*dogs, 0): count for dogs, count in self._ways.items()}

    def was_taken(self, card: int) -> bool:
        """Whether the card came to this hand for all to see."""
        return card in self._taken

    def weight(self, dogs: int, soldiers: Sequence[int]) -> int:
        """In how many ways so many dogs, and these soldiers of each era, can have come. 0 if they can't.

        Args:
            dogs: all dogs of the hand.
            soldiers: by era, how many there are; those that were taken openly apart.
        """
        drawn = tuple(
            places - shown - held for places, shown, held in zip(self._places, self._shown, soldiers, strict=True)
        )
        if self._dogs + sum(drawn) != dogs:
            return 0
        ways = self._ways.get(drawn, 0)
        for held in soldiers:
            ways *= factorial(held)
        return ways


class DealtHands:
    """Every rival's hand along all that a seat has seen.

    Args:
        table: the table as this seat sees it.
        seat: whose eyes; None for an onlooker.

    Attributes:
        hands: by seat; empty where the past says nothing of how the cards came.
        eras: number of shuffles, and one.
    """

    def __init__(self, table: Position, seat: int | None) -> None:
        self.hands: dict[int, DealtHand] = {}
        self.eras = 1
        self._era_of: dict[int, _Era] = {}
        self._discards: set[int] = set()
        self._unseen = False
        """Something lies among the discards that this seat did not see."""
        if table.trail[:1] and table.trail[0][0] == "deal" and table.holds("H3.2") and table.holds("H3.3"):
            self.hands = {other: DealtHand() for other in range(table.players) if other != seat}
        secrets = dict(table.secrets[seat]) if seat is not None else {}
        for place, (what, who, cards) in enumerate(table.trail):
            if what in ("bury", "look"):
                self._hide(what, who, secrets.get(place))
            else:
                self._follow(what, who, cards)

    def era_of(self, card: int) -> _Era:
        """How often the discards had been shuffled when this soldier was last seen."""
        return self._era_of.get(card, 0)

    def _follow(self, what: str, who: int, cards: tuple[int, ...]) -> None:
        hand = self.hands.get(who)
        if what == "clear":
            self._discards.update(cards)
        elif what == "shuffle":
            self._shuffle()
        elif hand is not None and what == "draw":
            hand.draw()
        for card in cards:
            if what == "gain":
                self._discards.discard(card)
            if hand is not None and what == "gain":
                hand.take(card)
            elif hand is not None and what == "show":
                hand.show(card, self.era_of(card))

    def _shuffle(self) -> None:
        if self._unseen:
            self.hands = {}
        self._era_of |= dict.fromkeys(self._discards, self.eras)
        self._discards = set()
        self.eras += 1
        for hand in self.hands.values():
            hand.shuffle()

    def _hide(self, what: str, who: int, seen: tuple[int, ...] | None) -> None:
        """A card went to the discards face down, or somebody looked through them."""
        if seen is not None:
            self._discards.update(seen)
            self._unseen = self._unseen and what != "look"
        elif what == "bury":
            self._unseen = True
            if who in self.hands:
                self.hands[who].followed = False
