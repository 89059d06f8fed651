"""Moments of the worked example to foretell. Source: H12."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.havoc import State, worked_example
from havoclab.havoc.actions import STOP
from havoclab.havoc.cards import card_text
from havoclab.lessons.kits.havoc.generators.deck import Deck, Made
from havoclab.lessons.kits.havoc.questions import what_next
from havoclab.lessons.kits.havoc.saying import NAMES
from havoclab.lessons.kits.havoc.setting import example_at
from havoclab.lessons.kits.havoc.table import clicks_on
from havoclab.lessons.questions import which_may

#: Moves beside the asked one whose actions are no other answers: the same seat may do them just as well.
_NEAR: Final = 4
#: Moments of Anita's second turn at which her dog may fetch. Source: H12a.
_DOG_WAITS: Final = (17, 18, 19)


def example_next(rng: Random) -> Made:
    """What happens next in the example? Most of the other answers are against the rules. Source: H12."""
    record = worked_example()
    asked = [number for number, move in enumerate(record.moves) if move.action != str(STOP)]
    at = rng.choice(asked)
    right, state = record.moves[at].action, example_at(at)
    near = {move.action for move in record.moves[max(0, at - _NEAR) : at + _NEAR + 1]}
    clicks = [click for click in [*clicks_on(state), *_of_other_moments(state)] if click not in near]
    refused = sorted({click for click in clicks if state.check(click) is not None})
    legal = [click for click in clicks if click not in refused and click.split()[0] != right.split()[0]]
    answers = [right, *rng.sample(refused, 2), *rng.sample(legal, min(1, len(legal)))]
    rng.shuffle(answers)
    made = what_next(state, state.seat, answers, at, NAMES)
    return Made(asked=made, slots={"name": NAMES[state.seat]})


def _of_other_moments(state: State) -> list[str]:
    """Actions with these cards that belong to other kinds of choice."""
    hand, table = map(card_text, state.hands[state.seat]), map(card_text, state.recruits)
    return ["pass", "stay-out", "draw", "loot", *(f"lay {card}" for card in hand), *(f"take {card}" for card in table)]


def example_dog(rng: Random) -> Made:
    """Which card can Anita's dog fetch in her second turn? Only what lies open. Source: H12a."""
    state = example_at(rng.choice(_DOG_WAITS))
    hidden = [card for card in Deck(rng).left if card not in state.recruits and card not in state.hands[0]]
    answers = [f"fetch {card_text(card)}" for card in [rng.choice(state.recruits), *rng.sample(hidden, 3)]]
    rng.shuffle(answers)
    return Made(asked=which_may(state, 0, answers, NAMES))


GENERATORS: Final = {
    "example-next": example_next,
    "example-dog": example_dog,
}
