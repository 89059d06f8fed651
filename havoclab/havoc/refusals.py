"""Refusals in the words of Havoc, and the few that every rule needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from havoclab.core.action import Action
from havoclab.core.rejection import Rejection
from havoclab.core.words import words
from havoclab.havoc import speech, variants
from havoclab.havoc.cards import SUIT, VALUE
from havoclab.havoc.position import JOHNS_SEAT


@dataclass(frozen=True, slots=True)
class Refusal(Rejection):
    """A rejection whose sentence stands in Havoc's word files; the ``card`` slot is spoken as a card."""

    packages: ClassVar[tuple[str, ...]] = ("havoclab.core", "havoclab.havoc")

    def spoken(self, language: str, names: Sequence[str]) -> dict[str, Any]:
        """The slots in words."""
        spoken = super(Refusal, self).spoken(language, names)
        if self.reason == "switched-off":
            spoken["instead"] = variants.say_without(self.rule, language)
        if self.slots.get("seat") == JOHNS_SEAT:
            spoken["seat"] = words(language, *self.packages)("card-john")
        return spoken | speech.spoken_cards(self.slots, words(language, *self.packages))


def switched_off(rule: str, nearest: Action | None) -> Refusal:
    """The rule that would allow it is switched off at this table; the sentence tells what holds instead.

    >>> print(switched_off("H4.6", None))
    H4.6: Rule H4.6 is switched off at this table. Instead: A dog can’t fetch a card.
    """
    return Refusal(rule, "switched-off", {"rule": rule}, nearest)


def nearest_card(card: int, choices: Sequence[int]) -> int | None:
    """The card among the choices that looks most like this one: same value first, then same suit and near in value."""
    if not choices:
        return None
    return min(
        choices,
        key=lambda c: (c != card, VALUE[c] != VALUE[card], SUIT[c] != SUIT[card], abs(VALUE[c] - VALUE[card]), c),
    )


def no_such_card(
    rule: str, card: int, choices: Sequence[int], actions: Sequence[Action], reason: str = "not-in-hand"
) -> Refusal:
    """The card is not where it would have to be; the nearest action takes one that is."""
    near = nearest_card(card, choices)
    return Refusal(rule, reason, {"card": card}, actions[near] if near is not None else None)
