"""The way out of a refusal: the smallest change that would make a refused action legal, found and checked by running.

Everything is tried on a position that agrees with what the seat knows, drawn by :meth:`View.sample`: so the answer
can't tell what is hidden. A change is, in this order,

- something else done first (``action``): one action, else a few after one another, none of which shows a hidden card;
- one card elsewhere (``card``);
- one counter otherwise (``counter``): how much was done already, whose choice it is;
- of several steps in one, something done between two of them, or one left out (``step``);
- the moment at which such an action is for (``moment``), with what it needs then.

What may be otherwise in a game is up to the game: its :class:`WaysOut`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar

from havoclab.core.action import Action, Together
from havoclab.core.event import Event
from havoclab.core.problem import Problem
from havoclab.core.rejection import Rejection
from havoclab.core.state import State
from havoclab.core.words import Words, words

S = TypeVar("S", bound=State)
Kind = Literal["action", "card", "counter", "step", "moment"]

#: A change of the position, and what it is given beside position and seat; ``...`` stands for the action's own value.
Need = tuple[Any, ...]

#: Most actions done first, and most positions looked at in search of them.
MOST_FIRST: Final = 4
MOST_LOOKED_AT: Final = 100


class NotSo(Exception):
    """The position can't be changed in this way."""


@dataclass(frozen=True, slots=True)
class WayOut(ABC):
    """A change after which a refused action is legal. Each game has its own, which knows the game's words.

    Attributes:
        action: what was refused.
        seat: who wanted to do it.
        kind: what is changed.
        state: the position with the change, in which the action is legal: a state of the game's own class. Cards that
            are hidden from the seat lie in it as they may lie, not as they do.
        first: what to do first, where that is the change.
        instead: what to do instead, where a step is put in or left out: not the action but this is legal then.
        between: what is put in before the refused one of several steps.
        message: message id of the sentence that tells the change.
        slots: what the sentence needs.
    """

    #: The rejection class of the game: a way out is said as a refusal is.
    rejection: ClassVar[type[Rejection]] = Rejection

    action: Action
    seat: int
    kind: Kind
    state: Any
    first: Action | None = None
    instead: Action | None = None
    between: Action | None = None
    message: str = "way-first"
    slots: Mapping[str, Any] = field(default_factory=dict)

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The change as a sentence. ``names`` are the players' names in seat order."""
        slots = dict(self.slots)
        before = self.first or self.between
        if before is not None:
            slots["action"] = self.say_action(before, words(language, *self.rejection.packages), names)
        return self.rejection("", self.message, slots).text(language, names)

    @abstractmethod
    def say_action(self, action: Action, say: Words, names: Sequence[str]) -> str:
        """An action in the game's words."""


class Supposition(NamedTuple):
    """One thing that could be otherwise: what kind of change, the sentence that tells it, and what is changed."""

    kind: Kind
    message: str
    needs: tuple[Need, ...]


def card(message: str, *needs: Need) -> Supposition:
    """A card elsewhere."""
    return Supposition("card", message, needs)


def counter(message: str, *needs: Need) -> Supposition:
    """A counter otherwise."""
    return Supposition("counter", message, needs)


def moment(message: str, *needs: Need) -> Supposition:
    """Another moment of the game."""
    return Supposition("moment", message, needs)


class WaysOut(ABC, Generic[S]):
    """The search for ways out in one game."""

    #: The game's class of ways out.
    way: ClassVar[type[WayOut]]
    #: What may help each action, the smallest changes first.
    suppositions: ClassVar[Mapping[type[Action], Sequence[Supposition]]]

    # --- what a game writes ---

    @abstractmethod
    def tidy(self, changed: S) -> None:
        """Put a changed position in order: cards sorted, and nothing remembered that does not fit it."""

    @abstractmethod
    def problems(self, state: S) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""

    @abstractmethod
    def value(self, action: Action) -> Any:
        """What ``...`` stands for in the changes for an action: its card, for example."""

    @abstractmethod
    def slots(self, seen: S, action: Action, seat: int, supposition: Supposition) -> Mapping[str, Any]:
        """What the sentence of a supposition needs, beside the seat."""

    def in_order(self, legal: Sequence[Action]) -> Sequence[Action]:
        """Legal actions, those first that would be missed least."""
        return legal

    # --- the search ---

    def find(self, state: S, action: Action, seat: int | None = None) -> WayOut | None:
        """The smallest change found that makes a refused action legal; None if there is none, or if it is legal.

        Args:
            state: the position.
            action: what was refused, also several steps in one.
            seat: who wanted to do it; by default the seat whose choice it is. Only what this seat knows plays a part.
        """
        if state.is_over or state.check(action, seat) is None:
            return None
        seat = state.decisions[0].seat if seat is None else seat
        if not 0 <= seat < state.seats:
            return None
        seen: Any = state.view(seat).sample(Random(0))
        step = self._refused_step(seen, action, seat)
        if step is None:
            return self._without_a_step(seen, action, seat)
        if _decides(seen, seat):
            found = self._something_first(seen, action, seat) or self._something_between(seen, action, seat)
            if found is not None:
                return found
        return self._something_otherwise(seen, action, step, seat)

    def _something_otherwise(self, seen: S, action: Action, step: Action, seat: int) -> WayOut | None:
        """What could be otherwise for the sake of the refused step; a shorter sequence comes before another moment."""
        shorter = self._without_a_step(seen, action, seat)
        for supposed in self.suppositions[type(step)]:
            if supposed.kind == "moment" and shorter is not None:
                return shorter
            changed = self._supposing(seen, seat, supposed.needs, self.value(step))
            if changed is not None and changed.check(action, seat) is None:
                slots = {"seat": seat, **self.slots(seen, step, seat, supposed)}
                return self.way(action, seat, supposed.kind, changed, message=supposed.message, slots=slots)
        return shorter

    def _supposing(self, seen: S, seat: int, needs: Sequence[Need], value: Any) -> S | None:
        """The position with these changes; None if it can't be so, or is no position of the game."""
        changed = seen.copy()
        try:
            for change, *given in needs:
                change(changed, seat, *(value if each is ... else each for each in given))
        except NotSo:
            return None
        self.tidy(changed)
        return None if self.problems(changed) else changed

    def _refused_step(self, seen: S, action: Action, seat: int) -> Action | None:
        """The step that is refused; None where what comes before it would have to be seen first."""
        if not isinstance(action, Together):
            return action
        trial = seen.copy()
        for step in action.steps:
            if trial.check(step, seat) is not None:
                return step
            if _shows_something(trial, step, seat):
                return None
        return None

    def _without_a_step(self, seen: S, action: Action, seat: int) -> WayOut | None:
        """Of several steps in one the last that can be left out, so that the others are legal."""
        if not isinstance(action, Together):
            return None
        for place in reversed(range(len(action.steps))):
            steps = action.steps[:place] + action.steps[place + 1 :]
            rest = steps[0] if len(steps) == 1 else Together(steps)
            if seen.check(rest, seat) is None:
                slots = {"seat": seat, "step": place + 1}
                return self.way(action, seat, "step", seen, instead=rest, message="way-without-step", slots=slots)
        return None

    # --- something else first ---

    def _something_first(self, seen: S, action: Action, seat: int) -> WayOut | None:
        """The fewest actions of this seat after which the refused one is legal."""
        waiting: deque[tuple[S, tuple[Action, ...]]] = deque([(seen, ())])
        looked_at = 0
        while waiting:
            moment, path = waiting.popleft()
            for first in self._worth_doing_first(moment, seat, whole=not path):
                after = moment.copy()
                if _shows_something(after, first, seat) or after.is_over or not _decides(after, seat):
                    continue
                done = (*path, first)
                if after.check(action, seat) is None:
                    return self.way(action, seat, "action", after, done[0] if len(done) == 1 else Together(done))
                looked_at += 1
                if looked_at >= MOST_LOOKED_AT:
                    return None
                if len(done) < MOST_FIRST:
                    waiting.append((after, done))
        return None

    def _something_between(self, seen: S, action: Action, seat: int) -> WayOut | None:
        """Of several steps in one: what to do before the one that is refused, so that all of them can be done."""
        if not isinstance(action, Together):
            return None
        moment, place = seen.copy(), 0
        while moment.check(action.steps[place], seat) is None:
            moment.carry_out(action.steps[place], seat, [])
            place += 1
        if place == 0 or moment.is_over or not _decides(moment, seat):
            return None
        found = self._something_first(moment, action.steps[place], seat)
        if found is None or found.first is None:
            return None
        put_in = found.first.steps if isinstance(found.first, Together) else (found.first,)
        whole = Together((*action.steps[:place], *put_in, *action.steps[place:]))
        if seen.check(whole, seat) is not None:
            return None
        return self.way(action, seat, "step", seen, instead=whole, between=found.first, slots={"seat": seat})

    def _worth_doing_first(self, moment: S, seat: int, *, whole: bool) -> Iterator[Action]:
        """The legal actions; of those that differ only by their card two will do after the first step."""
        seen: dict[str, int] = {}
        for action in self.in_order(moment.list_legal(seat)):
            seen[action.verb] = seen.get(action.verb, 0) + 1
            if whole or seen[action.verb] <= 2:
                yield action


def _decides(state: State, seat: int) -> bool:
    return any(decision.seat == seat for decision in state.decisions)


def _shows_something(state: State, action: Action, seat: int) -> bool:
    """Do the action; whether anything comes to light by it that was hidden."""
    events: list[Event] = []
    state.carry_out(action, seat, events)
    return any(event.secret or event.kind in state.surprises for event in events)
