"""G7.5-G7.8 - how strong an army is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from havoclab.gold_und_rum.warriors import GIANT, GOBLIN, LEADER, MACHINE, SIX, TROLL, TWO

#: Strengths on the cards. Source: G2.1.
OF_TWO: Final = 2
OF_SIX: Final = 6
OF_GOBLIN: Final = 1
OF_GIANT: Final = 10
OF_TROLL: Final = 5
OF_MACHINE: Final = 9
OF_AIRSHIP: Final = 4
#: Leaders with which an army does not fight at all. Source: G7.5a.
TOO_MANY_LEADERS: Final = 2


def strength(
    army: Sequence[int], race: int, *, leader_factor: int = 2, flown: int = -1, without: Collection[str] = ()
) -> int:
    """How strong an army is. Source: G7.5-G7.8, G7.6a.

    Args:
        army: counts by kind of warrior: what was sent, of this race and of mercenaries.
        race: the race that fights, 0 to 3.
        leader_factor: what one leader makes of the strength of its race. Source: G2.4.
        flown: goblins on the airship that joins the army; -1: none does.
        without: rules that are switched off.

    >>> from havoclab.gold_und_rum.warriors import KINDS, count
    >>> sent = count([KINDS.index(name) for name in ("orc-2", "orc-6", "orc-leader", "goblin", "machine")])
    >>> strength(sent, 1), strength(sent, 1, flown=2)
    (26, 32)
    """
    if without:
        return _otherwise(army, race, leader_factor, flown, without)
    first = 3 * race
    leaders = army[first + LEADER]
    if leaders >= TOO_MANY_LEADERS:
        return 0
    own = army[first + TWO] * OF_TWO + army[first + SIX] * OF_SIX
    if leaders:
        own *= leader_factor
    goblins = army[GOBLIN]
    machines = army[MACHINE]
    crewed = min(goblins, machines)
    total = own + goblins * OF_GOBLIN + army[GIANT] * OF_GIANT + army[TROLL] * OF_TROLL + crewed * OF_MACHINE
    return total + OF_AIRSHIP + flown * OF_GOBLIN if flown > 0 else total


def _otherwise(army: Sequence[int], race: int, leader_factor: int, flown: int, without: Collection[str]) -> int:
    """The same at a table without some of the rules. Source: G7.5-G7.8, G7.6a."""
    first = 3 * race
    leaders = army[first + LEADER]
    by_air = OF_AIRSHIP + flown * OF_GOBLIN if flown > 0 else 0
    if leaders >= TOO_MANY_LEADERS and "G7.5a" not in without:
        return by_air if "G7.8" in without else 0
    factor = leader_factor if leaders == 1 else leader_factor * leader_factor if leaders else 1
    goblins, machines = army[GOBLIN], army[MACHINE]
    crewed = min(goblins, machines)
    counting = goblins - crewed if "G7.6a" in without else goblins
    if "G7.6" in without:
        crewed = machines
    own = army[first + TWO] * OF_TWO + army[first + SIX] * OF_SIX
    hired = counting * OF_GOBLIN + army[GIANT] * OF_GIANT + army[TROLL] * OF_TROLL + crewed * OF_MACHINE + by_air
    return (own + hired) * factor if "G7.5" in without else own * factor + hired
