"""Who must choose, and what kind of choice it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that is open now.

    Attributes:
        seat: who chooses, counted from 0.
        kind: what kind of choice, in the game's own word ("turn", "join", ...).
        rule: the rule that asks for it.
    """

    seat: int
    kind: str
    rule: str
