"""H5 - the Peacekeeper, the Havoc/Peace card, and the years of peace."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.havoc import last_battle, naming, stock
from havoclab.havoc.actions import DISCARD, Discard
from havoclab.havoc.cards import distinct
from havoclab.havoc.position import Position
from havoclab.havoc.refusals import Refusal, no_such_card
from havoclab.havoc.turns import begin_recruiting


def turn_card(position: Position, events: list[Event]) -> bool:
    """Turn the card as the Peacekeeper begins to recruit; True if that declares a year of peace. Source: H5.1, H5.2."""
    if position.turned:
        return False
    if position.exempt:
        events.append(Event("not-turned", "H5.2", position.seat, automatic=True))
        return False
    if position.peace < position.options.years:
        position.peace += 1
        events.append(Event("turned", "H5.1", position.seat, {"peace": position.peace}, automatic=True))
        return False
    return True


def declare_year_of_peace(position: Position, events: list[Event]) -> None:
    """The next battle leaves the game; everyone but the Peacekeeper discards a card. Source: H5.3."""
    battle = position.order.pop(0)
    position.past.append((battle, -1, (0,) * position.players))
    position.peace = 1
    position.turned = True
    events.append(Event("year-of-peace", "H5.3", position.peacekeeper, {"battle": battle}, automatic=True))
    _next_discard(position, position.peacekeeper, events)


def _next_discard(position: Position, after: int, events: list[Event]) -> None:
    seats = position.players
    seat = (after + 1) % seats
    while seat != position.peacekeeper:
        if position.hands[seat]:
            position.kind, position.seat = "year-of-peace", seat
            return
        events.append(Event("nothing-to-discard", "H5.4", seat, automatic=True))
        seat = (seat + 1) % seats
    _end_year(position, events)


def _end_year(position: Position, events: list[Event]) -> None:
    if len(position.order) == 1:  # H5.6: the eighth battle is gone
        last_battle.begin(position, events)
    elif naming.is_needed(position):
        naming.ask(position, position.peacekeeper)
    else:
        begin_recruiting(position, position.peacekeeper)


# --- the choice of a card in a year of peace: H5.3 ---


def legal(position: Position) -> Sequence[Action]:
    """Any card of the hand. Source: H5.3."""
    return [DISCARD[card] for card in distinct(position.hands[position.seat])]


def refuse(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done in a year of peace."""
    if not isinstance(action, Discard):
        return Refusal("H5.3", "discard-one-card", nearest=DISCARD[position.hands[position.seat][0]])
    if action.card not in position.hands[position.seat]:
        return no_such_card("H5.3", action.card, position.hands[position.seat], DISCARD)
    return None


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """Discard the card face down, then ask the next seat. Source: H5.3."""
    assert isinstance(action, Discard)
    seat = position.seat
    stock.bury(position, seat, action.card)
    events.append(Event("discarded", "H5.3", seat, secret={"card": action.card}, witnesses=(seat,)))
    _next_discard(position, seat, events)
