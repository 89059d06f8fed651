"""Cards as people type them: "o2 o6 go r3", the letters of the cards in either language, or as records write them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from havoclab.core.words import LANGUAGES, words
from havoclab.gold_und_rum.actions import MOST_SEATS
from havoclab.gold_und_rum.warriors import (
    DESERTION,
    FIRST_SPY,
    GOBLIN,
    KINDS,
    RACES,
    RECRUIT,
    WARRIORS,
    parse_entry,
)
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES

#: Longest text that is read, and most cards that one place takes: more than the game has.
MOST_CHARACTERS: Final = 2000
MOST_CARDS: Final = WARRIORS + 4 * MOST_SEATS

_BETWEEN: Final = re.compile(r"[\s,;.]+")
_TIMES: Final = re.compile(r"(\d{1,2})[*×](.+)")


class NoCard(ValueError):
    """A word that names no card."""

    def __init__(self, word: str) -> None:
        super().__init__(f"cards: {word[:24]!r} is no card")
        self.word = word[:24]


@lru_cache(maxsize=len(LANGUAGES))
def short_forms(language: str) -> dict[int, str]:
    """What is written for each card in this language.

    >>> short_forms("en")[4], short_forms("hu")[RECRUIT + 2]
    ('o6', 'r3')
    """
    say = words(language, *PACKAGES, "havoclab.stage.sandbox.gold_und_rum")
    forms = {}
    for race, name in enumerate(RACES):
        for face, mark in enumerate(("2", "6", say("mark-leader"))):
            forms[3 * race + face] = say(f"letter-{name}") + mark
    for kind in range(GOBLIN, FIRST_SPY):
        forms[kind] = say(f"letter-{KINDS[kind]}")
    for number in range(4):
        forms[FIRST_SPY + number] = f"{say('letter-spy')}{number + 1}"
    for seat in range(MOST_SEATS):
        forms[RECRUIT + seat], forms[DESERTION + seat] = f"r{seat + 1}", f"x{seat + 1}"
    return forms


@lru_cache(maxsize=1)
def _read_as() -> dict[str, int]:
    return {form: card for language in LANGUAGES for card, form in short_forms(language).items()}


def write_cards(cards: Iterable[int], language: str) -> str:
    """The text of these cards."""
    forms = short_forms(language)
    return " ".join(forms[card] for card in cards)


def read_cards(text: str) -> list[int]:
    """The cards of a text, in its order.

    Raises:
        NoCard: naming the first word that is none, or the text if it is too long.

    >>> read_cards("o2, 2*GO r3")
    [3, 12, 12, 102]
    >>> read_cards("orc-leader év desert-1")
    [5, 2, 200]
    >>> read_cards("o7")
    Traceback (most recent call last):
    ...
    havoclab.stage.sandbox.gold_und_rum.card_words.NoCard: cards: 'o7' is no card
    """
    if len(text) > MOST_CHARACTERS:
        raise NoCard(text)
    cards: list[int] = []
    for word in _BETWEEN.split(text.casefold().strip()):
        if word:
            times = _TIMES.fullmatch(word)
            cards += [_card(times[2])] * int(times[1]) if times else [_card(word)]
        if len(cards) > MOST_CARDS:
            raise NoCard(text)
    return cards


def _card(word: str) -> int:
    card = _read_as().get(word)
    if card is not None:
        return card
    try:
        return parse_entry(word)
    except ValueError:
        raise NoCard(word) from None
