"""An estimate of the choice at a moment, in words and as a picture, made only from a hand that the reader sees."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.record import Move
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.core.words import words
from havoclab.havoc.bots import Estimate, judge
from havoclab.havoc.view import View
from havoclab.lab.review import choices_at, key_of, weigh
from havoclab.stage.hints.havoc.chart import WORDS, chart_of, say_plan
from havoclab.stage.replay.advice import Weighed
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.scene import Block, Button, Reply

#: About so many continuations are played for an estimate.
RUNS: Final = 320


@dataclass(frozen=True, slots=True)
class Thought:
    """What the sensible bot thinks of a step by its rules of thumb, knowing only what that seat knows.

    Attributes:
        estimate: of the step, and of what the bot would have done instead.
        before: steps of the same move that come before it.
    """

    estimate: Estimate
    before: tuple[Action, ...] = ()


def doubts(state: State, move: Move) -> bool:
    """Whether the sensible bot would clearly have chosen otherwise than this move did."""
    thought = think(state, move)
    return thought is not None and thought.estimate.is_clear


def think(state: State, move: Move) -> Thought | None:
    """What the bot thinks of this move: of the step in it that it would least have taken. None where all is over.

    It is quick, so that a whole game can be searched for doubts at once; what is told is weighed by playing on.
    """
    if state.decision is None:
        return None
    action = state.read_action(move.action)
    steps = action.steps if isinstance(action, Together) else (action,)
    trial = state.copy()
    thoughts = []
    for number, step in enumerate(steps):
        thoughts.append(Thought(judge(trial.view(move.seat), step), steps[:number]))
        trial.apply(step, move.seat)
    return max(thoughts, key=lambda thought: thought.estimate.best_value - thought.estimate.value)


def weigh_moment(replay: Replay, *, told: bool) -> Weighed | None:
    """Weigh the choice at this moment; None where there is only one thing to do.

    Of a move of several choices it is the one that the sensible bot would least have made.

    Args:
        replay: the line, at the moment.
        told: whether what was done may be told.
    """
    state = replay.state.copy()
    before: tuple[Action, ...] = ()
    done = None
    made = choices_at(replay) if told else ()
    if made:
        doubt = think(state, replay.moves[replay.at])
        doubted = len(doubt.before) if doubt is not None else 0
        choice = [choice for choice in made if len(choice.before) <= doubted or choice is made[0]][-1]
        before, done = choice.before, choice.done
        for step in before:
            state.apply(step, choice.seat)
    if state.decision is None or len(state.list_legal()) < 2:
        return None
    view = state.view(state.decision.seat)
    assert isinstance(view, View)
    also = [done] if done is not None else []
    return Weighed(view, before, done, weigh(view, Random(f"replay/{replay.at}"), runs=RUNS, also=also))


def say_answer(onlooking: Onlooking, name: str, weighed: Weighed) -> list[Block]:
    """What the estimate says of the choice of this player, in words and as a picture."""
    say = onlooking.say
    estimates = words(say.language, *WORDS)
    best = weighed.appraisals[0].action
    told, notes = {"name": name, "best": say_plan(best, estimates)}, {}
    message = "replay-thought"
    if weighed.done is not None:
        key = key_of(weighed.done)
        own = next(appraisal for appraisal in weighed.appraisals if key_of(appraisal.action) == key)
        message += "-same" if key == key_of(best) else "-close" if own.loss_low <= 0 else "-other"
        told["done"] = say_plan(weighed.done, estimates)
        notes[key] = say("replay-done")
    reply = Reply(id="thought", text=say(message, **told))
    if message != "replay-thought-same":
        label = say("replay-try-it", action=told["best"])
        reply.fix = Button(id="try-it", label=label, intent={"do": "act", "action": str(weighed.instead)})
    return [reply, chart_of(weighed.appraisals, weighed.view, estimates, area="main", notes=notes)]
