"""Random playouts beside RLCard's; copies, views and samples of hidden cards; games of the sensible bot; thinking."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import rlcard

from benchmarks.measure import Row, rates, repeat, row
from havoclab import havoc
from havoclab.core.match import play
from havoclab.games import load
from havoclab.havoc.bots.appraising import appraise
from havoclab.havoc.bots.captain import Captain
from havoclab.havoc.bots.rollouts import play_on
from havoclab.havoc.bots.sensible import SENSIBLE
from havoclab.havoc.view import View


def our_playouts(games: int, players: int) -> int:
    """Play random games, the legal actions listed at each step; how many steps it took."""
    chance = Random(1).random
    steps = 0
    for seed in range(games):
        state = havoc.deal(players=players, seed=seed)
        while not state.is_over:
            actions = list(state.legal_actions)
            state.apply(actions[int(chance() * len(actions))])
            steps += 1
    return steps


def env_playouts(env: Any, games: int) -> int:
    """The same through RLCard's environment, whose every step gives the legal actions and the features for learning."""
    chance = Random(1).random
    steps = 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(chance() * len(actions))])
            steps += 1
    return steps


def game_playouts(env: Any, games: int) -> int:
    """The same through the bare game below the environment: no features, so nothing that we do not do."""
    chance = Random(1).random
    game = env.game
    steps = 0
    for _ in range(games):
        game.init_game()
        while not game.is_over():
            actions = list(game.get_legal_actions())
            game.step(actions[int(chance() * len(actions))])
            steps += 1
    return steps


def moments(bot: str, games: int = 8) -> list[havoc.State]:
    """Positions of games of four such bots: early, in the middle and late, in turns and in battles."""
    game = load("havoc")
    found = []
    for seed in range(games):
        replay = play(game, [game.bots[bot]() for _ in range(4)], seed=seed).replay()
        for part in range(1, 5):
            replay.go(len(replay.moves) * part // 5)
            state = replay.state.copy()
            assert isinstance(state, havoc.State)
            found.append(state)
    return found


def each(calls: list[Callable[[], Any]], times: int) -> Callable[[], int]:
    """A run that makes each of the calls so many times."""

    def run() -> int:
        for call in calls:
            repeat(times, call)()
        return times * len(calls)

    return run


def sampling(states: list[havoc.State], times: int) -> Callable[[], int]:
    """A run that samples so often from the deciding seat's view of each position."""
    return each([partial(state.view(state.seat).sample, Random(1)) for state in states], times)


def rollouts_of(games: int, players: int) -> int:
    """Sensible captains play whole games on in thought, without views and events."""
    captain = Captain(SENSIBLE)
    for seed in range(games):
        play_on(havoc.deal(players=players, seed=seed), [captain] * players)
    return games


def decisions(states: list[havoc.State]) -> list[View]:
    """Views of those of these positions in which a seat may fight or not."""
    return [state.view(state.seat) for state in states if state.kind in ("turn", "join", "add")]


def look_and_sample(state: havoc.State) -> havoc.State:
    """A new view, whose knowledge has to be worked out, and one sample."""
    return state.view(state.seat).sample(Random(1))


def bench() -> list[Row]:
    leduc, gin = rlcard.make("leduc-holdem", {"seed": 1}), rlcard.make("gin-rummy", {"seed": 1})
    ours, leduc_env, leduc_game, gin_env = rates(
        partial(our_playouts, 25, 4),
        partial(env_playouts, leduc, 400),
        partial(game_playouts, leduc, 400),
        partial(env_playouts, gin, 2),
    )
    states, sensible = moments("random"), moments("sensible")
    copies, looks, samples, of_sensible, fresh = rates(
        each([state.copy for state in states], 500),
        each([partial(state.view, state.seat) for state in states], 250),
        sampling(states, 100),
        sampling(sensible, 100),
        each([partial(look_and_sample, state) for state in states], 5),
    )
    game = load("havoc")
    bots = [game.bots["sensible"]() for _ in range(4)]
    thinking = decisions(sensible)[:6]
    games, rollouts, decided, appraised = rates(
        lambda: len([play(game, bots, seed=seed) for seed in range(10)]),
        partial(rollouts_of, 10, 4),
        lambda: len([game.bots["farsighted"]().choose(view, Random(1)) for view in thinking]),
        lambda: len([appraise(view, Random(1), samples=16) for view in thinking]),
    )
    playout = partial(row, "random playout, legal actions listed", ours, "steps/s")
    return [
        playout(peer=leduc_env, peer_name="RLCard Leduc, environment", goal="1 ×"),
        playout(peer=leduc_game, peer_name="RLCard Leduc, bare game", goal="1 ×"),
        playout(peer=gin_env, peer_name="RLCard gin rummy, environment", goal="4 ×"),
        row("state copied, four players", copies, "copies/s", goal="150,000"),
        row("view of the deciding seat, four players", looks, "views/s"),
        row("hidden cards sampled, random play of four", samples, "samples/s", goal="100,000"),
        row("hidden cards sampled, sensible play of four", of_sensible, "samples/s"),
        row("new view and its first sample, random play of four", fresh, "samples/s"),
        row("game of four sensible bots", games, "games/s", goal="100"),
        row("game of four sensible captains in thought", rollouts, "games/s"),
        row("choice of the farsighted bot to fight or not, table of four", decided, "choices/s"),
        row("appraisal of all actions, 16 samples, table of four", appraised, "appraisals/s"),
    ]
