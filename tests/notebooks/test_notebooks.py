"""Every notebook reads as a lesson and as an essay: its skeleton, its small cells, its outputs, its rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from havoclab.core.rules import RuleBook
from havoclab.games import load
from havoclab.lessons.catalogue import Page, read_catalogue

ROOT = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = sorted(path for path in ROOT.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
LESSONS = read_catalogue().lessons
ESSAYS = [page for page in read_catalogue().pages if page.kind == "essay"]
#: Of a cell, without its empty lines; an essay argues with whole programs.
MOST_LINES, MOST_LINES_OF_AN_ESSAY = 6, 10
COMPARED = "# NBVAL_CHECK_OUTPUT"
#: Widgets that stall nbclient, mathematics that would ask another server for its renderer, and paths of one machine.
BANNED = re.compile(r"\bOutput\(|\binteract(ive)?\(|sys\.path|\$\$?[^$\n]+\$|https?://|/home/|/root/|clear_output")


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def book_of(lesson: Page) -> RuleBook:
    """The rules that a lesson teaches."""
    return load(read_catalogue().game_of(lesson)).rulebook()


def sources(path: Path, kind: str) -> list[str]:
    return [cell.source for cell in read(path).cells if cell.cell_type == kind]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_notebooks_are_small_and_clean(path: Path) -> None:
    book = read(path)
    nbformat.validate(book)
    assert book.metadata.kernelspec.name == "python3"
    assert book.cells[0].cell_type == "markdown"
    assert book.cells[0].source.startswith("# ")
    assert sum(1 for text in sources(path, "markdown") for line in text.splitlines() if line.startswith("# ")) == 1
    most_lines = MOST_LINES_OF_AN_ESSAY if path in [ROOT / page.notebook for page in ESSAYS] else MOST_LINES
    for cell in book.cells:
        assert not BANNED.search(cell.source), cell.source
        assert cell.source.strip()
        if cell.cell_type != "code":
            continue
        assert len([line for line in cell.source.splitlines() if line.strip()]) <= most_lines
        compile(cell.source, path.name, "exec")
        if cell.source.startswith(COMPARED):
            assert [output.output_type for output in cell.outputs] == ["stream"]
        else:
            assert cell.outputs == []
            assert cell.execution_count is None


def test_the_catalogue_and_the_folder_hold_the_same_pages() -> None:
    named = {ROOT / lesson.notebook for lesson in read_catalogue().pages} | {ROOT / "index.ipynb"}
    assert named == set(NOTEBOOKS)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_keeps_the_skeleton(lesson: Page) -> None:
    path = ROOT / lesson.notebook
    cells = read(path).cells
    assert cells[0].source.splitlines()[0] == f"# {lesson.title('en')}"
    assert "(../index.ipynb)" in cells[0].source
    assert cells[1].source == lesson.about("en")
    assert cells[2].source.endswith(f'lesson("{lesson.id}")')  # play: the first decision at once
    text = "\n".join(sources(path, "markdown"))
    places = [
        text.index(heading) for heading in ("## The rules in words", "## The same as code", "## Tasks", "## Rules used")
    ]
    assert places == sorted(places)
    assert 2 <= sum(cell.startswith(COMPARED) for cell in sources(path, "code")) <= 3
    assert text.count("<details><summary>") == text.count("</details>") >= 3


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_rules_stand_as_in_the_rulebook_and_are_linked(lesson: Page) -> None:
    text = "\n\n".join(sources(ROOT / lesson.notebook, "markdown"))
    told = re.findall(r"^### ([HG]\d+(?:\.\d+)?[a-z]?) (.+)\n\n(.+)$", text, re.MULTILINE)
    assert told
    for number, title, words in told:
        rule = book_of(lesson)[number]
        assert (title, words) == (rule.title["en"], rule.text["en"])
    links = re.findall(r"\[([HG]\d+(?:\.\d+)?[a-z]?)\]\(#([^)]+)\)", text.split("## Rules used")[1])
    assert links == [(number, f"{number} {title}".replace(" ", "-")) for number, title, _ in told]
    cited = set(re.findall(r"\b[HG]\d+(?:\.\d+)?[a-z]?\b", text))
    assert cited <= {number for number, _, _ in told}
    taught = {step.rule for step in lesson.lesson.steps if step.new and step.rule.split(".")[0] in lesson.sections}
    assert taught <= {number for number, _, _ in told}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_prose_of_a_lessons_page_is_there_in_hungarian_too(lesson: Page) -> None:
    """What a page shows around the widget; cells for JupyterLab alone are left out there."""
    cells = [cell for cell in read(ROOT / lesson.notebook).cells if cell.cell_type == "markdown"]
    shown = [cell for cell in cells if "lab-only" not in cell.metadata.get("tags", [])]
    prose = [cell.metadata.get("hu", "") for cell in shown]
    assert prose[0].startswith(f"# {lesson.title('hu')}\n")
    assert prose[1] == lesson.about("hu")
    told = re.findall(r"^### ([HG]\d+\.?\d*[a-z]?) (.+)\n\n(.+)$", "\n\n".join(prose), re.MULTILINE)
    assert [(title, words) for _, title, words in told] == [
        (book_of(lesson)[number].title["hu"], book_of(lesson)[number].text["hu"]) for number, _, _ in told
    ]
    for cell, hungarian in zip(shown, prose, strict=True):
        assert hungarian, cell.source[:40]
        rules = [re.findall(r"\b[HG]\d+(?:\.\d+[a-z]?)?\b", text) for text in (cell.source, hungarian)]
        assert sorted(set(rules[0])) == sorted(set(rules[1])), cell.source[:40]
        assert cell.source.count("<details>") == hungarian.count("<details>")


@pytest.mark.parametrize("essay", ESSAYS, ids=lambda essay: essay.id)
def test_an_essay_reads_as_a_page_in_both_languages(essay: Page) -> None:
    """Its page shows prose alone: no cell runs there, so that it opens at once and needs no extra package."""
    cells = read(ROOT / essay.notebook).cells
    shown = [cell for cell in cells if "lab-only" not in cell.metadata.get("tags", [])]
    assert {cell.cell_type for cell in shown} == {"markdown"}
    for language in ("en", "hu"):
        texts = [cell.metadata.get(language, cell.source if language == "en" else "") for cell in shown]
        assert texts[0].startswith(f"# {essay.title(language)}\n")
        assert "(../index.ipynb" in texts[0]
        assert texts[1] == essay.about(language)
        assert all(texts)
    for cell in shown:
        names = [re.findall(r"`[^`]+`", text) for text in (cell.metadata.get("en", cell.source), cell.metadata.hu)]
        assert sorted(names[0]) == sorted(names[1]), cell.source[:40]
