"""What a bot remembers of a deal: what lies on top, and of the rest only what it has not forgotten.

The view of a seat is perfect memory. A bot may use a card of it only if it still remembers it, and that depends on
nothing but the card, when and where it came, and how much has happened since. So the same view gives the same memory;
what is forgotten stays forgotten. How many cards lie in a pile anybody can see, so forgotten warriors still count.

A seat remembers its own cards and claims. Once the piles are opened, it sees of others' hands the backs, and remembers
some of the warriors that it saw them take. Source: G2.3, G4.2, G5.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from havoclab.core.game import PERFECT_MEMORY
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import BACK, BACKS, COUNTS, DESERTION, KINDS, RECRUIT

__all__ = ["FORGOTTEN", "Memory", "check_memory", "remembered"]

#: Stands in a pile for a warrior that is not remembered.
FORGOTTEN: Final = -1

#: After so many cards a seat with a memory of 60 remembers 60 of 100 cards.
_USUAL: Final = 40
#: What lies on a pile is more striking than a warrior: it is forgotten so much more slowly.
_STRIKING: Final = 0.25
#: What was seen when the piles were opened is forgotten with the battles: at once by so much, then by each battle.
_OPENED: Final = 0.5
_A_BATTLE: Final = 0.25

_BITS: Final = 0xFFFFFFFF


class Memory:
    """What a seat that remembers so many of a hundred cards knows of the table.

    Args:
        view: what it saw.
        memory: 100: all; 0: only what lies open now.

    Attributes:
        seat: whose memory.
        sent: by seat, how many mercenaries lie face down in the battle.
        table: the position as the view has it; of its piles and armies only what is below is remembered.
        piles: from the bottom: warriors and laid cards as they are remembered; a forgotten warrior is FORGOTTEN.
        armies: by seat, the warriors it is remembered or seen to have, by kind, in hand or sent.
        veiled: by seat, of each back how many warriors it has beside those.
        unseen: by kind, how many warriors are not accounted for by what is remembered.

    >>> from havoclab import gold_und_rum
    >>> state = gold_und_rum.deal(players=4, seed=7)
    >>> for _ in range(12):
    ...     _ = state.apply("deal")
    >>> poor, perfect = (Memory(state.view(0), memory) for memory in (0, 100))
    >>> [len(pile) for pile in poor.piles] == [len(pile) for pile in perfect.piles]
    True
    >>> poor.piles[0][0] == FORGOTTEN, poor.piles[0][1] == perfect.piles[0][1]
    (True, True)
    """

    __slots__ = ("_salt", "_share", "armies", "piles", "seat", "sent", "table", "unseen", "veiled")

    def __init__(self, view: View, memory: int) -> None:
        assert view.seat is not None, "an onlooker chooses nothing"
        self.seat = view.seat
        self.sent = view.sent
        self.table: Position = view.table
        self._share = memory / PERFECT_MEMORY
        table = self.table
        self._salt = (self.seat * 31 + table.round) * 31 + (table.piles[0][0] if table.piles[0] else 0)
        self.piles = [self._pile(number, pile) for number, pile in enumerate(table.piles)]
        self.armies: list[list[int]] = []
        self.veiled: list[list[int]] = []
        if table.kind in ("deal", "claim", "last-call", "favourite"):
            self.armies = [[0] * len(KINDS)] * table.players
            self.veiled = [[0] * len(BACKS)] * table.players
        else:
            self._remember_armies()
        self.unseen = self._count_unseen()

    # --- piles ---

    def _pile(self, number: int, pile: Sequence[int]) -> list[int]:
        if self._share >= 1 or len(pile) <= 1:
            return list(pile)
        table = self.table
        width, dealt = len(table.piles), table.dealt
        kept: list[int] = []
        under, moment = 0, number + 1
        for entry in pile[:-1]:
            if entry < RECRUIT:
                seen = self._keeps((dealt - moment) / _USUAL, under, moment, entry)
                kept.append(entry if seen else FORGOTTEN)
                moment += width
            else:
                age = _STRIKING * (dealt - moment + width) / _USUAL
                if entry in (RECRUIT + self.seat, DESERTION + self.seat) or self._keeps(age, under, moment, entry):
                    kept.append(entry)
            under = entry
        return [*kept, pile[-1]]

    def _keeps(self, age: float, *what: int) -> bool:
        """Whether this is still remembered after so long; once it is not, it never is again."""
        share = self._share
        if share >= 1:
            return True
        return share > 0 and _chance(self._salt, *what) < _kept(share, age)

    # --- armies ---

    def _remember_armies(self) -> None:
        """What each is remembered to have, in hand and sent together; the backs tell how much else there is."""
        table = self.table
        age = _OPENED + _A_BATTLE * len(table.fought)
        revealed = table.kind == "airship"
        for seat, (army, sent) in enumerate(zip(table.armies, table.sent, strict=True)):
            if seat == self.seat or self._share >= 1:
                self.armies.append([held + lying for held, lying in zip(army, sent, strict=True)])
                self.veiled.append([0] * len(BACKS))
                continue
            known, veiled = [0] * len(KINDS), [0] * len(BACKS)
            for kind, held in enumerate(army):
                lying = sent[kind]
                if not held and not lying:
                    continue
                seen = lying if revealed else 0
                for copy in range(held + lying - seen):
                    seen += self._keeps(age, seat, kind, copy)
                known[kind] = seen
                veiled[BACK[kind]] += held + lying - seen
            self.armies.append(known)
            self.veiled.append(veiled)

    # --- what may be where ---

    def _count_unseen(self) -> list[int]:
        unseen = list(COUNTS)
        table = self.table
        if table.kind in ("deal", "claim", "last-call", "favourite"):
            for pile in self.piles:
                for entry in pile:
                    if FORGOTTEN < entry < RECRUIT:
                        unseen[entry] -= 1
            return unseen
        # Later the piles are opened: what is remembered is in the armies, and where all else went does not matter.
        for army in self.armies:
            for kind, held in enumerate(army):
                unseen[kind] -= held
        return unseen

    def expected(self, back: int, worth: Sequence[float]) -> float:
        """The mean worth of a warrior with this back that is not remembered.

        Args:
            back: what is seen of it.
            worth: by kind.
        """
        total = weight = 0.0
        for kind, left in enumerate(self.unseen):
            if left and BACK[kind] == back:
                total += left * worth[kind]
                weight += left
        return total / weight if weight else 0.0

    def fill(self, rng: Random) -> list[list[int]]:
        """Armies by seat as they may be: what is not remembered is drawn from what is unseen."""
        armies = [list(army) for army in self.armies]
        unseen = list(self.unseen)
        for seat, veiled in enumerate(self.veiled):
            for back, number in enumerate(veiled):
                for _ in range(number):
                    kind = _draw(unseen, back, rng)
                    unseen[kind] -= 1
                    armies[seat][kind] += 1
        return armies


def remembered(memory: int, ago: float) -> float:
    """Of the warriors that lie covered since so many more were dealt, the share that is remembered.

    >>> remembered(60, 40), remembered(100, 79)
    (0.6, 1.0)
    """
    return _kept(memory / PERFECT_MEMORY, ago / _USUAL)


def _kept(share: float, age: float) -> float:
    """What is left of all when so much time has passed in which this share is left."""
    return float(share**age)


def check_memory(memory: object) -> int:
    """How many of a hundred cards a bot remembers, checked.

    Raises:
        ValueError: naming the field, the reason and what is allowed.
    """
    if type(memory) is not int or not 0 <= memory <= PERFECT_MEMORY:
        raise ValueError(f"memory: {memory!r:.24} is none; allowed are 0 to {PERFECT_MEMORY}")
    return memory


_OF_BACK: Final = tuple(tuple(kind for kind in range(len(KINDS)) if BACK[kind] == back) for back in range(len(BACKS)))


def _draw(unseen: Sequence[int], back: int, rng: Random) -> int:
    kinds = _OF_BACK[back]
    weights = [unseen[kind] for kind in kinds]
    place = rng.random() * sum(weights)
    for kind, weight in zip(kinds, weights, strict=True):
        place -= weight
        if place < 0:
            return kind
    return kinds[0]


@lru_cache(maxsize=1 << 13)  # a few rounds: the same cards are asked for after each card
def _chance(*what: int) -> float:
    """A number from 0 to 1 that depends on nothing but these: the same everywhere, unlike Python's own hash."""
    mixed = 0x9E3779B9
    for number in what:
        mixed = ((mixed ^ number) * 0x85EBCA6B) & _BITS
        mixed ^= mixed >> 13
    mixed = (mixed * 0xC2B2AE35) & _BITS
    return (mixed ^ mixed >> 16) / (_BITS + 1)
