"""What a hand is worth: the fast form, one int a hand, tested equal to the readable reference in `hands.py`.

A strength is an int below 2**35: the rank in the bits from 30 up, then six digits of five bits. A digit is
a value + 1, so that 0 means "no card" and is lower than a dog's digit 1 (H8.6). The values of the combination
fill the digits from the top, the cards beside it the last ``6 - size`` ones, highest first. So ints of one rank compare
as H8.6 compares hands, and ints of two ranks as H8.1 does.

How it is found: each card has a weight, and the sum of the weights says all that matters. Its low 24 bits count the
cards of each suit (a nibble each, begun at 3, so that its top bit tells five or more; a dog counts in all six). The
bits above identify the values: sums of up to six of those weights are all different. Two tables, filled as hands come
along, hold the strength by that sum: as values alone, and as values within one suit.

Sources: H8.1-H8.6, in the reading stated at the top of `hands.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from havoclab.havoc.cards import HIGHEST, SUIT, VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.ranks import GROUP_SIZES, Rank

__all__ = ["DIGIT_BITS", "RANK_SHIFT", "pack", "rank_of_strength", "strength"]

DIGIT_BITS: Final = 5
"""Bits of one digit of a strength."""

RANK_SHIFT: Final = MOST_INVOLVED * DIGIT_BITS
"""A strength shifted right by so many bits is the number of its `Rank`."""

_SUIT_BITS: Final = 24
_BEGIN: Final = 0x333333
_FIVE_SUITED: Final = 0x888888

# A base-7 number holds up to six of each value; modulo this prime it is short, and sums of up to six stay different (a
# test holds that).
_PRIME: Final = 2**32 - 5
_VALUE_WEIGHT: Final = tuple(pow(7, value, _PRIME) for value in range(HIGHEST + 1))
_WEIGHT: Final = tuple(
    _VALUE_WEIGHT[value] << _SUIT_BITS | (0x111111 if suit < 0 else 1 << 4 * suit)
    for suit, value in zip(SUIT, VALUE, strict=True)
)

# Plain ints, because looking up an enum's member takes longer than comparing.
_SIX_OF_A_KIND: Final = int(Rank.SIX_OF_A_KIND)
_STRAIGHT_OF_SIX: Final = int(Rank.STRAIGHT_OF_SIX)

_BY_VALUES: dict[int, int] = {}
_BY_SUITED_VALUES: dict[int, int] = {}


def rank_of_strength(strength: int) -> Rank:
    """The rank that a strength stands for. Source: H8.1.

    >>> rank_of_strength(strength([9, 27, 12]))
    <Rank.PAIR: 2>
    """
    return Rank(strength >> RANK_SHIFT)


def strength(cards: Sequence[int], *, best_subset: bool = False) -> int:
    """The strength of up to six involved cards in any order: a greater int is stronger, equal ints are equal hands.

    `best_subset` is the option of H8.5. The cards are trusted to be cards, each soldier once; more than six raise
    ValueError. Without cards it is 0. Source: H8.1-H8.6.

    >>> from havoclab.havoc.cards import parse_card
    >>> def hand(text: str) -> int:
    ...     return strength([parse_card(word) for word in text.split()])
    >>> hand("b9 o9 g8 e8 dog") > hand("b9 o9 g8 e8")
    True
    >>> hand("b9 o9 g8 e8") == hand("g9 e9 b8 o8")
    True
    """
    if len(cards) == MOST_INVOLVED:
        # Written out, because it is three times as quick as any loop, and six is the common case.
        a, b, c, d, e, f = cards
        total = _WEIGHT[a] + _WEIGHT[b] + _WEIGHT[c] + _WEIGHT[d] + _WEIGHT[e] + _WEIGHT[f] + _BEGIN
    else:
        total = _BEGIN + sum([_WEIGHT[c] for c in cards])
    if total & _FIVE_SUITED:
        return _five_suited(cards, total, best_subset)
    try:
        return _BY_VALUES[total >> _SUIT_BITS]
    except KeyError:
        return _learn_values(cards, total)


def pack(rank: Rank, values: Sequence[int], beside: Sequence[int]) -> int:
    """The strength of a combination by its parts: the values compared within the rank, and the cards beside.

    >>> pack(Rank.PAIR, [9], [12]) == strength([9, 27, 12])
    True
    """
    return _packed(rank, list(values), [VALUE[c] for c in beside])


def _five_suited(cards: Sequence[int], total: int, best_subset: bool) -> int:
    """The strength where five or six cards share a suit; `total` is the sum of their weights."""
    key = total >> _SUIT_BITS
    plain = _BY_VALUES.get(key) or _learn_values(cards, total)
    suited = total & _FIVE_SUITED
    if total & suited >> 3:  # a nibble of 9: six cards of one suit
        if best_subset:
            return max(plain, _suited(sorted((VALUE[c] for c in cards), reverse=True), inside=True))
        if plain >> RANK_SHIFT == _SIX_OF_A_KIND:
            return plain
        found = _BY_SUITED_VALUES.get(key)
        if found is None:
            found = _BY_SUITED_VALUES[key] = _suited(sorted((VALUE[c] for c in cards), reverse=True))
        return found
    if plain >> RANK_SHIFT == _STRAIGHT_OF_SIX and not best_subset:
        return plain
    # With four dogs or more two suits may have five cards; four of a kind beats either, so any will do.
    suit = suited.bit_length() // 4 - 1
    odd = 0
    for c in cards:
        if c and SUIT[c] != suit:
            odd = VALUE[c] + 1
            key -= _VALUE_WEIGHT[odd - 1]
    found = _BY_SUITED_VALUES.get(key)
    if found is None:
        five = (VALUE[c] for c in cards if not c or SUIT[c] == suit)
        found = _BY_SUITED_VALUES[key] = _suited(sorted(five, reverse=True))
    return max(plain, found | odd)


def _learn_values(cards: Sequence[int], total: int) -> int:
    """Work out the strength by values alone, and note it in the table."""
    if len(cards) > MOST_INVOLVED:
        raise ValueError(f"cards: {len(cards)} cards; at most {MOST_INVOLVED} take part (H6.6)")
    found = _BY_VALUES[total >> _SUIT_BITS] = _unsuited([VALUE[c] for c in cards])
    return found


def _unsuited(values: list[int]) -> int:
    """The strength of values, no suit counting. Source: H8.1, H8.2, H8.4, H8.6."""
    held = sorted(Counter(values).items(), key=lambda item: (item[1], item[0]), reverse=True)
    counts = tuple(count for _, count in held)
    rank, sizes = next((rank, sizes) for rank, sizes in GROUP_SIZES if counts[: len(sizes)] == sizes)
    top, size = _longest_run(values)
    if size == 6:
        return _packed(Rank.STRAIGHT_OF_SIX, [top], [])
    if size == 5 and rank < Rank.STRAIGHT_OF_FIVE:
        return _packed(Rank.STRAIGHT_OF_FIVE, [top], _without(values, range(top - 4, top + 1)))
    groups = [value for value, _ in held[: len(sizes)]]
    beside = sorted((value for value, _ in held[len(sizes) :]), reverse=True)
    return _packed(rank, groups, beside)


def _suited(values: list[int], *, inside: bool = False) -> int:
    """The strength of five or six values, highest first, within one suit; `inside`: also a five among six counts."""
    top, size = _longest_run(values)
    if size == len(values):
        return _packed(Rank.STRAIGHT_FLUSH_OF_SIX if size == 6 else Rank.STRAIGHT_FLUSH_OF_FIVE, [top], [])
    if inside and size == 5:
        return _packed(Rank.STRAIGHT_FLUSH_OF_FIVE, [top], _without(values, range(top - 4, top + 1)))
    return _packed(Rank.FLUSH_OF_SIX if len(values) == 6 else Rank.FLUSH_OF_FIVE, values, [])


def _longest_run(values: list[int]) -> tuple[int, int]:
    """The top of the longest run of consecutive values and its length, 6 or 5; (0, 0) without one. Source: H8.2."""
    mask = 0
    for value in values:
        mask |= 1 << value
    fives = mask & mask >> 1 & mask >> 2 & mask >> 3 & mask >> 4
    if not fives:
        return 0, 0
    low = fives.bit_length() - 1
    return low + 4, 5 + (fives.bit_count() > 1)


def _without(values: list[int], taken: range) -> list[int]:
    """The values left, highest first, when one card of each value in `taken` is away."""
    left = sorted(values, reverse=True)
    for value in taken:
        left.remove(value)
    return left


def _packed(rank: Rank, values: list[int], beside: list[int]) -> int:
    """A strength of its rank, the values compared within the rank, and the cards beside from the top."""
    packed = int(rank) << RANK_SHIFT
    for place, value in enumerate(values, start=1):
        packed |= (value + 1) << RANK_SHIFT - place * DIGIT_BITS
    for place, value in enumerate(beside, start=rank.size + 1):
        packed |= (value + 1) << RANK_SHIFT - place * DIGIT_BITS
    return packed
