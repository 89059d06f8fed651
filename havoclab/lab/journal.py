"""The file in which a run keeps its games: one line each, written as soon as the game is over.

The first line says which plan is played, by which version. Every other line is one game. Lines are only ever added, so
whatever happens to the run, what is finished stays. A last line that was torn off in the middle is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from pydantic import TypeAdapter, ValidationError

from havoclab.core.record import say_fault
from havoclab.lab.plan import Plan, Seating
from havoclab.lab.playing import Played
from havoclab.version import __version__

__all__ = ["BadFile", "Journal", "Kept", "number_of", "read", "write"]

FORMAT: Final = "havoclab games 1"
#: Characters of the longest file that is read: room for as many games as a plan may have.
MOST_CHARACTERS: Final = 1_000_000_000


class BadFile(ValueError):
    """A file that can't be used; the message names the line, the reason and what is allowed."""


class Kept(NamedTuple):
    """What a file holds."""

    plan: Plan
    version: str
    """The version that wrote it."""
    games: tuple[Played, ...]
    torn: str
    """The beginning of a last line whose end is missing; mostly empty."""


def number_of(plan: Plan, game: Played) -> int:
    """Which game of the plan this is, counted deal by deal."""
    return game.deal * len(plan.seatings) + plan.seatings.index(Seating(game.arm, game.rotation))


def write(plan: Plan, games: Iterable[Played]) -> Iterator[str]:
    """The lines of a file, each with its end.

    >>> from havoclab.lab.plan import Arm
    >>> plan = Plan(arms=(Arm(bots=("random", "sensible")),), deals=1)
    >>> game = Played(0, 0, 1, ("sensible", "random"), (9, 4), (1, 2), (30, 28), 20, 1, (0.5, 0.2), (0.1, 0.1))
    >>> read("".join(write(plan, [game]))).games == (game,)
    True
    """
    head = {
        "file": FORMAT,
        "version": __version__,
        "fingerprint": plan.fingerprint,
        "plan": plan.model_dump(mode="json"),
    }
    yield _line(head)
    for game in games:
        yield game_line(game)


def game_line(game: Played) -> str:
    """One game as a line of the file."""
    data: dict[str, Any] = {
        one.name: getattr(game, one.name) for one in fields(Played) if one.name not in ("bots", "fault")
    }
    if game.fault is not None:
        fault = {one.name: getattr(game.fault, one.name) for one in fields(game.fault)}
        data = {"arm": game.arm, "deal": game.deal, "rotation": game.rotation, "fault": fault}
    return _line(data)


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(text: str) -> Kept:
    """Read what :func:`write` wrote; of a game that stands there twice, the later line counts.

    Raises:
        BadFile: naming the line, the reason and what is allowed.
    """
    if len(text) > MOST_CHARACTERS:
        raise BadFile(f"file: {len(text):,} characters; allowed are at most {MOST_CHARACTERS:,}")
    *lines, torn = text.removeprefix("\ufeff").split("\n")
    if not lines:
        raise BadFile("file: it holds no games; the first line must be the plan, as the laboratory writes it")
    plan, version = _read_head(lines[0])
    seats = [len(arm.bots) for arm in plan.arms]
    found: dict[tuple[int, int, int], Played] = {}
    for number, line in enumerate(lines[1:], 2):
        game = _read_game(line, number, plan, seats)
        found[game.deal, game.arm, game.rotation] = game
    return Kept(plan, version, tuple(found[key] for key in sorted(found)), torn)


def _read_head(line: str) -> tuple[Plan, str]:
    head = _json(line, 1)
    if head.get("file") != FORMAT or not isinstance(head.get("version"), str):
        raise BadFile(f"file line 1: it does not begin a file of games ({FORMAT!r})")
    try:
        return Plan.read(head.get("plan")), head["version"]
    except ValueError as fault:
        raise BadFile(f"file line 1: {fault}") from None


def _read_game(line: str, number: int, plan: Plan, seats: list[int]) -> Played:
    data = _json(line, number)
    arm, deal, rotation = (part if type(part) is int else -1 for part in map(data.get, ("arm", "deal", "rotation")))
    if (arm, rotation) not in plan.seatings or not 0 <= deal < plan.deals:
        raise BadFile(f"file line {number}: arm, deal and rotation name no game of the plan in line 1")
    try:
        game = _reader().validate_python({**data, "bots": plan.arms[arm].seated(rotation)})
    except ValidationError as fault:
        raise BadFile(f"file line {number}: {say_fault(fault)}") from None
    by_seat = (game.points, game.places, game.decisions, game.milliseconds, game.slowest)
    wanted = seats[arm] if game.fault is None else 0
    if any(len(values) != wanted for values in by_seat) or (wanted and 1 not in game.places):
        raise BadFile(f"file line {number}: the values by seat do not fit {seats[arm]} seats")
    return game


def _json(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadFile(f"file line {number}: it is not a JSON object")
    return data


@cache
def _reader() -> TypeAdapter[Played]:
    return TypeAdapter(Played)


class Journal:
    """The file of a run, open to be added to. The games that it holds already are in ``games``.

    Args:
        path: where it is; it need not exist.
        plan: what is played.

    Raises:
        BadFile: if it is damaged, of another plan, or written by another version; nothing in it is changed then.
        OSError: if it can't be read or written.
    """

    def __init__(self, path: str | PathLike[str], plan: Plan) -> None:
        file = Path(path)
        self.games: tuple[Played, ...] = ()
        text = _text_of(file)
        head = next(write(plan, ()))
        if text and not head.startswith(text):  # else it is new, or was torn off before the first game
            self.games, keep = _resume(text, plan, file.name)
            text = text[: len(text) - len(keep)]
        else:
            text = ""
        if file.exists():
            os.truncate(file, len(text.encode()))  # a torn last line goes
        # Whoever appends can't write over what somebody else has written meanwhile.
        self._out = file.open("ab")
        if not text:
            self._add([head])

    def add(self, games: Iterable[Played]) -> None:
        """Write these games; they are safe from the end of this process from now on."""
        self._add(map(game_line, games))

    def _add(self, lines: Iterable[str]) -> None:
        self._out.write("".join(lines).encode())
        self._out.flush()

    def close(self) -> None:
        """Close the file."""
        self._out.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _text_of(file: Path) -> str:
    try:
        return file.read_bytes().decode() if file.exists() else ""
    except UnicodeDecodeError:
        # A torn last line may end within a letter.
        data = file.read_bytes()
        try:
            return data[: data.rfind(b"\n") + 1].decode()
        except UnicodeDecodeError:
            raise BadFile(f"file: {file.name} is no text") from None


def _resume(text: str, plan: Plan, name: str) -> tuple[tuple[Played, ...], str]:
    """The games of a file of this plan, and its torn last line."""
    kept = read(text)
    if kept.plan != plan:
        raise BadFile(f"file: {name} belongs to another plan; give another file, or play that plan")
    if kept.version != __version__:
        raise BadFile(
            f"file: {name} was written by havoclab {kept.version}, and this is {__version__}; "
            "games of two versions do not belong in one result, give another file"
        )
    return kept.games, kept.torn
