"""What an army is probably worth before its battles: an estimate in points, as the bots count.

A race is worth more than in proportion to its strength up to the point at which it wins anyway; mercenaries can be sent
where they are needed, so their strength counts alike everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

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
    strength,
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

__all__ = [
    "battle_strength",
    "multiplier_of_mercenaries",
    "race_strength",
    "strength_of_mercenaries",
    "times_by_leaders",
    "worth_of_army",
    "worth_of_pile",
]

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
#: No race can have more, not even where two leaders don't harm.
_STRONGEST: Final = 640


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
    if not fears_poison:
        army = _unpoisoned(army)
    hired = strength_of_mercenaries(army, options)
    of_a_spy, of_commando = OF_A_SPY, OF_COMMANDO
    if options.without:
        hired *= _uses_of_mercenaries(army, options)
        of_a_spy *= options.holds("G6.1")
        of_commando *= options.holds("G7.3")
    worth = hired * _OF_MERCENARIES[options.players]
    for race in range(len(RACES)):
        worth += by_strength[race_strength(army, race, options)]
    for spy in SPIES:
        worth += army[spy] * of_a_spy
    return worth + army[COMMANDO] * of_commando


def _uses_of_mercenaries(army: Sequence[int], options: Options) -> int:
    """How often the same mercenaries count at a table without some of the rules. Source: G7.5, G7.9."""
    battles = 1 if options.holds("G7.9") else len(RACES)
    return battles * max(1, *(multiplier_of_mercenaries(army, race, options) for race in range(len(RACES))))


def _unpoisoned(army: Sequence[int]) -> list[int]:
    """The army as a beginner sees it: one leader of each race, and for each giant too many two trolls."""
    seen = list(army)
    for race in range(len(RACES)):
        seen[3 * race + LEADER] = min(1, seen[3 * race + LEADER])
    if seen[GIANT] > 1:
        seen[TROLL] += 2 * (seen[GIANT] - 1)
        seen[GIANT] = 1
    return seen


def race_strength(army: Sequence[int], race: int, options: Options) -> int:
    """The strength of one race in an army; 0 under two leaders. Source: G7.5, G7.5a."""
    first = 3 * race
    leaders = army[first + LEADER]
    if leaders >= TOO_MANY_LEADERS and not options.without:
        return 0
    own = army[first + TWO] * OF_TWO + army[first + SIX] * OF_SIX
    return own * times_by_leaders(leaders, options) if leaders else own


def times_by_leaders(leaders: int, options: Options) -> int:
    """What so many leaders of a race make of its strength. Source: G7.1b, G7.5, G7.5a."""
    factor = options.leader_factor
    if leaders < TOO_MANY_LEADERS or not options.holds("G7.1b"):  # else one of two stays at home
        return factor if leaders else 1
    return 0 if options.holds("G7.5a") else factor * factor


def multiplier_of_mercenaries(army: Sequence[int], race: int, options: Options) -> int:
    """What the leaders of a race make of the strength of mercenaries that fight beside it. Source: G7.5."""
    return 1 if not options.without or options.holds("G7.5") else times_by_leaders(army[3 * race + LEADER], options)


def battle_strength(army: Sequence[int], race: int, options: Options, flown: int = -1) -> int:
    """How strong what was sent would be in the battle of this race, with so many goblins flown. Source: G7.5-G7.8."""
    return strength(army, race, leader_factor=options.leader_factor, flown=flown, without=options.without)


def strength_of_mercenaries(army: Sequence[int], options: Options) -> int:
    """The strength of all mercenaries in an army, as if they fought together. Source: G6.4, G7.6, G7.7.

    A goblin can't be crew and passenger in one battle; it is counted as crew.
    """
    if options.without:
        return _mercenaries_otherwise(army, options)
    goblins, machines, giants = army[GOBLIN], army[MACHINE], army[GIANT]
    crewed = min(goblins, machines)
    total = goblins * OF_GOBLIN + army[TROLL] * OF_TROLL + crewed * OF_MACHINE
    if giants == 1:
        total += OF_GIANT
    return total + OF_AIRSHIP if army[AIRSHIP] and goblins > crewed else total


def _mercenaries_otherwise(army: Sequence[int], options: Options) -> int:
    """The same at a table without some of the rules. Source: G6.4, G7.2, G7.6, G7.6a, G7.7."""
    hired = [0] * GOBLIN + list(army[GOBLIN:])
    if hired[GIANT] > 1 and options.holds("G6.4"):
        hired[GIANT] = 0
    goblins = hired[GOBLIN]
    crew = min(goblins, hired[MACHINE]) if options.holds("G7.6") else 0
    flies = hired[AIRSHIP] and goblins > crew and options.holds("G7.7")
    if not options.holds("G7.2"):  # nobody is sent, but who flies still comes
        return OF_AIRSHIP + goblins * OF_GOBLIN if flies else 0
    return battle_strength(hired, 0, options) + (OF_AIRSHIP if flies else 0)


@cache
def _worth_of_race(players: int) -> tuple[float, ...]:
    """By strength of a race: the points that it probably brings."""
    half, spread = _HALF[players], _SPREAD[players]
    nothing = 1 / (1 + exp(half / spread))
    return tuple(
        POINTS_A_BATTLE * (1 / (1 + exp((half - strength) / spread)) - nothing) for strength in range(_STRONGEST + 1)
    )
