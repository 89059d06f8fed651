"""What a review must know of Havoc: its sets of cards, and the ideas behind its choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from havoclab.core.action import Action
from havoclab.core.bot import Bot
from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.havoc.actions import Lay
from havoclab.havoc.bots import SensibleBot
from havoclab.havoc.speech import PACKAGES, spoken_cards
from havoclab.havoc.view import View
from havoclab.lab.review.games import Effort
from havoclab.lab.review.havoc.ideas import DETECTORS
from havoclab.lab.review.havoc.plans import LAYING, plans_of

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

EFFORT: Final = Effort(first=96, second=320, compared=5, measured=384, slice=64, pictured=64)
WORDS: Final = (*PACKAGES, __name__)


def usual_bot() -> Bot:
    """Whose choice is always among those that are compared."""
    return SensibleBot()


def goes_on(kind: str, step: Action) -> bool:
    """Cards that are laid one after another are one choice. Source: H6.2-H6.4."""
    return kind in LAYING and isinstance(step, Lay)


def is_waiting(step: Action) -> bool:
    """Never: players act in turn, and whoever acts later is asked anew. Source: H3.5."""
    return False


def ends_waiting(state: State, step: Action, seat: int) -> bool:
    """Never: nobody waits. Source: H3.5."""
    return False


def as_asked(state: State, seat: int) -> State:
    """The same: everybody is asked in turn."""
    return state


def spelled_out(state: State, step: Action) -> Action:
    """The same: every step is listed."""
    return step


def slots_of(slots: Mapping[str, Any], view: View, say: Words) -> dict[str, Any]:
    """Cards, battles and ranks of an idea, as words."""
    spoken = spoken_cards(slots, say)
    if "battle" in slots:
        spoken["battle"] = view.options.battle(slots["battle"]).name
    return {**spoken, **{key: say(slots[key]) for key in ("rank", "other") if key in slots}}
