"""H4.1, H4.11 - whose turn it is, and what a turn begins with."""

from __future__ import annotations

from havoclab.core.event import Event
from havoclab.havoc.position import Position


def begin_turn(position: Position, seat: int, events: list[Event]) -> None:
    """Put this seat on turn; turns that can't be used pass by themselves. Source: H4.1, H4.11."""
    for step in range(position.players):
        candidate = (seat + step) % position.players
        if can_recruit(position) or can_cry(position, candidate):
            position.kind, position.seat = "turn", candidate
            position.taken = position.dogs_used = 0
            position.took_recruit = False
            return
        events.append(Event("turn-passed", "H4.11a", candidate, automatic=True))
    raise AssertionError("no seat can recruit or cry Havoc, yet cards can't vanish")  # pragma: no cover


def end_turn(position: Position, events: list[Event]) -> None:
    """The turn goes to the left. Source: H4.1."""
    if position.seat == position.peacekeeper:
        position.turned = position.exempt = False
    begin_turn(position, (position.seat + 1) % position.players, events)


def begin_recruiting(position: Position, seat: int) -> None:
    """Let this seat take its two cards. Source: H4.2."""
    position.kind, position.seat = "recruit", seat
    position.taken = position.dogs_used = 0
    position.took_recruit = False


def can_recruit(position: Position) -> bool:
    """Whether two cards can be had at all. Source: H4.11."""
    return position.stock >= 2


def can_cry(position: Position, seat: int) -> bool:
    """Whether this seat holds the two cards a battle takes. Source: H6.2."""
    return len(position.hands[seat]) >= 2
