"""The switches of the game. Source: H3.1, H11."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from havoclab.core.record import say_fault
from havoclab.havoc.battles import CASTILLON, BattleCard, printed_battles


class Supply(NamedTuple):
    """What comes out of the box for a number of players. Source: H3.1."""

    highest: int
    """Highest value in each suit."""
    dogs: int
    recruits: int
    """Most recruits that may lie open."""


SUPPLIES: Final[dict[int, Supply]] = {
    2: Supply(8, 6, 4),
    3: Supply(10, 6, 4),
    4: Supply(13, 8, 5),
    5: Supply(15, 10, 5),
    6: Supply(18, 12, 5),
}


class Options(BaseModel):
    """How this game is played.

    Attributes:
        players: 2 to 6. Source: H1.1.
        faster_card: 2-4 players use the card without a third year. Source: H3.5.
        battle_order: by number, shuffled, or named by each winner; Castillon is last in every case. Source: H6.1.
        second_place: whether second places count as printed; None: as is usual for this many players. Source: H11.1.
        best_subset: the strongest combination inside the involved cards counts. Source: H8.5.
        fetch_when_full: a fetch may draw from the pile though the recruits are full (other reading of H4.9a).
        winner_turns: the winner's first recruiting turns the card on (other reading of H5.5).
        equal_share: equals share at once, however many cards they hold (other reading of H6.12).
        own_battles: battle cards as their owner's copy says, in place of the printed ones. Source: H2.4.

    >>> Options(players=3).ignore_second, Options(players=4).ignore_second
    (True, False)
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: int = Field(default=4, ge=2, le=6)
    faster_card: bool = False
    battle_order: Literal["number", "random", "winner"] = "number"
    second_place: bool | None = None
    best_subset: bool = False
    fetch_when_full: bool = False
    winner_turns: bool = False
    equal_share: bool = False
    own_battles: tuple[BattleCard, ...] = Field(default=(), max_length=CASTILLON)

    @model_validator(mode="after")
    def _fit(self) -> Self:
        if self.second_place is False and self.players > 3:
            raise ValueError("second_place: ignoring second places is for 2-3 players (H11.1)")
        if self.faster_card and self.players > 4:
            raise ValueError("faster_card: 5-6 players use that card anyway; the option is for 2-4 players (H3.5)")
        numbers = [card.number for card in self.own_battles]
        if len(set(numbers)) != len(numbers):
            raise ValueError("own_battles: a battle number stands twice")
        return self

    @property
    def supply(self) -> Supply:
        """What comes out of the box. Source: H3.1."""
        return SUPPLIES[self.players]

    @property
    def years(self) -> int:
        """Highest number on the peace side. Source: H3.5."""
        return 2 if self.faster_card or self.players > 4 else 3

    @property
    def ignore_second(self) -> bool:
        """Whether who comes second takes the third place's points. Source: H11.1."""
        return self.players <= 3 if self.second_place is None else not self.second_place

    def battle(self, number: int) -> BattleCard:
        """The battle card of this number, the owner's own if given."""
        for card in self.own_battles:
            if card.number == number:
                return card
        return printed_battles()[number - 1]

    def payments(self, number: int) -> tuple[int | None, ...]:
        """Points by place for a battle, after H11.1; None where a place has no token.

        >>> Options(players=3).payments(2), Options(players=4).payments(2)
        ((5, 1), (5, 3, 1))
        """
        paid = tuple(place.points for place in self.battle(number).places)
        return (paid[0], *paid[2:]) if self.ignore_second else paid

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
