"""A replay in the browser: by its keys, by its slider, and as a film that is saved and opened where nothing answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def place(page: Page) -> str:
    """The moment that the slider names."""
    return page.locator(".hl-slider-place").inner_text()


def told(page: Page, moment: int, last: int, words: str) -> None:
    """The page shows this moment."""
    expect(page.locator(".hl-slider-place")).to_have_text(f"{moment} / {last}")
    expect(page.locator(".hl-reply-text").first).to_contain_text(words)


def test_a_replay_is_walked_with_keys_tried_otherwise_and_saved_as_a_film(
    page: Page, base: str, context: BrowserContext, tmp_path: Path
) -> None:
    page.goto(f"{base}havoc/replay.ipynb?lang=en", wait_until="commit")
    table, keys = Table(page), page.keyboard
    expect(table.root).to_have_attribute("data-layout", "table")
    keys.press("ArrowRight")
    told(page, 1, 46, "Anita recruits.")
    keys.press("End")
    told(page, 46, 46, "")
    keys.press("ArrowLeft")
    told(page, 45, 46, "Peter sends a dog of war to scavenge")
    keys.press("Home")
    expect(page.locator(".hl-slider-place")).to_have_text("0 / 46")
    keys.press("Space")  # it plays by itself ...
    told(page, 2, 46, "Anita draws")
    keys.press("Space")  # ... until it is told to stop
    expect(page.locator('.hl-btn[data-fid="btn:transport:play"]')).to_have_text(re.compile("Play"))

    # A card has the arrows for itself: they do not walk.
    stands = place(page)
    page.locator('.hl-zone[data-zone="recruits"] .hl-card').first.focus()
    keys.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('.hl-card')")
    assert place(page) == stands

    # Another move: Peter waits instead of crying Havoc.
    page.get_by_role("slider", name="Moment").fill("21")
    told(page, 21, 46, "Anita lays to the recruits: blue 6.")
    keys.press("t")
    table.button("Recruit").click()
    told(page, 22, 22, "This opens line 2. Peter recruits.")
    page.reload()
    told(page, 22, 22, "Peter recruits.")

    film = page.locator('.hl-btn[data-fid="btn:keeping:film"]')
    film.click()
    expect(film).to_contain_text("Save the web page")
    with page.expect_download() as saving:
        film.click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == "havoc-replay.html"
    watch_the_film(context, file)


def watch_the_film(context: BrowserContext, file: Path) -> None:
    """Open the saved film in a browser of its own, with the network off, and step through it."""
    browser = context.browser
    assert browser is not None
    alone = browser.new_context(offline=True, reduced_motion="reduce")
    problems: list[str] = []
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    alone.on("request", note)
    alone.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
    alone.on("weberror", lambda error: problems.append(str(error.error)))
    page = alone.new_page()
    page.goto(file.as_uri())
    told(page, 22, 22, "Peter recruits.")
    page.keyboard.press("ArrowLeft")
    told(page, 21, 22, "Anita lays to the recruits: blue 6.")
    line = page.locator('.hl-log-line[aria-current="step"]')
    expect(line).to_contain_text("Anita lays to the recruits: blue 6.")
    expect(page.locator(".hl-log-line").last).to_contain_text("blue 6")
    page.get_by_role("button", name="Hide what comes later").click()
    expect(page.locator(".hl-log-line").last).to_contain_text("Peter recruits.")
    page.get_by_role("slider").fill("3")
    told(page, 3, 22, "Anita takes from the recruits: green 12.")
    page.locator(".hl-log-line .hl-chip", has_text="H5.1").first.click()
    expect(page.locator('.hl-rule-item[data-focus="true"]')).to_contain_text("H5.1")
    expect(page.get_by_role("heading", level=1)).to_have_text("Havoc: a game of Anita, Peter, Christine, Eugene")
    assert asked == [file.as_uri()]
    assert problems == []
    alone.close()
