"""The entries of a form: how each is made, and what is said beside one that does not take what was typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from havoclab.core.words import Words
from havoclab.stage.scene import FormField, Intent
from havoclab.stage.setup.choices import MOST_SEATS, MOST_SEED


class Fields:
    """Makes the entries of one form.

    Args:
        errors: what is wrong with an entry, by its name.
        say: the words of the page.
        intent: what a change sends, beside the entry's name and its value.
        prefix: tells entries of the same name apart where a page has two such forms.
    """

    def __init__(
        self, errors: Mapping[str, str], say: Words, *, intent: Intent | None = None, prefix: str = ""
    ) -> None:
        self.say = say
        self._errors, self._intent, self._prefix = errors, intent or {"do": "set"}, prefix

    def field(self, name: str, label: str, kind: str, value: object, **more: Any) -> FormField:
        """One entry."""
        return FormField(
            id=f"{self._prefix}{name}",
            label=label,
            kind=kind,  # type: ignore[arg-type]  # checked by the model
            value=str(value),
            intent={**self._intent, "field": name},
            error=self._errors.get(f"{self._prefix}{name}", ""),
            **more,
        )


#: What numbers the entries of Havoc's forms take, by the beginning of their names.
LIMITS: Final[Mapping[str, tuple[float, float]]] = {
    "players": (2, MOST_SEATS),
    "seed": (0, MOST_SEED),
    "points": (0, 99),
    "deal": (0, 9),
}


def say_limits(
    name: str, fault: ValidationError, say: Words, *, limits: Mapping[str, tuple[float, float]] = LIMITS
) -> str:
    """What is allowed in this entry, from the first thing that was wrong.

    Args:
        name: of the entry.
        fault: what was wrong.
        say: the words of the page.
        limits: what numbers an entry takes, by the beginning of its name.
    """
    first = fault.errors(include_url=False)[0]
    broken = first.get("ctx", {})
    least, most = limits.get(name.partition("-")[0], (0, 0))
    if "ge" in broken or "le" in broken:
        return say("limit-number", least=str(least), most=str(most))
    if first["type"] in ("int_parsing", "int_from_float", "int_type"):
        return say("limit-whole-number")
    if "max_length" in broken:
        return say("limit-length", most=str(broken["max_length"]))
    return say("limit-other")
