"""Holds the quizzes to the same lines of good teaching as the lessons; see :mod:`havoclab.lessons.lint`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from havoclab.core.words import LANGUAGES
from havoclab.lessons import clicking, lint
from havoclab.lessons.attempt import Attempt
from havoclab.lessons.kits import kit_of
from havoclab.lessons.lint import Fault
from havoclab.lessons.model import Quiz
from havoclab.lessons.quiz import Question
from havoclab.lessons.runner import solve

#: So many seeds must give as many different positions.
SEEDS: Final = 24
#: Seeds whose positions are played through.
PLAYED: Final = 3
#: Moments of a solution at which every click is tried: the lessons try all moments of the same kinds of steps.
FIRST_MOMENTS: Final = 1
#: The endings of a step's messages that are read before the answer.
BEFORE: Final = ("", "goal", "look")


def words_faults(package: str, quiz: Quiz) -> Iterator[Fault]:
    """What is wrong with the words of a chapter; the lines are those of the lessons."""
    told = {language: lint.read_messages(package, language) for language in LANGUAGES}
    needed = {f"{step.id}-{end}" if end else step.id for step in quiz.steps for end in lint.suffixes(step)}
    return lint.word_faults(told, needed)


def question_faults(question: Question) -> Iterator[Fault]:
    """What is wrong with one question."""
    step = question.step
    if step.rule not in kit_of(question.game).game.rulebook():
        yield Fault(step.id, 4, f"{step.rule} is no rule")
    yield from _sameness(question)
    for seed in range(PLAYED):
        attempt = question.begin(seed)
        if attempt.done:
            yield Fault(step.id, 4, f"the goal holds at the start (seed {seed})")
        yield from _text_faults(step.id, attempt)
        solve(attempt)
        if attempt.misses:
            yield Fault(step.id, 4, f"the engine's own way misses the goal (seed {seed})")
    for what in clicking.answer_faults(lambda: question.begin(0), FIRST_MOMENTS):
        yield Fault(step.id, 4, what)


def _sameness(question: Question) -> Iterator[Fault]:
    """Never the same twice, and no habit answers it."""
    generator = question.generator
    made = [kit_of(question.game).make(generator, question.chance(seed)) for seed in range(SEEDS)]
    if len({one.key for one in made}) < SEEDS:
        yield Fault(question.step.id, 6, f"{generator} makes the same position for different seeds")
    asked = [one.asked for one in made if one.asked is not None]
    if asked and len({list(one.choices).index(one.right) for one in asked}) == 1:
        yield Fault(question.step.id, 9, "the right answer always stands at the same place")


def _text_faults(where: str, attempt: Attempt) -> Iterator[Fault]:
    """What is read before the answer is short, and does not name the rule."""
    for language in LANGUAGES:
        texts = [attempt.step.say(end)(language) for end in BEFORE]
        words = sum(map(lint.count_words, texts[:2]))
        if words > lint.MOST_WORDS:
            yield Fault(where, 1, f"{words} words in {language}; at most {lint.MOST_WORDS}")
        if any(map(lint.names_a_rule, texts)):
            yield Fault(where, 6, "a question does not name its rule")
