"""On a phone held upright nothing sticks out; in the dark the page is dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import unfit
from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable

pytestmark = pytest.mark.e2e


def test_a_table_of_six_fits_a_phone(page: Page, open_table: OpenTable) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    table = open_table(moments.second_turn(6).token)
    assert unfit(page) == []
    table.click(table.button("Cry Havoc!"))
    table.lay(2)
    expect(table.cards("laid-0")).to_have_count(2)
    assert unfit(page) == []


def lightness(colour: str) -> float:
    """From 0 (black) to 1 (white), of a colour as the browser computes it."""
    red, green, blue = (float(part) for part in re.findall(r"[\d.]+", colour)[:3])
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / (1 if "srgb" in colour else 255)


def test_the_table_follows_the_systems_colours(page: Page, open_table: OpenTable) -> None:
    table = open_table(moments.in_battle().token)
    expect(table.prompt).to_be_visible()
    for dark in (False, True):
        page.emulate_media(color_scheme="dark" if dark else "light")
        for selector in ("body", ".hl-frame"):
            painted = page.locator(selector).first.evaluate(
                """node => { for (let up = node; up; up = up.parentElement) {
                  const colour = getComputedStyle(up).backgroundColor;
                  if (!/, 0\\)$|transparent/.test(colour)) return colour; } return 'rgb(255, 255, 255)'; }"""
            )
            assert (lightness(painted) < 0.25) is dark, (selector, painted)
        ink = table.prompt.evaluate("node => getComputedStyle(node).color")
        assert (lightness(ink) > 0.6) is dark, ink
