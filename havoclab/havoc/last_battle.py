"""H9 - the last battle, Castillon: two cards each, the last dogs, everybody's strongest six; H10 - the crown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.outcome import Outcome
from havoclab.core.seats import clockwise
from havoclab.havoc import john, stock
from havoclab.havoc.actions import DONE, SWAP, Done, Swap
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG
from havoclab.havoc.position import Position
from havoclab.havoc.reading import Reading, reading_of
from havoclab.havoc.refusals import Refusal
from havoclab.havoc.scoring import share

#: Cards that everyone is dealt. Source: H9.3.
CARDS_DEALT: Final = 2
#: Dogs that each may discard for a card. Source: H9.4.
MOST_DOGS: Final = 2
#: The number of the last battle card before Castillon.
_EIGHTH: Final = CASTILLON - 1


def is_due(position: Position) -> bool:
    """Whether eight battles are gone, so that the last battle follows and no turn. Source: H9.1, H9.1a."""
    eighth_is_gone = len(position.order) < 2 or (_EIGHTH not in position.order and not position.holds("H9.1a"))
    return eighth_is_gone and (position.holds("H9.1") or not position.holds("H1.2"))


def begin(position: Position, events: list[Event]) -> None:
    """No more turns: the recruits go, two cards for everyone, then the last dogs. Source: H9.1-H9.3."""
    position.dogs_used = 0
    position.turned = position.exempt = False
    if position.john >= 0:
        john.makes_way_for_castillon(position, events)
    while len(position.order) > 1:  # by the rules all others are gone; without H9.1a, or H4.10, some may be left
        _remove_next(position)
    if not position.holds("H1.2"):
        _remove_next(position)
        end(position, [list(range(position.players))], events)
        return
    events.append(Event("last-battle", "H9.1", facts={"battle": CASTILLON}, automatic=True))
    if position.holds("H9.2"):
        stock.clear(position, position.recruits)
        position.recruits = []
        events.append(Event("recruits-gone", "H9.2", automatic=True))
    if position.holds("H9.3"):
        _deal(position, events)
    if position.holds("H9.4"):
        _ask_from(position, 0, events)
    else:
        _fight(position, events)


def _remove_next(position: Position) -> None:
    position.past.append((position.order.pop(0), -1, (0,) * position.players))


def _deal(position: Position, events: list[Event]) -> None:
    """Two cards for everyone, one at a time; without H9.3a both at once. Source: H9.3, H9.3a."""
    from_left = clockwise(position.peacekeeper + 1, position.players)
    order = from_left * CARDS_DEALT
    if not position.holds("H9.3a"):
        order = [seat for seat in from_left for _ in range(CARDS_DEALT)]
    for seat in order:
        if stock.draw(position, seat, "H9.3", events, dealt="H13.11b") is None:
            break


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
    """One dog at a time, the card seen before the second; without H9.4a, both dogs first. Source: H9.4, H9.4a."""
    seat = position.seat
    at_once = position.holds("H9.4a")
    if isinstance(action, Swap):
        stock.discard_dogs(position, seat, 1)
        position.dogs_used += 1
        events.append(Event("swapped", "H9.4", seat))
        if at_once:
            stock.draw(position, seat, "H9.4", events, dealt="H13.11b")
        if position.dogs_used < MOST_DOGS:
            return
    if not at_once:
        for _ in range(position.dogs_used):
            stock.draw(position, seat, "H9.4", events, dealt="H13.11b")
    _ask_next(position, events)


# --- the fight: H9.5, H9.6 ---


def _fight(position: Position, events: list[Event]) -> None:
    seats = position.players
    from_peacekeeper = clockwise(position.peacekeeper, seats)
    reading = reading_of(position.options)
    _lay_all(position, from_peacekeeper, reading, events)
    all_lie = not position.holds("H9.5")
    strength = reading.measure()

    def worth(seat: int) -> tuple[int, int]:
        cards = position.laid[seat]
        if not cards:
            return -1, 0  # H9.5b
        if all_lie:
            cards = reading.best_hand(cards)
        return strength(cards), -len(position.hands[seat])

    ranked = sorted(from_peacekeeper, key=worth, reverse=True)
    places = [list(group) for _, group in groupby(ranked, key=worth)]
    earned = _earned(position, places)
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
    first = places[0]
    if len(first) == 1 or not position.holds("H9.6a"):
        for seat in first:
            position.cards_won[seat] += 1
    position.past.append((CASTILLON, first[0] if len(first) == 1 else -1, tuple(earned)))
    end(position, places, events)


def _lay_all(position: Position, order: list[int], reading: Reading, events: list[Event]) -> None:
    """Everybody's strongest six; without H9.5 all cards of every hand. Source: H9.5, H9.5a."""
    position.laid = [[] for _ in order]
    best_six = position.holds("H9.5")
    for seat in order:
        hand = position.hands[seat]
        for card in reading.best_hand(hand) if best_six else hand[:]:
            stock.lay(position, seat, card)
        events.append(Event("revealed", "H9.5a", seat, {"cards": position.laid[seat][:]}, automatic=True))


def _earned(position: Position, places: list[list[int]]) -> list[int]:
    """Points by seat. Source: H9.6, H6.12b, H9.5b."""
    payments = position.options.payments(CASTILLON)
    if not position.holds("H9.6"):
        payments = payments[:1]
    earned = share(places, payments, position.players, rest_to_first=not position.holds("H6.12b"))
    if not position.holds("H9.5b"):
        earned = [points if position.laid[seat] else 0 for seat, points in enumerate(earned)]
    return earned


def end(position: Position, places: list[list[int]], events: list[Event]) -> None:
    """The game is over; the places at Castillon decide between equals. Source: H10.1."""
    position.order.clear()
    position.final = tuple(tuple(group) for group in places)
    position.kind = "over"
    outcome = crown(position)
    events.append(Event("crowned", outcome.rule, facts={"winners": list(outcome.winners)}, automatic=True))


def crown(position: Position) -> Outcome:
    """Who wins: points, then battle cards, then the order at Castillon. Source: H10.1, H10.1a."""
    at_castillon = {seat: place for place, group in enumerate(position.final) for seat in group}
    points_first, shared = position.holds("H10.1"), position.holds("H10.1a")

    def worth(seat: int) -> tuple[int, ...]:
        points, cards = position.points[seat], position.cards_won[seat]
        first, second = (points, cards) if points_first else (cards, points)
        in_turn = 0 if shared else (seat - position.peacekeeper) % position.players
        return first, second, -at_castillon[seat], -in_turn

    ranked = sorted(range(position.players), key=worth, reverse=True)
    places = tuple(tuple(group) for _, group in groupby(ranked, key=worth))
    return Outcome(places=places, points=tuple(position.points), rule="H10.1" if len(places[0]) == 1 else "H10.1a")
