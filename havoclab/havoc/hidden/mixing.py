"""Layouts drawn at random where there are too many kinds of them to be counted.

From some layout that fits, two cards change places again and again wherever both may lie at the other's place; how
often such a change is kept is set so that in the long run each layout comes as often as it counts (Metropolis).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from havoclab.havoc.cards import DOG
from havoclab.havoc.hidden.layouts import Group, Weigh

#: Changes tried for each hidden card, before the first layout and between one and the next.
_AT_FIRST: Final = 20
_BETWEEN: Final = 3


class Mixing:
    """A layout that changes bit by bit.

    Args:
        groups: the cards, each in one group.
        start: cards by place, as they may lie.
        weigh: by place, what its cards count for.

    >>> mixing = Mixing([Group(0b11, 0, (1, 2, 3)), Group(0b10, 0, (4,))], [[1, 2], [3, 4]], {})
    >>> [4 in place for place in mixing.sample(Random(1))]
    [False, True]
    """

    def __init__(self, groups: Sequence[Group], start: Sequence[Sequence[int]], weigh: Mapping[int, Weigh]) -> None:
        self._groups = groups
        self._weigh = weigh
        self._places = len(start)
        lying = {card: place for place, cards in enumerate(start) for card in cards if card != DOG}
        room = [sum(card == DOG for card in cards) for cards in start]
        dogs = iter(_placed([group.places for group in groups if group.era < 0 for _ in group.cards], room))
        #: Each card with its group and the place where it lies.
        self._cards = [
            [card, number, lying[card] if card in lying else next(dogs)]
            for number, group in enumerate(groups)
            for card in group.cards
        ]
        self._counts = [[0] * len(groups) for _ in start]
        for _, group, place in self._cards:
            self._counts[place][group] += 1
        self._tries = _AT_FIRST

    def sample(self, rng: Random) -> list[list[int]]:
        """The next layout; every place in random order."""
        for _ in range(self._tries * len(self._cards)):
            self._try_a_change(rng)
        self._tries = _BETWEEN
        found: list[list[int]] = [[] for _ in range(self._places)]
        for card, _, place in self._cards:
            found[place].append(card)
        return [rng.sample(cards, len(cards)) for cards in found]

    def _try_a_change(self, rng: Random) -> None:
        one = self._cards[int(rng.random() * len(self._cards))]
        other = self._cards[int(rng.random() * len(self._cards))]
        _, group, here = one
        _, other_group, there = other
        if here == there or not (self._groups[group].places >> there & self._groups[other_group].places >> here & 1):
            return
        if group != other_group:
            before = self._weight(here, there)
            self._exchange(group, here, other_group, there)
            if rng.random() * before >= self._weight(here, there) and before:
                self._exchange(other_group, here, group, there)
                return
        one[2], other[2] = there, here

    def _exchange(self, group: int, here: int, other: int, there: int) -> None:
        self._counts[here][group] -= 1
        self._counts[here][other] += 1
        self._counts[there][other] -= 1
        self._counts[there][group] += 1

    def _weight(self, *places: int) -> int:
        weight = 1
        for place in places:
            if place in self._weigh:
                weight *= self._weigh[place](tuple(self._counts[place]))
        return weight


def _placed(dogs: Sequence[int], room: Sequence[int]) -> list[int]:
    """A place for each dog among those it may lie at (as bits), so that every place has as many as it has room for.

    >>> _placed([0b11, 0b01], [1, 1])
    [1, 0]
    """
    found = [-1] * len(dogs)
    slots = [place for place, count in enumerate(room) for _ in range(count)]
    taken_by = [-1] * len(slots)

    def place_one(dog: int, tried: set[int]) -> bool:
        for slot, place in enumerate(slots):
            if slot not in tried and dogs[dog] >> place & 1:
                tried.add(slot)
                if taken_by[slot] < 0 or place_one(taken_by[slot], tried):
                    taken_by[slot] = dog
                    found[dog] = place
                    return True
        return False

    for dog in range(len(dogs)):
        place_one(dog, set())
    return found
