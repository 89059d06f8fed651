"""Shuffling that is part of the state: a seed and a counter instead of a generator's whole inside."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(cards: Sequence[T], rng: Random) -> list[T]:
    """The cards in random order (Fisher and Yates), the same for the same generator on every version of Python.

    ``Random.shuffle`` makes no such promise; ``Random.random`` does.

    >>> shuffled("abcdef", Random(1))
    ['b', 'c', 'f', 'd', 'e', 'a']
    """
    deck = list(cards)
    draw = rng.random
    for last in range(len(deck) - 1, 0, -1):
        other = int(draw() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def reshuffle(cards: Sequence[T], seed: int, times: int) -> list[T]:
    """The ``times``-th reshuffle of a game that was dealt with ``seed``; how the cards lay does not matter."""
    return shuffled(sorted(cards), Random(f"{seed}/{times}"))  # type: ignore[type-var]  # cards are ints or strings
