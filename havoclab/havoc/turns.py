"""H4.1, H4.11 - whose turn it is, and what a turn begins with; H13.3, H13.7 - when John of Gaunt comes before it."""

from __future__ import annotations

from havoclab.core.event import Event
from havoclab.havoc import john, last_battle
from havoclab.havoc.position import Position


def begin_turn(position: Position, seat: int, events: list[Event]) -> None:
    """Put this seat on turn; turns that can't be used pass by themselves. Source: H4.1, H4.11.

    Where nobody can do anything any more, the last battle follows at once. By the rules that can't happen, since all
    cards are in hands or can be had; without H4.10 it can. John of Gaunt, if he waits, comes before anybody (H13.3).
    """
    if position.john >= 0 and not position.john_keeps_peace:
        _let_john_in(position, seat, events)
        return
    for _ in range(position.players):
        if can_recruit(position, seat) or can_cry(position, seat):
            position.kind, position.seat = "turn", seat
            position.taken = position.dogs_used = 0
            position.took_recruit = False
            return
        events.append(Event("turn-passed", "H4.11a", seat, automatic=True))
        if seat == position.peacekeeper and not position.holds("H4.11b"):
            _turn_in_passing(position, events)
        if position.john >= 0 and john.is_next(position, seat) and johns_turn(position, events):
            return
        seat = to_the_left(position, seat)
    last_battle.begin(position, events)


def _turn_in_passing(position: Position, events: list[Event]) -> None:
    """Without H4.11b the Peacekeeper turns the card although the turn passes, unless it is at its end."""
    if position.holds("H5.1") and position.peace < position.options.years:
        position.peace += 1
        events.append(Event("turned", "H5.1", position.peacekeeper, {"peace": position.peace}, automatic=True))


def _let_john_in(position: Position, seat: int, events: list[Event]) -> None:
    """John of Gaunt begins his battle; if there is none for him, the turn begins after all. Source: H13.3."""
    from havoclab.havoc import battle  # it stands above this: after a battle a turn begins

    if not battle.begin_johns(position, events):
        begin_turn(position, seat, events)


def johns_turn(position: Position, events: list[Event]) -> bool:
    """John of Gaunt, as Peacekeeper, turns the card and does no more; True if a year of peace comes. Source: H13.7."""
    from havoclab.havoc import peace  # it stands above this: after a year of peace a turn begins

    if position.turned:
        events.append(Event("john-idle", "H13.7", automatic=True))
    elif peace.turn_card(position, events):
        peace.declare_year_of_peace(position, events)
        return True
    position.turned = False
    return False


def begin_johns_turn(position: Position, events: list[Event]) -> None:
    """It is John of Gaunt's turn; the next player's follows. Source: H13.7."""
    if not johns_turn(position, events):
        begin_turn(position, john.next_seat(position), events)


def to_the_left(position: Position, seat: int) -> int:
    """Whose turn comes after this seat's. Source: H4.1."""
    return (seat + (1 if position.holds("H4.1") else -1)) % position.players


def end_turn(position: Position, events: list[Event]) -> None:
    """The turn goes to the left, past John of Gaunt if he sits there and keeps the peace. Source: H4.1, H13.7."""
    if position.seat == position.peacekeeper:
        position.turned = position.exempt = False
    if position.john >= 0 and john.is_next(position, position.seat) and johns_turn(position, events):
        return
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
