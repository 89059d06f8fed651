"""Refusals in the words of Gold und Rum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from havoclab.core.action import Action
from havoclab.core.rejection import Rejection
from havoclab.core.words import words
from havoclab.gold_und_rum import speech, variants


@dataclass(frozen=True, slots=True)
class Refusal(Rejection):
    """A rejection whose sentence stands in the game's word files; its cards and races are spoken."""

    packages: ClassVar[tuple[str, ...]] = speech.PACKAGES

    def spoken(self, language: str, names: Sequence[str]) -> dict[str, Any]:
        """The slots in words."""
        spoken = super(Refusal, self).spoken(language, names)
        if isinstance(self.slots.get("target"), int):
            target = self.slots["target"]
            say = words(language, *self.packages)
            spoken["target"] = names[target] if target < len(names) else say("seat-name", number=target + 1)
        if "back" in self.slots:
            spoken["back"] = words(language, *self.packages)(f"back-{self.slots['back']}")
        if self.reason == "switched-off":
            spoken["instead"] = variants.say_without(self.rule, language)
        return spoken | speech.spoken_cards(self.slots, words(language, *self.packages))


def switched_off(rule: str, nearest: Action | None) -> Refusal:
    """The rule that would allow it is switched off at this table; the sentence tells what holds instead.

    >>> print(switched_off("G7.3a", None))
    G7.3a: Rule G7.3a is switched off at this table. Instead: The commando can hit only other players’ cards.
    """
    return Refusal(rule, "switched-off", {"rule": rule}, nearest)
