"""In how many ways hidden cards can lie, counted and not tried out.

Hidden cards that may lie at the same places are alike for counting: they form a *group*. Place by place it is counted
how many ways there are to take so many cards of each group, and how many ways that leaves for the places that follow;
so layouts in numbers beyond imagination are counted in a few thousand steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from operator import sub
from random import Random
from typing import Final, NamedTuple

#: Most steps that a count may take: about a third of a second at most, on a slow machine.
MOST_STEPS: Final = 10_000

#: How many cards of each group lie at a place.
Counts = tuple[int, ...]
#: One way to fill a place: the counts, what they leave of each group, and in how many ways.
_Filled = tuple[Counts, Counts, int]
#: How much a place with these cards of each group counts, in ways of its having come about; 0 if it can't have.
Weigh = Callable[[Counts], int]


class TooManyLayouts(ValueError):
    """The count would take longer than :data:`MOST_STEPS` allows."""


class Group(NamedTuple):
    """Hidden cards that may lie at the same places."""

    places: int
    """As bits."""
    era: int
    """How often the discards had been shuffled when these soldiers were last seen; -1 for dogs."""
    cards: tuple[int, ...]


class Layouts:
    """All layouts of groups of cards over places with so much room each.

    Args:
        groups: the cards, each in one group.
        room: how many cards lie at each place; together as many as there are cards.
        weigh: by place, what its cards count for; without an entry each layout counts once.

    Raises:
        TooManyLayouts: if counting them would take too long.

    >>> two_places = Layouts([Group(0b11, 0, (1, 2, 3)), Group(0b10, 0, (4,))], [2, 2])
    >>> two_places.total
    3
    >>> two_places.compositions(0)
    {(2, 0): 3}
    """

    def __init__(self, groups: Sequence[Group], room: Sequence[int], weigh: dict[int, Weigh] | None = None) -> None:
        self.groups = tuple(groups)
        self.room = tuple(room)
        self.sizes = tuple(len(group.cards) for group in self.groups)
        self._weigh = weigh or {}
        # The largest place comes last: what is left lies there, so nothing branches.
        self._order = sorted((place for place, left in enumerate(room) if left), key=lambda place: room[place])
        #: For each place in the order, those that follow it, as bits.
        self._later = [sum(1 << other for other in self._order[number:]) for number in range(1, len(self._order) + 1)]
        self._steps = 0
        self._choices: dict[tuple[int, Counts], list[_Filled]] = {}
        self._ways: dict[tuple[int, Counts], int] = {}
        #: The weight of all layouts together; their number, where each counts once.
        self.total = self._count(0, self.sizes)

    def _count(self, number: int, left: Counts) -> int:
        """The weight of all ways to lay these cards at the places from this one on."""
        if number == len(self._order):
            return int(not any(left))
        found = self._ways.get((number, left))
        if found is None:
            choices = self._choices[number, left] = self._fill(number, left)
            found = sum(weight * self._count(number + 1, rest) for _, rest, weight in choices)
            self._ways[number, left] = found
        return found

    def _fill(self, number: int, left: Counts) -> list[_Filled]:
        """Every way to fill a place from these cards: the counts, what they leave, and in how many ways."""
        place = self._order[number]
        here = 1 << place
        bounds: list[tuple[int, int, int]] = []
        """For each group that may lie here: which, the fewest of it (all, if it can't lie later), and the most."""
        for group, of in enumerate(left):
            later = self._later[number] & self.groups[group].places
            if of and self.groups[group].places & here:
                bounds.append((group, 0 if later else of, of))
            elif of and not later:
                return []
        taken = [0] * len(left)
        found: list[_Filled] = []
        weigh = self._weigh.get(place)

        def fill(at: int, room: int, ways: int) -> None:
            if at == len(bounds):
                self._note(found, left, taken, ways, weigh) if not room else None
                return
            group, fewest, of = bounds[at]
            beyond = sum(most for _, _, most in bounds[at + 1 :])
            for count in range(max(fewest, room - beyond), min(of, room) + 1):
                taken[group] = count
                fill(at + 1, room - count, ways * comb(of, count))
            taken[group] = 0

        fill(0, self.room[place], 1)
        return found

    def _note(self, found: list[_Filled], left: Counts, taken: list[int], ways: int, weigh: Weigh | None) -> None:
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise TooManyLayouts(f"layouts: more than {MOST_STEPS} steps to count them")
        counts = tuple(taken)
        if weigh is not None:
            ways *= weigh(counts)
        if ways:
            found.append((counts, tuple(map(sub, left, counts)), ways))

    def compositions(self, place: int) -> dict[Counts, int]:
        """For each number of cards of each group that may lie at a place: the weight of these layouts."""
        if not self.room[place]:
            return {(0,) * len(self.groups): self.total}
        at = self._order.index(place)
        states: dict[Counts, int] = {self.sizes: 1}
        for number in range(at):
            after: dict[Counts, int] = {}
            for left, weight in states.items():
                for _, rest, ways in self._choices[number, left]:
                    after[rest] = after.get(rest, 0) + weight * ways
            states = after
        found: dict[Counts, int] = {}
        for left, weight in states.items():
            for counts, rest, ways in self._choices[at, left]:
                whole = weight * ways * self._count(at + 1, rest)
                if whole:
                    found[counts] = found.get(counts, 0) + whole
        return found

    def sample(self, rng: Random) -> list[list[int]]:
        """The cards by place, each layout as likely as it counts; every place in random order."""
        decks = [rng.sample(group.cards, len(group.cards)) for group in self.groups]
        found: list[list[int]] = [[] for _ in self.room]
        left = self.sizes
        for number, place in enumerate(self._order):
            counts, left = self._pick(number, left, rng)
            cards = [deck.pop() for taken, deck in zip(counts, decks, strict=True) for _ in range(taken)]
            found[place] = rng.sample(cards, len(cards))
        return found

    def _pick(self, number: int, left: Counts, rng: Random) -> tuple[Counts, Counts]:
        """One way to fill a place, as likely as its layouts count: how many of each group, and what that leaves."""
        ticket = rng.randrange(self._ways[number, left])
        for counts, rest, weight in self._choices[number, left]:
            ticket -= weight * self._count(number + 1, rest)
            if ticket < 0:
                return counts, rest
        raise AssertionError("the ways to fill a place add up to all its ways")
