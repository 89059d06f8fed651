"""H8: what holds for every hand, driven by hypothesis."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from havoclab.havoc.cards import DOG, HIGHEST, SUIT, SUITS, VALUE, card
from havoclab.havoc.hands import Criterion, compare, evaluate
from havoclab.havoc.strength import strength

untimed = settings(deadline=None)  # a busy machine must not fail a test

SOLDIERS = list(range(1, len(SUITS) * HIGHEST + 1))


def hands(most: int = 6) -> st.SearchStrategy[list[int]]:
    """Hands in any order; from few values and suits too, so that something is made."""
    few = [c for c in SOLDIERS if VALUE[c] <= 6 and SUIT[c] < 2]
    dogs = st.lists(st.just(DOG), max_size=most)
    soldiers = st.sampled_from([SOLDIERS, few]).flatmap(
        lambda pool: st.lists(st.sampled_from(pool), unique=True, max_size=most)
    )
    return st.tuples(dogs, soldiers).map(lambda parts: (parts[0] + parts[1])[:most]).flatmap(st.permutations)


@pytest.mark.rule("H8.6")
@untimed
@given(hands(), hands(), hands())
def test_h8_6_comparing_is_a_weak_order(a: list[int], b: list[int], c: list[int]) -> None:
    one, two, three = evaluate(a), evaluate(b), evaluate(c)
    assert compare(one, two).sign == -compare(two, one).sign
    assert compare(one, one).criterion is Criterion.NONE
    if compare(one, two).sign >= 0 and compare(two, three).sign >= 0:
        assert compare(one, three).sign >= 0
        assert (compare(one, three).sign == 0) == (compare(one, two).sign == compare(two, three).sign == 0)


@pytest.mark.rule("H8.6")
@untimed
@given(hands(), hands())
def test_h8_6_key_strength_and_comparison_agree(a: list[int], b: list[int]) -> None:
    one, two = evaluate(a), evaluate(b)
    sign = compare(one, two).sign
    assert sign == (one.key > two.key) - (one.key < two.key)
    assert sign == (strength(a) > strength(b)) - (strength(a) < strength(b))


@untimed
@given(hands().flatmap(lambda hand: st.tuples(st.just(hand), st.permutations(hand))), st.booleans())
def test_the_order_of_the_cards_is_no_matter(both: tuple[list[int], list[int]], best_subset: bool) -> None:
    hand, shuffled = both
    assert evaluate(hand, best_subset=best_subset) == evaluate(shuffled, best_subset=best_subset)
    assert strength(hand, best_subset=best_subset) == strength(shuffled, best_subset=best_subset)


@pytest.mark.rule("H8.6")
@untimed
@given(hands(), st.permutations(range(len(SUITS))), st.booleans())
def test_h8_6_no_suit_is_better_than_another(hand: list[int], suits: list[int], best_subset: bool) -> None:
    recoloured = [c if c == DOG else card(suits[SUIT[c]], VALUE[c]) for c in hand]
    assert evaluate(hand, best_subset=best_subset).key == evaluate(recoloured, best_subset=best_subset).key
    assert strength(hand, best_subset=best_subset) == strength(recoloured, best_subset=best_subset)


@pytest.mark.rule("H8.5")
@untimed
@given(hands())
@example([0, 5, 6, 7, 8, 9])
def test_h8_5_the_option_never_makes_a_hand_weaker(hand: list[int]) -> None:
    assert strength(hand, best_subset=True) >= strength(hand)


@pytest.mark.rule("H8.5")
@untimed
@given(hands())
def test_h8_5_every_card_is_in_the_combination_or_beside_it(hand: list[int]) -> None:
    found = evaluate(hand)
    assert sorted(found.cards + found.beside) == sorted(hand)
    assert len(found.cards) == found.rank.size
    assert [VALUE[c] for c in found.beside] == sorted((VALUE[c] for c in found.beside), reverse=True)


@pytest.mark.rule("H8.5", "H8.6")
@untimed
@given(hands(most=5), st.sampled_from([DOG, *SOLDIERS]))
def test_h8_6_one_card_more_is_stronger_up_to_five_and_under_the_option(hand: list[int], c: int) -> None:
    if c != DOG and c in hand:
        return
    assert strength([*hand, c], best_subset=True) > strength(hand, best_subset=True)
    if len(hand) < 5:
        assert strength([*hand, c]) > strength(hand)
