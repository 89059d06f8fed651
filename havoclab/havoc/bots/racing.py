"""Trying actions out in thought: each on the same sampled states, and the clearly worse ones drop out on the way.

Luck then hits all actions alike: what is left of a difference between two is what the actions make of it, and
its interval is narrow ("common random numbers"). After each part of the samples those drop out that are clearly
worse than the best ("racing"): an answer is soon there where it is easy, and where it is close, the close ones get all
the samples.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from havoclab.core.action import Action
from havoclab.core.appraisal import FEWEST_SAMPLES, Values, best_of, loss
from havoclab.havoc.bots.captain import Captain
from havoclab.havoc.bots.evaluation import expected
from havoclab.havoc.bots.rollouts import after, lead, play_on
from havoclab.havoc.state import State
from havoclab.havoc.view import View


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
    draw: Callable[[Random], State] | None = None,
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
        draw: draws a state that agrees with the view; without it the view does so itself. So do the bots: it is many
            times quicker than :class:`~havoclab.havoc.hidden.Hidden`, most of all at tables of four and more, and
            nearly as exact; their strength on the ladder was measured with it.
    """
    assert view.seat is not None, "an onlooker has no choice"
    seat = view.seat
    draw = draw or view.sample
    values: dict[Action, list[float]] = {action: [] for action in actions}
    left = list(values)
    end = None if seconds is None else monotonic() + seconds
    played = 0
    for part in range(1, parts + 1):
        while played < max(FEWEST_SAMPLES, samples * part // parts):
            if end is not None and played >= FEWEST_SAMPLES and monotonic() > end:
                return values
            state = draw(rng)
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
