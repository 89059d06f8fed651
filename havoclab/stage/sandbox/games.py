"""What the sandbox takes from a game: each in the folder of its name beside this."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from havoclab.core.problem import Problem
from havoclab.stage.kits import kit_of
from havoclab.stage.sandbox.mending import Draft
from havoclab.stage.sandbox.workbench import Workbench


@dataclass(frozen=True, slots=True)
class GameSandbox:
    """A game's part of the sandbox.

    Attributes:
        packages: whose words it speaks with.
        bench: makes an empty table to work at.
        draft: a draft of a state, which it then owns.
        read_loosely: a draft from JSON data, sound or not, and what could not be read; no draft if it is no such data.
        fresh_choices: who sits at a new sandbox.
        read_choices: who sits there, from JSON data. A ValueError names what is wrong with it.
        fit: the same people with the options of a draft; whom nobody knows is played by a person.
    """

    packages: Sequence[str]
    bench: Callable[[], Workbench]
    draft: Callable[[Any], Draft]
    read_loosely: Callable[[object], tuple[Draft | None, Sequence[Problem]]]
    fresh_choices: Callable[[], Any]
    read_choices: Callable[[object], Any]
    fit: Callable[[Any, Any], Any]


def sandbox_of(game: str) -> GameSandbox:
    """A game's part of the sandbox.

    Raises:
        ValueError: if there is no such game, or it has none.

    >>> len(sandbox_of("havoc").fresh_choices().kinds)
    6
    """
    if not kit_of(game).sandbox:
        raise ValueError(f"game: {game[:40]!r} has no sandbox")
    found: GameSandbox = import_module(f"havoclab.stage.sandbox.{game}").SANDBOX
    return found
