"""Gold und Rum's part of the laboratory's page: four to seven bots, each with a memory, asked in turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pydantic import Field

from havoclab.core.words import Words
from havoclab.stage.lab.games import GameLab
from havoclab.stage.lab.question import Question
from havoclab.stage.scene import FormField
from havoclab.stage.setup.fields import Fields
from havoclab.stage.setup.gold_und_rum import LEADER_FACTORS, TableChoices, leader_field


class GoldUndRumQuestion(Question):
    """An experiment with Gold und Rum in the making; at first a chancellor scores nothing at table B. Source: G8.2.

    >>> [arm.options for arm in GoldUndRumQuestion().plan().arms]
    [{'step_mode': True}, {'step_mode': True, 'without': ['G8.2']}]
    """

    game: ClassVar[str] = "gold_und_rum"
    names: ClassVar[tuple[str, ...]] = ("leader_factor",)

    usual: TableChoices = TableChoices()
    changed: dict[str, Any] = Field(default={"without": ["G8.2"]})


def _entries(choices: TableChoices, fields: Fields) -> list[FormField]:
    """What a leader makes of its race. Source: G2.4."""
    return [leader_field(choices.leader_factor, fields)]


def _say_value(name: str, value: object, say: Words) -> str:
    """What a leader makes of its race, in words. Source: G2.4."""
    return say("leader-times", factor=value)


def _say_seat(seat: int, say: Words) -> str:
    """A seat by its place beside the first chancellor. Source: G3.2."""
    return say("lab-left-of-chancellor", seats=seat) if seat else say("lab-first-chancellor")


LAB: Final = GameLab(
    question=GoldUndRumQuestion,
    players_rule="G1.1",
    entries=_entries,
    say_value=_say_value,
    limits={"leader_factor": (LEADER_FACTORS[0], LEADER_FACTORS[-1])},
    length="rounds",
    say_seat=_say_seat,
)
