"""Hidden cards sampled from what a seat knows: always possible, no possibility more likely than another (H3.6)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab.havoc.layout import Layout

pytestmark = pytest.mark.rule("H3.6")

SAMPLES_EACH = 400


def assert_equally_likely(found: Counter[object], possibilities: int) -> None:
    """Each possibility came up about as often as the others: within five standard deviations of its share."""
    assert len(found) == possibilities
    assert max(abs(times - SAMPLES_EACH) for times in found.values()) < 5 * SAMPLES_EACH**0.5


def test_free_cards_lie_anywhere_with_equal_chances_and_the_pile_in_any_order() -> None:
    hand, pile, discards = 1, 2, 1
    layout = Layout.of([(card, 0b111) for card in (1, 2, 3, 4)], (hand, pile, discards))
    rng = Random(1)
    found: Counter[object] = Counter(str(layout.sample(rng)) for _ in range(24 * SAMPLES_EACH))
    assert_equally_likely(found, 24)


def test_cards_bound_to_two_places_share_them_fairly_with_free_ones() -> None:
    """Two cards are with seat 0 or among the discards, three may be anywhere: nine ways, the pile's order aside."""
    layout = Layout.of([(1, 0b101), (2, 0b101), (3, 0b111), (4, 0b111), (5, 0b111)], (2, 2, 1))
    rng = Random(1)
    found: Counter[object] = Counter(str([*map(sorted, layout.sample(rng))]) for _ in range(9 * SAMPLES_EACH))
    assert_equally_likely(found, 9)


def test_a_card_known_to_be_in_the_pile_may_be_at_any_depth() -> None:
    layout = Layout.of([(1, 0b010), (2, 0b111), (3, 0b111), (4, 0b111)], (1, 3, 0))
    rng = Random(1)
    found: Counter[object] = Counter(layout.sample(rng)[1].index(1) for _ in range(3 * SAMPLES_EACH))
    assert_equally_likely(found, 3)


def test_places_that_most_cards_can_not_be_at_are_filled_by_those_that_can() -> None:
    """Forty cards lie in the pile or with seat 0; the three cards of seat 1 are among five others: ten ways."""
    few = [(card, 0b0111) for card in range(1, 6)]
    layout = Layout.of([*few, *((card, 0b0101) for card in range(10, 50))], (6, 3, 36, 0))
    rng = Random(1)
    found: Counter[object] = Counter(str(sorted(layout.sample(rng)[1])) for _ in range(10 * SAMPLES_EACH))
    assert_equally_likely(found, 10)


@st.composite
def hidden_cards(draw: st.DrawFn) -> tuple[list[tuple[int, int]], list[int]]:
    """Cards with places they may lie at, one of which is true, and the sizes of the places."""
    places = draw(st.integers(3, 8))
    truth = draw(st.lists(st.integers(0, places - 1), max_size=40))
    others = draw(st.lists(st.integers(0, 2**places - 1), min_size=1, max_size=4))
    hidden = [(card, 1 << place | draw(st.sampled_from(others))) for card, place in enumerate(truth, start=1)]
    return hidden, [truth.count(place) for place in range(places)]


@given(hidden_cards(), st.integers(0, 2**32))
@settings(max_examples=300, deadline=None)
def test_whatever_is_known_a_sample_fits_it(known: tuple[list[tuple[int, int]], list[int]], seed: int) -> None:
    hidden, sizes = known
    placed = Layout.of(hidden, sizes).sample(Random(seed))
    assert [len(cards) for cards in placed] == sizes
    allowed = dict(hidden)
    assert sorted(card for cards in placed for card in cards) == sorted(allowed)
    assert all(allowed[card] >> place & 1 for place, cards in enumerate(placed) for card in cards)
