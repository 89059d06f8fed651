"""Ratings from games of two: how strong each bot is, on the scale that chess players know.

The model is that of Bradley and Terry: of the games between two bots rated a and b points, the first wins a part of
1 / (1 + 10^((b - a) / 400)). The ratings are those under which the results were most likely. A bot that won or lost
every game would be rated without bound, and without any doubt; each pair is therefore given one deal more than it
played, in which the two were equal, and one drawn game that is in every sample.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from scipy.special import log_expit
from scipy.stats import bootstrap

from havoclab.lab.intervals import LEVEL

__all__ = ["Pair", "Rating", "rate"]

#: Rating points for a factor of ten in the odds, and where the scale is fixed.
SCALE: Final = 400 / log(10)
ANCHOR: Final = 1500.0
_RESAMPLES: Final = 400

Pair = tuple[str, str]
_Floats = npt.NDArray[np.float64]


class Rating(NamedTuple):
    """How strong a bot is, with its 95 % interval, beside the anchor."""

    value: float
    low: float
    high: float


def rate(bots: Sequence[str], wins: Mapping[Pair, Sequence[float]], games: int, anchor: str) -> dict[str, Rating]:
    """The ratings of these bots; that of the anchor is 1500.

    The intervals come from deals drawn anew with replacement: a deal is drawn with all the games played on it.

    Args:
        bots: whom to rate.
        wins: by pair, for each deal (the same deals for all pairs), the part of its games that the first one won.
        games: how many games of a pair are played on each deal.
        anchor: whose rating is fixed.

    Raises:
        ValueError: if there is not one deal.

    >>> found = rate(["a", "b"], {("a", "b"): [1.0, 0.5] * 20}, games=2, anchor="b")
    >>> round(found["a"].value), found["b"].value, found["a"].low > 1500
    (1683, 1500.0, True)
    """
    pairs = list(wins)
    places = np.array([[bots.index(one), bots.index(other)] for one, other in pairs]).reshape(-1, 2)
    table = np.array([[*wins[pair], 0.5] for pair in pairs], float).reshape(len(pairs), -1).T
    fixed = list(bots).index(anchor)

    def ratings(deals: npt.NDArray[Any]) -> _Floats:
        won = table[deals.astype(int)].sum(axis=0) * games + 0.5
        return _most_likely(places, won, len(deals) * games + 1.0 - won, len(bots), fixed)

    deals = np.arange(len(table))
    values = ratings(deals)
    if len(deals) < 2:
        raise ValueError("deals: not one was played to its end by all pairs; at least one is needed")
    low, high = bootstrap(
        (deals,),
        ratings,
        n_resamples=_RESAMPLES,
        vectorized=False,
        confidence_level=LEVEL,
        method="percentile",
        rng=np.random.default_rng(0),
    ).confidence_interval
    return {bot: Rating(*map(float, (values[i], low[i], high[i]))) for i, bot in enumerate(bots)}


def _most_likely(places: npt.NDArray[Any], won: _Floats, lost: _Floats, bots: int, fixed: int) -> _Floats:
    """The ratings under which so many wins and losses of the pairs are most likely."""
    free = [bot for bot in range(bots) if bot != fixed]

    def unlikely(free_ratings: _Floats) -> tuple[float, _Floats]:
        ratings = np.zeros(bots)
        ratings[free] = free_ratings
        ahead = ratings[places[:, 0]] - ratings[places[:, 1]]
        slope = won * np.exp(log_expit(-ahead)) - lost * np.exp(log_expit(ahead))
        gradient = np.zeros(bots)
        np.add.at(gradient, places[:, 0], -slope)
        np.add.at(gradient, places[:, 1], slope)
        return float(-(won * log_expit(ahead) + lost * log_expit(-ahead)).sum()), gradient[free]

    ratings = np.full(bots, ANCHOR)
    if free:
        ratings[free] += SCALE * minimize(unlikely, np.zeros(len(free)), jac=True, method="BFGS").x
    return ratings
