"""The idea behind an estimate: what one action does and another leaves undone, told with the rule it rests on.

A detector looks at the table and at two actions, and says a plain fact about them or nothing. It does not say that the
fact is why the figures differ: whoever reads both may think about that. Each game has its own, in its folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from havoclab.core.action import Action


@dataclass(frozen=True, slots=True)
class Idea:
    """What one action does that another leaves undone.

    Attributes:
        name: of the idea; its sentence is the message ``idea-<name>``.
        rule: the rule it rests on.
        slots: what the sentence needs: cards, numbers, a battle's number, a rank's message.
    """

    name: str
    rule: str
    slots: Mapping[str, Any] = field(default_factory=dict)


#: Looks at a view, at what is better and at what it is compared with.
Detector = Callable[[Any, Action, Action], Idea | None]


def first_idea(detectors: Sequence[Detector], view: Any, better: Action, others: Sequence[Action]) -> Idea | None:
    """The first idea that speaks for one action against others; one whose rule is switched off speaks for nothing.

    Args:
        detectors: of the game; what says most comes first.
        view: of the seat that chooses.
        better: what the idea shall speak for.
        others: what else could be done.
    """
    for other in others:
        for detect in detectors:
            idea = detect(view, better, other)
            if idea is not None and view.options.holds(idea.rule):
                return idea
    return None
