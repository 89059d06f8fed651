"""How a bot rules and spies by rules of thumb: favourite, questions, the order of the races. Source: G5.1, G6, G7.1."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import ASK, BACK, MARCH
from havoclab.gold_und_rum.bots.character import Character
from havoclab.gold_und_rum.bots.claiming import Claims
from havoclab.gold_und_rum.bots.fighting import race_strength_seen
from havoclab.gold_und_rum.bots.memory import Memory
from havoclab.gold_und_rum.bots.worth import worth_of_army
from havoclab.gold_und_rum.scoring import POINTS
from havoclab.gold_und_rum.spying import takeable
from havoclab.gold_und_rum.warriors import BACK as BACK_OF
from havoclab.gold_und_rum.warriors import KINDS, RACES

__all__ = ["choose_favourite", "choose_question", "choose_race"]


def choose_favourite(memory: Memory, character: Character) -> Action:
    """The strongest army that the chancellor remembers. Source: G5.1."""
    claims = Claims(memory, fears_poison=character.fears_poison)
    unclaimed = claims.unclaimed()
    return BACK[max(sorted(memory.table.others()), key=lambda seat: claims.worth(seat, unclaimed))]


def choose_question(memory: Memory, character: Character) -> Action:
    """The card that probably helps the spy's army most, and harms its holder. Source: G6.1, G6.2."""
    table, me = memory.table, memory.seat
    options, poison = table.options, character.fears_poison

    def worth(army: Sequence[int], kind: int, change: int) -> float:
        changed = list(army)
        changed[kind] += change
        return worth_of_army(changed, options, fears_poison=poison)

    own = memory.armies[me]
    now = worth_of_army(own, options, fears_poison=poison)
    helps = [worth(own, kind, 1) - now for kind in range(len(KINDS))]
    best, question = -1.0, None
    for seat in table.others():
        if seat == me:
            continue
        army = memory.armies[seat]
        theirs = worth_of_army(army, options, fears_poison=poison)
        for kind in range(len(KINDS)):
            chance = _chance_to_have(memory, seat, kind)
            if not chance:
                continue
            harm = theirs - worth(army, kind, -1) if army[kind] else helps[kind]
            gain = chance * (helps[kind] + character.spite * harm)
            if gain > best:
                best, question = gain, ASK[seat][kind]
    return question or ASK[next(seat for seat in table.others() if seat != me)][0]


def _chance_to_have(memory: Memory, seat: int, kind: int) -> float:
    """How probably this seat can hand such a card over. Source: G6.1, G6.2."""
    if takeable(memory.table, memory.armies[seat][kind], memory.table.stolen[seat][kind]) > 0:
        return 1.0
    back = BACK_OF[kind]
    hidden, left = memory.veiled[seat][back], memory.unseen[kind]
    if not hidden or left <= 0 or memory.armies[seat][kind]:
        return 0.0
    of_back = sum(max(0, number) for other, number in enumerate(memory.unseen) if BACK_OF[other] == back)
    return 1 - (1 - min(1.0, left / of_back)) ** hidden


def choose_race(memory: Memory) -> Action:
    """The favourite's best races where two points are at stake, the others between them. Source: G7.1, G8.1, G8.2."""
    table = memory.table
    favourite = table.favourite

    def lead(race: int) -> float:
        rivals = (seat for seat in table.others() if seat != favourite)
        return race_strength_seen(memory, favourite, race) - max(
            race_strength_seen(memory, seat, race) for seat in rivals
        )

    left = sorted((race for race in range(len(RACES)) if race not in table.fought), key=lead, reverse=True)
    return MARCH[left[0] if POINTS[len(table.fought)] == max(POINTS) else left[-1]]
