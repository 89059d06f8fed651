"""How a rule is tried: the same position at two tables, with the rule and without it, and what differs there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.problem import Problem
from havoclab.core.state import State
from havoclab.core.words import Words

S = TypeVar("S", bound=State)

#: What kind of difference it is: which actions are legal, what an action leads to, or what is dealt.
Kind = Literal["legal", "result", "deal"]


class Move(NamedTuple):
    """Something that a seat may try."""

    seat: int
    action: Action


class Difference(NamedTuple):
    """One move that a rule decides about, and how."""

    kind: Kind
    move: Move


class Trials(ABC, Generic[S]):
    """What a game knows of its own rules being tried: positions to try them on, and what counts as a difference."""

    #: Packages whose words tell what differs.
    packages: ClassVar[tuple[str, ...]]
    #: Rules that hold before anything can be done: they are seen by dealing twice with one seed.
    of_the_deal: ClassVar[tuple[str, ...]]
    #: What a result is, beside what happened: fields of the position that tell what has become of the table.
    compared: ClassVar[tuple[str, ...]]
    #: Kinds of events that only tell that nothing could be done: they make no difference by themselves.
    empty_events: ClassVar[tuple[str, ...]] = ()

    #: The class of the game's states, and the model of its options: both as :class:`havoclab.core.game.Game` has them.
    state: ClassVar[Any]
    options: ClassVar[Any]

    # --- what a game writes ---

    @abstractmethod
    def problems(self, state: S) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""

    @abstractmethod
    def forget(self, state: S) -> S:
        """The position as if it were set up by hand: nobody remembers anything."""

    @abstractmethod
    def tables(self, rule: str) -> tuple[Mapping[str, Any], Sequence[int]]:
        """The options, and the numbers of players, at which a rule shows."""

    @abstractmethod
    def states(self, options: Any, rng: Random) -> Iterator[S]:
        """Positions of all kinds at tables with these options, without end."""

    @abstractmethod
    def smaller(self, state: S) -> Iterator[S]:
        """Positions a step smaller, the largest steps first."""

    @abstractmethod
    def size(self, state: S, move: Move) -> tuple[int, ...]:
        """What makes a position small in which this is done; greater is larger."""

    @abstractmethod
    def say_action(self, action: Action, say: Words, names: Sequence[str]) -> str:
        """An action in words."""

    @abstractmethod
    def tell(self, event: Event, state: S, say: Words, names: Sequence[str], seat: int | None) -> str:
        """An event as a sentence, as this seat sees it."""

    @abstractmethod
    def facts(self, state: S, say: Words, names: Sequence[str]) -> Iterator[str]:
        """What can be said of the table after an action, beside what happened."""

    @abstractmethod
    def deal_facts(self, state: S, say: Words, names: Sequence[str]) -> Iterator[str]:
        """What can be said of a table as it was dealt."""

    # --- what every game gets ---

    def options_without(self, options: Any, rule: str) -> Any:
        """These options at a table where this rule is switched off too.

        >>> from havoclab.havoc.variants import VARIANTS
        >>> trials = VARIANTS.trials()
        >>> trials.options_without(trials.options(players=3), "H4.3").without
        ('H4.3',)
        """
        return self.options.read({**options.to_json(), "without": [*options.without, rule]})

    def without(self, state: S, rule: str) -> S:
        """The same position at a table without the rule."""
        other: Any = state.copy()
        other.options = self.options_without(other.options, rule)
        return other  # type: ignore[no-any-return]  # options are no part of the contract of every state

    def moves(self, state: S) -> list[Move]:
        """Everything that somebody may do now."""
        return [
            Move(decision.seat, action) for decision in state.decisions for action in state.list_legal(decision.seat)
        ]

    def looks_alike(self, mine: S, other: S) -> bool:
        """Whether what can be told of two positions is the same."""
        return all(getattr(mine, name) == getattr(other, name) for name in self.compared)

    def happens_alike(self, events: Sequence[Event], others: Sequence[Event]) -> bool:
        """Whether the same happened, aside from what could not be done anyway."""
        mine, theirs = ([event for event in each if event.kind not in self.empty_events] for each in (events, others))
        return mine == theirs

    def result(self, state: S, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The state after a legal move, and what happened."""
        after = state.copy()
        return after, after.apply(move.action, move.seat)

    def differences(self, state: S, other: S, rule: str) -> Iterator[Difference]:
        """All that differs between a position and the same position at a table without this rule.

        Which moves are legal comes first, then the results of those that are legal at both tables.
        """
        here, there = (dict.fromkeys(self.moves(table)) for table in (state, other))
        yield from (Difference("legal", move) for move in here if move not in there)
        yield from (Difference("legal", move) for move in there if move not in here)
        for move in here:
            if move in there and self.is_different(state, other, move, rule):
                yield Difference("result", move)

    def is_different(self, state: S, other: S, move: Move, rule: str) -> bool:
        """Whether a move that is legal at both tables leads to something else at the other."""
        (mine, told), (theirs, told_there) = self.result(state, move), self.result(other, move)
        return not (self.happens_alike(told, told_there) and self.looks_alike(mine, theirs))

    def still_differs(self, state: S, other: S, difference: Difference, rule: str) -> bool:
        """Whether this very difference is there."""
        legal = [difference.move in self.moves(table) for table in (state, other)]
        if difference.kind == "legal":
            return legal[0] != legal[1]
        return all(legal) and self.is_different(state, other, difference.move, rule)


def only_here(events: Sequence[Event], others: Sequence[Event]) -> list[Event]:
    """The events that the other list has not, in order; one that came more often here stays so much more often."""
    left = list(others)
    found = []
    for event in events:
        if event in left:
            left.remove(event)
        else:
            found.append(event)
    return found
