"""What the book takes from each game: its own words, and its cards in small. It is found by the game's name."""

from __future__ import annotations

from importlib import import_module

from havoclab.core.words import Words
from havoclab.stage.scene import CardFace


def packages_of(game: str) -> tuple[str, ...]:
    """Where the words of a game's book lie.

    >>> packages_of("havoc")[-1]
    'havoclab.stage.book.havoc'
    """
    own = f"{__package__}.{game}"
    more: tuple[str, ...] = import_module(own).PACKAGES
    usual = ("havoclab.core", f"havoclab.{game}", "havoclab.stage", "havoclab.stage.setup", f"{__package__}")
    return tuple(dict.fromkeys([*usual, *more, own]))


def cards_of(game: str, text: str, say: Words, *, key: str) -> list[CardFace]:
    """Cards in their text form as they are drawn beside words.

    Args:
        game: the game's name.
        text: the cards, with spaces between them.
        say: words of :func:`packages_of`.
        key: tells these cards from the others of a page.
    """
    faces: list[CardFace] = import_module(f"{__package__}.{game}").draw_cards(text, say, key)
    return faces
