"""Hidden cards laid out as likely as the deals make it: counted, drawn at random, and agreeing with real games."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest
from scipy.stats import chisquare

from havoclab import havoc
from havoclab.havoc.cards import DOG
from havoclab.havoc.hidden import Hidden
from havoclab.havoc.hidden.deals import DealtHand
from havoclab.havoc.hidden.layouts import Group, Layouts
from havoclab.havoc.hidden.mixing import Mixing
from havoclab.havoc.setup import deck
from tests.havoc.positions import after_random_play

pytestmark = pytest.mark.rule("H3.6")


@pytest.mark.rule("H3.3")
def test_a_second_dog_in_a_hand_is_as_rare_as_the_deals_make_it() -> None:
    # Two soldiers and a dog are dealt, four soldiers and two dogs lie in the pile. Two are drawn, 1 is shown, one more
    # is drawn: how many dogs are in the hand? Once by looking at every deal, once by the count.
    soldiers, seen = (1, 2, 3, 4, 5, 6), Counter[int]()
    for dealt in combinations(soldiers, 2):
        for pile in permutations([card for card in soldiers if card not in dealt] + [DOG, DOG]):
            if 1 in (*dealt, *pile[:2]):
                seen[1 + pile[:3].count(DOG)] += 1
    hand = DealtHand(soldiers=2, dogs=1)
    hand.draw()
    hand.draw()
    hand.show(1, era=0)
    hand.draw()
    groups = [Group(0b01, -1, (DOG,)), Group(0b11, -1, (DOG, DOG)), Group(0b11, 0, (2, 3, 4, 5, 6))]

    def weigh(counts: tuple[int, ...]) -> int:
        return hand.weight(counts[0] + counts[1], [counts[2]]) * (2 if counts[1] == 2 else 1)

    counted = Layouts(groups, [5, 3], {0: weigh})
    found = {counts[0] + counts[1]: weight for counts, weight in counted.compositions(0).items()}
    assert {dogs: Fraction(weight, counted.total) for dogs, weight in found.items()} == {
        dogs: Fraction(count, seen.total()) for dogs, count in seen.items()
    }


def test_where_the_dogs_are_is_foretold_right_over_many_games() -> None:
    # Random bots give nothing away, so over many moments as many dogs lie in the pile as were to be expected.
    rng, expected, there = Random(9), 0.0, 0
    for seed in range(10):
        state = havoc.deal(players=3, seed=seed)
        for step in range(90):
            if state.is_over:
                break
            seat = state.seat
            if step % 15 == 14 and state.pile:
                hidden = Hidden(state.view(seat))
                assert hidden.layouts is not None
                dogs = [number for number, group in enumerate(hidden.groups) if group.era < 0]
                for counts, weight in hidden.layouts.compositions(hidden.pile).items():
                    expected += sum(counts[number] for number in dogs) * float(Fraction(weight, hidden.layouts.total))
                there += state.pile.count(DOG)
            state.apply(rng.choice(list(state.legal_actions)))
    assert abs(expected / there - 1) < 0.12


def test_mixing_gives_each_layout_as_often_as_it_counts() -> None:
    groups = [Group(0b11, 0, (1, 2, 3)), Group(0b11, -1, (DOG, DOG)), Group(0b10, 0, (4,))]
    counted = Layouts(groups, [2, 4], {0: lambda counts: 1 + 4 * counts[1]})
    mixing = Mixing(groups, [[1, 2], [3, DOG, DOG, 4]], {0: lambda counts: 1 + 4 * counts[1]})
    rng, seen = Random(3), Counter[int]()
    for _ in range(3_000):
        seen[mixing.sample(rng)[0].count(DOG)] += 1
    for counts, weight in counted.compositions(0).items():
        assert abs(seen[counts[1]] / 3_000 - weight / counted.total) < 0.05


def test_a_sampled_state_agrees_with_the_view() -> None:
    view = havoc.deal(players=4, seed=2).view(1)
    state = Hidden(view).sample_state(Random(1))
    assert state.view(1) == view
    assert sorted([*state.pile, *state.recruits, *(card for hand in state.hands for card in hand)]) == deck(
        view.options
    )


def likely(seen: Counter[int], shares: dict[int, Fraction]) -> float:
    """How likely such counts are by chance, or stranger ones; numbers that are rare count together."""
    assert set(seen) <= set(shares)
    samples = seen.total()
    often = [number for number, share in shares.items() if samples * share >= 10]
    observed, expected = [seen[number] for number in often], [float(samples * shares[number]) for number in often]
    if len(often) < len(shares):
        observed.append(samples - sum(observed))
        expected.append(samples - sum(expected))
    return float(chisquare(observed, expected).pvalue) if len(observed) > 1 else 1.0


def shares_of_dogs(hidden: Hidden, place: int) -> dict[int, Fraction]:
    """How likely each number of dogs is at a place, exactly."""
    assert hidden.layouts is not None
    shares: dict[int, Fraction] = {}
    for counts, weight in hidden.layouts.compositions(place).items():
        dogs = sum(count for count, group in zip(counts, hidden.groups, strict=True) if group.era < 0)
        shares[dogs] = shares.get(dogs, Fraction(0)) + Fraction(weight, hidden.layouts.total)
    return shares


@pytest.mark.parametrize(("players", "steps"), [(2, 60), (3, 70), (4, 40)])
def test_layouts_are_drawn_as_often_as_they_count(players: int, steps: int) -> None:
    state = after_random_play(players, 3, steps)
    hidden, rng = Hidden(state.view(state.seat)), Random(5)
    found = [hidden.sample(rng) for _ in range(1_500)]
    for place in (*range(players), hidden.pile):
        seen = Counter(cards[place].count(DOG) for cards in found)
        assert likely(seen, shares_of_dogs(hidden, place)) > 1e-3


@pytest.mark.parametrize(("players", "steps"), [(2, 60), (3, 70), (4, 25), (4, 40), (5, 50), (6, 60)])
def test_the_quick_sample_has_dogs_in_each_place_nearly_as_often_as_they_are_there(players: int, steps: int) -> None:
    state = after_random_play(players, 3, steps)
    view, rng = state.view(state.seat), Random(5)
    hidden, found = Hidden(view), [view.sample(rng) for _ in range(4_000)]
    for place in {*range(players), hidden.pile} - {state.seat}:
        shares = shares_of_dogs(hidden, place)
        seen = Counter((sampled.pile if place == hidden.pile else sampled.hands[place]).count(DOG) for sampled in found)
        assert set(seen) <= set(shares)
        assert all(abs(seen[dogs] / 4_000 - share) < 0.03 for dogs, share in shares.items())
        if place == hidden.pile:
            mean = sum(dogs * times for dogs, times in seen.items()) / 4_000
            assert mean == pytest.approx(float(sum(dogs * share for dogs, share in shares.items())), rel=0.02)


@pytest.mark.rule("H4.10", "H5.3")
def test_the_quick_sample_has_as_many_dogs_in_the_pile_over_whole_games_with_shuffles() -> None:
    rng, exact, quick, shuffled = Random(2), 0.0, 0.0, 0
    for seed in range(6):
        state = havoc.deal(players=4 + seed % 3, seed=seed)
        for step in range(400):
            if state.is_over:
                break
            if step % 19 == 18 and state.pile:
                view = state.view(state.seat)
                hidden = Hidden(view)
                exact += float(sum(dogs * share for dogs, share in shares_of_dogs(hidden, hidden.pile).items()))
                quick += sum(view.sample(rng).pile.count(DOG) for _ in range(200)) / 200
                shuffled += any(what == "shuffle" for what, _, _ in view.table.trail)
            state.apply(rng.choice(list(state.legal_actions)))
    assert shuffled > 2
    assert quick == pytest.approx(exact, rel=0.01)


def test_every_place_of_the_draw_pile_is_alike() -> None:
    state = after_random_play(3, 3, 70)
    hidden, rng = Hidden(state.view(state.seat)), Random(5)
    piles = [hidden.sample(rng)[hidden.pile] for _ in range(3_000)]
    dogs_at = [sum(pile[depth] == DOG for pile in piles) for depth in range(len(piles[0]))]
    assert chisquare(dogs_at)[1] > 1e-3
