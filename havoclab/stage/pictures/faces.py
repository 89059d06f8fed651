"""A single card as it is drawn: on a table, beside a word, in a list of ranks."""

from __future__ import annotations

from havoclab.core.words import Words
from havoclab.havoc.cards import DOG, JOHN, SUIT, SUITS, VALUE
from havoclab.havoc.speech import say_card
from havoclab.stage.pictures import art_of
from havoclab.stage.scene import CardFace, CardState, Intent


def face_of(
    card: int, say: Words, *, key: str = "", intent: Intent | None = None, state: CardState = "plain"
) -> CardFace:
    """A card of Havoc, face up, and what a click on it sends. Source: H2.1, H2.2, H13.1.

    >>> from havoclab.core.words import words
    >>> face_of(9, words("en", "havoclab.core", "havoclab.havoc")).name
    'blue 9'
    """
    if card == DOG:
        tone, symbol, letter = "ink", "dog", say("letter-dog")
    elif card == JOHN:
        tone, symbol, letter = "purple", "crown", say("letter-john")
    else:
        suit = SUITS[SUIT[card]]
        tone, symbol, letter = suit, str(art_of("havoc")["suits"][suit]), say(f"letter-{suit}")
    return CardFace(
        key=key,
        name=say_card(card, say),
        tone=tone,
        symbol=symbol,
        letter=letter,
        value="" if card == JOHN else str(VALUE[card]),
        intent=intent,
        state=state,
    )
