"""Odds: counted as if every layout had been looked at, and estimates that agree with what is counted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from havoclab import havoc
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, JOHN, card_text, parse_card, parse_cards
from havoclab.havoc.hands import evaluate
from havoclab.havoc.hidden import Hidden, layouts
from havoclab.havoc.options import Options
from havoclab.havoc.position import ABSENT
from havoclab.havoc.ranks import Rank
from havoclab.havoc.setup import deck
from havoclab.havoc.view import View
from havoclab.lab.odds import Chance, Way, holds_more, outlook, standing, ways_to_recruit, where_is, winning
from havoclab.lab.odds.havoc.ranks import GrowingHand
from tests.lab.small_tables import all_layouts, in_battle, reaches, small_table

CASES = 1_000


@pytest.mark.rule("H8.1")
def test_a_thousand_small_tables_are_counted_as_if_every_layout_had_been_looked_at() -> None:
    rng, together = Random(20), 0
    for case in range(CASES):
        view = small_table(rng).view
        found = [[*map(tuple, places)] for places in all_layouts(view)]
        together += len(found)
        check = (recruiting_agrees, places_agree, battle_agrees)[case % 3]
        check(view, found, rng)
    assert together > 10 * CASES


def recruiting_agrees(view: View, found: list[list[tuple[int, ...]]], rng: Random) -> None:
    pile = view.knowledge.pile
    way = rng.choice([way for way in ways_to_recruit(view) if 0 < way.drawn <= view.pile_count])
    base = [*view.hand[way.dogs :], *way.recruits]
    tally: Counter[Rank] = Counter()
    known: dict[tuple[int, ...], Rank] = {}
    for places in found:
        for drawn in combinations(places[pile], way.drawn):
            if drawn not in known:
                known[drawn] = best_after_laying_one(base + list(drawn))
            tally[known[drawn]] += 1
    counted = outlook(view, way)
    assert counted.is_exact
    assert counted.shares == {rank: Fraction(count, tally.total()) for rank, count in sorted(tally.items())}


def best_after_laying_one(hand: list[int]) -> Rank:
    if len(hand) > 6:
        return evaluate(best_hand(hand)).rank
    return max(evaluate(best_hand(fewer)).rank for fewer in combinations(hand, len(hand) - 1))


def places_agree(view: View, found: list[list[tuple[int, ...]]], rng: Random) -> None:
    hidden = sorted({card for card, places in view.knowledge.hidden() if places & (places - 1)} or {DOG})
    wanted = set(rng.sample(hidden, min(len(hidden), rng.choice((1, 1, 2)))))
    if not any(wanted & set(cards) for cards in found[0]):
        return
    for place, chance in where_is(view, wanted).items():
        there = sum(bool(wanted & set(places[place])) for places in found)
        assert chance.fraction == Fraction(there, len(found))


def battle_agrees(view: View, _found: list[list[tuple[int, ...]]], rng: Random) -> None:
    fighting = in_battle(view, rng)
    found = [[*map(tuple, places)] for places in all_layouts(fighting)]
    bar = next(lying.strength for lying in standing(fighting) if lying.seat == 0)
    for seat, chance in holds_more(fighting).items():
        hands = Counter(tuple(sorted(places[seat])) for places in found)
        beaten = sum(count for hand, count in hands.items() if reaches(hand, fighting.laid[seat], bar))
        assert chance.fraction == Fraction(beaten, len(found))


def test_where_layouts_are_too_many_samples_agree_with_what_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    view = havoc.deal(players=3, seed=4).view(0)
    dog, seven = where_is(view, [DOG]), outlook(view, Way(drawn=2))
    monkeypatch.setattr(layouts, "MOST_STEPS", 0)
    assert Hidden(view).layouts is None
    sampled, ranks = where_is(view, [DOG], rng=Random(1)), outlook(view, Way(drawn=2), rng=Random(1))
    assert not ranks.is_exact
    for place, chance in dog.items():
        assert sampled[place].samples
        assert sampled[place].low - 0.02 <= chance.value <= sampled[place].high + 0.02
    for rank in seven.shares:
        assert abs(ranks.exactly(rank).value - seven.exactly(rank).value) < 0.05


@pytest.mark.rule("H8.1")
def test_a_growing_hand_has_the_rank_of_its_best_cards() -> None:
    rng = Random(6)
    for players in (2, 4, 6):
        cards = deck(Options(players=players))
        for _ in range(250):
            hand = rng.sample(cards, rng.randint(1, 14))
            growing = GrowingHand(hand[:2])
            for card in hand[2:]:
                growing.add(card)
            assert growing.rank() is evaluate(best_hand(hand)).rank


@pytest.mark.rule("H4.3")
def test_when_the_recruits_are_full_no_way_draws_both_cards() -> None:
    state = havoc.deal(players=3, seed=1)
    assert Way(drawn=2) in ways_to_recruit(state.view(0))
    state.recruits.append(state.pile.pop())
    ways = ways_to_recruit(state.view(0))
    assert ways
    assert all(way.recruits for way in ways)


@pytest.mark.rule("H13.2")
def test_cards_that_would_come_after_john_of_gaunt_are_not_drawn() -> None:
    # He is one card of the pile: he may come first, or second, or not at all.
    state = havoc.deal(havoc.Options(players=2, john_of_gaunt=True), seed=5)
    view = state.view(0)
    one, two = (outlook(view, Way(drawn=drawn)).shares for drawn in (1, 2))
    state.pile.remove(JOHN)
    state.john = ABSENT
    one_without, two_without = (outlook(state.view(0), Way(drawn=drawn)).shares for drawn in (1, 2))
    comes = Fraction(1, view.pile_count)
    now = evaluate(best_hand(view.hand)).rank
    for rank in set(one) | set(two):
        at_once = comes if rank is now else 0
        assert one.get(rank, 0) == at_once + (1 - comes) * one_without.get(rank, 0)
        without_him = (1 - 2 * comes) * two_without.get(rank, 0)
        assert two[rank] == at_once + comes * one_without.get(rank, 0) + without_him


@pytest.mark.rule("H8.6", "H11.2")
def test_where_a_rule_about_hands_is_off_fewer_draws_are_counted_as_each_takes_longer() -> None:
    one, three = Way(drawn=1), Way(drawn=3, dogs=1)
    for without, counted in (((), (True, True)), (("H8.6",), (True, False))):
        view = havoc.deal(Options(players=2, without=without), seed=5).view(0)
        assert tuple(outlook(view, way).is_exact for way in (one, three)) == counted


@pytest.mark.rule("H13.2")
def test_cards_that_come_after_john_count_alike_whatever_else_is_known_to_lie_in_the_pile() -> None:
    # Nobody else holds a card and none is discarded, so all hidden cards are in the pile, with John among them.
    state = havoc.deal(Options(players=2, john_of_gaunt=True), seed=5)
    state.pile[:0], state.hands[1] = state.hands[1], []
    state.trail = [("setup", -1, tuple(state.recruits))]
    assert sum(outlook(state.view(0), Way(drawn=2)).shares.values()) == 1


@pytest.mark.rule("H13.2")
def test_an_empty_hand_that_may_draw_john_of_gaunt_alone_has_odds_too() -> None:
    state = havoc.deal(havoc.Options(players=2, john_of_gaunt=True), seed=5)
    state.discards += state.hands[0]
    state.trail.append(("show", 0, tuple(state.hands[0])))
    state.trail.append(("clear", -1, tuple(state.hands[0])))
    state.hands[0] = []
    view = state.view(0)
    shares = outlook(view, Way(drawn=2)).shares
    assert shares[Rank.NOTHING] == Fraction(2, view.pile_count)  # he comes first; or second, and the first goes
    assert sum(shares.values()) == 1


@pytest.mark.rule("H6.7")
def test_a_dog_set_aside_counts_in_what_lies() -> None:
    state = havoc.deal(players=2, seed=1)
    state.hands[0] = parse_cards("dog b1 b2 b3 b4 b5 b6 b7")
    view = state.view(0)
    (mine,) = standing(view, parse_cards("dog b3 b4 b5 b6 b7"))
    assert (mine.seat, mine.rank) == (0, Rank.STRAIGHT_FLUSH_OF_FIVE)


@pytest.mark.rule("H6.4")
def test_a_battle_in_which_nobody_else_can_lay_is_certain_and_others_are_estimated() -> None:
    state = havoc.deal(players=2, seed=8)
    pair = max(combinations(state.hands[0], 2), key=lambda two: evaluate(two).key)
    open_still = winning(state.view(0), pair, rng=Random(1), battles=20)
    assert open_still.samples == 20
    assert open_still == winning(state.view(0), pair, rng=Random(1), battles=20)
    state.apply("cry")
    for card in pair:
        state.apply(f"lay {card_text(card)}")
    state.apply("stop")
    state.apply("stay-out")
    assert winning(state.view(0)).fraction == 1


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda view: standing(view, [parse_card("n8")]), "n8 is not in the hand"),
        (lambda view: where_is(view, [parse_card("n18")]), "none of them is hidden"),
        (lambda view: outlook(view, Way(drawn=99)), "99 cards can't be drawn"),
        (lambda view: outlook(view, Way((parse_card("n18"),))), "n18 is not among the recruits"),
        (lambda view: outlook(view, Way(drawn=2, dogs=2)), "2 dogs are needed"),
        (lambda view: holds_more(view), "no card lies"),
        (lambda view: winning(view, view.hand[:1]), "H6.2"),
        (lambda _view: Chance.estimate(0, 0), "at least one"),
    ],
)
def test_what_cannot_be_asked_is_refused_by_name(call: object, says: str) -> None:
    state = havoc.deal(players=2, seed=2)
    assert parse_card("n8") not in state.hands[0]
    with pytest.raises(ValueError, match=says):
        call(state.view(0))  # type: ignore[operator]  # one of the lambdas above


def test_a_chance_is_told_in_both_languages() -> None:
    assert Chance.exact(Fraction(1, 3)).text("hu") == "33,3% (1/3)"
    assert Chance.exact(Fraction(1)).text() == "100 % (exact)"
    assert Chance.exact(Fraction(99_999, 100_000)).percent() == "> 99.9 %"
    assert Chance.estimate(50, 400).text("hu") == "12% (becslés 400 mintából: 10 és 16% között)"
    assert Chance.exact(Fraction(0)).interval() == ""
