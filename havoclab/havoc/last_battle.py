"""H9 - the last battle, Castillon: two cards each, the last dogs, everybody's strongest six; H10 - the crown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.outcome import Outcome
from havoclab.core.seats import clockwise
from havoclab.havoc import stock
from havoclab.havoc.actions import DONE, SWAP, Done, Swap
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG
from havoclab.havoc.position import Position
from havoclab.havoc.refusals import Refusal
from havoclab.havoc.scoring import share
from havoclab.havoc.strength import strength

#: Cards that everyone is dealt. Source: H9.3.
CARDS_DEALT: Final = 2
#: Dogs that each may discard for a card. Source: H9.4.
MOST_DOGS: Final = 2


def begin(position: Position, events: list[Event]) -> None:
    """No more turns: the recruits go, two cards for everyone, then the last dogs. Source: H9.1-H9.3."""
    position.dogs_used = 0
    position.turned = position.exempt = False
    events.append(Event("last-battle", "H9.1", facts={"battle": CASTILLON}, automatic=True))
    stock.clear(position, position.recruits)
    position.recruits = []
    events.append(Event("recruits-gone", "H9.2", automatic=True))
    seats = position.players
    from_left = clockwise(position.peacekeeper + 1, seats)
    for seat in from_left * CARDS_DEALT:
        if stock.draw(position, seat, "H9.3", events) is None:
            break
    _ask_from(position, 0, events)


def _ask_from(position: Position, first: int, events: list[Event]) -> None:
    """Ask each seat that holds cards, so that asking tells nothing about its dogs. Source: H9.4."""
    position.dogs_used = 0
    for seat in clockwise(position.peacekeeper, position.players)[first:]:
        if position.hands[seat]:
            position.kind, position.seat = "last-dogs", seat
            return
    _fight(position, events)


def _ask_next(position: Position, events: list[Event]) -> None:
    _ask_from(position, (position.seat - position.peacekeeper) % position.players + 1, events)


def legal(position: Position) -> Sequence[Action]:
    """Discard a dog for a card, or be done. Source: H9.4."""
    return [SWAP, DONE] if position.hands[position.seat][:1] == [DOG] else [DONE]


def refuse(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done before the last battle."""
    if isinstance(action, Done):
        return None
    if isinstance(action, Swap):
        return None if position.hands[position.seat][:1] == [DOG] else Refusal("H9.4", "no-dog-to-swap", nearest=DONE)
    return Refusal("H9.4", "last-dogs-now", nearest=legal(position)[0])


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """One dog at a time, the card seen before the second. Source: H9.4."""
    seat = position.seat
    if isinstance(action, Swap):
        stock.discard_dogs(position, seat, 1)
        position.dogs_used += 1
        events.append(Event("swapped", "H9.4", seat))
        stock.draw(position, seat, "H9.4", events)
        if position.dogs_used < MOST_DOGS:
            return
    _ask_next(position, events)


# --- the fight: H9.5, H9.6 ---


def _fight(position: Position, events: list[Event]) -> None:
    seats = position.players
    from_peacekeeper = clockwise(position.peacekeeper, seats)
    position.laid = [[] for _ in range(seats)]
    for seat in from_peacekeeper:
        for card in best_hand(position.hands[seat], best_subset=position.options.best_subset):
            stock.lay(position, seat, card)
        events.append(Event("revealed", "H9.5a", seat, {"cards": position.laid[seat][:]}, automatic=True))

    def worth(seat: int) -> tuple[int, int]:
        if not position.laid[seat]:
            return -1, 0
        return strength(position.laid[seat], best_subset=position.options.best_subset), -len(position.hands[seat])

    ranked = sorted(from_peacekeeper, key=worth, reverse=True)
    places = [list(group) for _, group in groupby(ranked, key=worth)]
    earned = share(places, position.options.payments(CASTILLON), seats)
    for seat, points in enumerate(earned):
        position.points[seat] += points
    if any(len(group) > 1 for group in places):
        events.append(Event("equal-strength", "H9.6", facts={"places": places}, automatic=True))
    place = 1
    for group in places:
        for seat in group:
            facts = {"battle": CASTILLON, "points": earned[seat], "place": place}
            events.append(
                Event("won" if place == 1 and len(group) == 1 else "scored", "H9.6", seat, facts, automatic=True)
            )
        place += len(group)
    winner = places[0][0] if len(places[0]) == 1 else -1
    if winner >= 0:
        position.cards_won[winner] += 1
    position.order.clear()
    position.past.append((CASTILLON, winner, tuple(earned)))
    position.final = tuple(tuple(group) for group in places)
    position.kind = "over"
    outcome = crown(position)
    events.append(Event("crowned", outcome.rule, facts={"winners": list(outcome.winners)}, automatic=True))


def crown(position: Position) -> Outcome:
    """Who wins: points, then battle cards, then the order at Castillon. Source: H10.1."""
    at_castillon = {seat: place for place, group in enumerate(position.final) for seat in group}

    def worth(seat: int) -> tuple[int, int, int]:
        return position.points[seat], position.cards_won[seat], -at_castillon[seat]

    ranked = sorted(range(position.players), key=worth, reverse=True)
    places = tuple(tuple(group) for _, group in groupby(ranked, key=worth))
    return Outcome(places=places, points=tuple(position.points), rule="H10.1" if len(places[0]) == 1 else "H10.1a")
