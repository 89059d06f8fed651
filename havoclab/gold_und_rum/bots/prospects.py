"""What armies probably bring beside each other: an estimate in points, as the strong bot counts. Source: G7, G8.1.

Of the armies in a battle each wins with a chance that grows with its strength in that race, in the way of a logistic
choice; its mercenaries count in part, as they can be sent only once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from havoclab.gold_und_rum.bots.worth import POINTS_A_BATTLE, race_strength, strength_of_mercenaries
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.warriors import RACES, SPIES

__all__ = ["prospects"]

#: By number of players: so much more strength makes a victory e times as probable.
_SPREAD: Final = {4: 5.3, 5: 4.5, 6: 3.7, 7: 3.5}
#: What part of an army's mercenaries counts in a battle.
_MERCENARIES: Final = 0.5
#: What a spy counts beside strength.
_SPY: Final = 1.0


def prospects(armies: Sequence[Sequence[int]], options: Options) -> list[float]:
    """How many points each of these armies probably brings in the four battles, fought against the others.

    >>> from havoclab.gold_und_rum.warriors import KINDS, count
    >>> strong, weak = (count(map(KINDS.index, names)) for names in (["orc-6"] * 3, ["orc-2"] * 3))
    >>> better, worse = prospects([strong, weak], Options())
    >>> better > worse, round(better + worse, 6)
    (True, 6.0)
    """
    spread = _SPREAD[options.players]
    of_mercenaries, of_a_spy = _MERCENARIES, _SPY
    if options.without:
        of_mercenaries = _MERCENARIES if options.holds("G7.9") else 1.0
        of_a_spy *= options.holds("G6.1")
    extra = [
        of_mercenaries * strength_of_mercenaries(army, options) + of_a_spy * sum([army[spy] for spy in SPIES])
        for army in armies
    ]
    points = [0.0] * len(armies)
    for race in range(len(RACES)):
        chances = [
            exp((race_strength(army, race, options) + more) / spread) for army, more in zip(armies, extra, strict=True)
        ]
        whole = sum(chances)
        for place, chance in enumerate(chances):
            points[place] += POINTS_A_BATTLE * chance / whole
    return points
