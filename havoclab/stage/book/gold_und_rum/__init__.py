"""What the book of Gold und Rum has of its own: its words, the topics of its index, and its cards in small."""

from __future__ import annotations

from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.warriors import BACKS, DESERTION, RECRUIT, parse_kind
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES as PACKAGES
from havoclab.stage.pictures.gold_und_rum.faces import back_face, entry_face, face_of
from havoclab.stage.scene import CardFace

#: What stands in a text for a card that is laid on a pile; whose it is does not matter here.
_LAID: Final = {"recruit": RECRUIT, "desert": DESERTION}


def draw_cards(text: str, say: Words, key: str) -> list[CardFace]:
    """Cards in their text form as they are drawn: "orc-6", "back-orc", "recruit", "desert"."""
    return [_draw(name, say, f"{key}-{nth}") for nth, name in enumerate(text.split())]


def _draw(name: str, say: Words, key: str) -> CardFace:
    if name in _LAID:
        return entry_face(_LAID[name], say, (say("usual-name-1"),), key=key)
    if name.startswith("back-"):
        return back_face(BACKS.index(name.removeprefix("back-")), say, key=key)
    return face_of(parse_kind(name), say, key=key)
