"""The form of Havoc's lessons: its settings, and steps with hands alone beside the shared ones.

A setting, in a lesson's file::

    {"battle": 2, "top": "n8 e3", "position": {"hands": ["b2 g2", "b1 o6"], "recruits": "b9 o2", "kind": "recruit"}}
    {"example": 12}    the moment of the worked example (H12) after so many moves
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, model_validator

from havoclab.lessons import model
from havoclab.lessons.kits.havoc.goals import CardTexts, Goal, HandGoal
from havoclab.lessons.kits.havoc.questions import Ask, NextAsk
from havoclab.lessons.model import Id


class Setting(model.Setting):
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


class DoStep(model.DoStep):
    """A choice at the table."""

    setting: Setting | None = None
    goal: Goal | None = None


class ShowStep(model.ShowStep):
    """A worked example: a position with moves, or pairs of hands of which the engine says which is stronger."""

    setting: Setting | None = None
    pairs: tuple[tuple[CardTexts, CardTexts], ...] = ()

    @property
    def length(self) -> int:
        """How many moves or pairs there are to see."""
        return len(self.moves) or len(self.pairs)


class ChooseStep(model.ChooseStep):
    """A question with answers.

    ``hand`` asks which rule tells what it is, ``hands`` which is the strongest. ``since`` is an earlier moment of the
    worked example: what happened from there on is told first.
    """

    setting: Setting | None = None
    ask: Ask | None = None
    hand: CardTexts | None = None
    hands: tuple[CardTexts, ...] = ()
    since: int | None = Field(default=None, ge=0)

    @model_validator(mode="after")
    def _at_its_moment(self) -> ChooseStep:
        if isinstance(self.ask, NextAsk) and (self.setting is None or self.setting.example is None):
            raise ValueError(f"step {self.id}: what the worked example does next is asked at one of its moments")
        if self.since is not None and self.since >= self.example:
            raise ValueError(f"step {self.id}: since: an earlier moment of the worked example than the setting's")
        return self

    @property
    def has_case(self) -> bool:
        """Whether there is something of which a rule may be asked: a hand, or an action in a position."""
        return self.hand is not None or super().has_case

    @property
    def cases(self) -> str:
        """What a rule may be asked of, in the words of a message to authors."""
        return "an action or a hand, or hands"

    @property
    def asks_more(self) -> bool:
        """Whether it asks which of several hands is the strongest."""
        return len(self.hands) > 1

    @property
    def example(self) -> int:
        """The moment of the worked example at which it is asked; 0 where it is asked elsewhere."""
        return 0 if self.setting is None or self.setting.example is None else self.setting.example


class BuildStep(model.Step):
    """Pick cards until they are what the goal asks for, seeing all the time what they make."""

    kind: Literal["build"]
    cards: CardTexts = ""
    goal: HandGoal | None = None
    generator: Id | None = None


class OrderStep(model.Step):
    """Click hands from the strongest to the weakest. ``ladder`` shows all ranks beside them."""

    kind: Literal["order"]
    hands: tuple[CardTexts, ...] = ()
    generator: Id | None = None
    ladder: bool = False


Step: TypeAlias = Annotated[DoStep | ShowStep | ChooseStep | BuildStep | OrderStep, Field(discriminator="kind")]
QuizStep: TypeAlias = Annotated[DoStep | ChooseStep | BuildStep | OrderStep, Field(discriminator="kind")]


class Lesson(model.Lesson):
    """A lesson of Havoc."""

    game: Literal["havoc"]
    names: tuple[str, ...] = ("Anita", "Peter", "Christine", "Eugene")
    steps: tuple[Step, ...] = Field(min_length=5, max_length=40)


class Quiz(model.Quiz):
    """The questions of one chapter of Havoc."""

    section: str = Field(pattern=r"^H\d+$")
    steps: tuple[QuizStep, ...] = Field(min_length=1, max_length=80)
