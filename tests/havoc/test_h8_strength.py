"""H8: the fast strength and the numpy batch say what the readable reference says, and that is what the rules say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, pairwise

import numpy as np
import pytest

from havoclab.havoc.cards import DOG, HIGHEST, SUIT, VALUE, card
from havoclab.havoc.hands import Rank, evaluate
from havoclab.havoc.ranks import GROUP_SIZES
from havoclab.havoc.strength import rank_of_strength, strength
from havoclab.lab.batch import NO_CARD, ranks, strengths
from tests.havoc.hands_to_try import all_small_hands, cards, deck, random_hands

Key = tuple[int, ...]


def assert_same_order(hands: Iterable[Sequence[int]], *, best_subset: bool) -> int:
    """Strengths are equal where the reference's keys are, and greater where those are. Gives the number of hands."""
    key_of: dict[int, Key] = {}
    count = 0

    @cache  # random hands come again in another order, and the reference sorts its cards first
    def reference(cards: tuple[int, ...]) -> Key:
        return evaluate(cards, best_subset=best_subset).key

    for hand in hands:
        key = reference(tuple(sorted(hand)))
        found = strength(hand, best_subset=best_subset)
        assert key_of.setdefault(found, key) == key, hand
        assert found >> 30 == key[0], hand
        count += 1
    in_order = [key for _, key in sorted(key_of.items())]
    assert all(less < more for less, more in pairwise(in_order))
    return count


@pytest.mark.rule("H8.1", "H8.2", "H8.3", "H8.4", "H8.5", "H8.6")
@pytest.mark.parametrize("best_subset", [False, True])
def test_h8_fast_and_readable_agree_on_all_hands_of_a_small_deck(best_subset: bool) -> None:
    assert assert_same_order(all_small_hands(), best_subset=best_subset) == 31_180


@pytest.mark.rule("H8.1", "H8.2", "H8.3", "H8.4", "H8.5", "H8.6")
def test_h8_fast_and_readable_agree_on_200_000_random_hands() -> None:
    assert assert_same_order(random_hands(seed=8, number=200_000), best_subset=False) == 200_000


@pytest.mark.rule("H8.5")
def test_h8_5_fast_and_readable_agree_under_the_option() -> None:
    assert assert_same_order(random_hands(seed=85, number=50_000), best_subset=True) == 50_000


@pytest.mark.rule("H8.1", "H8.2", "H8.3", "H8.4", "H8.5", "H8.6")
@pytest.mark.parametrize("best_subset", [False, True])
def test_h8_batches_and_single_hands_agree(best_subset: bool) -> None:
    hands = list(chain(all_small_hands(), random_hands(seed=80, number=100_000)))
    table = np.full((len(hands), 6), NO_CARD)
    for row, hand in zip(table, hands, strict=True):
        row[: len(hand)] = hand
    singly = [strength(hand, best_subset=best_subset) for hand in hands]
    assert strengths(table, best_subset=best_subset).tolist() == singly
    shuffled = np.random.default_rng(1).permuted(table, axis=1)
    assert strengths(shuffled.astype(np.int8), best_subset=best_subset).tolist() == singly
    assert ranks(strengths(table, best_subset=best_subset)).tolist() == [rank_of_strength(found) for found in singly]


# ---------------------------------------------------------------- what the rules say, word for word and slowly


def as_a_whole(hand: Sequence[int]) -> Iterator[tuple[Rank, Key]]:
    """Every rank that these cards make together, none left over, with what H8.6 compares within the combination."""
    values = sorted((VALUE[c] for c in hand), reverse=True)
    sizes = tuple(sorted((values.count(value) for value in set(values)), reverse=True))
    for rank, wanted in GROUP_SIZES:
        if sizes == wanted:
            yield rank, tuple(sorted(set(values), key=lambda value: (values.count(value), value), reverse=True))
    if len(hand) in (5, 6):
        six = len(hand) == 6
        straight = values == list(range(values[0], values[0] - len(values), -1))
        flush = len({SUIT[c] for c in hand if c != DOG}) <= 1
        if straight and flush:
            yield (Rank.STRAIGHT_FLUSH_OF_SIX if six else Rank.STRAIGHT_FLUSH_OF_FIVE), (values[0],)
        if straight:
            yield (Rank.STRAIGHT_OF_SIX if six else Rank.STRAIGHT_OF_FIVE), (values[0],)
        if flush:
            yield (Rank.FLUSH_OF_SIX if six else Rank.FLUSH_OF_FIVE), tuple(values)


def by_definition(hand: Sequence[int], *, best_subset: bool) -> Key:
    """The key of a hand: the best of its subsets, except where six cards are a straight or a flush together (H8.5)."""
    found = []
    for size in range(len(hand) + 1):
        for chosen in combinations(range(len(hand)), size):
            beside = sorted((VALUE[c] for place, c in enumerate(hand) if place not in chosen), reverse=True)
            beside += [-1] * (6 - size - len(beside))
            for rank, compared in as_a_whole([hand[place] for place in chosen]):
                found.append((int(rank), *compared, *beside))
    whole = (Rank.STRAIGHT_FLUSH_OF_SIX, Rank.SIX_OF_A_KIND, Rank.FLUSH_OF_SIX, Rank.STRAIGHT_OF_SIX)
    together = [key for key in found if key[0] in whole]
    if together and not best_subset:
        return max(together)
    return max(found)


@pytest.mark.rule("H8.1", "H8.2", "H8.3", "H8.4", "H8.5", "H8.6")
@pytest.mark.parametrize("best_subset", [False, True])
def test_h8_the_reference_is_the_best_of_all_subsets(best_subset: bool) -> None:
    for hand in chain(combinations(deck(2, 6, 2), 5), combinations(deck(2, 4, 5), 6), random_hands(88, 2_000)):
        assert evaluate(hand, best_subset=best_subset).key == by_definition(hand, best_subset=best_subset), hand


# ---------------------------------------------------------------------------------- tables and bad input


def test_no_two_multisets_of_values_have_the_same_weight() -> None:
    # 0 is no card. Each value comes from a different suit where it can, so that the hands are possible ones.
    weightless = combinations_with_replacement(range(HIGHEST + 2), 6)
    hands = np.array(
        [
            [
                NO_CARD if digit == 0 else DOG if digit == 1 else card(place, digit - 1)
                for place, digit in enumerate(digits)
            ]
            for digits in weightless
        ]
    )
    # The fast form finds a hand by its weight: one that shared it with another would get the other's strength.
    assert [strength([c for c in hand if c != NO_CARD]) for hand in hands.tolist()] == strengths(hands).tolist()
    assert len(hands) == 177_100


def test_more_than_six_cards_are_refused_by_the_fast_form_too() -> None:
    with pytest.raises(ValueError, match=r"cards: 7 cards; at most 6 take part \(H6\.6\)"):
        strength(cards("b1 o2 g3 e4 y5 n6 b7"))
    with pytest.raises(ValueError, match=r"cards: 7 cards; at most 6 take part \(H6\.6\)"):
        strength(cards("b1 b2 b3 b4 b5 b6 b7"))


@pytest.mark.parametrize(
    ("hands", "complaint"),
    [
        (np.zeros((3, 7), int), r"hands: the shape is \(3, 7\); allowed is \(hands, up to 6 cards\)"),
        (np.zeros(6, int), r"hands: the shape is \(6,\)"),
        (np.zeros((3, 6)), r"hands: the numbers are float64; allowed are integers"),
        (np.full((2, 6), 109), r"hands: a number is no card; allowed are -1 \(no card\) to 108"),
        (np.full((2, 6), -2), r"hands: a number is no card"),
    ],
)
def test_batches_refuse_what_are_no_hands(
    hands: np.ndarray[tuple[int, ...], np.dtype[np.float64]], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        strengths(hands)


def test_a_batch_may_be_empty_or_narrow_or_large() -> None:
    assert strengths(np.zeros((0, 6), int)).shape == (0,)
    assert strengths(np.zeros((2, 0), int)).tolist() == [0, 0]
    pair = strength(cards("b9 o9"))
    assert strengths([cards("b9 o9")] * 70_000).tolist() == [pair] * 70_000
