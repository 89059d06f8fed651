"""How a battle ends: played on with everybody's plainest choices, and who comes where with what. Source: H6.11."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass

from havoclab.core.event import Event
from havoclab.havoc import State
from havoclab.havoc.battle import declarable, involved, standings
from havoclab.havoc.hands import Combination, evaluate
from havoclab.lessons.table import others_choice


@dataclass(frozen=True, slots=True)
class Placed:
    """A fighter at the end of a battle.

    Attributes:
        place: 1 is the winner's; equals have the same.
        cards: everything that was laid.
        out: how many of the dogs among it were uninvolved.
        made: what the others make together.
        left: cards left in hand when the battle ended. Source: H6.12a.
    """

    seat: int
    place: int
    cards: tuple[int, ...]
    out: int
    made: Combination
    points: int
    left: int


def play_out(state: State, action: str) -> tuple[State, list[Event], list[Placed]]:
    """The state once a turn begins after an action, what happened until then, and how the battle ended, if one did."""
    after = state.copy()
    events: list[Event] = []
    places: list[Placed] = []
    step = State.read_action(action)
    while True:
        before, fought = after.copy(), len(after.past)
        happened = after.apply(step)
        events += happened
        if len(after.past) > fought and after.past[-1][1] >= 0:
            places = _places(before, happened, after.past[-1][2])
        following = None if after.is_over else others_choice(after, (), 0)
        if following is None:
            return after, events, places
        step = following


def _places(before: State, events: Sequence[Event], earned: Sequence[int]) -> list[Placed]:
    """The fighters in order, from the moment before the deciding action and what that action did."""
    for event in events:
        if event.seat is None:
            continue
        if event.kind == "laid":
            before.hands[event.seat].remove(event.facts["card"])
            insort(before.laid[event.seat], event.facts["card"])
        elif event.kind in ("declared", "dogs-forced-out"):
            before.uninvolved[event.seat] = event.facts["dogs"]
        elif event.kind in ("won", "scored", "equal-strength"):
            break  # the battle is decided: what follows belongs to its aftermath
    for seat in before.fighters():
        if before.uninvolved[seat] < 0:
            before.uninvolved[seat] = declarable(before.laid[seat])[0]
    placed: list[Placed] = []
    for group in standings(before):
        place = len(placed) + 1
        for seat in group:
            cards, out = before.laid[seat], before.uninvolved[seat]
            made = evaluate(involved(cards, out), best_subset=before.options.best_subset)
            placed.append(Placed(seat, place, tuple(cards), out, made, earned[seat], len(before.hands[seat])))
    return placed
