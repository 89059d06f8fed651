"""A phase of a game in which a clock runs: what a page must know of it.

The clock is :mod:`.clock`, what it shows and takes on a page :mod:`.dealing`. Each game's own part lies beside them,
under the game's name.
"""

from __future__ import annotations

from collections.abc import Hashable, Set
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from havoclab.core.action import Action


class Tick(NamedTuple):
    """What the clock does by itself when its time has come."""

    seat: int
    action: Action


class Phase(Protocol):
    """The clocked phase of one game. Every question is about a state, or a view, of that game."""

    @property
    def remembered(self) -> Set[str]:
        """Kinds of event that players are to keep in mind while :meth:`remembering`."""

    def has_clock(self, state: Any) -> bool:
        """Whether this game is played against a clock at all."""

    def runs(self, state: Any) -> bool:
        """Whether several may act at once now, in a time that runs."""

    def tick(self, state: Any) -> Tick | None:
        """The next card, while cards are dealt."""

    def moment(self, state: Any) -> Hashable:
        """Another value for each moment at which players look anew."""

    def seconds(self, state: Any) -> float:
        """How long a moment lasts, in the game's own time."""

    def does_nothing(self, action: Action) -> bool:
        """Whether whoever chose this lets the moment pass."""

    def overtaken(self, action: Action, then: Any, state: Any) -> bool:
        """Whether somebody was quicker, so that whoever saw the table as it was ``then`` leaves it be."""

    def remembering(self, state: Any) -> bool:
        """Whether what was dealt is to be kept in mind, so that a page must not tell it again."""


def phase_of(game: str) -> Phase:
    """The clocked phase of a game whose kit says that it has one."""
    phase: Phase = import_module(f"havoclab.stage.live.{game}").PHASE
    return phase
