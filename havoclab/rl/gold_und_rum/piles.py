"""The piles as somebody knows them who has watched the deal and forgets nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import COUNTS, KINDS, RECRUIT, WARRIORS, count

#: Whose a pile is without a recruit card.
NOBODY: Final = 255
#: In ``stacks`` and ``tops``, an entry of a pile is its number and this; where nothing lies is 0.
FILLED: Final = 1

_KINDS: Final = len(KINDS)
#: Kinds of choice before which the piles lie unopened. Source: G5.1.
_BEFORE_OPENING: Final = frozenset({"deal", "claim", "last-call", "favourite"})


def most_in_a_pile(options: Options) -> int:
    """Warriors and laid cards, if all were laid on one pile. Source: G3.4, G4.2, G4.9."""
    return -(-WARRIORS // options.piles) + (options.players - 1) * (RECRUITS_EACH + options.desertions)


class Piles:
    """What lies in the piles, and what each would bring if it were opened now; nothing, once they were opened.

    It follows the piles and nothing else, so it is the same for every seat: all warriors are dealt open.

    Attributes:
        lying: whether there are piles, not opened yet.
        stacks: pile by pile from the bottom up, each entry of it; then 0 up to ``depth``.
        tops: the top entry of each pile; 0: nothing lies there.
        warriors: pile by pile, how many of each kind would be left in it.
        owners: the seat that each pile would belong to.
        to_come: how many of each kind are still to be dealt.

    Source: G4.2, G5.2-G5.6.

    >>> from havoclab import gold_und_rum
    >>> state = gold_und_rum.deal(players=4, seed=7, step_mode=True)
    >>> piles = Piles(state.options)
    >>> piles.follow(state)
    >>> sum(piles.warriors), sum(piles.to_come), piles.tops[0] == state.piles[0][0] + FILLED, piles.tops[1]
    (1, 79, True, 0)
    """

    __slots__ = ("_depth", "_lengths", "_round", "_without", "lying", "owners", "stacks", "to_come", "tops", "warriors")

    def __init__(self, options: Options) -> None:
        self._without = options.without
        self._depth = most_in_a_pile(options)
        self._round = 0
        self._clear(options.piles)

    def _clear(self, piles: int) -> None:
        self._lengths = [0] * piles
        self.lying = False
        self.stacks = bytearray(piles * self._depth)
        self.tops = bytearray(piles)
        self.warriors = bytearray(piles * _KINDS)
        self.owners = bytearray([NOBODY]) * piles
        self.to_come = bytearray(_KINDS)

    def follow(self, position: Position) -> None:
        """See what was dealt and laid since the last time."""
        kind, piles = position.kind, position.piles
        if kind not in _BEFORE_OPENING or (kind == "favourite" and not position.holds("G5.1")):
            if self.lying:
                self._clear(len(piles))
            return
        if not self.lying or position.round != self._round:
            self._clear(len(piles))
            self.to_come[:] = bytes(COUNTS)
            self.lying, self._round = True, position.round
        for number, pile in enumerate(piles):
            if len(pile) != self._lengths[number]:
                self._read(number, pile)

    def _read(self, number: int, pile: Sequence[int]) -> None:
        """A pile that has grown. A warrior on top takes nothing away; what laid cards do is read anew."""
        start, plane, claimed = number * self._depth, number * _KINDS, False
        for place in range(self._lengths[number], len(pile)):
            entry = pile[place]
            self.stacks[start + place] = entry + FILLED
            if entry < RECRUIT:
                self.to_come[entry] -= 1
                self.warriors[plane + entry] += 1
            else:
                claimed = True
        self._lengths[number] = len(pile)
        self.tops[number] = pile[-1] + FILLED
        if claimed:
            owner, left, _ = read_pile(pile, self._without)
            self.owners[number] = NOBODY if owner < 0 else owner
            self.warriors[plane : plane + _KINDS] = bytes(count(pile[place] for place in left))
