"""Fresh positions for the finer points of a turn. Source: H4."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.havoc.actions import CRY, RECRUIT
from havoclab.havoc.cards import DOG, card_text
from havoclab.lessons.asked import Asked
from havoclab.lessons.kits.havoc.generators.deck import Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import read_goal
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_may, which_number


def dog_among(rng: Random) -> Made:
    """A loot is wanted; one dog is in the hand, another lies among the recruits: it may run at once. Source: H4.9c."""
    deck = Deck(rng)
    discards, recruits = deck.draw(rng.randint(4, 7)), [DOG, *deck.draw(rng.choice((2, 3)))]
    rng.shuffle(recruits)
    wanted = rng.choice(discards)
    goal = read_goal({"all": [{"event": "looted", "card": card_text(wanted)}, {"event": "put"}]})
    fields = {"recruits": texts(recruits), "discards": texts(discards), "kind": "turn"}
    setting = table(deck, [DOG, *deck.draw(4)], battle=rng.choice((3, 4, 5)), top=deck.draw(2), **fields)
    return Made(setting, goal, slots={"card": wanted})


def full_with_dog(rng: Random) -> Made:
    """The recruits are full; pile and loot are closed, one recruit may be taken or fetched. Source: H4.3, H4.9a."""
    deck = Deck(rng)
    recruits, dogs = deck.draw(5), rng.choice((1, 2))
    mine = deck.draw(4)
    verb = rng.choice(("take", "fetch"))
    wrong = ["draw", "fetch", "loot", f"put {card_text(rng.choice(mine))}"]
    actions = [f"{verb} {card_text(rng.choice(recruits))}", "fetch", *rng.sample([a for a in wrong if a != "fetch"], 2)]
    rng.shuffle(actions)
    setting = table(deck, [DOG] * dogs + mine, battle=3, recruits=texts(recruits), kind="recruit")
    return Made(asked=which_may(lay_out(setting, rng.getrandbits(16)), 0, actions, NAMES))


def new_pile(rng: Random) -> Made:
    """The draw pile holds one card or none, and two are drawn from it. Source: H4.10."""
    deck = Deck(rng)
    left, discarded = rng.choice((0, 1)), rng.randint(4, 9)
    top, discards, recruits, mine = deck.draw(left), deck.draw(discarded), deck.draw(3), deck.draw(5)
    position = {
        "hands": [texts(mine), "", "", ""],
        "recruits": texts(recruits),
        "discards": texts(discards),
        "peacekeeper": 1,
        "peace": 1,
        "kind": "recruit",
    }
    setting = Setting(position=position, battle=rng.choice((5, 6, 7)), top=texts(top), rest="hands")
    state = lay_out(setting, rng.getrandbits(16))
    after = state.copy()
    after.apply("draw")
    after.apply("draw")
    near = sorted({len(after.pile), discarded, 0, discarded - 1, discarded - 2})
    asked = which_number(len(after.pile), near, "H4.10", state)
    return Made(asked=asked, slots={"pile": left, "discards": discarded})


def last_cards(rng: Random) -> Made:
    """Hardly a card can be taken any more, and the next player holds few. Source: H4.11, H4.11a."""
    deck = Deck(rng)
    open_after, held = rng.choice(((1, 0), (1, 1), (1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1)))
    recruits, mine = deck.draw(open_after - 1), deck.draw(held)
    closing = deck.draw(1)
    position = {
        "hands": [texts(mine), "", "", texts(closing)],
        "recruits": texts(recruits),
        "peacekeeper": 1,
        "peace": 1,
        "kind": "recruit",
        "seat": 3,
        "taken": 2,
        "took_recruit": True,
    }
    setting = Setting(position=position, battle=rng.choice((5, 6, 7)), rest="hands")
    state = lay_out(setting, rng.getrandbits(16))
    after = state.copy()
    after.apply(f"put {card_text(closing[0])}")
    legal = set(after.list_legal(0))
    right = {(True, True): "either", (True, False): "recruit", (False, True): "cry", (False, False): "passed"}[
        RECRUIT in legal, CRY in legal
    ]
    reasons = {
        "either": ("H4.1", "too-few-for-either"),
        "recruit": ("H4.11", "two-to-recruit"),
        "cry": ("H6.2a", "two-to-cry"),
        "passed": ("H4.11a", "something-is-left"),
    }
    if right == "either":
        reasons |= {"recruit": ("H4.1", "both-are-left"), "cry": ("H4.1", "both-are-left")}
    choices = {key: spoken(SHARED, f"turn-{key}") for key in reasons}
    why = {key: (rule, spoken(SHARED, message)) for key, (rule, message) in reasons.items() if key != right}
    return Made(asked=Asked(choices, right, why, state, 0))


GENERATORS: Final = {
    "dog-among": dog_among,
    "full-with-dog": full_with_dog,
    "new-pile": new_pile,
    "last-cards": last_cards,
}
