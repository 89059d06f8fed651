"""The player aid on paper: one page of A4 in each language, nothing too small to read, whatever the theme."""

from __future__ import annotations

from io import BytesIO

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

pytestmark = pytest.mark.e2e

#: A4 in points, and the smallest letters that may stand on it.
A4 = (595, 842)
LEAST_POINTS = 7


def printed(page: Page) -> PdfReader:
    return PdfReader(BytesIO(page.pdf(prefer_css_page_size=True)))


def letters(reader: PdfReader) -> set[float]:
    """The sizes of all letters on the first page, in points."""
    sizes: set[float] = set()

    def visit(text: str, shift: list[float], matrix: list[float], font: object, size: float) -> None:
        if text.strip():
            sizes.add(round(abs(size * matrix[3] * shift[3]), 2))

    reader.pages[0].extract_text(visitor_text=visit)
    return sizes


#: Of each aid a heading and a line, in Hungarian and in English.
AIDS = {
    "havoc": (
        ("A rangok, a legerősebb elöl", "Castillon helyei: 11, 8, 5, 3, 1, 0"),
        ("The ranks, strongest first", "Castillon pays 11, 8, 5, 3, 1, 0"),
    ),
    "gold-und-rum": (
        ("A paklik felnyitása", "a négy csata sorban ennyit ér: 2, 1, 1, 2"),
        ("Opening the piles", "the four battles pay 2, 1, 1, 2"),
    ),
}


@pytest.mark.own_window  # it puts a script into every page
@pytest.mark.parametrize("folder", AIDS)
def test_the_player_aid_is_one_page_of_a4_in_both_languages_and_a_button_prints_it(
    page: Page, base: str, folder: str
) -> None:
    page.add_init_script("window.print = () => { window.printed = (window.printed || 0) + 1; }")
    page.emulate_media(color_scheme="dark")
    page.goto(f"{base}{folder}/aid.ipynb?lang=hu", wait_until="commit")
    (heading, _), (english, _) = AIDS[folder]
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    for _, line in AIDS[folder]:
        paper = printed(page)
        assert len(paper.pages) == 1
        assert (round(paper.pages[0].mediabox.width), round(paper.pages[0].mediabox.height)) == A4
        text = " ".join(paper.pages[0].extract_text().split())
        assert line in text
        assert "English" not in text
        assert "havoclab" not in text
        assert min(letters(paper)) >= LEAST_POINTS
        if page.get_by_text("English", exact=True).count():
            page.get_by_text("English", exact=True).click()
            expect(page.get_by_role("heading", name=english)).to_be_visible()
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("window.printed === 1")
