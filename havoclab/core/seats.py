"""Going round the table."""

from __future__ import annotations


def clockwise(first: int, seats: int) -> list[int]:
    """All seats once, from ``first`` on and going left. ``first`` may count beyond the last seat.

    >>> clockwise(2, 4), clockwise(3 + 1, 4)
    ([2, 3, 0, 1], [0, 1, 2, 3])
    """
    return [(first + step) % seats for step in range(seats)]
