"""The choices that one seat made in a game.

Cards that are laid one after another are one choice: what was thought of is the set, not its third card. Everything
else is judged step by step, also where one click did several: who takes a card has not yet decided which one to lay.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.record import Move
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.havoc.actions import Lay
from havoclab.havoc.view import View

#: Kinds of choice in which cards are laid. Source: H6.2, H6.3, H6.4.
LAYING: Final = ("open-battle", "join", "add")


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a seat.

    Attributes:
        seat: whose it was.
        at: the moment: so many moves of the record come before the one with which it began.
        before: steps of that move that come before the choice.
        done: what was done; several steps where a set of cards was laid.
        kind: what kind of choice, in the game's own word.
        rule: the rule that asks for it.
    """

    seat: int
    at: int
    before: tuple[Action, ...]
    done: Action
    kind: str
    rule: str


def choices_of(replay: Replay, seat: int) -> tuple[Choice, ...]:
    """The choices of a seat along the whole line, in order; where only one thing could be done there was none.

    The replay stands at its beginning afterwards.

    >>> from havoclab import havoc
    >>> replay = Replay(havoc.worked_example(), havoc.State)
    >>> [(choice.kind, str(choice.done)) for choice in choices_of(replay, 3)][-3:]
    [('add', 'pass'), ('declare', 'declare 0'), ('dogs', 'scavenge b6')]
    """
    replay.go(0)
    return tuple(_choices(replay, seat))


def choices_at(replay: Replay) -> tuple[Choice, ...]:
    """The choices that were made with the move that comes next; a set that goes on with later moves is one of them.

    >>> from havoclab import havoc
    >>> replay = Replay(havoc.worked_example(), havoc.State)
    >>> replay.go(30)
    >>> [str(choice.done) for choice in choices_at(replay)]
    ['lay e2, lay g2, stop']
    """
    at = replay.at
    if at == len(replay.moves):
        return ()
    return tuple(takewhile(lambda choice: choice.at == at, _choices(replay, replay.moves[at].seat)))


def _choices(replay: Replay, seat: int) -> Iterator[Choice]:
    """The choices of a seat from the moment on at which the replay stands."""
    laying: Choice | None = None
    state = replay.state.copy()
    for at, move in enumerate(replay.moves[replay.at :], replay.at):
        for before, step in _steps(state, move):
            decision = state.decision
            assert decision is not None, "a move was made here"
            if move.seat == seat:
                if laying is not None and laying.kind == decision.kind:
                    laying = replace(laying, done=_and_then(laying.done, step))
                else:
                    if laying is not None:
                        yield laying
                    laying = None
                    if len(state.list_legal()) > 1:
                        laying = Choice(seat, at, before, step, decision.kind, decision.rule)
            state.apply(step, move.seat)
            if laying is not None and not (laying.kind in LAYING and move.seat == seat and isinstance(step, Lay)):
                yield laying
                laying = None
    if laying is not None:
        yield laying


def state_at(replay: Replay, choice: Choice) -> State:
    """The position in which the choice was made, to be changed freely. The replay goes to that moment."""
    replay.go(choice.at)
    state = replay.state.copy()
    for step in choice.before:
        state.apply(step, choice.seat)
    return state


def view_of(replay: Replay, choice: Choice) -> View:
    """What the seat knew when it chose. The replay goes to that moment."""
    view = state_at(replay, choice).view(choice.seat)
    assert isinstance(view, View)
    return view


def _steps(state: State, move: Move) -> Iterator[tuple[tuple[Action, ...], Action]]:
    """The steps of a move, each with those before it."""
    action = state.read_action(move.action)
    steps = action.steps if isinstance(action, Together) else (action,)
    for number, step in enumerate(steps):
        yield steps[:number], step


def _and_then(done: Action, step: Action) -> Action:
    """What was done, and one step more."""
    return Together((*(done.steps if isinstance(done, Together) else (done,)), step))
