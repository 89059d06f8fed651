"""The habits that are tried in Gold und Rum: each a function of the view and of what the bot would do by itself.

A habit of claiming is what the sensible bot would do with one belief changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import SEND, WAIT, Back, Desert
from havoclab.gold_und_rum.bots.character import Character
from havoclab.gold_und_rum.bots.claiming import choose_claim
from havoclab.gold_und_rum.bots.levels import SENSIBLE
from havoclab.gold_und_rum.bots.memory import Memory
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import GOBLIN

__all__ = ["HABITS"]

Habit = Callable[[View, Action], Action]

#: More, and less, than any pile can be worth.
_ALL_PATIENCE: Final = 1000.0
_CLAIMING: Final = ("claim", "last-call")


def _claims_with(character: Character) -> Habit:
    """Claims as a sensible bot with this character would."""

    def habit(view: View, usual: Action) -> Action:
        if view.table.kind not in _CLAIMING or len(view.legal_actions) == 1:
            return usual
        return choose_claim(Memory(view, character.memory), view.legal_actions, character)

    return habit


def _never_deserts(view: View, usual: Action) -> Action:
    """Keeps its desertion cards until they are lost. Source: G4.4, G4.6."""
    return WAIT if isinstance(usual, Desert) else usual


def _backs_its_left(view: View, usual: Action) -> Action:
    """Backs its left neighbour, whatever it remembers. Source: G5.1."""
    return Back(view.table.others()[0]) if isinstance(usual, Back) else usual


def _sends_goblins(view: View, usual: Action) -> Action:
    """Adds its goblins to every battle, whether they are needed or not. Source: G7.2, G7.7."""
    goblin = SEND[GOBLIN]
    return goblin if view.table.kind == "mercenaries" and goblin in view.legal_actions else usual


#: The habits there are, by name.
HABITS: Final[Mapping[str, Habit]] = MappingProxyType(
    {
        "welcomes-poison": _claims_with(replace(SENSIBLE, fears_poison=False)),
        "claims-early": _claims_with(replace(SENSIBLE, patience=-_ALL_PATIENCE)),
        "claims-late": _claims_with(replace(SENSIBLE, patience=_ALL_PATIENCE)),
        "never-deserts": _never_deserts,
        "backs-its-left": _backs_its_left,
        "sends-goblins": _sends_goblins,
    }
)
