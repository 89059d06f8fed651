"""What recruiting may bring: how likely each rank is once the cards are taken. Source: H4.2-H4.9, H8.1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, factorial, prod
from random import Random
from typing import Final

from havoclab.havoc.cards import DOG, JOHN, card_text
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.hidden import Hidden
from havoclab.havoc.ranks import Rank
from havoclab.havoc.reading import reading_of
from havoclab.havoc.recruiting import CARDS_TO_TAKE, MOST_DOGS
from havoclab.havoc.view import View
from havoclab.lab.odds.chance import Chance
from havoclab.lab.odds.havoc.ranks import GrowingHand, best_rank

#: Most looks at a hand that counting may take: less than a third of a second, see ``benchmarks/bench_odds.py``.
MOST_LOOKS: Final = 40_000
#: A look takes so many times as long where a rule about hands is switched off.
_SLOW_LOOK: Final = 60
#: Draws looked at where they are more; fewer where a look takes long.
_SAMPLES: Final = range(200, 1_001)


@dataclass(frozen=True, slots=True)
class Way:
    """One way to recruit: which open recruits are taken, how many cards are drawn, how many dogs fetch some of them.

    >>> from havoclab.havoc.cards import parse_card
    >>> str(Way((parse_card("b9"),), drawn=1)), str(Way((), drawn=3, dogs=1))
    ('take b9, draw', 'draw, draw, draw, one dog')
    """

    recruits: tuple[int, ...] = ()
    drawn: int = 0
    dogs: int = 0

    def __str__(self) -> str:
        parts = [f"take {card_text(card)}" for card in self.recruits] + ["draw"] * self.drawn
        return ", ".join(parts + ["", "one dog", "two dogs"][self.dogs : self.dogs + 1] * bool(self.dogs))


@dataclass(frozen=True, slots=True)
class Outlook:
    """How likely each rank is to be the best of the hand afterwards.

    Attributes:
        way: how the cards were taken.
        now: the best rank of the hand as it is.
        shares: by rank, weakest first: how likely it is; ranks that can't be are left out. Together they are 1.
        cases: how many sets of drawn cards were counted, or the number of samples.
        samples: 0 where all was counted.
    """

    way: Way
    now: Rank
    shares: Mapping[Rank, Fraction]
    cases: int
    samples: int

    @property
    def is_exact(self) -> bool:
        """Whether it was counted."""
        return not self.samples

    def exactly(self, rank: Rank) -> Chance:
        """How likely this is the best rank."""
        return self._chance(self.shares.get(rank, Fraction(0)))

    def at_least(self, rank: Rank) -> Chance:
        """How likely this rank is reached, or a better one."""
        return self._chance(sum((share for other, share in self.shares.items() if other >= rank), Fraction(0)))

    @property
    def better(self) -> Chance:
        """How likely the hand's best rank is higher than now."""
        return self._chance(sum((share for rank, share in self.shares.items() if rank > self.now), Fraction(0)))

    def _chance(self, share: Fraction) -> Chance:
        return Chance.estimate(int(share * self.samples), self.samples) if self.samples else Chance.exact(share)


def ways_to_recruit(view: View) -> tuple[Way, ...]:
    """Every way in which the view's seat can take its cards now, those with fewer dogs first.

    On turn and in the middle of recruiting these are the cards still to be taken; at any other time, as if its turn
    came with the recruits that lie now. Source: H4.2, H4.3, H4.6, H4.8, H4.9.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=3, seed=7).view(0)
    >>> [str(way) for way in ways_to_recruit(view)][:3]
    ['draw, draw', 'take e3, draw', 'take y5, draw']
    """
    table = view.table
    taking = table.kind == "recruit" and table.seat == view.seat
    left = CARDS_TO_TAKE - (table.taken if taking else 0)
    used = table.dogs_used if taking else 0
    full = table.recruits_full and not (taking and table.took_recruit) and view.options.holds("H4.3")
    dogs = min(MOST_DOGS - used, view.hand.count(DOG)) if view.options.holds("H4.6") else 0
    stock = view.pile_count + (view.discard_count if view.options.holds("H4.10") else 0)
    ways = []
    for fetching in range(max(0, dogs) + 1):
        for drawn in range(left + fetching, -1, -1):
            open_cards = left + fetching - drawn
            if drawn > stock or (full and drawn and not open_cards):
                continue
            taken = dict.fromkeys(combinations(sorted(view.recruits), open_cards))
            ways += [Way(cards, drawn, fetching) for cards in taken]
    return tuple(way for way in ways if way.recruits or way.drawn)


def outlook(view: View, way: Way, *, rng: Random | None = None) -> Outlook:
    """How likely each rank is the best of the hand when its cards are taken in this way.

    The card that the turn ends with is laid so that the best is kept. Source: H4.2, H8.1.

    Args:
        view: what the seat knows.
        way: how it takes cards.
        rng: what samples are drawn with, where counting would take too long.

    Raises:
        ValueError: if the cards can't be taken so.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=3, seed=7).view(0)
    >>> draw_two = outlook(view, Way(drawn=2))
    >>> draw_two.now.name, draw_two.exactly(Rank.FULL_HOUSE).text(), draw_two.better.percent()
    ('PAIR', '10.6 % (654/6175)', '94.6 %')
    """
    base = _hand_before_drawing(view, way)
    lay_one = view.options.holds("H4.2")
    now = best_rank(view.hand, view.options)
    if not way.drawn:
        return Outlook(way, now, {best_rank(base, view.options, lay_one=lay_one): Fraction(1)}, 1, 0)
    hidden = Hidden(view)
    source = _source(view, way, hidden)
    judge = _Judge(base, view, lay_one=lay_one)
    if source is not None and hidden.layouts is not None:
        may_come = sum(len(group.cards) for group in hidden.groups if group.places >> source & 1)
        if comb(may_come, way.drawn) * judge.looks(way.drawn) <= MOST_LOOKS:
            draws = list(_kinds_of_draws(hidden, source, way.drawn))
            shares = _counted(judge, draws, way.drawn)
            return Outlook(way, now, shares, sum(count for _, count, _ in draws), 0)
    tally: dict[Rank, int] = {}
    rng = rng or Random(0)
    samples = min(_SAMPLES[-1], max(_SAMPLES[0], MOST_LOOKS // judge.looks(way.drawn)))
    for _ in range(samples):
        rank = judge.with_cards(_drawn(hidden, way, view, rng))
        tally[rank] = tally.get(rank, 0) + 1
    return Outlook(way, now, {rank: Fraction(tally[rank], samples) for rank in sorted(tally)}, samples, samples)


def _hand_before_drawing(view: View, way: Way) -> list[int]:
    """The hand without the dogs that fetch, and with the recruits taken."""
    hand = list(view.hand)
    for card in way.recruits:
        if way.recruits.count(card) > view.recruits.count(card):
            raise ValueError(f"way: {card_text(card)} is not among the recruits")
    if way.dogs > hand.count(DOG):
        raise ValueError(f"way: {way.dogs} dogs are needed; {hand.count(DOG)} are there")
    if way.drawn > view.pile_count + view.discard_count:
        raise ValueError(f"way: {way.drawn} cards can't be drawn; {view.pile_count + view.discard_count} are left")
    return hand[way.dogs :] + list(way.recruits)


def _source(view: View, way: Way, hidden: Hidden) -> int | None:
    """The one place from which all cards are drawn; None where it is both the draw pile and the discards."""
    if way.drawn <= view.pile_count:
        return hidden.pile
    return hidden.discards if not view.pile_count and not way.dogs else None


#: Sets of cards of one kind that may be drawn together, their number, and how likely each of them is.
_Draws = tuple[Iterator[tuple[int, ...]], int, Fraction]


def _kinds_of_draws(hidden: Hidden, place: int, drawn: int) -> Iterator[_Draws]:
    """Sets of so many cards drawn from a place, kind by kind: so many of each group of cards that are alike."""
    layouts = hidden.layouts
    assert layouts is not None
    lying = layouts.compositions(place)
    size = hidden.sizes[place]
    groups = layouts.groups
    most = [min(drawn, len(group.cards)) if group.places >> place & 1 else 0 for group in groups]
    for counts in _splits(most, drawn):
        weight = sum(
            weight * prod(comb(there, taken) for there, taken in zip(composition, counts, strict=True))
            for composition, weight in lying.items()
        )
        if weight:
            number = prod(comb(len(group.cards), taken) for group, taken in zip(groups, counts, strict=True))
            each = Fraction(weight, layouts.total * comb(size, drawn) * number)
            parts = [combinations(group.cards, taken) for group, taken in zip(groups, counts, strict=True) if taken]
            yield (tuple(card for part in chosen for card in part) for chosen in product(*parts)), number, each


def _splits(most: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """Every way to take so many things, at most so many of each kind.

    >>> list(_splits([1, 2, 0], 2))
    [(0, 2, 0), (1, 1, 0)]
    """
    if not most:
        if not total:
            yield ()
        return
    for count in range(min(most[0], total) + 1):
        for rest in _splits(most[1:], total - count):
            yield (count, *rest)


def _counted(judge: _Judge, draws: Sequence[_Draws], drawn: int) -> dict[Rank, Fraction]:
    """How likely each rank is, from all sets of so many cards that may be drawn."""
    shares: dict[Rank, Fraction] = {}
    with_cards = cache(judge.with_cards)
    orders = factorial(drawn)
    for sets, _, each in draws:
        tally: dict[Rank, int] = {}
        for cards in sets:
            if JOHN not in cards:
                rank = judge.with_cards(cards)
                tally[rank] = tally.get(rank, 0) + orders
                continue
            # The cards that come after him are not drawn: it depends on how many come before, and on which.
            others = tuple(card for card in cards if card != JOHN)
            for before in range(drawn):
                weight = factorial(before) * factorial(drawn - 1 - before)
                for first in combinations(others, before):
                    rank = with_cards(first)
                    tally[rank] = tally.get(rank, 0) + weight
        for rank, count in tally.items():
            shares[rank] = shares.get(rank, Fraction(0)) + count * each / orders
    return dict(sorted(shares.items()))


def _drawn(hidden: Hidden, way: Way, view: View, rng: Random) -> list[int]:
    """Cards drawn at random: from the draw pile, then from the shuffled discards. Source: H4.10."""
    found = hidden.sample(rng)
    cards = found[hidden.pile][::-1][: way.drawn]
    if len(cards) < way.drawn:
        discards = found[hidden.discards] + [DOG] * way.dogs
        cards += rng.sample(discards, way.drawn - len(cards))
    return cards[: cards.index(JOHN)] if JOHN in cards else cards


class _Judge:
    """Tells the best rank of a hand with other cards beside it."""

    def __init__(self, base: Sequence[int], view: View, *, lay_one: bool) -> None:
        self._base = list(base)
        self._options = view.options
        self._lay_one = lay_one
        self._hand = GrowingHand(base)
        #: Only the rank counts, and no card has to be missed: the quick way will do.
        self._quick = not reading_of(view.options).without

    def looks(self, drawn: int) -> int:
        """How long it takes to tell the rank with so many more cards, in quick looks at a hand."""
        size = len(self._base) + drawn
        hands = size if self._lay_one and size <= MOST_INVOLVED else 1  # each of the cards may be the one given away
        return hands if self._quick else hands * _SLOW_LOOK

    def with_cards(self, cards: Sequence[int]) -> Rank:
        """The best rank of the hand with these cards."""
        if not self._quick or len(self._base) + len(cards) <= MOST_INVOLVED:
            return best_rank(self._base + list(cards), self._options, lay_one=self._lay_one)
        for card in cards:
            self._hand.add(card)
        rank = self._hand.rank()
        for card in cards:
            self._hand.remove(card)
        return rank
