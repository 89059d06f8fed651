"""One thing that is wrong with a position, with the rule it breaks and in the reader's language."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from havoclab.core.rejection import Rejection


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """Something that keeps a position from being one of the game. Each game has its own, which knows the game's words.

    Attributes:
        field: where in the position's JSON form, with the seat after a dot where it is about one ("laid.2").
        rule: number of the rule that it breaks; empty only where the data has a field that no position has.
        message: message id of the sentence that says what is wrong and what is allowed.
        slots: what the sentence needs: numbers, cards, seats.

    >>> from havoclab.havoc.problem import Problem
    >>> problem = Problem("recruits", "H3.1", "wrong-too-many-recruits", {"count": 6, "most": 5})
    >>> problem.text()
    '6 recruits lie open; at most 5 may.'
    >>> str(problem)
    'recruits: 6 recruits lie open; at most 5 may. (H3.1)'
    """

    #: The rejection class of the game: what is wrong is said as a refusal is.
    rejection: ClassVar[type[Rejection]] = Rejection

    field: str
    rule: str
    message: str
    slots: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """What is wrong, as a sentence. ``names`` are the players' names in seat order."""
        return self.rejection(self.rule, self.message, self.slots).text(language, names)

    def __str__(self) -> str:
        return f"{self.field}: {self.text()}" + (f" ({self.rule})" if self.rule else "")
