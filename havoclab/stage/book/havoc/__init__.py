"""What the book of Havoc has of its own: its words, the topics of its index, and how its cards look in small."""

from __future__ import annotations

from typing import Final

from havoclab.core.words import Words
from havoclab.havoc.cards import parse_cards
from havoclab.stage.pictures.faces import face_of
from havoclab.stage.scene import CardFace

#: Where else the words of its cards lie.
PACKAGES: Final = ()


def draw_cards(text: str, say: Words, key: str) -> list[CardFace]:
    """Cards in their text form as they are drawn."""
    return [face_of(card, say, key=f"{key}-{nth}") for nth, card in enumerate(parse_cards(text))]
