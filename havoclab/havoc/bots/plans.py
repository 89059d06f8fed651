"""Which cards of a hand could be laid together, and what rank they make.

Sources: H6.6 (what may lie), H8 (strength).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from havoclab.havoc.bots.worth import Collection
from havoclab.havoc.cards import SUIT, SUITS, VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.strength import RANK_SHIFT, strength

#: Cards of the smallest straights and flushes. Source: H8.1.
_FIVE: Final = 5
# A rank as a number: the fraction compares hands of equal rank.
_ONE_RANK: Final = 1 << RANK_SHIFT


def rank_of(cards: Sequence[int], measure: Callable[[Sequence[int]], int] = strength) -> float:
    """The rank of laid cards as a number; the fraction compares equal ranks. Source: H8.1, H8.6.

    Dogs beyond six cards do not count (H6.8). ``measure`` tells the strength at this table.

    >>> rank_of([9, 27]) > rank_of([8, 26]) > 2  # pairs: rank 2
    True
    """
    if len(cards) > MOST_INVOLVED:
        cards = sorted(cards)[-MOST_INVOLVED:]  # the dogs come first
    return measure(cards) / _ONE_RANK


def choices(hand: Collection, laid: Sequence[int]) -> list[list[int]]:
    """Cards of the hand that make a combination with what lies: sets, sets together, straights, flushes.

    Each is a list of cards to lay; with what lies they are at most six. Source: H6.6, H8.1.

    >>> from havoclab.havoc.bots.sensible import SENSIBLE
    >>> from havoclab.havoc.bots.worth import Scale
    >>> choices(Collection([9, 12, 27, 30], Scale.of(SENSIBLE, 13)), [])
    [[12, 30], [9, 27], [12, 30, 9, 27]]
    """
    by_value = hand.by_value
    room = MOST_INVOLVED - len(laid)
    if laid:
        fewest = 1
        lying = [VALUE[card] for card in laid]
        sets = [
            (len(cards) + lying.count(value), value, cards)
            for value, cards in by_value.items()
            if len(cards) > 1 or value in lying
        ]
    else:
        fewest = 2
        lying = []
        sets = [(len(cards), value, cards) for value, cards in by_value.items() if len(cards) > 1]
    sets.sort(reverse=True)
    found = [cards[:count] for _, _, cards in sets[:3] for count in range(fewest, min(len(cards), room) + 1)]
    if len(sets) > 1:
        largest, second = sets[0][2], sets[1][2][:3]
        found += [
            largest[:most] + second[:more]
            for most in range(2, len(largest) + 1)
            for more in range(2, min(len(second), room - most) + 1)
        ]
        if len(sets) > 2 and room == MOST_INVOLVED:
            found.append([card for _, _, cards in sets[:3] for card in cards[:2]])
    # Most hands hold no straight or flush: what a look at the counts rules out is not searched for.
    if len(by_value) + len(laid) >= _FIVE and len(laid) < _FIVE:
        found += _straight(hand, lying)
    if max(hand.by_suit) + len(laid) >= _FIVE:
        found += _flushes(hand, laid, room)
    return found


def highest(hand: Collection, laid: Sequence[int]) -> list[list[int]]:
    """The highest cards of the hand, few or many: all that counts without combinations. Source: H8.1."""
    room = MOST_INVOLVED - len(laid)
    from_the_top = sorted(hand.cards, key=VALUE.__getitem__, reverse=True)
    return [from_the_top[:count] for count in range(1 if laid else 2, min(len(from_the_top), room) + 1)]


def loose_ends(
    hand: Collection, laid: Sequence[int], found: Sequence[list[int]], worth: Mapping[int, float]
) -> list[list[int]]:
    """Cards that make no combination: the two least to enter with, or one beside each combination and alone.

    Two cards of no worth earn what a place pays that nobody else takes (H6.11); a card beside decides between equals
    (H8.6).
    """
    room = MOST_INVOLVED - len(laid)
    lying = {VALUE[card] for card in laid}
    loose = [cards[0] for value, cards in hand.by_value.items() if len(cards) == 1 and value and value not in lying]
    if not loose:
        return []
    loose.sort(key=lambda card: (worth[card], card))
    more = [[*cards, loose[-1]] for cards in found if len(cards) < room and loose[-1] not in cards]
    if laid:
        more.append([loose[-1]])
    elif len(loose) > 1:
        more.append(loose[1::-1])
    return more


def _straight(hand: Collection, lying: Sequence[int]) -> Iterator[list[int]]:
    """The highest straight of five that takes in all values that lie. Source: H8.2."""
    values = 0
    for value in hand.by_value:
        values |= 1 << value
    for value in lying:
        values |= 1 << value
    lows = values & values >> 1 & values >> 2 & values >> 3 & values >> 4
    low = lows.bit_length() - 1
    if lows and len(set(lying)) == len(lying) and all(low <= value < low + _FIVE for value in lying):
        yield [hand.by_value[value][-1] for value in range(low, low + _FIVE) if value not in lying]


def _flushes(hand: Collection, laid: Sequence[int], room: int) -> Iterator[list[int]]:
    """The highest flush of five or six of each suit. Source: H8.3."""
    for suit in range(len(SUITS)):
        if (
            hand.by_suit[suit]
            and hand.by_suit[suit] + len(laid) >= _FIVE
            and all(SUIT[card] in (suit, -1) for card in laid)
        ):
            suited = [card for card in hand.cards if SUIT[card] == suit]
            yield suited[-min(room, MOST_INVOLVED) :]
