"""H6.10-H6.12, H9.6 - points by place, how equals share them, and who is told to have won them."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.event import Event
from havoclab.havoc.battles import CHEVAUCHEES
from havoclab.havoc.position import JOHNS_SEAT, Position


def share(
    places: Sequence[Sequence[int]], payments: Sequence[int | None], seats: int, *, rest_to_first: bool = False
) -> list[int]:
    """Points by seat: equals add up the points of their places and share them, rounded down.

    Args:
        places: seats by place, best first, equals together.
        payments: points by place; None, and every place beyond the last, pays nothing.
        seats: number of players.
        rest_to_first: what rounding leaves goes to the first of the equals, as it does without H6.12b.

    Source: H6.12, H6.12b, H9.6.

    >>> share([[2], [0, 1]], [5, 3, 2], seats=3)
    [2, 2, 5]
    """
    points = [0] * seats
    place = 0
    for group in places:
        pot = sum(paid or 0 for paid in payments[place : place + len(group)])
        for seat in group:
            points[seat] = pot // len(group)
        if rest_to_first:
            points[group[0]] += pot % len(group)
        place += len(group)
    return points


def earned_in_battle(position: Position, number: int, places: Sequence[Sequence[int]]) -> list[int]:
    """Points by seat; what John of Gaunt earns is nobody's. Source: H6.10, H6.11, H6.12b, H11.1, H13.9."""
    payments = position.options.payments(number)
    seats = JOHNS_SEAT + 1 if position.john_fights else position.players
    if not position.options.without:
        return share(places, payments, seats)[: position.players]
    if not position.holds("H6.11"):
        payments = payments[:1]
    earned = share(places, payments, seats, rest_to_first=not position.holds("H6.12b"))
    if not position.holds("H6.10"):
        filled = sum(map(len, places))
        earned[places[0][0]] += sum(points or 0 for points in payments[filled:])
    return earned[: position.players]


def tell_places(
    position: Position, number: int, places: Sequence[Sequence[int]], earned: Sequence[int], events: list[Event]
) -> None:
    """Who has won the battle, and who has scored in it. Source: H6.11, H11.1, H13.4, H13.7."""
    below = "H13.4" if number in CHEVAUCHEES else "H11.1" if position.options.ignore_second else "H6.11"
    place = 1
    for group in places:
        for seat in group:
            if seat == JOHNS_SEAT:
                won = seat == position.winner
                kind, rule = ("john-won", "H13.7") if won else ("john-placed", "H13.4")
                events.append(Event(kind, rule, facts={"battle": number, "place": place}, automatic=True))
            elif earned[seat] or place == 1:
                facts = {"battle": number, "points": earned[seat], "place": place}
                kind = "won" if seat == position.winner else "scored"
                events.append(Event(kind, below if place > 1 else "H6.11", seat, facts, automatic=True))
        place += len(group)
