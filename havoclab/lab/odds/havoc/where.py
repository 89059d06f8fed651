"""Where a card may be: how likely it lies in each hand, in the draw pile, among the discards."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from math import comb
from random import Random
from typing import Final

from havoclab.havoc.cards import card_text
from havoclab.havoc.hidden import Hidden
from havoclab.havoc.view import View
from havoclab.lab.odds.chance import Chance

#: Layouts looked at where they are too many to be counted.
_SAMPLES: Final = 1_000


def where_is(view: View, cards: Collection[int], *, rng: Random | None = None) -> dict[int, Chance]:
    """How likely it is, for each place, that at least one of these cards lies there.

    Args:
        view: what the seat knows.
        cards: one card; all cards of a value; the dog.
        rng: what samples are drawn with, where counting would take too long.

    Returns:
        By place: hands 0 to players - 1, then the draw pile, then the discards. The seat's own hand is not among them,
        nor are places without a card.

    Raises:
        ValueError: if none of these cards is hidden from the seat.

    >>> from havoclab import havoc
    >>> from havoclab.havoc.cards import parse_card
    >>> view = havoc.deal(players=3, seed=7).view(1)
    >>> for place, chance in where_is(view, [parse_card("b9")]).items():
    ...     print(place, chance.text())
    0 14 % (7/50)
    2 14 % (7/50)
    3 72 % (18/25)
    """
    hidden = Hidden(view)
    wanted = [sum(card in cards for card in group.cards) for group in hidden.groups]
    if not any(wanted):
        named = ", ".join(map(card_text, sorted(set(cards))))
        raise ValueError(f"cards: {named[:80]}: none of them is hidden from this seat")
    places = [place for place, size in enumerate(hidden.sizes) if size]
    if hidden.layouts is None:
        rng = rng or Random(0)
        samples = [hidden.sample(rng) for _ in range(_SAMPLES)]
        hits = {place: sum(any(card in cards for card in found[place]) for found in samples) for place in places}
        return {place: Chance.estimate(hits[place], _SAMPLES) for place in places}
    sizes, total = hidden.layouts.sizes, hidden.layouts.total
    found = {}
    for place in places:
        none = Fraction(0)
        for counts, weight in hidden.layouts.compositions(place).items():
            ways = Fraction(weight, total)
            for count, size, searched in zip(counts, sizes, wanted, strict=True):
                ways *= Fraction(comb(size - searched, count), comb(size, count))
            none += ways
        found[place] = Chance.exact(1 - none)
    return found
