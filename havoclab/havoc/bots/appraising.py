"""What each action of a view is probably worth: hidden cards are sampled, and the game is played on in thought.

The samples are drawn each as likely as it is (:mod:`havoclab.havoc.hidden`), which takes longer than the view's own.

A continuation goes on for two rounds of turns, played by a patient captain against patient and sensible ones; then the
hands tell what is still to come (``evaluation.py``). An estimate therefore is one for play of about that strength,
never the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.appraisal import Appraisal, actions_to_try, appraisals
from havoclab.core.view import View as AnyView
from havoclab.havoc.bots.farsighted import captains
from havoclab.havoc.bots.racing import race
from havoclab.havoc.hidden import Hidden
from havoclab.havoc.view import View

#: In so many parts the samples are played; between them the clearly worse actions drop out.
_PARTS: Final = 4
#: How many rounds of turns a continuation goes on.
_ROUNDS: Final = 2


def appraise(
    view: AnyView, rng: Random, *, samples: int = 64, actions: Sequence[Action] | None = None, drop_out: bool = True
) -> tuple[Appraisal, ...]:
    """Estimates of what legal actions are worth to the view's seat, best first; equal for an equal ``rng``.

    Args:
        view: of the seat whose choice it is.
        rng: draws the hidden cards.
        samples: the most continuations for each action; clearly worse ones get fewer.
        actions: legal actions to look at, steps or several as one (a whole set to lay); by default all steps.
        drop_out: clearly worse ones drop out early; without it each gets all samples, as a measurement needs.

    Raises:
        TypeError: if the view is not one of Havoc.
        ValueError: if ``samples`` is out of range, there is no action, or one is not legal there.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=3, seed=7).view(0)
    >>> best, other = appraise(view, Random(1), samples=8)
    >>> best.loss, other.loss > 0, best.low <= best.value <= best.high
    (0.0, True, True)
    """
    if not isinstance(view, View):
        raise TypeError(f"view: {type(view).__name__} is not a view of Havoc")
    tried = actions_to_try(view.legal_actions, actions, samples, partial(_is_plan, view))
    turns = _ROUNDS * view.players
    draw = Hidden(view).sample_state
    parts = _PARTS if drop_out else 1
    values = race(view, tried, rng, captains(), samples=samples, parts=parts, turns=turns, draw=draw)
    return appraisals(tried, values)


def _is_plan(view: View, action: Action) -> bool:
    """Whether these are several steps that the seat can do as one."""
    return isinstance(action, Together) and bool(view.legal_actions) and view.sample(Random(0)).check(action) is None
