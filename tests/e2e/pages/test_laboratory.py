"""The laboratory in the browser: games are played beside the page, figures grow, and nobody is left when it is gone."""

from __future__ import annotations

import time

import psutil
import pytest
from playwright.sync_api import Page, expect

from havoclab.core.link import pack
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def workers(server: psutil.Process) -> list[psutil.Process]:
    """The processes that play games for pages of this server."""
    found = []
    for process in server.children(recursive=True):
        try:
            if "spawn_main" in " ".join(process.cmdline()):
                found.append(process)
        except psutil.Error:  # it ended while it was looked at
            continue
    return found


def test_games_are_played_beside_the_page_and_nobody_is_left_when_it_is_gone(
    page: Page, base: str, server: tuple[psutil.Process, str]
) -> None:
    asked = {"usual": {"players": 2}, "bots": ["random"] * 6, "deals": 4000}
    page.goto(f"{base}havoc/lab.ipynb?lang=en&s={pack('e', ['en', asked])}", wait_until="commit")
    lab = Table(page)
    expect(lab.root).to_contain_text("Rule H5.5 is switched off.")
    lab.after(lab.button("Play the games").click)
    expect(lab.root).to_contain_text("What was found so far", timeout=40_000)
    chart = page.locator(".hl-chart", has_text="What changes in a game")
    expect(chart.get_by_text("Turns in a game", exact=True)).to_be_visible()
    lab.after(lab.button("Magyarul").click)
    expect(lab.button("Leállítás")).to_be_visible()
    assert workers(server[0])
    page.wait_for_function("(localStorage.getItem('havoclab:havoc-lab') || '').length > 1000")  # a reload loses nothing

    page.goto("about:blank")
    left = time.monotonic()
    while workers(server[0]):
        assert time.monotonic() - left < 60, "workers are still there"
        time.sleep(0.1)
