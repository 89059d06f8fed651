"""The form of a lesson's file, checked on its way in: a bad value names its field and what is allowed."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from havoclab.lessons.forms import PlayableAsk
from havoclab.lessons.goals import CardTexts, Goal, HandGoal
from havoclab.lessons.questions import ActionText, Ask, HappensAsk, NextAsk

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,40}$")]
RuleId = Annotated[str, Field(pattern=r"^H\d+(\.\d+)?[a-z]?$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]

#: Most new terms that one step may bring.
MOST_TERMS: Final = 3


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Setting(_Part):
    """A position in few words: what matters is named, the rest of the deck becomes the draw pile.

    Attributes:
        position: fields of the game's JSON form; hands, recruits and so on. The draw pile is left out.
        battle: number of the battle that comes next; those before it are taken as fought.
        top: cards on top of the draw pile, the topmost first.
        rest: where the cards lie that are not named: in the draw pile below ``top``, among the discards, or dealt out
            to the hands of seat 1 and the seats after it.
        example: in place of all these, the moment of the worked example after so many moves.
    """

    position: dict[str, Any] = {}
    example: int | None = Field(default=None, ge=0)
    battle: int = Field(default=1, ge=1, le=9)
    top: CardTexts = ""
    rest: Literal["pile", "discards", "hands"] = "pile"


class _Step(_Part):
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
    rule: RuleId
    new: bool = False
    terms: tuple[Id, ...] = Field(default=(), max_length=MOST_TERMS)
    part: Literal["review", "teach", "question"] = "teach"


class DoStep(_Step):
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


class ShowStep(_Step):
    """A worked example: the learner lets it run move by move, each with a word on it (``<id>-1``, ``<id>-2``, ...).

    Either a position with moves, or pairs of hands of which the engine says which is stronger.
    """

    kind: Literal["show"]
    setting: Setting | None = None
    seat: SeatNumber = 0
    moves: tuple[ActionText, ...] = ()
    pairs: tuple[tuple[CardTexts, CardTexts], ...] = ()

    @property
    def length(self) -> int:
        """How many moves or pairs there are to see."""
        return len(self.moves) or len(self.pairs)


class ChooseStep(_Step):
    """A question with answers, the right one found by the engine.

    ``action`` at a ``setting`` asks which rule decides; ``hands`` ask which is the strongest; ``ask`` is any other
    question (see :mod:`havoclab.lessons.questions`). ``since`` is an earlier moment of the worked example: what
    happened from there on is told first.
    """

    kind: Literal["choose"]
    setting: Setting | None = None
    seat: SeatNumber = 0
    action: ActionText | None = None
    rules: tuple[RuleId, ...] = ()
    hand: CardTexts | None = None
    hands: tuple[CardTexts, ...] = ()
    ask: Ask | None = None
    since: int | None = Field(default=None, ge=0)
    generator: Id | None = None

    @model_validator(mode="after")
    def _one_question(self) -> ChooseStep:
        if isinstance(self.ask, NextAsk) and (self.setting is None or self.setting.example is None):
            raise ValueError(f"step {self.id}: what the worked example does next is asked at one of its moments")
        if self.since is not None and self.since >= self.example:
            raise ValueError(f"step {self.id}: since: an earlier moment of the worked example than the setting's")
        asks_rule = len(self.rules) >= 3 and (
            self.hand is not None or (self.setting is not None and self.action is not None)
        )
        if not asks_rule and len(self.hands) < 2 and self.generator is None and self.ask is None:
            raise ValueError(
                f"step {self.id}: give three or more rules with an action or a hand, or hands, an ask, or a generator"
            )
        return self

    @property
    def example(self) -> int:
        """The moment of the worked example at which it is asked; 0 where it is asked elsewhere."""
        return 0 if self.setting is None or self.setting.example is None else self.setting.example

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers that have words of their own in the lesson's files: ``<id>-<answer>``."""
        if isinstance(self.ask, PlayableAsk):
            return tuple(self.ask.playable)
        return tuple(self.ask.happens) if isinstance(self.ask, HappensAsk) else ()

    @property
    def asks_rule(self) -> bool:
        """Whether it is a question of which rule decides."""
        return bool(self.rules)


class BuildStep(_Step):
    """Pick cards until they are what the goal asks for, seeing all the time what they make."""

    kind: Literal["build"]
    cards: CardTexts = ""
    goal: HandGoal | None = None
    generator: Id | None = None


class OrderStep(_Step):
    """Click hands from the strongest to the weakest. ``ladder`` shows all ranks beside them."""

    kind: Literal["order"]
    hands: tuple[CardTexts, ...] = ()
    generator: Id | None = None
    ladder: bool = False


Step: TypeAlias = Annotated[DoStep | ShowStep | ChooseStep | BuildStep | OrderStep, Field(discriminator="kind")]


class Lesson(_Part):
    """One lesson.

    Attributes:
        version: grows when steps change, so that kept progress of an older form is told apart.
        names: the players at the tables of this lesson.
        after: the lesson whose question it opens with.
    """

    id: Id
    version: int = Field(ge=1)
    game: Literal["havoc"]
    minutes: int = Field(ge=3, le=7)
    names: tuple[str, ...] = ("Anita", "Peter", "Christine", "Eugene")
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


@lru_cache(maxsize=32)
def read_lesson(package: str) -> Lesson:
    """The lesson that lies as ``lesson.json`` in this package, read once.

    Raises:
        pydantic.ValidationError: naming the field that is wrong.
    """
    data = json.loads((files(package) / "lesson.json").read_text(encoding="utf-8"))
    return Lesson.model_validate(data)
