"""The table of rules as a page: every rule stands there, and what a cell leads to is what it says."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from havoclab.core.words import LANGUAGES
from havoclab.games import load
from havoclab.havoc import rulebook
from havoclab.havoc.gallery import read_gallery
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.runner import Run
from havoclab.stage.coverage import CoverageController
from havoclab.stage.gallery.controller import GalleryController
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.scene import Cell, Reply, Scene, Table


def rows(language: str = "en", game: str = "havoc") -> list[list[Cell]]:
    scene = CoverageController(game, language).scene()
    return [row for block in scene.blocks if isinstance(block, Table) for row in block.rows]


def opened(cell: Cell) -> tuple[str, dict[str, str]]:
    """The page that a cell leads to, and what its address asks for."""
    address = urlsplit(cell.href)
    return address.path, {name: values[0] for name, values in parse_qs(address.query).items()}


def replies(scene: Scene) -> list[str]:
    return [block.text for block in scene.blocks if isinstance(block, Reply)]


@pytest.mark.parametrize(("language", "nothing"), [("en", "nothing yet"), ("hu", "még semmi")])
def test_every_rule_has_a_row_with_words_in_every_cell(language: str, nothing: str) -> None:
    table = rows(language)
    assert [row[0].text.split(" ", 1)[0] for row in table] == [rule.id for rule in rulebook()]
    empty = {row[0].text.split(" ", 1)[0] for row in table for cell in row if cell.text in ("", nothing)}
    assert not {rule for rule in empty if not rule.startswith("H12")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_fills_with_its_lessons_says_what_is_missing_and_leads_to_pages_there_are(language: str) -> None:
    book = load("gold_und_rum").rulebook()
    table = rows(language, "gold_und_rum")
    assert [row[0].text.split(" ", 1)[0] for row in table] == [rule.id for rule in book]
    assert all(cell.text for row in table for cell in row)
    notebooks = {page.notebook.rpartition("/")[2] for page in read_catalogue().course("gold_und_rum").pages}
    assert {opened(cell)[0] for row in table for cell in row if cell.href} <= notebooks
    worked = next(row[2] for row in table if row[0].text.startswith("G7.7 "))
    page = ReplayController("gold_und_rum", token=opened(worked)[1]["s"])
    assert {event.rule for event in page.replay.events[page.replay.at - 1]} >= {"G7.7"}


def test_what_a_cell_leads_to_opens() -> None:
    seen = set()
    for row in rows():
        rule = row[0].text.split(" ", 1)[0]
        assert opened(row[0]) == ("rules.ipynb", {"lang": "en", "rule": rule})
        for cell in (row[2], row[3], row[-1]):
            if not cell.href:
                continue
            page, asked = opened(cell)
            seen.add(page if not page[0].isdigit() else "lesson")
            if page == "gallery.ipynb":
                assert rule in next(case.rules for case in read_gallery() if case.id == asked["case"])
            elif page[0].isdigit():
                lesson = next(one for one in read_catalogue().lessons if one.notebook == f"havoc/{page}")
                run, language = Run.from_token(lesson, asked["s"])
                assert (run.step.rule, language) == (rule, "en")
            else:
                assert page in ("replay.ipynb", "sandbox.ipynb")
    assert seen == {"lesson", "gallery.ipynb", "replay.ipynb", "sandbox.ipynb"}


def test_the_other_pages_take_what_they_are_handed() -> None:
    first: dict[str, dict[str, str]] = {}
    for row in rows():
        for cell in row:
            first.setdefault(*opened(cell))
    replay = replies(ReplayController(token=first["replay.ipynb"]["s"]).scene())
    assert replay == ["Anita recruits. Anita turns the peace card to 1."], "the move at which the rule is seen at work"
    assert replies(SandboxController(token=first["sandbox.ipynb"]["s"]).scene()) == []
    assert replies(GalleryController(asked=first["gallery.ipynb"]).scene()) == []


def test_nothing_else_can_be_done_here() -> None:
    page = CoverageController()
    page.handle({"do": "dance"})
    assert "can't be done in the table of rules" in replies(page.scene())[0]
