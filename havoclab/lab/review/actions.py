"""Actions as a review compares them."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action, Together


def steps_of(action: Action) -> tuple[Action, ...]:
    """The steps of an action."""
    return action.steps if isinstance(action, Together) else (action,)


def as_one(steps: Sequence[Action]) -> Action:
    """Steps as one action."""
    return Together(tuple(steps)) if len(steps) > 1 else steps[0]


def key_of(action: Action) -> tuple[str, ...]:
    """What is done, in whatever order: cards that are laid together are the same set.

    >>> from havoclab.havoc import State
    >>> one, other = State.read_action("lay b9, lay o9, stop"), State.read_action("lay o9, lay b9, stop")
    >>> key_of(one) == key_of(other)
    True
    """
    return tuple(sorted(map(str, steps_of(action))))


def each_once(actions: Sequence[Action]) -> list[Action]:
    """The actions without those that do the same as a later one."""
    return list({key_of(action): action for action in actions}.values())
