"""Positions in which few cards are hidden, and every layout of them looked at one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from havoclab.havoc import Options, State
from havoclab.havoc.best import MOST_LAID, declarations
from havoclab.havoc.cards import DOG
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.position import FIGHTING, OUT, UNASKED
from havoclab.havoc.setup import deck
from havoclab.havoc.view import View


@dataclass(frozen=True)
class SmallTable:
    """A view of seat 0, and how many of its cards are in question."""

    view: View
    unknown: int


def small_table(rng: Random) -> SmallTable:
    """A table set up by hand of two or three players, with a past that tells where most cards are.

    Seat 0 looked through the discards; they were shuffled and became the draw pile, the others drew from it, and one of
    them discarded face down. So some cards may be anywhere, others in the hands alone or in two places.
    """
    players = rng.choice((2, 2, 3))
    options = Options(players=players)
    cards = deck(options)
    rng.shuffle(cards)
    hands: list[list[int]] = [[] for _ in range(players)]
    hands[0] = take(cards, rng.randint(3, 9))
    recruits = take(cards, rng.randint(0, 4))
    for rival in range(1, players):
        hands[rival] = take(cards, rng.randint(1, 2))
    pile = take(cards, 4 if players > 2 else rng.randint(4, 5))
    seen = (0, tuple(sorted(pile)))
    trail = [("setup", -1, (*recruits, *cards)), ("look", 0, ()), ("shuffle", -1, ())]
    for rival in range(1, players):
        for _ in range(rng.randint(0, 1)):
            hands[rival].append(pile.pop())
            trail.append(("draw", rival, ()))
    discards: list[int] = []
    if rng.random() < 0.4:
        buried = rng.randrange(1, players)
        discards.append(hands[buried].pop(rng.randrange(len(hands[buried]))))
        trail.append(("bury", buried, ()))
    trail.append(("clear", -1, tuple(cards)))
    state = State.deal(options, seed=1)
    state.hands, state.recruits, state.pile = [sorted(hand) for hand in hands], recruits, pile
    state.discards = discards + cards
    state.trail, state.secrets = trail, [((1, seen[1]),), *[()] * (players - 1)]
    return SmallTable(state.view(0), sum(map(len, hands[1:])) + len(pile) + len(discards))


def take(cards: list[int], count: int) -> list[int]:
    """So many cards off the end."""
    return [cards.pop() for _ in range(count)]


def in_battle(view: View, rng: Random) -> View:
    """The same table in the midst of a battle that seat 0 has begun."""
    state = view.sample(rng)
    state.kind, state.seat, state.initiator, state.havoc = "add", 0, 0, True
    state.roles = [FIGHTING] + [UNASKED] * (state.players - 1)
    lying = take(state.hands[0], 2)
    for rival in range(1, state.players):
        state.roles[rival] = rng.choice((FIGHTING, UNASKED, OUT))
        if state.roles[rival] == FIGHTING and len(state.discards) > 2:
            known = state.trail[-1][2]
            state.laid[rival] = sorted(known[: rng.randint(2, 4)])
            state.discards = rest(state.discards, state.laid[rival])
            state.trail[-1] = ("clear", -1, tuple(rest(known, state.laid[rival])))
    state.laid[0] = sorted(lying)
    state.trail.append(("show", 0, tuple(lying)))
    return state.view(0)


def rest(cards: Sequence[int], without: Sequence[int]) -> list[int]:
    """The cards, some of them taken away."""
    left = list(cards)
    for card in without:
        left.remove(card)
    return left


def all_layouts(view: View) -> Iterator[list[list[int]]]:
    """Every way in which the hidden cards can lie, by place; dogs are told apart."""
    hidden = sorted(view.knowledge.hidden(), key=lambda line: line[1].bit_count())
    room = list(view.knowledge.sizes)
    lying: list[list[int]] = [[] for _ in room]

    def lay(number: int) -> Iterator[list[list[int]]]:
        if number == len(hidden):
            yield lying
            return
        card, places = hidden[number]
        for place in range(len(room)):
            if places >> place & 1 and room[place]:
                room[place] -= 1
                lying[place].append(card)
                yield from lay(number + 1)
                lying[place].pop()
                room[place] += 1

    yield from lay(0)


def reaches(hand: Sequence[int], laid: Sequence[int], bar: int) -> bool:
    """Whether any cards of the hand, laid beside what lies, can be declared stronger than a bar."""
    for size in range(0 if laid else 2, len(hand) + 1):
        for added in combinations(hand, size):
            cards = [*laid, *added]
            may_lie = len(cards) <= MOST_LAID and sum(card != DOG for card in cards) <= MOST_INVOLVED
            if may_lie and any(choice.strength > bar for choice in declarations(cards)):
                return True
    return False
