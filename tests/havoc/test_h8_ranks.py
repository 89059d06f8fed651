"""H8.1-H8.5: what involved cards make, by the readable reference."""

from __future__ import annotations

import pytest

from havoclab.havoc.cards import card_text
from havoclab.havoc.hands import Combination, Rank, evaluate
from tests.havoc.hands_to_try import cards


def made(text: str, *, best_subset: bool = False) -> tuple[Rank, str, str]:
    """Rank, the cards that make it, the cards beside."""
    hand = evaluate(cards(text), best_subset=best_subset)
    return hand.rank, " ".join(map(card_text, hand.cards)), " ".join(map(card_text, hand.beside))


@pytest.mark.rule("H8.1")
def test_h8_1_the_ladder_has_seventeen_ranks_in_the_rulebooks_order() -> None:
    weakest_of_each = [
        "b2 b1 dog b3 b4 b5",
        "b1 o1 g1 e1 y1 n1",
        "dog b1 b2 b3 b4",
        "dog dog dog dog dog",
        "dog dog dog dog b1 o1",
        "dog dog dog dog",
        "dog dog dog b1 o1 g1",
        "dog dog dog dog b1 b2",
        "dog dog dog b1 o1",
        "dog b1 o2 g3 e4 y5",
        "dog dog dog b1 b2",
        "dog dog b1 o1 b2 o2",
        "dog b1 o2 g3 e4",
        "dog dog dog",
        "dog dog b1 o1",
        "dog dog",
        "dog",
    ]
    ranks = [evaluate(cards(text)).rank for text in weakest_of_each]
    assert ranks == sorted((rank for rank in Rank if rank), reverse=True)
    assert [rank.number for rank in ranks] == list(range(1, 18))
    assert ranks[0] is Rank.STRAIGHT_FLUSH_OF_SIX
    assert ranks[4] is Rank.BIG_HOUSE
    assert ranks[7] is Rank.FLUSH_OF_SIX
    assert ranks[-1] is Rank.HIGH_CARD
    assert all(len(evaluate(cards(text)).cards) == rank.size for text, rank in zip(weakest_of_each, ranks, strict=True))


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("dog b1 o2 g3 e4", Rank.STRAIGHT_OF_FIVE),
        ("dog b2 o3 g4 e5", Rank.HIGH_CARD),  # a dog is a 0, not any value
        ("b15 o16 g17 e18 y1", Rank.HIGH_CARD),  # no going round the corner
        ("b16 o17 g18 dog y1 n2", Rank.HIGH_CARD),
        ("b1 b2 b3 b4", Rank.HIGH_CARD),  # four in a row are nothing
        ("b13 o14 g15 e16 y17 n18", Rank.STRAIGHT_OF_SIX),
        ("b8 b9 b10 b11 b12 b7", Rank.STRAIGHT_FLUSH_OF_SIX),
    ],
)
def test_h8_2_straights(text: str, rank: Rank) -> None:
    assert evaluate(cards(text)).rank is rank


@pytest.mark.rule("H8.3")
@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("b1 b5 b9 b12 b18", Rank.FLUSH_OF_FIVE),
        ("dog dog b9 b12 b18", Rank.FLUSH_OF_FIVE),
        ("dog dog dog b12 b18", Rank.FLUSH_OF_FIVE),
        ("dog b5 b9 b12 b18 o2", Rank.FLUSH_OF_FIVE),
        ("dog dog b9 b12 b18 b2", Rank.FLUSH_OF_SIX),
        ("dog b9 b12 b18", Rank.HIGH_CARD),
        ("b1 b5 b9 b12 o18", Rank.HIGH_CARD),
    ],
)
def test_h8_3_a_dog_belongs_to_every_suit(text: str, rank: Rank) -> None:
    assert evaluate(cards(text)).rank is rank


@pytest.mark.rule("H8.4")
@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("dog dog dog", Rank.THREE_OF_A_KIND),
        ("dog dog b10 o10 g10", Rank.FULL_HOUSE),
        ("dog dog b10 o10 g10 e10", Rank.BIG_HOUSE),
        ("dog dog dog b10 o10 g10", Rank.TRIOS),
        ("dog dog b10 o10 g7 e7", Rank.THREE_PAIRS),
        ("dog b10 o10", Rank.PAIR),  # a dog is no wild card
        ("dog dog dog dog dog dog", Rank.SIX_OF_A_KIND),
    ],
)
def test_h8_4_dogs_are_zeros_in_sets(text: str, rank: Rank) -> None:
    assert evaluate(cards(text)).rank is rank


@pytest.mark.rule("H8.5")
@pytest.mark.parametrize(
    ("text", "by_the_rule", "by_the_option"),
    [
        ("dog b5 b6 b7 b8 b9", Rank.FLUSH_OF_SIX, Rank.STRAIGHT_FLUSH_OF_FIVE),
        ("b12 b5 b6 b7 b8 b9", Rank.FLUSH_OF_SIX, Rank.STRAIGHT_FLUSH_OF_FIVE),
        ("dog dog b1 b2 b3 b4", Rank.FLUSH_OF_SIX, Rank.STRAIGHT_FLUSH_OF_FIVE),
        ("o6 b1 b2 b3 b4 b5", Rank.STRAIGHT_OF_SIX, Rank.STRAIGHT_FLUSH_OF_FIVE),
        ("dog b1 b2 b3 b4 o5", Rank.STRAIGHT_OF_SIX, Rank.STRAIGHT_FLUSH_OF_FIVE),
        ("dog dog dog dog dog b5", Rank.FLUSH_OF_SIX, Rank.FIVE_OF_A_KIND),
        ("dog dog dog dog b6 b5", Rank.FLUSH_OF_SIX, Rank.FOUR_OF_A_KIND),
        ("dog dog dog dog o6 b5", Rank.FOUR_OF_A_KIND, Rank.FOUR_OF_A_KIND),
        ("dog dog dog dog b5", Rank.FOUR_OF_A_KIND, Rank.FOUR_OF_A_KIND),
        ("dog dog dog dog dog dog", Rank.SIX_OF_A_KIND, Rank.SIX_OF_A_KIND),
        ("dog b1 b2 b3 b4 b5", Rank.STRAIGHT_FLUSH_OF_SIX, Rank.STRAIGHT_FLUSH_OF_SIX),
        ("b5 b6 b7 b8 b9 o9", Rank.STRAIGHT_FLUSH_OF_FIVE, Rank.STRAIGHT_FLUSH_OF_FIVE),
        ("b5 b6 b7 b8 b9 o1", Rank.STRAIGHT_FLUSH_OF_FIVE, Rank.STRAIGHT_FLUSH_OF_FIVE),
        ("dog dog dog b5 o5 b6", Rank.FULL_HOUSE, Rank.FULL_HOUSE),
    ],
)
def test_h8_5_every_involved_card_counts(text: str, by_the_rule: Rank, by_the_option: Rank) -> None:
    assert evaluate(cards(text)).rank is by_the_rule
    assert evaluate(cards(text), best_subset=True).rank is by_the_option


@pytest.mark.rule("H8.5")
def test_h8_5_what_is_part_of_no_combination_is_beside_it() -> None:
    assert made("dog b10 o9 g9") == (Rank.PAIR, "o9 g9", "b10 dog")
    assert made("b5 b6 b7 b8 b9 o9") == (Rank.STRAIGHT_FLUSH_OF_FIVE, "b9 b8 b7 b6 b5", "o9")
    assert made("dog dog b1 o2 g3 e4") == (Rank.STRAIGHT_OF_FIVE, "e4 g3 o2 b1 dog", "dog")
    assert made("dog b5 b6 b7 b8 b9", best_subset=True) == (Rank.STRAIGHT_FLUSH_OF_FIVE, "b9 b8 b7 b6 b5", "dog")
    assert made("b18 o4 g4 e3 y3 n1") == (Rank.TWO_PAIRS, "o4 g4 e3 y3", "b18 n1")


@pytest.mark.rule("H6.7")
def test_h6_7_no_involved_card_at_all_is_below_every_high_card() -> None:
    nothing = evaluate([])
    assert nothing.rank is Rank.NOTHING
    assert nothing.key < evaluate(cards("dog")).key


def reasons(hand: Combination) -> list[tuple[str, str, dict[str, int | str]]]:
    return [(reason.rule, reason.message, reason.slots) for reason in hand.explain()]


@pytest.mark.rule("H8.2", "H8.3", "H8.4", "H8.5")
def test_h8_a_hand_explains_itself_in_data() -> None:
    assert reasons(evaluate(cards("dog b5 b6 b7 b8 b9"))) == [
        ("H8.3", "why-flush", {"count": 6, "suit": "blue", "top": 9}),
        ("H8.3", "why-dogs-in-flush", {"dogs": 1}),
        ("H8.5", "why-every-card-counts", {"inside": "rank-straight-flush-of-five"}),
    ]
    assert reasons(evaluate(cards("dog n1 n2 n3 n4 o9"))) == [
        ("H8.2", "why-straight-flush", {"count": 5, "suit": "brown", "low": 0, "top": 4}),
        ("H8.2", "why-dog-low-end", {}),
        ("H8.5", "why-beside", {"count": 1, "top": 9}),
    ]
    assert reasons(evaluate(cards("dog dog b10 o10 g10"))) == [
        ("H8.1", "why-full-house", {"value": 10, "second": 0}),
        ("H8.4", "why-dogs-in-set", {"dogs": 2}),
    ]
    assert reasons(evaluate([])) == [("H6.7", "why-nothing", {})]


def test_a_hand_reads_back_from_its_repr() -> None:
    for option in (False, True):
        hand = evaluate(cards("o9 b9 dog b5 b6 b7"), best_subset=option)
        assert eval(repr(hand), {"evaluate": evaluate}) == hand
    assert str(evaluate(cards("dog b10 o9 g9"))) == "PAIR(o9 g9 | b10 dog)"


@pytest.mark.rule("H6.6", "H2.1")
@pytest.mark.parametrize(
    ("hand", "complaint"),
    [
        ([1, 2, 3, 4, 5, 6, 7], r"cards: 7 cards; at most 6 take part \(H6\.6\)"),
        ([9, 0, 9], r"cards: b9 is held twice"),
        ([109], r"card: 109 is no card; allowed are 0"),
        ([-1], r"card: -1 is no card"),
    ],
)
def test_impossible_hands_are_refused(hand: list[int], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        evaluate(hand)
