"""Random playouts beside RLCard's, copies, views and samples of hidden cards, and games of the sensible bot."""

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


def mid_game(players: int, seed: int, steps: int) -> havoc.State:
    """A position after so many random steps."""
    rng = Random(seed)
    state = havoc.deal(players=players, seed=seed)
    for _ in range(steps):
        actions = list(state.legal_actions)
        state.apply(actions[int(rng.random() * len(actions))])
    return state


def _each(calls: list[Callable[[], Any]], times: int) -> Callable[[], int]:
    def run() -> int:
        for call in calls:
            repeat(times, call)()
        return times * len(calls)

    return run


def bench() -> list[Row]:
    leduc, gin = rlcard.make("leduc-holdem", {"seed": 1}), rlcard.make("gin-rummy", {"seed": 1})
    ours, leduc_env, leduc_game, gin_env = rates(
        partial(our_playouts, 25, 4), partial(env_playouts, leduc, 400), partial(game_playouts, leduc, 400), partial(env_playouts, gin, 2)
    )  # fmt: skip
    # Every kind of moment counts: early, in the middle and late, in turns and in battles.
    states = [mid_game(players=4, seed=seed, steps=20 * seed) for seed in range(1, 9)]
    views = [state.view(state.seat) for state in states]
    copies, looks, samples, fresh = rates(
        _each([state.copy for state in states], 2000),
        _each([partial(state.view, state.seat) for state in states], 1000),
        _each([partial(view.sample, Random(1)) for view in views], 500),
        _each([partial(_look_and_sample, state, Random(1)) for state in states], 20),
    )
    game = load("havoc")
    bots = [game.bots["sensible"]() for _ in range(4)]
    (games,) = rates(lambda: len([play(game, bots, seed=seed) for seed in range(10)]))
    return [
        row("random playout, legal actions listed", ours, "steps/s", peer=leduc_env, peer_name="RLCard Leduc, environment", goal="1 ×"),
        row("random playout, legal actions listed", ours, "steps/s", peer=leduc_game, peer_name="RLCard Leduc, bare game", goal="1 ×"),
        row("random playout, legal actions listed", ours, "steps/s", peer=gin_env, peer_name="RLCard gin rummy, environment", goal="4 ×"),
        row("copy of a state, four players", copies, "copies/s", goal="150,000"),
        row("view of the deciding seat, four players", looks, "views/s"),
        row("sample of hidden cards from a view, four players", samples, "samples/s", goal="100,000"),
        row("new view and its first sample, four players", fresh, "samples/s"),
        row("game of four sensible bots", games, "games/s", goal="100"),
    ]  # fmt: skip


def _look_and_sample(state: havoc.State, rng: Random) -> havoc.State:
    return state.view(state.seat).sample(rng)
