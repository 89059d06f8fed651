"""Fresh positions of a turn. Source: H4."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.havoc.cards import DOG, card_text
from havoclab.lessons.kits.havoc.generators.deck import Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import read_goal


def full_turn(rng: Random) -> Made:
    """Full recruits; a certain one is wanted, and a card from the draw pile. Source: H4.2, H4.3."""
    deck = Deck(rng)
    recruits, mine, top = deck.draw(5), deck.draw(6), deck.draw(2)
    wanted = rng.choice(recruits)
    text = card_text(wanted)
    parts = [{"event": "took", "card": text}, {"event": "drew"}, {"event": "put"}, {"holds": text}]
    goal = read_goal({"all": parts})
    setting = table(deck, mine, battle=3, top=top, recruits=texts(recruits), kind="turn")
    return Made(setting, goal, slots={"card": wanted})


def three_alike(rng: Random) -> Made:
    """Three recruits of one value are wanted; a dog must fetch the third. Source: H4.2, H4.6."""
    deck = Deck(rng)
    value = deck.values(1)[0]
    alike, other = deck.alike(value, 3), deck.draw(1, without=[value])
    mine, top = deck.draw(5, without=[value]), deck.draw(3, without=[value])
    recruits = [*alike, *other]
    rng.shuffle(recruits)
    goal = read_goal({"all": [{"holds": texts(alike)}, {"event": "put"}]})
    setting = table(deck, [DOG, *mine], battle=4, top=top, recruits=texts(recruits), kind="turn")
    return Made(setting, goal, slots={"cards": sorted(alike)})


def loot_card(rng: Random) -> Made:
    """A certain soldier lies in the discard pile. Source: H4.7."""
    deck = Deck(rng)
    discards, mine, recruits = deck.draw(6), deck.draw(4), deck.draw(3)
    wanted = rng.choice(discards)
    goal = read_goal(
        {"all": [{"event": "looted", "card": card_text(wanted)}, {"event": "put"}, {"holds": card_text(wanted)}]}
    )
    fields = {"recruits": texts(recruits), "discards": texts(discards), "kind": "turn"}
    return Made(table(deck, [DOG, DOG, *mine], battle=4, top=deck.draw(2), **fields), goal, slots={"card": wanted})


def most_cards(rng: Random) -> Made:
    """Take as many cards as a turn has room for: two, and one for each of two dogs. Source: H4.2, H4.6, H4.8."""
    deck = Deck(rng)
    recruits, mine, top = deck.draw(5), deck.draw(4), deck.draw(4)
    dogs = rng.choice((2, 3))
    goal = read_goal({"all": [{"event": "took drew", "times": 4}, {"event": "put"}]})
    setting = table(deck, [DOG] * dogs + mine, battle=5, top=top, recruits=texts(recruits), kind="turn")
    return Made(setting, goal)


GENERATORS: Final = {
    "full-turn": full_turn,
    "three-alike": three_alike,
    "loot-card": loot_card,
    "most-cards": most_cards,
}
