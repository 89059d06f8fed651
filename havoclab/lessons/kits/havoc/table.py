"""Havoc's table in a step: what others do, what can be clicked, when a step ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.havoc import State
from havoclab.havoc.actions import (
    DISCARD,
    DONE,
    DRAW,
    FETCH,
    FETCH_DRAW,
    LAY,
    LOOT,
    PASS,
    PICK,
    PUT,
    SCAVENGE,
    STAY_OUT,
    STOP,
    TAKE,
    Declare,
    Lay,
)
from havoclab.havoc.battle import involved
from havoclab.havoc.strength import strength
from havoclab.lessons.goals import Moment
from havoclab.lessons.table import carry_on

#: A seat that nobody has.
NOBODY = -1


def others_choice(state: State, script: Sequence[str], played: int) -> Action | None:
    """What another seat does: the next line of the script where that is legal, else the plainest choice.

    None where its own turn begins: that is where a step ends.
    """
    if played < len(script) and state.check(script[played]) is None:
        return state.read_action(script[played])
    legal = state.list_legal()
    if state.kind == "turn":
        return None
    if state.kind == "declare":
        laid, subset = state.laid[state.seat], state.options.best_subset
        return max(
            (action for action in legal if isinstance(action, Declare)),
            key=lambda action: (strength(involved(laid, action.dogs), best_subset=subset), -action.dogs),
        )
    for plain in (STAY_OUT, PASS, STOP, DONE):
        if plain in legal:
            return plain
    return legal[0]


def others(state: State, script: Sequence[str], played: int) -> tuple[Action | None, int]:
    """The same, with the number of lines used after it: each choice of another uses one up."""
    return others_choice(state, script, played), played + 1


def until_a_turn(state: State) -> list[Event]:
    """Let everybody make their plainest choices until a turn begins or the game ends; what happens until then."""
    return carry_on("havoc", Moment(state, NOBODY), (), 0)[0]


def ended(moment: Moment) -> bool:
    """A step ends with the learner's turn, or with the battle."""
    return bool(moment.state.kind == "turn" and moment.events)


def out_of_order(action: Action, path: Sequence[Action]) -> bool:
    """Whether cards laid in one step are named out of order: the same cards in order are looked at anyway."""
    return isinstance(action, Lay) and bool(path) and isinstance(path[-1], Lay) and action.card < path[-1].card


def telling(state: State, seat: int) -> tuple[Any, ...]:
    """What tells two moments of a step apart: how far the turn is, the learner's hand, what is laid."""
    stage = (state.kind, state.seat, state.taken, state.dogs_used, state.took_recruit, state.laid_now, len(state.pile))
    return (stage, tuple(state.hands[seat]), tuple(map(tuple, state.laid)))


def in_mid_game(state: State) -> bool:
    """Whether a battle was fought, or is being fought."""
    return bool(state.past or state.in_battle)


def clicks_on(state: State, _seat: int | None = None) -> list[str]:
    """Every click that the table offers to the seat that decides: each card, each pile, each button, legal or not."""
    hand = list(dict.fromkeys(state.hands[state.seat]))
    table = sorted({card for cards in [*state.laid, state.recruits] for card in cards})
    clicks: list[Action] = list(state.list_legal())
    if state.kind in ("turn", "recruit"):
        clicks += [DRAW, LOOT, FETCH_DRAW, *(TAKE[card] for card in state.recruits), *(PUT[card] for card in hand)]
        clicks += [FETCH[card] for card in state.recruits]
    elif state.kind in ("open-battle", "join", "add"):
        clicks += [STOP, PASS, STAY_OUT, *(LAY[card] for card in hand)]
    elif state.kind == "dogs":
        clicks += [SCAVENGE[card] for card in table]
    elif state.kind == "pick":
        clicks += [PICK[card] for card in state.discards]
    elif state.kind == "year-of-peace":
        clicks += [DISCARD[card] for card in hand]
    return list(dict.fromkeys(map(str, clicks)))
