"""What one seat knows, as a value of its own with no way back to the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

    from havoclab.core.action import Action
    from havoclab.core.decision import Decision
    from havoclab.core.state import State


def check_seat(seat: int | None, seats: int) -> None:
    """Only who sits there has eyes; None stands for an onlooker.

    Raises:
        ValueError: naming the field, the seat and what is allowed.
    """
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"seat: {seat!r} is none; allowed are 0 to {seats - 1}, or None for an onlooker")


class View(ABC):
    """All that a seat knows with perfect memory, and, marked apart, what lies open now.

    Bots, hints, pictures, texts and links for a seat are made from views only.
    """

    __slots__ = ()

    #: The name of the game.
    game: ClassVar[str]
    #: The seat whose eyes these are; None for an onlooker.
    seat: int | None
    #: The choice that is open now, whoever has it; None when the game is over.
    decision: Decision | None
    #: What this seat can do now; empty unless the choice is its own.
    legal_actions: Sequence[Action]

    @abstractmethod
    def sample(self, rng: Random) -> State:
        """A full state that agrees with all this seat knows; what it does not know is drawn from ``rng``."""

    def in_steps(self) -> Self:
        """The view as this seat would have it if it were asked in turn: what runs on by itself waits for its answer.

        A bot is asked with it, so that it need not know how a game is played. The same view where nothing runs on.
        """
        return self

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The view as JSON data: equal exactly if the seat knows the same."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]
