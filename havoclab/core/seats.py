"""Going round the table."""

from __future__ import annotations


def clockwise(first: int, seats: int) -> range | list[int]:
    """All seats from ``first`` on, going left.

    >>> list(clockwise(2, 4))
    [2, 3, 0, 1]
    """
    return [(first + step) % seats for step in range(seats)]
