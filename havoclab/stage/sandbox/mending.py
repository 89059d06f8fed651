"""What is wrong with a position that is set up, and what one click mends.

Every change that is offered has been tried on a copy: the problem beside which it stands is gone then, and there are
fewer problems than before. Which changes may help is the business of each game's folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, Self

from havoclab.core.problem import Problem

#: Mends that are done one after the other when everything is to be mended.
MOST_STEPS: Final = 20

_NOTHING: Final[Mapping[str, Any]] = {}


class Draft(Protocol):
    """A position under construction, of any game."""

    state: Any

    def copy(self) -> Self:
        """An equal draft that shares nothing changeable with this one."""

    def seat_players(self, options: Any) -> None:
        """Go on with these options; seats that come are empty."""


class Mend(NamedTuple):
    """A change that mends something.

    Attributes:
        id: names it among the mends of the same draft.
        message: message id of its button.
        slots: what the words need: cards and seats as numbers.
        do: carries it out.
    """

    id: str
    message: str
    do: Callable[[Any], None]
    slots: Mapping[str, Any] = _NOTHING


class Fault(NamedTuple):
    """Something that is wrong, and what one click would do about it, if anything would."""

    problem: Problem
    mend: Mend | None


#: What may mend something in a draft, the smallest change first.
Candidates = Callable[[Any], Iterator[Mend]]
#: Everything that is wrong with a state.
Problems = Callable[[Any], Sequence[Problem]]


def find_faults(draft: Draft, problems: Problems, candidates: Candidates) -> list[Fault]:
    """Everything that is wrong with a draft, each with the first change that mends it."""
    wrong = problems(draft.state)
    if not wrong:
        return []
    tried = []
    for mend in candidates(draft):
        changed = draft.copy()
        mend.do(changed)
        left = problems(changed.state)
        if len(left) < len(wrong):
            tried.append((mend, left))
    return [Fault(problem, next((mend for mend, left in tried if problem not in left), None)) for problem in wrong]


def mend_all(draft: Draft, faults: Callable[[Any], Sequence[Fault]]) -> int:
    """Do what one click mends, again and again; gives how often."""
    for step in range(MOST_STEPS):
        mend = next((fault.mend for fault in faults(draft) if fault.mend is not None), None)
        if mend is None:
            return step
        mend.do(draft)
    return MOST_STEPS
