"""Tables of Gold und Rum for tests: a round brought to where a rule is needed."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from havoclab import gold_und_rum
from havoclab.core.event import Event
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.warriors import RACES, count, empty, parse_entry, parse_kind

#: How often nobody claims though they could, so that claims come in every part of a deal.
PATIENCE = 0.93


def army(text: str) -> list[int]:
    """An army from its text."""
    return count(map(parse_kind, text.split()))


def pile(text: str) -> list[int]:
    """A pile from its text, from the bottom up."""
    return [parse_entry(entry) for entry in text.split()]


def dealt(number: int, *, players: int = 4, seed: int = 7, step_mode: bool = False) -> State:
    """A deal after so many warriors, without any claim. Seat 0 is the chancellor."""
    state = gold_und_rum.deal(players=players, seed=seed, step_mode=step_mode)
    while state.chancellor != 0:
        seed += 1
        state = gold_und_rum.deal(players=players, seed=seed, step_mode=step_mode)
    for _ in range(number):
        state.apply("deal")
    return state


def battle(*armies: str, race: str = "orc", fought: tuple[str, ...] = (), favourite: int = 1) -> State:
    """A race is named next, by the chancellor in seat 0, who backs ``favourite``; the others hold these armies.

    All warriors of the armies lie in the first pile, the rest of the deck in no order that matters.
    """
    state = dealt(0, players=len(armies) + 1)
    held = [empty(), *map(army, armies)]
    state.piles = [state.deck, *([] for _ in state.piles[1:])]
    state.deck = []
    state.started = True
    state.start_after = 40
    state.recruits = [0] * state.seats
    state.desertions = [0] * state.seats
    state.armies = held
    state.favourite = favourite
    state.spy = 4
    state.fought = [RACES.index(name) for name in fought]
    state.kind, state.seat = "race", 0
    if race:
        state.apply(f"march {race}")
    return state


def played(players: int, seed: int, steps: int, *, step_mode: bool = False) -> State:
    """A game after so many random steps, or at its end; most cards of a deal go by without a claim, as at a table."""
    state, rng = gold_und_rum.deal(players=players, seed=seed, step_mode=step_mode), Random(seed)
    for _ in range(steps):
        if state.is_over:
            break
        step(state, rng)
    return state


class Step(NamedTuple):
    """What was done, by whom, and what happened."""

    action: str
    seat: int
    events: tuple[Event, ...]


def step(state: State, rng: Random) -> Step:
    """One random step of anybody who may do something."""
    decisions = state.decisions
    waits = bool(state.deck) and rng.random() < PATIENCE
    decision = decisions[0] if waits else rng.choice(decisions)
    actions = state.list_legal(decision.seat)
    action = actions[0] if waits else rng.choice(actions)
    return Step(str(action), decision.seat, state.apply(action, decision.seat))
