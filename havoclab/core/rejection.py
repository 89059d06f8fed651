"""Why something can't be done: the rule, the cause, and the nearest thing that could."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Protocol

from havoclab.core.action import Action
from havoclab.core.words import words


@dataclass(frozen=True, slots=True)
class Rejection:
    """An action refused.

    Attributes:
        rule: number of the rule that forbids it.
        reason: message id of the sentence that says why.
        slots: what the sentence needs: numbers, cards, seats.
        nearest: an action near to the refused one that is legal now, or None if nothing of its kind is.
    """

    packages: ClassVar[tuple[str, ...]] = ("havoclab.core",)

    rule: str
    reason: str
    slots: Mapping[str, Any] = field(default_factory=dict)
    nearest: Action | None = None

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The reason as a sentence. ``names`` are the players' names in seat order."""
        return words(language, *self.packages)(self.reason, **self.spoken(language, names))

    def spoken(self, language: str, names: Sequence[str]) -> dict[str, Any]:
        """The slots in words; games add how their cards are called."""
        say = words(language, *self.packages)
        spoken: dict[str, Any] = {}
        for key, value in self.slots.items():
            if key in ("seat", "deciding") and isinstance(value, int):
                spoken[key] = names[value] if 0 <= value < len(names) else say("seat-name", number=value + 1)
            elif isinstance(value, Rejection):
                spoken[key] = value.text(language, names)
            else:
                spoken[key] = value
        return spoken

    def as_one(self) -> Rejection:
        """The refusal of the step that failed, without counting steps: for whom several steps were one click.

        What would be legal instead stays that of the whole.
        """
        why = self.slots.get("why")
        return replace(why.as_one(), nearest=self.nearest) if isinstance(why, Rejection) else self

    def __str__(self) -> str:
        hint = f" Try: {self.nearest}." if self.nearest is not None else ""
        return f"{self.rule}: {self.text()}{hint}"


class IllegalAction(ValueError):
    """Raised by ``state.apply``; the state is as it was.

    Attributes:
        rejection: why.
        action: what was refused.
        seat: who wanted to do it.
    """

    def __init__(self, rejection: Rejection, action: Action, seat: int | None = None) -> None:
        super().__init__(str(rejection))
        self.rejection = rejection
        self.action = action
        self.seat = seat


class WayOut(Protocol):
    """A change that would make a refused action legal."""

    @property
    def first(self) -> Action | None:
        """Something to do first, where that is the change."""

    @property
    def instead(self) -> Action | None:
        """The steps to do in place of those refused, where the change is to put one in or to leave one out."""

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The change as a sentence. ``names`` are the players' names in seat order."""
