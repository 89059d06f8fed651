"""The best out of what one has: the strongest cards of a whole hand, the strongest declaration of dogs.

Sources: H6.6-H6.8 (declarations), H9.5 (the last battle), H8.1-H8.6 in the reading stated at the top of `hands.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from havoclab.havoc.cards import DOG, SUIT, SUITS, VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.ranks import GROUP_SIZES, Rank
from havoclab.havoc.strength import RANK_SHIFT, strength

__all__ = [
    "MOST_LAID",
    "MOST_UNINVOLVED",
    "Declaration",
    "best_declaration",
    "best_hand",
    "best_hand_by",
    "declarations",
]

MOST_LAID: Final = 8
"""At most so many of a fighter's cards may lie. Source: H6.6."""

MOST_UNINVOLVED: Final = 2
"""At most so many dogs may be uninvolved, those beyond six cards included. Source: H6.7, H6.8."""


class Declaration(NamedTuple):
    """How many dogs are declared uninvolved, and the strength of what is left."""

    uninvolved: int
    strength: int


def declarations(laid: Sequence[int], *, best_subset: bool = False) -> list[Declaration]:
    """Every number of dogs that may be declared uninvolved, the fewest first, with the strength it leaves.

    `laid` are the cards a fighter has laid, in any order. Dogs beyond six cards are out of themselves, so the first
    number may be 1 or 2. Raises ValueError for more than eight cards or more than six soldiers.
    Source: H6.6, H6.7, H6.8.

    >>> [choice.uninvolved for choice in declarations([0, 0, 0, 1, 2, 3, 4, 23])]
    [2]
    >>> [choice.uninvolved for choice in declarations([0, 0, 9])]
    [0, 1, 2]
    """
    dogs = sum(c == DOG for c in laid)
    if len(laid) > MOST_LAID:
        raise ValueError(f"laid: {len(laid)} cards; at most {MOST_LAID} may lie (H6.6)")
    if len(laid) - dogs > MOST_INVOLVED:
        raise ValueError(f"laid: {len(laid) - dogs} soldiers; at most {MOST_INVOLVED} may lie (H6.6)")
    involved = sorted(laid)  # dogs are 0: they come first
    fewest = max(0, len(involved) - MOST_INVOLVED)
    return [
        Declaration(out, strength(involved[out:], best_subset=best_subset))
        for out in range(fewest, min(dogs, MOST_UNINVOLVED) + 1)
    ]


def best_declaration(laid: Sequence[int], *, best_subset: bool = False) -> int:
    """How many dogs to declare uninvolved for the greatest strength.

    No two numbers leave the same strength, since equal hands have equally many cards (H8.6). Takes and raises what
    `declarations` does. Source: H6.7, H6.8, H8.5.

    >>> best_declaration([0, 5, 6, 7, 8, 9])
    1
    """
    return max(declarations(laid, best_subset=best_subset), key=lambda choice: choice.strength).uninvolved


def best_hand(cards: Sequence[int], most: int = MOST_INVOLVED, *, best_subset: bool = False) -> list[int]:
    """The strongest up to `most` (0-6) of any number of cards, all of them taking part; sorted.

    No selection of the cards has a greater `strength`. Equal strengths mean equally many cards, so H9.6 asks for no
    more; which of several equal selections comes is settled, but by no rule. Raises ValueError for another `most`.
    Source: H9.5, H8.1-H8.6.

    >>> from havoclab.havoc.cards import card_text, parse_cards
    >>> hand = parse_cards("dog b5 b6 b7 b8 b9 b12 o2 o1")
    >>> " ".join(card_text(c) for c in best_hand(hand))
    'b5 b6 b7 b8 b9 o2'
    """
    if not 0 <= most <= MOST_INVOLVED:
        raise ValueError(f"most: {most!r} cards; allowed are 0-{MOST_INVOLVED} (H6.6)")
    hand = _Hand(cards)
    worth = partial(strength, best_subset=best_subset) if best_subset else strength
    for rank, find in _FINDERS:
        if rank.size > most:
            continue
        made = [sorted(_filled(found, hand, most, worth)) for found in find(hand)]
        if made:
            return max(made, key=worth)
    return []


def best_hand_by(worth: Callable[[Sequence[int]], int], cards: Sequence[int]) -> list[int]:
    """As :func:`best_hand`, at a table where ``worth`` tells the strength because a rule of H8 is switched off.

    No rank can be taken for the best there, so every combination is tried, those without dogs too.

    >>> best_hand_by(strength, [9, 27, 12, 0])
    [0, 9, 12, 27]
    """
    hands = _Hand(cards), _Hand([c for c in cards if c != DOG])
    made = [
        sorted(_filled(found, hands[0], MOST_INVOLVED, worth))
        for _, find in _FINDERS
        for hand in hands
        for found in find(hand)
    ]
    return max(made, key=lambda chosen: (worth(chosen), len(chosen)), default=[])


def _filled(made: list[int], hand: _Hand, most: int, worth: Callable[[Sequence[int]], int]) -> list[int]:
    """A combination with the highest cards beside it that leave its rank alone.

    The rank is the best that the hand has, so a card can't raise it; it can spoil it, because every involved card
    counts (H8.5): blue 5-9 must not take a dog or another blue card with them. Taking the highest that fits is right,
    since cards beside are compared from the top, and any card is better than a missing one (H8.6).
    """
    chosen = list(made)
    if len(chosen) < most:
        rank = worth(chosen) >> RANK_SHIFT
        left = list(hand.from_the_top)
        for c in chosen:
            left.remove(c)
        for c in left:
            if worth([*chosen, c]) >> RANK_SHIFT == rank:
                chosen.append(c)
                if len(chosen) == most:
                    break
    return chosen


class _Hand:
    """A hand seen by values and by suits, the highest values first."""

    __slots__ = ("by_suit", "by_value", "from_the_top")

    def __init__(self, cards: Sequence[int]) -> None:
        self.from_the_top = sorted(cards, key=VALUE.__getitem__, reverse=True)
        self.by_value: dict[int, list[int]] = {}
        for c in self.from_the_top:
            self.by_value.setdefault(VALUE[c], []).append(c)
        suits: list[list[int]] = [[] for _ in SUITS]
        for c in self.from_the_top:
            if c != DOG:
                suits[SUIT[c]].append(c)
        dogs = self.by_value.get(0, [])
        self.by_suit = [suited + dogs for suited in suits if len(suited) + len(dogs) >= Rank.FLUSH_OF_FIVE.size]


def _groups(sizes: tuple[int, ...], hand: _Hand) -> Iterator[list[int]]:
    """The groups of the highest values, the first of them first. Source: H8.4, H8.6."""
    found: list[int] = []
    used: list[int] = []
    for size in sizes:
        for value, held in hand.by_value.items():
            if len(held) >= size and value not in used:
                found += held[:size]
                used.append(value)
                break
        else:
            return
    yield found


def _straights(size: int, hand: _Hand) -> Iterator[list[int]]:
    """The highest straight. Source: H8.2."""
    found = _highest_run(size, hand.from_the_top)
    if found:
        yield found


def _flushes(size: int, hand: _Hand) -> Iterator[list[int]]:
    """The highest flush of each suit. Source: H8.3."""
    return (suited[:size] for suited in hand.by_suit if len(suited) >= size)


def _straight_flushes(size: int, hand: _Hand) -> Iterator[list[int]]:
    """The highest straight flush of each suit. Source: H8.2, H8.3."""
    return (found for suited in hand.by_suit if (found := _highest_run(size, suited)))


def _highest_run(size: int, from_the_top: list[int]) -> list[int]:
    run: list[int] = []
    for c in from_the_top:
        if run and VALUE[c] == VALUE[run[-1]]:
            continue
        if run and VALUE[c] != VALUE[run[-1]] - 1:
            run = []
        run.append(c)
        if len(run) == size:
            return run
    return []


_Finder = Callable[[_Hand], Iterator[list[int]]]

# Each rank with what finds the cards that make it, the strongest first. Source: H8.1.
_FINDERS: Final[list[tuple[Rank, _Finder]]] = sorted(
    [
        *((rank, partial(_groups, sizes)) for rank, sizes in GROUP_SIZES if sizes),
        (Rank.STRAIGHT_FLUSH_OF_SIX, partial(_straight_flushes, 6)),
        (Rank.STRAIGHT_FLUSH_OF_FIVE, partial(_straight_flushes, 5)),
        (Rank.FLUSH_OF_SIX, partial(_flushes, 6)),
        (Rank.FLUSH_OF_FIVE, partial(_flushes, 5)),
        (Rank.STRAIGHT_OF_SIX, partial(_straights, 6)),
        (Rank.STRAIGHT_OF_FIVE, partial(_straights, 5)),
    ],
    key=lambda line: line[0],
    reverse=True,
)
