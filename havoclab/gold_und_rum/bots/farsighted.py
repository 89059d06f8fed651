"""The strong bot: it imagines many ways in which the battles may go, and takes what is best over all of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import BACK, DONE, FLY, HOLD
from havoclab.gold_und_rum.bots.character import Character
from havoclab.gold_und_rum.bots.claiming import Claims, choose_claim
from havoclab.gold_und_rum.bots.fighting import (
    add_band,
    first_of,
    hand_for_later,
    lead_to_win,
    points_at_stake,
    what_is_left,
    worthwhile,
)
from havoclab.gold_und_rum.bots.imagining import Way, imagine
from havoclab.gold_und_rum.bots.memory import FORGOTTEN, Memory
from havoclab.gold_und_rum.bots.prospects import prospects
from havoclab.gold_und_rum.bots.warlord import Warlord
from havoclab.gold_und_rum.bots.worth import battle_strength, strength_of_mercenaries
from havoclab.gold_und_rum.combat import strength_of
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import AIRSHIP, GOBLIN

__all__ = ["FARSIGHTED", "FarsightedBot"]

FARSIGHTED: Final = Character(
    memory=95,
    fears_poison=True,
    patience=4.0,
    rivals_after_me=0.5,
    desertion=0.5,
    spite=0.5,
    margin=2.0,
    spends=(0.5, 0.8),
    counts_on=(0.2, 0.4),
    saves_crew=True,
    reaction=(0.6, 0.4),
)
#: How many ways are imagined for a decision.
SAMPLES: Final = 80
#: How many piles are weighed against each other.
CANDIDATES: Final = 5


class FarsightedBot(Warlord):
    """Weighs what a battle brings against what its mercenaries would bring later."""

    #: So long it may think about a decision; it takes a small part of that.
    seconds = 0.5

    def __init__(self, memory: int | None = None) -> None:
        super().__init__("farsighted", FARSIGHTED, memory)

    def think(self, memory: Memory, view: View, rng: Random) -> Action:
        """What the bot would do, by what it remembers and imagines."""
        match memory.table.kind:
            case "deal" | "claim" | "last-call":
                return choose_claim(memory, view.legal_actions, self.character, _pick)
            case "favourite":
                return _favourite(memory)
            case "mercenaries":
                return _mercenaries(memory, imagine(memory, rng, SAMPLES))
            case "airship":
                return _fly(memory, imagine(memory, rng, SAMPLES), view.legal_actions)
        return super().think(memory, view, rng)


def _pick(claims: Claims, gains: list[tuple[float, int]]) -> int:
    """Of the best piles the one after which, when all others have taken theirs, the seat is best off. Source: G4.8."""
    memory = claims.memory
    table, me = memory.table, memory.seat
    best, choice = -1.0, gains[0][1]
    for _, pile in gains[:CANDIDATES]:
        after = claims.copy()
        after.give(pile, me)
        left = table.recruits[:]
        left[me] -= 1
        _take_the_rest(after, left, me)
        found = prospects([after.armies[seat] for seat in table.others()], table.options)
        value = found[table.others().index(me)]
        if value > best:
            best, choice = value, pile
    return choice


def _take_the_rest(claims: Claims, recruits: list[int], last: int) -> None:
    """Everybody takes in turn what is best for their own army, as long as anything is."""
    players = len(recruits)
    order = [(last + step) % players for step in range(1, players + 1)]
    while any(recruits):
        for seat in order:
            if not recruits[seat]:
                continue
            gains = claims.gains(seat)
            if gains and gains[0][0] > 0:
                claims.give(gains[0][1], seat)
                recruits[seat] -= 1
            else:
                recruits[seat] = 0


def _favourite(memory: Memory) -> Action:
    """The army that probably makes most points beside the others. Source: G5.1, G8.2."""
    seats = sorted(memory.table.others())
    claims = Claims(memory, fears_poison=True)
    armies = [claims.armies[seat] for seat in seats]
    found = prospects(armies, memory.table.options)
    if unclaimed := claims.unclaimed():
        found = [_with_more(armies, nth, unclaimed, memory.table.options) for nth in range(len(seats))]
    return BACK[seats[found.index(max(found))]]


def _with_more(armies: Sequence[Sequence[int]], nth: int, warriors: Sequence[int], options: Options) -> float:
    """What one of these armies would make with these warriors more, forgotten ones aside."""
    stronger = [list(army) for army in armies]
    for kind in warriors:
        if kind != FORGOTTEN:
            stronger[nth][kind] += 1
    return prospects(stronger, options)[nth]


def _mercenaries(memory: Memory, ways: Sequence[Way]) -> Action:
    """What to send now, for this battle and with the later ones in mind. Source: G7.2-G7.8."""
    table, me = memory.table, memory.seat
    hand, lying = table.armies[me], table.sent[me]
    stake = points_at_stake(memory)
    options, lead = table.options, lead_to_win(table)
    best, most = None, -1.0
    for band in worthwhile(hand, lying, table.race, options):
        army = add_band(lying, band)
        sent = battle_strength(army, table.race, options)
        left = what_is_left(hand, band)
        kept = strength_of_mercenaries(hand_for_later(hand, left, options), options)
        flies = left[AIRSHIP] and left[GOBLIN] and sent and options.holds("G7.7")
        flying = battle_strength(army, table.race, options, left[GOBLIN]) - sent if flies else 0
        total = 0.0
        for way in ways:
            value = way.later(kept)
            if sent and sent >= way.strongest + lead:
                value += stake
            elif flying and sent + flying >= way.strongest + lead:
                value = max(value, stake + way.later(kept - flying))
            total += value
        if total > most + 1e-9:
            best, most = band, total
    return first_of(best) if best is not None else DONE


def _fly(memory: Memory, ways: Sequence[Way], legal: Sequence[Action]) -> Action:
    """Whether the airship comes now that all strengths are known. Source: G7.7."""
    table, me = memory.table, memory.seat
    hand = table.armies[me]
    stake = points_at_stake(memory)
    best = max(strength_of(table, seat) for seat in table.others() if seat != me)
    lead = lead_to_win(table)
    kept = strength_of_mercenaries(hand, table.options)
    choice: Action = HOLD
    most = sum(way.later(kept) for way in ways)
    if 0 < strength_of(table, me) >= best + lead:
        most += stake * len(ways)
    for goblins in range(1, hand[GOBLIN] + 1):
        flown = strength_of(table, me, goblins)
        if not flown or flown < best + lead:
            continue
        left = list(hand)
        left[AIRSHIP] -= 1
        left[GOBLIN] -= goblins
        left_over = strength_of_mercenaries(left, table.options)
        total = stake * len(ways) + sum(way.later(left_over) for way in ways)
        if total > most:
            most, choice = total, FLY[goblins]
    return choice
