"""What cards are worth to their holder: sets, suits, neighbours, and the dogs.

Worth is counted in victory points, roughly: a combination is worth laying while the battle pays more than the cards
would later. The numbers were found by playing bots against each other; the ranks themselves are in H8.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.havoc.cards import DOG, SUIT, SUITS, VALUE

# What the first, second, ... card of one value adds to a hand (H8.4): three of a kind is the backbone of good battles.
_IN_SET: Final = (0.3, 0.7, 1.1, 1.6, 1.9, 1.9, 0.0)
# What each card of a set of so many is worth on average.
_SET_SHARE: Final = (0.0, *(sum(_IN_SET[:held]) / held for held in range(1, 7)))
# What the first, second, ... card of one suit adds (H8.3): nothing until a flush is in sight.
_IN_SUIT: Final = (0.0, 0.05, 0.1, 0.3, 0.8, 0.5, *(0.1,) * 20)
# What a card of the same suit right beside it adds (H8.2): straight flushes grow from such neighbours.
_NEIGHBOUR: Final = 0.12
# What the highest value adds against the lowest: equal ranks are decided by it (H8.6).
_HIGH: Final = 0.5
# What the first, second, ... dog adds: one or two fetch and loot, more are in the way (H4.8).
_DOGS: Final = (0.9, 0.8, 0.5, 0.4, *(0.3,) * 20)


class Collection:
    """A hand by values and suits, to tell what one card more or less would mean.

    Args:
        cards: the hand, in any order.
        highest: the highest value of the game's soldiers. Source: H3.1.

    >>> hand = Collection([9, 27, 45, 12], highest=13)
    >>> hand.gain(63) > hand.gain(64)  # a fourth 9, or a first 10
    True
    """

    __slots__ = ("by_suit", "by_value", "cards", "highest")

    def __init__(self, cards: Sequence[int], highest: int) -> None:
        self.cards = cards
        self.highest = highest
        #: The cards of each value that is held.
        self.by_value: dict[int, list[int]] = {}
        #: How many cards of each suit are held, and, last, how many dogs: their suit is -1.
        self.by_suit = [0] * (len(SUITS) + 1)
        for card in cards:
            value = VALUE[card]
            if value in self.by_value:
                self.by_value[value].append(card)
            else:
                self.by_value[value] = [card]
            self.by_suit[SUIT[card]] += 1

    def held(self, value: int) -> int:
        """How many cards of this value are in the hand; 0 asks for the dogs."""
        return len(self.by_value.get(value, ()))

    def gain(self, card: int) -> float:
        """What this card would add, in points. Source: H8."""
        held = self.held(VALUE[card])
        if card == DOG:
            return _DOGS[held]
        return _IN_SET[held] + _IN_SUIT[self.by_suit[SUIT[card]]] + self._beside(card)

    def loss(self, card: int) -> float:
        """What would go with this card of the hand, in points. Source: H8."""
        held = len(self.by_value[VALUE[card]])
        if card == DOG:
            return _DOGS[held - 1]
        return _IN_SET[held - 1] + _IN_SUIT[self.by_suit[SUIT[card]] - 1] + self._beside(card)

    def gain_of_value(self, value: int) -> float:
        """What a card of this value would add, its suit unknown, in points. Source: H8.4."""
        return _IN_SET[self.held(value)] + _HIGH * value / self.highest

    def share(self, card: int) -> float:
        """This card's part in what its whole set is worth, in points: what laying the set costs, card by card."""
        value = VALUE[card]
        held = len(self.by_value[value])
        if card == DOG:
            return _DOGS[held - 1]
        return _SET_SHARE[held] + _IN_SUIT[self.by_suit[SUIT[card]] - 1] + _HIGH * value / self.highest

    def unseen_gain(self) -> float:
        """What a card from the draw pile adds on average, in points."""
        soldiers = len(SUITS) * self.highest
        total = soldiers * (_IN_SET[0] + _HIGH / 2)
        for cards in self.by_value.values():
            total += (len(SUITS) - len(cards)) * (_IN_SET[len(cards)] - _IN_SET[0])
        return total / soldiers

    def _beside(self, card: int) -> float:
        value = VALUE[card]
        worth = _HIGH * value / self.highest
        if value > 1 and card - 1 in self.cards:
            worth += _NEIGHBOUR
        if value < self.highest and card + 1 in self.cards:
            worth += _NEIGHBOUR
        return worth
