"""The switches of the game, and what depends on the number of players. Source: G2.4, G3.4, G4.2, G4.3, G8.4."""

from __future__ import annotations

from typing import Final

from pydantic import Field, field_validator

from havoclab.core import options as core
from havoclab.gold_und_rum.variants import DROPPABLE, sorted_rules

#: Piles by number of players. Source: G4.2.
_PILES: Final = {4: 9, 5: 11, 6: 13, 7: 14}
#: Desertion cards each, by number of players. Source: G3.4.
_DESERTIONS: Final = {4: 2, 5: 2, 6: 1, 7: 1}
#: Points that end the game, by number of players. Source: G8.4.
_GOALS: Final = {4: 8, 5: 8, 6: 7, 7: 6}
#: Most piles that any game has.
MOST_PILES: Final = max(_PILES.values())


class Options(core.Options):
    """How this game is played.

    Attributes:
        players: 4 to 7. Source: G1.1.
        step_mode: after each card every seat is asked in turn, in place of a deal that runs on. Source: G4.3, G4.7.
        seconds_per_card: how fast the chancellor deals, in seconds; the rules do not ask it. Source: G4.3.
        leader_factor: what one leader makes of the strength of its race. Source: G2.4.
        without: ids of rules that are switched off at this table, in the rulebook's order; what holds instead is told
            by :func:`havoclab.gold_und_rum.variants.say_without`.

    >>> Options(players=7).piles, Options(players=7).desertions, Options(players=7).goal
    (14, 1, 6)
    >>> Options(without=("G6.4", "G4.6")).without, Options(players=7, without=("G4.2",)).piles
    (('G4.6', 'G6.4'), 9)
    """

    players: int = Field(default=4, ge=4, le=7)
    step_mode: bool = False
    seconds_per_card: float = Field(default=2.5, ge=0.1, le=60)
    leader_factor: int = Field(default=2, ge=2, le=4)
    without: tuple[str, ...] = Field(default=(), max_length=2 * len(DROPPABLE))

    @field_validator("without")
    @classmethod
    def _in_order(cls, rules: tuple[str, ...]) -> tuple[str, ...]:
        return sorted_rules(rules)

    @property
    def piles(self) -> int:
        """Piles on the table. Source: G4.2."""
        return _PILES[self.players if self.holds("G4.2") else min(_PILES)]

    @property
    def desertions(self) -> int:
        """Desertion cards of each player but the chancellor. Source: G3.4."""
        return _DESERTIONS[self.players if self.holds("G3.4") else min(_DESERTIONS)]

    @property
    def goal(self) -> int:
        """Points with which the game ends. Source: G8.4."""
        return _GOALS[self.players]
