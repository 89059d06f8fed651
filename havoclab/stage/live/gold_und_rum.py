"""The deal of Gold und Rum as a phase in which a clock runs. Source: G4."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum import State, View
from havoclab.gold_und_rum.actions import DEAL, Desert, Recruit, Wait
from havoclab.stage.live import Tick

#: The kinds of choice during which the piles grow and are still closed. Source: G4, G5.1.
_CLOSED: Final = ("deal", "claim", "last-call", "favourite")


class _Deal:
    """See :class:`havoclab.stage.live.Phase`."""

    remembered = frozenset({"dealt", "recruited", "deserted"})

    def has_clock(self, state: State) -> bool:
        """Unless everybody is asked after each card. Source: G4.3."""
        return not state.options.step_mode

    def runs(self, state: State) -> bool:
        """While cards are dealt, and at the last chance to recruit. Source: G4.3, G4.8."""
        return state.kind in ("deal", "last-call") and not state.options.step_mode

    def tick(self, state: State) -> Tick | None:
        """The chancellor's next card. Source: G4.2."""
        return Tick(state.chancellor, DEAL) if state.kind == "deal" else None

    def moment(self, state: State) -> Hashable:
        """Each card; at the last chance, each answer. Source: G4.7, G4.8."""
        if state.kind == "deal":
            return state.round, state.dealt
        return state.round, state.dealt, tuple(state.recruits), tuple(state.passed)

    def seconds(self, state: State) -> float:
        """What was agreed on before the game. Source: G4.3."""
        return state.options.seconds_per_card

    def does_nothing(self, action: Action) -> bool:
        """A wait."""
        return isinstance(action, Wait)

    def overtaken(self, action: Action, then: View, state: State) -> bool:
        """A card that somebody laid on the same pile meanwhile. Source: G4.7."""
        if not isinstance(action, Recruit | Desert):
            return False
        pile = state.piles[action.pile]
        return then.tops[action.pile] != (pile[-1] if pile else None)

    def remembering(self, state: State) -> bool:
        """Until the piles are opened. Source: G5.1."""
        return state.kind in _CLOSED


PHASE: Final = _Deal()
