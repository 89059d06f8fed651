"""Positions to try a rule of Gold und Rum on: from games at random, and tables thrown together with few cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from havoclab.core.chance import shuffled
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    COMMANDO,
    COUNTS,
    DESERTION,
    FIRST_SPY,
    GIANT,
    GOBLIN,
    LEADER,
    MACHINE,
    RACES,
    RECRUIT,
    SPIES,
    TROLL,
    WARRIORS,
    count,
    empty,
    kinds_of,
    listed,
)

#: Warriors under which the start card lay, at a table that is set up after the deal.
_MIDDLE: Final = WARRIORS // 2
#: How many warriors a pile, and an army, of a table thrown together has at most.
_PILE: Final = 4
_ARMY: Final = 5


def forget(state: State) -> State:
    """The position without the seed of its cards to come."""
    plain = state.copy()
    plain.seed = 0
    return plain


def lay_out(position: Position) -> None:
    """Where the piles were opened: what the armies hold, and no more, lies in the first pile. Source: G5.3."""
    held = empty()
    for army in (*position.armies, *position.sent):
        for kind, number in enumerate(army):
            held[kind] += number
    position.piles = [listed(held), *([] for _ in position.piles[1:])]


def after_the_deal(options: Options, rng: Random) -> State:
    """A table after the deal on which nothing lies yet; the chancellor has the first seat."""
    state = State.deal(options, rng.getrandbits(32))
    state.chancellor = state.seat = 0
    state.deck, state.started, state.start_after = [], True, _MIDDLE
    state.piles = [[] for _ in range(options.piles)]
    state.recruits, state.desertions = [0] * options.players, [0] * options.players
    state.claimed = [-1] * options.players
    state.kind, state.favourite = "favourite", -1
    state.round = rng.choice([1, 1, options.players])
    if rng.random() < 0.5:
        state.battles = 4 * state.round - 4
        state.points = [rng.choice([0, 0, 3, options.goal - 2, options.goal]) for _ in range(options.players)]
        state.last_won = [rng.randint(0, state.battles) for _ in range(options.players)]
    return state


def states(options: Options, rng: Random) -> Iterator[State]:
    """Positions of all kinds at tables with these options, without end."""
    while True:
        yield from _games(options, rng)
        for _ in range(48):
            made = thrown_together(options, rng)
            yield made
            yield from _afterwards(made, rng)


def thrown_together(options: Options, rng: Random) -> State:
    """A sound position with few cards: early in the deal, before the opening, when spies are called, or in a battle."""
    while True:
        made = rng.choice((_early, _opening, _spies, _battle))(options, rng)
        if not problems(made):
            return made


def _games(options: Options, rng: Random) -> Iterator[State]:
    """Moments of one round in which all act at random, the deal's early ones among them."""
    state = State.deal(options, rng.getrandbits(32))
    first, eagerness = state.round, rng.choice([0.3, 0.05, 0.01])
    while state.round == first and not state.is_over:
        if rng.random() < (0.06 if state.deck else 0.4):
            yield state.copy()
        decisions = state.decisions
        eager = not state.deck or options.step_mode or rng.random() < eagerness
        decision = rng.choice(decisions) if eager else decisions[0]
        legal = state.list_legal(decision.seat)
        waits = options.step_mode and state.kind == "claim" and rng.random() > eagerness
        state.apply(legal[0] if waits else rng.choice(legal), decision.seat)


def _afterwards(state: State, rng: Random) -> Iterator[State]:
    """What may come of a position in the next steps of its round."""
    state = state.copy()
    first = state.round
    for _ in range(6):
        if state.kind == "deal":
            return
        state.apply(rng.choice(state.list_legal()))
        if state.is_over or state.round != first:
            return
        yield state.copy()


def _early(options: Options, rng: Random) -> State:
    """The first cards of a deal, with desertion cards on some of them. Source: G4.4."""
    state = State.deal(options, rng.getrandbits(32))
    for _ in range(rng.randint(1, 4)):
        if not options.step_mode:
            state.apply("deal")
            for decision in state.decisions[1:]:
                if rng.random() < 0.3:
                    state.apply(rng.choice(state.list_legal(decision.seat)), decision.seat)
    return state


def _opening(options: Options, rng: Random) -> State:
    """A few small piles with claims of all sorts, about to be opened. Source: G5."""
    state = after_the_deal(options, rng)
    deck = shuffled([kind for kind, held in enumerate(COUNTS) for _ in range(held)], rng)
    claims = [claim for seat in state.others() for claim in (RECRUIT + seat,) * 2]
    claims += [claim for seat in state.others() for claim in (DESERTION + seat,) * options.desertions]
    claims = shuffled(claims, rng)
    for pile in state.piles[: rng.randint(1, 3)]:
        for _ in range(rng.randint(1, _PILE)):
            pile.append(GIANT if deck.count(GIANT) and rng.random() < 0.1 else deck[-1])
            deck.remove(pile[-1])
        for _ in range(min(len(claims), rng.randint(0, 3))):
            pile.insert(rng.randint(0, len(pile)), claims.pop())
    return state


def _armies(state: State, rng: Random, themes: list[int]) -> None:
    """Small armies of cards of these kinds, at times two of them alike."""
    deck = [kind for kind in themes for _ in range(COUNTS[kind])]
    deck = shuffled(deck, rng)
    for seat in state.others():
        number = rng.choice([0, 1, 2, 3, _ARMY])
        army, deck = deck[:number], deck[number:]
        state.armies[seat] = count(army)
    state.favourite = rng.choice(state.others())


def _spies(options: Options, rng: Random) -> State:
    """A spy is asked, in small armies of which parts were taken by spies before. Source: G6."""
    state = after_the_deal(options, rng)
    state.kind = "spy"
    race = rng.randrange(len(RACES))
    _armies(state, rng, [*kinds_of(race), GIANT, GIANT, GOBLIN])
    state.spy = rng.randint(1, len(SPIES))
    state.seat = rng.choice(state.others())
    state.armies[state.seat][FIRST_SPY + state.spy - 1] = 1
    for later in range(state.spy + 1, len(SPIES) + 1):
        if rng.random() < 0.4:
            state.armies[rng.choice(state.others())][FIRST_SPY + later - 1] = 1
    if state.spy > 1:
        for army, stolen in zip(state.armies, state.stolen, strict=True):
            for kind in range(FIRST_SPY):
                if army[kind] and rng.random() < 0.4:
                    stolen[kind] = 1
    lay_out(state)
    return state


def _battle(options: Options, rng: Random) -> State:
    """A race is named, with small armies of its warriors and of mercenaries. Source: G7."""
    state = after_the_deal(options, rng)
    state.kind, state.spy = "race", len(SPIES)
    races = shuffled(list(range(len(RACES))), rng)
    fought = rng.choice([0, 0, 1, 2])
    state.fought = races[:fought]
    mercenaries = [GOBLIN, MACHINE, TROLL, AIRSHIP, COMMANDO]
    _armies(state, rng, [*kinds_of(races[fought]), *kinds_of(races[-1]), *mercenaries])
    if rng.random() < 0.3:  # equals: the last army is like the first
        first, last = state.others()[0], state.others()[-1]
        twin = state.armies[first][:]
        if all(2 * twin[kind] <= COUNTS[kind] for kind in range(len(COUNTS))):
            state.armies[last] = twin
            for seat in state.others()[1:-1]:
                state.armies[seat] = empty()
    if rng.random() < 0.1:  # two leaders, and an airship that could follow them
        leader = kinds_of(races[fought])[LEADER]
        state.armies = [count(army) for army in ((), (leader, leader, AIRSHIP, GOBLIN), *((),) * (state.players - 2))]
    state.battles += fought
    lay_out(state)
    return state
