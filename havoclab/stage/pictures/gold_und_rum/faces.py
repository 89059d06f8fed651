"""A single card of Gold und Rum as it is drawn: a warrior, its back, or a card that a player lays on a pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum import strength
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.speech import say_card
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    BACKS,
    COMMANDO,
    DESERTION,
    FIRST_SPY,
    GIANT,
    GOBLIN,
    KINDS,
    LEADER,
    MACHINE,
    RACES,
    RECRUIT,
    SIX,
    TROLL,
    TWO,
)
from havoclab.stage.scene import CardFace, CardState, Intent, StackBadge

#: The packages whose words these drawings need.
PACKAGES: Final = ("havoclab.core", "havoclab.gold_und_rum", "havoclab.stage", __name__.rpartition(".")[0])

#: The colour of each back, in the order of the backs. Source: G2.3a.
TONES: Final = ("purple", "green", "orange", "blue", "brown", "grey")

#: What stands on warriors that have a strength of their own, by kind. Source: G2.1.
_STRENGTHS: Final = {
    **{3 * race + TWO: strength.OF_TWO for race in range(len(RACES))},
    **{3 * race + SIX: strength.OF_SIX for race in range(len(RACES))},
    GOBLIN: strength.OF_GOBLIN,
    GIANT: strength.OF_GIANT,
    TROLL: strength.OF_TROLL,
    AIRSHIP: strength.OF_AIRSHIP,
    MACHINE: strength.OF_MACHINE,
}
_LEADER_FACTOR: Final = Options().leader_factor


def face_of(
    kind: int,
    say: Words,
    *,
    key: str = "",
    intent: Intent | None = None,
    state: CardState = "plain",
    leader_factor: int = _LEADER_FACTOR,
) -> CardFace:
    """A warrior, face up, and what a click on it sends. Source: G2.1.

    Args:
        kind: of :mod:`havoclab.gold_und_rum.warriors`.
        say: words of :data:`PACKAGES`.
        key: tells where the same card lies in two scenes.
        intent: what a click sends.
        state: how it looks.
        leader_factor: what one leader makes of the strength of its race. Source: G2.4.

    >>> from havoclab.core.words import words
    >>> face = face_of(4, words("en", *PACKAGES))
    >>> face.name, face.symbol, face.letter, face.value
    ('orc 6', 'orc', 'o', '6')
    """
    if kind < GOBLIN:
        symbol = RACES[kind // 3]
        value = f"×{leader_factor}" if kind % 3 == LEADER else str(_STRENGTHS[kind])
        tone = TONES[kind // 3]
    elif kind < FIRST_SPY:
        symbol, tone = KINDS[kind], TONES[BACKS.index("mercenary")]
        value = "" if kind == COMMANDO else str(_STRENGTHS[kind])
    else:
        symbol, tone, value = "spy", TONES[BACKS.index("spy")], str(kind - FIRST_SPY + 1)
    letter = say(f"letter-{symbol}")
    return CardFace(
        key=key,
        name=say_card(kind, say),
        tone=tone,
        symbol=symbol,
        letter=letter,
        value=value,
        intent=intent,
        state=state,
    )


def entry_face(
    entry: int,
    say: Words,
    names: Sequence[str],
    *,
    key: str = "",
    intent: Intent | None = None,
    state: CardState = "plain",
    leader_factor: int = _LEADER_FACTOR,
) -> CardFace:
    """What lies in a pile, face up: a warrior, or somebody's recruit or desertion card. Source: G2.1, G2.2.

    >>> from havoclab.core.words import words
    >>> entry_face(RECRUIT + 1, words("en", *PACKAGES), ("Anita", "Peter")).name
    'recruit card of Peter'
    """
    if entry < RECRUIT:
        return face_of(entry, say, key=key, intent=intent, state=state, leader_factor=leader_factor)
    badge = badge_of(entry, say, names)
    tone = "red" if entry >= DESERTION else "yellow"
    return CardFace(key=key, name=badge.name, tone=tone, symbol=badge.symbol, intent=intent, state=state)


def badge_of(entry: int, say: Words, names: Sequence[str]) -> StackBadge:
    """A recruit or desertion card, small, with its owner's shield. Source: G2.2."""
    card, seat = ("desertion", entry - DESERTION) if entry >= DESERTION else ("recruit", entry - RECRUIT)
    return StackBadge(seat=seat, symbol=card, name=say(f"{card}-of", name=names[seat]))


def back_face(
    back: int, say: Words, *, key: str = "", intent: Intent | None = None, state: CardState = "plain"
) -> CardFace:
    """A card that lies face down: its back shows its kind, never its value. Source: G2.3, G2.3a.

    >>> from havoclab.core.words import words
    >>> face = back_face(0, words("en", *PACKAGES))
    >>> face.name, face.face, face.value
    ('an undead’s back', 'down', '')
    """
    name = say(f"back-{BACKS[back]}")
    return CardFace(key=key, name=name, face="down", tone=TONES[back], symbol=BACKS[back], intent=intent, state=state)
