"""The quizzes: for every rule, questions on fresh positions. Review sets are made of them.

They lie one chapter a package: ``havoclab/lessons/<game>/quiz/h4/`` has an ``__init__.py`` with a docstring,
``words/en.ftl`` and ``words/hu.ftl``, and ``quiz.json``::

    {
      "section": "H4",
      "steps": [
        {"id": "full", "kind": "do", "rule": "H4.3", "part": "question", "generator": "full-turn"},
        {"id": "barred", "kind": "choose", "rule": "H4.3", "part": "question", "generator": "barred-pile"}
      ]
    }

A step is one of a lesson (:mod:`havoclab.lessons.model`; every kind but ``show``), always with ``"part": "question"``
and a ``generator`` of the game's kit. Its words are those of a lesson's step: ``<id>`` (the
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

from havoclab.lessons.attempt import Attempt
from havoclab.lessons.kits import kit_of
from havoclab.lessons.model import Quiz, Step
from havoclab.lessons.runner import make_attempt


@dataclass(frozen=True, slots=True)
class Question:
    """A step of a quiz, with its game and the package that has its words."""

    game: str
    package: str
    step: Step

    @property
    def generator(self) -> str:
        """What makes its positions."""
        return str(getattr(self.step, "generator"))  # noqa: B009  # every kind of step in a quiz has one

    def begin(self, seed: int) -> Attempt:
        """A fresh attempt; the same seed makes the same position."""
        return make_attempt(self.game, kit_of(self.game).names, self.package, self.step, self.chance(seed))

    def chance(self, seed: int) -> Random:
        """The random source of a seed."""
        return Random(f"{self.package} {self.step.id} {seed}")


class QuizBook:
    """All questions of a game, by the rule they ask."""

    def __init__(self, game: str, quizzes: Mapping[str, Quiz]) -> None:
        self.game = game
        self.book = kit_of(game).game.rulebook()
        """The rules of the game."""
        self.quizzes = quizzes
        """The chapters' quizzes by package."""
        self.questions: dict[str, tuple[Question, ...]] = {}
        for rule in self.book:
            found = [
                Question(game, package, step)
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


@lru_cache(maxsize=4)
def read_quizzes(game: str = "havoc") -> QuizBook:
    """All quizzes of a game, read once.

    Raises:
        pydantic.ValidationError: naming the field that is wrong.
        ValueError: naming the games there are.
    """
    kit = kit_of(game)
    found: dict[str, Quiz] = {}
    chapters = (entry.name for entry in files(kit.quizzes).iterdir() if entry.name[1:].isdecimal())
    for folder in sorted(chapters, key=_number):
        data = json.loads((files(kit.quizzes) / folder / "quiz.json").read_text(encoding="utf-8"))
        found[f"{kit.quizzes}.{folder}"] = kit.quiz.model_validate(data)
    return QuizBook(game, found)


def _number(folder: str) -> int:
    return int(folder[1:])
