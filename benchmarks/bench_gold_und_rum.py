"""Gold und Rum: army strengths, whole rounds and steps of random players, and what the bots take.

The peers are those of the other benchmarks: a poker library that rates hands one by one, RLCard's games, the goals of
the issue beside them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np
import phevaluator
import rlcard

from benchmarks.bench_engine import env_playouts
from benchmarks.measure import Row, rates, repeat, row
from havoclab import gold_und_rum
from havoclab.core.bot import Bot
from havoclab.core.match import play
from havoclab.games import load
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import COUNTS, RACES
from havoclab.lab.armies import army_strengths

ARMIES = 65_536
ALONE = 20_000
PLAYERS = 4


def some_armies(number: int) -> list[list[int]]:
    """Armies of about a quarter of the warriors of each kind, as counts."""
    chance = random.Random(6).random
    return [[sum(chance() < 0.25 for _ in range(held)) for held in COUNTS] for _ in range(number)]


def one_by_one(armies: list[list[int]]) -> int:
    """Rate these armies in turn for all races; how many that were."""
    for number, army in enumerate(armies):
        strength(army, number & 3)
    return len(armies)


def poker_hands(hands: list[list[int]]) -> int:
    """The same with six cards of poker."""
    evaluate = phevaluator.evaluate_cards
    for hand in hands:
        evaluate(*hand)
    return len(hands)


def play_random(games: int, *, count: Callable[[State], int], step_mode: bool) -> int:
    """Random players play, the legal actions listed at each step; gives what is counted of each game at its end."""
    chance = Random(1).random
    found = 0
    for seed in range(games):
        state = gold_und_rum.deal(players=PLAYERS, step_mode=step_mode, seed=seed)
        steps = 0
        while not state.is_over:
            decisions = state.decisions
            seat = decisions[int(chance() * len(decisions))].seat
            actions = list(state.list_legal(seat))
            state.apply(actions[int(chance() * len(actions))], seat)
            steps += 1
        found += count(state) or steps
    return found


def rounds(state: State) -> int:
    """How many rounds a game took."""
    return state.round


def steps_alone(state: State) -> int:
    """Nothing but the steps is counted."""
    return 0


def views_of(bot: str, kind: str, most: int) -> list[View]:
    """What seats saw when they had a choice of this kind, in games of such bots."""
    game = load("gold_und_rum")
    found: list[View] = []

    def watch(state: object) -> None:
        assert isinstance(state, State)
        if state.kind == kind and len(found) < most and len(state.list_legal()) > 1:
            found.append(state.view(state.seat))

    play(game, [game.bot(bot) for _ in range(PLAYERS)], seed=4, watch=watch)
    return found


def choices(bot: Bot, views: list[View]) -> int:
    """The bot chooses at each of these."""
    for view in views:
        bot.choose(view, Random(1))
    return len(views)


def games_of(bot: str, games: int) -> int:
    """Such bots play whole games."""
    game = load("gold_und_rum")
    for seed in range(games):
        play(game, [game.bot(bot) for _ in range(PLAYERS)], seed=seed)
    return games


def bench() -> list[Row]:
    """The figures of this file."""
    armies = some_armies(ALONE)
    batch = np.array(some_armies(ARMIES), np.int8)
    deck = random.Random(6)
    hands = [deck.sample(range(52), 6) for _ in range(ALONE)]
    alone, by_phevaluator, batched = rates(
        partial(one_by_one, armies),
        partial(poker_hands, hands),
        lambda: repeat(len(RACES), lambda: army_strengths(batch, 1))() * ARMIES,
    )
    gin = rlcard.make("gin-rummy", {"seed": 1})
    clock, in_steps, steps, gin_steps = rates(
        partial(play_random, 20, count=rounds, step_mode=False),
        partial(play_random, 20, count=rounds, step_mode=True),
        partial(play_random, 20, count=steps_alone, step_mode=False),
        partial(env_playouts, gin, 2),
    )
    game = load("gold_und_rum")
    claims, battles = views_of("sensible", "claim", 400), views_of("sensible", "mercenaries", 40)
    sensible, farsighted, sensible_games = rates(
        partial(choices, game.bot("sensible"), claims),
        partial(choices, game.bot("farsighted"), battles),
        partial(games_of, "sensible", 2),
    )
    peer = partial(row, unit="armies/s", peer=by_phevaluator, peer_name="phevaluator.evaluate_cards")
    return [
        peer("strength of an army of Gold und Rum", alone, goal="1,000,000"),
        peer(f"batch of {ARMIES} armies of Gold und Rum, int8", batched, goal="1,000,000"),
        row("round of four random players, Gold und Rum, clock", clock, "rounds/s", goal="500"),
        row("round of four random players, Gold und Rum, step mode", in_steps, "rounds/s", goal="500"),
        row(
            "random playout of Gold und Rum, legal actions listed",
            steps,
            "steps/s",
            peer=gin_steps,
            peer_name="RLCard gin rummy, environment",
        ),
        row("claim of the sensible bot of Gold und Rum", sensible, "choices/s"),
        row("mercenaries of the farsighted bot of Gold und Rum", farsighted, "choices/s"),
        row("game of four sensible bots, Gold und Rum", sensible_games, "games/s"),
    ]


if __name__ == "__main__":
    for one in bench():
        print(one)
