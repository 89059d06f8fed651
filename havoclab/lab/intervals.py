"""The 95 % intervals of the laboratory. A deal is the unit: its rotations share the cards, so they are not independent.

Every function takes one value for each deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

import numpy as np
from scipy.stats import norm, t

__all__ = ["LEVEL", "difference_interval", "mean_interval", "share_interval"]

#: How often an interval holds what it estimates, over many runs.
LEVEL: Final = 0.95
_TAIL: Final = (1 - LEVEL) / 2

Interval = tuple[float, float]


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval of the mean, by Student's t; without bounds for fewer than two deals.

    >>> [round(end, 2) for end in mean_interval([1, 2, 3, 4])]
    [0.45, 4.55]
    """
    if len(values) < 2:
        return -inf, inf
    mean, half = float(np.mean(values)), float(np.std(values, ddof=1)) / sqrt(len(values))
    half *= float(t.ppf(1 - _TAIL, len(values) - 1))
    return mean - half, mean + half


def share_interval(values: Sequence[float]) -> Interval:
    """The interval of the mean of values between 0 and 1, by Wilson's score.

    Wilson's interval is about so many independent wins and losses. Deals whose values lie in between, because several
    rotations or a shared crown made them, tell more than a win or a loss would: they count as so many as have the
    variance that is seen (the *effective* number, as with samples in clusters), but never as fewer than they are.

    >>> [round(end, 2) for end in share_interval([1, 0, 1, 1])]
    [0.3, 0.95]
    """
    deals = len(values)
    if deals == 0:
        return 0.0, 1.0
    mean = float(np.mean(values))
    seen = float(np.var(values, ddof=1)) if deals > 1 else 0.0
    effective, quantile = float(deals), float(norm.ppf(1 - _TAIL))
    if seen and deals * mean * (1 - mean) / seen > deals:
        effective, quantile = deals * mean * (1 - mean) / seen, float(t.ppf(1 - _TAIL, deals - 1))
    reach = quantile * quantile / effective
    middle = (mean + reach / 2) / (1 + reach)
    half = sqrt(reach * mean * (1 - mean) + reach * reach / 4) / (1 + reach)
    return max(0.0, middle - half), min(1.0, middle + half)


def difference_interval(values: Sequence[float], *, most: float = inf) -> Interval:
    """The interval of the mean of paired differences.

    Where all deals gave the same difference, a t interval would have no width. If a difference can be ``most`` at most,
    it is known how wide it must be: with 95 % confidence, no more than a part of all deals gives another.

    >>> difference_interval([0.0] * 10, most=1.0)[1] > 0.2
    True
    """
    deals = len(values)
    if most < inf and len(set(values)) < 2:
        mean = float(values[0]) if deals else 0.0
        others = 1 - _TAIL ** (1 / deals) if deals else 1.0
        return max(-most, mean - most * others), min(most, mean + most * others)
    low, high = mean_interval(values)
    return max(-most, low), min(most, high)
