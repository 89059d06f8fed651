"""Ways in which the battles of a round may go, drawn at random within what a seat remembers. Source: G7, G8.1.

What a rival holds is filled up from what is unseen; which mercenaries it has sent, and how it will spend the others, is
drawn. A way is reduced to numbers: how strong the best rival is in the present battle, and what it takes to beat the
best rival in each later one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from havoclab.gold_und_rum.bots.memory import Memory
from havoclab.gold_und_rum.bots.worth import (
    battle_strength,
    multiplier_of_mercenaries,
    race_strength,
    strength_of_mercenaries,
)
from havoclab.gold_und_rum.combat import order_of_battle
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.scoring import POINTS
from havoclab.gold_und_rum.warriors import GOBLIN, RACES, SENDABLE

__all__ = ["Way", "imagine"]

#: How often a rival that may still send mercenaries is thought to send any.
OFTEN: Final = 0.6
#: A plan for later battles that knows what rivals will do is too hopeful: it counts only so much.
HOPE: Final = 0.8


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which the battles may go.

    Attributes:
        rivals: strength of each rival in the present battle, by seat.
        plans: what mercenaries can still bring in later battles: the strength it takes and the points, dearest last.
    """

    rivals: dict[int, int]
    plans: tuple[tuple[int, float], ...]

    @property
    def strongest(self) -> int:
        """Strength of the best rival in the present battle."""
        return max(self.rivals.values())

    def later(self, mercenaries: int) -> float:
        """Points that mercenaries of this strength bring in the later battles."""
        return max([points for takes, points in self.plans if takes <= mercenaries], default=0.0)


def imagine(memory: Memory, rng: Random, samples: int) -> list[Way]:
    """So many ways in which the present battle and the later ones may go.

    Args:
        memory: what the seat remembers.
        rng: all chance.
        samples: how many.
    """
    table, me = memory.table, memory.seat
    order = order_of_battle(table)
    acted = set(order) if table.kind == "commando" else set(order[: order.index(me)])
    to_come = [race for race in range(len(RACES)) if race not in table.fought and race != table.race]
    stakes = list(POINTS[len(table.fought) + 1 :])
    rivals = [seat for seat in order if seat != me]
    options = table.options
    returning = not options.holds("G7.9")
    own = [race_strength(memory.armies[me], race, options) for race in range(len(RACES))]
    ways = []
    for _ in range(samples):
        armies = memory.fill(rng)
        present, left = {}, {}
        for seat in rivals:
            army = armies[seat]
            if seat in acted or not to_come:
                sent = _drawn(army, memory.sent[seat], rng) if seat in acted else army
                lying = army[:GOBLIN] + sent[GOBLIN:]
                present[seat] = battle_strength(lying, table.race, options)
                kept = army if returning else _less(army, sent)
                left[seat] = strength_of_mercenaries(kept, options) if to_come else 0
            else:
                all_there = strength_of_mercenaries(army, options)
                sending = int(all_there * rng.random()) if rng.random() < OFTEN else 0
                base = race_strength(army, table.race, options)
                poisoned = battle_strength(army, table.race, options) == 0
                times = multiplier_of_mercenaries(army, table.race, options)
                present[seat] = 0 if poisoned else base + sending * times
                left[seat] = all_there if returning else all_there - sending
        needs = _needs(armies, rivals, left, own, to_come, options, rng)
        ways.append(Way(present, _plans(needs, stakes, returning, rng)))
    return ways


def _drawn(army: Sequence[int], number: int, rng: Random) -> list[int]:
    """So many mercenaries out of an army, as they may have been sent."""
    sent = [0] * len(army)
    could = [kind for kind in SENDABLE for _ in range(army[kind])]
    for _ in range(min(number, len(could))):
        sent[could.pop(int(rng.random() * len(could)))] += 1
    return sent


def _less(army: Sequence[int], gone: Sequence[int]) -> list[int]:
    return [held - away for held, away in zip(army, gone, strict=True)]


def _needs(
    armies: Sequence[Sequence[int]],
    rivals: Sequence[int],
    left: dict[int, int],
    own: Sequence[int],
    to_come: Sequence[int],
    options: Options,
    rng: Random,
) -> list[int]:
    """For each race to come: what it takes to be as strong as the best rival, who spends its mercenaries by chance."""
    most = [1] * len(to_come)
    for seat in rivals:
        parts = [rng.random() for _ in to_come]
        # What returns need not be shared out.
        whole = (sum(parts) if options.holds("G7.9") else max(parts, default=0.0)) or 1.0
        for place, race in enumerate(to_come):
            theirs = race_strength(armies[seat], race, options) + int(left[seat] * parts[place] / whole)
            most[place] = max(most[place], theirs)
    return [max(0, strongest - own[race]) for strongest, race in zip(most, to_come, strict=True)]


def _plans(needs: Sequence[int], stakes: Sequence[int], returning: bool, rng: Random) -> tuple[tuple[int, float], ...]:
    """What each choice of later battles takes and brings; in which order the races come is drawn."""
    order = list(stakes)
    rng.shuffle(order)
    plans: list[tuple[int, float]] = []
    for number in range(len(needs) + 1):
        for chosen in combinations(range(len(needs)), number):
            each = [needs[place] for place in chosen]
            takes = max(each, default=0) if returning else sum(each)
            plans.append((takes, HOPE * sum(order[place] for place in chosen)))
    best: list[tuple[int, float]] = []
    for takes, points in sorted(plans, key=lambda plan: (plan[0], -plan[1])):
        if not best or points > best[-1][1]:
            best.append((takes, points))
    return tuple(best)
