"""What a notebook's one short cell calls: the start page, the table, a lesson."""

from __future__ import annotations

from random import SystemRandom

from havoclab.core.words import LANGUAGES
from havoclab_widgets.stage import Stage, open_stage, query_parameters, query_token

__all__ = ["lesson", "play", "start"]

# Each page imports its own controller when it is called: a table opens without the lessons' code, which takes a while.

#: Seeds of lessons that are opened without a kept moment.
MOST_SEEDS = 2**32


def query_language() -> str | None:
    """The language of the address (``?lang=``), or None where it names none of ours.

    >>> query_language() is None
    True
    """
    language = query_parameters().get("lang", "")
    return language if language in LANGUAGES else None


def start() -> Stage:
    """The start page, as a widget."""
    from havoclab.stage.start import StartController

    return open_stage(StartController(language=query_language() or "en"))


def play() -> Stage:
    """The table of Havoc, as a widget: a fresh one, or the moment that the address holds."""
    from havoclab.stage.table import TableController

    return open_stage(TableController(language=query_language() or "en", token=query_token()))


def lesson(lesson_id: str) -> Stage:
    """A lesson, as a widget: from its beginning, or from the moment that the address holds.

    Args:
        lesson_id: id of the lesson, as in the catalogue ("havoc-recruit").

    Raises:
        ValueError: if there is no such lesson; the message names those there are.
    """
    from havoclab.stage.lesson import LessonController

    seed = SystemRandom().randrange(MOST_SEEDS)
    return open_stage(LessonController(lesson_id, language=query_language(), token=query_token(), seed=seed))
