"""No barriers: every page, light and dark, by keyboard and by voice, on a large screen and on a phone.

Each page is opened once and looked at in all ways. Pages come from the catalogue, so a new one joins by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from havoclab.lessons.catalogue import read_catalogue
from tests.e2e.looks import barriers, set_scheme, unhandy
from tests.e2e.pages import moments

pytestmark = pytest.mark.e2e

LOOKS = Path(__file__).parents[3] / "test-results" / "looks"
#: Kinds of page that are the same parts with other words in every game: those of the first game are looked at. The
#: forms before an analysis and an experiment differ: tests/e2e/renderer draws the others' too.
ALIKE = ("lesson", "review", "book", "gallery", "coverage", "analysis", "lab")
#: All pages but the lessons after the first, which are the same page with other steps (tests/e2e/renderer looks at
#: their first steps and at pages as text); then a battle under way, and a deal that stands.
FIRST, *OTHERS = read_catalogue().courses
PAGES = [page for page in FIRST.pages if page.kind != "lesson" or page == FIRST.lessons[0]]
PAGES += [page for course in OTHERS for page in course.pages if page.kind not in ALIKE]
ADDRESSES: dict[str, Callable[[], str]] = {
    "start": lambda: "index.ipynb",
    **{page.id: partial(str, page.notebook) for page in PAGES},
    "battle": lambda: f"havoc/play.ipynb?lang=hu&s={moments.in_battle().token}",
    "deal": lambda: f"gold-und-rum/play.ipynb?lang=hu&s={moments.deal()}",
}
#: Pages of prose alone, without a widget.
ESSAYS = [page.id for page in PAGES if page.kind == "essay"]


@pytest.mark.parametrize("name", ADDRESSES)
def test_a_page_has_no_barriers(page: Page, base: str, name: str) -> None:
    """Screenshots of the phone's layout lie in test-results/looks afterwards, for eyes."""
    page.goto(base + ADDRESSES[name](), wait_until="commit")
    expect(page.locator("main" if name in ESSAYS else ".hl-frame")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    set_scheme(page, dark=False)
    assert barriers(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert unhandy(page) == []
    page.screenshot(path=LOOKS / f"{name}-light.png")
    folded = page.locator("details:not([open])")
    folded.evaluate_all("all => all.forEach(one => (one.dataset.folded = one.open = true))")
    assert unhandy(page) == [], "with all that was folded open"
    page.locator("[data-folded]").evaluate_all("all => all.forEach(one => (one.open = false))")
    set_scheme(page, dark=True)
    assert barriers(page, contrast="only") == []
    page.screenshot(path=LOOKS / f"{name}-dark.png")
