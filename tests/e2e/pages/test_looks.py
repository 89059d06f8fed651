"""On a phone held upright nothing sticks out; in the dark the page is dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.looks import unfit
from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable, Watch
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def test_start_page_and_form_fit_a_phone(page: Page, base: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{base}index.ipynb")
    expect(page.get_by_role("link", name="Play Havoc")).to_be_visible()
    assert unfit(page) == []
    page.get_by_role("link", name="Play Havoc").click()
    table = Table(page)
    expect(table.button("Deal the cards")).to_be_visible()
    assert unfit(page) == []
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("Numbers on the battle cards", exact=True).click()
    expect(page.get_by_label("Number of the deal")).to_be_visible()
    assert unfit(page) == []


@pytest.mark.parametrize("players", [2, 6])
def test_the_table_fits_a_phone(page: Page, open_table: OpenTable, players: int) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table = open_table(moments.second_turn(players).token)
    assert unfit(page) == []
    table.click(table.button("Cry Havoc!"))
    table.lay(2)
    expect(table.cards("laid-0")).to_have_count(2)
    assert unfit(page) == []


def lightness(colour: str) -> float:
    """From 0 (black) to 1 (white), of a colour as the browser computes it."""
    red, green, blue = (float(part) for part in re.findall(r"[\d.]+", colour)[:3])
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / (1 if "srgb" in colour else 255)


@pytest.mark.parametrize(("scheme", "dark"), [("light", False), ("dark", True)])
def test_the_table_follows_the_systems_colours(
    browser: Browser, base: str, watch: Watch, scheme: str, dark: bool
) -> None:
    context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    watch.follow(context)
    page = context.new_page()
    page.goto(f"{base}havoc/play.ipynb?s={moments.in_battle().token}")
    table = Table(page)
    expect(table.prompt).to_be_visible()
    for selector in ("body", ".hl-frame"):
        painted = page.locator(selector).first.evaluate(
            """node => { for (let up = node; up; up = up.parentElement) {
              const colour = getComputedStyle(up).backgroundColor;
              if (!/, 0\\)$|transparent/.test(colour)) return colour; } return 'rgb(255, 255, 255)'; }"""
        )
        assert (lightness(painted) < 0.25) is dark, (selector, painted)
    ink = table.prompt.evaluate("node => getComputedStyle(node).color")
    assert (lightness(ink) > 0.6) is dark, ink
    context.close()
