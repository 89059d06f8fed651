"""What can be looked for in an army: one card, two leaders of a race, a war machine with its crew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.speech import say_card
from havoclab.gold_und_rum.strength import TOO_MANY_LEADERS
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import BACK, GOBLIN, KINDS, LEADER, MACHINE, RACES, backs
from havoclab.lab.odds.gold_und_rum import Armies

_CREWED: Final = "crewed"

#: By name, how many of which warriors. Source: G2.1, G7.5a, G7.6.
WANTED: Final[Mapping[str, Mapping[int, int]]] = {
    **{name: {kind: 1} for kind, name in enumerate(KINDS)},
    **{f"two-{race}": {3 * index + LEADER: TOO_MANY_LEADERS} for index, race in enumerate(RACES)},
    _CREWED: {MACHINE: 1, GOBLIN: 1},
}


def say_wanted(name: str, say: Words) -> str:
    """What is looked for, in words."""
    if name in KINDS:
        return say_card(KINDS.index(name), say)
    return say("odds-crewed") if name == _CREWED else say(f"odds-{name}")


def possible(view: View, armies: Armies, *seats: int) -> Iterator[str]:
    """What the backs of these seats allow to look for, what is fought for now first. Source: G2.3."""
    shown = [0] * len(BACK)
    for seat in seats:
        for back, number in enumerate(backs(armies.known[seat])):
            shown[back] += number + armies.veiled(seat, back)
    fought = view.table.race
    names = [name for name, cards in WANTED.items() if shown[BACK[min(cards)]]]
    yield from sorted(names, key=lambda name: BACK[min(WANTED[name])] != fought)
