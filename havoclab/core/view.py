"""What one seat knows, as a value of its own with no way back to the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from havoclab.core.action import Action
    from havoclab.core.decision import Decision
    from havoclab.core.state import State


class View(ABC):
    """All that a seat knows with perfect memory, and, marked apart, what lies open now.

    Bots, hints, pictures, texts and links for a seat are made from views only.
    """

    __slots__ = ()

    #: The seat whose eyes these are; None for an onlooker.
    seat: int | None
    #: The choice that is open now, whoever has it; None when the game is over.
    decision: Decision | None
    #: What this seat can do now; empty unless the choice is its own.
    legal_actions: Sequence[Action]

    @abstractmethod
    def sample(self, rng: Random) -> State:
        """A full state that agrees with all this seat knows; what it does not know is drawn from ``rng``."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The view as JSON data: equal exactly if the seat knows the same."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]
