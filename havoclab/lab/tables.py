"""The tables behind `batch.py`: the strength of every multiset of values, built once with numpy.

A digit is a value + 1, and 0 is no card, so that six digits say which values up to six cards have. Sorted from the
lowest, digits d1 .. d6 have the number C(d1, 1) + C(d2 + 1, 2) + ... + C(d6 + 5, 6), from 0 to 177,099 without a gap.

Sources: H8.1-H8.6, in the reading stated at the top of `havoclab/havoc/hands.py`.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from havoclab.havoc.cards import HIGHEST
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.ranks import GROUP_SIZES, Rank
from havoclab.havoc.strength import DIGIT_BITS, RANK_SHIFT

__all__ = ["DIGITS", "StrengthTables", "all_multisets", "strength_tables"]

DIGITS: Final = HIGHEST + 2
"""How many digits there are: no card, a dog, the values 1-18."""

_Digits = npt.NDArray[np.uint8]
_Ints = npt.NDArray[np.int64]


class StrengthTables(NamedTuple):
    """What `strength_tables` builds.

    `lower` and `upper` (8000,): what the three lowest and the three highest digits, read as a number in base 20, add to
    the number of the multiset. The others (177100,) are strengths by that number: of values alone; of five or six
    values within one suit (0 for fewer); and of six within one suit under the option `best_subset`.
    """

    lower: npt.NDArray[np.intp]
    upper: npt.NDArray[np.intp]
    plain: _Ints
    suited: _Ints
    best_suited: _Ints


@cache
def strength_tables() -> StrengthTables:
    """Build the tables, once: 5 MB. Source: H8.1-H8.6.

    >>> int(strength_tables().plain[0]), len(strength_tables().plain)
    (0, 177100)
    """
    digits = np.ascontiguousarray(all_multisets().T[::-1])  # shape (6, 177100), the highest digit first
    runs = _Runs.of(digits)
    plain = _plain_strengths(digits, runs)
    suited, best_suited = _suited_strengths(digits, runs, plain)
    return StrengthTables(_parts(0), _parts(3), plain, suited, best_suited)


def all_multisets() -> _Digits:
    """All multisets of six digits, each sorted from the lowest, in the order of their numbers: uint8 (177100, 6).

    >>> all_multisets()[:3].tolist()
    [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 1, 1]]
    """
    rows = np.zeros((1, 0), np.uint8)
    for width in range(MOST_INVOLVED):
        # In front of a last digit stands any row without a higher one; the rows' order makes those the first rows.
        fronts = [rows[: comb(digit + width, width)] for digit in range(DIGITS)]
        last = np.repeat(np.arange(DIGITS, dtype=np.uint8), [len(front) for front in fronts])
        rows = np.column_stack((np.concatenate(fronts), last))
    return rows


def _parts(first: int) -> npt.NDArray[np.intp]:
    """What three neighbouring digits, from place `first` on, add to the number of a sorted multiset."""
    triples = np.ndindex(DIGITS, DIGITS, DIGITS)
    places = range(first, first + 3)
    return np.array(
        [sum(comb(d + p, p + 1) for d, p in zip(digits, places, strict=True)) for digits in triples], np.intp
    )


class _Runs(NamedTuple):
    """The longest run of consecutive digits in each multiset: its length 6, 5 or 0, its top, the digit left beside."""

    length: _Ints
    top: _Ints
    beside: _Ints

    @classmethod
    def of(cls, digits: _Digits) -> _Runs:
        """Find them. Source: H8.2."""
        held = np.bitwise_or.reduce(np.int64(1) << digits, axis=0) & ~1
        fives = held & held >> 1 & held >> 2 & held >> 3 & held >> 4
        low = np.zeros_like(held)
        for digit in range(1, DIGITS):
            low[fives >> digit & 1 == 1] = digit
        length = np.where(fives > 0, 5, 0) + (fives & fives - 1 > 0)
        return cls(length, low + 4, digits.sum(axis=0, dtype=np.int64) - 5 * (low + 2))


def _strength(rank: Rank, digits: _Digits) -> _Ints:
    """Strengths of one rank, from their six digits: shape (6, n) to (n,)."""
    packed = np.full(digits.shape[1], int(rank), np.int64)
    for digit in digits:
        packed = packed << DIGIT_BITS | digit
    return packed


def _straights(rank: Rank, runs: _Runs, where: npt.NDArray[np.bool_]) -> _Ints:
    """Strengths of straights at some multisets: the top, and the digit beside where the rank leaves one."""
    strengths = (int(rank) << RANK_SHIFT) + (runs.top[where] << RANK_SHIFT - DIGIT_BITS)
    return strengths if rank.size == MOST_INVOLVED else strengths + runs.beside[where]


def _plain_strengths(digits: _Digits, runs: _Runs) -> _Ints:
    """The strengths of values alone. Source: H8.1, H8.2, H8.4, H8.6."""
    counts = np.stack([(digits == digit).sum(axis=0, dtype=np.uint8) for digit in digits]) * (digits > 0)
    grouped = np.sort(counts * np.uint8(DIGITS) + digits, axis=0)[
        ::-1
    ]  # the largest group first, then the highest digit
    counts, digits = np.divmod(grouped, np.uint8(DIGITS))
    strengths = np.zeros(digits.shape[1], np.int64)
    open_yet = np.ones(digits.shape[1], np.bool_)
    for rank, sizes in GROUP_SIZES:
        heads = [sum(sizes[:place]) for place in range(len(sizes))]
        fits = open_yet & np.all([counts[head] == size for head, size in zip(heads, sizes, strict=True)], axis=0)
        left = np.zeros((MOST_INVOLVED, int(fits.sum())), np.uint8)
        left[: len(heads)] = digits[heads][:, fits]
        left[rank.size :] = digits[rank.size :, fits]
        strengths[fits] = _strength(rank, left)
        open_yet &= ~fits
    for rank in (Rank.STRAIGHT_OF_FIVE, Rank.STRAIGHT_OF_SIX):
        fits = (runs.length == rank.size) & (strengths >> RANK_SHIFT < rank)
        strengths[fits] = _straights(rank, runs, fits)
    return strengths


def _suited_strengths(digits: _Digits, runs: _Runs, plain: _Ints) -> tuple[_Ints, _Ints]:
    """The strengths of five or six values within one suit, by H8.5 and by its option. Source: H8.2, H8.3, H8.5."""
    count = (digits > 0).sum(axis=0)
    suited = np.zeros_like(plain)
    for flush, straight in (
        (Rank.FLUSH_OF_FIVE, Rank.STRAIGHT_FLUSH_OF_FIVE),
        (Rank.FLUSH_OF_SIX, Rank.STRAIGHT_FLUSH_OF_SIX),
    ):
        fits = count == flush.size
        suited[fits] = _strength(flush, digits[:, fits])
        fits &= runs.length == flush.size
        suited[fits] = _straights(straight, runs, fits)
    six_dogs = (digits == 1).all(axis=0)
    suited[six_dogs] = plain[six_dogs]
    best = np.maximum(suited, plain)
    fits = (count == MOST_INVOLVED) & (runs.length == Rank.STRAIGHT_FLUSH_OF_FIVE.size)
    best[fits] = np.maximum(best[fits], _straights(Rank.STRAIGHT_FLUSH_OF_FIVE, runs, fits))
    return suited, best
