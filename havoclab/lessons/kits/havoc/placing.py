"""How a battle ends: played on with everybody's plainest choices, and who comes where with what.

Source: H6.11, H13.3, H13.3a.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from havoclab.core.event import Event
from havoclab.havoc import State
from havoclab.havoc.battle import declarable, involved, standings
from havoclab.havoc.hands import Combination, evaluate
from havoclab.havoc.john import NINES
from havoclab.havoc.position import JOHNS_SEAT
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Spoken
from havoclab.lessons.kits.havoc.table import others_choice

#: What tells how a battle ends.
DECIDES: Final = ("equal-strength", "won", "scored", "john-won", "john-placed")


@dataclass(frozen=True, slots=True)
class Placed:
    """A fighter at the end of a battle; John of Gaunt stands at ``JOHNS_SEAT``.

    Attributes:
        place: 1 is the winner's; equals have the same.
        cards: everything that was laid. John's nines are no cards. Source: H13.6.
        out: how many of the dogs among it were uninvolved.
        made: what the others make together, or John's nines. Source: H13.3.
        points: what it brings; nothing for John, whose points are nobody's. Source: H13.9.
        left: cards left in hand when the battle ended. Source: H6.12a.
    """

    seat: int
    place: int
    cards: tuple[int, ...]
    out: int
    made: Combination
    points: int
    left: int


@dataclass(slots=True)
class Reading:
    """What a position comes to under one reading of a rule.

    Attributes:
        title: whose reading it is.
        places: who comes where with what, if a battle is decided.
        told: how it ends, as sentences.
    """

    title: Spoken
    places: list[Placed]
    told: list[Spoken]


@dataclass(slots=True)
class ReadingsAsked(Asked):
    """A question about two readings of a rule; both are shown once it is answered."""

    readings: list[Reading] = field(default_factory=list)


def play_out(state: State, action: str) -> tuple[State, list[Event], list[Placed]]:
    """The state once a turn begins after an action, what happened until then, and how the battle ended, if one did.

    Where more than one is decided until then, as where John of Gaunt waited, it is the first that is told.
    """
    after = state.copy()
    events: list[Event] = []
    places: list[Placed] = []
    step = State.read_action(action)
    while True:
        before = after.copy()
        happened = after.apply(step)
        events += happened
        places = places or _decided(before, after, happened)
        following = None if after.is_over else others_choice(after, (), 0)
        if following is None:
            return after, events, places
        step = following


def _decided(before: State, after: State, events: Sequence[Event]) -> list[Placed]:
    """The places of the battle that an action decided; nobody's where it decided none, or Castillon."""
    decided = [(winner, earned) for _, winner, earned in after.past[len(before.past) :] if winner >= 0]
    if not decided:
        return []
    if before.in_battle and before.winner < 0:
        return _places(before, events, decided[0][1])
    # Where John of Gaunt cries Havoc and nobody can join, his battle begins and ends in one action.
    return [_johns_place(1)] if decided[0][0] == JOHNS_SEAT else []


def _places(before: State, events: Sequence[Event], earned: Sequence[int]) -> list[Placed]:
    """The fighters in order, from the moment before the deciding action and what that action did."""
    for event in events:
        if event.kind in DECIDES:
            break  # what follows belongs to the aftermath
        if event.seat is None:
            continue
        if event.kind == "laid":
            before.hands[event.seat].remove(event.facts["card"])
            insort(before.laid[event.seat], event.facts["card"])
        elif event.kind in ("declared", "dogs-forced-out"):
            before.uninvolved[event.seat] = event.facts["dogs"]
    for seat in before.fighters():
        if before.uninvolved[seat] < 0:
            before.uninvolved[seat] = declarable(before.laid[seat])[0]
    placed: list[Placed] = []
    for group in standings(before):
        place = len(placed) + 1
        for seat in group:
            if seat == JOHNS_SEAT:
                placed.append(_johns_place(place))
                continue
            cards, out = before.laid[seat], before.uninvolved[seat]
            made = evaluate(involved(cards, out), best_subset=before.options.best_subset)
            placed.append(Placed(seat, place, tuple(cards), out, made, earned[seat], len(before.hands[seat])))
    return placed


def _johns_place(place: int) -> Placed:
    """John of Gaunt, who holds no cards and earns nobody's points. Source: H13.3, H13.3a, H13.9."""
    return Placed(JOHNS_SEAT, place, (), 0, evaluate(NINES), 0, 0)
