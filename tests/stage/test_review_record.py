"""The learner's own record on the review page, its file, and coming back to a set by its link or step by step."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab.core.link import pack
from havoclab.core.words import LANGUAGES
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.progress import KEPT_AS, Progress
from havoclab.lessons.quiz import read_quizzes
from havoclab.lessons.review import chapters
from havoclab.lessons.runner import CLEAN, Run
from havoclab.stage.lesson import LessonController
from havoclab.stage.memory import UNREAD
from havoclab.stage.review.kept import Kept
from havoclab.stage.scene import Links, Reply, Scene, Table
from havoclab.stage.start import StartController
from tests.stage.reviewing import TODAY, answer, begin, buttons, fields, offered, page, press, record, texts


def test_what_the_browser_remembers_is_merged_and_its_date_taken_over() -> None:
    review, kept = page(), record(H4_3={1: True})
    review.handle({"do": "recall", "memory": {KEPT_AS: kept.packed()}, "today": "2026-03-11"})
    assert review.progress == kept
    assert review.today == date(2026, 3, 11)
    assert Progress.read(review.scene().memory[KEPT_AS]) == kept
    review.handle({"do": "recall", "memory": {}, "today": "2036-03-11"})  # no time zone has that
    assert review.today == date(2026, 3, 11)


@pytest.mark.parametrize("kept", ["nonsense", "1gAAAA", '{"havoclab": "progress", "form": 9}'])
def test_a_record_that_can_not_be_read_is_told_and_laid_aside(kept: str) -> None:
    review = page()
    review.handle({"do": "recall", "memory": {KEPT_AS: kept}})
    assert any(isinstance(block, Reply) and block.text for block in review.scene().blocks)
    assert review.scene().memory[UNREAD] == kept
    assert Progress.read(review.scene().memory[KEPT_AS]) == Progress()


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "recall"},
        {"do": "recall", "memory": 5},
        {"do": "recall", "memory": {KEPT_AS: 5}, "today": 7},
        {"do": "recall", "memory": {}, "today": "tomorrow"},
        {"do": "set", "field": "what", "value": "everything"},
        {"do": "set", "field": "mood", "value": "good"},
        {"do": "load", "value": 5},
        {"do": "next"},
        {"do": "act", "action": "draw"},
        {"do": "rule", "rule": "H99"},
    ],
)
def test_bad_clicks_change_nothing(intent: dict[str, Any]) -> None:
    review = page()
    before = review.token
    review.handle(intent)
    assert review.token == before
    assert review.progress == Progress()
    assert review.scene().blocks


def test_a_saved_file_is_added_and_a_damaged_one_loses_nothing() -> None:
    review = begin("H4", 2)
    answer(review)
    saved = buttons(review)["save"].copy_text
    other = page()
    other.progress = record(H6_2={3: False})
    other.handle({"do": "load", "value": saved})
    assert other.progress == review.progress.merge(record(H6_2={3: False}))
    before = other.progress
    other.handle({"do": "load", "value": saved[:-20]})
    assert "not JSON" in fields(other)["file"].error
    assert other.progress == before


def test_the_record_shows_when_each_rule_comes_up_again() -> None:
    review = page()
    review.progress = record(H4_3={1: True, 2: True}, H6_2={1: False})
    [table] = [block for block in review.scene().blocks if isinstance(block, Table)]
    assert [[cell.text for cell in row] for row in table.rows] == [
        ["H6.2 · Crying Havoc", "with another try", "today"],
        ["H4.3 · When the recruits are full", "at the first go", "in 2 days"],
    ]


def test_lessons_report_their_marks_and_the_answers_to_their_questions() -> None:
    lesson = LessonController("havoc-recruit", clock=lambda: TODAY)
    lesson.handle({"do": "act", "action": "take o2"})
    lesson.handle({"do": "act", "action": "draw"})
    assert lesson.progress.lessons["havoc-recruit"].done == 1
    assert lesson.progress.rules == {}  # a step that teaches asks nothing
    lesson.run.visit(lesson.run.lesson.questions[0])
    while not lesson.attempt.done:
        lesson.handle({"do": "act", "action": lesson.attempt.solution()})
    assert lesson.progress.rules == {lesson.step.rule: {TODAY: True}}
    assert lesson.progress.lessons["havoc-recruit"].marks[lesson.run.at] == str(CLEAN)
    assert Progress.read(lesson.scene().memory[KEPT_AS]) == lesson.progress


def doors(start: StartController) -> dict[str, str]:
    return {card.title: card.note for block in start.scene().blocks if isinstance(block, Links) for card in block.cards}


def test_the_start_page_tells_how_far_lessons_are_and_what_is_due() -> None:
    start = StartController(clock=lambda: TODAY)
    first, second = read_catalogue().lessons[:2]
    assert "minutes" in doors(start)[first.title("en")]
    assert not any("due" in title for title in doors(start))
    kept = record(H4_3={1: True}, H6_2={2: True}, H6_3={0: True})
    kept = kept.marked(first.id, first.lesson.version, [1] * len(first.lesson.steps))
    kept = kept.marked(second.id, second.lesson.version, [2, 1, *[0] * (len(second.lesson.steps) - 2)])
    start.handle({"do": "recall", "memory": {KEPT_AS: kept.packed()}})
    assert doors(start)[first.title("en")] == "done"
    assert doors(start)[second.title("en")] == f"2 of {len(second.lesson.steps)} steps done"
    assert "2 questions are due today" in doors(start)


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_any_clicks_leave_a_page_that_comes_back_as_it_was(data: st.DataObject) -> None:
    kinds = ["all", "mixed", *chapters(read_quizzes())]
    review = begin(data.draw(st.sampled_from(kinds)), data.draw(st.integers(0, 5)))
    for _ in range(6):
        choices = [
            intent for intent in offered(review) if intent.get("do") not in ("text-view", "search-rules", "load")
        ]
        review.handle(data.draw(st.sampled_from(choices)))
    scene = review.scene()
    assert Scene.model_validate(scene.model_dump(mode="json")) == scene
    again = page(seed=99, token=scene.token)
    assert again.token == scene.token
    assert again.scene().layout == scene.layout


def test_the_other_language_keeps_the_question_and_what_was_done_on_it() -> None:
    review = begin("H6", 2)
    while review.step.kind != "choose":
        answer(review)
        press(review, "next")
    wrong = next(command for command in review.attempt.can() if command != review.attempt.solution())
    review.handle({"do": "command", "command": wrong})
    before = (review._at, review.attempt.commands[:], review.attempt.misses)
    english = review.scene()
    press(review, "language")
    hungarian = review.scene()
    assert (review._at, review.attempt.commands, review.attempt.misses) == before
    assert [block.type for block in hungarian.blocks] == [block.type for block in english.blocks]
    assert texts(hungarian) != texts(english)
    assert page(token=hungarian.token).language == "hu"


GOOD = Kept(rules=("H4.3",), marks="0", seed=3)
HOSTILE = {
    "no link": "<script>",
    "of another page": pack("t", ["en"]),
    "of an unknown rule": pack("v", {"rules": ["H99.9"], "marks": "0"}),
    "with marks that do not fit": pack("v", {"rules": ["H4.3"], "marks": "000"}),
    "beyond its end": pack("v", {"rules": ["H4.3"], "marks": "0", "at": 7}),
    "with a wild seed": pack("v", {"seed": -1}),
    "with moves that are none": pack("v", {"rules": ["H4.1"], "marks": "0", "moves": ["answer nine"]}),
    "with more": pack("v", {"admin": True}),
}


@pytest.mark.parametrize("token", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_link_is_told_and_the_choice_stands(token: str, language: str) -> None:
    review = page(language=language, token=token)
    assert review.scene().layout == "page"
    assert [block.text for block in review.scene().blocks if isinstance(block, Reply)]
    press(review, "start")
    assert review.scene().layout == "lesson"


def test_a_link_to_a_question_opens_it() -> None:
    review = page(token=GOOD.token())
    assert review.step.rule == "H4.3"
    assert review.scene().layout == "lesson"


def test_what_was_taken_back_can_be_done_again_until_something_else_is_done() -> None:
    lesson = LessonController("havoc-recruit", clock=lambda: TODAY)
    lesson.run.visit(3)
    for action in ("take o2", "draw"):
        lesson.handle({"do": "act", "action": action})
    done = lesson.attempt.commands[:]
    for _ in done:
        lesson.handle({"do": "undo"})
    assert (lesson.attempt.commands, len(lesson.attempt.undone)) == ([], len(done))
    for _ in done:
        lesson.handle({"do": "redo"})
    assert (lesson.attempt.commands, lesson.attempt.undone) == (done, [])
    lesson.handle({"do": "undo"})
    lesson.handle({"do": "act", "action": str(lesson.attempt.solution())})
    assert lesson.attempt.undone == []
    lesson.handle({"do": "redo"})  # nothing is left to do again


def test_doing_a_miss_again_counts_it_once() -> None:
    lesson = LessonController("havoc-recruit", clock=lambda: TODAY)
    lesson.run.visit(1)
    lesson.handle({"do": "act", "action": "put b2"})
    assert lesson.attempt.misses == 1
    lesson.handle({"do": "undo"})
    lesson.handle({"do": "redo"})
    assert (lesson.attempt.misses, lesson.attempt.commands) == (1, ["put b2"])


def test_a_walk_ranks_by_what_is_done_and_one_begun_anew_above_all_others() -> None:
    run = Run("havoc-recruit", seed=3)
    ranks = [run.rank]
    while not run.over:
        while not run.attempt.done:
            run.attempt.do(str(run.attempt.solution()))
        run.mark()
        ranks.append(run.rank)
        if not run.next():
            break
    assert ranks == sorted(set(ranks))
    run.restart()
    assert run.rank > ranks[-1]
    back, _ = Run.from_token("havoc-recruit", run.token())
    assert back.rank == run.rank
    assert LessonController("havoc-recruit", token=run.token()).scene().keep_rank == run.rank
