"""Cards as people type them: "b9 o2 dog", with commas or without, or by the names of the suits."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from havoclab.core.words import LANGUAGES, words
from havoclab.havoc.cards import DOG, JOHN, LETTERS, SUITS, card_text, parse_card
from havoclab.stage.sandbox.havoc.draft import MOST_CARDS

#: Longest text that is read.
MOST_CHARACTERS: Final = 2000

_BETWEEN: Final = re.compile(r"[\s,;.]+")
_VALUE: Final = re.compile(r"(\d{1,2})(-\w+)?")
_DOGS: Final = ("dog", "dogs", "eb", "ebek")


class NoCard(ValueError):
    """A word that names no card."""

    def __init__(self, word: str) -> None:
        super().__init__(f"cards: {word[:24]!r} is no card")
        self.word = word[:24]


@lru_cache(maxsize=1)
def _suits() -> dict[str, str]:
    """The names of the suits in every language, each with its letter."""
    says = [words(language, "havoclab.core", "havoclab.havoc") for language in LANGUAGES]
    return {say(f"suit-{suit}"): letter for say in says for suit, letter in zip(SUITS, LETTERS, strict=True)}


def read_cards(text: str) -> list[int]:
    """The cards of a text, in its order.

    Raises:
        NoCard: naming the first word that is none.
        ValueError: if it is too long.

    >>> read_cards("b9, O2 dog")
    [9, 20, 0]
    >>> read_cards("blue 9 narancs 2-es eb")
    [9, 20, 0]
    >>> read_cards("b9 x3")
    Traceback (most recent call last):
    ...
    havoclab.stage.sandbox.havoc.card_words.NoCard: cards: 'x3' is no card
    """
    if len(text) > MOST_CHARACTERS:
        raise NoCard(text)
    cards = []
    suit = ""
    for word in _BETWEEN.split(text.casefold().strip()):
        value = _VALUE.fullmatch(word)
        if suit and value:
            cards.append(_card(suit + str(int(value[1]))))
            suit = ""
        elif suit:
            raise NoCard(word)
        elif word in _suits():
            suit = _suits()[word]
        elif word in _DOGS:
            cards.append(DOG)
        elif word == card_text(JOHN):
            cards.append(JOHN)
        elif word:
            cards.append(_card(word))
    if suit or len(cards) > MOST_CARDS:
        raise NoCard(text)
    return cards


def _card(word: str) -> int:
    try:
        return parse_card(word)
    except ValueError:
        raise NoCard(word) from None
