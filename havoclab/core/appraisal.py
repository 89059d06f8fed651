"""What a choice is probably worth: an estimate with its interval, never the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from havoclab.core.action import Action

#: An interval needs two samples.
FEWEST_SAMPLES: Final = 2
#: Beyond so many samples nobody would wait.
MOST_SAMPLES: Final = 10_000
#: For an interval that holds the true mean in 95 of 100 cases, in standard errors of many samples.
_NORMAL: Final = 1.959964

#: By action what its continuations brought; equal places in two lists come from the same sampled state.
Values = Mapping[Action, Sequence[float]]


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What one action is expected to bring the seat that chooses, as far as that seat can tell.

    Made from a view alone: the hidden cards are drawn at random within what the seat knows, and the game is played on.

    Attributes:
        action: a legal action: one step, or several that were looked at as one.
        value: the mean, in the game's points ahead of the best rival at the end.
        low: lower end of the 95 % interval of that mean.
        high: its upper end.
        loss: how much the best action of the same appraisal brings more, from the same samples; 0 for the best.
        loss_low: lower end of the 95 % interval of that difference.
        loss_high: its upper end.
        samples: how many continuations were played.

    >>> from havoclab.havoc.actions import CRY
    >>> Appraisal(CRY, value=1.5, low=0.9, high=2.1, loss=0.0, loss_low=0.0, loss_high=0.0, samples=64).action is CRY
    True
    """

    action: Action
    value: float
    low: float
    high: float
    loss: float
    loss_low: float
    loss_high: float
    samples: int


def actions_to_try(
    legal: Sequence[Action],
    actions: Sequence[Action] | None,
    samples: object,
    is_plan: Callable[[Action], bool] = lambda _: False,
) -> tuple[Action, ...]:
    """The actions of a request to appraise, each once; checked, as are the samples that are asked for.

    Args:
        legal: the legal steps.
        actions: those to look at; None: all.
        samples: the most continuations for each action.
        is_plan: whether an action that is not listed is several steps that can be done as one.

    Raises:
        ValueError: if ``samples`` is out of range, there is no action, or one is not legal.
    """
    if type(samples) is not int or not FEWEST_SAMPLES <= samples <= MOST_SAMPLES:
        raise ValueError(f"samples: {samples!r:.40} is none; allowed are {FEWEST_SAMPLES} to {MOST_SAMPLES}")
    tried = tuple(dict.fromkeys(legal if actions is None else actions))
    if not tried:
        raise ValueError("actions: there is none; the choice is not this seat's, or none was given")
    for action in tried:
        if action not in legal and not is_plan(action):
            raise ValueError(f"actions: {str(action)!r:.80} is not one of the {len(legal)} legal steps of this seat")
    return tried


def appraisals(actions: Iterable[Action], values: Values) -> tuple[Appraisal, ...]:
    """What was found about these actions, the best first."""
    best = best_of(values)
    found = []
    for action in actions:
        less = loss(values[action], values[best])
        found.append(Appraisal(action, *mean_of(values[action]), *less, len(values[action])))
    return tuple(sorted(found, key=lambda one: (one.action != best, one.loss)))


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
