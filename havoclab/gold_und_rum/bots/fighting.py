"""How a bot fights by rules of thumb: mercenaries, the commando, the airship. Source: G7."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import DONE, FLY, HOLD, SEND, STRIKE, STRIKE_OWN
from havoclab.gold_und_rum.bots.character import Character
from havoclab.gold_und_rum.bots.memory import Memory
from havoclab.gold_und_rum.bots.worth import race_strength, strength_of_mercenaries
from havoclab.gold_und_rum.combat import order_of_battle, strength_of
from havoclab.gold_und_rum.scoring import POINTS
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
    BACKS,
    GIANT,
    GOBLIN,
    KINDS,
    LEADER,
    MACHINE,
    RACES,
    SENDABLE,
    TROLL,
)

__all__ = ["bands", "choose_mercenaries", "choose_strike", "choose_to_fly", "points_at_stake", "race_strength_seen"]

#: What an unknown warrior of a race, or an unknown mercenary, is taken for: the mean strength of what it may be counts.
#: A leader counts as one six more.
WORTH_OF_KIND: Final = tuple(
    (OF_TWO, OF_SIX, OF_SIX)[kind % 3]
    if kind < GOBLIN
    else {GOBLIN: OF_GOBLIN, GIANT: OF_GIANT, TROLL: OF_TROLL, MACHINE: OF_MACHINE, AIRSHIP: OF_AIRSHIP}.get(kind, 0)
    for kind in range(len(KINDS))
)
_MERCENARY: Final = BACKS.index("mercenary")

#: A rival is worth a strike if one's own army has at least this part of its strength: one card may then decide.
_WITHIN_REACH: Final = 0.4

#: So many of each mercenary: goblins, giants, trolls, machines.
Band = tuple[int, int, int, int]


def points_at_stake(memory: Memory) -> int:
    """What the present battle brings. Source: G8.1."""
    return POINTS[len(memory.table.fought)]


def race_strength_seen(memory: Memory, seat: int, race: int) -> float:
    """How strong a seat's warriors of a race probably are, as far as they are remembered. Source: G7.5."""
    army = memory.armies[seat]
    factor = memory.table.options.leader_factor
    known = race_strength(army, race, factor)
    hidden = memory.veiled[seat][race]
    if not hidden:
        return known
    more = hidden * memory.expected(race, WORTH_OF_KIND)
    leaders = army[3 * race + LEADER]
    if leaders >= TOO_MANY_LEADERS:
        return 0.0
    return known + more * factor if leaders else known + more


def mercenary_strength_seen(memory: Memory, seat: int) -> float:
    """How strong a seat's mercenaries probably are together, in hand and sent."""
    known = strength_of_mercenaries(memory.armies[seat])
    return known + memory.veiled[seat][_MERCENARY] * memory.expected(_MERCENARY, WORTH_OF_KIND)


def _strongest_rival(memory: Memory, character: Character) -> float:
    """How strong the strongest of the others will probably be in this battle."""
    table, me = memory.table, memory.seat
    stake = points_at_stake(memory)
    order = order_of_battle(table)
    before = order[: order.index(me)]
    strongest = 0.0
    for seat in order:
        if seat == me:
            continue
        own = race_strength_seen(memory, seat, table.race)
        of_mercenaries = mercenary_strength_seen(memory, seat)
        if seat in before:
            total = sum(memory.armies[seat][kind] for kind in SENDABLE) + memory.veiled[seat][_MERCENARY]
            part = min(1.0, memory.sent[seat] / total) if total else 0.0
        else:
            part = 1.0 if len(table.fought) == len(RACES) - 1 else character.counts_on[stake - 1]
        strongest = max(strongest, own + part * of_mercenaries)
    return strongest


def bands(army: Sequence[int]) -> list[Band]:
    """All choices of mercenaries that can be sent from this hand, nobody first. Source: G7.2."""
    goblins, giants, trolls, machines = (range(army[kind] + 1) for kind in SENDABLE)
    return list(product(goblins, giants, trolls, machines))


def add_band(sent: Sequence[int], band: Band) -> list[int]:
    """What lies in the battle once these are sent as well."""
    army = list(sent)
    for kind, number in zip(SENDABLE, band, strict=True):
        army[kind] += number
    return army


def what_is_left(army: Sequence[int], band: Band) -> list[int]:
    """The hand without these mercenaries."""
    left = list(army)
    for kind, number in zip(SENDABLE, band, strict=True):
        left[kind] -= number
    return left


def first_of(band: Band) -> Action:
    """The first step of sending these mercenaries: what is sent one by one, dearest first. Source: G7.2."""
    for kind, number in reversed(list(zip(SENDABLE, band, strict=True))):
        if number:
            return SEND[kind]
    return DONE


def choose_mercenaries(memory: Memory, character: Character) -> Action:
    """The cheapest mercenaries that probably win, if they are worth it; else none. Source: G7.1-G7.8.

    Args:
        memory: what the seat remembers.
        character: what it believes.
    """
    table, me = memory.table, memory.seat
    hand, lying = table.armies[me], table.sent[me]
    race = table.race
    if lying[3 * race + LEADER] >= TOO_MANY_LEADERS:
        return DONE
    factor = table.options.leader_factor
    wanted = _strongest_rival(memory, character) + character.margin
    if strength(lying, race, leader_factor=factor) >= wanted:
        return DONE
    last = len(table.fought) == len(RACES) - 1
    all_there = strength_of_mercenaries(hand) + strength_of_mercenaries(_only_mercenaries(lying))
    ready = all_there * (1.0 if last else character.spends[points_at_stake(memory) - 1])
    spent = strength_of_mercenaries(_only_mercenaries(lying))
    best, cheapest = None, float("inf")
    for band in bands(hand):
        total = strength(add_band(lying, band), race, leader_factor=factor)
        if total < wanted:
            continue
        cost = _cost(hand, band, saves_crew=character.saves_crew)
        if cost < cheapest:
            best, cheapest = band, cost
    if best is None:
        return first_of(max(bands(hand), key=lambda band: strength(add_band(lying, band), race))) if last else DONE
    return first_of(best) if last or spent + cheapest <= ready else DONE


def _cost(hand: Sequence[int], band: Band, *, saves_crew: bool) -> float:
    """What later battles miss if these are sent now."""
    left = what_is_left(hand, band)
    cost = strength_of_mercenaries(hand) - strength_of_mercenaries(left) + 0.01 * sum(band)
    if saves_crew and hand[AIRSHIP] and not left[GOBLIN]:
        cost += OF_AIRSHIP
    return cost


def _only_mercenaries(army: Sequence[int]) -> list[int]:
    return [0] * GOBLIN + list(army[GOBLIN:])


# --- the commando: G7.3 ---


def choose_strike(memory: Memory, legal: Sequence[Action]) -> Action:
    """One's own second leader, or a card of the rival who would win; else the commando waits. Source: G7.3, G7.5."""
    table, me = memory.table, memory.seat
    race = table.race
    own = table.sent[me]
    factor = table.options.leader_factor
    rivals = {
        seat: race_strength_seen(memory, seat, race) + _lying_seen(memory, seat)
        for seat in table.others()
        if seat != me
    }
    strongest = max(rivals, key=lambda seat: rivals[seat])
    leader = 3 * race + LEADER
    if own[leader] >= TOO_MANY_LEADERS and STRIKE_OWN[leader] in legal:
        freed = list(own)
        freed[leader] -= 1
        if strength(freed, race, leader_factor=factor) >= rivals[strongest]:
            return STRIKE_OWN[leader]
    mine = strength(own, race, leader_factor=factor)
    hit = STRIKE[strongest][race]
    if hit not in legal:
        hit = STRIKE[strongest][_MERCENARY]
    last = len(table.fought) == len(RACES) - 1
    close = mine > 0 and rivals[strongest] * _WITHIN_REACH <= mine <= rivals[strongest]
    return hit if hit in legal and (close or last) else HOLD


def _lying_seen(memory: Memory, seat: int) -> float:
    """How strong the mercenaries probably are that a seat has sent face down."""
    army = memory.armies[seat]
    total = sum(army[kind] for kind in SENDABLE) + memory.veiled[seat][_MERCENARY]
    number = memory.sent[seat]
    return mercenary_strength_seen(memory, seat) * number / total if total else 0.0


# --- the airship: G7.7 ---


def choose_to_fly(memory: Memory, legal: Sequence[Action]) -> Action:
    """Fly with the fewest goblins that win, where two points are at stake or no other chance is left. Source: G7.7."""
    table, me = memory.table, memory.seat
    strengths = {seat: strength_of(table, seat) for seat in table.others()}
    best = max(strength for seat, strength in strengths.items() if seat != me)
    if strengths[me] > best or points_at_stake(memory) < max(POINTS[len(table.fought) :]):
        return HOLD
    for goblins in range(1, table.armies[me][GOBLIN] + 1):
        flown = strength_of(table, me, goblins)
        if flown >= best and flown and FLY[goblins] in legal:
            return FLY[goblins]
    return HOLD
