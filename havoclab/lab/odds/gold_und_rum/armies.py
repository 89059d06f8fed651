"""What the armies of others may hold: counted from their backs, or known to somebody who remembers what they took.

What is not accounted for may be in any hand, or out of the round, as far as the backs allow: every layout is as likely
as the others. Sources: G2.3, G5.3, G6.4, G7.1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import comb, prod
from random import Random
from typing import Final

from havoclab.core.game import PERFECT_MEMORY
from havoclab.gold_und_rum.bots.memory import Memory
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import BACK, BACKS, GIANT, KINDS, backs, empty
from havoclab.lab.odds.chance import Chance
from havoclab.lab.odds.gold_und_rum.mercenaries import Mercenaries

_MERCENARY: Final = BACKS.index("mercenary")
#: From here on two giants have laid each other down. Source: G6.4.
_GIANTS_ARE_GONE: Final = ("race", "mercenaries", "commando", "airship")


class Armies:
    """The armies as they may be, once the piles are opened.

    Args:
        view: what a seat knows; an onlooker's tells nothing here.
        by_heart: it remembers who took what; else it knows no more than what lies open now.

    Attributes:
        rivals: the other seats that have an army, in seat order.
        known: by seat, the warriors it is known to have, by kind, in hand or in the battle.
        unseen: by kind, how many warriors are not accounted for.

    Raises:
        ValueError: if nobody looks, or the piles are not opened yet.
    """

    def __init__(self, view: View, *, by_heart: bool = True) -> None:
        if view.seat is None or view.table.kind in ("deal", "claim", "last-call", "favourite", "over"):
            raise ValueError("view: a seat's is needed, at a moment when armies are held")
        memory = Memory(view, PERFECT_MEMORY if by_heart else 0)
        self._view, self._by_heart = view, by_heart
        table = view.table
        self.rivals = tuple(seat for seat in range(table.players) if seat not in (view.seat, table.chancellor))
        self.known = memory.armies
        self.unseen = memory.unseen
        self._veiled = memory.veiled

    @cached_property
    def _mercenaries(self) -> Mercenaries:
        table, rivals = self._view.table, self.rivals
        down = table.kind != "airship" and not self._by_heart
        sent = [self._view.sent[seat] if down else 0 for seat in rivals]
        hands = [self._veiled[seat][_MERCENARY] - lying for seat, lying in zip(rivals, sent, strict=True)]
        alone = table.kind in _GIANTS_ARE_GONE and table.holds("G6.4")
        return Mercenaries(
            self.unseen, hands, sent, [not self.known[seat][GIANT] for seat in rivals] if alone else None
        )

    def holds(self, seat: int, wanted: Mapping[int, int]) -> Chance:
        """How likely a rival has at least so many of these warriors, in hand or in the battle.

        Args:
            seat: a rival.
            wanted: by kind, how many.

        Raises:
            ValueError: if it is no rival with an army.
        """
        if seat not in self.rivals:
            raise ValueError(f"seat: {seat!r:.24} has no army that others can ask about")
        missing = {kind: least - self.known[seat][kind] for kind, least in wanted.items()}
        missing = {kind: least for kind, least in missing.items() if least > 0}
        chance = Fraction(1)
        for back in {BACK[kind] for kind in missing}:
            of_back = {kind: least for kind, least in missing.items() if BACK[kind] == back}
            if back == _MERCENARY:
                chance *= self._has_mercenaries(seat, of_back)
            else:
                left = [(kind, self.unseen[kind]) for kind in range(len(KINDS)) if BACK[kind] == back]
                chance *= has_drawn(of_back, left, self._veiled[seat][back])
        return Chance.exact(chance)

    def _has_mercenaries(self, seat: int, wanted: Mapping[int, int]) -> Fraction:
        mercenaries = self._mercenaries
        good = Fraction(0)
        for share in mercenaries.shares(self.rivals.index(seat)):
            missing = {kind: least - share.special.count(kind) for kind, least in wanted.items()}
            missing = {kind: least for kind, least in missing.items() if least > 0}
            good += share.ways * has_drawn(missing, mercenaries.plain, share.others)
        return good / mercenaries.ways

    def veiled(self, seat: int, back: int) -> int:
        """How many warriors with this back a seat has beside those it is known to have."""
        return self._veiled[seat][back]

    # --- whole tables ---

    def draw(self, rng: Random) -> State:
        """A full state that agrees with all that is counted with; what is not known is drawn."""
        state = self._view.sample(rng)
        if self._by_heart:
            return state
        hidden = self._mercenaries.draw(rng)
        cards = [self._shuffled(back, rng) for back in range(_MERCENARY)]
        spies = self._shuffled(BACKS.index("spy"), rng)
        revealed = state.kind == "airship"
        for seat, (hand, sent) in zip(self.rivals, hidden, strict=True):
            lying = [0] * len(BACKS) if revealed else backs(state.sent[seat])
            army, battle = empty(), state.sent[seat] if revealed else empty()
            for back, deck in enumerate(cards):
                for number in range(self._veiled[seat][back]):
                    (battle if number < lying[back] else army)[deck.pop()] += 1
            for kind in sent:
                battle[kind] += 1
            for kind in [*hand, *(spies.pop() for _ in range(self._veiled[seat][-1]))]:
                army[kind] += 1
            state.armies[seat], state.sent[seat] = army, battle
        return state

    def _shuffled(self, back: int, rng: Random) -> list[int]:
        cards = [kind for kind, number in enumerate(self.unseen) if BACK[kind] == back for _ in range(number)]
        rng.shuffle(cards)
        return cards


def has_drawn(wanted: Mapping[int, int], left: Sequence[tuple[int, int]], number: int) -> Fraction:
    """How likely so many cards, drawn at random, hold at least what is wanted.

    Args:
        wanted: by kind, how many.
        left: kinds, each with how many there are to be drawn from.
        number: how many cards are drawn.

    >>> has_drawn({1: 1}, [(1, 2), (2, 3)], 2), has_drawn({1: 1, 2: 1}, [(1, 2), (2, 3)], 2), has_drawn({3: 1}, [], 0)
    (Fraction(7, 10), Fraction(3, 5), Fraction(0, 1))
    """
    held = dict(left)
    if any(held.get(kind, 0) < least for kind, least in wanted.items()):
        return Fraction(0)
    others = sum(held.values()) - sum(held[kind] for kind in wanted)
    good = 0
    for counts in product(*(range(least, held[kind] + 1) for kind, least in wanted.items())):
        if sum(counts) <= number:
            ways = prod(comb(held[kind], count) for kind, count in zip(wanted, counts, strict=True))
            good += ways * comb(others, number - sum(counts))
    return Fraction(good, comb(sum(held.values()), number))
