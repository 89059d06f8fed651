"""The contract that every game's state keeps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from havoclab.core.action import Action, Together, UnreadableAction
from havoclab.core.decision import Decision
from havoclab.core.event import Event
from havoclab.core.outcome import Outcome
from havoclab.core.rejection import IllegalAction, Rejection
from havoclab.core.view import View

S = TypeVar("S", bound="State")


class LegalActions(Generic[S]):
    """The actions that are legal now, looked up as they are asked for.

    Iterating gives the plain one-step actions; ``in`` also knows whole sequences (:class:`Together`) and texts.
    """

    __slots__ = ("_state",)

    def __init__(self, state: S) -> None:
        self._state = state

    def __iter__(self) -> Iterator[Action]:
        return iter(self._state.list_legal())

    def count(self) -> int:
        """How many they are.

        (There is no ``__len__``: ``list`` would ask for it, and so work all of them out twice.)
        """
        return len(self._state.list_legal())

    def __bool__(self) -> bool:
        return bool(self._state.list_legal())

    def __contains__(self, action: object) -> bool:
        try:
            return isinstance(action, Action | str) and self._state.check(action) is None
        except UnreadableAction:
            return False

    def __repr__(self) -> str:
        return f"<legal: {', '.join(map(str, self)) or 'none'}>"


class State(ABC):
    """One moment of a game: mutable, quick to copy, and equal after copy, pickle and JSON.

    A state that is not over has at least one open :class:`Decision` (exactly one, outside real-time phases), and each
    has at least one legal action. Whatever is refused changes nothing.
    """

    __slots__ = ()

    #: The name of the game.
    game: ClassVar[str]
    #: The rejection class of the game, which knows the game's words.
    rejection: ClassVar[type[Rejection]] = Rejection

    # --- what a game writes ---

    @property
    @abstractmethod
    def seats(self) -> int:
        """Number of players."""

    @property
    @abstractmethod
    def decisions(self) -> tuple[Decision, ...]:
        """The open choices: none when the game is over, one in turn, one a seat in a real-time phase."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def list_legal(self, seat: int | None = None) -> Sequence[Action]:
        """The legal one-step actions of this seat (by default: of the one that decides), as a new sequence."""

    @abstractmethod
    def refuse(self, action: Action, seat: int) -> Rejection | None:
        """Why this one-step action of a deciding seat is not legal, or None if it is."""

    @abstractmethod
    def carry_out(self, action: Action, seat: int, events: list[Event]) -> None:
        """Do a legal one-step action and everything the rules do after it by themselves; tell it as events."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat knows (None: an onlooker who sees no hand)."""

    @abstractmethod
    def copy(self) -> Self:
        """An equal state that shares nothing changeable with this one."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The state as JSON data; ``from_json`` of the class gives an equal one."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: object) -> Self:
        """Read what ``to_json`` wrote.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """

    @classmethod
    @abstractmethod
    def parse_action(cls, text: str) -> Action:
        """The one-step action that this text stands for.

        Raises:
            UnreadableAction: naming the text and what is allowed.
        """

    # --- what every game gets ---

    @property
    def is_over(self) -> bool:
        """True once nothing more can be done."""
        return not self.decisions

    @property
    def decision(self) -> Decision | None:
        """The open choice, or None when the game is over. In a real-time phase: the first of them."""
        decisions = self.decisions
        return decisions[0] if decisions else None

    @property
    def legal_actions(self) -> LegalActions[Self]:
        """What the deciding seat can do: iterate, test with ``in``, count."""
        return LegalActions(self)

    @classmethod
    def read_action(cls, action: object) -> Action:
        """An action from its text form ("draw", or several after another: "cry, lay b5, lay o5").

        Raises:
            UnreadableAction: naming the text and what is allowed.
        """
        if isinstance(action, Action):
            return action
        if not isinstance(action, str) or len(action) > 400:
            raise UnreadableAction("action: an action or its text form (at most 400 characters) is needed")
        steps = tuple(cls.parse_action(step.strip()) for step in action.split(","))
        return steps[0] if len(steps) == 1 else Together(steps)

    def check(self, action: Action | str, seat: int | None = None) -> Rejection | None:
        """Why the action can't be done now, or None if it can. Changes nothing.

        Args:
            action: an action, a sequence of them, or a text form.
            seat: who does it; by default the seat whose choice it is.

        Raises:
            UnreadableAction: if a text is no action of the game at all.
        """
        return self._why_not(self.read_action(action), seat, self.decisions)

    def _why_not(self, action: Action, seat: int | None, decisions: tuple[Decision, ...]) -> Rejection | None:
        if not decisions:
            return self.rejection(self.end_rule, "game-is-over")
        if seat is None:
            seat = decisions[0].seat
        elif all(decision.seat != seat for decision in decisions):
            return self.refuse_other(action, seat, decisions)
        if isinstance(action, Together):
            return self._refuse_together(action.steps, seat)
        return self.refuse(action, seat)

    def refuse_other(self, action: Action, seat: int, decisions: tuple[Decision, ...]) -> Rejection:
        """Why a seat can't do this that has no choice now; a game may know more than that it is not its turn."""
        return self.rejection(self.turn_rule, "not-your-turn", {"seat": seat, "deciding": decisions[0].seat})

    def says_otherwise(self, action: Action) -> bool:
        """Whether this is another way to say what is listed: such an action can be legal without being listed."""
        return isinstance(action, Together)

    def _refuse_together(self, steps: tuple[Action, ...], seat: int) -> Rejection | None:
        """Why these steps can't be done in one breath.

        Nothing may follow a step that brings something new to light: else trying, and being refused, would be a way
        to look at hidden cards.
        """
        trial = self.copy()
        for number, step in enumerate(steps, 1):
            why = trial.check(step, seat)
            if why is not None:
                slots = {"step": number, "steps": len(steps), "why": why}
                nearest = why.nearest
                if nearest is not None and number > 1:
                    nearest = Together((*steps[: number - 1], nearest))
                return self.rejection(why.rule, "together-refused", slots, nearest)
            events: list[Event] = []
            trial.carry_out(step, seat, events)
            if number < len(steps) and any(event.secret or event.kind in self.surprises for event in events):
                before = steps[0] if number == 1 else Together(steps[:number])
                return self.rejection(self.hidden_rule, "together-shows", {"step": number}, before)
        return None

    def apply(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Do it, and tell what happened, each event with its rule.

        Raises:
            IllegalAction: if it can't be done; the state is then as it was.
            UnreadableAction: if a text is no action of the game at all.
        """
        action = self.read_action(action)
        decisions = self.decisions
        rejection = self._why_not(action, seat, decisions)
        if rejection is not None:
            raise IllegalAction(rejection, action, seat)
        if seat is None:
            seat = decisions[0].seat
        events: list[Event] = []
        if isinstance(action, Together):
            for step in action.steps:
                self.carry_out(step, seat, events)
        else:
            self.carry_out(action, seat, events)
        return tuple(events)

    #: The rules cited when an action comes after the end, and when it comes from a seat whose choice it is not.
    end_rule: ClassVar[str]
    turn_rule: ClassVar[str]
    #: The rule that says what is hidden, and the kinds of events that bring some of it to light for all.
    hidden_rule: ClassVar[str]
    surprises: ClassVar[frozenset[str]] = frozenset()

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self).from_json, (self.to_json(),))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # mutable
