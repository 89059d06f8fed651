"""What lies where, as figures by pile: how strong, how many of a race, what it is worth to somebody, how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.gold_und_rum import strength
from havoclab.gold_und_rum.bots.worth import worth_of_pile
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    BACK,
    BACKS,
    GIANT,
    GOBLIN,
    KINDS,
    MACHINE,
    RACES,
    SIX,
    TROLL,
    TWO,
    count,
)
from havoclab.lab.recall.deals import Deal, Laid, owner_and_warriors

#: What can be asked of the piles: their strength, what they are worth to a seat, what deserted, how long the top lies,
#: and how many warriors have a back of one sort.
HEATS: Final = ("strength", "worth", "deserted", "on-top", *BACKS)

#: The strength on each card, leaders and those without one being 0. Source: G2.1, G2.4.
_PRINTED: Final = [0] * len(KINDS)
for _race in range(len(RACES)):
    _PRINTED[3 * _race + TWO] = strength.OF_TWO
    _PRINTED[3 * _race + SIX] = strength.OF_SIX
for _kind, _strength in (
    (GOBLIN, strength.OF_GOBLIN),
    (GIANT, strength.OF_GIANT),
    (TROLL, strength.OF_TROLL),
    (MACHINE, strength.OF_MACHINE),
    (AIRSHIP, strength.OF_AIRSHIP),
):
    _PRINTED[_kind] = _strength


def heats(deal: Deal, step: int, what: str, seat: int) -> list[float]:
    """The figure of each pile after so many cards.

    Args:
        deal: what was dealt.
        step: how many of its cards lie.
        what: one of :data:`HEATS`.
        seat: for whom, where it is asked what a pile is worth.

    Raises:
        ValueError: if ``what`` is none of them.
    """
    if what not in HEATS:
        raise ValueError(f"heat: {what[:24]!r} is none; allowed are {', '.join(HEATS)}")
    piles = deal.piles_at(step)
    if what == "worth":
        return worths(deal, piles, seat)
    return [_figure(deal, pile, what, deal.dealt(step)) for pile in piles]


def _figure(deal: Deal, pile: Sequence[Laid], what: str, now: int) -> float:
    if what == "on-top":
        return now - pile[-1].moment if pile else 0
    without = deal.options.without
    if what == "deserted":
        readings = read_pile([card.entry for card in pile], without)[2]
        return len({reading.target for reading in readings if reading.target >= 0})
    _, left = owner_and_warriors(pile, without)
    if what == "strength":
        return sum(_PRINTED[card] for card in left)
    return sum(BACKS[BACK[card]] == what for card in left)


def worths(deal: Deal, piles: Sequence[Sequence[Laid]], seat: int) -> list[float]:
    """What each pile would add to what the seat would get if all were opened now; its own count as what they add."""
    read = [owner_and_warriors(pile, deal.options.without) for pile in piles]
    army = [card for owner, left in read if owner == seat for card in left]
    found = []
    for owner, left in read:
        held = list(army)
        if owner == seat:
            for card in left:
                held.remove(card)
        found.append(worth_of_pile(left, count(held), deal.options))
    return found
