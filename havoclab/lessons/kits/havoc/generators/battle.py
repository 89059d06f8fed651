"""Fresh positions of a battle. Source: H6."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, SUITS, card
from havoclab.havoc.position import FIGHTING, OUT, PASSED, UNASKED
from havoclab.havoc.strength import strength
from havoclab.lessons.kits.havoc.generators.deck import HIGHEST, TRIES, Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import fewest_to_beat, read_goal
from havoclab.lessons.kits.havoc.model import Setting


def _asked_last(deck: Deck, mine: Sequence[int], laid: Sequence[Sequence[int]], *, battle: int) -> Setting:
    """Peter cried Havoc; seat 0 is asked last. ``laid`` by Peter, Christine, Eugene; who laid nothing is out."""
    roles = [UNASKED, *(FIGHTING if cards else OUT for cards in laid)]
    fields: dict[str, Any] = {"kind": "join", "havoc": True, "initiator": 1, "roles": roles}
    fields |= {"laid": ["", *map(texts, laid)], "recruits": texts(deck.draw(3))}
    return table(deck, mine, battle=battle, **fields)


def win_cheaply(rng: Random) -> Made:
    """Win with as few cards as can do it. Source: H6.3, H6.4, H6.11, H8.1."""
    for _ in range(TRIES):
        deck = Deck(rng)
        high, own, pair = deck.values(3)
        theirs = deck.alike(high, 2)
        mine = deck.alike(own, 3) + deck.alike(pair, 2) + deck.draw(3, without=[high, own, pair])
        fewest = fewest_to_beat(mine, theirs)
        if fewest == 3 and max(own, pair) < high:
            break
    goal = read_goal({"all": [{"event": "won"}, {"laid": "cards", "at_most": fewest}]})
    return Made(_asked_last(deck, mine, [theirs, [], []], battle=2), goal, slots={"count": fewest})


def stay_out(rng: Random) -> Made:
    """Nothing in the hand wins what lies, and only the winner is paid: stay out. Source: H6.3."""
    for _ in range(TRIES):
        deck = Deck(rng)
        high, third = deck.values(2, lowest=8)
        theirs, others = deck.alike(high, 4), deck.alike(third, 2)
        mine = deck.draw(5, without=[high, third])
        if strength(best_hand(mine)) < strength(others):
            break
    return Made(_asked_last(deck, mine, [theirs, [], others], battle=5), read_goal({"event": "stayed-out"}))


def second_place(rng: Random) -> Made:
    """The first place is out of reach, the second is not. Source: H6.11."""
    for _ in range(TRIES):
        deck = Deck(rng)
        top, low, own = deck.values(3)
        first, second = deck.alike(top, 4), deck.alike(low, 2)
        mine = deck.alike(own, 3) + deck.draw(4, without=[top, low, own])
        if strength(second) < strength(best_hand(mine)) < strength(first) and fewest_to_beat(mine, second) == 3:
            break
    goal = read_goal({"all": [{"event": "scored", "points": 3}, {"laid": "cards", "at_most": 3}]})
    return Made(_asked_last(deck, mine, [first, [], second], battle=2), goal)


def declare(rng: Random) -> Made:
    """A battle that the one declaration of dogs wins and the others lose. Source: H6.7, H8.5."""
    deck = Deck(rng)
    suit, low = rng.randrange(len(SUITS)), rng.randint(2, HIGHEST - 4)
    kind = rng.randrange(3)
    if kind == 0:  # out with it: a flush of six becomes a straight flush of five
        mine = [DOG] + [card(suit, low + step) for step in range(5)]
        value = rng.choice([v for v in range(1, HIGHEST + 1) if not low <= v < low + 5])
        theirs_count = 5
    elif kind == 1:  # both stay: a second pair
        value, own = sorted(deck.values(2), reverse=True)
        mine, theirs_count = [DOG, DOG, *deck.alike(own, 2)], 2
    else:  # it stays: the low end of a straight
        suits = rng.sample(range(len(SUITS)), 4)
        mine = [DOG] + [card(s, v) for v, s in enumerate(suits, 1)]
        value, theirs_count = rng.randint(5, HIGHEST), 3
    if kind != 1:
        deck.take([c for c in mine if c != DOG])
    theirs = deck.alike(value, theirs_count)
    fields: dict[str, Any] = {"kind": "declare", "havoc": True, "initiator": 0, "roles": [PASSED, PASSED, OUT, OUT]}
    fields |= {"laid": [texts(mine), texts(theirs), "", ""], "recruits": texts(deck.draw(3))}
    return Made(table(deck, deck.draw(3), battle=6, **fields), read_goal({"event": "won"}))


GENERATORS: Final = {
    "win-cheaply": win_cheaply,
    "stay-out": stay_out,
    "second-place": second_place,
    "declare": declare,
}
