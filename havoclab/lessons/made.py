"""What a generator makes of a random source: a fresh position with its goal, or a question that can be asked."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from havoclab.core.state import State
from havoclab.lessons.asked import Asked
from havoclab.lessons.goals import Goal
from havoclab.lessons.model import Setting


@dataclass(slots=True)
class Made:
    """What a generator made; what it leaves empty is given by the step.

    Attributes:
        setting: the position, for a choice at the table.
        goal: what is asked for there.
        script: what the others do.
        slots: what the words of the step are filled with.
        asked: in place of all these, a question with its answers.
    """

    setting: Setting | None = None
    goal: Goal | None = None
    script: tuple[str, ...] = ()
    slots: dict[str, Any] = field(default_factory=dict)
    asked: Asked | None = None

    @property
    def key(self) -> str:
        """What tells it apart from others, as a text: equal for equal random sources, in every run of the program."""
        given = [getattr(self, part.name) for part in fields(self) if part.name not in ("slots", "asked")]
        slots = {name: _plain(value) for name, value in self.slots.items()}
        if self.asked is None:
            return repr((given, slots))
        choices = {key: choice("en") for key, choice in self.asked.choices.items()}
        rows = [(row.title("en"), list(row.cards)) for row in self.asked.rows]
        return repr((given, slots, choices, self.asked.right, rows, _plain(self.asked.state)))


def _plain(value: Any) -> Any:
    """A sentence that waits for its language as it is in English, a state as data, anything else as it is."""
    if callable(value):
        return value("en")
    return value.to_json() if isinstance(value, State) else value
