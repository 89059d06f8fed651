"""The switches of the game. Source: H3.1, H11, H13."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, NamedTuple, Self

from pydantic import Field, field_validator, model_validator

from havoclab.core import options as core
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES, BattleCard, printed_battles, printed_chevauchees
from havoclab.havoc.variants import DROPPABLE, sorted_rules


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
_WHOLE_BOX: Final = max(SUPPLIES)
#: With fewer recruits than these the place is not full, however many play.
FEWEST_RECRUITS_LIMIT: Final = min(supply.recruits for supply in SUPPLIES.values())


class Options(core.Options):
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
        john_of_gaunt: the expansion: John of Gaunt lies in the draw pile. Source: H13.1.
        extra_chevauchees: the Chevauchées replace no battle: there is one more. Source: H13.10.
        own_chevauchees: its sides, numbered 10 and 11, as their owner's copy says. Source: H13.4.
        without: ids of rules that are switched off at this table, in the rulebook's order; what holds instead is told
            by :func:`havoclab.havoc.variants.say_without`.

    >>> Options(players=3).ignore_second, Options(players=4).ignore_second
    (True, False)
    >>> Options(without=("H6.6", "H4.3", "H6.6")).without
    ('H4.3', 'H6.6')
    """

    players: int = Field(default=4, ge=2, le=6)
    faster_card: bool = False
    battle_order: Literal["number", "random", "winner"] = "number"
    second_place: bool | None = None
    best_subset: bool = False
    fetch_when_full: bool = False
    winner_turns: bool = False
    equal_share: bool = False
    own_battles: tuple[BattleCard, ...] = Field(default=(), max_length=CASTILLON)
    john_of_gaunt: bool = False
    extra_chevauchees: bool = False
    own_chevauchees: tuple[BattleCard, ...] = Field(default=(), max_length=len(CHEVAUCHEES))
    without: tuple[str, ...] = Field(default=(), max_length=2 * len(DROPPABLE))

    @field_validator("without")
    @classmethod
    def _in_order(cls, rules: tuple[str, ...]) -> tuple[str, ...]:
        return sorted_rules(rules)

    @model_validator(mode="after")
    def _fit(self) -> Self:
        if self.second_place is False and self.players > 3:
            raise ValueError("second_place: ignoring second places is for 2-3 players (H11.1)")
        if self.faster_card and self.players > 4:
            raise ValueError("faster_card: 5-6 players use that card anyway; the option is for 2-4 players (H3.5)")
        if self.extra_chevauchees and not self.john_of_gaunt:
            raise ValueError(
                "extra_chevauchees: the Chevauchées come with john_of_gaunt only; choose that, too (H13.10)"
            )
        _once("own_battles", [card.number for card in self.own_battles], range(1, CASTILLON + 1))
        _once("own_chevauchees", [card.number for card in self.own_chevauchees], CHEVAUCHEES)
        return self

    @property
    def supply(self) -> Supply:
        """What comes out of the box. Source: H3.1."""
        return SUPPLIES[self.players if self.holds("H3.1") else _WHOLE_BOX]

    @property
    def years(self) -> int:
        """Highest number on the peace side. Source: H3.5, H3.5a."""
        if self.faster_card and self.holds("H3.5a"):
            return 2
        return 2 if self.players > 4 and self.holds("H3.5") else 3

    @property
    def ignore_second(self) -> bool:
        """Whether who comes second takes the third place's points. Source: H11.1, H11.1b."""
        if self.second_place is None:
            chosen = self.players <= 3 or not self.holds("H11.1b")
        else:
            chosen = not self.second_place
        return chosen and self.holds("H11.1")

    @property
    def shuffled_battles(self) -> bool:
        """Whether the battle cards lie in random order. Source: H6.1, H6.1a."""
        if self.battle_order == "random":
            return self.holds("H6.1a")
        return self.battle_order == "number" and not self.holds("H6.1")

    @property
    def has_john(self) -> bool:
        """Whether John of Gaunt is in the game. Source: H13.1."""
        return self.john_of_gaunt and self.holds("H13.1")

    @property
    def one_battle_more(self) -> bool:
        """Whether the Chevauchées replace no battle. Source: H13.10."""
        return self.extra_chevauchees and self.holds("H13.10")

    @property
    def named_battles(self) -> bool:
        """Whether the winner of a battle names the next. Source: H6.1b."""
        return self.battle_order == "winner" and self.holds("H6.1b")

    def battle(self, number: int) -> BattleCard:
        """The battle card of this number, or the side of the Chevauchées; the owner's own if given.

        >>> Options().battle(1).name, Options().battle(10).name
        ('Sluys', 'Chevauchées (Calais–Tours)')
        """
        is_side = number in CHEVAUCHEES
        for card in self.own_chevauchees if is_side else self.own_battles:
            if card.number == number:
                return card
        return printed_chevauchees()[CHEVAUCHEES.index(number)] if is_side else printed_battles()[number - 1]

    def payments(self, number: int) -> tuple[int | None, ...]:
        """Points by place for a battle, after H11.1 and H11.1a; None where a place has no token.

        >>> Options(players=3).payments(2), Options(players=4).payments(2), Options(players=3).payments(10)
        ((5, 1), (5, 3, 1), (6, None, 3))
        """
        paid = tuple(place.points for place in self.battle(number).places)
        return (paid[0], *paid[2:]) if self.ignores_second(number) else paid

    def ignores_second(self, number: int) -> bool:
        """Whether who comes second in this battle takes the third place's points. Source: H11.1, H11.1a."""
        if not self.ignore_second or number in CHEVAUCHEES:
            return False
        return number != CASTILLON or self.holds("H11.1a")


def _once(field: str, numbers: list[int], allowed: Collection[int]) -> None:
    """Raise ValueError if a battle stands twice among the owner's cards, or where it does not belong."""
    if len(set(numbers)) != len(numbers):
        raise ValueError(f"{field}: a battle number stands twice")
    for number in numbers:
        if number not in allowed:
            raise ValueError(
                f"{field}: battle {number} does not belong here; allowed are {min(allowed)} to {max(allowed)}"
            )
