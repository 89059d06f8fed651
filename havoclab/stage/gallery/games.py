"""What the gallery takes from each game: its cases in words, and why a battle ends as it does. Found by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import NamedTuple

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.gallery import Case
from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.games import load


class Line(NamedTuple):
    """One line of what comes of a case."""

    text: str
    rule: str
    seat: int | None
    automatic: bool = False


class Reasons(NamedTuple):
    """How a game tells why a step ends as it does: before which events, and what."""

    before: Sequence[str]
    tell: Callable[[State, Action, Sequence[Event], Sequence[str], Words], Iterable[Line]]


def packages_of(game: str) -> tuple[str, ...]:
    """Where the words of a game's gallery lie.

    >>> packages_of("havoc")[-1]
    'havoclab.stage.gallery.havoc'
    """
    usual = ("havoclab.core", f"havoclab.{game}", "havoclab.stage", "havoclab.stage.setup")
    return (*usual, f"{__package__}", f"{__package__}.{game}")


def cases_of(game: str) -> Sequence[Case]:
    """The cases of a game, in the rulebook's order.

    Raises:
        ValueError: if the game has no gallery, or there is no such game.
    """
    read = load(game).gallery
    if read is None:
        raise ValueError(f"game: {game} has no gallery of edge cases")
    return read()


def reasons_of(game: str) -> Reasons | None:
    """How this game tells why; None where what happens tells it by itself."""
    own = import_module(f"{__package__}.{game}")
    return Reasons(own.BEFORE, own.why) if hasattr(own, "why") else None
