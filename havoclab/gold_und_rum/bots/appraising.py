"""What each action of a view is probably worth: what is hidden is drawn, and the round is played on in thought.

Until the last warrior lies nobody lays another card; then sensible bots that forget nothing play on, to the end of the
round. With every sample each of them is drawn anew, bold or careful with what it has: nearly everything lies open,
so bots that always play alike would make a single line of play look certain. So an estimate is one for play of about
that strength, it leaves out what may still be claimed in the deal, and later rounds; it is never the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.appraisal import FEWEST_SAMPLES, Appraisal, actions_to_try, appraisals, best_of, loss
from havoclab.core.event import Event
from havoclab.core.game import PERFECT_MEMORY
from havoclab.core.view import View as AnyView
from havoclab.gold_und_rum.actions import DEAL, HOLD, WAIT
from havoclab.gold_und_rum.bots.levels import SENSIBLE
from havoclab.gold_und_rum.bots.warlord import Warlord
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.view import View

__all__ = ["appraise"]

#: In so many parts the samples are played; between them the clearly worse actions drop out.
_PARTS: Final = 4
#: So many times as much as a sensible bot does the boldest sends, and expects others to send; the most careful nothing.
_BOLDEST: Final = 2.0


def appraise(
    view: AnyView, rng: Random, *, samples: int = 32, actions: Sequence[Action] | None = None, drop_out: bool = True
) -> tuple[Appraisal, ...]:
    """Estimates of what legal actions are worth to the view's seat, best first; equal for an equal ``rng``.

    Worth is counted in points ahead of the best rival at the end of the round. The chancellor and the favourite are no
    rivals: they score together. Source: G8.2.

    Args:
        view: of the seat whose choice it is.
        rng: draws what is hidden.
        samples: the most continuations for each action; clearly worse ones get fewer.
        actions: legal actions to look at, steps or several as one (mercenaries to send); by default all steps.
        drop_out: clearly worse ones drop out early; without it each gets all samples, as a measurement needs.

    Raises:
        TypeError: if the view is not one of Gold und Rum.
        ValueError: if ``samples`` is out of range, there is no action, or one is not legal there.
    """
    if not isinstance(view, View):
        raise TypeError(f"view: {type(view).__name__} is not a view of Gold und Rum")
    tried = actions_to_try(view.legal_actions, actions, samples, partial(_is_plan, view))
    values: dict[Action, list[float]] = {action: [] for action in tried}
    left = list(tried)
    parts = _PARTS if drop_out else 1
    played = 0
    for part in range(1, parts + 1):
        for _ in range(max(FEWEST_SAMPLES, samples * part // parts) - played):
            state, bots = view.sample(rng), [_drawn_bot(rng) for _ in range(view.players)]
            for action in left:
                values[action].append(_lead_after(state, action, view, bots))
            played += 1
        best = best_of({action: values[action] for action in left})
        left = [action for action in left if action == best or loss(values[action], values[best])[1] <= 0]
        if len(left) == 1 and len(tried) > 1:
            break
    return appraisals(tried, values)


def _is_plan(view: View, action: Action) -> bool:
    """Whether these are mercenaries that the seat can send one after another. Source: G7.2."""
    if not isinstance(action, Together) or view.table.kind != "mercenaries" or not view.legal_actions:
        return False
    trial = view.sample(Random(0))
    for step in action.steps:
        if trial.check(step, view.seat) is not None:
            return False
        trial.apply(step, view.seat)
    return True


def _drawn_bot(rng: Random) -> Warlord:
    """A sensible bot that forgets nothing, as bold or as careful as chance has it."""
    boldness = _BOLDEST * rng.random()
    character = replace(
        SENSIBLE,
        margin=SENSIBLE.margin * _BOLDEST * rng.random(),
        spends=(min(1.0, SENSIBLE.spends[0] * boldness), min(1.0, SENSIBLE.spends[1] * boldness)),
        counts_on=(SENSIBLE.counts_on[0] * boldness, SENSIBLE.counts_on[1] * boldness),
    )
    return Warlord("sensible", character, PERFECT_MEMORY)


def _choose(bot: Warlord, kind: str, view: View, rng: Random) -> Action:
    """What a drawn bot does; a careful one keeps its commando, whose blow may help somebody else. Source: G7.3."""
    careful = bot.character.spends[0] < SENSIBLE.spends[0]
    return HOLD if kind == "commando" and careful else bot.choose(view, rng)


def _lead_after(state: State, action: Action, view: View, bots: Sequence[Warlord]) -> float:
    """How far ahead the view's seat is at the end of the round, if it does this now."""
    seat = view.seat
    assert seat is not None, "an onlooker has no choice"
    future = State.copy(state)
    if action is not WAIT or future.options.step_mode:  # with a clock, who waits does nothing
        for step in action.steps if isinstance(action, Together) else (action,):
            future.carry_out(step, seat, [])
    friends = _play_round(future, state.round, bots)
    own = {seat, *friends} if seat in friends and future.holds("G8.2") else {seat}
    return float(future.points[seat] - max(points for other, points in enumerate(future.points) if other not in own))


def _play_round(state: State, number: int, bots: Sequence[Warlord]) -> tuple[int, int]:
    """Deal all warriors, then let the bots play, until this round is over; gives its chancellor and favourite."""
    events: list[Event] = []
    rng = Random(0)
    friends = state.chancellor, state.favourite
    while state.round == number and (decision := state.decision) is not None:
        seat = decision.seat
        friends = state.chancellor, state.favourite
        if decision.kind in ("deal", "claim"):
            state.carry_out(DEAL if decision.kind == "deal" else WAIT, seat, events)
        else:
            state.carry_out(_choose(bots[seat], decision.kind, state.view(seat), rng), seat, events)
        events.clear()
    return friends
