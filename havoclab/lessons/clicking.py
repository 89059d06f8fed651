"""Plays a lesson as people do who do not know it: every click at every moment, and clicks at random.

``reply_faults`` looks at the answer to each click, ``random_clicker`` measures how far clicking at random gets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.words import LANGUAGES
from havoclab.lessons.attempt import Answer, Attempt
from havoclab.lessons.catalogue import Page
from havoclab.lessons.kits import kit_of
from havoclab.lessons.lint import Fault, count_words, judging_words
from havoclab.lessons.runner import Run, solve
from havoclab.lessons.table import TableAttempt

#: Clicks that a random player may make on one question; a player who knows needs a dozen.
MOST_CLICKS: Final = 60

# --- every move gets its answer: line 4 ---


def reply_faults(page: Page, place: int, seed: int = 0) -> list[Fault]:
    """Try every legal and every illegal click at every moment of a step's solution; answers that lack something."""
    run = Run(page, seed)
    where = page.lesson.steps[place].id
    return [Fault(where, 4, what) for what in answer_faults(lambda: run.begin(place))]


def answer_faults(begin: Callable[[], Attempt], moments: int | None = None) -> list[str]:
    """The same for any step, of which ``begin`` gives fresh attempts at one position; for its first moments, or all."""
    found: list[str] = []
    done: list[str] = []
    for command in solve(begin())[:moments]:
        at_start = begin()
        at_start.restore(done, 0)
        for click in at_start.can():
            if isinstance(at_start, TableAttempt):
                at_start.way()  # looked for once; the forks know it
                attempt: Attempt = at_start.fork()
            else:
                attempt = begin()
                attempt.restore(done, 0)
            answer = attempt.do(click)
            found += [f"{done} then {click!r}: {what}" for what in _lacks(answer, attempt)]
        done.append(command)
    return found


def _lacks(answer: Answer, attempt: Attempt) -> Iterator[str]:
    """What an answer lacks: cause, rule, a way on, the same in both languages, and no judgement."""
    if answer.rule not in kit_of(attempt.step.game).game.rulebook():
        yield f"its rule {answer.rule!r} is none"
    for language in LANGUAGES:
        cause = answer.cause(language)
        if count_words(cause) < 2:
            yield f"no cause in {language}: {cause!r}"
        for word in judging_words(answer.text(language), language):
            yield f"{word!r} judges"
    if answer.tone in ("refused", "missed") and answer.advice is None:
        yield "nothing to try next"
    if isinstance(attempt, TableAttempt) and answer.fix is not None:
        yield from _refused(attempt, answer.fix)
    if answer.tone == "goal" and not attempt.done:
        yield "it tells of a goal that is not reached"


def _refused(attempt: TableAttempt, fix: Action) -> Iterator[str]:
    if attempt.state.check(fix, attempt.seat) is not None:
        yield f"its fix {fix} is refused too"


# --- clicking at random: line 9 ---


def clicks_to_goal(attempt: Attempt, rng: Random) -> bool:
    """Whether clicking at random reaches the goal at the first go: no refusal, no move that misses it."""
    for _ in range(MOST_CLICKS):
        if attempt.done:
            return True
        clicks = attempt.can()
        if not clicks:
            return False
        click = rng.choice(clicks)
        if isinstance(attempt, TableAttempt):
            if attempt.state.check(click, attempt.seat) is not None:
                return False
            # A move that misses can't reach the goal any more: no need to judge it.
            attempt.play(attempt.state.read_action(click))
        elif attempt.do(click).tone in ("refused", "missed"):
            return False
    return attempt.done


def random_clicker(page: Page, tries: int, seed: int = 0) -> tuple[int, list[int]]:
    """How many of so many tries solve a lesson by clicking at random, and how many answer each question.

    A lesson is solved when every question at its end is answered at the first go. The steps before are taken as done:
    so the count is at least as high as for a player who has to click through them too.
    """
    rng = Random(seed)
    solved = 0
    by_question = [0] * len(page.lesson.questions)
    for number in range(tries):
        run = Run(page, number)
        hits = [clicks_to_goal(run.begin(place), rng) for place in page.lesson.questions]
        by_question = [count + hit for count, hit in zip(by_question, hits, strict=True)]
        solved += all(hits)
    return solved, by_question
