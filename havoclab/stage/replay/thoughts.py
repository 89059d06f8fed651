"""An estimate of the choice at a moment, in words and as a picture, made only from a hand that the reader sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.appraisal import Appraisal
from havoclab.core.replay import Replay
from havoclab.core.words import words
from havoclab.havoc.view import View
from havoclab.lab.review import choices_at, key_of, weigh
from havoclab.stage.hints.chart import WORDS, chart_of, say_plan
from havoclab.stage.replay.looking_ahead import think
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.scene import Block, Button, Reply, Text

#: About so many continuations are played for an estimate.
RUNS: Final = 320


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a choice is weighed to be worth, by what its seat knew.

    Attributes:
        view: of the seat that chooses.
        before: steps of the same move that come before the choice.
        done: what was done; None where nothing was done yet, or it is not to be told.
        appraisals: of the best actions and of that, best first.
    """

    view: View
    before: tuple[Action, ...]
    done: Action | None
    appraisals: Sequence[Appraisal]

    @property
    def instead(self) -> Action:
        """The whole move with the best action in its place."""
        best = self.appraisals[0].action
        steps = (*self.before, *(best.steps if isinstance(best, Together) else (best,)))
        return Together(steps) if len(steps) > 1 else best


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


def question(onlooking: Onlooking, replay: Replay) -> list[Block]:
    """The reader was led to a choice that the bot would have made otherwise, and is asked first."""
    decision = replay.state.decision
    assert decision is not None, "somebody chose here"
    name = onlooking.names[decision.seat]
    return [Text(area="prompt", id="asked", paragraphs=[onlooking.say("replay-asked", name=name)], tone="goal")]


def answer(onlooking: Onlooking, replay: Replay, weighed: Weighed | None) -> list[Block]:
    """What the estimate says of a choice; nothing once all is over."""
    decision = replay.state.decision
    if decision is None:
        return []
    say = onlooking.say
    name = onlooking.names[decision.seat]
    if weighed is None:
        return [Reply(id="thought", text=say("replay-no-thought", name=name))]
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
