"""Trying actions out in thought: each on the same sampled states, and the clearly worse ones drop out on the way.

Luck then hits all actions alike: what is left of a difference between two is what the actions make of it, and
its interval is narrow ("common random numbers"). After each part of the samples those drop out that are clearly
worse than the best ("racing"): an answer is soon there where it is easy, and where it is close, the close ones get all
the samples.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Final

from havoclab.core.action import Action
from havoclab.havoc.bots.captain import Captain
from havoclab.havoc.bots.evaluation import expected
from havoclab.havoc.bots.rollouts import after, lead, play_on
from havoclab.havoc.view import View

#: An interval needs two samples.
FEWEST_SAMPLES: Final = 2
#: For an interval that holds the true mean in 95 of 100 cases, in standard errors of many samples.
_NORMAL: Final = 1.959964

#: By action what its continuations brought; equal places in two lists come from the same sampled state.
Values = Mapping[Action, Sequence[float]]


def race(
    view: View,
    actions: Sequence[Action],
    rng: Random,
    captains: Sequence[Captain],
    *,
    samples: int,
    parts: int,
    turns: int | None,
    seconds: float | None = None,
) -> Values:
    """Try legal actions of a view on sampled states, and see how far ahead its seat ends.

    Args:
        view: of the seat whose choice it is.
        actions: what is tried.
        rng: draws the hidden cards; equal ones give equal answers.
        captains: play on; the first for this seat, and all of them in turn for the others: how these really play
            nobody knows, and a plan should be good against more than one kind of rival.
        samples: the most continuations for each action.
        parts: the clearly worse ones drop out so often.
        turns: how far each continuation goes; see :func:`play_on`.
        seconds: no new sample is begun after so long, whatever else was asked for: a safety net for slow machines. At
            least two are played.
    """
    assert view.seat is not None, "an onlooker has no choice"
    seat = view.seat
    values: dict[Action, list[float]] = {action: [] for action in actions}
    left = list(values)
    end = None if seconds is None else monotonic() + seconds
    played = 0
    for part in range(1, parts + 1):
        while played < max(FEWEST_SAMPLES, samples * part // parts):
            if end is not None and played >= FEWEST_SAMPLES and monotonic() > end:
                return values
            state = view.sample(rng)
            minds = [captains[(played + other) % len(captains)] for other in range(view.players)]
            minds[seat] = captains[0]
            for action in left:
                future = after(state, action)
                play_on(future, minds, turns)
                values[action].append(lead(expected(future), seat))
            played += 1
        best = best_of({action: values[action] for action in left})
        left = [action for action in left if action == best or loss(values[action], values[best])[1] <= 0]
        if len(left) == 1 and len(values) > 1:
            break
    return values


def best_of(values: Values) -> Action:
    """The action with the best mean, among those that were tried most."""
    return max(values, key=lambda action: (len(values[action]), fmean(values[action])))


def loss(mine: Sequence[float], best: Sequence[float]) -> tuple[float, float, float]:
    """How much the best brings more on the same sampled states, and the ends of the 95 % interval."""
    return mean_of([most - value for value, most in zip(mine, best, strict=False)])


def mean_of(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval.

    >>> mean_of([1.0, 1.0, 1.0])
    (1.0, 1.0, 1.0)
    """
    mean = fmean(values)
    error = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean, mean - error, mean + error


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches with few samples: Student's t.

    From the usual expansion in 1 / freedom around the normal distribution.

    >>> round(student(3), 1), round(student(10), 2), round(student(1000), 2)
    (3.2, 2.23, 1.96)
    """
    z = _NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
