"""How a game might go on: a sampled state played further by a captain at every seat.

The captains look at the state itself, at no more of it than their seats see, which is quicker than making a view for
each decision; and nobody listens to the events.
"""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action, Together
from havoclab.core.event import Event
from havoclab.havoc.bots.captain import Captain
from havoclab.havoc.state import CHOICES, State


def play_on(state: State, captains: Sequence[Captain], turns: int | None = None) -> None:
    """Play the game on, each of these captains deciding for its seat.

    Args:
        state: is changed.
        captains: one for each seat; one may sit at several.
        turns: how many more turns begin at most; None plays to the end of the game. A battle is always fought out.

    >>> from havoclab import havoc
    >>> from havoclab.havoc.bots.sensible import SENSIBLE
    >>> state = havoc.deal(players=3, seed=7)
    >>> play_on(state, [Captain(SENSIBLE)] * 3, turns=4)
    >>> state.kind
    'turn'
    >>> play_on(state, [Captain(SENSIBLE)] * 3)
    >>> state.is_over
    True
    """
    unheard: list[Event] = []
    begun = 0
    while (kind := state.kind) != "over":
        if kind == "turn":
            if begun == turns:
                return
            begun += 1
        CHOICES[kind].carry_out(state, captains[state.seat].by_state(state), unheard)


def after(state: State, action: Action) -> State:
    """A copy of the state in which this legal step is done, or these legal steps as one (hints try whole sets)."""
    copy = state.copy()
    for step in action.steps if isinstance(action, Together) else (action,):
        CHOICES[copy.kind].carry_out(copy, step, [])
    return copy


def lead(points: Sequence[float], seat: int) -> float:
    """Points ahead of the best rival.

    >>> lead([7, 5, 9], 0), lead([7, 5, 9], 2)
    (-2, 2)
    """
    return points[seat] - max(had for other, had in enumerate(points) if other != seat)
