"""How the battles of a round would end if everybody played on by one simple plan: an estimate, the same for all.

The plan: whoever has two giants lays them down (G6.4), spies and the commando stay out of it, and everybody sends all
mercenaries to the battle of that race with which they are strongest anyway. In which order the races fight is the
chancellor's choice, so every battle counts what a battle pays on average (G8.1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from havoclab.gold_und_rum import Options
from havoclab.gold_und_rum.bots.worth import race_strength, strength_of_mercenaries, times_by_leaders
from havoclab.gold_und_rum.warriors import LEADER, RACES

_RACES: Final = range(len(RACES))


def strengths(army: Sequence[int], options: Options) -> list[int]:
    """How strong this army is in each race's battle, by the plan. Source: G6.4, G7.5-G7.7.

    >>> from havoclab.gold_und_rum.warriors import KINDS, count
    >>> strengths(count(map(KINDS.index, ["orc-6", "orc-leader", "giant", "dwarf-2"])), Options())
    [0, 22, 0, 2]
    """
    found = [race_strength(army, race, options) for race in _RACES]
    able = [
        race for race in _RACES if times_by_leaders(army[3 * race + LEADER], options)
    ]  # else mercenaries are ruined
    if able:
        found[max(able, key=lambda race: found[race])] += strength_of_mercenaries(army, options)
    return found


def battles_won(armies: Mapping[int, Sequence[int]], options: Options) -> dict[int, int]:
    """How many of the four battles each seat wins, ties included, by the plan. Source: G8.1, G8.1a."""
    fought = {seat: strengths(army, options) for seat, army in armies.items()}
    most = [max(found[race] for found in fought.values()) for race in _RACES]
    return {seat: sum(found[race] == most[race] > 0 for race in _RACES) for seat, found in fought.items()}
