"""The table of rules as a page: for each rule its code, an example, its lesson, questions, tests and witness."""

from __future__ import annotations

from typing import Final

from havoclab.core.rules import RuleBook
from havoclab.core.words import LANGUAGES, Words, words
from havoclab.games import load
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.coverage import COLUMNS, Example, Row, rows
from havoclab.lessons.runner import Run
from havoclab.stage.controller import PageController
from havoclab.stage.doors import address_of, position_of, replay_of
from havoclab.stage.replay.example import example_of
from havoclab.stage.scene import Block, Button, Buttons, Cell, Intent, Scene, Table, Text

PACKAGE: Final = "havoclab.stage.coverage"
#: The start page, seen from here.
HOME: Final = "../index.ipynb"
#: The columns' widths, so that all chapters line up.
WIDTHS: Final = [19, 17, 13, 13, 8, 7, 7, 7, 9]


class CoverageController(PageController):
    """The table that says which rule is kept, shown, taught, asked and tested where.

    >>> page = CoverageController()
    >>> [block.title for block in page.scene().blocks if block.type == "table"][3]
    'H4 A turn: recruit or cry Havoc'
    """

    def __init__(self, game: str = "havoc", language: str = "en") -> None:
        super().__init__(game, language)

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def say(self) -> Words:
        """The words of every page, and of this one."""
        return words(self.language, "havoclab.core", f"havoclab.{self.game}", "havoclab.stage", PACKAGE)

    def do(self, intent: Intent) -> None:
        """There is nothing to do here but to read and to follow links.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"do: {str(intent.get('do'))[:24]!r} can't be done in the table of rules")

    def language_changed(self) -> None:
        """Nothing is kept in words here."""

    def draw(self) -> Scene:
        """The table, a part a chapter."""
        say, table = self.say, rows(self.game)
        whole = [row for row in table if row.due == COLUMNS]
        full = sum(1 for row in whole if not row.empty)
        blocks: list[Block] = [
            Buttons(area="top", id="tools", buttons=[self._home(), self.language_button()]),
            Text(
                area="main",
                id="lead",
                paragraphs=[say("coverage-lead"), say("coverage-count", full=full, all=len(whole))],
            ),
            *self.replies(),
        ]
        for section in self.book.sections:
            chapter = [row for row in table if row.rule.section == section.id]
            if chapter:
                blocks.append(self._chapter(section.id, section.title[self.language], chapter))
        return Scene(layout="page", title=say("coverage-title"), blocks=blocks)

    def _home(self) -> Button:
        return Button(id="home", label=self.say("tool-home"), href=f"{HOME}?lang={self.language}", symbol="home")

    def _chapter(self, section: str, title: str, chapter: list[Row]) -> Table:
        names = ("rule", "engine", "example", "lesson", "quiz", "test", *LANGUAGES, "witness")
        return Table(
            area="main",
            id=f"rules-{section}",
            title=f"{section} {title}",
            columns=[self.say(f"column-{name}") for name in names],
            widths=WIDTHS,
            rows=[self._row(row) for row in chapter],
            folded=section != self.book.sections[0].id,
        )

    def _row(self, row: Row) -> list[Cell]:
        say = self.say
        told = [Cell(text="✓" if language in row.languages else say("cell-nothing")) for language in LANGUAGES]
        return [
            Cell(
                text=say("cell-rule", rule=row.rule.id, title=row.rule.title[self.language]),
                href=address_of("rules.ipynb", self.language, rule=row.rule.id),
            ),
            self._several(row.engine),
            self._example(row.example),
            self._lesson(row.lessons),
            Cell(text=str(len(row.quizzes)) if row.quizzes else say("cell-nothing")),
            Cell(text=str(len(row.tests)) if row.tests else say("cell-nothing"), standing_text=", ".join(row.tests)),
            *told,
            self._witness(row.rule.id),
        ]

    def _several(self, found: tuple[str, ...]) -> Cell:
        if not found:
            return Cell(text=self.say("cell-nothing"))
        more = self.say("cell-more", first=found[0], count=len(found) - 1)
        return Cell(text=more if len(found) > 1 else found[0], standing_text=", ".join(found))

    def _lesson(self, steps: tuple[tuple[str, int], ...]) -> Cell:
        if not steps:
            return Cell(text=self.say("cell-nothing"))
        lesson, place = steps[0]
        page = read_catalogue().page(lesson)
        return Cell(text=page.title(self.language), href=self._step(lesson, place))

    def _step(self, lesson: str, place: int) -> str:
        """The address of a lesson at a step."""
        page = read_catalogue().page(lesson)
        run = Run(page)
        run.visit(place)
        return address_of(page.notebook.rpartition("/")[2], self.language, s=run.token(self.language))

    def _example(self, example: Example | None) -> Cell:
        say, language = self.say, self.language
        if example is None:
            return Cell(text=say("cell-nothing"))
        if example.kind == "worked":
            return Cell(
                text=say("cell-worked", move=example.at), href=replay_of(example_of(self.game), example.at, language)
            )
        if example.kind == "gallery":
            return Cell(text=say("cell-gallery"), href=address_of("gallery.ipynb", language, case=example.name))
        return Cell(text=say("cell-step", step=example.at + 1), href=self._step(example.name, example.at))

    def _witness(self, rule: str) -> Cell:
        variants = load(self.game).variants
        if variants is None:
            return Cell(text=self.say("cell-nothing"))
        witness = variants.witness_of(rule)
        if witness is None:
            return Cell(text=self.say("cell-no-witness"), standing_text=variants.why_kept(rule, self.language))
        opens = ""
        if read_catalogue().course(self.game).first("sandbox") is not None:
            opens = position_of(self.game, witness.state.to_json(), self.language)
        return Cell(
            text=self.say("cell-witness"),
            href=opens,
            standing_text=variants.say_without(rule, self.language),
        )
