"""One thing that is wrong with a position, with the rule it breaks and in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from havoclab.havoc.refusals import Refusal

_NOTHING: Final[Mapping[str, Any]] = {}


class Problem(NamedTuple):
    """Something that keeps a position from being one of the game.

    Attributes:
        field: where in the position's JSON form, with the seat after a dot where it is about one ("laid.2").
        rule: number of the rule that it breaks; empty only where the data has a field that no position has.
        message: message id of the sentence that says what is wrong and what is allowed.
        slots: what the sentence needs: numbers, cards, seats.

    >>> problem = Problem("recruits", "H3.1", "wrong-too-many-recruits", {"count": 6, "most": 5})
    >>> problem.text()
    '6 recruits lie open; at most 5 may.'
    >>> str(problem)
    'recruits: 6 recruits lie open; at most 5 may. (H3.1)'
    """

    field: str
    rule: str
    message: str
    slots: Mapping[str, Any] = _NOTHING

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """What is wrong, as a sentence. ``names`` are the players' names in seat order."""
        return Refusal(self.rule, self.message, self.slots).text(language, names)

    def __str__(self) -> str:
        return f"{self.field}: {self.text()}" + (f" ({self.rule})" if self.rule else "")
