"""The quizzes: for every rule, questions on fresh positions. Review sets are made of them.

They lie one chapter a package: ``havoclab/lessons/havoc/quiz/h4/`` has an ``__init__.py`` with a docstring,
``words/en.ftl`` and ``words/hu.ftl``, and ``quiz.json``::

    {
      "section": "H4",
      "steps": [
        {"id": "full", "kind": "do", "rule": "H4.3", "part": "question", "generator": "full-turn"},
        {"id": "barred", "kind": "choose", "rule": "H4.3", "part": "question", "generator": "barred-pile"}
      ]
    }

A step is one of a lesson (:mod:`havoclab.lessons.model`; every kind but ``show``), always with ``"part": "question"``
and a ``generator`` from :mod:`havoclab.lessons.generators`. Its words are those of a lesson's step: ``<id>`` (the
situation), ``<id>-goal`` (what is asked), ``<id>-look`` (where to look) and ``<id>-why`` (the reason, told at the
end). None but the last may name a rule; slots come from the generator.

What is wrong with a quiz, :mod:`havoclab.lessons.quiz_lint` says: ``pytest -q tests/lessons/test_quiz.py -k H4``.

>>> attempt = read_quizzes().ask("H4.3", seed=1)
>>> attempt.done, attempt.step.rule
(False, 'H4.3')
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, model_validator

from havoclab.havoc import rulebook
from havoclab.lessons.attempt import Attempt
from havoclab.lessons.generators.deck import NAMES
from havoclab.lessons.model import BuildStep, ChooseStep, DoStep, OrderStep
from havoclab.lessons.runner import make_attempt

#: Where the chapters' quizzes lie.
QUIZZES: Final = "havoclab.lessons.havoc.quiz"

QuizStep = Annotated[DoStep | ChooseStep | BuildStep | OrderStep, Field(discriminator="kind")]


class Quiz(BaseModel):
    """The questions of one chapter."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    section: str = Field(pattern=r"^H\d+$")
    steps: tuple[QuizStep, ...] = Field(min_length=1, max_length=80)

    @model_validator(mode="after")
    def _questions(self) -> Quiz:
        ids = [step.id for step in self.steps]
        if len(set(ids)) != len(ids):
            raise ValueError(f"quiz {self.section}: a step id stands twice")
        for step in self.steps:
            if step.generator is None or step.part != "question":
                raise ValueError(f"step {step.id}: a quiz asks on fresh positions: a generator, and part question")
            if step.rule.split(".")[0].rstrip("abcdef") != self.section:
                raise ValueError(f"step {step.id}: {step.rule} is no rule of {self.section}")
        return self


@dataclass(frozen=True, slots=True)
class Question:
    """A step of a quiz, with the package that has its words."""

    package: str
    step: QuizStep

    def begin(self, seed: int) -> Attempt:
        """A fresh attempt; the same seed makes the same position."""
        return make_attempt(NAMES, self.package, self.step, self.chance(seed))

    def chance(self, seed: int) -> Random:
        """The random source of a seed."""
        return Random(f"{self.package} {self.step.id} {seed}")


class QuizBook:
    """All questions, by the rule they ask."""

    def __init__(self, quizzes: Mapping[str, Quiz]) -> None:
        self.quizzes = quizzes
        """The chapters' quizzes by package."""
        self.questions: dict[str, tuple[Question, ...]] = {}
        for rule in rulebook():
            found = [
                Question(package, step)
                for package, quiz in quizzes.items()
                for step in quiz.steps
                if step.rule == rule.id
            ]
            if found:
                self.questions[rule.id] = tuple(found)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that can be asked, in the rulebook's order."""
        return tuple(self.questions)

    def question(self, rule: str, seed: int) -> Question:
        """The question that a seed picks for a rule.

        Raises:
            ValueError: if there is none.
        """
        if rule not in self.questions:
            raise ValueError(f"rule: there is no question about {rule[:20]!r}")
        found = self.questions[rule]
        return found[seed % len(found)]

    def ask(self, rule: str, seed: int) -> Attempt:
        """A fresh question about a rule; the same seed, the same question.

        Raises:
            ValueError: if there is none.
        """
        return self.question(rule, seed).begin(seed)


@lru_cache(maxsize=1)
def read_quizzes() -> QuizBook:
    """All quizzes, read once.

    Raises:
        pydantic.ValidationError: naming the field that is wrong.
    """
    found: dict[str, Quiz] = {}
    for folder in sorted((entry.name for entry in files(QUIZZES).iterdir() if entry.name[1:].isdecimal()), key=_number):
        data = json.loads((files(QUIZZES) / folder / "quiz.json").read_text(encoding="utf-8"))
        found[f"{QUIZZES}.{folder}"] = Quiz.model_validate(data)
    return QuizBook(found)


def _number(folder: str) -> int:
    return int(folder[1:])
