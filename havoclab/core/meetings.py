"""Where two rules meet: which rules speak in one step of a game, and where two of them first do so together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from havoclab.core.event import Event
from havoclab.core.problem import Problem
from havoclab.core.state import State
from havoclab.core.variants.trials import Move

S = TypeVar("S", bound=State)
Pair = tuple[str, str]
#: Chooses what is done next in a game that is searched.
Chooser = Callable[[Any, Random], Move]


class Meetings(ABC, Generic[S]):
    """What a game knows of its rules meeting: which speak in a step, which games to look through, what is small."""

    #: Rules that are kept for the sake of another, and meet only that one: the next that is told.
    for_another: ClassVar[frozenset[str]] = frozenset()
    #: Of some kinds of tables, which part of the steps is done there: one in so many.
    shares: ClassVar[Mapping[str, int]] = {}

    @abstractmethod
    def rules_of(self, before: S, move: Move, events: Sequence[Event]) -> Sequence[frozenset[str]]:
        """All rules that speak in a step that was done, also those that make no event of their own.

        Those that speak about the same thing stand together: one pile, one army, or the whole step.
        """

    @abstractmethod
    def new_game(self, rng: Random, table: str) -> tuple[S, Chooser]:
        """A game to look through, at a table of this kind, and who plays it."""

    @abstractmethod
    def worth_refusing(self, state: S, rng: Random) -> Sequence[Move]:
        """What somebody might try at this choice though it is refused, now and then."""

    @abstractmethod
    def forget(self, state: S) -> S:
        """The position as if it were set up by hand: nobody remembers anything."""

    @abstractmethod
    def problems(self, state: S) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""

    @abstractmethod
    def size_of(self, state: S) -> tuple[int, ...]:
        """What makes a position small; greater is larger."""

    @abstractmethod
    def simpler(self, state: S) -> Iterator[S]:
        """Positions that are a step smaller."""

    def is_done(self, state: S) -> bool:
        """Whether nothing more is to be seen in this game."""
        return state.is_over

    def table_of(self, pair: Pair) -> str:
        """The kind of tables at which these rules meet: "" for the usual."""
        return ""

    def meetings_of(self, before: S, move: Move) -> tuple[frozenset[Pair], S]:
        """The rules that meet when this is tried, and the position after it: the same one where it is refused.

        A refusal brings together the rule that refuses and the one that asks for the choice.
        """
        refusal = before.check(move.action, move.seat)
        after = before.copy()
        if refusal is not None:
            asks = [decision.rule for decision in before.decisions if decision.seat == move.seat]
            return frozenset(_pairs((refusal.rule, asks[0])) if asks else ()), after
        events = after.apply(move.action, move.seat)
        pairs = {pair for rules in self.rules_of(before, move, events) for pair in _pairs(rules - self.for_another)}
        for event, following in pairwise(events):
            if event.rule in self.for_another:
                pairs |= set(_pairs((event.rule, following.rule)))
        return frozenset(pairs), after


def _pairs(rules: Iterable[str]) -> Iterator[Pair]:
    """Any two of these rules, in order."""
    yield from combinations(sorted(set(rules), key=_number), 2)


def in_order(pairs: Iterable[Pair]) -> list[Pair]:
    """Pairs of rules in the rulebook's order."""
    return sorted(pairs, key=lambda pair: [_number(rule) for rule in pair])


def _number(rule: str) -> tuple[int, int, str]:
    """Sorts rules as the rulebook does: H4.9 before H4.10 before H4.10a.

    >>> sorted(["H4.10a", "H4.9", "H11.1", "H4.10"], key=_number)
    ['H4.9', 'H4.10', 'H4.10a', 'H11.1']
    """
    section, _, rest = rule[1:].partition(".")
    digits = rest.rstrip("abcdefgh")
    return int(section), int(digits or 0), rest[len(digits) :]


# --- looking for meetings ---


@dataclass(slots=True)
class Meeting:
    """Where two rules met: how often, when first, and the smallest position of all."""

    first: int
    often: int
    state: Any
    move: Move
    size: tuple[int, ...]


@dataclass(slots=True)
class Search:
    """A search through games of all sorts.

    >>> from havoclab.havoc.meetings import HavocMeetings
    >>> search = Search(HavocMeetings())
    >>> search.play(Random(1), steps=300)
    >>> search.steps, search.met[("H4.1", "H5.1")].state.kind
    (300, 'turn')
    """

    meetings: Meetings[Any]
    table: str = ""
    steps: int = 0
    met: dict[Pair, Meeting] = field(default_factory=dict)

    def play(self, rng: Random, steps: int) -> None:
        """Go on until so many steps have been done in all."""
        while self.steps < steps:
            state, choose = self.meetings.new_game(rng, self.table)
            while not self.meetings.is_done(state) and self.steps < steps:
                self.steps += 1
                for move in self.meetings.worth_refusing(state, rng):
                    self.note(state, move)
                state = self.note(state, choose(state, rng))

    def note(self, state: Any, move: Move) -> Any:
        """Note which rules meet when this is tried; gives the position after it."""
        pairs, after = self.meetings.meetings_of(state, move)
        size = self.meetings.size_of(state)
        for pair in sorted(pairs):
            known = self.met.get(pair)
            if known is None:
                self.met[pair] = Meeting(self.steps, 1, state.copy(), move, size)
                continue
            known.often += 1
            if size < known.size:
                known.state, known.move, known.size = state.copy(), move, size
        return after


def shrunk(meetings: Meetings[S], state: S, move: Move, pair: Pair) -> S:
    """A smaller position in which the two rules still meet when this is done, as small as single steps can make it."""
    small = meetings.forget(state)
    progress = True
    while progress:
        progress = False
        for simpler in meetings.simpler(small):
            smaller = meetings.size_of(simpler) < meetings.size_of(small) and not meetings.problems(simpler)
            if smaller and pair in meetings.meetings_of(simpler, move)[0]:
                small, progress = simpler, True
                break
    return small
