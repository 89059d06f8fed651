"""What a notebook's one short cell calls: the start page, the table, a lesson."""

from __future__ import annotations

from random import SystemRandom

from havoclab.core.words import LANGUAGES
from havoclab_widgets.stage import Stage, open_stage, query_parameters, query_token

__all__ = [
    "analysis",
    "coverage",
    "gallery",
    "laboratory",
    "lesson",
    "play",
    "player_aid",
    "replay",
    "review",
    "rules_book",
    "sandbox",
    "start",
]

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

    return open_stage(TableController(language=query_language(), token=query_token()))


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


def review() -> Stage:
    """The review page, as a widget: the choice of a set, or the question that the address holds."""
    from havoclab.stage.review.controller import ReviewController

    seed = SystemRandom().randrange(MOST_SEEDS)
    return open_stage(ReviewController(language=query_language(), token=query_token(), seed=seed))


def rules_book() -> Stage:
    """The rules as a book, as a widget: at the place that the address names (``?rule=H4.3``), else at its beginning."""
    from havoclab.stage.book.controller import BookController

    return open_stage(BookController(language=query_language() or "en", asked=query_parameters()))


def replay() -> Stage:
    """A game to walk through, as a widget: the one that the address holds, else the worked example."""
    from havoclab.stage.replay.controller import ReplayController
    from havoclab_widgets.export import film_page

    return open_stage(ReplayController(language=query_language(), token=query_token(), make_file=film_page))


def analysis() -> Stage:
    """The decisions of a game that mattered, as a widget: of the game that the address holds, else of one to open."""
    from havoclab.stage.analysis.controller import AnalysisController

    return open_stage(AnalysisController(language=query_language(), token=query_token()))


def sandbox() -> Stage:
    """The sandbox, as a widget: an empty table, or the position, the game or the moment that the address holds."""
    from havoclab.stage.sandbox.controller import SandboxController

    return open_stage(SandboxController(language=query_language(), token=query_token()))


def laboratory() -> Stage:
    """The laboratory, as a widget: an experiment to begin with, or the one that the address holds."""
    from havoclab.stage.lab.controller import LabController

    return open_stage(LabController(language=query_language(), token=query_token()))


def player_aid() -> Stage:
    """The player aid of Havoc, as a widget: one page to print."""
    from havoclab.stage.aid.controller import AidController

    return open_stage(AidController(language=query_language() or "en"))


def gallery() -> Stage:
    """The gallery of edge cases, as a widget: all cases, or the one that the address names (``?case=h4-2-h4-9a``)."""
    from havoclab.stage.gallery.controller import GalleryController

    return open_stage(GalleryController(query_language(), query_token(), query_parameters()))


def coverage() -> Stage:
    """The table of rules, as a widget: which rule is kept, shown, taught, asked and tested where."""
    from havoclab.stage.coverage import CoverageController

    return open_stage(CoverageController(language=query_language() or "en"))
