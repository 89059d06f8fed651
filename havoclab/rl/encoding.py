"""What a learning program sees and can do, as numbers: the contract that each game's encoding keeps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt
from pydantic import BaseModel, ValidationError

from havoclab.core.action import Action
from havoclab.core.game import Game
from havoclab.core.record import say_fault
from havoclab.core.seats import clockwise
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.games import load
from havoclab.rl.numbering import Mask

Observation = npt.NDArray[np.uint8]

#: The largest number that an observation holds. More points (at a table with its own battle cards) count as this.
MOST: Final = 255


class Memory(Protocol):
    """Remembers what all have seen at one table."""

    def follow(self, state: Any, /) -> None:
        """See what has happened since the last time."""


class Encoding(ABC):
    """One game's actions and positions as numbers, for one set of options.

    Made by :func:`encoding_for`, which keeps one of each; a copy or a pickle of it is the same object again.

    A game's own encoding is the class ``ENCODING`` of the package below :mod:`havoclab.rl` that has the game's name.

    Attributes:
        game: what is played.
        options: how.
        players: number of seats.
        actions: every one-step action there is, in the order of its number, as the first seat says it before anything
            has happened: a number means the same thing at every seat, and at all times. The same for all options, so
            that what was learned at one table can be tried at another.
        fields: where in an observation which numbers stand, by name.
        size: how many numbers an observation has.
    """

    actions: tuple[Action, ...]

    def __init__(self, game: Game, options: BaseModel, widths: Mapping[str, int]) -> None:
        """Lay out an observation.

        Args:
            game: what is played.
            options: how.
            widths: by name of each field in its order, how many numbers it has.
        """
        self.game = game
        self.options = options
        self.players: int = options.players  # type: ignore[attr-defined]  # every game's options have it
        fields, start = {}, 0
        for name, width in widths.items():
            fields[name] = slice(start, start + width)
            start += width
        self.fields: Mapping[str, slice] = MappingProxyType(fields)
        self.size = start

    def blank(self, first: str, last: str) -> bytes:
        """All 0 from one field up to another, the last one included."""
        return bytes(self.fields[last].stop - self.fields[first].start)

    def __reduce__(self) -> tuple[Any, ...]:
        return (encoding_for, (self.game.name, self.options))

    @abstractmethod
    def number(self, action: Action | str, seat: int = 0) -> int:
        """The number of an action, or of its text form, as this seat says it.

        Raises:
            UnreadableAction: if it is no one-step action of the game.
        """

    def action(self, number: object, state: State) -> Action:
        """What a number means to the seat that decides now.

        Raises:
            ValueError: if there is none.
        """
        if not isinstance(number, (int, np.integer)) or not 0 <= number < len(self.actions):
            raise ValueError(f"action: {number!r:.40} is none; allowed are 0 to {len(self.actions) - 1}")
        return self.actions[number]

    @abstractmethod
    def memory(self) -> Memory:
        """What all have seen of a new game: nothing yet."""

    @abstractmethod
    def observe(self, state: State, seat: int, memory: Any) -> Observation:
        """What this seat sees: a new uint8 array of shape (size,). Nothing of it comes from what is hidden from it."""

    @abstractmethod
    def describe(self, view: View, language: str) -> str:
        """The table as text, as one seat sees it."""

    @abstractmethod
    def mask(self, state: State) -> Mask:
        """Which actions are legal for the seat that decides: a new int8 array of shape (actions,), 1 or 0."""

    def no_mask(self) -> Mask:
        """The mask of a seat that has nothing to choose: all 0."""
        return np.zeros(len(self.actions), np.int8)


def marks_of(seats: int, *nobody: int) -> dict[int, list[bytes]]:
    r"""For who is marked, and then for the seat that looks: a 1 for that seat, as the one that looks counts them.

    >>> marks_of(3, -1)[2][1], marks_of(3, -1)[-1][1]
    (b'\x00\x01\x00', b'\x00\x00\x00')
    """
    orders = [clockwise(seat, seats) for seat in range(seats)]
    return {who: [bytes(who == seat for seat in order) for order in orders] for who in (*nobody, *range(seats))}


@lru_cache(maxsize=64)
def encoding_for(game: str, options: BaseModel) -> Encoding:
    """The encoding of a game with these options.

    Raises:
        ValueError: if there is no such game, or under these options several seats may act at once.

    >>> from havoclab.havoc import Options
    >>> table = encoding_for("havoc", Options(players=3))
    >>> str(table.actions[0]), table.number("cry"), table.number("take b9") == table.number("take b8") + 1
    ('recruit', 1, True)
    """
    found = load(game)
    for name, in_turn in found.turn_options.items():
        if (given := getattr(options, name)) != in_turn:
            why = "a learning program is asked in its turn"
            raise ValueError(f"options.{name}: {given!r}; allowed is {in_turn!r}, as {why}")
    made: Encoding = import_module(f"havoclab.rl.{game}").ENCODING(found, options)
    return made


def read_options(game: str, players: int | None, options: BaseModel | Mapping[str, Any] | None) -> BaseModel:
    """The options of a table, checked.

    A game that can run on against a clock is played in steps, unless the options say otherwise.

    Args:
        game: what is played.
        players: how many; None: as many as the options say, else the fewest that can play.
        options: the game's options, or its fields by name.

    Raises:
        ValueError: naming the field, the reason and what is allowed.

    >>> read_options("havoc", 3, {"best_subset": True}).to_json()
    {'players': 3, 'best_subset': True}
    >>> read_options("havoc", 7, None)
    Traceback (most recent call last):
    ...
    ValueError: players: 7; havoc is for 2 to 6
    >>> read_options("gold_und_rum", None, None).to_json()
    {'players': 4, 'step_mode': True}
    """
    found = load(game)
    given = options.model_dump(exclude_unset=True) if isinstance(options, BaseModel) else dict(options or {})
    given = {**found.turn_options, **given}
    if players is None:
        players = given.get("players", found.players[0])
    elif given.get("players", players) != players:
        raise ValueError(f"players: {players!r:.20}, but the options are for {given['players']!r:.20}")
    if type(players) is not int or players not in found.players:
        raise ValueError(f"players: {players!r:.20}; {game} is for {found.players[0]} to {found.players[-1]}")
    try:
        return found.options.model_validate({**given, "players": players})
    except ValidationError as fault:
        raise ValueError(f"options.{say_fault(fault)}") from None
