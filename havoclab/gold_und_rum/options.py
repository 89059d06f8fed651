"""The switches of the game, and what depends on the number of players. Source: G2.4, G3.4, G4.2, G4.3, G8.4."""

from __future__ import annotations

from typing import Any, Final, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from havoclab.core.record import say_fault

#: Piles by number of players. Source: G4.2.
_PILES: Final = {4: 9, 5: 11, 6: 13, 7: 14}
#: Desertion cards each, by number of players. Source: G3.4.
_DESERTIONS: Final = {4: 2, 5: 2, 6: 1, 7: 1}
#: Points that end the game, by number of players. Source: G8.4.
_GOALS: Final = {4: 8, 5: 8, 6: 7, 7: 6}
#: Most piles that any game has.
MOST_PILES: Final = max(_PILES.values())


class Options(BaseModel):
    """How this game is played.

    Attributes:
        players: 4 to 7. Source: G1.1.
        step_mode: after each card every seat is asked in turn, in place of a deal that runs on. Source: G4.3, G4.7.
        seconds_per_card: how fast the chancellor deals, in seconds; the rules do not ask it. Source: G4.3.
        leader_factor: what one leader makes of the strength of its race. Source: G2.4.

    >>> Options(players=7).piles, Options(players=7).desertions, Options(players=7).goal
    (14, 1, 6)
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int = Field(default=4, ge=4, le=7)
    step_mode: bool = False
    seconds_per_card: float = Field(default=2.5, ge=0.1, le=60)
    leader_factor: int = Field(default=2, ge=2, le=4)

    @property
    def piles(self) -> int:
        """Piles on the table. Source: G4.2."""
        return _PILES[self.players]

    @property
    def desertions(self) -> int:
        """Desertion cards of each player but the chancellor. Source: G3.4."""
        return _DESERTIONS[self.players]

    @property
    def goal(self) -> int:
        """Points with which the game ends. Source: G8.4."""
        return _GOALS[self.players]

    @classmethod
    def read(cls, data: object) -> Self:
        """Options from JSON data or keyword arguments.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        try:
            return cls.model_validate(data)
        except ValidationError as fault:
            raise ValueError(f"options.{say_fault(fault)}") from None

    def to_json(self) -> dict[str, Any]:
        """What differs from the usual, and the number of players."""
        return {"players": self.players, **self.model_dump(mode="json", exclude_defaults=True)}
