"""H6.7, H6.8, H9.5: the strongest declaration of dogs, and the strongest cards of a hand."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from havoclab.havoc.best import best_declaration, best_hand, declarations
from havoclab.havoc.cards import card_text
from havoclab.havoc.hands import Rank, evaluate
from havoclab.havoc.strength import rank_of_strength, strength
from tests.havoc.hands_to_try import DECKS, cards, deck


@pytest.mark.rule("H6.7", "H6.8")
@pytest.mark.parametrize(
    ("laid", "allowed", "best"),
    [
        ("dog b5 b6 b7 b8 b9", [0, 1], 1),  # a straight flush of five instead of a flush of six
        ("dog dog dog b1 b2 b3 o4 o9", [2], 2),  # three dogs and five soldiers leave two dogs out
        ("b5 o5 g5 b10 o10 g10 dog", [1], 1),
        ("b5 o5 g5 b10 o10 g10 dog dog", [2], 2),
        ("dog dog dog dog b6 b5", [0, 1, 2], 0),
        (
            "dog dog dog dog dog b6",
            [0, 1, 2],
            1,
        ),  # four dogs and a soldier are four of a kind, five dogs a flush of six
        ("dog dog dog dog dog dog dog dog", [2], 2),
        ("dog dog", [0, 1, 2], 0),
        ("b5 o5", [0], 0),
        ("dog b5 o5", [0, 1], 0),  # a dog beside is better than none
        ("b1 o2 g3 e4 y5 dog", [0, 1], 0),
        ("b1 o2 g3 e4 y5 n6 dog", [1], 1),
    ],
)
def test_h6_7_declarations(laid: str, allowed: list[int], best: int) -> None:
    hand = cards(laid)
    random.Random(1).shuffle(hand)
    choices = declarations(hand)
    assert [choice.uninvolved for choice in choices] == allowed
    for choice in choices:
        assert choice.strength == strength(sorted(hand)[choice.uninvolved :])
    assert best_declaration(hand) == best
    assert max(choice.strength for choice in choices) == choices[allowed.index(best)].strength


@pytest.mark.rule("H6.7", "H8.5")
def test_h6_7_under_the_option_no_dog_spoils_a_straight_flush() -> None:
    assert best_declaration(cards("dog b5 b6 b7 b8 b9"), best_subset=True) == 0


@pytest.mark.rule("H6.6")
def test_h6_6_too_many_laid_cards_are_refused() -> None:
    with pytest.raises(ValueError, match=r"laid: 9 cards; at most 8 may lie \(H6\.6\)"):
        declarations([0] * 9)
    with pytest.raises(ValueError, match=r"laid: 7 soldiers; at most 6 may lie \(H6\.6\)"):
        declarations([1, 2, 3, 4, 5, 6, 7])


def strongest_of_all(hand: list[int], most: int, *, best_subset: bool) -> int:
    return max(
        strength(chosen, best_subset=best_subset)
        for size in range(min(most, len(hand)) + 1)
        for chosen in combinations(hand, size)
    )


@pytest.mark.rule("H9.5")
@pytest.mark.parametrize("best_subset", [False, True])
def test_h9_5_no_selection_is_stronger(best_subset: bool) -> None:
    rng = random.Random(95)
    for _ in range(1_500):
        top, dogs = rng.choice((*DECKS.values(), (6, 4)))
        pool = deck(rng.choice((1, 2, 3, 6)), top, rng.choice((dogs, 2, 12)))
        hand = rng.sample(pool, min(len(pool), rng.randint(1, 11)))
        most = rng.choice((6, 6, 6, 1, 2, 3, 4, 5))
        best = best_hand(hand, most, best_subset=best_subset)
        assert len(best) <= most
        assert all(best.count(c) <= hand.count(c) for c in best)
        assert best == sorted(best)
        assert strength(best, best_subset=best_subset) == strongest_of_all(hand, most, best_subset=best_subset), hand


@pytest.mark.rule("H9.5")
@pytest.mark.parametrize("players", [2, 6])
def test_h9_5_no_selection_is_stronger_out_of_twenty(players: int) -> None:
    top, dogs = DECKS[players]
    rng = random.Random(players)
    for _ in range(3):
        hand = rng.sample(deck(6, top, dogs), 20)
        assert strength(best_hand(hand)) == strongest_of_all(hand, 6, best_subset=False)


@pytest.mark.rule("H9.5", "H9.6", "H8.5")
@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("dog b5 b6 b7 b8 b9", "b5 b6 b7 b8 b9"),  # the dog would make it a flush of six
        ("dog b5 b6 b7 b8 b9 b12 o2", "b5 b6 b7 b8 b9 o2"),  # a card beside that spoils nothing
        ("b5 b6 b7 b8 b9 o10 o4 o2", "b5 b6 b7 b8 b9 o2"),  # orange 10 or 4 would make it a straight of six
        ("dog dog dog dog dog b18 b17 o3", "dog dog dog dog dog"),
        ("dog dog dog dog b18 b17 o3", "dog dog dog dog b18 o3"),
        ("b9 o9 dog", "dog b9 o9"),  # all of it: a missing card is lower than a 0
        ("dog", "dog"),
        ("", ""),
    ],
)
def test_h9_5_every_card_laid_takes_part(hand: str, best: str) -> None:
    assert " ".join(map(card_text, best_hand(cards(hand)))) == best


@pytest.mark.rule("H9.6")
def test_h9_6_equal_strength_means_equally_many_cards() -> None:
    # So the strongest selection also leaves as few cards in hand as any equal one.
    sizes: dict[int, set[int]] = {}
    for size in range(7):
        for hand in combinations(deck(3, 6, 3), size):
            sizes.setdefault(strength(hand), set()).add(size)
    assert all(len(found) == 1 for found in sizes.values())
    assert len(sizes) > 1_000


def test_another_number_of_cards_to_lay_is_refused() -> None:
    for most in (-1, 7):
        with pytest.raises(ValueError, match=r"most: -?\d cards; allowed are 0-6 \(H6\.6\)"):
            best_hand([1, 2, 3], most)
    assert best_hand([1, 2, 3], 0) == []
    assert rank_of_strength(strength(best_hand([0] * 12))) is evaluate([0] * 6).rank is Rank.SIX_OF_A_KIND
