"""What a player does: small frozen values with a text form that parses back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


class Action:
    """Base of every game's actions. A subclass is a frozen, slotted dataclass with a ``verb`` and a text form."""

    __slots__ = ()
    verb: ClassVar[str]

    def __str__(self) -> str:
        return self.verb


@dataclass(frozen=True, slots=True)
class Together(Action):
    """Several actions of one seat, done as one: all of them, or, if any is refused, none.

    The rules know only its steps; people and records get to say "cry, lay b5, lay o5, stop" in one breath.
    """

    verb: ClassVar[str] = "together"
    steps: tuple[Action, ...]

    def __post_init__(self) -> None:
        if len(self.steps) < 2 or any(isinstance(step, Together) for step in self.steps):
            raise ValueError("steps: two or more plain actions are needed")

    def __str__(self) -> str:
        return ", ".join(str(step) for step in self.steps)


def check_number(field: str, number: object, lowest: int, highest: int) -> None:
    """What an action names by a number must be there.

    Raises:
        ValueError: naming the field, what was found and what is allowed.

    >>> check_number("seat", True, 0, 5)
    Traceback (most recent call last):
    ...
    ValueError: seat: True is none; allowed are 0 to 5
    """
    if type(number) is not int or not lowest <= number <= highest:
        raise ValueError(f"{field}: {number!r:.40} is none; allowed are {lowest} to {highest}")


class UnreadableAction(ValueError):
    """A text that is no action of the game; the message names the text and what is allowed."""
