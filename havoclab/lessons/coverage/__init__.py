"""Which rule is kept, shown, taught, asked and tested where: the table that says when the rulebook is complete.

Run as ``python -m havoclab.lessons.coverage`` in a checkout this reads the sources anew (:mod:`.citations`) and prints
the table; it fails if a cell is empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from havoclab.core.rules import Rule
from havoclab.core.words import LANGUAGES
from havoclab.games import load
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.coverage.citations import read_references
from havoclab.lessons.quiz import read_quizzes

#: What there is to know of a rule.
COLUMNS: Final = ("engine", "example", "lesson", "quiz", "test", *LANGUAGES, "witness")
#: What there must be for every rule, whether it is taught yet or not.
ALWAYS: Final = ("engine", "test", *LANGUAGES, "witness")


@dataclass(frozen=True, slots=True)
class Example:
    """Where a rule is seen at work.

    Attributes:
        kind: a moment of the game's example, a case of the gallery, or the step that teaches the rule.
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
        due: the columns in which there must be something.
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
    due: tuple[str, ...]

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

    @property
    def gaps(self) -> tuple[str, ...]:
        """The columns in which there is nothing yet, though there must be something."""
        return tuple(column for column in self.empty if column in self.due)


@lru_cache(maxsize=8)
def is_taught_whole(game: str) -> bool:
    """Whether every chapter of a game has a lesson: then no cell of any rule may be empty.

    >>> is_taught_whole("havoc")
    True
    """
    begun = {section for page in read_catalogue().course(game).lessons for section in page.sections}
    return {section.id for section in load(game).rulebook().sections} <= begun


@lru_cache(maxsize=8)
def worked_moves(game: str) -> dict[str, int]:
    """For each rule that fires in the game's example the move that first makes it fire, counted from 1. Source: H12."""
    read = load(game).example
    if read is None:
        return {}
    record = read()
    state = load(game).state.from_json(record.start)
    first: dict[str, int] = {}
    for number, move in enumerate(record.moves, 1):
        for event in state.apply(move.action, move.seat):
            first.setdefault(event.rule, number)
    return first


@lru_cache(maxsize=8)
def taught(game: str) -> dict[str, tuple[tuple[str, int], ...]]:
    """For each rule of a game the steps that teach it: lesson and place."""
    steps: dict[str, tuple[tuple[str, int], ...]] = {}
    for page in read_catalogue().course(game).lessons:
        for place, step in enumerate(page.lesson.steps):
            if step.part == "teach":
                steps[step.rule] = (*steps.get(step.rule, ()), (page.id, place))
    return steps


def example_of(game: str, rule: str) -> Example | None:
    """Where a rule is seen at work: in the game's example, else in the gallery, else in the step that teaches it.

    >>> example_of("havoc", "H4.6")
    Example(kind='worked', name='', at=20)
    """
    if rule in worked_moves(game):
        return Example("worked", "", worked_moves(game)[rule])
    read_gallery = load(game).gallery
    for case in read_gallery() if read_gallery is not None else ():
        if rule in case.rules:
            return Example("gallery", case.id, 0)
    for lesson, place in taught(game).get(rule, ()):
        return Example("step", lesson, place)
    return None


def rows(game: str) -> list[Row]:
    """The whole table of a game, in the order of its rulebook."""
    references, quizzes, variants = read_references(game), read_quizzes(game), load(game).variants
    table = []
    for rule in load(game).rulebook():
        whole = tuple(language for language in LANGUAGES if rule.title.get(language) and rule.text.get(language))
        questions = quizzes.questions.get(rule.id, ())
        table.append(
            Row(
                rule=rule,
                engine=references.engine.get(rule.id, ()),
                example=example_of(game, rule.id),
                lessons=taught(game).get(rule.id, ()),
                quizzes=tuple(question.step.id for question in questions),
                tests=references.tests.get(rule.id, ()),
                languages=whole,
                witness=variants is not None and variants.witness_of(rule.id) is not None,
                kept=variants.why_kept(rule.id) if variants is not None else "",
                due=_due(game, rule),
            )
        )
    return table


def gaps(game: str) -> dict[str, tuple[str, ...]]:
    """The cells that are empty and must not be, by rule."""
    return {row.rule.id: row.gaps for row in rows(game) if row.gaps}


def _due(game: str, rule: Rule) -> tuple[str, ...]:
    """The columns in which there must be something for a rule: all, once it is taught or every chapter is."""
    if rule.section in load(game).rulebook():
        return ()  # a part of an example, which has no rules of its own (H12)
    if rule.id in taught(game) or is_taught_whole(game):
        return COLUMNS
    return tuple(column for column in ALWAYS if column != "witness" or load(game).variants is not None)
