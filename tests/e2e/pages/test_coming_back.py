"""Nothing is lost on a reload, tabs keep out of each other's way, and a bad address is told plainly."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def moment(table: Table) -> dict[str, Any]:
    """All that makes a position, as the page shows it."""
    expect(table.root).to_have_attribute("data-layout", "table")
    return {
        "hand": table.names("hand"),
        "recruits": table.names("recruits"),
        "pile": table.names("pile"),
        "log": table.log_lines(),
        "prompt": table.whose(),
        "seats": table.seats.all_inner_texts(),
    }


def test_two_tabs_keep_their_own_game_over_reloads(context: BrowserContext, open_table: OpenTable) -> None:
    one = open_table(moments.table(seed=3).token, tab=context.new_page())
    other = open_table(moments.table(seed=4).token, tab=context.new_page())
    one.click(one.cards("recruits").first)
    other.click(other.cards("pile"))
    mine, theirs = moment(one), moment(other)
    assert mine != theirs
    one.click(one.cards("pile"))
    further = moment(one)
    one.page.reload()
    other.page.reload()
    assert moment(one) == further
    assert moment(other) == theirs
    one.click(one.button("Undo"))
    assert one.names("hand") == mine["hand"], "the way back is kept too"


def test_the_start_page_leads_back_into_the_game(page: Page, base: str, open_table: OpenTable) -> None:
    page.goto(f"{base}index.ipynb")
    expect(page.get_by_role("link", name="Play Havoc")).to_be_visible()
    expect(page.get_by_role("link", name="Go on with your game")).to_have_count(0)
    table = open_table(moments.table(seed=3).token)
    table.click(table.cards("recruits").first)
    was = moment(table)
    table.button("Start page").click()
    page.get_by_role("link", name="Go on with your game").click()
    page.wait_for_url("**/play.ipynb*")
    assert moment(table) == was


#: What else a link may not be is tried without a browser; these are the ways in which one comes to the page.
HOSTILE = {
    "no link at all": "<script>alert(1)</script>",
    "endless": "A" * 15_000,
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_bad_link_gives_a_notice_and_a_fresh_start(page: Page, base: str, kind: str) -> None:
    page.goto(f"{base}havoc/play.ipynb?s={HOSTILE[kind]}")
    table = Table(page)
    expect(table.button("Deal the cards")).to_be_visible()
    expect(table.reply).to_contain_text("That link can’t be opened, so here is a fresh start.")
    expect(page.get_by_text("Traceback")).to_have_count(0)
    expect(page.locator(".jp-OutputArea-output[data-mime-type*='error']")).to_have_count(0)
    table.click(table.button("Deal the cards"))
    expect(table.root).to_have_attribute("data-layout", "table")


def test_a_name_is_text_and_nothing_else(page: Page, open_table: OpenTable) -> None:
    name = "<img src=x onerror=a()>"
    table = open_table()
    entry = page.get_by_label("Name of seat 1")
    entry.fill(name)
    table.after(lambda: entry.press("Tab"))
    table.click(table.button("Deal the cards"))
    expect(table.prompt).to_contain_text(name)
    expect(table.seats.first).to_contain_text(name)
    table.click(table.cards("pile"))
    assert any(text.startswith(name) for text, _ in table.log_lines())
    page.reload()
    expect(table.prompt).to_contain_text(name)
    expect(page.locator(".hl-root img")).to_have_count(0)
    assert re.search(r"s=[\w-]+", page.url)
