"""How many hands of a deck have which rank.

Every physical card counts for itself, the dogs too: the numbers of a deck of n cards add up to C(n, 6).

Nothing in H8 tells one suit from another, and dogs are alike. So it is enough to look at one hand of each class: a
multiset of values, and which of its soldiers share a suit. A class of hands with d dogs whose soldiers have m suits
stands for C(dogs, d) * 6 * 5 * ... (m factors) hands; where soldiers have equal values, each hand is met once for each
order of them.

Sources: H3.1 (the decks), H8.1-H8.5.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, factorial, perm
from typing import Final

import numpy as np
import numpy.typing as npt

from havoclab.havoc.cards import HIGHEST, SUITS
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.ranks import Rank
from havoclab.lab.batch import NO_CARD, ranks, strengths
from havoclab.lab.tables import all_multisets

__all__ = ["count_ranks"]

_ORDERS: Final = factorial(MOST_INVOLVED)


def count_ranks(top: int, dogs: int, *, size: int = MOST_INVOLVED, best_subset: bool = False) -> dict[Rank, int]:
    """The number of hands of `size` involved cards in each rank, from six suits of values 1 to `top` and `dogs` dogs.

    `best_subset` is the option of H8.5. Raises ValueError for a top value that is not 1-18, a negative number of dogs,
    or a size that is not 0-6. Source: H3.1, H8.1-H8.5.

    >>> counts = count_ranks(8, 6)
    >>> counts[Rank.SIX_OF_A_KIND], sum(counts.values()) == comb(54, 6)
    (9, True)
    """
    if not 1 <= top <= HIGHEST:
        raise ValueError(f"top: {top!r} is no soldier's value; allowed are 1-{HIGHEST}")
    if dogs < 0:
        raise ValueError(f"dogs: {dogs!r}; allowed are 0 and more")
    if not 0 <= size <= MOST_INVOLVED:
        raise ValueError(f"size: {size!r} cards; allowed are 0-{MOST_INVOLVED}")
    multisets = all_multisets()
    held = multisets[((multisets > 0).sum(axis=1) == size) & (multisets[:, -1] <= top + 1)].astype(np.int16)
    totals = [0] * len(Rank)
    for with_dogs in range(min(dogs, size) + 1):
        soldiers = size - with_dogs
        rows = held[(held == 1).sum(axis=1) == with_dogs]
        values = rows[:, MOST_INVOLVED - soldiers :] - 1
        orders = _orders(values)
        for sharing in _sharings(soldiers):
            possible = _no_soldier_twice(values, sharing)
            hands = np.full((int(possible.sum()), MOST_INVOLVED), NO_CARD, np.int16)
            hands[:, :with_dogs] = 0
            hands[:, with_dogs:size] = values[possible] + HIGHEST * np.array(sharing, np.int16)
            found = ranks(strengths(hands, best_subset=best_subset))
            # Floats hold these whole numbers exactly: they stay far below 2**53.
            weights = np.bincount(found, weights=_ORDERS // orders[possible], minlength=len(Rank))
            times = comb(dogs, with_dogs) * perm(len(SUITS), len(set(sharing)))
            for rank, weight in enumerate(weights):
                totals[rank] += int(weight) * times
    return {rank: totals[rank] // _ORDERS for rank in Rank}


def _sharings(soldiers: int) -> Iterator[tuple[int, ...]]:
    """Every way in which soldiers in a row share suits, numbered as they appear. (0, 1, 0): the first and the third do.

    >>> list(_sharings(2))
    [(0, 0), (0, 1)]
    """
    if soldiers == 0:
        yield ()
        return
    for before in _sharings(soldiers - 1):
        for suit in range(len(set(before)) + 1):
            yield (*before, suit)


def _no_soldier_twice(values: npt.NDArray[np.int16], sharing: tuple[int, ...]) -> npt.NDArray[np.bool_]:
    """Which rows of values, shape (n, soldiers), have no two soldiers of one suit and one value. Source: H2.1."""
    possible = np.ones(len(values), np.bool_)
    for here, suit in enumerate(sharing):
        for there in range(here):
            if sharing[there] == suit:
                possible &= values[:, here] != values[:, there]
    return possible


def _orders(values: npt.NDArray[np.int16]) -> npt.NDArray[np.int64]:
    """In how many orders each row of sorted values, shape (n, soldiers), can have its equal values: shape (n,)."""
    orders = np.ones(len(values), np.int64)
    run = np.ones(len(values), np.int64)
    for place in range(1, values.shape[1]):
        run = np.where(values[:, place] == values[:, place - 1], run + 1, 1)
        orders *= run
    return orders
