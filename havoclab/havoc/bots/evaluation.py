"""What a table is worth to each seat before the game is over: the points still to come, read off the hands.

A rollout to the end of the game is slow, and most of its outcome is luck that no choice of now has made. So rollouts
stop after a few turns, and this guess takes their place: what hands like these earned on average in thousands of games,
as a sum of a number for each thing a hand may hold. The numbers are in ``evaluation.json``; how they were found is told
there.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
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
#: By rule: features that are worth nothing without it.
_RESTS_ON: Final[dict[str, set[str]]] = {
    "H8.1": {*FEATURES[4:21]} - {"height of singles"},
    "H8.2": {"a straight"},
    "H8.3": {feature for feature in FEATURES if feature.endswith("of a suit")},
    "H8.6": {feature for feature in FEATURES if feature.startswith("height")},
}
#: What a battle card won counts where they decide the game, in points: what first places pay on average.
_OF_A_CARD: Final = 7.0
#: What a point counts there: no difference in points makes up for a card.
_BETWEEN_EQUALS: Final = 0.05


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

    Meant for the beginning of a turn. Once the game is over these are the points. Where cards won decide the game
    (H10.1 is off), a card counts as many points as a first place pays on average.

    >>> from havoclab import havoc
    >>> len(expected(havoc.deal(players=3, seed=7)))
    3
    """
    options = position.options
    points: list[float] = list(position.points)
    if not options.holds("H10.1"):  # cards won decide, and only then the points
        points = [_OF_A_CARD * won + _BETWEEN_EQUALS * had for won, had in zip(position.cards_won, points, strict=True)]
    if position.kind == "over":
        return points
    weights = _weights(position.players, options.without)[_phase(len(position.order))]
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


@lru_cache(maxsize=64)
def _weights(players: int, without: Collection[str]) -> tuple[tuple[float, ...], ...]:
    """The numbers for so many players, by phase; without a rule what rests on it counts nothing. Source: H8."""
    tables = json.loads((files("havoclab.havoc.bots") / "evaluation.json").read_text(encoding="utf-8"))["weights"]
    gone = {feature for rule, features in _RESTS_ON.items() if rule in without for feature in features}
    return tuple(
        tuple(0.0 if feature in gone else weight for feature, weight in zip(FEATURES, row, strict=True))
        for row in tables[str(players)]
    )
