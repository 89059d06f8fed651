"""Havoc's part of the laboratory's page: two to six bots, the switches of a table, the numbers on the battle cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pydantic import Field

from havoclab.core.words import Words
from havoclab.stage.lab.games import GameLab
from havoclab.stage.lab.havoc_numbers import BATTLE_NUMBERS
from havoclab.stage.lab.question import Question
from havoclab.stage.setup.choices import TableChoices
from havoclab.stage.setup.fields import LIMITS
from havoclab.stage.setup.switches import NAMES, switches


class HavocQuestion(Question):
    """An experiment with Havoc in the making; at first no winner becomes Peacekeeper at table B. Source: H5.5.

    >>> [arm.options for arm in HavocQuestion().plan().arms]
    [{}, {'without': ['H5.5']}]
    """

    game: ClassVar[str] = "havoc"
    names: ClassVar[tuple[str, ...]] = NAMES

    usual: TableChoices = TableChoices()
    changed: dict[str, Any] = Field(default={"without": ["H5.5"]})


def _say_value(name: str, value: object, say: Words) -> str:
    """The order of the battles, in words. Source: H6.1."""
    return say(f"order-{value}")


def _say_seat(seat: int, say: Words) -> str:
    """A seat by its number: the first one begins. Source: H3.4."""
    return say("lab-seat", seat=seat + 1)


LAB: Final = GameLab(
    question=HavocQuestion,
    players_rule="H3.1",
    entries=switches,
    say_value=_say_value,
    limits=LIMITS,
    length="turns",
    say_seat=_say_seat,
    numbers=BATTLE_NUMBERS,
)
