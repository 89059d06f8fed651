"""The quizzes: for every rule a question on fresh positions, held to the same lines as the lessons."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from havoclab.core.words import LANGUAGES
from havoclab.games import games
from havoclab.havoc import deal, rulebook
from havoclab.lessons import lint, quiz_lint, whole_games
from havoclab.lessons.attempt import SHARED
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.kits import Kit, kit_of
from havoclab.lessons.kits.havoc.generators import play
from havoclab.lessons.kits.havoc.model import Quiz as HavocQuiz
from havoclab.lessons.model import Quiz
from havoclab.lessons.quiz import Question, QuizBook, read_quizzes
from havoclab.lessons.runner import solve

BOOK = read_quizzes()
BOOKS = [read_quizzes(game) for game in games()]
CHAPTERS = [
    pytest.param(book.game, package, quiz, id=quiz.section) for book in BOOKS for package, quiz in book.quizzes.items()
]
QUESTIONS = [
    pytest.param(question, id=f"{question.step.rule}-{question.step.id}")
    for book in BOOKS
    for questions in book.questions.values()
    for question in questions
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_keeps_the_lines(question: Question) -> None:
    assert list(quiz_lint.question_faults(question)) == []


@pytest.mark.parametrize(("game", "package", "quiz"), CHAPTERS)
def test_the_words_of_a_chapter_are_whole_and_the_same_in_both_languages(game: str, package: str, quiz: Quiz) -> None:
    assert all(kit_of(game).game.rulebook()[step.rule].section == quiz.section for step in quiz.steps)
    assert list(quiz_lint.words_faults(package, quiz)) == []


@pytest.mark.parametrize(("game", "package", "quiz"), CHAPTERS)
def test_no_message_hides_behind_one_of_another_package(game: str, package: str, quiz: Quiz) -> None:
    """Word files are joined and the first of a name wins: a name that stands twice would never be said."""
    for language in LANGUAGES:
        mine = set(lint.read_messages(package, language))
        for other in {"havoclab.stage", SHARED, *kit_of(game).packages}:
            assert mine & set(lint.read_messages(other, language)) == set()


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_every_rule_of_a_chapter_with_a_quiz_is_asked(book: QuizBook) -> None:
    sections = {quiz.section for quiz in book.quizzes.values()}
    assert [rule.id for rule in book.book if rule.section in sections and rule.id not in book.questions] == []


def test_every_rule_of_havoc_is_asked() -> None:
    assert [rule.id for rule in rulebook() if rule.id not in BOOK.questions] == []


def test_the_same_seed_asks_the_same_question_and_another_seed_another() -> None:
    def told(seed: int) -> str:
        attempt = BOOK.ask("H4.1", seed)
        assert isinstance(attempt, ChooseAttempt)
        assert attempt.asked is not None
        return attempt.step.say()("en") + str(attempt.asked.state.to_json() if attempt.asked.state else "")

    assert told(5) == told(5)
    assert told(5) != told(6)


def test_all_questions_about_a_rule_come_up() -> None:
    ids = {BOOK.question("H4.8", seed).step.id for seed in range(12)}
    assert ids == {question.step.id for question in BOOK.questions["H4.8"]}


def test_a_rule_without_a_question_is_told() -> None:
    with pytest.raises(ValueError, match=r"there is no question about 'H99\.1'"):
        BOOK.ask("H99.1", 1)


# --- the form of a quiz ---


def _data(**change: Any) -> dict[str, Any]:
    step = {"id": "one", "kind": "do", "rule": "H4.3", "part": "question", "generator": "full-turn"} | change
    return {"section": "H4", "steps": [step]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rule": "H6.3"}, "no rule of H4"),
        ({"part": "teach"}, "a quiz asks on fresh positions"),
        ({"kind": "show", "moves": ["draw"]}, "show"),
        ({"generator": "Full Turn"}, "generator"),
    ],
)
def test_a_quiz_of_another_form_is_refused_by_name(change: dict[str, Any], said: str) -> None:
    HavocQuiz.model_validate_json(json.dumps(_data()))
    with pytest.raises(ValueError, match=said):
        HavocQuiz.model_validate_json(json.dumps(_data(**change)))


def test_a_quiz_has_each_step_once() -> None:
    data = _data()
    with pytest.raises(ValueError, match="stands twice"):
        HavocQuiz.model_validate({**data, "steps": data["steps"] * 2})


# --- positions out of play ---


@pytest.mark.parametrize("rule", ["H4.3", "H4.8", "H6.2", "H6.6", "H7.3"])
def test_the_right_answer_to_what_may_not_be_done_is_what_the_rule_refuses(rule: str) -> None:
    made = play.from_play(rule, "may_not")(Random(3))
    assert made.asked is not None
    state = made.asked.state
    assert state is not None
    why = {answer: state.check(answer) for answer in made.asked.choices}
    assert [answer for answer, refusal in why.items() if refusal is not None] == [made.asked.right]
    refusal = why[made.asked.right]
    assert refusal is not None
    assert refusal.rule == rule


def test_the_right_answer_to_what_may_be_done_is_the_only_legal_one() -> None:
    made = play.from_play("H6.4", "may")(Random(3))
    assert made.asked is not None
    state = made.asked.state
    assert state is not None
    legal = [answer for answer in made.asked.choices if state.check(answer) is None]
    assert legal == [made.asked.right]


@pytest.mark.parametrize("kind", ["which", "why_not"])
def test_the_rules_to_choose_from_are_of_one_chapter_and_only_one_decides(kind: whole_games.Kind) -> None:
    made = play.from_play("H4.2", kind)(Random(2))
    assert made.asked is not None
    assert made.asked.right == "H4.2"
    assert {answer.split(".")[0] for answer in made.asked.choices} == {"H4"}
    assert not {"H4.2"} & made.asked.reasons.keys()


def test_what_happens_elsewhere_is_of_a_kind_that_does_not_happen_now() -> None:
    made = play.from_play("H5.3", "happens")(Random(4))
    assert made.asked is not None
    assert len({choice("en") for choice in made.asked.choices.values()}) == whole_games.ANSWERS
    assert "year of peace" in made.asked.choices[made.asked.right]("en")


def test_a_rule_that_play_never_meets_is_told_after_a_while() -> None:
    make = play.from_play("H10.1a", "may", begin=lambda rng: deal(players=2, seed=1), steps=1)
    with pytest.raises(whole_games.NeverInPlay, match=r"H10\.1a"):
        make(Random(1))


def test_the_lint_notices_a_generator_that_makes_the_same_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    question = BOOK.questions["H4.1"][0]
    same = kit_of("havoc").make(question.generator, Random(1))
    monkeypatch.setattr(Kit, "make", lambda kit, name, rng: same)
    assert {fault.line for fault in quiz_lint._sameness(question)} == {6, 9}


def test_questions_are_solved_by_the_engines_own_answer() -> None:
    attempt = BOOK.ask("H4.1", 1)
    assert len(solve(attempt)) == 1
    assert attempt.answer is not None
    assert attempt.answer.tone == "goal"
