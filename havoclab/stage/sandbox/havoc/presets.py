"""Positions to begin with: moments of games that bots play, found by a seed, and the worked example."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from havoclab.core.bot import ask
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.havoc import Options, State, worked_example
from havoclab.havoc.actions import CRY, RECRUIT
from havoclab.havoc.cards import DOG
from havoclab.havoc.position import FIGHTING, PASSED

#: Games that are looked through for a moment, and their longest, in steps.
MOST_GAMES: Final = 60
MOST_STEPS: Final = 4000

Wanted = Callable[[State], bool]


def _mid_game(state: State) -> bool:
    return state.kind == "turn" and 3 <= len(state.past) <= 6 and len(state.recruits) > 1


def _battle_at_its_height(state: State) -> bool:
    fighters = [seat for seat in range(state.players) if state.roles[seat] in (FIGHTING, PASSED)]
    return state.kind == "add" and len(fighters) > 1 and sum(map(len, state.laid)) >= 6


def _after_a_battle(state: State) -> bool:
    return state.kind == "dogs" and len(state.recruits) > 0


def _year_of_peace(state: State) -> bool:
    return state.kind == "year-of-peace"


def _before_the_last_battle(state: State) -> bool:
    return state.kind == "last-dogs" and state.hands[state.seat].count(DOG) > 0


#: The moments that are looked for in games of bots, by their preset.
_MOMENTS: Final[dict[str, Wanted]] = {
    "mid-game": _mid_game,
    "battle": _battle_at_its_height,
    "after-battle": _after_a_battle,
    "year-of-peace": _year_of_peace,
    "last-battle": _before_the_last_battle,
}
#: All presets, in the order in which they are offered.
PRESETS: Final = ("empty", "deal", *_MOMENTS, "h12")


def moment_of(preset: str, options: Options, seed: int) -> State | None:
    """The first moment of this kind in the games that begin with this seed; None if there is none in many games.

    >>> state = moment_of("after-battle", Options(players=3), seed=1)
    >>> state is not None and state.kind
    'dogs'
    """
    if preset == "deal":
        return State.deal(options, seed)
    wanted = _MOMENTS[preset]
    for number in range(MOST_GAMES):
        found = _play(
            State.deal(options, seed + number), wanted, Random(f"{seed}/{number}"), peaceful=preset == "year-of-peace"
        )
        if found is not None:
            return found
    return None


def _play(state: State, wanted: Wanted, rng: Random, *, peaceful: bool) -> State | None:
    """Let bots play until the wanted moment; a random one among sensible ones, so that more happens.

    In a peaceful game all recruit as long as they can: years of peace come then, where bots would rather fight.
    """
    bots = load(State.game).bots
    seated = [bots["random" if seat % 3 == 1 else "sensible"]() for seat in range(state.players)]
    for _ in range(MOST_STEPS):
        if wanted(state):
            return state
        if state.is_over:
            return None
        if peaceful and state.kind == "turn":
            state.apply(RECRUIT if RECRUIT in state.legal_actions else CRY)
        else:
            state.apply(ask(seated[state.seat], state.view(state.seat), rng))
    return None


@lru_cache(maxsize=1)
def _example() -> Replay:
    return Replay(worked_example(), State)


def example_moments() -> int:
    """How many moves the worked example has. Source: H12."""
    return len(_example().moves)


def example_at(moment: int) -> State:
    """The worked example after so many moves. Source: H12.

    Raises:
        ValueError: if it has no such moment.

    >>> example_at(0).kind, example_at(example_moments()).kind
    ('turn', 'turn')
    """
    replay = _example()
    replay.go(moment)
    state = replay.state
    assert isinstance(state, State)
    return state.copy()


def example_names() -> tuple[str, ...]:
    """Who sits at the worked example's table. Source: H12."""
    return _example().record.seats
