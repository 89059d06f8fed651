"""What a seat knows of piles and armies, as ideas speak of them: it saw every card that was dealt, and forgets none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import Recruit
from havoclab.gold_und_rum.opening import Reading, read_pile
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import GOBLIN, LEADER, MACHINE, RACES, SIX, TWO, empty, kinds_of


class Pile(NamedTuple):
    """A pile as it would be opened now. Source: G5.2-G5.6."""

    owner: int
    """Whose it is so far; -1: nobody's."""
    warriors: list[int]
    """Those left in it, by kind."""
    readings: list[Reading]
    """What each laid card does."""


def pile_of(view: View, number: int, *more: int) -> Pile:
    """A pile as it would be opened now.

    Args:
        view: of a seat.
        number: of the pile, counted from 0.
        more: what would be laid on it.
    """
    pile = [*view.table.piles[number], *more]
    owner, left, readings = read_pile(pile, view.options.without)
    return Pile(owner, [pile[place] for place in left], readings)


def army_of(view: View, seat: int) -> list[int]:
    """What the piles that a seat has claimed would bring, by kind."""
    army = empty()
    for number in range(len(view.table.piles)):
        owner, warriors, _ = pile_of(view, number)
        if owner == seat:
            for kind in warriors:
                army[kind] += 1
    return army


def brings(view: View, action: Action) -> list[int]:
    """The warriors that a recruit card would bring: those of a pile that nobody has claimed. Source: G5.3."""
    if not isinstance(action, Recruit):
        return []
    owner, warriors, _ = pile_of(view, action.pile)
    return warriors if owner < 0 else []


def army_after(view: View, action: Action) -> list[int]:
    """What the seat's piles would bring once it has done this, by kind."""
    assert view.seat is not None, "an onlooker claims nothing"
    army = army_of(view, view.seat)
    for kind in brings(view, action):
        army[kind] += 1
    return army


def own_strength(view: View, army: Sequence[int], race: int) -> int:
    """The strength of one race in an army, without mercenaries. Source: G7.5, G7.5a."""
    alone = empty()
    for kind in kinds_of(race):
        alone[kind] = army[kind]
    return strength(alone, race, leader_factor=view.options.leader_factor, without=view.options.without)


def leaders(army: Sequence[int], race: int) -> int:
    """How many leaders of a race are in an army."""
    return army[3 * race + LEADER]


def fighters(army: Sequence[int], race: int) -> int:
    """How many warriors of a race are in an army whose strength a leader doubles. Source: G7.5."""
    return army[3 * race + TWO] + army[3 * race + SIX]


def crewed(army: Sequence[int]) -> int:
    """How many war machines have a crew. Source: G7.6."""
    return min(army[GOBLIN], army[MACHINE])


def races_led(view: View, seats: Sequence[int], seat: int) -> int:
    """In how many races the piles of one seat bring the strongest warriors of all these seats, ties included."""
    armies = {other: army_of(view, other) for other in seats}
    led = 0
    for race in range(len(RACES)):
        strengths = {other: own_strength(view, army, race) for other, army in armies.items()}
        led += 0 < strengths[seat] == max(strengths.values())
    return led
