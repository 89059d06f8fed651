"""Fresh hands for the finer points of the ranks. Source: H8."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, SUITS, card
from havoclab.havoc.hands import evaluate
from havoclab.havoc.position import FIGHTING, OUT, PASSED
from havoclab.havoc.ranks import Rank
from havoclab.lessons.kits.havoc.generators.deck import HIGHEST, TRIES, Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import Strongest
from havoclab.lessons.kits.havoc.questions import who_wins
from havoclab.lessons.kits.havoc.saying import NAMES
from havoclab.lessons.kits.havoc.setting import lay_out


def many_dogs(rng: Random) -> Made:
    """Four dogs or five and soldiers of one suit: all six together would be a flush of six. Source: H8.5a, H8.5b."""
    deck = Deck(rng)
    dogs = rng.choice((4, 4, 5))
    suit = rng.randrange(len(SUITS))
    mine = [DOG] * dogs + [card(suit, value) for value in deck.values(6 - dogs)]
    deck.take(mine)
    mine += deck.draw(rng.choice((0, 1)))
    return Made(cards=sorted(mine), hand_goal=Strongest(strongest=True))


def spare_zero(rng: Random) -> Made:
    """A straight from 0 to 4, with one dog more than it has room for. Source: H8.5c, H8.6a."""
    for _ in range(TRIES):
        deck = Deck(rng)
        run = [deck.alike(value, 1)[0] for value in range(1, 5)]
        mine = [DOG, DOG, *run, *deck.draw(rng.choice((1, 2)), without=[1, 2, 3, 4, 5])]
        if evaluate(best_hand(mine)).rank is Rank.STRAIGHT_OF_FIVE:
            break
    return Made(cards=sorted(mine), hand_goal=Strongest(strongest=True))


def last_card(rng: Random) -> Made:
    """One combination three times, with different cards beside it, a dog and no card among them. Source: H8.6a."""
    deck = Deck(rng)
    value, shared, high = deck.values(3)
    low = rng.choice([v for v in range(1, HIGHEST + 1) if v not in (value, shared, high)])
    beside = [[], [DOG], deck.alike(min(low, high), 1), deck.alike(max(low, high), 1)]
    hands = [deck.alike(value, 2) + cards for cards in rng.sample(beside, 3)]
    if rng.random() < 0.5:  # a longer tail: the first cards beside are equal, the next one decides
        hands = [[*hand, *deck.alike(shared, 1)] for hand in hands]
    return Made(hands=hands)


def subset_beside(rng: Random) -> Made:
    """With ``best_subset``: two straights of one height inside six cards, so the card beside decides. Source: H8.5e."""
    deck = Deck(rng)
    low = rng.randint(1, HIGHEST - 5)
    laid = []
    for suit in rng.sample(range(len(SUITS)), 2):
        run = [card(suit, value) for value in range(low, low + 5)]
        deck.take(run)
        laid.append(run)
    outside = [v for v in range(1, HIGHEST + 1) if not low <= v < low + 5]
    for run, value in zip(laid, rng.sample(outside, 2), strict=True):
        run += deck.alike(value, 1)
    roles = [FIGHTING, PASSED, OUT, OUT]
    fields: dict[str, Any] = {
        "kind": "add",
        "havoc": True,
        "initiator": 1,
        "roles": roles,
        "recruits": texts(deck.draw(3)),
    }
    fields |= {"laid": [*map(texts, laid), "", ""], "options": {"best_subset": True}}
    setting = table(deck, deck.draw(4), battle=rng.choice((4, 6, 7)), **fields)
    return Made(asked=who_wins(lay_out(setting, rng.getrandbits(16)), 0, [0, 1], NAMES))


GENERATORS: Final = {
    "many-dogs": many_dogs,
    "spare-zero": spare_zero,
    "last-card": last_card,
    "subset-beside": subset_beside,
}
