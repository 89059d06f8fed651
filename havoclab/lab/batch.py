"""Strengths of many hands at once, with numpy; the same ints as `havoclab.havoc.strength.strength` gives.

How it is found, for a block of hands, one row of bytes for each card of a hand:

- values: the six values are sorted by a sorting network, and the sorted six have a number (the combinatorial number
  system), which is the place of their strength in a table of all 177,100 multisets of up to six values;
- suits: a card is a byte with a bit for each suit it belongs to (a dog: all six). "Six agree" and "five of six agree"
  are then a handful of bitwise steps. The few hands where five agree look into a second table, of values in one suit.

Sources: H8.1-H8.6, in the reading stated at the top of `havoclab/havoc/hands.py`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from havoclab.havoc.cards import HIGHEST, SUITS
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.ranks import Rank
from havoclab.havoc.strength import RANK_SHIFT
from havoclab.lab.tables import DIGITS, strength_tables

__all__ = ["NO_CARD", "ranks", "strengths"]

NO_CARD: Final = -1
"""Fills the columns of a hand that has fewer cards than the array is wide."""

_LAST_CARD: Final = HIGHEST * len(SUITS)
_BLOCK: Final = 32_768  # the rows of a block stay in the processor's second cache

_EVERY_SUIT: Final = np.uint8(0b1111110)  # a dog; a soldier has the bit of the suit, counted from 1

_Bytes = npt.NDArray[np.uint8]
_Ints = npt.NDArray[np.int64]

# A smallest sorting network for six: after these exchanges the rows are sorted, the lowest first.
_NETWORK: Final = ((1, 2), (4, 5), (0, 2), (3, 5), (0, 1), (3, 4), (2, 5), (0, 3), (1, 4), (2, 4), (1, 3), (2, 3))


def strengths(hands: npt.ArrayLike, *, best_subset: bool = False) -> _Ints:
    """The strengths of hands: ints of shape (n, up to 6) with `NO_CARD` for no card, to an int64 array of shape (n,).

    A greater strength is a stronger hand, equal ones are equal. `best_subset` is the option of H8.5. Each soldier is
    trusted to be in a hand once. Raises ValueError for another shape, another kind of number, or no card's number.
    Source: H8.1-H8.6.

    >>> strengths([[9, 27, 12, -1], [9, 45, -1, -1], [0, 0, 0, 0]]).argsort().tolist()
    [1, 0, 2]
    """
    array = _checked(hands)
    found = np.empty(len(array), np.int64)
    for start in range(0, len(array), _BLOCK):
        block = slice(start, start + _BLOCK)
        _strengths_of_block(array[block], found[block], best_subset)
    return found


def ranks(strengths_found: npt.ArrayLike) -> npt.NDArray[np.int8]:
    """The numbers of the ranks (see `Rank`) that strengths stand for, same shape, int8. Source: H8.1.

    >>> ranks(strengths([[9, 27, 12], [0, 0, 0]])).tolist() == [Rank.PAIR, Rank.THREE_OF_A_KIND]
    True
    """
    return (np.asarray(strengths_found, np.int64) >> RANK_SHIFT).astype(np.int8)


def _checked(hands: npt.ArrayLike) -> npt.NDArray[np.integer[Any]]:
    array = np.asarray(hands)
    if array.ndim != 2 or array.shape[1] > MOST_INVOLVED:
        raise ValueError(f"hands: the shape is {array.shape}; allowed is (hands, up to {MOST_INVOLVED} cards)")
    if not np.issubdtype(array.dtype, np.integer):
        raise ValueError(f"hands: the numbers are {array.dtype}; allowed are integers")
    if array.size and (array.min() < NO_CARD or array.max() > _LAST_CARD):
        raise ValueError(f"hands: a number is no card; allowed are {NO_CARD} (no card) to {_LAST_CARD}")
    integers: npt.NDArray[np.integer[Any]] = array
    return integers


def _strengths_of_block(hands: npt.NDArray[np.integer[Any]], found: _Ints, best_subset: bool) -> None:
    """Fill `found` with the strengths of one block of hands."""
    tables = strength_tables()
    cards = np.zeros((MOST_INVOLVED, len(hands)), np.uint8)
    cards[: hands.shape[1]] = hands.T
    cards[: hands.shape[1]] += 1  # now 0 is no card (it wraps round from -1), 1 a dog, soldiers follow
    suits = (cards + np.uint8(16)) // np.uint8(HIGHEST)  # 0 for no card and dogs, else 1-6
    digits = cards - suits * np.uint8(HIGHEST) + (suits > 0) * np.uint8(HIGHEST)
    members = np.left_shift(1, suits, dtype=np.uint8) & _EVERY_SUIT | (cards == 1) * _EVERY_SUIT

    six_agree, five_agree = members[0].copy(), np.full(len(hands), _EVERY_SUIT)
    for row in members[1:]:
        five_agree &= row
        five_agree |= six_agree
        six_agree &= row

    numbers = _multiset_number(digits)
    tables.plain.take(numbers, out=found, mode="clip")
    suited = np.flatnonzero(five_agree)
    if not suited.size:
        return
    six = six_agree[suited] != 0
    all_six = suited[six]
    found[all_six] = (tables.best_suited if best_subset else tables.suited)[numbers[all_six]]

    # Where five agree, the odd sixth is beside them; it may also be no card.
    five = suited[~six]
    plain = found[five]
    odd = members[:, five] & (five_agree[five] & -five_agree[five].astype(np.int16)).astype(np.uint8) == 0
    their_digits = digits[:, five]
    odd_digit = (their_digits * odd).sum(axis=0, dtype=np.int64)
    of_five = tables.suited[_multiset_number(their_digits * ~odd)] | odd_digit
    better = of_five > plain
    if not best_subset:
        better &= plain >> RANK_SHIFT != Rank.STRAIGHT_OF_SIX
    found[five] = np.where(better, of_five, plain)


def _multiset_number(digits: _Bytes) -> npt.NDArray[np.intp]:
    """The numbers of columns of six digits (0-19) in any order, 0 to 177,099. `digits` has shape (6, n) and is kept."""
    tables = strength_tables()
    rows = list(digits)
    for low, high in _NETWORK:
        rows[low], rows[high] = np.minimum(rows[low], rows[high]), np.maximum(rows[low], rows[high])
    lower, upper = (
        (rows[first].astype(np.uint16) * np.uint16(DIGITS) + rows[first + 1]) * np.uint16(DIGITS) + rows[first + 2]
        for first in (0, 3)
    )
    number: npt.NDArray[np.intp] = tables.lower.take(lower) + tables.upper.take(upper)
    return number
