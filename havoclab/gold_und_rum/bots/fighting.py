"""How a bot fights by rules of thumb: mercenaries, the commando, the airship. Source: G7."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import DONE, FLY, HOLD, SEND, STRIKE, STRIKE_OWN
from havoclab.gold_und_rum.bots.character import Character
from havoclab.gold_und_rum.bots.memory import Memory
from havoclab.gold_und_rum.bots.worth import (
    battle_strength,
    multiplier_of_mercenaries,
    race_strength,
    strength_of_mercenaries,
    times_by_leaders,
)
from havoclab.gold_und_rum.combat import order_of_battle, strength_of
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.position import Position
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

__all__ = [
    "bands",
    "choose_mercenaries",
    "choose_strike",
    "choose_to_fly",
    "hand_for_later",
    "is_last_chance",
    "lead_to_win",
    "points_at_stake",
    "race_strength_seen",
    "worthwhile",
]

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
    army, options = memory.armies[seat], memory.table.options
    known = race_strength(army, race, options)
    hidden = memory.veiled[seat][race]
    if not hidden:
        return known
    return known + hidden * memory.expected(race, WORTH_OF_KIND) * times_by_leaders(army[3 * race + LEADER], options)


def mercenary_strength_seen(memory: Memory, seat: int) -> float:
    """How strong a seat's mercenaries probably are together, in hand and sent."""
    known = strength_of_mercenaries(memory.armies[seat], memory.table.options)
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
            part = 1.0 if is_last_chance(table) else character.counts_on[stake - 1]
        times = multiplier_of_mercenaries(memory.armies[seat], table.race, table.options)
        strongest = max(strongest, own + part * of_mercenaries * times)
    return strongest


def is_last_chance(table: Position) -> bool:
    """Whether mercenaries that are kept now bring nothing later. Source: G7.9."""
    return len(table.fought) == len(RACES) - 1 or not table.holds("G7.9")


def lead_to_win(table: Position) -> int:
    """How much stronger than the best rival an army must be to score. Source: G8.1."""
    return 0 if table.holds("G8.1") else 1


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


def hand_for_later(hand: Sequence[int], left: Sequence[int], options: Options) -> Sequence[int]:
    """What later battles have of this hand, if so much is left of it now. Source: G7.9."""
    return left if options.holds("G7.9") else hand


def worthwhile(hand: Sequence[int], lying: Sequence[int], race: int, options: Options) -> list[Band]:
    """Of all choices with equal strength now, the one that leaves most for later; the weakest first."""
    found: dict[int, tuple[int, Band]] = {}
    for band in bands(hand):
        now = battle_strength(add_band(lying, band), race, options)
        later = strength_of_mercenaries(hand_for_later(hand, what_is_left(hand, band), options), options)
        if now not in found or later > found[now][0]:
            found[now] = later, band
    return [found[now][1] for now in sorted(found)]


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
    race, options = table.race, table.options
    if lying[3 * race + LEADER] >= TOO_MANY_LEADERS and table.holds("G7.5a"):
        return DONE
    wanted = _strongest_rival(memory, character) + character.margin
    if battle_strength(lying, race, options) >= wanted:
        return DONE
    last = is_last_chance(table)
    spent = strength_of_mercenaries(_only_mercenaries(lying), options)
    all_there = strength_of_mercenaries(hand, options) + spent
    ready = all_there * (1.0 if last else character.spends[points_at_stake(memory) - 1])
    best, cheapest = None, float("inf")
    for band in bands(hand):
        total = battle_strength(add_band(lying, band), race, options)
        if total < wanted:
            continue
        cost = _cost(hand, band, options, saves_crew=character.saves_crew)
        if cost < cheapest:
            best, cheapest = band, cost
    if best is None:
        strongest = max(bands(hand), key=lambda band: battle_strength(add_band(lying, band), race, options))
        return first_of(strongest) if last else DONE
    return first_of(best) if last or spent + cheapest <= ready else DONE


def _cost(hand: Sequence[int], band: Band, options: Options, *, saves_crew: bool) -> float:
    """What later battles miss if these are sent now."""
    left = what_is_left(hand, band)
    cost = strength_of_mercenaries(hand, options) - strength_of_mercenaries(left, options) + 0.01 * sum(band)
    if saves_crew and hand[AIRSHIP] and not left[GOBLIN] and options.holds("G7.7"):
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
    rivals = {
        seat: race_strength_seen(memory, seat, race) + _lying_seen(memory, seat)
        for seat in table.others()
        if seat != me
    }
    strongest = max(rivals, key=lambda seat: rivals[seat])
    leader = 3 * race + LEADER
    if own[leader] >= TOO_MANY_LEADERS and STRIKE_OWN[leader] in legal and table.holds("G7.5a"):
        freed = list(own)
        freed[leader] -= 1
        if battle_strength(freed, race, table.options) >= rivals[strongest]:
            return STRIKE_OWN[leader]
    mine = battle_strength(own, race, table.options)
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
        if flown and flown >= best + lead_to_win(table) and FLY[goblins] in legal:
            return FLY[goblins]
    return HOLD
