"""The form of a lesson's file, checked on its way in: a bad value names its field and what is allowed.

What stands here is the same for every game. Each game's kit narrows it to its own settings, goals and questions, and
may add kinds of steps (:mod:`havoclab.lessons.kits`).
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Final, Literal

from pydantic import Field, model_validator

from havoclab.lessons.goals import Goal, Part
from havoclab.lessons.kits import kit_of
from havoclab.lessons.questions import ActionText, Ask

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,40}$")]
RuleId = Annotated[str, Field(pattern=r"^[HG]\d+(\.\d+)?[a-z]?$")]
SeatNumber = Annotated[int, Field(ge=0, le=6)]

#: Most new terms that one step may bring.
MOST_TERMS: Final = 3
#: Fewest rules among which the one that decides is picked.
LEAST_RULES: Final = 3


class Setting(Part):
    """A position in few words: what matters is named, and the game's rules fill in the rest.

    Each game has fields of its own; its kit's ``lay_out`` makes the position.
    """


class Step(Part):
    """What every step has. Its words stand in the lesson's Fluent files under its id.

    ``<id>`` is the text, ``<id>-goal`` what is asked, ``<id>-look`` the first hint, ``<id>-why`` the reason told
    at the end.

    Attributes:
        rule: the rule at stake.
        new: whether this step is the first of the course to teach that rule.
        terms: ids of the glossary that come up for the first time.
        part: a question from an earlier lesson, teaching, or one of the questions at the end.
    """

    id: Id
    kind: str
    rule: RuleId
    new: bool = False
    terms: tuple[Id, ...] = Field(default=(), max_length=MOST_TERMS)
    part: Literal["review", "teach", "question"] = "teach"


class DoStep(Step):
    """A choice at the table. The position is given, or made anew by a generator."""

    kind: Literal["do"]
    setting: Setting | None = None
    generator: Id | None = None
    seat: SeatNumber = 0
    goal: Goal | None = None
    script: tuple[ActionText, ...] = ()
    replies: dict[str, Id] = {}
    """What to say of an allowed move that misses the goal, by the move or its first word."""

    @model_validator(mode="after")
    def _one_source(self) -> DoStep:
        given = self.setting is not None and self.goal is not None
        if given == (self.generator is not None):
            raise ValueError(f"step {self.id}: give a setting with a goal, or a generator")
        return self


class ShowStep(Step):
    """A worked example: the learner lets it run move by move, each with a word on it (``<id>-1``, ``<id>-2``, ...)."""

    kind: Literal["show"]
    setting: Setting | None = None
    seat: SeatNumber = 0
    moves: tuple[ActionText, ...] = ()

    @property
    def length(self) -> int:
        """How many moves there are to see."""
        return len(self.moves)


class ChooseStep(Step):
    """A question with answers, the right one found by the engine.

    ``action`` at a ``setting`` asks which of the ``rules`` decides; ``ask`` is any other question (see
    :mod:`havoclab.lessons.questions` and the game's kit).
    """

    kind: Literal["choose"]
    setting: Setting | None = None
    seat: SeatNumber = 0
    action: ActionText | None = None
    rules: tuple[RuleId, ...] = ()
    ask: Ask | None = None
    generator: Id | None = None

    @model_validator(mode="after")
    def _one_question(self) -> ChooseStep:
        asks_rule = len(self.rules) >= LEAST_RULES and self.has_case
        if not asks_rule and self.generator is None and self.ask is None and not self.asks_more:
            raise ValueError(f"step {self.id}: give three or more rules with {self.cases}, an ask, or a generator")
        return self

    @property
    def has_case(self) -> bool:
        """Whether there is something of which a rule may be asked."""
        return self.setting is not None and self.action is not None

    @property
    def cases(self) -> str:
        """What a rule may be asked of, in the words of a message to authors."""
        return "a setting and an action"

    @property
    def asks_more(self) -> bool:
        """Whether it asks in a way that only its game knows."""
        return False

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers that have words of their own in the lesson's files: ``<id>-<answer>``."""
        return self.ask.answers if self.ask is not None else ()

    @property
    def asks_rule(self) -> bool:
        """Whether it is a question of which rule decides."""
        return bool(self.rules)


class Lesson(Part):
    """One lesson.

    Attributes:
        version: grows when steps change, so that kept progress of an older form is told apart.
        names: the players at the tables of this lesson.
        after: the lesson whose question it opens with.
    """

    id: Id
    version: int = Field(ge=1)
    game: str
    minutes: int = Field(ge=3, le=7)
    names: tuple[str, ...]
    after: Id | None = None
    steps: tuple[Step, ...] = Field(min_length=5, max_length=40)

    @model_validator(mode="after")
    def _ids(self) -> Lesson:
        ids = [step.id for step in self.steps]
        if len(set(ids)) != len(ids):
            raise ValueError(f"lesson {self.id}: a step id stands twice")
        return self

    @property
    def questions(self) -> tuple[int, ...]:
        """The places of the questions at the end."""
        return tuple(place for place, step in enumerate(self.steps) if step.part == "question")


class Quiz(Part):
    """The questions of one chapter."""

    section: str = Field(pattern=r"^[HG]\d+$")
    steps: tuple[Step, ...] = Field(min_length=1, max_length=80)

    @model_validator(mode="after")
    def _questions(self) -> Quiz:
        ids = [step.id for step in self.steps]
        if len(set(ids)) != len(ids):
            raise ValueError(f"quiz {self.section}: a step id stands twice")
        for step in self.steps:
            if getattr(step, "generator", None) is None or step.part != "question":
                raise ValueError(f"step {step.id}: a quiz asks on fresh positions: a generator, and part question")
            if step.rule.split(".")[0].rstrip("abcdef") != self.section:
                raise ValueError(f"step {step.id}: {step.rule} is no rule of {self.section}")
        return self


@lru_cache(maxsize=64)
def read_lesson(package: str) -> Lesson:
    """The lesson that lies as ``lesson.json`` in this package, read once.

    Raises:
        pydantic.ValidationError: naming the field that is wrong.
        ValueError: if it names no game that there is.
    """
    data = json.loads((files(package) / "lesson.json").read_text(encoding="utf-8"))
    return kit_of(str(data.get("game"))).lesson.model_validate(data)
