"""How a table reads hands: the option of H8.5, and which rules of H8 are switched off.

All is done by the quick :mod:`havoclab.havoc.strength`, as far as a hand is none of those that a missing rule is about;
these are left to the reference of :mod:`havoclab.havoc.hands`, whose answers are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from havoclab.havoc.best import best_hand, best_hand_by
from havoclab.havoc.cards import DOG
from havoclab.havoc.hands import MOST_INVOLVED, Combination, evaluate
from havoclab.havoc.options import Options
from havoclab.havoc.ranks import ranks_gone
from havoclab.havoc.strength import DIGIT_BITS, RANK_SHIFT, pack, rank_of_strength, strength


class Reading(NamedTuple):
    """What hands are worth at a table. Source: H8.5, H8.5d.

    >>> Reading().strength([1, 19]) > Reading(without=frozenset({"H8.4"})).strength([0, 0])
    True
    """

    best_subset: bool = False
    without: frozenset[str] = frozenset()

    def evaluate(self, cards: Sequence[int]) -> Combination:
        """The combination that up to six involved cards make. Source: H8.1-H8.6."""
        return evaluate(cards, best_subset=self.best_subset, without=self.without)

    def measure(self) -> Callable[[Sequence[int]], int]:
        """What tells the strength of up to six involved cards: a greater int is stronger. Source: H8.6."""
        if self.without:
            return self._strength_otherwise
        return partial(strength, best_subset=True) if self.best_subset else strength

    def strength(self, cards: Sequence[int]) -> int:
        """The strength of up to six involved cards: a greater int is stronger, equal ints are equal. Source: H8.6."""
        return self.measure()(cards)

    def best_hand(self, cards: Sequence[int]) -> list[int]:
        """The strongest up to six of any number of cards, sorted. Source: H9.5."""
        if self.without:
            return best_hand_by(self._strength_otherwise, cards)
        return best_hand(cards, best_subset=self.best_subset)

    def _strength_otherwise(self, cards: Sequence[int]) -> int:
        """The strength where rules of H8 are off."""
        without = self.without
        found = strength(cards, best_subset=self.best_subset)
        dogs = cards.count(DOG)
        if ("H8.4" in without and dogs > 1) or (
            found >> RANK_SHIFT in ranks_gone(without, dogs, len(cards), self.best_subset)
        ):
            found = _by_reference(self, tuple(sorted(cards)))
        if "H8.6" in without:
            return found >> RANK_SHIFT << RANK_SHIFT
        if "H8.6a" in without or (self.best_subset and "H8.5e" in without):  # what lies beside fills the last digits
            beside = DIGIT_BITS * (MOST_INVOLVED - rank_of_strength(found).size)
            return found >> beside << beside
        return found


@lru_cache(maxsize=50_000)
def _by_reference(reading: Reading, cards: tuple[int, ...]) -> int:
    hand = reading.evaluate(cards)
    return pack(hand.rank, hand.values, hand.beside)


def reading_of(options: Options) -> Reading:
    """How this table reads hands. Source: H8.5, H8.5d.

    >>> reading_of(Options(best_subset=True)) == reading_of(Options(without=("H8.5",)))
    True
    """
    if not options.without:
        return _BY_OPTION[options.best_subset]
    best_subset = (options.best_subset and options.holds("H8.5d")) or not options.holds("H8.5")
    return Reading(best_subset, _of_hands(options.without))


_BY_OPTION: Final = (Reading(), Reading(best_subset=True))


@lru_cache(maxsize=256)
def _of_hands(without: tuple[str, ...]) -> frozenset[str]:
    """The rules about hands among these; the two that are the option of H8.5 aside."""
    return frozenset(rule for rule in without if rule.startswith("H8.") and rule not in ("H8.5", "H8.5d"))
