"""Where mercenaries may lie that nobody but their owner sees: every layout that the rules allow is equally likely.

Of two or more giants in one army all have gone (G6.4); the airship and the commando never lie face down in a battle
(G7.3, G7.8). All other mercenaries can be anywhere, so only those few have to be laid out one by one: who has the
others follows by counting.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, product
from math import comb
from operator import add
from random import Random
from typing import Final

from havoclab.gold_und_rum.warriors import GIANT, MERCENARIES, SENDABLE

#: Airship and commando never lie face down in a battle; there is one of each. Source: G2.1, G7.3, G7.8.
_STAY_IN_HAND: Final = tuple(kind for kind in MERCENARIES if kind not in SENDABLE)


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where airship and commando are, and what room that leaves.

    Attributes:
        places: by card: a seat; the number of seats: it is aside.
        chosen: in how many ways they lie there.
        giants: in how many ways the giants lie then.
        room: by seat, cards in hand and in the battle that may be any other.
        aside: so many cards that nobody has.
    """

    places: tuple[int, ...]
    chosen: int
    giants: int
    room: tuple[int, ...]
    aside: int

    @property
    def ways(self) -> int:
        """In how many ways all of them lie."""
        return self.chosen * self.giants


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat may have of the cards that are laid out one by one.

    Attributes:
        ways: in how many layouts it has just that.
        special: airship, commando, giant.
        others: how many other mercenaries it has: any that are left are equally likely.
    """

    ways: int
    special: tuple[int, ...]
    others: int


class Mercenaries:
    """Mercenaries of whom only backs are seen.

    Args:
        unseen: by kind of warrior, how many are not accounted for.
        hands: by seat, how many are in hand.
        sent: by seat, how many lie face down in the battle.
        may_have_giant: by seat, whether a giant may be among them, and no second one; None: there may be any number.

    Attributes:
        plain: kinds that can be anywhere, each with how many there are.
    """

    def __init__(
        self, unseen: Sequence[int], hands: Sequence[int], sent: Sequence[int], may_have_giant: Sequence[bool] | None
    ) -> None:
        self._hands, self._sent = tuple(hands), tuple(sent)
        self._cards = [kind for kind in _STAY_IN_HAND if unseen[kind]]
        self._may_have_giant = may_have_giant or [False] * len(self._hands)
        self._giants = 0 if may_have_giant is None else unseen[GIANT]
        kinds = [kind for kind in SENDABLE if kind != GIANT or may_have_giant is None]
        self.plain: tuple[tuple[int, int], ...] = tuple((kind, unseen[kind]) for kind in kinds)
        self._aside = sum(unseen[kind] for kind in MERCENARIES) - sum(hands) - sum(sent)

    @cached_property
    def _layouts(self) -> list[_Layout]:
        seats = len(self._hands)
        found = []
        for places in product(range(seats + 1), repeat=len(self._cards)):
            free = [*self._hands, self._aside]
            chosen = 1
            for place in places:
                chosen *= free[place]
                free[place] -= 1
            if chosen:
                aside = free.pop()
                room = tuple(map(add, free, self._sent))
                giants = self._ways(range(seats), room, aside, self._giants)
                found.append(_Layout(places, chosen, giants, room, aside))
        return [layout for layout in found if layout.giants]

    @cached_property
    def _up_to(self) -> list[int]:
        """By layout, the ways of it and of all before it."""
        return list(accumulate(layout.ways for layout in self._layouts))

    def _ways(self, seats: Iterable[int], room: Sequence[int], aside: int, giants: int) -> int:
        """In how many ways so many giants lie with these seats, one with each at most, and aside."""
        by_number = [1]
        for seat in seats:
            if self._may_have_giant[seat]:
                with_one = [0, *(ways * room[seat] for ways in by_number)]
                by_number = list(map(add, [*by_number, 0], with_one))
        return sum(ways * comb(aside, giants - held) for held, ways in enumerate(by_number) if held <= giants)

    @property
    def ways(self) -> int:
        """All layouts of the cards that are laid out one by one."""
        return self._up_to[-1]

    def shares(self, seat: int) -> Iterator[Share]:
        """What this seat may have of the cards that are laid out one by one."""
        others = [other for other in range(len(self._hands)) if other != seat]
        for layout in self._layouts:
            held = tuple(kind for kind, place in zip(self._cards, layout.places, strict=True) if place == seat)
            room = layout.room[seat]
            without = self._ways(others, layout.room, layout.aside, self._giants)
            if without:
                yield Share(layout.chosen * without, held, room)
            if layout.giants > without:
                yield Share(layout.chosen * (layout.giants - without), (*held, GIANT), room - 1)

    def draw(self, rng: Random) -> list[tuple[list[int], list[int]]]:
        """By seat, the mercenaries in its hand and those it has sent, as they may be."""
        (layout,) = rng.choices(self._layouts, cum_weights=self._up_to)
        hands: list[list[int]] = [[] for _ in self._hands]
        sent: list[list[int]] = [[] for _ in self._hands]
        for kind, place in zip(self._cards, layout.places, strict=True):
            if place < len(hands):
                hands[place].append(kind)
        self._draw_giants(layout, hands, sent, rng)
        pool = [kind for kind, number in self.plain for _ in range(number)]
        rng.shuffle(pool)
        for cards, number in zip([*hands, *sent], [*self._hands, *self._sent], strict=True):
            while len(cards) < number:
                cards.append(pool.pop())
        return list(zip(hands, sent, strict=True))

    def _draw_giants(self, layout: _Layout, hands: list[list[int]], sent: list[list[int]], rng: Random) -> None:
        left = self._giants
        for seat, room in enumerate(layout.room):
            if not left or not self._may_have_giant[seat]:
                continue
            later = range(seat + 1, len(hands))
            without = self._ways(later, layout.room, layout.aside, left)
            having = room * self._ways(later, layout.room, layout.aside, left - 1)
            if rng.random() * (without + having) < having:
                left -= 1
                lies = rng.random() * room < self._sent[seat]
                (sent if lies else hands)[seat].append(GIANT)
