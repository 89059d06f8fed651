"""Which rule is kept, shown, taught, asked and tested where: the table that says when the rulebook is complete.

Run as ``python -m havoclab.lessons.coverage`` in a checkout this reads the sources anew (:mod:`.references`) and prints
the table; it fails if a cell is empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from havoclab.core.rules import Rule
from havoclab.core.words import LANGUAGES
from havoclab.havoc import State, rulebook, worked_example
from havoclab.havoc.gallery import read_gallery
from havoclab.havoc.variants import why_kept, witness_of
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.coverage.references import read_references
from havoclab.lessons.quiz import read_quizzes

#: The chapters in which no cell may be empty; H12 is the worked example itself.
WHOLE: Final = (*(f"H{number}" for number in range(1, 12)), "H13")


@dataclass(frozen=True, slots=True)
class Example:
    """Where a rule is seen at work.

    Attributes:
        kind: a moment of the worked example, a case of the gallery, or the step that teaches the rule.
        name: id of the case, or of the lesson.
        at: the moment after which it is seen, or the step.
    """

    kind: Literal["worked", "gallery", "step"]
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class Row:
    """What there is for one rule.

    Attributes:
        rule: the rule.
        engine: the functions that keep it.
        example: where it is seen at work.
        lessons: the lessons that teach it, with the step.
        quizzes: ids of the questions about it.
        tests: the test files that hold it.
        languages: the languages in which it has title and text.
        witness: whether there is a smallest position in which it matters.
        kept: in English, why it can't be switched off, where there is none.
    """

    rule: Rule
    engine: tuple[str, ...]
    example: Example | None
    lessons: tuple[tuple[str, int], ...]
    quizzes: tuple[str, ...]
    tests: tuple[str, ...]
    languages: tuple[str, ...]
    witness: bool
    kept: str

    @property
    def empty(self) -> tuple[str, ...]:
        """The columns in which there is nothing."""
        there = {
            "engine": self.engine,
            "example": self.example,
            "lesson": self.lessons,
            "quiz": self.quizzes,
            "test": self.tests,
            **{language: language in self.languages for language in LANGUAGES},
            "witness": self.witness or self.kept,
        }
        return tuple(column for column, found in there.items() if not found)


@lru_cache(maxsize=1)
def worked_moves() -> dict[str, int]:
    """For each rule that fires in the worked example the move that first makes it fire, counted from 1. Source: H12."""
    record = worked_example()
    state = State.from_json(record.start)
    first: dict[str, int] = {}
    for number, move in enumerate(record.moves, 1):
        for event in state.apply(move.action, move.seat):
            first.setdefault(event.rule, number)
    return first


@lru_cache(maxsize=1)
def taught() -> dict[str, tuple[tuple[str, int], ...]]:
    """For each rule the steps that teach it: lesson and place."""
    steps: dict[str, tuple[tuple[str, int], ...]] = {}
    for page in read_catalogue().lessons:
        for place, step in enumerate(page.lesson.steps):
            if step.part == "teach":
                steps[step.rule] = (*steps.get(step.rule, ()), (page.id, place))
    return steps


def example_of(rule: str) -> Example | None:
    """Where a rule is seen at work: in the worked example, else in the gallery, else in the step that teaches it.

    >>> example_of("H4.6")
    Example(kind='worked', name='', at=20)
    """
    if rule in worked_moves():
        return Example("worked", "", worked_moves()[rule])
    for case in read_gallery():
        if rule in case.rules:
            return Example("gallery", case.id, 0)
    for lesson, place in taught().get(rule, ()):
        return Example("step", lesson, place)
    return None


def rows() -> list[Row]:
    """The whole table, in the order of the rulebook."""
    references, quizzes = read_references(), read_quizzes()
    table = []
    for rule in rulebook():
        whole = tuple(language for language in LANGUAGES if rule.title.get(language) and rule.text.get(language))
        questions = quizzes.questions.get(rule.id, ())
        table.append(
            Row(
                rule=rule,
                engine=references.engine.get(rule.id, ()),
                example=example_of(rule.id),
                lessons=taught().get(rule.id, ()),
                quizzes=tuple(question.step.id for question in questions),
                tests=references.tests.get(rule.id, ()),
                languages=whole,
                witness=witness_of(rule.id) is not None,
                kept=why_kept(rule.id),
            )
        )
    return table


def gaps() -> dict[str, tuple[str, ...]]:
    """The empty cells of the chapters that are to be whole, by rule."""
    return {row.rule.id: row.empty for row in rows() if row.rule.section in WHOLE and row.empty}
