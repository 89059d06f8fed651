"""Sentences of Gold und Rum's steps: cards in their slots are said as the game calls them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from havoclab.core.words import words
from havoclab.gold_und_rum import rulebook, speech
from havoclab.gold_und_rum.warriors import KINDS, parse_kind
from havoclab.lessons import attempt, questions
from havoclab.lessons.attempt import Spoken

#: The package that has the words of this kit.
OWN: Final = "havoclab.lessons.kits.gold_und_rum"
#: The packages with whose words the steps speak.
PACKAGES: Final = (*speech.PACKAGES, OWN)
#: Players at the tables, in seat order; a table of fewer has the first of them.
NAMES: Final = ("Anita", "Peter", "Christine", "Eugene", "Margaret", "Bertram", "Harriet")

#: The sentence of a message, whose slots may hold cards.
spoken: Final = partial(attempt.spoken, game="gold_und_rum")


def rule_title(rule: str) -> Spoken:
    """A rule's title."""
    return questions.rule_title(rulebook(), rule)


def said_cards(cards: Sequence[int]) -> Spoken:
    """Warriors as an answer to pick."""
    return lambda language: speech.say_cards(cards, words(language, *speech.PACKAGES))


def parse_cards(text: str) -> list[int]:
    """The warriors of a text such as "orc-6 goblin".

    Raises:
        ValueError: naming the text and what is allowed.
    """
    return [parse_kind(part) for part in text.split()]


def texts(cards: Sequence[int]) -> str:
    """Warriors as a setting or a goal writes them."""
    return " ".join(KINDS[card] for card in cards)
