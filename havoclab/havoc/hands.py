"""What a hand is worth: the readable reference, which can say why.

`evaluate` looks at the involved cards and gives a `Combination`; `compare` puts two of them side by
side and names the criterion that decides. Both answer in data (enums, card ints, message ids with
slots), never in sentences: the words live in the Fluent files. `strength.py` answers the same question
fast and is tested against this file.

The reading that is implemented, in the order checked (H8.5 and its precise reading):

1. No involved card: `Rank.NOTHING`, below every high card.
2. Exactly six involved cards, option `best_subset` off. Taken together, are they a straight flush of
   six? six of a kind? a flush of six? a straight of six? The first yes is the answer, whatever five or
   four of them would make: a dog with blue 5-9 is a flush of six, five dogs with blue 5 too, blue 1-5
   with orange 6 a straight of six. Six dogs are six of a kind.
3. Everything else (up to five cards; six that are none of these; `best_subset` on): the ladder of H8.1
   from the top. The first rank that some of the cards make is the rank; among several ways to make it
   the one with the higher values counts. All other involved cards are beside it, dogs among them as
   zeros.

Ties (H8.6) compare `Combination.values`, then the cards beside from the top; a missing card is lower
than a 0. How many cards are left in hand (H6.12, H9.6) is no matter of the combination.

Sources: H6.6, H8.1-H8.6 and the precise readings of H8.5 and H6.7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, unique
from itertools import zip_longest
from typing import Final

from havoclab.havoc.cards import DOG, SUIT, SUITS, VALUE, card_text
from havoclab.havoc.ranks import FLUSHES, STRAIGHTS, SUITED, Rank, ranks_gone

__all__ = ["MOST_INVOLVED", "Combination", "Comparison", "Criterion", "Rank", "Reason", "compare", "evaluate"]

MOST_INVOLVED: Final = 6
"""At most so many cards of a fighter take part. Source: H6.6."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One statement about a hand as data: a message id, its slots, and the rule it comes from."""

    message: str
    rule: str
    slots: dict[str, int | str]


@dataclass(frozen=True, slots=True, repr=False)
class Combination:
    """What involved cards are worth. Made by `evaluate`.

    `cards` make the combination: group by group, and from the top within a straight or a flush.
    `beside` are the other involved cards from the top. `values` are what H8.6 compares within the rank:
    the groups' values (the larger group first), the top of a straight, or all values of a flush.
    """

    rank: Rank
    cards: tuple[int, ...]
    beside: tuple[int, ...]
    values: tuple[int, ...]
    best_subset: bool
    without: frozenset[str] = frozenset()

    @property
    def key(self) -> tuple[int, ...]:
        """Compares as the hands do: greater is stronger, equal is equal. Source: H8.1, H8.6.

        >>> from havoclab.havoc.cards import parse_cards
        >>> evaluate(parse_cards("dog b10 b9 o9")).key
        (2, 9, 10, 0, -1, -1)
        """
        missing = (-1,) * (MOST_INVOLVED - self.rank.size - len(self.beside))
        return (int(self.rank), *self.values, *(VALUE[c] for c in self.beside), *missing)

    @property
    def suit(self) -> int | None:
        """The suit index 0-5 of a flush or straight flush, None for other ranks. Source: H8.3."""
        if self.rank not in SUITED:
            return None
        return max(SUIT[c] for c in self.cards)

    def explain(self) -> tuple[Reason, ...]:
        """Why it is what it is: first what makes the rank, then what dogs do in it, what was overruled, what is beside.

        >>> from havoclab.havoc.cards import parse_cards
        >>> hand = evaluate(parse_cards("dog b5 b6 b7 b8 b9"))
        >>> for reason in hand.explain():
        ...     print(reason.rule, reason.message, reason.slots)
        H8.3 why-flush {'count': 6, 'suit': 'blue', 'top': 9}
        H8.3 why-dogs-in-flush {'dogs': 1}
        H8.5 why-every-card-counts {'inside': 'rank-straight-flush-of-five'}
        """
        return tuple(_reasons(self))

    def __str__(self) -> str:
        made = " ".join(map(card_text, self.cards))
        beside = " ".join(map(card_text, self.beside))
        return f"{self.rank.name}({made}{' | ' if beside else ''}{beside})"

    def __repr__(self) -> str:
        option = ", best_subset=True" if self.best_subset else ""
        option += f", without=frozenset({sorted(self.without)})" if self.without else ""
        return f"evaluate({sorted(self.cards + self.beside)}{option})"


def evaluate(cards: Sequence[int], *, best_subset: bool = False, without: frozenset[str] = frozenset()) -> Combination:
    """The combination that involved cards make, the cards in any order.

    `cards` are up to six cards (dogs may repeat, soldiers not); `best_subset` is the option of H8.5; `without` are
    rules of H8 that are switched off.
    Raises ValueError for more than six cards, a soldier held twice, or an int that is no card.
    The reading is stated at the top of this file. Source: H8.1-H8.6.

    >>> from havoclab.havoc.cards import parse_cards
    >>> def hand(text: str, **option: bool) -> str:
    ...     return str(evaluate(parse_cards(text), **option))
    >>> hand("dog b10 o9 g9")
    'PAIR(o9 g9 | b10 dog)'
    >>> hand("dog b5 b6 b7 b8 b9")
    'FLUSH_OF_SIX(b9 b8 b7 b6 b5 dog)'
    >>> hand("dog b5 b6 b7 b8 b9", best_subset=True)
    'STRAIGHT_FLUSH_OF_FIVE(b9 b8 b7 b6 b5 | dog)'
    >>> hand("b5 b6 b7 b8 b9 o9")
    'STRAIGHT_FLUSH_OF_FIVE(b9 b8 b7 b6 b5 | o9)'
    >>> hand("dog dog b1 o2 g3 e4")
    'STRAIGHT_OF_FIVE(e4 g3 o2 b1 dog | dog)'
    >>> hand("")
    'NOTHING()'
    """
    _refuse_impossible(cards)
    from_the_top = sorted(cards, key=lambda c: (-VALUE[c], SUIT[c]))
    ladder = _LADDER if best_subset or len(cards) < MOST_INVOLVED else _WHOLE + _LADDER
    if without:
        ladder = _ladder_without(ladder, from_the_top, without, best_subset)
    for rank, find in ladder:
        found = find(from_the_top)
        if found is not None:
            beside = list(from_the_top)
            for c in found:
                beside.remove(c)
            return Combination(rank, found, tuple(beside), _compared(rank, found), best_subset, without)
    return Combination(Rank.NOTHING, (), (), (), best_subset, without)


@unique
class Criterion(Enum):
    """What decides between two combinations; the value is the id of the message that says so. Source: H8.1, H8.6."""

    RANK = "decided-by-rank"
    GROUP = "decided-by-group"
    TOP = "decided-by-top"
    FLUSH_CARD = "decided-by-flush-card"
    BESIDE = "decided-by-beside"
    MISSING = "decided-by-missing"
    NONE = "decided-by-nothing"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Which of two combinations is stronger and what decided. Made by `compare`.

    `sign` is 1 where the first is stronger, -1 where the second is, 0 where they are equal. `place` counts from 1
    which group, card of the flush or card beside it was. `first` and `second` are what was compared there:
    two ranks, or two values; None stands for a missing card, and for both where nothing decides.
    """

    sign: int
    criterion: Criterion
    place: int
    first: int | None
    second: int | None

    def explain(self) -> Reason:
        """What decided, as data: the stronger hand's side of it in `more`, the weaker one's in `less`.

        >>> compare(evaluate([9, 27, 12]), evaluate([9, 45])).explain()
        Reason(message='decided-by-missing', rule='H8.6', slots={'place': 1, 'more': 12})
        """
        more, less = (self.first, self.second) if self.sign >= 0 else (self.second, self.first)
        if self.criterion is Criterion.NONE:
            return Reason(self.criterion.value, "H8.6", {})
        if self.criterion is Criterion.RANK:
            return Reason(
                self.criterion.value, "H8.1", {"more": Rank(more or 0).message, "less": Rank(less or 0).message}
            )
        slots: dict[str, int | str] = {"place": self.place}
        slots |= {name: value for name, value in (("more", more), ("less", less)) if value is not None}
        return Reason(self.criterion.value, "H8.6", slots)


def compare(first: Combination, second: Combination) -> Comparison:
    """Compare two combinations, and say which criterion decides: the first that differs in the order of H8.6.

    Rank; then the values in the combination (groups, the top of a straight, the cards of a flush); then the cards
    beside from the top, where a missing card is lower than a 0. Source: H8.1, H8.6.

    >>> compare(evaluate([9, 27, 12]), evaluate([9, 27, 11]))
    Comparison(sign=1, criterion=<Criterion.BESIDE: 'decided-by-beside'>, place=1, first=12, second=11)
    """
    if first.rank is not second.rank:
        sign = 1 if first.rank > second.rank else -1
        return Comparison(sign, Criterion.RANK, 1, first.rank, second.rank)
    within = Criterion.GROUP
    if first.rank in STRAIGHTS:
        within = Criterion.TOP
    elif first.rank in FLUSHES:
        within = Criterion.FLUSH_CARD
    for place, (mine, yours) in enumerate(zip(first.values, second.values, strict=True), start=1):
        if mine != yours:
            return Comparison(1 if mine > yours else -1, within, place, mine, yours)
    for place, (a, b) in enumerate(zip_longest(_values(first.beside), _values(second.beside)), start=1):
        if a is None or b is None:
            return Comparison(-1 if a is None else 1, Criterion.MISSING, place, a, b)
        if a != b:
            return Comparison(1 if a > b else -1, Criterion.BESIDE, place, a, b)
    return Comparison(0, Criterion.NONE, 0, None, None)


def _refuse_impossible(cards: Sequence[int]) -> None:
    if len(cards) > MOST_INVOLVED:
        raise ValueError(f"cards: {len(cards)} cards; at most {MOST_INVOLVED} take part (H6.6)")
    seen: set[int] = set()
    for c in cards:
        if not 0 <= c < len(VALUE):
            raise ValueError(f"card: {c!r} is no card; allowed are 0 (a dog) to {len(VALUE) - 1}")
        if c != DOG and c in seen:
            raise ValueError(f"cards: {card_text(c)} is held twice; each soldier is there once (H2.1)")
        seen.add(c)


def _groups(*sizes: int) -> Callable[[list[int]], tuple[int, ...] | None]:
    """A finder of cards of equal values: for each size in turn the highest value not used yet. Source: H8.4, H8.6."""

    def find(cards: list[int]) -> tuple[int, ...] | None:
        by_value: dict[int, list[int]] = {}
        for c in cards:
            by_value.setdefault(VALUE[c], []).append(c)
        found: list[int] = []
        for size in sizes:
            value = next((value for value, held in by_value.items() if len(held) >= size), None)
            if value is None:
                return None
            found += by_value.pop(value)[:size]
        return tuple(found)

    return find


def _straight(size: int) -> Callable[[list[int]], tuple[int, ...] | None]:
    """A finder of consecutive values, the highest first; a dog is the 0 at the low end. Source: H8.2."""

    def find(cards: list[int]) -> tuple[int, ...] | None:
        holder = {VALUE[c]: c for c in reversed(cards)}
        for top in sorted(holder, reverse=True):
            run = range(top, top - size, -1)
            if all(value in holder for value in run):
                return tuple(holder[value] for value in run)
        return None

    return find


def _flush(size: int) -> Callable[[list[int]], tuple[int, ...] | None]:
    """A finder of cards of one suit, dogs belonging to each; the highest values first. Source: H8.3."""

    def find(cards: list[int]) -> tuple[int, ...] | None:
        flushes = [suited[:size] for suited in _by_suit(cards) if len(suited) >= size]
        return tuple(max(flushes, key=_values)) if flushes else None

    return find


def _straight_flush(size: int) -> Callable[[list[int]], tuple[int, ...] | None]:
    """A finder of straights within one suit. Source: H8.2, H8.3."""
    find_straight = _straight(size)

    def find(cards: list[int]) -> tuple[int, ...] | None:
        straights = [straight for suited in _by_suit(cards) if (straight := find_straight(suited)) is not None]
        return max(straights, key=_values) if straights else None

    return find


def _by_suit(cards: list[int]) -> Iterator[list[int]]:
    """For each suit of a soldier its cards, dogs included, in the order given. Source: H2.2."""
    for suit in sorted({SUIT[c] for c in cards if c != DOG}):
        yield [c for c in cards if c == DOG or SUIT[c] == suit]


def _values(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(VALUE[c] for c in cards)


# The ladder of H8.1, strongest first; a finder gets the involved cards from the top and gives those that make it.
_LADDER: Final = (
    (Rank.STRAIGHT_FLUSH_OF_SIX, _straight_flush(6)),
    (Rank.SIX_OF_A_KIND, _groups(6)),
    (Rank.STRAIGHT_FLUSH_OF_FIVE, _straight_flush(5)),
    (Rank.FIVE_OF_A_KIND, _groups(5)),
    (Rank.BIG_HOUSE, _groups(4, 2)),
    (Rank.FOUR_OF_A_KIND, _groups(4)),
    (Rank.TRIOS, _groups(3, 3)),
    (Rank.FLUSH_OF_SIX, _flush(6)),
    (Rank.FULL_HOUSE, _groups(3, 2)),
    (Rank.STRAIGHT_OF_SIX, _straight(6)),
    (Rank.FLUSH_OF_FIVE, _flush(5)),
    (Rank.THREE_PAIRS, _groups(2, 2, 2)),
    (Rank.STRAIGHT_OF_FIVE, _straight(5)),
    (Rank.THREE_OF_A_KIND, _groups(3)),
    (Rank.TWO_PAIRS, _groups(2, 2)),
    (Rank.PAIR, _groups(2)),
    (Rank.HIGH_CARD, _groups(1)),
)

# What six involved cards may be as a whole; asked before the ladder, because every involved card counts (H8.5).
_WHOLE: Final = tuple(
    (rank, find)
    for rank, find in _LADDER
    if rank in (Rank.STRAIGHT_FLUSH_OF_SIX, Rank.SIX_OF_A_KIND, Rank.FLUSH_OF_SIX, Rank.STRAIGHT_OF_SIX)
)


_Finder = Callable[[list[int]], tuple[int, ...] | None]


def _ladder_without(
    ladder: Sequence[tuple[Rank, _Finder]], cards: list[int], without: frozenset[str], best_subset: bool
) -> tuple[tuple[Rank, _Finder], ...]:
    """The ladder for these cards at a table without some rules of H8."""
    gone = ranks_gone(without, cards.count(DOG), len(cards), best_subset)
    return tuple(
        (rank, _soldiers_only(find) if "H8.4" in without and rank in _SETS else find)
        for rank, find in ladder
        if rank not in gone
    )


_SETS: Final = frozenset(Rank) - SUITED - STRAIGHTS - {Rank.HIGH_CARD, Rank.NOTHING}


def _soldiers_only(find: _Finder) -> _Finder:
    """This finder, blind for dogs."""
    return lambda cards: find([c for c in cards if c != DOG])


def _compared(rank: Rank, cards: Sequence[int]) -> tuple[int, ...]:
    """The values H8.6 compares within a rank, in order."""
    if rank in FLUSHES:
        return _values(cards)
    if rank in STRAIGHTS:
        return (VALUE[cards[0]],)
    return tuple(dict.fromkeys(_values(cards)))


def _reasons(hand: Combination) -> Iterator[Reason]:
    rank, dogs = hand.rank, hand.cards.count(DOG)
    if rank is Rank.NOTHING:
        yield Reason("why-nothing", "H6.7", {})
        return
    top, count = hand.values[0], rank.size
    suit = "" if hand.suit is None else SUITS[hand.suit]
    if rank in STRAIGHTS:
        low = VALUE[hand.cards[-1]]
        if suit:
            yield Reason("why-straight-flush", "H8.2", {"count": count, "suit": suit, "low": low, "top": top})
        else:
            yield Reason("why-straight", "H8.2", {"count": count, "low": low, "top": top})
        if dogs:
            yield Reason("why-dog-low-end", "H8.2", {})
    elif rank in FLUSHES:
        yield Reason("why-flush", "H8.3", {"count": count, "suit": suit, "top": top})
        if dogs:
            yield Reason("why-dogs-in-flush", "H8.3", {"dogs": dogs})
    else:
        names = ("value", "second", "third")
        slots: dict[str, int | str] = dict(zip(names, hand.values, strict=False))
        yield Reason(rank.message.replace("rank-", "why-", 1), "H8.1", slots)
        if dogs:
            yield Reason("why-dogs-in-set", "H8.4", {"dogs": dogs})
    inside = evaluate(hand.cards + hand.beside, best_subset=True, without=hand.without).rank
    if inside > rank:
        yield Reason("why-every-card-counts", "H8.5", {"inside": inside.message})
    if hand.beside:
        yield Reason("why-beside", "H8.5", {"count": len(hand.beside), "top": VALUE[hand.beside[0]]})
