"""Hands for the tests of H8: read from text, random and dog-heavy, all of a small deck, all of any deck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
import numpy.typing as npt

from havoclab.havoc.cards import DOG, card, parse_card

# Highest value and dogs by number of players. Source: H3.1.
DECKS: Final = {2: (8, 6), 3: (10, 6), 4: (13, 8), 5: (15, 10), 6: (18, 12)}


def cards(text: str) -> list[int]:
    """The cards of a text such as "dog b9 o9"."""
    return [parse_card(word) for word in text.split()]


@cache
def deck(suits: int, top: int, dogs: int) -> tuple[int, ...]:
    """A deck of the first `suits` suits, values 1 to `top`, and dogs."""
    return (*[DOG] * dogs, *(card(suit, value) for suit in range(suits) for value in range(1, top + 1)))


def all_small_hands() -> Iterator[tuple[int, ...]]:
    """All hands of up to six out of three suits of five values and three dogs."""
    small = deck(3, 5, 3)
    for size in range(7):
        yield from combinations(small, size)


def random_hands(seed: int, number: int) -> Iterator[list[int]]:
    """Random hands of up to six cards, mostly six, from decks of many shapes: many are full of dogs or of one suit."""
    rng = random.Random(seed)
    for _ in range(number):
        top, dogs = rng.choice((*DECKS.values(), (6, 4)))
        pool = deck(rng.choice((1, 2, 3, 6, 6)), top, rng.choice((dogs, dogs, 12)))
        yield rng.sample(pool, rng.choice((1, 2, 3, 4, 5, 6, 6, 6, 6, 6)))


def every_hand_of_six(top: int, dogs: int) -> Iterator[tuple[int, npt.NDArray[np.int8]]]:
    """All hands of six out of a whole deck: blocks (n, 6), and how often each hand of the block is there.

    Plain enumeration, one combination of soldiers after another; no symmetry but that dogs are alike is used.
    """
    soldiers = np.array(deck(6, top, 0), np.int8)
    for with_dogs in range(min(dogs, 6) + 1):
        for block in _choices(soldiers, 6 - with_dogs):
            hands = np.zeros((block.shape[0], 6), np.int8, order="F")
            hands[:, with_dogs:] = block
            yield comb(dogs, with_dogs), hands


def _choices(pool: npt.NDArray[np.int8], size: int) -> Iterator[npt.NDArray[np.int8]]:
    """All combinations of `size` out of the pool, in blocks of shape (n, size)."""
    numbers, low = range(len(pool)), size // 2
    if not low:
        yield pool[np.array(list(combinations(numbers, size)), np.intp)]
        return
    lower = np.array(list(combinations(numbers, low)), np.int16)
    upper = np.array(list(combinations(numbers, size - low)), np.int16)
    # Fix the last card of the lower part: any lower part that ends with it goes with any upper part above it.
    for last in range(len(pool)):
        below = pool[lower[lower[:, -1] == last]]
        above = pool[upper[upper[:, 0] > last]]
        if not len(below) or not len(above):
            continue
        step = max(1, 1_000_000 // len(above))
        for start in range(0, len(below), step):
            part = below[start : start + step]
            block = np.empty((len(part) * len(above), size), np.int8, order="F")
            for column in range(low):
                block[:, column] = np.repeat(part[:, column], len(above))
            for column in range(size - low):
                block[:, low + column] = np.tile(above[:, column], len(part))
            yield block
