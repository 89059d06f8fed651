"""What a table is worth to each seat before the game is over: the points still to come, read off the hands.

A rollout to the end of the game is slow, and most of its outcome is luck that no choice of now has made. So rollouts
stop after a few turns, and this guess takes their place: what hands like these earned on average in thousands of games,
as a sum of a number for each thing a hand may hold. The numbers are in ``evaluation.json``; how they were found is told
there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from havoclab.havoc.cards import SUIT, SUITS, VALUE
from havoclab.havoc.position import Position

#: What is counted in a hand, in the order of the numbers.
FEATURES: Final = (
    "soldiers",
    "first dog",
    "second dog",
    "each further dog",
    "pairs",
    "threes",
    "fours",
    "fives",
    "sixes",
    "height of singles",
    "height of pairs",
    "height of threes",
    "height of larger sets",
    "four of a suit",
    "five of a suit",
    "six of a suit",
    "four or more and another set",
    "two sets of three or more",
    "three or more and another set",
    "three sets",
    "a straight",
    "on turn",
    "Peacekeeper",
)
_FIVE: Final = 5


def count(hand: Sequence[int], highest: int) -> list[float]:
    """How much of each feature a hand holds, the last two aside. Source: H8.1.

    >>> dict(zip(FEATURES, count([0, 9, 27, 12], 13)))["pairs"]
    1
    """
    held = [0] * (highest + 1)
    suited = [0] * (len(SUITS) + 1)
    for card in hand:
        held[VALUE[card]] += 1
        suited[SUIT[card]] += 1
    dogs = held[0]
    sets = [0] * 7
    heights = [0] * 7
    values = 0
    for value, cards in enumerate(held):
        if cards:
            values |= 1 << value
            if value:
                sets[cards] += 1
                heights[cards] += value
    longest = max(suited[:-1])
    pairs, threes = sets[2], sets[3]
    large = sets[4] + sets[5] + sets[6]
    some = pairs + threes + large
    return [
        len(hand) - dogs,
        dogs >= 1,
        dogs >= 2,
        max(0, dogs - 2),
        pairs,
        threes,
        sets[4],
        sets[5],
        sets[6],
        heights[1] / highest,
        heights[2] / highest,
        heights[3] / highest,
        (heights[4] + heights[5] + heights[6]) / highest,
        longest >= 4,
        longest >= _FIVE,
        longest >= 6,
        large >= 1 and some >= 2,
        threes + large >= 2,
        threes + large >= 1 and some >= 2,
        some >= 3,
        values & values >> 1 & values >> 2 & values >> 3 & values >> 4 > 0,
    ]


def expected(position: Position) -> list[float]:
    """By seat the points at the end of the game, as far as the hands tell; the sum of all is not to be trusted.

    Meant for the beginning of a turn. Once the game is over these are the points.

    >>> from havoclab import havoc
    >>> len(expected(havoc.deal(players=3, seed=7)))
    3
    """
    points: list[float] = list(position.points)
    if position.kind == "over":
        return points
    weights = _weights(position.players)[_phase(len(position.order))]
    highest = position.options.supply.highest
    *_, on_turn, peacekeeper = weights
    for seat, hand in enumerate(position.hands):
        points[seat] += sum([weight * much for weight, much in zip(weights, count(hand, highest), strict=False)])
    points[position.seat] += on_turn
    if position.peacekeeper < len(points):  # else John of Gaunt is (H13.7)
        points[position.peacekeeper] += peacekeeper
    return points


def _phase(battles: int) -> int:
    """Which row of numbers holds, with so many battles to come, Castillon included. Source: H1.2.

    >>> [_phase(battles) for battles in (1, 2, 3, 4, 5, 6, 7, 9)]
    [0, 0, 1, 1, 2, 2, 3, 3]
    """
    return min(3, max(0, (battles - 1) // 2))


@lru_cache(maxsize=8)
def _weights(players: int) -> tuple[tuple[float, ...], ...]:
    """The numbers for so many players, by phase."""
    tables = json.loads((files("havoclab.havoc.bots") / "evaluation.json").read_text(encoding="utf-8"))["weights"]
    return tuple(tuple(row) for row in tables[str(players)])
