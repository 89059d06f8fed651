"""All pages in their order: one file drives the start page, the README's table, the notebooks and the tests.

Run as ``python -m havoclab.lessons.catalogue README.md`` this writes the tables of lessons between the two marks in a
Markdown file.
"""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from havoclab.core.words import words
from havoclab.lessons.attempt import SHARED
from havoclab.lessons.model import Id, Lesson, read_lesson

TABLE_MARKS: Final = ("<!-- lessons: made from the catalogue -->", "<!-- /lessons -->")


#: What a page is for, by its kind: the groups of doors on the start page.
KINDS: Final = {
    "play": ("table", "sandbox", "replay"),
    "learn": ("lesson", "memory", "review"),
    "find-out": ("analysis", "lab", "essay"),
    "look-up": ("book", "aid", "gallery", "coverage"),
}


class Page(BaseModel):
    """One page: a lesson, a table, a book ...

    Attributes:
        kind: what it is; :data:`KINDS` groups them. An essay is a notebook without a widget: words, code and figures.
            What is trained on a memory page is to know what lies hidden.
        notebook: its notebook, below the notebooks folder.
        symbol: name of a drawing of the game.
        package: where a lesson's data and words lie.
        sections: the chapters of the rulebook it teaches.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Id
    kind: Literal[
        "table",
        "sandbox",
        "replay",
        "lesson",
        "memory",
        "review",
        "analysis",
        "lab",
        "essay",
        "book",
        "aid",
        "gallery",
        "coverage",
    ]
    notebook: str = Field(pattern=r"^[a-z0-9/-]+\.ipynb$")
    symbol: str
    package: str = ""
    sections: tuple[str, ...] = ()

    @property
    def lesson(self) -> Lesson:
        """The lesson of a lesson page.

        Raises:
            ValueError: for another kind of page.
        """
        if self.kind != "lesson":
            raise ValueError(f"page {self.id} is no lesson")
        return read_lesson(self.package)

    def title(self, language: str) -> str:
        """What the page is called."""
        return words(language, SHARED)(f"page-{self.id}")

    def about(self, language: str) -> str:
        """What one can do after it, in one line."""
        return words(language, SHARED)(f"page-{self.id}-about")


class Course(BaseModel):
    """The pages of one game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str = Field(pattern=r"^[a-z_]{1,40}$")
    """The game's name."""
    symbol: str
    pages: tuple[Page, ...]

    def title(self, language: str) -> str:
        """What the game is called."""
        return words(language, SHARED)(f"course-{self.id}")

    def about(self, language: str) -> str:
        """What the game is about, in one line."""
        return words(language, SHARED)(f"course-{self.id}-about")

    def takes(self, language: str) -> str:
        """How long it takes to play, or how it can be played."""
        return words(language, SHARED)(f"course-{self.id}-takes")

    @property
    def lessons(self) -> tuple[Page, ...]:
        """The lesson pages in order."""
        return tuple(page for page in self.pages if page.kind == "lesson")

    def group(self, name: str) -> tuple[Page, ...]:
        """The pages of one group of :data:`KINDS`, in order."""
        return tuple(page for page in self.pages if page.kind in KINDS[name])

    def first(self, kind: str) -> Page | None:
        """The first page of a kind; None where there is none."""
        return next((page for page in self.pages if page.kind == kind), None)


class Catalogue(BaseModel):
    """All courses.

    >>> [page.id for page in read_catalogue().lessons][:3]
    ['havoc-recruit', 'havoc-battle', 'havoc-ranks']
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    courses: tuple[Course, ...]

    @property
    def pages(self) -> tuple[Page, ...]:
        """All pages in order."""
        return tuple(page for course in self.courses for page in course.pages)

    @property
    def lessons(self) -> tuple[Page, ...]:
        """The lesson pages in order, game by game."""
        return tuple(page for course in self.courses for page in course.lessons)

    def course(self, game: str) -> Course:
        """The pages of one game; a course without pages for a game that has none yet.

        >>> read_catalogue().course("havoc").first("book").notebook
        'havoc/rules.ipynb'
        """
        return next((course for course in self.courses if course.id == game), Course(id=game, symbol="", pages=()))

    def game_of(self, page: Page) -> str:
        """The game that a page belongs to.

        Raises:
            ValueError: if no course has this page.
        """
        for course in self.courses:
            if page in course.pages:
                return course.id
        raise ValueError(f"page: {page.id} is in no course")

    def page(self, page_id: str) -> Page:
        """The page of this id.

        Raises:
            ValueError: naming the pages there are.
        """
        for page in self.pages:
            if page.id == page_id:
                return page
        raise ValueError(f"page: {page_id[:40]!r} is none; allowed are {', '.join(page.id for page in self.pages)}")


@lru_cache(maxsize=1)
def read_catalogue() -> Catalogue:
    """The catalogue, read once."""
    return Catalogue.model_validate(
        json.loads((files("havoclab.lessons") / "catalogue.json").read_text(encoding="utf-8"))
    )


def markdown_table(language: str = "en") -> str:
    """The lessons as Markdown tables, one a game, for the README.

    >>> print(markdown_table().splitlines()[0])
    **Havoc**
    """
    parts = []
    for course in read_catalogue().courses:
        rows = [
            f"| [{page.title(language)}](notebooks/{page.notebook}) | {page.about(language)} | {page.lesson.minutes} |"
            for page in course.lessons
        ]
        if rows:
            head = ("| lesson | what you will be able to do | minutes |", "| --- | --- | --- |")
            parts.append("\n".join([f"**{course.title(language)}**", "", *head, *rows]))
    return "\n\n".join(parts)


def with_table(text: str) -> str:
    """A Markdown text with the tables of lessons between its two marks.

    Raises:
        ValueError: if the text doesn't have the marks.

    >>> start, end = TABLE_MARKS
    >>> with_table(f"{start}old{end}").count("| [") == len(read_catalogue().lessons)
    True
    """
    start, end = TABLE_MARKS
    before, found_start, rest = text.partition(start)
    _, found_end, after = rest.partition(end)
    if not (found_start and found_end):
        raise ValueError(f"no place for the lessons: the text needs the marks {start} and {end}")
    return f"{before}{start}\n\n{markdown_table()}\n\n{end}{after}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(with_table(Path(name).read_text(encoding="utf-8")), encoding="utf-8")
