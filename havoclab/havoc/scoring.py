"""H6.12, H9.6 - points by place, and how equals share them."""

from __future__ import annotations

from collections.abc import Sequence


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
