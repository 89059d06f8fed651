"""Refusals in the words of Gold und Rum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from havoclab.core.rejection import Rejection
from havoclab.core.words import words
from havoclab.gold_und_rum import speech


@dataclass(frozen=True, slots=True)
class Refusal(Rejection):
    """A rejection whose sentence stands in the game's word files; its cards and races are spoken."""

    packages: ClassVar[tuple[str, ...]] = speech.PACKAGES

    def spoken(self, language: str, names: Sequence[str]) -> dict[str, Any]:
        """The slots in words."""
        spoken = super(Refusal, self).spoken(language, names)
        return spoken | speech.spoken_cards(self.slots, words(language, *self.packages))
