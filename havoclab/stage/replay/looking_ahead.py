"""Moments worth going to: the next choice, and the next one that the game's usual bot would have made otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.stage.replay.advice import Advice
from havoclab.stage.replay.watching import Viewer, sees


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
        if at > replay.at and _may_choose(replay, at, state, seats, viewer):
            return at
    return None


def _may_choose(replay: Replay, at: int, state: State, seats: Collection[int], viewer: Viewer) -> bool:
    """Whether one of the seats has a choice at a moment.

    Where several may act at once, what one of them did there is the choice, unless nothing else could be done.
    """
    if len(state.decisions) > 1:
        done = replay.moves[at : at + 1]
        return any(move.seat in seats and len(state.list_legal(move.seat)) > 1 for move in done)
    decision = state.decision
    if decision is None or decision.seat not in seats:
        return False
    return not sees(viewer, decision.seat) or len(state.list_legal()) > 1


def next_doubt(replay: Replay, advice: Advice, seats: Collection[int], *, here: bool) -> int | None:
    """The next moment at which one of the seats chose what the bot clearly would not have chosen, or None.

    Args:
        replay: the line, at the moment to look from.
        advice: what the bot thinks.
        seats: whose choices.
        here: whether this very moment counts.
    """
    for at, state in moments_from(replay):
        if at == len(replay.moves) or state.is_over or replay.moves[at].seat not in seats:
            continue
        if (here or at > replay.at) and advice.doubts(state, replay.moves[at]):
            return at
    return None
