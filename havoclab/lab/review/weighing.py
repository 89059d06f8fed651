"""What else could be done at a choice, and which of it an estimate prefers, within a bounded number of continuations.

Where a whole is put together of steps, whole sets stand to choose, not single cards. First everything gets a short
look; only what came off best, and what somebody asks about, is played on often enough to be compared ("sequential
halving", in one step).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.bot import Bot, ask
from havoclab.core.view import View
from havoclab.games import load
from havoclab.lab.review.actions import as_one, each_once, key_of
from havoclab.lab.review.games import game_of

#: So many come into the closer comparison where there are continuations for them, else only the best few.
MOST_COMPARED: Final = 5
FEWEST_COMPARED: Final = 3
#: Continuations of one action: at the short look at least, in a comparison at least and at most.
SHORT_LOOK: Final = 3
FEWEST_SAMPLES: Final = 8
MOST_SAMPLES: Final = 64
#: With fewer samples nothing drops out early: it would be by chance.
FEWEST_TO_RACE: Final = 32


def weigh(
    view: View, rng: Random, *, runs: int, most: int = MOST_COMPARED, also: Sequence[Action] = ()
) -> tuple[Appraisal, ...]:
    """What the best actions of a choice are worth, best first, with differences from the same sampled positions.

    Args:
        view: of the seat whose choice it is.
        rng: draws the hidden cards.
        runs: about so many continuations are played in all.
        most: so many actions come into the comparison, beside those of ``also``.
        also: actions that stay in the comparison whatever the short look says, beside what the usual bot would do.

    Raises:
        ValueError: if nothing is to be chosen, or an action is not legal there.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=2, seed=7).view(0)
    >>> [str(appraisal.action) for appraisal in weigh(view, Random(1), runs=40)]
    ['recruit', 'cry']
    """
    return compare(view, pick(view, rng, runs=runs, most=most, also=also), rng)


class Picked(NamedTuple):
    """What comes into a closer comparison, and for about how many continuations in all."""

    plans: Sequence[Action]
    runs: int


def pick(view: View, rng: Random, *, runs: int, most: int = MOST_COMPARED, also: Sequence[Action] = ()) -> Picked:
    """The first half of :func:`weigh`: what comes off best at a short look, if more is there than can be compared."""
    also = [plan_by(game_of(view).usual_bot(), view, rng), *also]
    plans = each_once([*plans_of(view), *also])
    if len(plans) <= most:
        return Picked(plans, runs)
    short = max(SHORT_LOOK, runs // 2 // len(plans))
    looked = _appraise_of(view)(view, rng, samples=short, actions=plans)
    runs -= short * len(plans)
    compared = min(most, max(FEWEST_COMPARED, runs // FEWEST_SAMPLES))
    best = [appraisal.action for appraisal in looked[:compared]]
    return Picked(each_once([*best, *also]), runs)


def compare(view: View, picked: Picked, rng: Random) -> tuple[Appraisal, ...]:
    """The second half of :func:`weigh`."""
    samples = min(MOST_SAMPLES, max(FEWEST_SAMPLES, picked.runs // len(picked.plans)))
    racing = samples >= FEWEST_TO_RACE
    return tuple(_appraise_of(view)(view, rng, samples=samples, actions=picked.plans, drop_out=racing))


def picked_against(
    view: View, reference: Action, rng: Random, *, most: int, first: Sequence[Action] = ()
) -> tuple[Action, ...]:
    """Other actions that are worth a comparison with one: those of ``first``, and what else comes off best.

    Args:
        view: of the seat whose choice it is.
        reference: what the others are to be compared with.
        rng: draws the hidden cards.
        most: at most so many: those of ``first``, what the usual bot would do, what a short look likes.
        first: what is to be compared in any case.
    """
    looked = _appraise_of(view)(view, rng, samples=SHORT_LOOK, actions=each_once([*plans_of(view), reference]))
    usual = plan_by(game_of(view).usual_bot(), view, rng)
    others = [*first, usual, *(appraisal.action for appraisal in looked)]
    by_key = {key_of(action): action for action in reversed(others)}
    return tuple([by_key[key] for key in dict.fromkeys(map(key_of, others)) if key != key_of(reference)][:most])


def weigh_against(view: View, reference: Action, action: Action, rng: Random, *, samples: int) -> Appraisal:
    """What an action brings less than another, compared with it on sampled positions.

    Args:
        view: of the seat whose choice it is.
        reference: what it is compared with.
        action: what is compared; its loss is below 0 where it brings more.
        rng: draws the hidden cards.
        samples: so many continuations of both are played.
    """
    pair = _appraise_of(view)(view, rng, samples=samples, actions=(reference, action), drop_out=False)
    return difference(pair, action)


def difference(pair: Sequence[Appraisal], action: Action) -> Appraisal:
    """Of two appraised actions this one, against the other: its loss is below 0 where it brings more."""
    best, other = pair
    if other.action == action:
        return other
    return replace(best, loss=-other.loss, loss_low=-other.loss_high, loss_high=-other.loss_low)


def plan_by(bot: Bot, view: View, rng: Random) -> Action:
    """What a bot would do, a set as one: putting it together brings nothing hidden to light, so it is asked to the end.

    Raises:
        BotFault: naming the bot and what was wrong.
    """
    goes_on = game_of(view).goes_on
    action = ask(bot, view, rng)
    if view.decision is None or not goes_on(view.decision.kind, action):
        return action
    state = view.sample(rng)
    steps: list[Action] = [action]
    state.apply(action)
    while state.decision == view.decision and goes_on(view.decision.kind, steps[-1]):
        steps.append(ask(bot, state.view(view.seat), rng))
        state.apply(steps[-1])
    return as_one(steps)


def plans_of(view: View) -> tuple[Action, ...]:
    """What could be done at this choice and is worth a thought: steps, or several as one where a set is put together.

    Raises:
        ValueError: if the choice is not the view's seat's.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=2, seed=7)
    >>> _ = state.apply("cry")
    >>> [str(plan) for plan in plans_of(state.view(0))][:2]
    ['lay b8, lay o8, stop', 'lay b8, lay o8, lay g8, stop']
    """
    if view.decision is None or not view.legal_actions:
        raise ValueError("view: the choice is not this seat's")
    return tuple(each_once(game_of(view).plans_of(view)))


def _appraise_of(view: View) -> Callable[..., Sequence[Appraisal]]:
    appraise = load(view.game).appraise
    assert appraise is not None, "a game that is reviewed can be appraised"
    return appraise
