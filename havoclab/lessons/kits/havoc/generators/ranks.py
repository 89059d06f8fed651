"""Fresh hands to build, beat and sort. Source: H8."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG
from havoclab.havoc.hands import evaluate
from havoclab.havoc.ranks import Rank
from havoclab.havoc.strength import strength
from havoclab.lessons.kits.havoc.generators.deck import TRIES, Deck, Made, texts
from havoclab.lessons.kits.havoc.goals import Beats, Strongest, fewest_to_beat


def beat_hand(rng: Random) -> Made:
    """Beat a hand with the fewest cards that can do it. Source: H8.1, H8.6."""
    for _ in range(TRIES):
        deck = Deck(rng)
        theirs = best_hand(deck.draw(7), rng.choice((3, 4, 5)))
        mine = sorted([DOG] * rng.choice((0, 1, 1, 2)) + deck.draw(7))
        fewest = fewest_to_beat(mine, theirs)
        if fewest is not None and fewest >= 3 and evaluate(theirs).rank >= Rank.PAIR and not evaluate(theirs).beside:
            break
    goal = Beats(beats=texts(theirs), fewest=True)
    return Made(cards=mine, hand_goal=goal, slots={"cards": theirs})


def best_of(rng: Random) -> Made:
    """Find the strongest combination of a hand. Source: H8.1-H8.5."""
    for _ in range(TRIES):
        deck = Deck(rng)
        mine = sorted([DOG] * rng.choice((1, 2)) + deck.draw(8))
        rank = evaluate(best_hand(mine)).rank
        if rank in (
            Rank.STRAIGHT_OF_FIVE,
            Rank.FLUSH_OF_FIVE,
            Rank.STRAIGHT_OF_SIX,
            Rank.FULL_HOUSE,
            Rank.FLUSH_OF_SIX,
        ):
            break
    return Made(cards=mine, hand_goal=Strongest(strongest=True))


def sort_four(rng: Random) -> Made:
    """Four hands of four ranks, one of them with a dog. Source: H8.1."""
    for _ in range(TRIES):
        deck = Deck(rng)
        hands = [best_hand(deck.draw(9) + [DOG] * (number == 0), rng.choice((4, 5, 6))) for number in range(4)]
        ranks = sorted(evaluate(hand).rank for hand in hands)
        if len(set(ranks)) == 4 and ranks[0] >= Rank.TWO_PAIRS:
            break
    return Made(hands=hands)


def sort_equal(rng: Random) -> Made:
    """Four hands of one rank, all different in strength. Source: H8.6."""
    rank = rng.choice((Rank.FULL_HOUSE, Rank.TWO_PAIRS, Rank.PAIR, Rank.THREE_OF_A_KIND))
    hands: list[list[int]] = []
    for _ in range(TRIES):
        deck = Deck(rng)
        sizes = {Rank.FULL_HOUSE: (3, 2), Rank.TWO_PAIRS: (2, 2), Rank.PAIR: (2,), Rank.THREE_OF_A_KIND: (3,)}[rank]
        hands = []
        for _hand in range(4):
            values = deck.values(2)
            cards = [c for value, size in zip(values, sizes, strict=False) for c in deck.alike(value, size)]
            hands.append(cards + deck.draw(1, without=values) if rank is not Rank.FULL_HOUSE else cards)
        if len({strength(hand) for hand in hands}) == 4 and all(evaluate(hand).rank is rank for hand in hands):
            break
    return Made(hands=hands)


GENERATORS: Final = {
    "beat-hand": beat_hand,
    "best-of": best_of,
    "sort-four": sort_four,
    "sort-equal": sort_equal,
}
