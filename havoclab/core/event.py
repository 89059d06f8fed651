"""What happened, told with the rule that made it happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

_NOTHING: Final[Mapping[str, Any]] = {}


class Event(NamedTuple):  # every step makes some; a frozen dataclass takes three times as long to make
    """One thing that happened at the table.

    Attributes:
        kind: what, in the game's own word ("drew", "laid", "year-of-peace", ...).
        rule: the number of the rule that made it happen.
        seat: whom it happened to or who did it; None for the table as a whole.
        facts: what everybody sees.
        secret: what only the ``witnesses`` see (the card that was drawn).
        witnesses: the seats that see ``secret``.
        automatic: True if the rules did it by themselves, without anybody's choice.
    """

    kind: str
    rule: str
    seat: int | None = None
    facts: Mapping[str, Any] = _NOTHING
    secret: Mapping[str, Any] = _NOTHING
    witnesses: tuple[int, ...] = ()
    automatic: bool = False

    def seen_by(self, seat: int | None) -> Mapping[str, Any]:
        """The facts as this seat sees them; None is an onlooker who sees no hand."""
        if self.secret and seat in self.witnesses:
            return {**self.facts, **self.secret}
        return self.facts
