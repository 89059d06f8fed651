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
    "memory_table",
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
    """The start page, as a widget: with the doors of the game that the address names (``?game=gold_und_rum``)."""
    from havoclab.stage.start import StartController

    return open_stage(StartController(language=query_language() or "en", asked=query_parameters()))


def play(game: str = "havoc") -> Stage:
    """The table of a game, as a widget: a fresh one, or the moment that the address holds.

    Args:
        game: name of the game ("havoc", "gold_und_rum"), as for all pages of one game.

    Raises:
        ValueError: if there is no such game; the message names those there are.
    """
    from havoclab.stage.table import TableController

    return open_stage(TableController(game, language=query_language(), token=query_token()))


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


def review(game: str = "havoc") -> Stage:
    """The review page, as a widget: the choice of a set, or the question that the address holds."""
    from havoclab.stage.review.controller import ReviewController

    seed = SystemRandom().randrange(MOST_SEEDS)
    return open_stage(ReviewController(game, language=query_language(), token=query_token(), seed=seed))


def rules_book(game: str = "havoc") -> Stage:
    """The rules as a book, as a widget: at the place that the address names (``?rule=H4.3``), else at its beginning."""
    from havoclab.stage.book.controller import BookController

    return open_stage(BookController(game, language=query_language() or "en", asked=query_parameters()))


def replay(game: str = "havoc") -> Stage:
    """A game to walk through, as a widget: the one that the address holds, else the example that the rules bring."""
    from havoclab.stage.replay.controller import ReplayController
    from havoclab_widgets.export import film_page

    return open_stage(ReplayController(game, language=query_language(), token=query_token(), make_file=film_page))


def analysis(game: str = "havoc") -> Stage:
    """The decisions of a game that mattered, as a widget: of the game that the address holds, else of one to open."""
    from havoclab.stage.analysis.controller import AnalysisController

    return open_stage(AnalysisController(game, language=query_language(), token=query_token()))


def memory_table() -> Stage:
    """The slow-motion table of Gold und Rum, as a widget: a deal to open, or the moment that the address holds."""
    from havoclab.stage.memory_table.controller import MemoryTableController

    seed = SystemRandom().randrange(MOST_SEEDS)
    return open_stage(MemoryTableController(language=query_language(), token=query_token(), seed=seed))


def sandbox(game: str = "havoc") -> Stage:
    """The sandbox of a game, as a widget: an empty table, or what the address holds: a position, a game, a moment."""
    from havoclab.stage.sandbox.controller import SandboxController

    return open_stage(SandboxController(game, language=query_language(), token=query_token()))


def laboratory(game: str = "havoc") -> Stage:
    """The laboratory of a game, as a widget: an experiment to begin with, or the one that the address holds."""
    from havoclab.stage.lab.controller import LabController

    return open_stage(LabController(game, language=query_language(), token=query_token()))


def player_aid(game: str = "havoc") -> Stage:
    """The player aid of a game, as a widget: one page to print."""
    from havoclab.stage.aid.controller import AidController

    return open_stage(AidController(game, language=query_language() or "en"))


def gallery(game: str = "havoc") -> Stage:
    """The gallery of edge cases, as a widget: all cases, or the one that the address names (``?case=h4-2-h4-9a``)."""
    from havoclab.stage.gallery.controller import GalleryController

    return open_stage(GalleryController(game, query_language(), query_token(), query_parameters()))


def coverage(game: str = "havoc") -> Stage:
    """The table of rules, as a widget: which rule is kept, shown, taught, asked and tested where."""
    from havoclab.stage.coverage import CoverageController

    return open_stage(CoverageController(game, language=query_language() or "en"))
