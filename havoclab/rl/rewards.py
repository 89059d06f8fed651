"""What a game was worth to each seat, given once, at its end. Every kind adds up to zero over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from havoclab.core.outcome import Outcome

#: What a seat gets that does what the rules don't allow: as much as for losing.
ILLEGAL: Final = -1.0


def by_win(outcome: Outcome) -> list[float]:
    """1 to the winner, and -1 shared by the others; a shared crown is shared.

    >>> by_win(Outcome(places=((1,), (0,), (2,)), points=(3, 9, 2), rule="H10.1"))
    [-0.5, 1.0, -0.5]
    >>> by_win(Outcome(places=((0, 1),), points=(9, 9), rule="H10.1"))
    [0.0, 0.0]
    """
    seats, winners = len(outcome.points), outcome.winners
    return [((seat in winners) * seats / len(winners) - 1) / (seats - 1) for seat in range(seats)]


def by_points(outcome: Outcome) -> list[float]:
    """Points more than the others have on average.

    >>> by_points(Outcome(places=((1,), (0,), (2,)), points=(3, 9, 2), rule="H10.1"))
    [-2.5, 6.5, -4.0]
    """
    total, others = sum(outcome.points), len(outcome.points) - 1
    return [mine - (total - mine) / others for mine in outcome.points]


def by_places(outcome: Outcome) -> list[float]:
    """The share of the others that ended behind, less the share that ended ahead: 1 to the first, -1 to the last.

    >>> by_places(Outcome(places=((2,), (0, 3), (1,)), points=(4, 1, 8, 4), rule="G8.4"))
    [0.0, -1.0, 1.0, 0.0]
    """
    seats, worth, ahead = len(outcome.points), [0.0] * len(outcome.points), 0
    for place in outcome.places:
        behind = seats - ahead - len(place)
        for seat in place:
            worth[seat] = (behind - ahead) / (seats - 1)
        ahead += len(place)
    return worth


#: The kinds of reward by name.
REWARDS: Final[dict[str, Callable[[Outcome], list[float]]]] = {
    "win": by_win,
    "points": by_points,
    "places": by_places,
}


def reward_of(name: str) -> Callable[[Outcome], list[float]]:
    """The kind of reward of this name.

    Raises:
        ValueError: naming those there are.

    >>> reward_of("gold")
    Traceback (most recent call last):
    ...
    ValueError: reward: 'gold' is none; allowed are win, points, places
    """
    if name not in REWARDS:
        raise ValueError(f"reward: {str(name)[:40]!r} is none; allowed are {', '.join(REWARDS)}")
    return REWARDS[name]
