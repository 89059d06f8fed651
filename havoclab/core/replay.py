"""Walking through a game: forward, back, to any moment, and off on a branch."""

from __future__ import annotations

from pydantic import ValidationError

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.fault import Fault
from havoclab.core.record import BadRecord, Move, Record, say_fault
from havoclab.core.rejection import IllegalAction
from havoclab.core.state import State

#: A copy of the state is kept every so many moves, so that going back is quick and memory stays small.
_STRIDE = 16


class Replay:
    """A game that can be played on and walked through. Undo is a step back in the record.

    Args:
        record: the game; every move of it is done once and checked.
        states: the state class of the game.

    Raises:
        BadRecord: naming the first move that is not legal and the rule that forbids it, or a fault of the start.

    >>> from havoclab import havoc
    >>> replay = Replay(Record.of(havoc.deal(players=2, seed=1), seats=("Anita", "Peter")), havoc.State)
    >>> _ = replay.apply("recruit")
    >>> _ = replay.apply("draw")
    >>> replay.back()
    >>> replay.at, len(replay.record.moves)
    (1, 2)
    """

    def __init__(self, record: Record, states: type[State]) -> None:
        self._states = states
        try:
            start = states.from_json(record.start)
        except ValueError as fault:
            raise _in_record("record.start", fault, ".") from None
        if start.seats != len(record.seats) or start.seats != len(record.players):
            found = {"names": str(len(record.seats)), "players": str(len(record.players)), "seats": str(start.seats)}
            raise BadRecord("record.seats", "record-seats", found)
        self._record = record
        self._moves: list[Move] = []
        self._events: list[tuple[Event, ...]] = []
        self._kept: list[State] = [start]
        self._state = start.copy()
        self.at = 0
        for number, move in enumerate(record.moves, 1):
            try:
                self.apply(move.action, seat=move.seat, comment=move.comment)
            except IllegalAction as refused:
                why = {"action": move.action, "rule": refused.rejection.rule, "why": refused.rejection}
                raise BadRecord(f"record.moves.{number}", "record-refused", why) from None
            except ValueError as fault:
                raise _in_record(f"record.moves.{number}", fault, ": ") from None

    @property
    def state(self) -> State:
        """The state at this moment. Change it through :meth:`apply` only."""
        return self._state

    @property
    def record(self) -> Record:
        """The whole record, with what lies after this moment."""
        return self._record.model_copy(update={"moves": tuple(self._moves)})

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves, with those that lie after this moment."""
        return tuple(self._moves)

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What each move caused, all moves."""
        return tuple(self._events)

    def apply(self, action: Action | str, *, seat: int | None = None, comment: str = "") -> tuple[Event, ...]:
        """Play on from this moment; what lay after it is dropped.

        Raises:
            IllegalAction: if it can't be done; nothing is changed or dropped then.
            ValueError: if the comment is too long or holds line breaks; nothing is changed then either.
        """
        action = self._state.read_action(action)
        decision = self._state.decision
        who = seat if seat is not None else decision.seat if decision is not None else 0
        try:
            move = Move(seat=who, action=str(action), comment=comment)
        except ValidationError as fault:  # before anything is done, so that a bad comment changes nothing
            raise ValueError(f"move.{say_fault(fault)}") from None
        events = self._state.apply(action, seat)
        del self._moves[self.at :], self._events[self.at :], self._kept[self.at // _STRIDE + 1 :]
        self._moves.append(move)
        self._events.append(events)
        self.at += 1
        if self.at % _STRIDE == 0:
            self._kept.append(self._state.copy())
        return events

    def comment(self, number: int, text: str) -> None:
        """Write a comment beside a move, or take it away with an empty text.

        Args:
            number: of the move, counted from 1 as in the record's text.
            text: one line.

        Raises:
            ValueError: if there is no such move, or the text is too long or holds line breaks; nothing is changed then.

        >>> from havoclab import havoc
        >>> replay = Replay(havoc.worked_example(), havoc.State)
        >>> replay.comment(6, "Why not the recruit?")
        >>> replay.moves[5].comment
        'Why not the recruit?'
        """
        if not 1 <= number <= len(self._moves):
            raise ValueError(f"number: {number} is no move of this game; allowed are 1 to {len(self._moves)}")
        try:
            self._moves[number - 1] = Move.model_validate({**self._moves[number - 1].model_dump(), "comment": text})
        except ValidationError as fault:
            raise ValueError(f"move.{say_fault(fault)}") from None

    def go(self, at: int) -> None:
        """Go to the moment after ``at`` moves.

        Raises:
            ValueError: if there is no such moment.
        """
        if not 0 <= at <= len(self._moves):
            raise ValueError(f"at: {at} is not a moment of this game; allowed are 0 to {len(self._moves)}")
        if at != self.at:
            near = at // _STRIDE
            self._state = self._kept[near].copy()
            for move in self._moves[near * _STRIDE : at]:
                self._state.apply(move.action, move.seat)
            self.at = at

    def back(self, moves: int = 1) -> None:
        """Go back by this many moves, at most to the start."""
        self.go(max(0, self.at - moves))

    def forward(self, moves: int = 1) -> None:
        """Go forward by this many moves, at most to the end."""
        self.go(min(len(self._moves), self.at + moves))

    def branch(self) -> Replay:
        """Another game that is the same up to this moment and open from here."""
        return Replay(self._record.model_copy(update={"moves": tuple(self._moves[: self.at])}), self._states)


def _in_record(place: str, fault: ValueError, then: str) -> BadRecord:
    """A fault of something that stands at this place of a record; ``then`` stands between both in a plain text."""
    return BadRecord.of(fault).below(place) if isinstance(fault, Fault) else BadRecord(f"{place}{then}{fault}")
