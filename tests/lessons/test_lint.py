"""Every lesson keeps every line of good teaching; and the lint that says so notices when one does not."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.core.words import LANGUAGES
from havoclab.games import games
from havoclab.lessons import clicking, lint
from havoclab.lessons.attempt import SHARED
from havoclab.lessons.catalogue import Page, read_catalogue
from havoclab.lessons.kits import kit_of
from havoclab.lessons.kits.havoc.model import Lesson
from havoclab.lessons.runner import Run

PAGES = read_catalogue().lessons
STEPS = [
    pytest.param(lesson, place, id=f"{lesson.id}/{step.id}")
    for lesson in PAGES
    for place, step in enumerate(lesson.lesson.steps)
]


@pytest.mark.parametrize("lesson", PAGES, ids=lambda lesson: lesson.id)
def test_data_and_words_keep_the_lines(lesson: Page) -> None:
    assert lint.faults(lesson) == []


@pytest.mark.parametrize(("lesson", "place"), STEPS)
def test_every_click_is_answered_with_cause_rule_and_a_way_on(lesson: Page, place: int) -> None:
    assert clicking.reply_faults(lesson, place) == []


@pytest.mark.parametrize("tries", [120, pytest.param(1000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("lesson", PAGES, ids=lambda lesson: lesson.id)
def test_clicking_at_random_solves_fewer_than_one_of_twenty(lesson: Page, tries: int) -> None:
    solved, by_question = clicking.random_clicker(lesson, tries)
    assert solved < tries / 20
    # Not because the clicker could do nothing at all: what it may click includes the solution.
    for place in lesson.lesson.questions:
        attempt = Run(lesson).begin(place)
        assert attempt.solution() in attempt.can()
    assert all(count < tries for count in by_question)


#: The words that lessons share: those of all games, and those of each game's kit.
SHARING = [SHARED, *(kit_of(game).packages[-1] for game in games())]


@pytest.mark.parametrize("package", SHARING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_words_judge_nobody(language: str, package: str) -> None:
    messages = lint.read_messages(package, language)
    assert [word for text in messages.values() for word in lint.judging_words(text, language)] == []


@pytest.mark.parametrize("package", SHARING)
def test_shared_words_have_the_same_slots_in_both_languages(package: str) -> None:
    english, hungarian = (lint.read_messages(package, language) for language in LANGUAGES)
    assert list(lint.same_slots(english, hungarian)) == []


@pytest.mark.parametrize("lesson", PAGES, ids=lambda lesson: lesson.id)
def test_no_message_hides_behind_one_of_another_package(lesson: Page) -> None:
    """Word files are joined and the first of a name wins: a name that stands twice would never be said."""
    for language in LANGUAGES:
        names = [
            set(lint.read_messages(package, language))
            for package in (*kit_of(lesson.lesson.game).packages, "havoclab.stage", SHARED, lesson.package)
        ]
        for number, mine in enumerate(names):
            for others in names[number + 1 :]:
                assert mine & others == set()


# --- the lint itself ---


class _Planted(Page):
    """A page whose lesson was changed, with the words of the real one."""

    changed: Any = None

    @property
    def lesson(self) -> Lesson:
        return Lesson.model_validate(self.changed)


def _plant(lesson: Page, change: Any) -> _Planted:
    data = lesson.lesson.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    change(data)
    return _Planted(**lesson.model_dump(), changed=data)


RECRUIT, BATTLE, RANKS = PAGES[:3]


def test_the_lint_notices_a_goal_that_holds_at_the_start() -> None:
    def change(data: Any) -> None:
        data["steps"][0]["goal"] = {"state": {"taken": 0}}

    assert {fault.line for fault in lint._goals(_plant(RECRUIT, change))} == {4}


def test_the_lint_notices_a_rule_that_never_fires() -> None:
    def change(data: Any) -> None:
        step = next(step for step in data["steps"] if step["id"] == "which-rule")
        step["rules"] = ["H4.2", "H4.3", "H10.1", "H4.8"]

    assert {fault.line for fault in lint._which_rule(_plant(RECRUIT, change))} == {7}


def test_the_lint_notices_that_no_rule_is_asked_for() -> None:
    def change(data: Any) -> None:
        data["steps"] = [step for step in data["steps"] if step["id"] != "which-rule"]

    assert {fault.line for fault in lint._which_rule(_plant(BATTLE, change))} == {7}


def test_the_lint_notices_too_few_questions_and_a_missing_opening() -> None:
    def fewer(data: Any) -> None:
        data["steps"] = data["steps"][:-2]

    def no_opening(data: Any) -> None:
        data["steps"] = data["steps"][1:]

    assert {fault.line for fault in lint._questions(_plant(RANKS, fewer))} == {6}
    assert {fault.line for fault in lint._questions(_plant(RANKS, no_opening))} == {6}


def test_the_lint_notices_a_lesson_that_only_shows() -> None:
    def change(data: Any) -> None:
        shown = next(step for step in data["steps"] if step["kind"] == "show")
        data["steps"] += [shown | {"id": f"see-{number}"} for number in range(8)]

    assert {fault.line for fault in lint._doing(_plant(RECRUIT, change))} == {3}


def test_the_lint_notices_a_worked_example_without_practice() -> None:
    def change(data: Any) -> None:
        data["steps"] = [step for step in data["steps"] if step["id"] != "fetch-last"]

    assert {fault.line for fault in lint._procedures(_plant(RECRUIT, change))} == {5}


def test_the_lint_notices_a_fresh_table() -> None:
    def change(data: Any) -> None:
        data["steps"][0]["setting"]["battle"] = 1

    assert {fault.line for fault in lint._act_first(_plant(RECRUIT, change))} == {1}


def test_the_lint_notices_a_text_that_no_step_uses() -> None:
    def change(data: Any) -> None:
        data["steps"] = [step for step in data["steps"] if step["id"] != "both-places"]

    assert {fault.line for fault in lint._languages(_plant(RECRUIT, change))} == {10}


@pytest.mark.parametrize(("text", "language"), [("Well, that was wrong.", "en"), ("Ez hibás volt.", "hu")])
def test_the_lint_notices_judgement(text: str, language: str) -> None:
    assert [fault.line for fault in lint.text_faults("x", text, language)] == [4]


def test_the_lint_notices_half_sentences_and_other_slots() -> None:
    assert [fault.line for fault in lint.text_faults("x", "And then", "en")] == [10]
    assert [fault.line for fault in lint.same_slots({"a": "{ $card }."}, {"a": "{ $cards }."})] == [10]


def test_the_random_clicker_finds_what_a_coin_finds() -> None:
    """With one question of two answers it is right about every second time: it is no clicker that never wins."""

    def change(data: Any) -> None:
        tie = next(step for step in data["steps"] if step["id"] == "tie-last")
        data["steps"] = [step for step in data["steps"] if step.get("part") != "question"]
        data["steps"].append(tie | {"id": "q-tie", "part": "question"})
        tie["id"] = "tie-first"

    lesson = _plant(RANKS, change)
    solved, _ = clicking.random_clicker(lesson, 400)
    assert 140 < solved < 260
