"""Walking through a lesson: marks, rounds, hints, taking back, and coming back with a token."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab.core.link import pack, unpack
from havoclab.core.words import LANGUAGES
from havoclab.lessons.catalogue import Page, read_catalogue
from havoclab.lessons.runner import CLEAN, DONE, OPEN, BadProgress, Run, solve

PAGES = read_catalogue().lessons
LONGEST_TOKEN = 700


def at_step(lesson: str, step: str, seed: int = 0) -> Run:
    """A run that stands at this step."""
    run = Run(lesson, seed)
    place = next(place for place, one in enumerate(run.lesson.steps) if one.id == step)
    run.visit(place)
    return run


@pytest.mark.parametrize("lesson", PAGES, ids=lambda lesson: lesson.id)
def test_the_reference_solution_walks_through_and_solves(lesson: Page) -> None:
    run = Run(lesson, seed=7)
    visited = [run.at]
    while True:
        assert not run.next()  # nothing moves on before the goal is reached
        solve(run.attempt)
        if not run.next():
            break
        visited.append(run.at)
    assert visited == list(range(len(lesson.lesson.steps)))
    assert run.over
    assert run.solved
    assert run.marks == [CLEAN] * len(run.marks)


@pytest.mark.parametrize("lesson", PAGES, ids=lambda lesson: lesson.id)
def test_a_token_comes_back_to_the_same_moment(lesson: Page) -> None:
    run = Run(lesson, seed=3)
    while True:
        while not run.attempt.done:
            command = run.attempt.solution()
            assert command is not None
            run.attempt.do(command)
            back, language = Run.from_token(lesson, run.token("hu"))
            assert language == "hu"
            assert len(run.token("hu")) < LONGEST_TOKEN
            assert (back.at, back.seed, back.round, back.marks) == (run.at, run.seed, run.round, run.marks)
            assert back.attempt.commands == run.attempt.commands
            assert back.attempt.can() == run.attempt.can()
            assert back.attempt.done == run.attempt.done
        if not run.next():
            return


def test_misses_are_kept_by_undo_and_by_the_token() -> None:
    run = at_step("havoc-recruit", "lay-one")
    assert run.attempt.do("put b2").tone == "missed"
    run.attempt.undo()
    assert (run.attempt.misses, run.attempt.commands) == (1, [])
    back, _ = Run.from_token("havoc-recruit", run.token())
    assert back.attempt.misses == 1
    solve(back.attempt)
    back.mark()
    assert back.marks[back.at] == DONE


def test_after_a_miss_only_taking_back_leads_on() -> None:
    run = at_step("havoc-recruit", "lay-one")
    run.attempt.do("put b2")
    assert run.attempt.solution() is None
    assert run.attempt.can() == []
    again = run.attempt.do("put g2")
    assert (again.tone, again.undo) == ("info", True)
    assert run.attempt.hint_at(2).undo
    run.attempt.undo()
    assert run.attempt.solution() == "put o11"


def test_a_refusal_changes_nothing_and_offers_the_nearest() -> None:
    run = at_step("havoc-recruit", "are-full")
    before = run.attempt.can()
    answer = run.attempt.do("draw")
    assert (answer.tone, answer.rule) == ("refused", "H4.3")
    assert answer.fix is not None
    assert run.attempt.can() == before
    assert run.attempt.commands == []


def test_one_click_of_two_steps_is_refused_as_one() -> None:
    run = at_step("havoc-recruit", "both-places")
    answer = run.attempt.do("recruit, draw")
    assert answer.rule == "H4.3"
    assert str(answer.fix).startswith("recruit, take ")
    assert "2" not in answer.cause("en")
    assert run.attempt.do(str(answer.fix)).tone != "refused"


def test_hints_come_in_three_stages() -> None:
    run = at_step("havoc-recruit", "fetch-last")
    where, what, why = run.attempt.hint(), run.attempt.hint(), run.attempt.hint()
    assert where.fix is None
    assert str(what.fix) == "fetch g8"
    assert "1" in why.text("en")  # of the moves allowed, one leads on
    assert run.attempt.hints == 3
    run.attempt.do("fetch g8")
    run.mark()
    assert run.marks[run.at] == DONE  # done, but not without help


def test_where_to_look_alone_is_no_help_that_counts() -> None:
    run = at_step("havoc-recruit", "fetch-last")
    run.attempt.hint()
    solve(run.attempt)
    run.mark()
    assert run.marks[run.at] == CLEAN


def test_questions_are_asked_again_on_new_positions() -> None:
    run = Run("havoc-recruit", seed=1)
    first = run.lesson.questions[0]
    run.marks = [CLEAN] * len(run.marks)
    run.marks[first] = DONE
    assert not run.solved
    before = run.begin(first).step.slots, run.begin(first).can()
    run.ask_again()
    assert (run.at, run.marks[first], run.round) == (first, OPEN, 1)
    assert (run.attempt.step.slots, run.attempt.can()) != before
    solve(run.attempt)
    assert not run.next()  # the others were answered already
    assert run.over
    assert run.solved


def test_back_and_restart() -> None:
    run = Run("havoc-battle", seed=1)
    solve(run.attempt)
    run.next()
    run.back()
    assert (run.at, run.attempt.done) == (0, False)
    assert run.next()  # it was done before
    assert run.at == 1
    run.restart()
    assert (run.at, run.seed, set(run.marks)) == (0, 2, {OPEN})


def test_a_lesson_that_is_none_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="havoc-recruit"):
        Run("havoc-poker")
    with pytest.raises(ValueError, match="no lesson"):
        Run("havoc-table")


# --- bad tokens ---


def _changed(**fields: object) -> str:
    _, data = unpack(Run("havoc-recruit").token())
    return pack("l", data | fields)


@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("", "progress-damaged"),
        ("1lnonsense", "progress-damaged"),
        (pack("l", [1, 2]), "progress-damaged"),
        (pack("t", {}), "progress-damaged"),
        (Run("havoc-battle").token(), "progress-of-another"),
        (_changed(version=99), "progress-older"),
        (_changed(marks="12"), "progress-older"),
        (_changed(at=39), "progress-older"),
        (_changed(at=-1), "progress-damaged"),
        (_changed(moves=["draw"] * 61), "progress-damaged"),
        (_changed(moves=["attack"]), "progress-damaged"),
        (_changed(moves=["x" * 5000]), "progress-damaged"),
        (_changed(round=10**9), "progress-damaged"),
        (_changed(language="xx"), "progress-damaged"),
    ],
)
def test_bad_tokens_are_told_apart(token: str, message: str) -> None:
    with pytest.raises(BadProgress) as caught:
        Run.from_token("havoc-recruit", token)
    assert caught.value.message == message


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_damaged_tokens_give_a_clear_refusal_or_a_sound_lesson(data: st.DataObject) -> None:
    run = Run("havoc-ranks", seed=5)
    token = run.token("hu")
    place = data.draw(st.integers(0, len(token) - 1))
    damaged = token[:place] + data.draw(st.text(max_size=3)) + token[place + data.draw(st.integers(0, 3)) :]
    try:
        back, _ = Run.from_token("havoc-ranks", damaged)
    except BadProgress:
        return  # test_bad_tokens_are_told_apart looks at what it says
    assert back.attempt.can() is not None
    assert 0 <= back.at < len(back.lesson.steps)


def test_every_sentence_can_be_said_in_every_language() -> None:
    """Also those that come up only along the way: each hint of each step, and each reason."""
    for lesson in PAGES:
        for place in range(len(lesson.lesson.steps)):
            attempt = Run(lesson).begin(place)
            for stage in (1, 2, 3):
                hint = attempt.hint_at(stage)
                assert all(hint.text(language) for language in LANGUAGES)
            solve(attempt)
            assert attempt.answer is not None
            assert all(attempt.answer.text(language) for language in LANGUAGES)
