"""Sentences of Havoc's steps: cards in their slots are said as Havoc calls them."""

from __future__ import annotations

from functools import partial
from typing import Final

from havoclab.core.action import Action
from havoclab.core.words import words
from havoclab.havoc import State, rulebook, speech
from havoclab.lessons import attempt, questions
from havoclab.lessons.attempt import Spoken

#: The package that has the words of all lessons.
SHARED: Final = attempt.SHARED
#: The packages with whose words the steps speak: those of the game, and of this kit.
PACKAGES: Final = (*speech.PACKAGES, "havoclab.lessons.kits.havoc")

#: Players at the tables of quizzes, in seat order; a table of fewer has the first of them.
NAMES: Final = ("Anita", "Peter", "Christine", "Eugene", "Margaret", "Bertram")

#: The sentence of a message, whose slots may hold Havoc's cards.
spoken: Final = partial(attempt.spoken, game="havoc")


def in_words(action: Action | str) -> Spoken:
    """An action as an answer to pick."""
    read = State.read_action(action)
    return lambda language: speech.say_action(read, words(language, *speech.PACKAGES))


def rule_title(rule: str) -> Spoken:
    """A rule's title."""
    return questions.rule_title(rulebook(), rule)
