"""The cards: plain ints inside the engine, short texts at its borders.

A dog of war is ``0``; all dogs are alike. A soldier is ``1 + suit * 18 + (value - 1)``, so soldiers
run from 1 (blue 1) to 108 (brown 18). A hand is a sorted list of these ints: the dogs come first.
John of Gaunt is ``109``; he lies in a draw pile and nowhere else, and has neither value nor suit.

Source: H2.1 (the soldiers), H2.2 (the dogs), H13.1 (John of Gaunt).
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "DOG",
    "HIGHEST",
    "JOHN",
    "LETTERS",
    "SUIT",
    "SUITS",
    "VALUE",
    "card",
    "card_text",
    "distinct",
    "parse_card",
    "parse_cards",
]

SUITS: Final[tuple[str, ...]] = ("blue", "orange", "green", "grey", "yellow", "brown")
"""The six suits in the order of their index 0-5. Source: H2.1."""

LETTERS: Final = "bogeyn"
"""One letter a suit: blue, orange, green, grEy, yellow, browN."""

HIGHEST: Final = 18
"""The highest value of a soldier in the whole box. Source: H2.1."""

DOG: Final = 0
"""A dog of war. Source: H2.2."""

VALUE: Final[tuple[int, ...]] = (0, *(value for _ in SUITS for value in range(1, HIGHEST + 1)))
"""The value of each card: 0 for a dog, else 1-18. Source: H2.1, H2.2."""

SUIT: Final[tuple[int, ...]] = (-1, *(suit for suit in range(len(SUITS)) for _ in range(HIGHEST)))
"""The suit index of each card: -1 for a dog (it is every suit at once), else 0-5. Source: H2.1, H2.2."""

JOHN: Final = len(VALUE)
"""John of Gaunt, who is drawn and never held: no action names him. Source: H13.1, H13.2."""


def card(suit_index: int, value: int) -> int:
    """The soldier of a suit (index 0-5) with a value (1-18).

    Raises ValueError naming the field that is out of range. Source: H2.1.

    >>> card(0, 9), card(5, 18)
    (9, 108)
    """
    if not 0 <= suit_index < len(SUITS):
        raise ValueError(f"suit_index: {suit_index!r} is not a suit; allowed are 0-{len(SUITS) - 1}")
    if not 1 <= value <= HIGHEST:
        raise ValueError(f"value: {value!r} is no soldier's value; allowed are 1-{HIGHEST}")
    return 1 + suit_index * HIGHEST + (value - 1)


def distinct(hand: list[int]) -> list[int]:
    """Each card of a sorted hand once: only dogs come more than once. May be the hand itself. Source: H2.1, H2.2.

    >>> distinct([0, 0, 9]), distinct([0, 9]), distinct([])
    ([0, 9], [0, 9], [])
    """
    dogs = hand.count(DOG)
    return hand[dogs - 1 :] if dogs > 1 else hand


_TEXTS: Final = ("dog", *(f"{LETTERS[SUIT[c]]}{VALUE[c]}" for c in range(1, len(VALUE))))
_CARDS: Final = {text: c for c, text in enumerate(_TEXTS)}
_JOHN: Final = "john"


def card_text(c: int) -> str:
    """A card's text form: ``dog``, the suit's letter and the value, or ``john``. ``parse_cards`` reads it back.

    Raises ValueError if `c` is no card (0-109). Source: H2.1, H2.2, H13.1.

    >>> [card_text(c) for c in (DOG, card(0, 9), card(3, 7), card(5, 10), JOHN)]
    ['dog', 'b9', 'e7', 'n10', 'john']
    """
    if c == JOHN:
        return _JOHN
    if not 0 <= c < len(_TEXTS):
        raise ValueError(f"card: {c!r} is no card; allowed are 0 (a dog) to {len(_TEXTS) - 1}")
    return _TEXTS[c]


def parse_card(text: str) -> int:
    """The card that a text form stands for, of those that can be held and laid: not John of Gaunt.

    Raises ValueError if the text is no such card. Source: H2.1, H2.2.

    >>> parse_card("dog"), parse_card("b9")
    (0, 9)
    >>> parse_card("x3")
    Traceback (most recent call last):
    ...
    ValueError: card: 'x3' is no card; allowed are 'dog', or one of the letters b o g e y n with a value 1-18
    """
    found = _CARDS.get(text)
    if found is None:
        letters = " ".join(LETTERS)
        allowed = f"'dog', or one of the letters {letters} with a value 1-{HIGHEST}"
        raise ValueError(f"card: {text[:20]!r} is no card; allowed are {allowed}")
    return found


def parse_cards(text: str) -> list[int]:
    """The cards of a text like "dog b9 o10", in its order; John of Gaunt may be among them.

    Raises ValueError naming the first that is no card. Source: H2.1, H2.2, H13.1.

    >>> parse_cards("dog b9 o10 john")
    [0, 9, 28, 109]
    """
    return [JOHN if word == _JOHN else parse_card(word) for word in text.split()]
