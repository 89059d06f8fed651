"""The best rank that the cards of a hand make, quickly, as cards come and go.

Only the rank is wanted here, not which cards make it, so counting is enough: equal values, consecutive values, cards of
a suit. Sources: H8.1-H8.5, H9.5; tested equal to :func:`havoclab.havoc.best.best_hand`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from havoclab.havoc.cards import DOG, HIGHEST, SUIT, SUITS, VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.options import Options
from havoclab.havoc.ranks import Rank
from havoclab.havoc.reading import reading_of

#: More cards of one value than there can be: six soldiers, or all dogs.
_MOST_ALIKE: Final = 13


class GrowingHand:
    """Cards to which others are added, and taken away again.

    >>> hand = GrowingHand([9, 27, 12])
    >>> hand.add(45)
    >>> hand.rank()
    <Rank.THREE_OF_A_KIND: 4>
    >>> hand.remove(45)
    >>> hand.rank()
    <Rank.PAIR: 2>
    """

    def __init__(self, cards: Sequence[int] = ()) -> None:
        self._held = [0] * (HIGHEST + 1)
        self._groups = [0] * (_MOST_ALIKE + 1)
        """By size: how many values are held at least so often."""
        self._suited = [0] * len(SUITS)
        """By suit: the values held, as bits."""
        for card in cards:
            self.add(card)

    def add(self, card: int) -> None:
        """One card more."""
        value = VALUE[card]
        self._held[value] += 1
        self._groups[self._held[value]] += 1
        if card != DOG:
            self._suited[SUIT[card]] |= 1 << value

    def remove(self, card: int) -> None:
        """One card less."""
        value = VALUE[card]
        self._groups[self._held[value]] -= 1
        self._held[value] -= 1
        if card != DOG:
            self._suited[SUIT[card]] &= ~(1 << value)

    def rank(self) -> Rank:
        """The best rank of up to six of the cards. Source: H8.1, H9.5."""
        dogs = self._held[DOG]
        dog = 1 if dogs else 0
        run, flush, values = 0, 0, dog
        for suited in self._suited:
            values |= suited
            size = suited.bit_count() + dogs
            if size >= 5:
                flush = max(flush, size)
                run = max(run, _longest(suited | dog))
        groups = self._groups
        if run >= 6:
            return Rank.STRAIGHT_FLUSH_OF_SIX
        if groups[6]:
            return Rank.SIX_OF_A_KIND
        if run == 5:
            return Rank.STRAIGHT_FLUSH_OF_FIVE
        if groups[4]:
            return self._of_four()
        return self._of_three(flush, _longest(values))

    def _of_four(self) -> Rank:
        if self._groups[5]:
            return Rank.FIVE_OF_A_KIND
        return Rank.BIG_HOUSE if self._groups[2] > 1 else Rank.FOUR_OF_A_KIND

    def _of_three(self, flush: int, run: int) -> Rank:
        groups = self._groups
        made = (
            (groups[3] > 1, Rank.TRIOS),
            (flush >= 6, Rank.FLUSH_OF_SIX),
            (groups[3] and groups[2] > 1, Rank.FULL_HOUSE),
            (run >= 6, Rank.STRAIGHT_OF_SIX),
            (flush == 5, Rank.FLUSH_OF_FIVE),
            (groups[2] > 2, Rank.THREE_PAIRS),
            (run == 5, Rank.STRAIGHT_OF_FIVE),
            (groups[3], Rank.THREE_OF_A_KIND),
            (groups[2] > 1, Rank.TWO_PAIRS),
            (groups[2], Rank.PAIR),
            (groups[1], Rank.HIGH_CARD),
        )
        return next((rank for is_made, rank in made if is_made), Rank.NOTHING)


def _longest(values: int) -> int:
    """Six or five, where so many values stand in a row; else 0. Source: H8.2."""
    fives = values & values >> 1 & values >> 2 & values >> 3 & values >> 4
    return 0 if not fives else 6 if fives & fives >> 1 else 5


def best_rank(cards: Sequence[int], options: Options, *, lay_one: bool = False) -> Rank:
    """The best rank of up to six of these cards at this table, as its rules have it.

    Args:
        cards: the hand.
        options: how the table reads hands. Source: H8.5d.
        lay_one: one of the cards must be given away first. Source: H4.2.
    """
    if lay_one and len(cards) <= MOST_INVOLVED:  # else the card to give away is beside the six
        fewer = max(0, len(cards) - 1)  # an empty hand that draws John of Gaunt has no card to give away
        return max(best_rank(left, options) for left in combinations(cards, fewer))
    reading = reading_of(options)
    if reading.without:
        return reading.evaluate(reading.best_hand(cards)).rank
    return GrowingHand(cards).rank()
