"""Odds of Gold und Rum: how long answers take, counted or estimated, beside drawing tables one by one.

Questions are asked at moments of a round of four and of seven sensible bots. A question's time is its quickest of
several tries, from a new view on, so that what a busy machine adds falls out; of each sort the slowest is told, and of
what armies may hold also the middle one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Final

from benchmarks.measure import Row, row
from havoclab import gold_und_rum
from havoclab.core.bot import ask
from havoclab.games import load
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import GIANT, GOBLIN, KINDS
from havoclab.lab.odds.gold_und_rum import (
    Armies,
    comes,
    poisoned,
    race_alone,
    races_to_come,
    side_of,
    standing,
    winning,
)

TABLES: Final = (4, 7)
TRIES: Final = 3
#: Of a deal every so many-th card is asked about.
EVERY: Final = 8
#: So many tables give a share of one half to within one percentage point, in 95 % of cases.
DRAWN: Final = 9_604
#: Moments at which tables are drawn, too: it takes long.
BESIDE: Final = 6
#: Of the moments with armies every third is asked about its battle: playing on takes long.
THIRD: Final = 3
BATTLE: Final = ("mercenaries", "commando", "airship")


def moments() -> list[State]:
    """Moments of a round, each with a seat that has a choice."""
    found = []
    for players in TABLES:
        state, rng = gold_und_rum.deal(players=players, step_mode=True, seed=3), Random(3)
        bots = [load("gold_und_rum").bot("sensible") for _ in range(players)]
        seen = -EVERY
        while state.round == 1:
            if state.kind != "claim" or state.dealt >= seen + EVERY:
                found.append(state.copy())
                seen = state.dealt if state.kind == "claim" else seen
            state.apply(ask(bots[state.seat], state.view(state.seat), rng))
    return found


def milliseconds(question: Callable[[View], object], state: State) -> float:
    """How long the answer takes."""
    best = float("inf")
    for _ in range(TRIES):
        view, start = state.view(state.seat), process_time()
        question(view)
        best = min(best, process_time() - start)
    return best * 1000


def the_deal(view: View) -> None:
    """What the next warriors are, and whether a pile is poisoned."""
    for by_heart in (True, False):
        comes(view, [GOBLIN, GIANT], min(5, len(view.table.deck)), by_heart=by_heart)
    poisoned(view, 0)


def an_army(view: View) -> None:
    """What one of the others may hold, behind its backs."""
    armies = Armies(view, by_heart=False)
    for kind in range(len(KINDS)):
        armies.holds(armies.rivals[0], {kind: 1})


def races(view: View, *, by_heart: bool) -> None:
    """Which races win alone."""
    for race in races_to_come(view):
        race_alone(view, race, by_heart=by_heart)


def a_battle(view: View, *, by_heart: bool) -> None:
    """How a battle stands, and how it ends when others play on."""
    standing(view, by_heart=by_heart)
    winning(view, by_heart=by_heart)


def by_drawing(state: State) -> float:
    """How long drawing tables takes that agree with the backs, in milliseconds."""
    armies, rng, start = Armies(state.view(state.seat), by_heart=False), Random(1), process_time()
    for _ in range(DRAWN):
        armies.draw(rng)
    return (process_time() - start) * 1000


def bench() -> list[Row]:
    """The figures of this file."""
    asked = moments()
    deals = [state for state in asked if state.kind == "claim"]
    held = [state for state in asked if state.kind in ("spy", "race", *BATTLE)]
    fought = [state for state in held[::THIRD] if state.kind in BATTLE and side_of(state.view(state.seat)) >= 0]
    rows = []
    for name, states, questions, goal in (
        ("what the deal brings", deals, [the_deal], "under 300"),
        ("what an army holds", held, [an_army], "under 300"),
        ("which races win alone", held, [partial(races, by_heart=heart) for heart in (True, False)], "under 300"),
        ("how a battle may end", fought, [partial(a_battle, by_heart=heart) for heart in (True, False)], "under 500"),
    ):
        slowest = max(milliseconds(question, state) for question in questions for state in states)
        asks = len(questions) * len(states)
        rows.append(row(f"Gold und Rum: {name}, slowest of {asks}", slowest, "ms", goal=goal))
    step = max(1, len(held) // BESIDE)
    ours = median(milliseconds(an_army, state) for state in held[::step])
    peer = median(by_drawing(state) for state in held[::step])
    told = f"{DRAWN:,} tables drawn, ± 1 %"
    middle = "Gold und Rum: what an army holds, counted (median)"
    return [*rows, row(middle, 1000 / ours, "answers/s", peer=1000 / peer, peer_name=told)]
