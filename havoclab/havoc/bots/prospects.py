"""What a battle promises: which cards could be laid, and what they would probably earn.

Sources: H6.6 (what may lie), H6.11 and H11.1 (what places pay), H8 (strength).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from havoclab.havoc.bots.worth import Collection
from havoclab.havoc.cards import SUIT, SUITS, VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.position import OUT, PASSED, UNASKED
from havoclab.havoc.strength import RANK_SHIFT, strength
from havoclab.havoc.view import View

# A rival who may still lay cards ends about at this rank, and by so much more for each card held beyond seven, and for
# each point that the battle pays beyond six. Found by playing bots against each other.
_RANK_OF_SEVEN: Final = 3.0
_RANK_PER_CARD: Final = 0.3
_RANK_PER_POINT: Final = 0.2
_SPREAD: Final = 1.2
# How often a seat that was not asked yet joins.
_JOINS: Final = 0.6
# A rank as a number: the fraction compares hands of equal rank.
_ONE_RANK: Final = 1 << RANK_SHIFT


def rank_of(cards: Sequence[int], best_subset: bool) -> float:
    """The rank of laid cards as a number; the fraction compares equal ranks. Source: H8.1, H8.6.

    Dogs beyond six cards do not count (H6.8).

    >>> rank_of([9, 27], False) > rank_of([8, 26], False) > 2  # pairs: rank 2
    True
    """
    if len(cards) > MOST_INVOLVED:
        cards = sorted(cards)[-MOST_INVOLVED:]  # the dogs come first
    return strength(cards, best_subset=best_subset) / _ONE_RANK


class Rivals:
    """The other seats of a battle, or of one that would begin now, as far as this seat can tell.

    Args:
        view: what the seat knows.
        pays: points by place, None where a place pays nothing.
    """

    __slots__ = ("leading", "may_act", "pays", "reach")

    def __init__(self, view: View, pays: Sequence[int | None]) -> None:
        first, second, third = (*(points or 0 for points in pays), 0, 0)[:3]
        self.pays = first, second, third
        #: The strongest rank that lies against this seat; 0 without any.
        self.leading = 0.0
        #: Whether anybody else may still lay cards.
        self.may_act = False
        #: For each rival: the rank that lies, the rank it may reach, how likely it tries.
        self.reach: list[tuple[float, float, float]] = []
        table = view.table
        fighting = table.in_battle
        base = _RANK_OF_SEVEN - _RANK_PER_CARD * 7 + _RANK_PER_POINT * (first - 6)
        for seat, held in enumerate(view.counts):
            role = table.roles[seat] if fighting else UNASKED
            if seat == view.seat or role == OUT or (role == UNASKED and held < 2):
                continue
            laid = table.laid[seat] if fighting else ()
            lies = rank_of(laid, table.options.best_subset) if laid else 0.0
            tries = 0.0 if role == PASSED else _JOINS if role == UNASKED else 1.0 if held > 3 else held / 4
            cards = held + len(laid)
            self.reach.append((lies, base + _RANK_PER_CARD * (min(16, cards)), tries))
            if tries:
                self.may_act = True
            if lies > self.leading:
                self.leading = lies

    def points(self, mine: float) -> float:
        """What a combination of this rank earns on average, in points. Source: H6.11."""
        nobody, one, two = 1.0, 0.0, 0.0  # chances that so many rivals end ahead
        for lies, reach, tries in self.reach:
            ahead = 1.0 if lies >= mine else tries / (1.0 + exp((mine - reach) / _SPREAD)) if tries else 0.0
            behind = 1.0 - ahead
            two = two * behind + one * ahead
            one = one * behind + nobody * ahead
            nobody *= behind
        first, second, third = self.pays
        return nobody * first + one * second + two * third


def choices(hand: Collection, laid: Sequence[int]) -> Iterator[list[int]]:
    """Cards of the hand that make a combination with what lies: sets, sets together, straights, flushes.

    Each is a list of cards to lay; with what lies they are at most six. Source: H6.6, H8.1.

    >>> list(choices(Collection([9, 12, 27, 30], 13), []))
    [[12, 30], [9, 27], [12, 30, 9, 27]]
    """
    room = MOST_INVOLVED - len(laid)
    fewest = 1 if laid else 2
    lying = [VALUE[card] for card in laid]
    sets = [
        (len(cards) + lying.count(value), value, cards)
        for value, cards in hand.by_value.items()
        if len(cards) > 1 or value in lying
    ]
    sets.sort(reverse=True)
    for _, _, cards in sets[:3]:
        for count in range(fewest, min(len(cards), room) + 1):
            yield cards[:count]
    if len(sets) > 1:
        largest, second = sets[0][2], sets[1][2][:3]
        for most in range(2, len(largest) + 1):
            for more in range(2, len(second) + 1):
                if most + more <= room:
                    yield largest[:most] + second[:more]
        if len(sets) > 2 and room == MOST_INVOLVED:
            yield [card for _, _, cards in sets[:3] for card in cards[:2]]
    yield from _straight(hand, laid)
    yield from _flushes(hand, laid, room)


def _straight(hand: Collection, laid: Sequence[int]) -> Iterator[list[int]]:
    """The highest straight of five that takes in all that lies. Source: H8.2."""
    lying = {VALUE[card] for card in laid}
    values = 0
    for value in lying.union(hand.by_value):
        values |= 1 << value
    lows = values & values >> 1 & values >> 2 & values >> 3 & values >> 4
    low = lows.bit_length() - 1
    if lows and len(lying) == len(laid) < 5 and all(low <= value < low + 5 for value in lying):
        yield [hand.by_value[value][-1] for value in range(low, low + 5) if value not in lying]


def _flushes(hand: Collection, laid: Sequence[int], room: int) -> Iterator[list[int]]:
    """The highest flush of five or six of each suit. Source: H8.3."""
    for suit in range(len(SUITS)):
        if (
            hand.by_suit[suit]
            and hand.by_suit[suit] + len(laid) >= 5
            and all(SUIT[card] in (suit, -1) for card in laid)
        ):
            suited = [card for card in hand.cards if SUIT[card] == suit]
            yield suited[-min(room, 6) :]
