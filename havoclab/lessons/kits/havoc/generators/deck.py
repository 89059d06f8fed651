"""What generators are made of: soldiers handed out one by one, a table of four, and what comes out of it.

Source of the deck: four players, values 1-13, eight dogs, at most five recruits (H3.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from havoclab.havoc.cards import DOG, SUITS, VALUE, card, card_text
from havoclab.lessons import made
from havoclab.lessons.kits.havoc.goals import HandGoal
from havoclab.lessons.kits.havoc.model import Setting

#: Highest value and number of suits at a table of four. Source: H3.1.
HIGHEST: Final = 13
#: Tries to find cards that fit; each generator needs a few.
TRIES: Final = 5000


@dataclass(slots=True)
class Made(made.Made):
    """What a generator made: a position, a question, or hands.

    Attributes:
        setting: the position, for a choice at the table.
        cards: those out of which a hand is built.
        hand_goal: what it is to be.
        hands: those that are put in order, or compared.
    """

    setting: Setting | None = None
    cards: list[int] = field(default_factory=list)
    hand_goal: HandGoal | None = None
    hands: list[list[int]] = field(default_factory=list)


class Deck:
    """Soldiers that are handed out one by one, each once."""

    def __init__(self, rng: Random, highest: int = HIGHEST) -> None:
        self.rng = rng
        self.highest = highest
        self.left = [card(suit, value) for suit in range(len(SUITS)) for value in range(1, highest + 1)]
        rng.shuffle(self.left)

    def draw(self, count: int, *, without: Sequence[int] = ()) -> list[int]:
        """So many soldiers, none of these values."""
        drawn = [c for c in self.left if VALUE[c] not in without][:count]
        self.take(drawn)
        return drawn

    def alike(self, value: int, count: int) -> list[int]:
        """So many soldiers of one value."""
        drawn = [c for c in self.left if VALUE[c] == value][:count]
        self.take(drawn)
        return drawn

    def take(self, cards: Sequence[int]) -> None:
        """Hand out these."""
        for c in cards:
            if c != DOG:
                self.left.remove(c)

    def values(self, count: int, lowest: int = 1) -> list[int]:
        """So many different values."""
        return self.rng.sample(range(lowest, self.highest + 1), count)


def texts(cards: Sequence[int]) -> str:
    """Cards as a position writes them."""
    return " ".join(map(card_text, cards))


def table(deck: Deck, mine: Sequence[int], *, battle: int, top: Sequence[int] = (), **fields: Any) -> Setting:
    """A table of four; the others hold six soldiers each."""
    others = [texts(deck.draw(6)) for _ in range(3)]
    position = {"hands": [texts(mine), *others], "peacekeeper": 1, "peace": 1} | fields
    return Setting(position=position, battle=battle, top=texts(top))
