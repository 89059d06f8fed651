"""What cards are worth to their holder: sets, suits, neighbours, and the dogs.

Worth is counted in victory points, roughly: a combination is worth laying while the battle pays more than the cards
would later. How much a captain thinks a card is worth stands in the captain's character; the ranks themselves are in
H8.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from havoclab.havoc.bots.character import Character
from havoclab.havoc.cards import DOG, SUIT, SUITS, VALUE


class Scale(NamedTuple):
    """A character's numbers as tables to read from: the same at every choice of a game."""

    in_set: tuple[float, ...]
    """What the first, second, ... card of one value adds."""
    set_share: tuple[float, ...]
    """What each card of a set of so many is worth on average."""
    in_suit: tuple[float, ...]
    """What the first, second, ... card of one suit adds."""
    neighbour: float
    """What a card of the same suit right beside it adds."""
    high: tuple[float, ...]
    """What a card of this value adds by being high."""
    dogs: tuple[float, ...]
    """What the first, second, ... dog adds."""
    highest: int
    """The highest value of the game's soldiers. Source: H3.1."""

    @classmethod
    @lru_cache(maxsize=256)
    def of(cls, character: Character, highest: int) -> Scale:
        """The tables for a game with soldiers up to this value."""
        in_set = character.in_set
        return cls(
            in_set,
            (0.0, *(sum(in_set[:held]) / held for held in range(1, len(in_set)))),
            (*character.in_suit, *(character.in_suit[-1],) * 20),
            character.neighbour,
            tuple(character.high * value / highest for value in range(highest + 1)),
            (*character.dogs, *(character.dogs[-1],) * 20),
            highest,
        )


class Collection:
    """A hand by values and suits, to tell what one card more or less would mean.

    Args:
        cards: the hand, in any order.
        scale: what cards are worth.

    >>> from havoclab.havoc.bots.sensible import SENSIBLE
    >>> hand = Collection([9, 27, 45, 12], Scale.of(SENSIBLE, 13))
    >>> hand.gain(63) > hand.gain(64)  # a fourth 9, or a first 10
    True
    """

    __slots__ = ("by_suit", "by_value", "cards", "highest", "scale")

    def __init__(self, cards: Sequence[int], scale: Scale) -> None:
        self.cards = cards
        self.scale = scale
        self.highest = scale.highest
        #: The cards of each value that is held.
        self.by_value: dict[int, list[int]] = {}
        #: How many cards of each suit are held, and, last, how many dogs: their suit is -1.
        self.by_suit = by_suit = [0] * (len(SUITS) + 1)
        by_value = self.by_value
        for card in cards:
            value = VALUE[card]
            if value in by_value:
                by_value[value].append(card)
            else:
                by_value[value] = [card]
            by_suit[SUIT[card]] += 1

    def held(self, value: int) -> int:
        """How many cards of this value are in the hand; 0 asks for the dogs."""
        return len(self.by_value.get(value, ()))

    def gain(self, card: int) -> float:
        """What this card would add, in points. Source: H8."""
        held = self.held(VALUE[card])
        if card == DOG:
            return self.scale.dogs[held]
        return self.scale.in_set[held] + self.scale.in_suit[self.by_suit[SUIT[card]]] + self._beside(card)

    def loss(self, card: int) -> float:
        """What would go with this card of the hand, in points. Source: H8."""
        held = len(self.by_value[VALUE[card]])
        if card == DOG:
            return self.scale.dogs[held - 1]
        return self.scale.in_set[held - 1] + self.scale.in_suit[self.by_suit[SUIT[card]] - 1] + self._beside(card)

    def gain_of_value(self, value: int) -> float:
        """What a card of this value would add, its suit unknown, in points. Source: H8.4."""
        return self.scale.in_set[self.held(value)] + self.scale.high[value]

    def shares(self) -> dict[int, float]:
        """By card of the hand its part in what its whole set is worth: what laying the set costs, card by card."""
        scale, by_suit = self.scale, self.by_suit
        found: dict[int, float] = {}
        for value, cards in self.by_value.items():
            if value:
                share, high = scale.set_share[len(cards)], scale.high[value]
                for card in cards:
                    found[card] = share + scale.in_suit[by_suit[SUIT[card]] - 1] + high
            else:
                found[DOG] = scale.dogs[len(cards) - 1]
        return found

    def unseen_gain(self) -> float:
        """What a card from the draw pile adds on average, in points."""
        soldiers = len(SUITS) * self.highest
        in_set = self.scale.in_set
        total = soldiers * (in_set[0] + self.scale.high[-1] / 2)
        for cards in self.by_value.values():
            total += (len(SUITS) - len(cards)) * (in_set[len(cards)] - in_set[0])
        return total / soldiers

    def _beside(self, card: int) -> float:
        value = VALUE[card]
        worth = self.scale.high[value]
        if value > 1 and card - 1 in self.cards:
            worth += self.scale.neighbour
        if value < self.highest and card + 1 in self.cards:
            worth += self.scale.neighbour
        return worth
