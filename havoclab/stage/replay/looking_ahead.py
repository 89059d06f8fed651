"""Moments worth going to: the next choice, and the next one that the sensible bot would have made otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from havoclab.core.action import Action, Together
from havoclab.core.record import Move
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.havoc.bots import Estimate, judge
from havoclab.stage.replay.watching import Viewer, sees


@dataclass(frozen=True, slots=True)
class Thought:
    """What the sensible bot thinks of a step by its rules of thumb, knowing only what that seat knows.

    Attributes:
        estimate: of the step, and of what the bot would have done instead.
        before: steps of the same move that come before it.
    """

    estimate: Estimate
    before: tuple[Action, ...] = ()


def moments_from(replay: Replay) -> Iterator[tuple[int, State]]:
    """This moment and all later ones of the line, each with its state, which must only be looked at."""
    state = replay.state.copy()
    yield replay.at, state
    for at, move in enumerate(replay.moves[replay.at :], replay.at + 1):
        state.apply(move.action, move.seat)
        yield at, state


def next_choice(replay: Replay, seats: Collection[int], viewer: Viewer) -> int | None:
    """The next moment after this one at which one of the seats must choose, or None.

    Where the viewer sees the hand, a choice with only one answer is passed over; else that would tell of hidden cards.
    """
    for at, state in moments_from(replay):
        decision = state.decision
        if at == replay.at or decision is None or decision.seat not in seats:
            continue
        if not sees(viewer, decision.seat) or len(state.list_legal()) > 1:
            return at
    return None


def next_doubt(replay: Replay, seats: Collection[int], *, here: bool) -> int | None:
    """The next moment at which one of the seats chose what the bot clearly would not have chosen, or None.

    Args:
        replay: the line, at the moment to look from.
        seats: whose choices.
        here: whether this very moment counts.
    """
    for at, state in moments_from(replay):
        if at < len(replay.moves) and (here or at > replay.at) and replay.moves[at].seat in seats:
            thought = think(state, replay.moves[at])
            if thought is not None and thought.estimate.is_clear:
                return at
    return None


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
