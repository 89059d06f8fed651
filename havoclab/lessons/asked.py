"""A question that is ready to be shown: its answers, the right one, and why the others are not."""

from __future__ import annotations

from dataclasses import dataclass, field

from havoclab.havoc import State
from havoclab.lessons.attempt import Spoken


@dataclass(slots=True)
class Reading:
    """What a position comes to under one reading of a rule.

    Attributes:
        title: whose reading it is.
        state: the position at the end.
        told: what happened, as sentences.
    """

    title: Spoken
    state: State
    told: list[Spoken]


@dataclass(slots=True)
class Asked:
    """A question that is ready to be shown.

    Attributes:
        choices: the answers by their ids, in the order in which they stand.
        right: id of the right one.
        reasons: for each other answer the rule and the cause.
        state: the position it is about; None where it is about the rules alone.
        seat: whose view of it is shown.
        readings: both readings of a rule, shown once the question is answered.
    """

    choices: dict[str, Spoken]
    right: str
    reasons: dict[str, tuple[str, Spoken]]
    state: State | None = None
    seat: int = 0
    readings: list[Reading] = field(default_factory=list)
