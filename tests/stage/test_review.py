"""The review page through its controller: sets that mix rules, which rules they ask, and the game night."""

from __future__ import annotations

from datetime import timedelta
from itertools import pairwise
from random import Random

import pytest

from havoclab.core.words import LANGUAGES
from havoclab.havoc import rulebook
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.lint import names_a_rule
from havoclab.lessons.progress import Progress
from havoclab.lessons.quiz import read_quizzes
from havoclab.lessons.review import SET_SIZE, chapters, learned_rules, pick
from havoclab.stage.lesson import LessonController
from havoclab.stage.scene import Buttons, Reply, RulesPanel, Table
from tests.stage.reviewing import TODAY, answer, begin, buttons, fields, page, press, record, texts

# --- a set ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_is_answered_question_by_question_to_its_end(language: str) -> None:
    review = begin(language=language)
    rules = []
    for number in range(SET_SIZE):
        assert review.say("review-question", number=number + 1, all=SET_SIZE) in texts(review.scene())
        assert buttons(review)["next"].state == "off"
        answer(review)
        rules.append(review.step.rule)
        press(review, "next")
    assert len(set(rules)) == SET_SIZE
    [table] = [block for block in review.scene().blocks if isinstance(block, Table)]
    assert [row[0].intent for row in table.rows] == [{"do": "rule", "rule": rule} for rule in rules]
    assert {row[2].text for row in table.rows} == {review.say("review-ahead", days=1)}
    assert {rule: review.progress.rules[rule][TODAY] for rule in rules} == dict.fromkeys(rules, True)
    press(review, "start")
    assert review.scene().layout == "lesson"


def test_no_question_names_its_rule_before_it_is_answered_and_each_does_after() -> None:
    for seed, chapter in enumerate(chapters(read_quizzes())):
        review = begin(chapter, seed)
        scene = review.scene()
        shown = scene.model_copy(
            update={"blocks": [b for b in scene.blocks if not isinstance(b, RulesPanel | Buttons)]}
        )
        assert not names_a_rule(shown.model_dump_json(exclude={"token", "memory", "words"}))
        panel = next(block for block in scene.blocks if isinstance(block, RulesPanel))
        assert {rulebook()[rule.id].section for rule in panel.rules} != {chapter}
        answer(review)
        reply = [block for block in review.scene().blocks if isinstance(block, Reply)][-1]
        assert reply.tone == "goal"
        assert reply.rule is not None
        assert rulebook()[review.step.rule].text["en"] in texts(review.scene())


def test_a_miss_names_rule_and_way_out_and_counts_as_missed() -> None:
    review = begin("H4", 3)
    while review.step.kind != "choose":
        answer(review)
        press(review, "next")
    wrong = next(command for command in review.attempt.can() if command != review.attempt.solution())
    review.handle({"do": "command", "command": wrong})
    [reply] = [block for block in review.scene().blocks if isinstance(block, Reply)]
    assert (reply.tone, reply.rule is None) == ("refused", False)
    assert review.attempt.step.say("look")("en") in reply.text
    rule = review.step.rule
    answer(review)
    assert review.progress.rules[rule] == {TODAY: False}


def test_questions_of_one_chapter_stand_apart_where_there_are_others() -> None:
    review = begin(seed=4)
    sections = [rulebook()[rule].section for rule in review._rules]
    most = max(sections.count(section) for section in sections)
    assert most > SET_SIZE / 2 or all(one != other for one, other in pairwise(sections))


# --- which rules ---


def picked(what: str, progress: Progress, seed: int = 1) -> set[str]:
    return set(pick(read_quizzes(), what, progress, TODAY, Random(seed)))


def test_due_rules_come_first_then_missed_ones_then_those_of_lessons() -> None:
    learner = record(H4_3={1: True}, H4_6={9: True, 8: True}, H6_2={0: False}, H6_3={0: True})
    assert picked("mixed", learner) == {"H4.3", "H4.6", "H6.2"}
    steps = read_catalogue().lessons[0].lesson.steps
    learned = learner.marked("havoc-recruit", read_catalogue().lessons[0].lesson.version, [1] * len(steps))
    chosen = picked("mixed", learned)
    assert {"H4.3", "H4.6", "H6.2"} < chosen
    assert chosen - {"H4.3", "H4.6", "H6.2"} <= set(learned_rules(read_quizzes(), learned))
    assert picked("missed", learned) == {"H6.2"}


def test_more_due_than_a_set_holds_the_longest_waiting_are_asked() -> None:
    waiting = {rule: {TODAY - timedelta(days=20 - place): True} for place, rule in enumerate(read_quizzes().rules[:15])}
    assert picked("mixed", Progress(rules=waiting)) == set(read_quizzes().rules[:SET_SIZE])


def test_until_the_game_night_everything_seen_is_asked_that_comes_up_by_then() -> None:
    learner = record(H4_3={1: True}, H4_6={9: True, 8: True, 0: True}, H6_2={0: False})
    assert picked("night", learner.playing_on(TODAY + timedelta(days=1))) == {"H4.3", "H6.2"}
    assert picked("night", learner.playing_on(TODAY + timedelta(days=30))) == {"H4.3", "H4.6", "H6.2"}


def test_a_new_learner_begins_with_the_first_lesson() -> None:
    first = {step.rule for step in read_catalogue().lessons[0].lesson.steps}
    assert picked("mixed", Progress()) <= first
    assert len(picked("mixed", Progress())) == SET_SIZE


@pytest.mark.parametrize("what", ["missed", "night"])
def test_an_empty_set_is_told_in_words(what: str) -> None:
    review = begin(what)
    assert review.scene().layout == "page"
    assert [block.text for block in review.scene().blocks if isinstance(block, Reply)] == [
        review.say("review-nothing", what=what)
    ]


# --- the game night ---


def test_the_game_night_can_be_named_and_taken_back() -> None:
    review = page()
    review.handle({"do": "set", "field": "night", "value": "2026-03-12"})
    assert fields(review)["night"].value == "2026-03-12"
    assert "in 2 days" in texts(review.scene())
    review.handle({"do": "set", "field": "night", "value": ""})
    assert fields(review)["night"].value == ""


@pytest.mark.parametrize("value", ["2026-03-09", "soon", "2026-02-30", "9" * 40])
def test_a_day_that_can_not_be_is_told_at_its_field(value: str) -> None:
    review = page()
    review.handle({"do": "set", "field": "night", "value": "2026-03-12"})
    review.handle({"do": "set", "field": "night", "value": value})
    assert fields(review)["night"].error
    assert fields(review)["night"].value == "2026-03-12"


@pytest.mark.rule("H4.2")
def test_the_third_hint_ranks_the_moves_that_lead_on_and_says_that_it_is_an_estimate() -> None:
    for language, estimate in (("en", "estimate"), ("hu", "becslés")):
        lesson = LessonController("havoc-recruit", language, clock=lambda: TODAY)
        for _ in range(3):
            lesson.handle({"do": "hint"})
        [reply] = [block for block in lesson.scene().blocks if isinstance(block, Reply)]
        assert estimate in reply.text
        attempt = lesson.attempt
        leading, _ = attempt.leading()  # type: ignore[attr-defined]  # a step at the table
        best = attempt.by_estimate(leading)[0]  # type: ignore[attr-defined]
        assert lesson.say_action(best) in reply.text
