"""Which rules a review set asks: those due first, then those missed, then those of lessons done; mixed in their order.

>>> from datetime import date
>>> from random import Random
>>> from havoclab.lessons.quiz import read_quizzes
>>> learner = Progress().answered("H4.3", date(2026, 3, 1), known=True).answered("H6.2", date(2026, 3, 4), known=False)
>>> pick(read_quizzes("havoc"), "mixed", learner, date(2026, 3, 4), Random(1))
['H4.3', 'H6.2']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date
from random import Random
from typing import Final

from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.progress import Progress
from havoclab.lessons.quiz import QuizBook
from havoclab.lessons.spacing import due, missed, next_day, until

#: Questions of a set.
SET_SIZE: Final = 8
#: What a set may be made of, beside the chapters (H1, H2, ...).
KINDS: Final = ("mixed", "missed", "all", "night")


def chapters(quizzes: QuizBook) -> list[str]:
    """The chapters that have questions."""
    return list(dict.fromkeys(quizzes.book[rule].section for rule in quizzes.rules))


def due_today(quizzes: QuizBook, progress: Progress, today: date) -> list[str]:
    """The rules that are due and can be asked, those first that have waited longest."""
    return [rule for rule in due(progress.rules, today, progress.night.day) if rule in quizzes.questions]


def missed_rules(quizzes: QuizBook, progress: Progress, today: date) -> list[str]:
    """The rules that were missed on the last day they were asked."""
    return [rule for rule in missed(progress.rules, today) if rule in quizzes.questions]


def learned_rules(quizzes: QuizBook, progress: Progress) -> list[str]:
    """The rules of lesson steps that were done, as far as they can be asked."""
    found: dict[str, None] = {}
    for page in read_catalogue().course(quizzes.game).lessons:
        kept = progress.lessons.get(page.id)
        if kept is not None and kept.version == page.lesson.version:
            done = (step.rule for step, mark in zip(page.lesson.steps, kept.marks, strict=False) if mark != "0")
            found |= dict.fromkeys(rule for rule in done if rule in quizzes.questions)
    return list(found)


def until_night(quizzes: QuizBook, progress: Progress, today: date) -> list[str]:
    """The rules that come up until the game night, soonest first; those of lessons that were never asked come last."""
    night = progress.night.day
    seen = {rule: until(days, today) for rule, days in progress.rules.items() if rule in quizzes.questions}
    soon = {rule: next_day(days, night) for rule, days in seen.items() if days}
    waiting = [rule for rule in sorted(soon, key=lambda rule: soon[rule]) if night is None or soon[rule] <= night]
    return [*waiting, *(rule for rule in learned_rules(quizzes, progress) if rule not in soon)]


def pick(quizzes: QuizBook, what: str, progress: Progress, today: date, rng: Random) -> list[str]:
    """The rules of a new set, in the order in which they are asked; none of them twice.

    Args:
        quizzes: the questions of the game.
        what: one of :data:`KINDS`, or a chapter. "night" asks everything until the game night, the others a set.
        progress: the learner's record.
        today: the learner's date.
        rng: mixes what is equally due.

    Raises:
        ValueError: if there is no such kind of set.
    """
    if what == "mixed":
        chosen = _mixed(quizzes, progress, today, rng)
    elif what == "missed":
        chosen = _some(missed_rules(quizzes, progress, today), rng)
    elif what == "all":
        chosen = _some(quizzes.rules, rng)
    elif what == "night":
        chosen = until_night(quizzes, progress, today)
    elif what in chapters(quizzes):
        chosen = _some([rule for rule in quizzes.rules if quizzes.book[rule].section == what], rng)
    else:
        raise ValueError(f"what: {what[:20]!r} is no set; allowed are {', '.join([*KINDS, *chapters(quizzes)])}")
    return _apart(quizzes, chosen, rng)


def _mixed(quizzes: QuizBook, progress: Progress, today: date, rng: Random) -> list[str]:
    first = due_today(quizzes, progress, today)
    again = [rule for rule in missed_rules(quizzes, progress, today) if rule not in first]
    asked = {rule for rule, days in progress.rules.items() if days}
    new = [rule for rule in learned_rules(quizzes, progress) if rule not in asked]
    chosen = [*first, *_some(again, rng), *_some(new, rng)][:SET_SIZE]
    if chosen:
        return chosen
    # Nothing is due and nothing was learned: what was asked before, else what the first lesson teaches.
    known = [rule for rule in quizzes.rules if rule in asked]
    return _some(known or _first_lesson(quizzes), rng)


def _first_lesson(quizzes: QuizBook) -> list[str]:
    first = read_catalogue().course(quizzes.game).lessons[:1]
    rules = dict.fromkeys(step.rule for page in first for step in page.lesson.steps)
    return [rule for rule in rules if rule in quizzes.questions]


def _some(rules: Sequence[str], rng: Random) -> list[str]:
    return rng.sample(list(rules), min(SET_SIZE, len(rules)))


def _apart(quizzes: QuizBook, rules: Sequence[str], rng: Random) -> list[str]:
    """The same rules mixed, so that as few as possible follow one of their own chapter."""
    book = quizzes.book
    left = rng.sample(list(rules), len(rules))
    found: list[str] = []
    while left:
        sizes = Counter(book[rule].section for rule in left)
        last = book[found[-1]].section if found else ""
        best = max(left, key=lambda rule: (book[rule].section != last, sizes[book[rule].section]))
        found.append(best)
        left.remove(best)
    return found
