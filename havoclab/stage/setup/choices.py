"""What was chosen so far, checked as it comes in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Annotated, Any, Final, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from havoclab.core.record import read_as
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES, BattleCard
from havoclab.havoc.options import Options
from havoclab.havoc.variants import DROPPABLE, sorted_rules
from havoclab.stage.sitting import HUMAN

MOST_SEATS: Final = 6
#: Seeds people type: any whole number of up to twelve digits.
MOST_SEED: Final = 10**12 - 1

Seed = Annotated[int, Field(ge=0, le=MOST_SEED)]
SeatName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]


class CommonChoices(BaseModel, ABC):
    """How many play, and how, in any game: what each game's choices have beside those of their own."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    players: int
    without: tuple[str, ...] = ()
    """Rules that are switched off."""

    @classmethod
    def read(cls, data: object) -> Self:
        """Choices from JSON data.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        return read_as(cls, data, "setup.")

    @classmethod
    def of(cls, options: BaseModel, **more: Any) -> Self:
        """The choices that make these options, as far as there is a choice.

        Args:
            options: the game's.
            more: what is called or counted otherwise here than there.

        Raises:
            ValueError: if these options can't be chosen.

        >>> TableChoices.of(Options(players=2, best_subset=True)).options() == Options(players=2, best_subset=True)
        True
        """
        said = {name: value for name, value in options.model_dump(mode="json").items() if name in cls.model_fields}
        return cls.read({**said, **more})

    @abstractmethod
    def options(self) -> BaseModel:
        """The game's options."""


class TableChoices(CommonChoices):
    """A table of Havoc. Switches that do not fit the number of players, or each other, wait until they do."""

    players: int = Field(default=4, ge=2, le=MOST_SEATS)
    faster_card: bool = False
    battle_order: Literal["number", "random", "winner"] = "number"
    second_place: bool = False
    best_subset: bool = False
    fetch_when_full: bool = False
    winner_turns: bool = False
    equal_share: bool = False
    john_of_gaunt: bool = False
    extra_chevauchees: bool = False
    own_battles: list[BattleCard] = Field(default=[], max_length=CASTILLON)
    own_chevauchees: list[BattleCard] = Field(default=[], max_length=len(CHEVAUCHEES))
    without: Annotated[tuple[str, ...], AfterValidator(sorted_rules)] = Field(default=(), max_length=2 * len(DROPPABLE))

    @classmethod
    def of(cls, options: BaseModel, **more: Any) -> Self:
        """The choices that make these options; here it is asked whether second places count. Source: H11.1."""
        assert isinstance(options, Options)
        return super().of(options, second_place=options.players <= 3 and not options.ignore_second, **more)

    def options(self) -> Options:
        """The game's options: switches that do not fit are left out (H3.5, H11.1, H13.10)."""
        return Options.read(
            {
                "players": self.players,
                "faster_card": self.faster_card and self.players <= 4,
                "battle_order": self.battle_order,
                "second_place": (self.second_place and self.players <= 3) or None,
                "best_subset": self.best_subset,
                "fetch_when_full": self.fetch_when_full,
                "winner_turns": self.winner_turns,
                "equal_share": self.equal_share,
                "john_of_gaunt": self.john_of_gaunt,
                "extra_chevauchees": self.extra_chevauchees and self.john_of_gaunt,
                "own_battles": tuple(self.own_battles),
                "own_chevauchees": tuple(self.own_chevauchees),
                "without": self.without,
            }
        )


class Choices(TableChoices):
    """All that the form holds, people and deal included. Empty names stand for the usual ones of the language."""

    names: list[SeatName] = Field(default=[""] * MOST_SEATS, min_length=MOST_SEATS, max_length=MOST_SEATS)
    kinds: list[Annotated[str, StringConstraints(max_length=24)]] = Field(
        default=[HUMAN, *["sensible"] * (MOST_SEATS - 1)], min_length=MOST_SEATS, max_length=MOST_SEATS
    )
    seed: Seed | None = None
