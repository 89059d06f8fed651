"""H5 - the Peacekeeper, the Havoc/Peace card, and the years of peace."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.seats import clockwise
from havoclab.havoc import john, last_battle, naming, stock
from havoclab.havoc.actions import DISCARD, Discard
from havoclab.havoc.cards import distinct
from havoclab.havoc.position import Position
from havoclab.havoc.refusals import Refusal, no_such_card
from havoclab.havoc.turns import begin_recruiting, begin_turn


def turn_card(position: Position, events: list[Event]) -> bool:
    """Turn the card as the Peacekeeper begins to recruit, or John of Gaunt has his turn; True if a year of peace comes.

    Source: H5.1, H5.2, H13.7.
    """
    if position.turned or not position.holds("H5.1"):
        return False
    if position.exempt and position.holds("H5.2"):
        events.append(Event("not-turned", "H5.2", position.seat, automatic=True))
        return False
    if position.peace < position.options.years:
        position.peace += 1
        facts = {"peace": position.peace}
        if position.john_keeps_peace:
            events.append(Event("john-turned", "H13.7", facts=facts, automatic=True))
        else:
            events.append(Event("turned", "H5.1", position.seat, facts, automatic=True))
        return False
    return position.holds("H5.3") and _may_be_removed(position)


def _may_be_removed(position: Position) -> bool:
    """Whether a year of peace may take the next battle away: the eighth too, Castillon never. Source: H5.6, H1.2."""
    left = len(position.order)
    return left > 2 or (left == 2 and position.holds("H5.6"))


def declare_year_of_peace(position: Position, events: list[Event]) -> None:
    """The next battle leaves the game; everyone but the Peacekeeper discards a card. Source: H5.3, H13.7."""
    battle = position.order.pop(0)
    position.past.append((battle, -1, (0,) * position.players))
    position.peace = 1
    position.turned = True
    if position.john_keeps_peace:
        events.append(Event("johns-year-of-peace", "H13.7", facts={"battle": battle}, automatic=True))
    else:
        events.append(Event("year-of-peace", "H5.3", position.peacekeeper, {"battle": battle}, automatic=True))
    if last_battle.is_due(position) and not position.holds("H5.6a"):
        _end_year(position, events)
    else:
        _next_discard(position, _discarding(position), events)


def _discarding(position: Position) -> list[int]:
    """Who discards, clockwise from the Peacekeeper: everyone else; everyone, if that is John of Gaunt.

    Source: H5.3, H13.7.
    """
    if position.john_keeps_peace:
        return clockwise(position.john + 1, position.players)
    return clockwise(position.peacekeeper + 1, position.players)[:-1]


def _next_discard(position: Position, seats: Sequence[int], events: list[Event]) -> None:
    for seat in seats:
        if position.hands[seat]:
            position.kind, position.seat = "year-of-peace", seat
            return
        events.append(Event("nothing-to-discard", "H5.4", seat, automatic=True))
    _end_year(position, events)


def _end_year(position: Position, events: list[Event]) -> None:
    if last_battle.is_due(position):  # H5.6: the eighth battle is gone
        last_battle.begin(position, events)
    elif naming.is_needed(position) and position.holds("H6.1c"):
        naming.ask(position, naming.peacekeeper(position))
    elif position.john_keeps_peace:
        position.turned = False
        begin_turn(position, john.next_seat(position), events)
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
    """Discard the card face down, then ask the next seat. Source: H5.3, H5.3a."""
    assert isinstance(action, Discard)
    seat = position.seat
    if position.holds("H5.3a"):
        stock.bury(position, seat, action.card)
        events.append(Event("discarded", "H5.3", seat, secret={"card": action.card}, witnesses=(seat,)))
    else:
        stock.discard_open(position, seat, action.card)
        events.append(Event("discarded-openly", "H5.3", seat, {"card": action.card}))
    order = _discarding(position)
    _next_discard(position, order[order.index(seat) + 1 :], events)
