"""What a step asks for, as small predicates that combine: the engine tells at every moment whether it is reached.

These hold for every game; each game's kit adds its own and reads them out of a lesson's file, where a goal is plain
JSON. Havoc's, for example::

    {"all": [{"event": "took", "card": "b9"}, {"not": {"event": "fetches"}}, {"state": {"taken": 2}}]}
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from havoclab.core.event import Event

#: Longest list of events' names in a goal.
_LONGEST = 200


@dataclass(slots=True)
class Moment:
    """What a goal looks at: where it is now, whose step it is, and what happened since the step began.

    Attributes:
        state: the position, of the game of the step.
        seat: the learner's.
        events: what happened, the oldest first.
    """

    state: Any
    seat: int
    events: list[Event] = field(default_factory=list)


class Part(BaseModel):
    """Anything in a lesson's file: nothing in it changes, and nothing unknown may stand there."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Goal(Part, ABC):
    """A goal at the table."""

    @abstractmethod
    def reached(self, moment: Moment) -> bool:
        """Whether it holds at this moment."""

    def hopeless(self, moment: Moment) -> bool:
        """Whether it is certain that it can't be reached from here any more. False where that is not known."""
        return False

    def progress(self, moment: Moment) -> float:
        """How much of it is reached: a guide for the search, not a measure for people."""
        return float(self.reached(moment))

    def matters(self) -> dict[str, bool]:
        """The kinds of events that it looks at, and whether it looks at what is told of them too."""
        return {}


def _matter(goals: Sequence[Goal]) -> dict[str, bool]:
    found: dict[str, bool] = {}
    for goal in goals:
        for kind, told in goal.matters().items():
            found[kind] = found.get(kind, False) or told
    return found


class AllOf(Goal):
    """Every one of these."""

    all: tuple[Goal, ...] = Field(min_length=1)

    def reached(self, moment: Moment) -> bool:
        """Whether each of them holds."""
        return all(goal.reached(moment) for goal in self.all)

    def hopeless(self, moment: Moment) -> bool:
        """Whether one of them is."""
        return any(goal.hopeless(moment) for goal in self.all)

    def progress(self, moment: Moment) -> float:
        """The sum of theirs."""
        return sum(goal.progress(moment) for goal in self.all)

    def matters(self) -> dict[str, bool]:
        """What any of them looks at."""
        return _matter(self.all)


class AnyOf(Goal):
    """At least one of these."""

    any: tuple[Goal, ...] = Field(min_length=1)

    def reached(self, moment: Moment) -> bool:
        """Whether one of them holds."""
        return any(goal.reached(moment) for goal in self.any)

    def hopeless(self, moment: Moment) -> bool:
        """Whether all of them are."""
        return all(goal.hopeless(moment) for goal in self.any)

    def matters(self) -> dict[str, bool]:
        """What any of them looks at."""
        return _matter(self.any)


class NotThis(Goal):
    """The contrary of a goal."""

    negated: Goal = Field(alias="not")

    def reached(self, moment: Moment) -> bool:
        """Whether it does not hold."""
        return not self.negated.reached(moment)

    def hopeless(self, moment: Moment) -> bool:
        """What has happened can't be made undone."""
        return isinstance(self.negated, Happened) and self.negated.reached(moment)

    def matters(self) -> dict[str, bool]:
        """What the goal looks at."""
        return self.negated.matters()


class Happened(Goal):
    """The learner's seat caused this kind of event since the step began, ``times`` or more often.

    ``event`` may name several kinds ("took drew"). ``rule`` narrows it to one rule; ``anybody`` takes in what others
    and the rules by themselves caused. A game narrows it further by what is told of an event (:meth:`fits`).
    """

    event: str = Field(pattern="^[a-z -]+$", max_length=_LONGEST)
    rule: str | None = None
    times: int = Field(default=1, ge=1, le=9)
    anybody: bool = False

    def fits(self, event: Event, moment: Moment) -> bool:
        """Whether what is told of an event is what the goal means; its kind, rule and seat are looked at already."""
        return True

    def reached(self, moment: Moment) -> bool:
        """Whether it happened so often."""
        return self.found(moment) >= self.times

    def progress(self, moment: Moment) -> float:
        """The part of the times."""
        return min(self.found(moment), self.times) / self.times

    def matters(self) -> dict[str, bool]:
        """The kinds of events it names."""
        return dict.fromkeys(self.event.split(), False)

    def found(self, moment: Moment) -> int:
        """How often it happened."""
        kinds = self.event.split()
        return sum(
            event.kind in kinds
            and self.rule in (None, event.rule)
            and (self.anybody or event.seat == moment.seat)
            and self.fits(event, moment)
            for event in moment.events
        )


class First(Goal):
    """The first event of this kind (and rule) since the step began was this seat's."""

    first: str = Field(pattern="^[a-z-]+$")
    by: int = Field(ge=0, le=6)
    rule: str | None = None

    def reached(self, moment: Moment) -> bool:
        """Whether it was."""
        kinds = [event for event in moment.events if event.kind == self.first and self.rule in (None, event.rule)]
        return bool(kinds) and kinds[0].seat == self.by
