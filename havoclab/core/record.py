"""A game as a text file: how it began, who sat there, and every action, with comments.

A person can read it, and it loads back to the same game on any version of Python: shuffles are never redone by
``random``, the cards stand in the file as they lay.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from havoclab.core.fault import Fault
from havoclab.core.link import BadLink, pack, unpack

HEADLINE: Final = "havoclab record 1"
#: Longest record that is read, in characters, and most moves that one may hold.
MOST_CHARACTERS: Final = 2_000_000
MOST_MOVES: Final = 20_000

# The seat's number decides; the name stands there for people, without the signs that would make the line unclear.
_MOVE = re.compile(r"(?P<number>\d+)\. (?P<name>[^();]*) \((?P<seat>\d+)\): (?P<action>[^;]*?)(?: ; (?P<comment>.*))?")
_UNCLEAR = re.compile("[();]")

M = TypeVar("M", bound=BaseModel)

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")
]
Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000, pattern=r"^[^\x00-\x1f\x7f]*$")]


class BadRecord(Fault):
    """A record that can't be read; the message names the place, the reason and what is allowed."""


class Move(BaseModel):
    """One action as it was done."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    seat: int = Field(ge=0, le=99)
    action: Annotated[str, StringConstraints(strip_whitespace=True, max_length=400, pattern=r"^[a-z0-9+, -]+$")]
    comment: Line = ""


class Record(BaseModel):
    """A whole game.

    Attributes:
        game: name of the game ("havoc").
        seats: names of the players, in seat order.
        players: what plays each seat: "human", or a bot's name.
        start: the state at the start, as its ``to_json`` gives it (options, hands, piles, the seed of reshuffles).
        moves: the actions in order.

    >>> from havoclab import havoc
    >>> record = Record.of(havoc.deal(players=2, seed=1), seats=("Anita", "Peter"))
    >>> Record.from_text(record.to_text()) == record
    True
    """

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    version: Literal[1] = 1
    game: Annotated[str, StringConstraints(pattern="^[a-z_]{1,40}$")]
    seats: tuple[Name, ...] = Field(min_length=1, max_length=12)
    players: tuple[Name, ...] = ()
    start: dict[Annotated[str, StringConstraints(pattern="^[a-z_]{1,40}$")], Any]
    moves: tuple[Move, ...] = Field(default=(), max_length=MOST_MOVES)

    @classmethod
    def of(cls, state: Any, seats: tuple[str, ...], players: tuple[str, ...] = ()) -> Self:
        """The record of a game that begins with this state."""
        return cls(game=state.game, seats=seats, players=players or ("human",) * len(seats), start=state.to_json())

    def to_text(self) -> str:
        """The record as a readable text file."""
        lines = [HEADLINE, f"game: {self.game}", f"seats: {_json(self.seats)}", f"players: {_json(self.players)}"]
        lines += [f"start.{key}: {_json(value)}" for key, value in self.start.items()]
        lines.append("")
        lines += [move_line(number, move, self.seats) for number, move in enumerate(self.moves, 1)]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: object) -> Self:
        """Read what :meth:`to_text` wrote.

        Raises:
            BadRecord: naming the line, the reason and what is allowed.
        """
        if not isinstance(text, str) or len(text) > MOST_CHARACTERS:
            raise BadRecord("record", "record-too-long", {"most": str(MOST_CHARACTERS)})
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        if lines[0].strip() != HEADLINE:
            raise BadRecord("record line 1", "record-headline", {"headline": HEADLINE})
        data: dict[str, Any] = {"start": {}, "moves": []}
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                continue
            read_line = read_move_line(line)
            if read_line is not None:
                nth, move = read_line
                if nth != len(data["moves"]) + 1:
                    raise BadRecord(
                        f"record line {number}",
                        "record-move-order",
                        {"line": str(number), "move": str(nth), "due": str(len(data["moves"]) + 1)},
                    )
                data["moves"].append(move)
                continue
            key, colon, value = line.partition(": ")
            known = key in ("game", "seats", "players") or re.fullmatch(r"start\.[a-z_]{1,40}", key)
            if not colon or not known or data["moves"]:
                raise BadRecord(f"record line {number}", "record-line", {"line": str(number)})
            try:
                read = json.loads(value) if key != "game" else value
            except (ValueError, RecursionError):
                raise BadRecord(f"record line {number}", "record-not-json", {"line": str(number), "key": key}) from None
            (data["start"] if key.startswith("start.") else data)[key.removeprefix("start.")] = read
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Self:
        """Read JSON data.

        Raises:
            BadRecord: naming the field, the reason and what is allowed.
        """
        try:
            return cls.model_validate(data)
        except ValidationError as fault:
            raise BadRecord.in_data("record", fault) from None

    def packed(self) -> list[Any]:
        """The record as short JSON data, for links and tokens."""
        moves = [
            [move.seat, move.action, move.comment] if move.comment else [move.seat, move.action] for move in self.moves
        ]
        return [self.game, list(self.seats), list(self.players), self.start, moves]

    @classmethod
    def from_packed(cls, data: object) -> Self:
        """Read what :meth:`packed` gave.

        Raises:
            BadLink: if it is no record at all.
            BadRecord: if the record is not sound, naming the field.
        """
        if not isinstance(data, list) or len(data) != 5 or not isinstance(data[4], list):
            raise BadLink("link", "link-no-record")
        fields = ("seat", "action", "comment")
        moves = [
            dict(zip(fields, move, strict=False)) if isinstance(move, list) and 2 <= len(move) <= 3 else move
            for move in data[4]
        ]
        return cls.from_data({"game": data[0], "seats": data[1], "players": data[2], "start": data[3], "moves": moves})

    def to_link(self) -> str:
        """The record packed for an address.

        Raises:
            ValueError: if it is too long for one.
        """
        return pack("r", self.packed())

    @classmethod
    def from_link(cls, text: object) -> Self:
        """Read a packed record.

        Raises:
            BadLink: if the link is damaged, or holds something else.
            BadRecord: if the record in it is not sound.
        """
        kind, data = unpack(text)
        if kind != "r":
            raise BadLink("link", "link-no-record")
        return cls.from_packed(data)


def move_line(number: int, move: Move, seats: Sequence[str]) -> str:
    """A move as a line of a record's text.

    >>> move_line(3, Move(seat=1, action="take b9", comment="the last one"), ("Anita", "Peter"))
    '3. Peter (2): take b9 ; the last one'
    """
    comment = f" ; {move.comment}" if move.comment else ""
    name = _UNCLEAR.sub("", seats[move.seat]) if move.seat < len(seats) else "?"
    return f"{number}. {name} ({move.seat + 1}): {move.action}{comment}"


def read_move_line(line: str) -> tuple[int, dict[str, Any]] | None:
    """The number and the fields of a move, from a line that :func:`move_line` wrote; None if it is no such line.

    >>> read_move_line("3. Peter (2): take b9")
    (3, {'seat': 1, 'action': 'take b9', 'comment': ''})
    """
    move = _MOVE.fullmatch(line.strip())
    if move is None:
        return None
    fields = {"seat": int(move["seat"][:9]) - 1, "action": move["action"], "comment": move["comment"] or ""}
    return int(move["number"][:9]), fields


def say_fault(fault: ValidationError) -> str:
    """The first fault of some data: the field, what is wrong, and what was found instead."""
    return Fault.in_data("", fault).text()


def read_as(model: type[M], data: object, place: str = "") -> M:
    """Data read as this model.

    Args:
        model: what it should be.
        data: as it came.
        place: where it stands, to be named before the field: "options." for one of the options.

    Raises:
        ValueError: naming the field, the reason and what is allowed.
    """
    try:
        return model.model_validate(data)
    except ValidationError as fault:
        raise Fault.in_data(place.removesuffix("."), fault) from None


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
