"""What a battle promises: which cards could be laid, and what place they would probably take.

Sources: H6.6 (what may lie), H6.11 and H11.1 (what places pay), H8 (strength).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.position import OUT, PASSED, UNASKED
from havoclab.havoc.strength import RANK_SHIFT, strength
from havoclab.havoc.view import View

# A rival who may still lay cards ends about at this rank, and by so much more for each card held beyond seven, and for
# each point that the battle pays beyond six. Measured over games of these bots.
_RANK_OF_SEVEN: Final = 3.0
_RANK_PER_CARD: Final = 0.3
_RANK_PER_POINT: Final = 0.2
_SPREAD: Final = 1.2
# How often a seat that was not asked yet joins.
_JOINS: Final = 0.6
# A rival who is behind must first find the cards to come back.
_ONE_RANK: Final = 1 << RANK_SHIFT


def counting(laid: Sequence[int]) -> Sequence[int]:
    """The laid cards that count: dogs beyond six cards do not. Source: H6.8.

    >>> counting([0, 0, 0, 1, 2, 3, 4])
    [0, 0, 1, 2, 3, 4]
    """
    return laid[-MOST_INVOLVED:]  # sorted, so the dogs are first


class Rivals:
    """The other seats of a battle, as far as this seat can tell.

    Args:
        view: what the seat knows.
        pays: points by place, None where a place pays nothing.
    """

    __slots__ = ("_beat", "pays")

    def __init__(self, view: View, pays: Sequence[int | None]) -> None:
        self.pays = [points or 0 for points in pays]
        table = view.table
        stake = _RANK_PER_POINT * (self.pays[0] - 6)
        fighting = table.in_battle
        #: For each rival: the rank that already lies (a fraction tells the values), the rank it may reach, how likely.
        self._beat: list[tuple[float, float, float]] = []
        for seat, held in enumerate(view.counts):
            if seat == view.seat:
                continue
            role = table.roles[seat] if fighting else UNASKED
            if role == OUT or (role == UNASKED and held < 2):
                continue
            laid = table.laid[seat] if fighting else ()
            lies = strength(counting(laid), best_subset=table.options.best_subset) / _ONE_RANK if laid else 0.0
            reach = _RANK_OF_SEVEN + _RANK_PER_CARD * (min(held + len(laid), 16) - 7) + stake
            joins = 0.0 if role == PASSED else _JOINS if role == UNASKED else min(1.0, held / 4)
            self._beat.append((lies, reach, joins))

    def leading(self) -> float:
        """The strongest rank that lies against this seat, 0 without any."""
        return max((lies for lies, _, _ in self._beat), default=0.0)

    def place_now(self, mine: float) -> int:
        """How many rivals are ahead of a combination of this rank now."""
        return sum(lies >= mine for lies, _, _ in self._beat)

    def points(self, mine: float) -> float:
        """What a combination of this rank earns on average, in points."""
        ahead = [1.0]  # chances that nobody, one, two, ... rivals end ahead
        for lies, reach, joins in self._beat:
            if lies >= mine:
                beaten = 1.0
            else:
                beaten = joins / (1.0 + exp((mine - reach) / _SPREAD))
            worse = [0.0, *[chance * beaten for chance in ahead]]
            for place, chance in enumerate(ahead):
                worse[place] += chance * (1.0 - beaten)
            ahead = worse
        return sum([chance * points for chance, points in zip(ahead, self.pays, strict=False)])


def rank_of(cards: Sequence[int], best_subset: bool) -> float:
    """The rank of up to eight laid cards as a number; the fraction compares equal ranks. Source: H8.1, H8.6."""
    return strength(counting(cards), best_subset=best_subset) / _ONE_RANK


def choices(hand: Sequence[int], laid: Sequence[int], best_subset: bool) -> list[list[int]]:
    """Cards of the hand that would make a combination with what lies: sets, two sets together, and the strongest of all.

    Each is a sorted list of cards to lay; with what lies they are at most six. Source: H6.6, H8.1.

    >>> choices([9, 12, 27], [45], best_subset=False)
    [[9], [9, 27], [9, 12, 27]]
    """
    room = MOST_INVOLVED - len(laid)
    if room <= 0:
        return []
    by_value: dict[int, list[int]] = {}
    for card in hand:
        by_value.setdefault(VALUE[card], []).append(card)
    lying = [VALUE[card] for card in laid]
    groups = sorted(
        ((len(cards) + lying.count(value), value, cards) for value, cards in by_value.items()),
        key=lambda group: (-group[0], -group[1]),
    )
    found: list[list[int]] = []
    sets = [cards for held, _, cards in groups if held > 1]
    for cards in sets[:3]:
        found += [cards[:count] for count in range(1, min(len(cards), room) + 1)]
    for first, second in ((0, 1), (0, 2), (1, 2)):
        if second < len(sets):
            for most in (2, 3, 4):
                both = sets[first][:most] + sets[second][:2]
                if len(both) <= room:
                    found.append(sorted(both))
    strongest = _strongest(hand, laid, room, best_subset)
    if strongest not in found:
        found.append(strongest)
    return found


def _strongest(hand: Sequence[int], laid: Sequence[int], room: int, best_subset: bool) -> list[int]:
    chosen = best_hand([*hand, *laid], best_subset=best_subset)
    to_lay = list(chosen)
    for card in laid:
        if card in to_lay:
            to_lay.remove(card)
    return to_lay[-room:]
