"""H4.7, H7.4 - looking through the discard pile for one soldier."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.havoc import stock
from havoclab.havoc.actions import PICK, Pick
from havoclab.havoc.cards import DOG
from havoclab.havoc.position import Position
from havoclab.havoc.refusals import Refusal, no_such_card


def look(position: Position, seat: int, events: list[Event]) -> bool:
    """Look through the discards; True if a soldier lies there to be picked. Source: H4.7, H7.4."""
    stock.look_through_discards(position, seat)
    found = any(card != DOG for card in position.discards)
    if not found:
        events.append(Event("found-nothing", "H4.7b", seat, automatic=True))
    return found


def legal(position: Position) -> Sequence[Action]:
    """Any soldier in the discard pile. Source: H4.7, H7.4."""
    return [PICK[card] for card in sorted(position.discards) if card != DOG]


def refuse(position: Position, action: Action, rule: str) -> Refusal | None:
    """Why this can't be done while looking through the discards."""
    soldiers = sorted(card for card in position.discards if card != DOG)
    if not isinstance(action, Pick):
        return Refusal(rule, "pick-a-soldier", nearest=PICK[soldiers[0]])
    if action.card == DOG:
        return Refusal(rule, "no-dog-by-looting", nearest=PICK[soldiers[0]])
    if action.card not in soldiers:
        return no_such_card(rule, action.card, soldiers, PICK, "not-in-discards")
    return None


def carry_out(position: Position, action: Action, rule: str, events: list[Event]) -> None:
    """Take the soldier, shown to all. Source: H4.7, H7.4."""
    assert isinstance(action, Pick)
    stock.take_discard(position, position.seat, action.card)
    events.append(Event("looted", rule, position.seat, {"card": action.card}))
