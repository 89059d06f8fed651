"""One step being worked on: what was done so far, whether the goal is reached, and the answer to each thing done.

Answers are data until they are shown, so that the language can change in between: a :data:`Spoken` is asked for its
sentence when it is needed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from havoclab.core.action import Action
from havoclab.core.rejection import WayOut
from havoclab.core.words import words
from havoclab.lessons.kits import kit_of

#: A sentence that is said when its language is known.
Spoken = Callable[[str], str]

SHARED = "havoclab.lessons"


def spoken(package: str, message: str, slots: Mapping[str, Any] | None = None, *, game: str = "") -> Spoken:
    """The sentence of a lesson's message.

    Slots called ``card...`` hold a card of the game, ``cards...`` several; others are said as they are. A slot that is
    itself :data:`Spoken` is said in the same language.
    """
    slots = dict(slots or {})

    def say(language: str) -> str:
        packages = kit_of(game).packages if game else ()
        filled = {name: _fill(game, name, value, language) for name, value in slots.items()}
        return words(language, *packages, SHARED, package)(message, **filled)

    return say


def _fill(game: str, name: str, value: Any, language: str) -> Any:
    """What a slot says."""
    if callable(value):
        return value(language)
    if not game or not name.startswith("card"):
        return value
    kit = kit_of(game)
    say = words(language, *kit.packages)
    return kit.say_cards(value, say) if name.startswith("cards") else kit.say_card(value, say)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a step answers to something done.

    Attributes:
        tone: ``ok`` - on the way; ``refused`` - against a rule; ``missed`` - allowed, but the goal is out of reach now;
            ``goal`` - the goal is reached; ``hint`` and ``info`` - told without anything being done.
        rule: the rule it rests on.
        cause: why.
        advice: what to try next; None where nothing needs to be tried.
        fix: an action that would be legal instead.
        undo: whether taking the last move back is the way on.
        way: finds what would make a refused move legal; asked for when the answer is shown.
    """

    tone: Literal["ok", "refused", "missed", "goal", "hint", "info"]
    rule: str
    cause: Spoken
    advice: Spoken | None = None
    fix: Action | None = None
    undo: bool = False
    way: Callable[[], WayOut | None] | None = None

    def text(self, language: str) -> str:
        """Cause and advice, each a whole sentence."""
        parts = [self.cause(language)] + ([self.advice(language)] if self.advice is not None else [])
        return " ".join(parts)


@dataclass(slots=True)
class Step:
    """What all attempts share: the words of the step and what is needed to say them."""

    game: str
    package: str
    id: str
    rule: str
    slots: dict[str, Any] = field(default_factory=dict)

    def say(self, suffix: str = "", **more: Any) -> Spoken:
        """A message of this step: its text, or with a suffix its goal, hint or reason."""
        message = f"{self.id}-{suffix}" if suffix else self.id
        return spoken(self.package, message, self.slots | more, game=self.game)


class Attempt(ABC):
    """A step being worked on.

    ``misses`` counts refused moves and moves that led away from the goal; ``hints`` the stages of hints seen.
    ``commands`` are what was done and still stands, as texts: done again on a new attempt they give the same;
    ``undone`` are those taken back since, the last one at the end.
    """

    def __init__(self, step: Step) -> None:
        self.step = step
        self.misses = 0
        self.hints = 0
        self.commands: list[str] = []
        self.undone: list[str] = []
        self.answer: Answer | None = None

    @property
    @abstractmethod
    def done(self) -> bool:
        """Whether the goal is reached."""

    @abstractmethod
    def do(self, command: str) -> Answer:
        """Do what a command says, and answer.

        Raises:
            ValueError: if it is no command of this kind of step.
        """

    @abstractmethod
    def can(self) -> Sequence[str]:
        """Every command that could be clicked now, legal or not: what a player who clicks at random may do."""

    @abstractmethod
    def solution(self) -> str | None:
        """A command that leads on to the goal, or None if the last one must be taken back first."""

    def undo(self) -> None:
        """Take the last command back; what was missed stays counted."""
        undone = [*self.undone, *self.commands[-1:]]
        self.restore(self.commands[:-1], self.misses)
        self.undone, self.answer = undone, None

    def redo(self) -> None:
        """Do again what was taken back last; a miss is not counted twice."""
        if not self.undone:
            return
        *undone, command = self.undone
        misses = self.misses
        self.do(command)
        self.misses, self.undone = misses, undone

    def restore(self, commands: Sequence[str], misses: int) -> None:
        """Begin anew and do these commands again; of misses these many stay counted."""
        self.reset()
        self.answer = None
        for command in commands:
            self.do(command)
        self.misses, self.undone = misses, []

    @abstractmethod
    def reset(self) -> None:
        """Begin anew, with the misses kept."""

    def hint(self) -> Answer:
        """The next of three hints: where to look, what to do, why."""
        self.hints = min(3, self.hints + 1)
        self.answer = self.hint_at(self.hints)
        return self.answer

    def hint_at(self, stage: int) -> Answer:
        """The hint of a stage, 1 to 3."""
        if stage == 1:
            return Answer("hint", self.step.rule, self.step.say("look"))
        if stage == 2:
            return self.what_to_do()
        return Answer("hint", self.step.rule, self.step.say("why"))

    @abstractmethod
    def what_to_do(self) -> Answer:
        """The second hint."""

    def reached(self) -> Answer:
        """The answer to the move that reached the goal."""
        return Answer("goal", self.step.rule, self.step.say("why"))

    def keep(self, command: str, answer: Answer) -> Answer:
        """Note what was done and answered."""
        if answer.tone in ("refused", "missed"):
            self.misses += 1
        if answer.tone != "refused":
            self.commands.append(command)
            self.undone = []
        self.answer = answer
        return answer


class WorkedExample(Attempt):
    """Something shown bit by bit, at the learner's pace. The goal is to have seen it whole."""

    @property
    @abstractmethod
    def length(self) -> int:
        """How many bits there are to see."""

    @abstractmethod
    def show(self, number: int) -> Answer:
        """Show this bit, counted from 1."""

    @property
    def done(self) -> bool:
        """Whether all was seen."""
        return len(self.commands) == self.length

    @property
    def tone(self) -> Literal["goal", "ok"]:
        """How the bit that is shown now is told: the last one reaches the goal."""
        return "goal" if len(self.commands) + 1 == self.length else "ok"

    def do(self, command: str) -> Answer:
        """Show the next bit."""
        if command != "show":
            raise ValueError(f"command: {command[:20]!r} is none here; allowed is 'show'")
        if self.done:
            return Answer("info", self.step.rule, spoken(SHARED, "step-is-done"))
        return self.keep(command, self.show(len(self.commands) + 1))

    def can(self) -> Sequence[str]:
        """The next bit, while there is one."""
        return [] if self.done else ["show"]

    def solution(self) -> str | None:
        """The next bit."""
        return None if self.done else "show"

    def hint_at(self, stage: int) -> Answer:
        """There is one thing to do."""
        return self.what_to_do()

    def what_to_do(self) -> Answer:
        """The next bit."""
        return Answer("hint", self.step.rule, spoken(SHARED, "hint-show"))
