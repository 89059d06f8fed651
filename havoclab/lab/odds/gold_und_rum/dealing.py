"""What the deal may still bring: which warriors come, onto which pile, and when recruitment begins.

All of it is counted: every order of the cards to come is as likely as the others. Sources: G4.1, G4.1a, G4.2.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from math import comb
from typing import Final

from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.rounds import start_card_places
from havoclab.gold_und_rum.strength import TOO_MANY_LEADERS
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import COUNTS, GIANT, LEADER, RACES, RECRUIT, count
from havoclab.lab.odds.chance import Chance

#: A second giant makes all of them go. Source: G6.4.
TOO_MANY_GIANTS: Final = 2


def unseen(view: View, *, by_heart: bool = True) -> list[int]:
    """By kind, how many warriors are not accounted for, and so may still come. Source: G4.2.

    Args:
        view: what the seat knows, while the piles are not opened.
        by_heart: count with every warrior that was dealt; else only with the tops of the piles, as they lie open now.
    """
    if by_heart:
        return count(view.table.deck)
    left = list(COUNTS)
    for top in view.tops:
        if top is not None and top < RECRUIT:
            left[top] -= 1
    return left


def cards_to_come(view: View, pile: int) -> int:
    """How many more warriors this pile gets. Source: G4.2.

    >>> from havoclab import gold_und_rum
    >>> view = gold_und_rum.deal(players=4, seed=7).view(1)
    >>> cards_to_come(view, 0), cards_to_come(view, 8)
    (9, 8)
    """
    table = view.table
    width, left = len(table.piles), len(table.deck)
    until = (pile - table.dealt) % width
    return (left - until - 1) // width + 1 if left > until else 0


def comes(view: View, kinds: Collection[int], cards: int, *, by_heart: bool = True) -> Chance:
    """How likely at least one of so many cards still to come is one of these warriors. Source: G4.2.

    Which of the cards to come are meant does not matter: the next ones, or those for one pile.

    Args:
        view: what the seat knows, while the piles are not opened.
        kinds: which warriors.
        cards: how many cards.
        by_heart: see :func:`unseen`.

    Raises:
        ValueError: if not so many cards are to come.

    >>> from havoclab import gold_und_rum
    >>> from havoclab.gold_und_rum.warriors import GIANT
    >>> print(comes(gold_und_rum.deal(players=4, seed=7).view(1), [GIANT], 1).text())
    7.5 % (3/40)
    """
    _check_number(view, cards)
    left = unseen(view, by_heart=by_heart)
    others = sum(left) - sum(left[kind] for kind in set(kinds))
    return Chance.exact(1 - Fraction(comb(others, cards), comb(sum(left), cards)))


def poisoned(view: View, pile: int) -> Chance:
    """How likely a pile ends with two leaders of one race, or two giants, if no more desertion card is laid on it.

    Counted with every warrior that was dealt. Source: G4.2, G5.2, G6.4, G7.5a.

    Args:
        view: what the seat knows, while the piles are not opened.
        pile: which, counted from 0.
    """
    entries = view.table.piles[pile]
    lying = count(entries[place] for place in read_pile(entries, view.options.without)[1])
    left = unseen(view)
    poison = [(3 * race + LEADER, TOO_MANY_LEADERS) for race in range(len(RACES))] + [(GIANT, TOO_MANY_GIANTS)]
    cards = cards_to_come(view, pile)
    harmless = sum(left) - sum(left[kind] for kind, _ in poison)
    ways = [1]  # by number of leaders and giants that come: in how many ways they do no harm
    for kind, too_many in poison:
        ways = _join(ways, [comb(left[kind], coming) for coming in range(max(0, too_many - lying[kind]))])
    good = sum(way * comb(harmless, cards - coming) for coming, way in enumerate(ways) if coming <= cards)
    return Chance.exact(1 - Fraction(good, comb(sum(left), cards)))


def _join(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """The ways of two choices together, by the number of cards they take."""
    joined = [0] * max(0, len(one) + len(other) - 1)
    for first, ways in enumerate(one):
        for second, more in enumerate(other):
            joined[first + second] += ways * more
    return joined


def start_shows(view: View, cards: int) -> Chance:
    """How likely the start card shows before so many more warriors lie. Source: G4.1, G4.1a.

    Args:
        view: what the seat knows, while cards are dealt.
        cards: how many.

    Raises:
        ValueError: if not so many cards are to come.

    >>> from havoclab import gold_und_rum
    >>> view = gold_und_rum.deal(players=4, seed=7).view(1)
    >>> [start_shows(view, cards).text() for cards in (36, 40, 45)]
    ['0 % (exact)', '44.4 % (4/9)', '100 % (exact)']
    """
    _check_number(view, cards)
    table = view.table
    if table.started:
        return Chance.exact(Fraction(1))
    places = start_card_places(view.options)
    first = max(table.dealt, places.start)
    under = min(table.dealt + cards, places.stop) - first
    return Chance.exact(Fraction(max(0, under), places.stop - first))


def _check_number(view: View, cards: int) -> None:
    if not 0 <= cards <= len(view.table.deck):
        raise ValueError(f"cards: {cards!r:.24}; {len(view.table.deck)} are still to come")
