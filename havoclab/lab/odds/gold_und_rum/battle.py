"""How a battle stands, and what it may bring. Sources: G7, G8.1, G8.1a, G8.2.

Three questions with three meanings:

- :func:`standing`: how likely the army is the strongest as all armies lie, if nobody adds any more;
- :func:`winning`: how often it is in the end, when the others play on like the sensible bot: an estimate, and one about
  that bot;
- :func:`race_alone`: how likely its warriors of a race that is still to fight are the strongest without mercenaries.

A chancellor asks for the favourite's army. Which of their mercenaries others sent is taken to be any of those they may
have, each choice as likely as another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.bot import Bot, ask
from havoclab.gold_und_rum.actions import DONE, FLY, HOLD, SEND
from havoclab.gold_und_rum.bots import BOTS
from havoclab.gold_und_rum.combat import strength_of
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import LEADER, RACES, SENDABLE, empty, kinds_of
from havoclab.lab.odds.chance import Chance
from havoclab.lab.odds.gold_und_rum.armies import Armies

#: Who plays the others.
OTHERS_PLAY: Final = "sensible"
#: Kinds of choice while a battle is fought.
BATTLE: Final = ("mercenaries", "commando", "airship")
#: Armies that are drawn, and players whose battles are played to their end: see ``benchmarks/bench_odds.py``.
_ARMIES: Final = 400
_PLAYED: Final = 420
#: How a battle ended, in the order in which it is told. Source: G8.1, G8.1a.
_ENDS: Final = ("scored", "tied", "nobody-scores")


def side_of(view: View) -> int:
    """Whose army this seat counts on: its own, the favourite's for a chancellor; -1: nobody's. Source: G8.2."""
    if view.seat is None:
        return -1
    return view.table.favourite if view.seat == view.table.chancellor else view.seat


def races_to_come(view: View) -> list[int]:
    """The races that were not named yet. Source: G7.1."""
    return [race for race in range(len(RACES)) if race not in (*view.table.fought, view.table.race)]


# --- as the armies lie ---


def standing(
    view: View, adding: Sequence[int] = (), *, flown: int = 0, by_heart: bool = True, rng: Random | None = None
) -> Chance:
    """How likely the army is the strongest as all armies lie. Source: G7.4-G7.8, G8.1.

    Args:
        view: what the seat knows, in a battle.
        adding: mercenaries of its hand that it adds now.
        flown: goblins on its airship, which it lets fly now.
        by_heart: see :class:`Armies`.
        rng: what armies are drawn with, where what others took is not known.

    Raises:
        ValueError: if no battle is fought, or this can't be done now, naming the rule.
    """
    side = _side_in_battle(view)
    table = view.table.copy()
    _try(view.sample(Random(0)), view.seat, adding, flown)
    for kind in adding:
        table.armies[side][kind] -= 1
        table.sent[side][kind] += 1
    mine = {side: flown} if flown else {}
    if by_heart or table.kind == "airship":
        return Chance.exact(_by_counting(table, view, side, mine))
    rng, armies, won = rng or Random(0), Armies(view, by_heart=False), 0
    for _ in range(_ARMIES):
        drawn = armies.draw(rng)
        if view.seat == side:
            drawn.sent[side] = table.sent[side]
        strengths = [strength_of(drawn, seat) for seat in range(table.players)]
        won += is_strongest(strengths[side], max(_others(strengths, table, side)), table)
    return Chance.estimate(won, _ARMIES)


def _side_in_battle(view: View) -> int:
    side = side_of(view)
    if side < 0 or view.table.kind not in BATTLE:
        raise ValueError("view: a seat's with an army or a favourite is needed, in a battle")
    return side


def _others(strengths: Sequence[int], table: Position, side: int) -> list[int]:
    return [strengths[seat] for seat in table.others() if seat != side]


def is_strongest(mine: int, best: int, table: Position) -> bool:
    """Whether an army scores beside others of whom the best is so strong. Source: G8.1, G8.1a."""
    if mine == best:
        return table.holds("G8.1") if mine else not table.holds("G8.1a")
    return mine > best


def _by_counting(table: Position, view: View, side: int, flown: dict[int, int]) -> Fraction:
    """The same where it is known what each has: only which mercenaries others sent is not."""
    by_seat = {
        seat: dict(_strengths(table, seat, view.sent[seat] if seat != view.seat else 0, flown.get(seat, -1)))
        for seat in table.others()
    }
    chance = Fraction(0)
    for mine, ways in by_seat[side].items():
        weaker = ways
        for seat, strengths in by_seat.items():
            if seat != side:
                weaker *= sum(share for theirs, share in strengths.items() if is_strongest(mine, theirs, table))
        chance += weaker
    return chance


def _strengths(table: Position, seat: int, number: int, flown: int) -> Iterator[tuple[int, Fraction]]:
    """How strong a seat's army may be, each strength once: so many of its mercenaries were sent, nobody saw which."""
    army, lying = table.armies[seat], table.sent[seat]
    if table.kind == "airship" or not number:
        yield strength_of(table, seat, flown), Fraction(1)
        return
    could = [army[kind] for kind in SENDABLE]
    found: dict[int, Fraction] = {}
    whole = comb(sum(could), number)
    for band in product(*(range(held + 1) for held in could)):
        if sum(band) == number:
            sent = list(lying)
            for kind, going in zip(SENDABLE, band, strict=True):
                sent[kind] += going
            share = Fraction(prod(map(comb, could, band)), whole)
            worth = _worth(sent, table)
            found[worth] = found.get(worth, Fraction(0)) + share
    yield from found.items()


def _worth(army: Sequence[int], table: Position) -> int:
    options = table.options
    return strength(army, table.race, leader_factor=options.leader_factor, without=options.without)


# --- how it ends when others play on ---


def winning(
    view: View,
    adding: Sequence[int] = (),
    *,
    flown: int = 0,
    by_heart: bool = True,
    rng: Random | None = None,
    battles: int | None = None,
) -> Chance:
    """How often the army is the strongest in the end, if its owner does this now and nothing later.

    The others play on like the sensible bot; so does the favourite of a chancellor. Where nobody else has a choice any
    more the answer is exact.

    Args:
        view: what the seat knows, in a battle.
        adding: mercenaries of its hand that it adds now.
        flown: goblins on its airship, which it lets fly now.
        by_heart: see :class:`Armies`.
        rng: what hidden cards are drawn with.
        battles: how many battles are played to their end; by default fewer at larger tables, as they take longer.

    Raises:
        ValueError: as :func:`standing` does.
    """
    side = _side_in_battle(view)
    rng, armies, bot = rng or Random(0), Armies(view, by_heart=by_heart), BOTS[OTHERS_PLAY]()
    certain = view.table.kind == "airship" and bool(view.legal_actions)
    rounds = 1 if certain else battles or _PLAYED // view.players
    won = 0
    for _ in range(rounds):
        state = armies.draw(rng)
        ended = _try(state, view.seat, adding, flown)
        won += _is_won(state, view.seat, side, bot, rng) if ended is None else side in ended
    return Chance.exact(Fraction(won)) if certain else Chance.estimate(won, rounds)


def _try(state: State, seat: int | None, adding: Sequence[int], flown: int) -> list[int] | None:
    """Do what the seat chose; who scored, if that ended the battle.

    Raises:
        ValueError: if it can't be done now, naming the rule.
    """
    steps: list[Action] = [SEND[kind] for kind in adding]
    if flown:
        steps.append(FLY[flown])
    elif adding:
        steps.append(DONE)
    if steps and (seat is None or state.seat != seat):
        raise ValueError("adding: it is not this seat's choice now")
    ended = None
    for step in steps:
        refusal = state.check(step)
        if refusal is not None:
            raise ValueError(f"adding: {refusal}")
        ended = _apply(state, step)
    return ended


def _apply(state: State, action: Action) -> list[int] | None:
    """Do a step; who scored with an own army, if it ended the battle; None if it did not. Source: G8.1, G8.1a."""
    events = [event for event in state.apply(action) if event.kind in _ENDS]
    return [event.seat for event in events if event.kind == "scored" and event.seat is not None] if events else None


def _is_won(state: State, seat: int | None, side: int, bot: Bot, rng: Random) -> bool:
    """Play the battle to its end: does this army score?"""
    while True:
        if state.seat != seat:
            action = ask(bot, state.view(state.seat), rng)
        else:
            action = DONE if state.kind == "mercenaries" else HOLD
        ended = _apply(state, action)
        if ended is not None:
            return side in ended


# --- races to come ---


def race_alone(view: View, race: int, *, by_heart: bool = True) -> Chance:
    """How likely the warriors of a race to come are the strongest without any mercenary. Source: G7.1, G7.5.

    Args:
        view: what the seat knows, once the piles are opened.
        race: which.
        by_heart: see :class:`Armies`.

    Raises:
        ValueError: if the seat counts on no army, or the race is not to come.
    """
    side = side_of(view)
    if side < 0 or race not in races_to_come(view):
        raise ValueError("race: one is needed that was not named yet, and an army or a favourite")
    armies, table = Armies(view, by_heart=by_heart), view.table
    kinds = kinds_of(race)
    others = [seat for seat in table.others() if seat != side]

    def strengths(seat: int, left: tuple[int, ...]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """What this seat may have drawn: how strong that is, in how many ways, and what is left for others."""
        known = [armies.known[seat][kind] for kind in kinds]
        for drawn in product(*(range(held + 1) for held in left)):
            if sum(drawn) == armies.veiled(seat, race):
                ways = prod(map(comb, left, drawn))
                rest = tuple(held - taken for held, taken in zip(left, drawn, strict=True))
                yield _alone([has + taken for has, taken in zip(known, drawn, strict=True)], race, table), ways, rest

    @cache
    def weaker(place: int, left: tuple[int, ...], mine: int) -> int:
        """In how many ways all others from this place on are no stronger."""
        if place == len(others):
            return 1
        return sum(
            ways * weaker(place + 1, rest, mine)
            for theirs, ways, rest in strengths(others[place], left)
            if is_strongest(mine, theirs, table)
        )

    good = sum(
        ways * weaker(0, rest, mine)
        for mine, ways, rest in strengths(side, tuple(armies.unseen[kind] for kind in kinds))
    )
    hidden = sum(armies.unseen[kind] for kind in kinds)
    total = 1
    for seat in (side, *others):
        total *= comb(hidden, armies.veiled(seat, race))
        hidden -= armies.veiled(seat, race)
    return Chance.exact(Fraction(good, total))


def _alone(held: Sequence[int], race: int, table: Position) -> int:
    """How strong these warriors of a race are alone. Source: G7.1b, G7.5, G7.5a."""
    army = empty()
    for kind, number in zip(kinds_of(race), held, strict=True):
        army[kind] = number
    leader = kinds_of(race)[LEADER]
    if not table.holds("G7.1b"):
        army[leader] = min(1, army[leader])
    options = table.options
    return strength(army, race, leader_factor=options.leader_factor, without=options.without)
