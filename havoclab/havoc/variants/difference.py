"""What switching a rule off changes in a position: other legal actions, or another result of a legal action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.options import Options
from havoclab.havoc.position import Position
from havoclab.havoc.state import State

#: What kind of difference it is: which actions are legal, what an action leads to, or what is dealt.
Kind = Literal["legal", "result", "deal"]

#: Rules that hold before anything can be done: they are seen by dealing twice with one seed.
OF_THE_DEAL: Final = ("H3.1", "H3.2", "H3.3", "H3.4", "H6.1", "H6.1a", "H13.1")

#: What a result is, beside what happened: what can be told of the table afterwards.
_RESULT: Final = (
    "kind",
    "seat",
    "hands",
    "recruits",
    "points",
    "cards_won",
    "order",
    "peacekeeper",
    "peace",
    "turned",
    "exempt",
    "laid_now",
    "john",
)
#: Events that only tell that nothing could be done: they make no difference by themselves.
_EMPTY: Final = ("must-pass", "nothing-to-discard")


class Difference(NamedTuple):
    """One action that a rule decides about, and how."""

    kind: Kind
    action: Action


def options_without(options: Options, rule: str) -> Options:
    """These options at a table where this rule is switched off too.

    >>> options_without(Options(players=3), "H4.3").without
    ('H4.3',)
    """
    return Options.read({**options.to_json(), "without": [*options.without, rule]})


def without(state: State, rule: str) -> State:
    """The same position at a table without the rule."""
    other = state.copy()
    other.options = options_without(state.options, rule)
    return other


def looks_alike(mine: Position, other: Position) -> bool:
    """Whether what can be told of two positions is the same."""
    return all(getattr(mine, name) == getattr(other, name) for name in _RESULT)


def happens_alike(events: Sequence[Event], others: Sequence[Event]) -> bool:
    """Whether the same happened, aside from what could not be done anyway."""
    mine, theirs = ([event for event in each if event.kind not in _EMPTY] for each in (events, others))
    return mine == theirs


def result(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after a legal action, and what happened."""
    after = state.copy()
    return after, after.apply(action)


def differences(state: State, other: State, rule: str) -> Iterator[Difference]:
    """All that differs between a position and the same position at a table without this rule.

    Which actions are legal comes first, then the results of those that are legal at both tables.
    """
    here, there = state.list_legal(), other.list_legal()
    yield from (Difference("legal", action) for action in here if action not in there)
    yield from (Difference("legal", action) for action in there if action not in here)
    for action in here:
        if action in there and is_different(state, other, action, rule):
            yield Difference("result", action)


def is_different(state: State, other: State, action: Action, rule: str) -> bool:
    """Whether an action that is legal at both tables leads to something else at the other.

    For the rules of hands (H8) it is the points of a battle that must differ.
    """
    (mine, told), (theirs, told_there) = result(state, action), result(other, action)
    if rule.startswith("H8."):
        return mine.points != theirs.points and len(mine.past) < CASTILLON
    return not (happens_alike(told, told_there) and looks_alike(mine, theirs))


def still_differs(state: State, other: State, difference: Difference, rule: str) -> bool:
    """Whether this very difference is there."""
    legal = [difference.action in table.list_legal() for table in (state, other)]
    if difference.kind == "legal":
        return legal[0] != legal[1]
    return all(legal) and is_different(state, other, difference.action, rule)


def only_here(events: Sequence[Event], others: Sequence[Event]) -> list[Event]:
    """The events that the other list has not, in order; one that came more often here stays so much more often."""
    left = list(others)
    found = []
    for event in events:
        if event in left:
            left.remove(event)
        else:
            found.append(event)
    return found
