"""What a review must know of Gold und Rum: claims that were not made, armies sent as a whole, and the ideas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from havoclab.core.action import Action
from havoclab.core.bot import Bot
from havoclab.core.game import PERFECT_MEMORY
from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.gold_und_rum.actions import DEAL, DESERT, DONE, RECRUIT, SEND, WAIT, Army, Desert, Recruit, Send
from havoclab.gold_und_rum.bots import SensibleBot
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.speech import PACKAGES, spoken_cards
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import SENDABLE
from havoclab.lab.review.actions import as_one
from havoclab.lab.review.games import Effort
from havoclab.lab.review.gold_und_rum.ideas import DETECTORS
from havoclab.lab.review.gold_und_rum.plans import plans_of

__all__ = [
    "DETECTORS",
    "EFFORT",
    "WORDS",
    "as_asked",
    "ends_waiting",
    "goes_on",
    "is_waiting",
    "plans_of",
    "slots_of",
    "spelled_out",
    "usual_bot",
]

#: A round is played on to its end: that takes several times as long as a continuation of Havoc, so there are fewer.
EFFORT: Final = Effort(first=48, second=64, compared=3, measured=128, slice=16, pictured=16)
WORDS: Final = (*PACKAGES, __name__)


def usual_bot() -> Bot:
    """Whose choice is always among those that are compared; like the estimates it forgets nothing."""
    return SensibleBot(PERFECT_MEMORY)


def goes_on(kind: str, step: Action) -> bool:
    """Mercenaries that are sent one after another are one choice. Source: G7.2."""
    return kind == "mercenaries" and isinstance(step, Send)


def is_waiting(step: Action) -> bool:
    """To lay nothing now, with cards to come. Source: G4.3."""
    return step is WAIT


def ends_waiting(state: Position, step: Action, seat: int) -> bool:
    """Somebody else takes a free pile, or the last warrior comes, and desertion cards are lost. Source: G4.6, G5.3."""
    if isinstance(step, Recruit):
        free = read_pile(state.piles[step.pile], state.options.without)[0] < 0
        return free and state.kind in ("deal", "claim") and state.recruits[seat] > 0
    last = len(state.deck) == 1 and (step is DEAL or (step is WAIT and state.seat == seat))
    return last and state.desertions[seat] > 0 and state.holds("G4.6")


def as_asked(state: Position, seat: int) -> State:
    """The position in which this seat is asked in turn, if the deal runs against a clock and it may do something.

    Source: G4.3, G4.7, G4.8.
    """
    assert isinstance(state, State)
    clocked = not state.options.step_mode and state.kind in ("deal", "last-call")
    if not clocked or seat == state.chancellor or all(decision.seat != seat for decision in state.decisions):
        return state
    asked = state.copy()
    asked.options = state.options.model_copy(update={"step_mode": True})
    asked.seat = seat
    asked.passed[seat] = False
    if asked.kind == "deal":
        asked.kind = "claim"
    return asked


def spelled_out(state: Position, step: Action) -> Action:
    """A claim made a moment ago as one made now; a whole army as the mercenaries that join it. Source: G4.7, G7.2."""
    if isinstance(step, Recruit | Desert):
        return (RECRUIT if isinstance(step, Recruit) else DESERT)[state.dealt][step.pile]
    if isinstance(step, Army):
        sent = state.sent[state.seat]
        joining = [SEND[kind] for kind in SENDABLE for _ in range(step.cards.count(kind) - sent[kind])]
        return as_one([*joining, DONE])
    return step


def slots_of(slots: Mapping[str, Any], view: View, say: Words) -> dict[str, Any]:
    """Cards, races and piles of an idea, as words."""
    spoken = spoken_cards(slots, say)
    return {**spoken, "pile": slots["pile"] + 1} if "pile" in slots else spoken
