"""How a game is played: what the options of every game have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from pydantic import BaseModel, ConfigDict

from havoclab.core.record import read_as


class Options(BaseModel):
    """The switches of a game; each game has its own, and says what they mean.

    Attributes:
        players: how many play.
        without: ids of rules that are switched off at this table.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    if TYPE_CHECKING:  # a game writes them with its own bounds, where they belong among its other options
        players: int
        without: tuple[str, ...]

    def holds(self, rule: str) -> bool:
        """Whether this rule is in force at the table: it is unless it was switched off.

        >>> from havoclab.havoc import Options
        >>> Options(without=("H4.3",)).holds("H4.3"), Options().holds("H4.3")
        (False, True)
        """
        return rule not in self.without

    @classmethod
    def read(cls, data: object) -> Self:
        """Options from JSON data or keyword arguments.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        return read_as(cls, data, "options.")

    @classmethod
    def given(cls, options: Self | None, switches: Mapping[str, Any]) -> Self:
        """These options, or instead of them single switches by name.

        Raises:
            ValueError: naming the option, the reason and what is allowed.
        """
        if options is None:
            return cls.read(switches)
        if switches:
            raise ValueError(f"options: give either Options or single switches, not both ({', '.join(switches)})")
        return options

    def to_json(self) -> dict[str, Any]:
        """What differs from the usual, and the number of players."""
        return {"players": self.players, **self.model_dump(mode="json", exclude_defaults=True)}
