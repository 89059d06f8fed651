"""What an army is probably worth before its battles: an estimate in points, as the bots count.

A race is worth more than in proportion to its strength up to the point at which it wins anyway; mercenaries can be sent
where they are needed, so their strength counts alike everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from havoclab.gold_und_rum.opening import readable
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.strength import (
    OF_AIRSHIP,
    OF_GIANT,
    OF_GOBLIN,
    OF_MACHINE,
    OF_SIX,
    OF_TROLL,
    OF_TWO,
    TOO_MANY_LEADERS,
)
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    COMMANDO,
    GIANT,
    GOBLIN,
    LEADER,
    MACHINE,
    RACES,
    SIX,
    SPIES,
    TROLL,
    TWO,
)

__all__ = ["race_strength", "readable", "strength_of_mercenaries", "worth_of_army", "worth_of_pile"]

#: Points that a battle brings on average. Source: G8.1.
POINTS_A_BATTLE: Final = 1.5
#: What a spy and the commando bring, in points.
OF_A_SPY: Final = 0.08
OF_COMMANDO: Final = 0.2
#: By number of players: the strength with which a race wins every other battle, how steeply that rises, and the points
#: that one more strength of mercenaries brings: fitted to what armies of sensible bots made, 70 games of each size.
_HALF: Final = {4: 22.3, 5: 23.6, 6: 22.8, 7: 22.0}
_SPREAD: Final = {4: 5.9, 5: 6.1, 6: 5.5, 7: 4.6}
_OF_MERCENARIES: Final = {4: 0.045, 5: 0.05, 6: 0.046, 7: 0.045}
#: More than any race can have.
_STRONGEST: Final = 160


def worth_of_pile(warriors: Sequence[int], army: Sequence[int], options: Options) -> float:
    """What these warriors add to an army, in points; less than nothing if they harm it.

    Args:
        warriors: one by one.
        army: counts by kind; what the seat has already.
        options: how the game is played.

    A second leader of a race is poison, and so is a second giant. Source: G6.4, G7.5a.

    >>> from havoclab.gold_und_rum.warriors import KINDS, count
    >>> led = count([KINDS.index(name) for name in ("orc-6", "orc-6", "orc-2", "orc-leader")])
    >>> [worth_of_pile([KINDS.index(name)], led, Options()) > 0 for name in ("orc-6", "orc-leader")]
    [True, False]
    """
    both = list(army)
    for kind in warriors:
        both[kind] += 1
    return worth_of_army(both, options) - worth_of_army(army, options)


def worth_of_army(army: Sequence[int], options: Options, *, fears_poison: bool = True) -> float:
    """How many points an army probably brings in its four battles. Source: G7.5-G7.8, G8.1.

    Args:
        army: counts by kind.
        options: how the game is played.
        fears_poison: False for one who takes the second leader for as good as the first, and likes giants in company.
    """
    by_strength = _worth_of_race(options.players)
    factor = options.leader_factor
    if not fears_poison:
        army = _unpoisoned(army)
    worth = strength_of_mercenaries(army) * _OF_MERCENARIES[options.players]
    for race in range(len(RACES)):
        worth += by_strength[race_strength(army, race, factor)]
    for spy in SPIES:
        worth += army[spy] * OF_A_SPY
    return worth + army[COMMANDO] * OF_COMMANDO


def _unpoisoned(army: Sequence[int]) -> list[int]:
    """The army as a beginner sees it: one leader of each race, and for each giant too many two trolls."""
    seen = list(army)
    for race in range(len(RACES)):
        seen[3 * race + LEADER] = min(1, seen[3 * race + LEADER])
    if seen[GIANT] > 1:
        seen[TROLL] += 2 * (seen[GIANT] - 1)
        seen[GIANT] = 1
    return seen


def race_strength(army: Sequence[int], race: int, leader_factor: int) -> int:
    """The strength of one race in an army; 0 under two leaders. Source: G7.5, G7.5a."""
    first = 3 * race
    leaders = army[first + LEADER]
    if leaders >= TOO_MANY_LEADERS:
        return 0
    own = army[first + TWO] * OF_TWO + army[first + SIX] * OF_SIX
    return own * leader_factor if leaders else own


def strength_of_mercenaries(army: Sequence[int]) -> int:
    """The strength of all mercenaries in an army, as if they fought together. Source: G6.4, G7.6, G7.7.

    A goblin can't be crew and passenger in one battle; it is counted as crew.
    """
    goblins, machines, giants = army[GOBLIN], army[MACHINE], army[GIANT]
    crewed = min(goblins, machines)
    total = goblins * OF_GOBLIN + army[TROLL] * OF_TROLL + crewed * OF_MACHINE
    if giants == 1:
        total += OF_GIANT
    return total + OF_AIRSHIP if army[AIRSHIP] and goblins > crewed else total


@cache
def _worth_of_race(players: int) -> tuple[float, ...]:
    """By strength of a race: the points that it probably brings."""
    half, spread = _HALF[players], _SPREAD[players]
    nothing = 1 / (1 + exp(half / spread))
    return tuple(
        POINTS_A_BATTLE * (1 / (1 + exp((half - strength) / spread)) - nothing) for strength in range(_STRONGEST + 1)
    )
