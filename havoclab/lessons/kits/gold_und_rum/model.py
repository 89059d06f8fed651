"""The form of Gold und Rum's lessons: its settings, and the shared steps narrowed to them.

A setting, in a lesson's file. While cards are dealt::

    {"dealt": 41, "piles": {"3": "... orc-6 recruit-2", "7": "giant"}, "next": "orc-leader goblin"}
    {"dealt": 30, "starts_in": 2, "next": "troll"}      the start card shows after two more warriors
    {"dealt": 80, "position": {"kind": "last-call"}}

Piles are numbered from 1 and written from the bottom up; ``...`` stands for as many warriors as are missing; a pile
that is not named is filled. ``recruit-2`` is a recruit card of the second player. Once the piles are opened::

    {"armies": ["orc-2 orc-6 goblin", "orc-6 giant", "orc-2", ""], "race": "orc", "position": {"seat": 0}}
    {"armies": ["spy-1 orc-2", "orc-6", "troll", ""], "position": {"kind": "spy", "spy": 1, "seat": 0}}

With a ``race`` all its warriors have marched already, and the seat adds mercenaries. The last of the players is
chancellor unless the setting says otherwise. Every table is in step mode: each seat is asked after each card.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from havoclab.lessons import model
from havoclab.lessons.kits.gold_und_rum.goals import CardTexts, Goal, PileNumber, RaceName
from havoclab.lessons.kits.gold_und_rum.questions import Ask
from havoclab.lessons.kits.gold_und_rum.saying import NAMES

Entries = Annotated[str, Field(pattern=r"^(\.\.\. ?)?[a-z0-9 -]*$", max_length=400)]


class Setting(model.Setting):
    """A position in few words.

    Attributes:
        players: how many sit at the table.
        chancellor: whose office it is; by default the last seat's.
        dealt: how many warriors lie on the piles. With armies all of them do.
        piles: what lies on which pile, from the bottom up.
        next: the warriors that come next, the first one first.
        starts_in: the start card shows before the next warrior but so many; left out: it has shown already.
        armies: what each seat holds in hand once the piles are opened.
        race: the race that fights, of which all warriors lie in the battle.
        position: fields of the game's JSON form, for anything else.
    """

    players: int = Field(default=4, ge=4, le=7)
    chancellor: int = Field(default=-1, ge=-1, le=6)
    dealt: int = Field(default=80, ge=0, le=80)
    piles: dict[PileNumber, Entries] = {}
    next: CardTexts = ""
    starts_in: int | None = Field(default=None, ge=0, le=80)
    armies: tuple[CardTexts, ...] = ()
    race: RaceName | None = None
    position: dict[str, Any] = {}


class DoStep(model.DoStep):
    """A choice at the table."""

    setting: Setting | None = None
    goal: Goal | None = None


class ShowStep(model.ShowStep):
    """A worked example: a position with moves; each is of the seat that decides."""

    setting: Setting | None = None


class ChooseStep(model.ChooseStep):
    """A question with answers."""

    setting: Setting | None = None
    ask: Ask | None = None


Step: TypeAlias = Annotated[DoStep | ShowStep | ChooseStep, Field(discriminator="kind")]
QuizStep: TypeAlias = Annotated[DoStep | ChooseStep, Field(discriminator="kind")]


class Lesson(model.Lesson):
    """A lesson of Gold und Rum."""

    game: Literal["gold_und_rum"]
    names: tuple[str, ...] = NAMES
    steps: tuple[Step, ...] = Field(min_length=5, max_length=40)


class Quiz(model.Quiz):
    """The questions of one chapter of Gold und Rum."""

    section: str = Field(pattern=r"^G\d+$")
    steps: tuple[QuizStep, ...] = Field(min_length=1, max_length=80)
