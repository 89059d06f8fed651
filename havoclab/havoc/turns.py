"""H4.1, H4.11 - whose turn it is, and what a turn begins with."""

from __future__ import annotations

from havoclab.core.event import Event
from havoclab.havoc import last_battle
from havoclab.havoc.position import Position


def begin_turn(position: Position, seat: int, events: list[Event]) -> None:
    """Put this seat on turn; turns that can't be used pass by themselves. Source: H4.1, H4.11.

    Where nobody can do anything any more, the last battle follows at once. By the rules that can't happen, since all
    cards are in hands or can be had; without H4.10 it can.
    """
    for _ in range(position.players):
        if can_recruit(position, seat) or can_cry(position, seat):
            position.kind, position.seat = "turn", seat
            position.taken = position.dogs_used = 0
            position.took_recruit = False
            return
        events.append(Event("turn-passed", "H4.11a", seat, automatic=True))
        if seat == position.peacekeeper and not position.holds("H4.11b"):
            _turn_in_passing(position, events)
        seat = to_the_left(position, seat)
    last_battle.begin(position, events)


def _turn_in_passing(position: Position, events: list[Event]) -> None:
    """Without H4.11b the Peacekeeper turns the card although the turn passes, unless it is at its end."""
    if position.holds("H5.1") and position.peace < position.options.years:
        position.peace += 1
        events.append(Event("turned", "H5.1", position.peacekeeper, {"peace": position.peace}, automatic=True))


def to_the_left(position: Position, seat: int) -> int:
    """Whose turn comes after this seat's. Source: H4.1."""
    return (seat + (1 if position.holds("H4.1") else -1)) % position.players


def end_turn(position: Position, events: list[Event]) -> None:
    """The turn goes to the left. Source: H4.1."""
    if position.seat == position.peacekeeper:
        position.turned = position.exempt = False
    begin_turn(position, to_the_left(position, position.seat), events)


def begin_recruiting(position: Position, seat: int) -> None:
    """Let this seat take its two cards. Source: H4.2."""
    position.kind, position.seat = "recruit", seat
    position.taken = position.dogs_used = 0
    position.took_recruit = False


def can_recruit(position: Position, seat: int) -> bool:
    """Whether two cards can be had at all. Source: H4.11."""
    if len(position.pile) + len(position.recruits) >= 2 or position.stock >= 2:
        return True
    return not position.holds("H4.11") and bool(position.stock or position.hands[seat])


def can_cry(position: Position, seat: int) -> bool:
    """Whether this seat holds the two cards a battle takes. Source: H6.2a."""
    held = len(position.hands[seat])
    return held >= 2 or (held == 1 and not position.holds("H6.2a"))
