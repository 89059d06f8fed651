"""G6 - the spies, and the giants that can't stand one another."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.gold_und_rum import combat
from havoclab.gold_und_rum.actions import ASK, Ask
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.refusals import Refusal
from havoclab.gold_und_rum.warriors import FIRST_SPY, GIANT, SPIES


def call_next(position: Position, events: list[Event]) -> None:
    """Call the spies that were not called yet, up to one that somebody holds. Source: G6.1, G6.3."""
    if not position.holds("G6.1"):
        position.spy = len(SPIES)
    while position.spy < len(SPIES):
        position.spy += 1
        card = FIRST_SPY + position.spy - 1
        for seat in position.others():
            if position.armies[seat][card]:
                position.kind, position.seat = "spy", seat
                events.append(Event("spy-shown", "G6.1", seat, {"spy": position.spy}, automatic=True))
                return
        events.append(Event("spy-skipped", "G6.3", facts={"spy": position.spy}, automatic=True))
        if not position.holds("G6.3"):
            position.spy = len(SPIES)
    _lay_down_giants(position, events)


def legal(position: Position) -> Sequence[Action]:
    """One exactly named card, asked of any other player but the chancellor. Source: G6.1, G6.3a."""
    asked = [seat for seat in range(position.players) if seat not in (position.seat, position.chancellor)]
    return [action for seat in asked for action in ASK[seat]]


def refuse(position: Position, action: Action) -> Refusal | None:
    """Why the spy can't do this."""
    near = legal(position)[0]
    if not isinstance(action, Ask):
        return Refusal("G6.1", "ask-for-a-card", nearest=near)
    if action.seat >= position.players:
        return Refusal("G6.1", "nobody-sits-there", {"number": action.seat + 1}, near)
    if action.seat == position.chancellor:
        return Refusal("G6.3a", "chancellor-has-no-hand", nearest=near)
    if action.seat == position.seat:
        return Refusal("G6.1", "ask-somebody-else", nearest=near)
    return None


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """Who has the card hands one over that no spy took yet; the spy is set aside. Source: G6.1, G6.2, G6.2a."""
    assert isinstance(action, Ask)
    seat, asked, card = position.seat, action.seat, action.card
    events.append(Event("asked", "G6.1", seat, {"asked": asked, "card": card}))
    position.armies[seat][FIRST_SPY + position.spy - 1] -= 1
    held = position.armies[asked][card]
    if takeable(position, held, position.stolen[asked][card]):
        position.armies[asked][card] -= 1
        position.stolen[asked][card] = min(position.stolen[asked][card], held - 1)
        position.armies[seat][card] += 1
        position.stolen[seat][card] += 1
        events.append(Event("handed-over", "G6.1", asked, {"to": seat, "card": card}, automatic=True))
    elif held:
        events.append(Event("taken-already", "G6.2", asked, {"card": card}, automatic=True))
    else:
        events.append(Event("not-held", "G6.1", asked, {"card": card}, automatic=True))
    call_next(position, events)


def takeable(position: Position, held: int, stolen: int) -> int:
    """How many of equal cards a spy may take: those that no spy took yet. Source: G6.2, G6.2a."""
    if not stolen or not position.holds("G6.2"):
        return held
    return held - stolen if position.holds("G6.2a") else 0


def _lay_down_giants(position: Position, events: list[Event]) -> None:
    """Two giants or more in one army fight each other: all of them go. Source: G6.4."""
    for seat in position.others():
        giants = position.armies[seat][GIANT]
        if giants > 1 and position.holds("G6.4"):
            position.armies[seat][GIANT] = 0
            events.append(Event("giants-gone", "G6.4", seat, {"giants": giants}, automatic=True))
    combat.name_next_race(position, events)
