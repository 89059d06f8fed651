"""Where a kind of choice is ruled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.rejection import Rejection

P = TypeVar("P")


class Choice(NamedTuple, Generic[P]):
    """The three things that a rule module of a game knows of a kind of choice, by the game's own positions."""

    legal: Callable[[P], Sequence[Action]]
    """The legal steps."""
    refuse: Callable[[P, Action], Rejection | None]
    """Why a step is not legal; None if it is."""
    carry_out: Callable[[P, Action, list[Event]], None]
    """Do a legal step, and all that follows by itself; tell it as events."""
