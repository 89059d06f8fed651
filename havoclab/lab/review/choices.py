"""The choices that one seat made in a game.

Steps that make one whole are one choice: of cards that are laid one after another what was thought of is the set, not
its third card. Everything else is judged step by step, also where one click did several: who takes a card has not yet
decided which one to lay.

To wait is a choice, too, where others don't wait. While a clock runs nobody says that they wait, and where everybody is
asked in turn they say it after each card; so waiting counts as one choice at those moments that make a difference to
it, as they turned out (:meth:`~havoclab.lab.review.games.Reviewed.ends_waiting`). What it was worth is judged from what
the seat knew then, as always.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from havoclab.core.action import Action
from havoclab.core.decision import Decision
from havoclab.core.record import Move
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.lab.review.actions import as_one, steps_of
from havoclab.lab.review.games import Reviewed, reviewed

#: With fewer things to do there is nothing to choose.
_FEWEST: Final = 2


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
    state = replay.state.copy()
    game = reviewed(state.game)
    whole: Choice | None = None
    waiting: Choice | None = None
    could: Sequence[Action] = ()  # what the seat could have done when it last waited: at one moment it waits only once
    for at, move in enumerate(replay.moves[replay.at :], replay.at):
        for before, step in _steps(state, move):
            if move.seat != seat:
                if game.ends_waiting(state, step, seat):
                    if waiting is None and not before and (open_now := _could_do(game, state, seat)) != could:
                        waiting, could = _waited(game, state, seat, at), open_now
                    if waiting is not None:
                        yield waiting
                    waiting = None
            elif whole is not None and whole.kind == _decision(state, seat).kind:
                whole = replace(whole, done=as_one((*steps_of(whole.done), *steps_of(game.spelled_out(state, step)))))
            else:
                if whole is not None:
                    yield whole
                whole, waiting = _choice(game, state, seat, at, before, step), None
                if whole is not None and game.is_waiting(step) and not game.ends_waiting(state, step, seat):
                    whole, waiting = None, whole
            state.apply(step, move.seat)
            if whole is not None and not (move.seat == seat and game.goes_on(whole.kind, step)):
                yield whole
                whole = None
    if whole is not None:
        yield whole


def _choice(
    game: Reviewed, state: State, seat: int, at: int, before: tuple[Action, ...], step: Action
) -> Choice | None:
    """The choice that begins with this step; None if only one thing could be done."""
    asked = game.as_asked(state, seat)
    if len(asked.list_legal(seat)) < _FEWEST:
        return None
    decision = _decision(asked, seat)
    return Choice(seat, at, before, game.spelled_out(state, step), decision.kind, decision.rule)


def _waited(game: Reviewed, state: State, seat: int, at: int) -> Choice | None:
    """The choice of a seat that says nothing while a clock runs; None if there was nothing that it could have done."""
    legal = _could_do(game, state, seat)
    wait = next((action for action in legal if game.is_waiting(action)), None)
    if wait is None or len(legal) < _FEWEST:
        return None
    decision = _decision(game.as_asked(state, seat), seat)
    return Choice(seat, at, (), wait, decision.kind, decision.rule)


def _could_do(game: Reviewed, state: State, seat: int) -> Sequence[Action]:
    """What a seat could do that says nothing while a clock runs; nothing where it would be asked in turn."""
    asked = game.as_asked(state, seat)
    return () if asked is state else asked.list_legal(seat)


def state_at(replay: Replay, choice: Choice) -> State:
    """The position in which the choice was made, to be changed freely. The replay goes to that moment.

    Where a clock ran, it is the one in which the seat is asked in turn.
    """
    replay.go(choice.at)
    state = replay.state.copy()
    for step in choice.before:
        state.apply(step, choice.seat)
    return reviewed(state.game).as_asked(state, choice.seat)


def view_of(replay: Replay, choice: Choice) -> View:
    """What the seat knew when it chose. The replay goes to that moment."""
    return state_at(replay, choice).view(choice.seat)


def _decision(state: State, seat: int) -> Decision:
    """What the seat is asked. Several seats may be asked at once."""
    return next(decision for decision in state.decisions if decision.seat == seat)


def _steps(state: State, move: Move) -> Iterator[tuple[tuple[Action, ...], Action]]:
    """The steps of a move, each with those before it."""
    steps = steps_of(state.read_action(move.action))
    for number, step in enumerate(steps):
        yield steps[:number], step
