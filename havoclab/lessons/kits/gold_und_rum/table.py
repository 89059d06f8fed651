"""Gold und Rum's table in a step: what others do, what can be clicked, when a step ends.

A line of a step's script says whose choice it is and what they do: ``"2: recruit 3 at 41"``, ``"3: send goblin"``. The
lines come in the order in which they happen; a claim waits for its moment. Where no line fits, the others do what is
plainest: they lay nothing, pass, ask in vain, add nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from havoclab.core.action import Action
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.actions import (
    ASK,
    BACK,
    DEAL,
    DESERT,
    DONE,
    FLY,
    HOLD,
    MARCH,
    PASS,
    RECRUIT,
    SEND,
    STRIKE,
    STRIKE_OWN,
    WAIT,
    Desert,
    Recruit,
    Wait,
)
from havoclab.gold_und_rum.warriors import BACKS, GOBLIN, KINDS, RACES, WARRIORS
from havoclab.lessons.goals import Moment

#: Most moments that a search for the goal looks at: with so many piles there would be no end of ways to waste a card.
MOST_MOMENTS = 700
#: What it costs to lay nothing, when a way to a goal is searched: waiting is tried before anything is laid.
EFFORT_OF_WAITING = 0.05


def others(state: State, script: Sequence[str], played: int) -> tuple[Action | None, int]:
    """What a seat that is not the learner's does, and how many lines of the script are used after it."""
    seat = state.decisions[0].seat
    if played < len(script):
        who, _, text = script[played].partition(": ")
        if who == str(seat + 1):
            action = state.read_action(text)
            late = isinstance(action, Recruit | Desert) and action.moment != state.dealt
            if not late and state.check(action, seat) is None:
                return action, played + 1
    return plainest(state, seat), played


def plainest(state: State, seat: int) -> Action:
    """The choice that changes least. Source: G4.4-G4.8, G6.1, G7.2, G7.3, G7.7."""
    legal = state.list_legal(seat)
    if state.kind == "spy":
        return next((ask for ask in legal if ask in _asks_in_vain(state)), legal[0])
    for plain in (WAIT, PASS, DONE, HOLD):
        if plain in legal:
            return plain
    return legal[0]


def _asks_in_vain(state: State) -> list[Action]:
    """For what nobody asked holds."""
    return [ASK[seat][kind] for seat, army in enumerate(state.armies) for kind in range(len(KINDS)) if not army[kind]]


def ended(moment: Moment) -> bool:
    """A step ends with the recruiting, when the first race is to be named, or with the battle, or with the round."""
    if any(event.kind == "round-begins" for event in moment.events):
        return True
    return bool(moment.state.kind == "race" and moment.events)


def telling(state: State, seat: int) -> tuple[Any, ...]:
    """What tells two moments of a step apart: how far the round is, what lies, what the learner holds."""
    stage = (state.kind, state.seat, state.round, state.dealt, state.favourite, state.spy, state.race, state.flown)
    claims = (state.recruits[seat], state.desertions[seat], state.claimed[seat], state.passed[seat])
    return (stage, claims, tuple(map(tuple, state.piles)), tuple(state.armies[seat]), tuple(map(tuple, state.sent)))


def effort(action: Action) -> float:
    """What a move costs when a way to a goal is searched."""
    return EFFORT_OF_WAITING if isinstance(action, Wait) else 1.0


def in_mid_game(state: State) -> bool:
    """Whether every pile has a card, or the deal is over."""
    return state.dealt > len(state.piles)


def clicks_on(state: State, seat: int) -> list[str]:
    """Every click that the table offers to this seat: each pile, each card, each button, legal or not."""
    clicks: list[Action] = [*state.list_legal(seat), *_more(state, seat)]
    return list(dict.fromkeys(map(str, clicks)))


def _more(state: State, seat: int) -> list[Action]:
    """What can be clicked beside what is legal."""
    army = state.armies[seat]
    match state.kind:
        case "deal" | "claim" | "last-call":
            moment, piles = min(state.dealt, WARRIORS), len(state.piles)
            own: list[Action] = [DEAL] if seat == state.chancellor else [PASS if state.kind == "last-call" else WAIT]
            return [*own, *RECRUIT[moment][:piles], *DESERT[moment][:piles]]
        case "favourite":
            return list(BACK[: state.seats])
        case "spy":
            return [ASK[other][kind] for other in (seat, state.chancellor) for kind in (0, GOBLIN)]
        case "race":
            return list(MARCH[: len(RACES)])
        case "mercenaries":
            return [SEND[kind] for kind, held in enumerate(army) if held]
        case "commando":
            return [
                *(STRIKE[other][back] for other in state.others() for back in range(len(BACKS))),
                STRIKE_OWN[GOBLIN],
            ]
        case "airship":
            return list(FLY[: army[GOBLIN] + 2])
    return []
