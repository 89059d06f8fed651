"""Positions to begin with: moments of rounds that bots play, found by a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from havoclab.core.bot import ask
from havoclab.games import load
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.warriors import GOBLIN, MACHINE, RACES, RECRUIT

#: Games that are looked through for a moment.
MOST_GAMES: Final = 40
#: Rounds of each that are played.
ROUNDS: Final = 2

Wanted = Callable[[State], bool]


def _stacks(state: State) -> bool:
    """Recruit and desertion cards lie on each other. Source: G5.2, G5.3."""
    laid = [[entry for entry in pile if entry >= RECRUIT] for pile in state.piles]
    return state.kind == "claim" and state.started and any(len(cards) > 1 for cards in laid)


def _crews(state: State) -> bool:
    """Somebody chooses who holds a war machine and goblins. Source: G7.6."""
    army = state.armies[state.seat]
    return state.kind == "mercenaries" and bool(army[MACHINE] and army[GOBLIN])


#: The moments that are looked for, by their preset.
_MOMENTS: Final[dict[str, Wanted]] = {
    "mid-deal": _stacks,
    "favourite": lambda state: state.kind == "favourite",
    "spies": lambda state: state.kind == "spy",
    "battle": _crews,
    "airship": lambda state: state.kind == "airship",
    "tie": lambda state: False,
}
#: All presets, in the order in which they are offered.
PRESETS: Final = ("empty", "deal", *_MOMENTS)


def moment_of(preset: str, options: Options, seed: int) -> State | None:
    """The first moment of this kind in the games that begin with this seed; None if there is none in many games.

    >>> state = moment_of("favourite", Options(), seed=1)
    >>> state is not None and state.kind
    'favourite'
    """
    if preset == "deal":
        return State.deal(options, seed)
    for number in range(MOST_GAMES):
        found = _play(preset, options, seed + number)
        if found is not None:
            return found
    return None


def _play(preset: str, options: Options, seed: int) -> State | None:
    """Let bots play in steps, so that each is asked, until the wanted moment."""
    wanted, rng = _MOMENTS[preset], Random(f"{preset}/{seed}")
    state = State.deal(options.model_copy(update={"step_mode": True}), seed)
    bots = [load(State.game).bot("random" if seat == seed % 3 else "sensible") for seat in range(state.players)]
    last: State | None = None
    while state.round <= ROUNDS and not state.is_over:
        if wanted(state):
            return _as_played(state, options)
        if preset == "tie" and len(state.fought) == len(RACES) - 1 and state.race >= 0:
            last = state.copy()
        events = state.apply(ask(bots[state.seat], state.view(state.seat), rng))
        over = any(event.kind == "round-ends" for event in events)
        if over and last is not None and sum(event.kind == "scored" for event in events) > 1:
            return _as_played(last, options)
        last = None if over else last
    return None


def _as_played(state: State, options: Options) -> State:
    """The moment, as it is where the deal runs on by itself, if that is how these options have it. Source: G4.3."""
    state.options = options
    if state.kind == "claim" and not options.step_mode:
        state.kind, state.seat = "deal", state.chancellor
    return state
