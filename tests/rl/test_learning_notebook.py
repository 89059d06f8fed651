"""The notebook in which a program learns: what its page tells is what its cells have printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

CELLS = nbformat.read(Path(__file__).parents[2] / "notebooks/havoc/learning-programs.ipynb", as_version=4).cells
PRINTED = "".join(output.text for cell in CELLS if cell.cell_type == "code" for output in cell.outputs)
SHARES = re.findall(r"(\d+)% \((\d+)% to (\d+)%\)", PRINTED)


def prose(language: str) -> str:
    """All that the page shows in this language."""
    return "\n".join(
        cell.metadata.get(language, cell.source)
        for cell in CELLS
        if cell.cell_type == "markdown" and "lab-only" not in cell.metadata.get("tags", [])
    )


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_page_draws_the_curve_that_was_printed(language: str) -> None:
    (drawing,) = (cell.source for cell in CELLS if cell.source.startswith("def picture"))
    names: dict[str, Any] = {}
    exec(drawing, names)
    found = re.search(r"won of each hundred games: ([\d ]+)", PRINTED)
    assert found
    curve = [int(won) for won in found[1].split()]
    (label,) = re.findall(r'aria-label="([^"]+)"', prose(language))
    assert names["picture"](curve, label) in prose(language)
    assert label.split(": ")[1] == ", ".join(map(str, curve)) + "."


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", r"(\d+)% (?:of its games )?\((\d+)% to (\d+)%\)"), ("hu", r"(\d+)%-át[^(]*\((\d+)–(\d+)%\)")],
)
def test_the_page_tells_the_shares_that_were_printed(language: str, told: str) -> None:
    assert len(SHARES) == 2
    assert re.findall(told, prose(language)) == SHARES


def test_it_has_learned_something_beyond_chance() -> None:
    (_, _, highest_before), (_, lowest_after, _) = SHARES
    assert int(lowest_after) > int(highest_before)


def test_what_it_likes_is_what_the_page_says() -> None:
    """The page says that it would rather cry Havoc, stop or pass than recruit or lay one more card."""
    rather, rather_not = (re.search(rf"^{start}: (.+)$", PRINTED, re.MULTILINE) for start in ("rather", "rather not"))
    assert rather
    assert rather_not
    assert {"cry", "stop", "pass"} <= set(rather[1].split())
    assert {"recruit", "lay"} <= set(rather_not[1].split())
