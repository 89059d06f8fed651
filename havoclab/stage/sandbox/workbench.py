"""Setting up a position of any game: what each entry changes, mending, where to begin, and the way back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from havoclab.core.words import Words
from havoclab.stage.sandbox.mending import Draft, Fault, Mend, mend_all
from havoclab.stage.scene import Block, FormField, Intent
from havoclab.stage.setup.seats import SeatsForm

#: Steps of setting up that can be taken back.
MOST_STEPS: Final = 100

#: Does what an intent asks.
Doing = Callable[[Any, Intent, Words], None]


class _Moment(NamedTuple):
    """What undo brings back."""

    choices: Any
    draft: Draft


class Workbench(ABC):
    """A position being set up, with what is half done: entries that do not fit, and what else a game's own part has.

    Args:
        setup: who sits there, and the options.
        draft: the position.
    """

    #: What can be begun with.
    presets: ClassVar[Sequence[str]]
    #: What else can be done, by the intent's name: what undo brings back, and what it does not.
    changes: ClassVar[Mapping[str, Doing]]
    beside: ClassVar[Mapping[str, Doing]] = {}

    def __init__(self, setup: SeatsForm[Any], draft: Draft) -> None:
        self.setup: Any = setup
        self.draft: Any = draft
        self.picks: list[Any] = []
        """What is picked up, at tables where cards are picked up."""
        self.errors: dict[str, str] = {}
        """What is wrong with an entry, by its name, or "load"."""
        self.preset = ""
        self.told = ""
        """What the last intent is answered with, where there is something to say."""
        self._done: list[_Moment] = []
        self._undone: list[_Moment] = []

    # --- what each game writes ---

    @property
    @abstractmethod
    def rule_in_question(self) -> str:
        """The rule that asks for the choice that is set up."""

    @abstractmethod
    def faults(self) -> list[Fault]:
        """Everything that is wrong, each with what one click would do about it."""

    @abstractmethod
    def begin(self, preset: str) -> Draft | None:
        """The position of a preset, by the options chosen; None if none was found."""

    @abstractmethod
    def mend_slots(self, mend: Mend, names: Sequence[str], say: Words) -> Mapping[str, Any]:
        """What a mend's button needs, in words."""

    @abstractmethod
    def begin_fields(self, names: Sequence[str], say: Words) -> list[FormField]:
        """What stands beside the choice of a preset: whose choice it is, and which."""

    @abstractmethod
    def table(self, names: Sequence[str], say: Words) -> list[Block]:
        """What lies on the table, to look at and to change."""

    @abstractmethod
    def dock(self, wrong: Sequence[Fault], names: Sequence[str], say: Words) -> list[Block]:
        """How far the position has come, and what can be done next; the button that plays it among that."""

    @abstractmethod
    def seats(self, names: Sequence[str], say: Words) -> list[Block]:
        """Who sits there, with what is theirs."""

    @abstractmethod
    def forms(self, names: Sequence[str], say: Words) -> list[Block]:
        """What stands on the table besides."""

    # --- going on ---

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether a step that was taken back can be done again."""
        return bool(self._undone)

    def take(self, draft: Draft, choices: Any = None) -> None:
        """Go on with this position, and these people or the same; undo leads back."""
        self._remember(self._now())
        self.draft = draft
        if choices is not None:
            self.setup = type(self.setup)(choices)
        self._settle()

    def do(self, intent: Intent, say: Words) -> None:
        """Do what an intent asks; nothing is changed if it can't be done.

        Raises:
            ValueError: naming the field, what is wrong and what is allowed.
        """
        name = str(intent.get("do"))
        self.told = ""
        beside, changes = {**_BESIDE, **self.beside}, {**_CHANGES, **self.changes}
        if name in beside:
            beside[name](self, intent, say)
        elif name in changes:
            before = self._now()
            try:
                changes[name](self, intent, say)
            except ValueError:
                self.setup.choices, self.draft = before
                raise
            if (self.setup.choices, self.draft.state) != (before.choices, before.draft.state):
                self._remember(before)
        else:
            raise ValueError(f"do: {name[:24]!r} can't be done while a position is set up")

    # --- undo and redo ---

    def _now(self) -> _Moment:
        return _Moment(self.setup.choices.model_copy(deep=True), self.draft.copy())

    def _remember(self, before: _Moment) -> None:
        self._done.append(before)
        del self._done[:-MOST_STEPS]
        self._undone.clear()

    def _settle(self) -> None:
        self.errors, self.preset = {}, ""
        self.picks = []

    def _undo(self, _: Intent, say: Words) -> None:
        self._step(self._done, self._undone, say)

    def _redo(self, _: Intent, say: Words) -> None:
        self._step(self._undone, self._done, say)

    def _step(self, source: list[_Moment], target: list[_Moment], say: Words) -> None:
        if not source:
            self.told = say("no-more-steps")
            return
        target.append(self._now())
        moment = source.pop()
        self.setup, self.draft = type(self.setup)(moment.choices), moment.draft
        self._settle()

    # --- players, options, mends, where to begin ---

    def take_options(self) -> None:
        """Let the draft have the players and options that the form says."""
        self.draft.seat_players(self.setup.choices.options())
        self.picks = []

    def _set(self, intent: Intent, say: Words) -> None:
        """The form that the page of the table has, too: players, names, options."""
        self.setup.set(intent, say)
        self.take_options()

    def _switch_rule(self, intent: Intent, _: Words) -> None:
        """Switch a rule off, or on again."""
        self.setup.do("switch-rule", intent)
        self.take_options()

    def _mend(self, intent: Intent, _: Words) -> None:
        wanted = str(intent.get("mend"))
        mends = {fault.mend.id: fault.mend for fault in self.faults() if fault.mend is not None}
        if wanted not in mends:
            raise ValueError(f"mend: {wanted[:40]!r} mends nothing here")
        mends[wanted].do(self.draft)
        self.picks = []

    def _mend_all(self, _: Intent, say: Words) -> None:
        self.told = say("mended", count=mend_all(self.draft, lambda _: self.faults()))
        self.picks = []

    def _begin_with(self, intent: Intent, say: Words) -> None:
        """A preset for the players and options of the form."""
        preset = str(intent.get("value", self.preset))
        if preset not in self.presets:
            raise ValueError(f"preset: {preset[:24]!r} is none; allowed are {', '.join(self.presets)}")
        self._settle()
        self.preset = preset
        found = self.begin(preset)
        if found is None:
            self.told = say("preset-not-found")
        else:
            self.draft = found


_BESIDE: Final[dict[str, Doing]] = {
    "undo": Workbench._undo,
    "redo": Workbench._redo,
}
_CHANGES: Final[dict[str, Doing]] = {
    "set": Workbench._set,
    "switch-rule": Workbench._switch_rule,
    "mend": Workbench._mend,
    "mend-all": Workbench._mend_all,
    "preset": Workbench._begin_with,
}
