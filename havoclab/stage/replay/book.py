"""A game with its branches: the lines on which somebody tried something else.

Line 1 is the game as it was played. In a file the others stand below the record, as readable as it is::

    line 2: leaves line 1 after move 21
    22. Peter (2): recruit ; What if he had waited?
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar, Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.link import BadLink
from havoclab.core.record import MOST_CHARACTERS, BadRecord, Move, Record, move_line, read_move_line
from havoclab.core.replay import Replay
from havoclab.games import load

#: Most lines that a game may have, and most moves in all of them together: enough for any lesson, little for a server.
MOST_LINES: Final = 20
MOST_MOVES: Final = 40_000

_HEAD = re.compile(r"line (?P<number>\d{1,4}): leaves line (?P<parent>\d{1,4}) after move (?P<after>\d{1,6})")


class BadBook(BadRecord):
    """A record whose other lines can't be read."""

    packages: ClassVar[tuple[str, ...]] = ("havoclab.core", "havoclab.stage.replay")


class TooManyLines(ValueError):
    """No further branch can be opened before one is deleted."""


@dataclass(slots=True)
class Line:
    """One way the game went.

    Attributes:
        replay: the whole game along this line, to walk through.
        parent: place of the line that it leaves in the book; None for the game itself.
        after: after how many moves it leaves.
    """

    replay: Replay
    parent: int | None = None
    after: int = 0

    @property
    def own(self) -> tuple[Move, ...]:
        """The moves that are this line's alone."""
        return self.replay.moves[self.after :]


class Book:
    """The lines of one game. The game itself is never changed by trying something: that opens a branch.

    Args:
        record: the game as it was played.

    Raises:
        BadRecord: naming what is wrong with the record.

    >>> from havoclab import havoc
    >>> book = Book(havoc.worked_example())
    >>> book.replay.go(21)
    >>> _ = book.play("recruit")
    >>> book.shown, book.lines[1].after, len(book.lines[0].replay.moves)
    (1, 21, 46)
    >>> print(book.to_text().splitlines()[-2])
    line 2: leaves line 1 after move 21
    >>> Book.from_text(book.to_text()).lines[1].own == book.lines[1].own
    True
    """

    def __init__(self, record: Record) -> None:
        self.shown = 0
        """Place of the line that is shown."""
        try:
            self._states = load(record.game).state
        except ValueError as fault:
            raise BadRecord(f"record.game: {fault}") from None
        self.lines = [Line(Replay(record, self._states))]
        self.is_over = self.replay.state.is_over
        """Whether the game was played to its end."""
        self.replay.go(0)

    @property
    def replay(self) -> Replay:
        """The line that is shown."""
        return self.lines[self.shown].replay

    @property
    def record(self) -> Record:
        """The line that is shown, as a record of its own."""
        return self.replay.record

    # --- trying something else ---

    def play(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Do something at this moment: along a line where that was done before, else on a branch of its own.

        Args:
            action: what.
            seat: who does it; by default the seat whose choice it is.

        Raises:
            IllegalAction: if the rules forbid it; nothing is changed then.
            TooManyLines: if that would open a line too many.
        """
        replay = self.replay
        action = replay.state.read_action(action)
        if seat is None and replay.state.decision is not None:
            seat = replay.state.decision.seat
        along = self._line_with(action, seat)
        if along is not None:
            self.show(along, replay.at + 1)
            return self.replay.events[self.replay.at - 1]
        if self.shown and replay.at == len(replay.moves):
            return replay.apply(action, seat=seat)
        if len(self.lines) == MOST_LINES:
            raise TooManyLines(f"lines: {MOST_LINES} are the most that fit; delete one first")
        branch = replay.branch()
        events = branch.apply(action, seat=seat)
        trunk = self.shown
        while (parent := self.lines[trunk].parent) is not None and replay.at <= self.lines[trunk].after:
            trunk = parent  # this moment is older than the branch: the new one leaves what that had left
        self.lines.append(Line(branch, trunk, replay.at))
        self.shown = len(self.lines) - 1
        return events

    def _line_with(self, action: Action, seat: int | None) -> int | None:
        """The line, this one first, that is the same up to this moment and goes on with this action."""
        at, past = self.replay.at, _deeds(self.replay.moves[: self.replay.at])
        for place in sorted(range(len(self.lines)), key=lambda place: place != self.shown):
            moves = self.lines[place].replay.moves
            done = [(move.seat, move.action) for move in moves[at : at + 1]]
            if done == [(seat, str(action))] and _deeds(moves[:at]) == past:
                return place
        return None

    def comment(self, text: str) -> None:
        """Write a comment beside the last move, in every line that it belongs to.

        Raises:
            ValueError: if no move was made yet, or the text is no comment.
        """
        at, deeds = self.replay.at, _deeds(self.replay.moves[: self.replay.at])
        for line in self.lines:
            if _deeds(line.replay.moves[:at]) == deeds:
                line.replay.comment(at, text)

    # --- the lines ---

    def show(self, place: int, at: int | None = None) -> None:
        """Show another line, at a moment of it or where it leaves the one before.

        Raises:
            ValueError: if there is no such line or moment.
        """
        if not 0 <= place < len(self.lines):
            raise ValueError(f"line: {place + 1} is none of this game; allowed are 1 to {len(self.lines)}")
        line = self.lines[place]
        line.replay.go(line.after if at is None else at)
        self.shown = place

    def delete(self, place: int) -> None:
        """Take a branch away; branches of it stay, and leave its parent from then on.

        Raises:
            ValueError: if there is no such branch; the game itself can't be deleted.
        """
        if not 1 <= place < len(self.lines):
            raise ValueError(f"line: {place + 1} is no branch of this game; line 1 is the game itself")
        gone = self.lines.pop(place)
        assert gone.parent is not None, "only the first line has no parent"
        for line in self.lines:
            if line.parent == place:
                line.parent, line.after = gone.parent, min(line.after, gone.after)
            elif line.parent is not None and line.parent > place:
                line.parent -= 1
        if self.shown == place:
            self.show(gone.parent, gone.after)
        elif self.shown > place:
            self.shown -= 1

    # --- keeping ---

    def to_text(self) -> str:
        """The record as a readable text file, and below it the lines that leave it."""
        record = self.lines[0].replay.record
        parts = [record.to_text()]
        for place, line in enumerate(self.lines):
            if line.parent is not None:
                head = f"line {place + 1}: leaves line {line.parent + 1} after move {line.after}"
                moves = [move_line(number, move, record.seats) for number, move in enumerate(line.own, line.after + 1)]
                parts.append("\n".join([head, *moves]) + "\n")
        return "\n".join(parts)

    @classmethod
    def from_text(cls, text: object) -> Book:
        """Read what :meth:`to_text` wrote, or a record without branches.

        Raises:
            BadRecord: naming the line, the reason and what is allowed.
        """
        if not isinstance(text, str) or len(text) > MOST_CHARACTERS:
            raise BadRecord("record", "record-too-long", {"most": str(MOST_CHARACTERS)})
        rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        heads = [row for row, line in enumerate(rows) if _HEAD.fullmatch(line.strip())] + [len(rows)]
        branches: list[object] = []
        for start, end in pairwise(heads):
            head = _HEAD.fullmatch(rows[start].strip())
            assert head is not None, "these are the rows with heads"
            if int(head["number"]) != len(branches) + 2:
                slots = {"row": str(start + 1), "number": head["number"], "due": str(len(branches) + 2)}
                raise BadBook(f"record line {start + 1}", "book-line-order", slots)
            after = int(head["after"])
            moves = [_read_move(rows[row], row, after) for row in range(start + 1, end) if rows[row].strip()]
            for nth, (number, _) in enumerate(moves, after + 1):
                if number != nth:
                    slots = {"line": str(start + 1), "move": str(number), "due": str(nth)}
                    raise BadRecord(f"record line {start + 1}", "record-move-order", slots)
            branches.append([int(head["parent"]) - 1, after, [fields for _, fields in moves]])
        return cls._with(Record.from_text("\n".join(rows[: heads[0]])), branches)

    def packed(self) -> list[Any]:
        """The book as short JSON data, for tokens."""
        branches = [
            [line.parent, line.after, line.replay.record.model_copy(update={"moves": line.own}).packed()[4]]
            for line in self.lines
            if line.parent is not None
        ]
        return [self.lines[0].replay.record.packed(), branches]

    @classmethod
    def from_packed(cls, data: object) -> Book:
        """Read what :meth:`packed` gave.

        Raises:
            BadLink: if it is no book at all.
            BadRecord: if something in it is not sound, naming the field.
        """
        if not isinstance(data, list) or len(data) != 2 or not isinstance(data[1], list):
            raise BadLink("link", "link-other-content")
        return cls._with(Record.from_packed(data[0]), data[1])

    @classmethod
    def _with(cls, record: Record, branches: Sequence[object]) -> Book:
        """A book of this game and these branches, each ``[parent, after, moves]``."""
        if len(branches) >= MOST_LINES:
            slots = {"lines": str(len(branches) + 1), "most": str(MOST_LINES)}
            raise BadBook("record.lines", "book-too-many-lines", slots)
        book = cls(record)
        for number, branch in enumerate(branches, 2):
            try:
                book.lines.append(book._read_branch(branch))
            except BadRecord as fault:
                raise BadBook("record", "book-in-line", {"line": str(number), "why": fault}) from None
        return book

    def _read_branch(self, branch: object) -> Line:
        match branch:
            case [int(parent), int(after), list(moves)] if 0 <= parent < len(self.lines):
                trunk = self.lines[parent].replay.record
            case _:
                raise BadBook("record", "book-no-branch")
        if not 0 <= after <= len(trunk.moves):
            slots = {"line": str(parent + 1), "after": str(after), "last": str(len(trunk.moves))}
            raise BadBook("record", "book-no-such-move", slots)
        if sum(len(line.replay.moves) for line in self.lines) + after + len(moves) > MOST_MOVES:
            raise BadBook("record", "book-too-many-moves", {"most": str(MOST_MOVES)})
        own = [_fields(move) for move in moves]
        if any(move is None for move in own):
            raise BadBook("record", "book-no-move")
        data = trunk.model_dump(mode="json")
        data["moves"] = [*data["moves"][:after], *own]
        line = Line(Replay(Record.from_data(data), self._states), parent, after)
        line.replay.go(0)
        return line


def _deeds(moves: Sequence[Move]) -> list[tuple[int, str]]:
    """What was done, whatever was said about it."""
    return [(move.seat, move.action) for move in moves]


def _read_move(row: str, number: int, after: int) -> tuple[int, dict[str, Any]]:
    move = read_move_line(row)
    if move is None:
        slots = {"row": str(number + 1), "number": str(after + 1)}
        raise BadBook(f"record line {number + 1}", "book-no-move-line", slots)
    return move


def _fields(move: object) -> dict[str, Any] | None:
    """A move's fields, from a file or from a link."""
    if isinstance(move, dict):
        return move
    if isinstance(move, list) and 2 <= len(move) <= 3:
        return dict(zip(("seat", "action", "comment"), move, strict=False))
    return None
