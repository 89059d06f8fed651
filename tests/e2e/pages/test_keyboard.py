"""A person plays without a mouse: from the start page to the end of a battle with keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on or in something."""
    inside = f"document.activeElement.closest({selector!r}) !== null"
    for _ in range(120):
        if page.evaluate(inside):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def state_of_focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.state"))


def choose_card(table: Table, zone: str, state: str = "legal") -> None:
    """Go to a place with Tab, along its cards with arrows, and press Enter on the last one that is free to be used."""
    page = table.page
    tab_to(page, f'[data-zone="{zone}"] .hl-card')
    page.keyboard.press("End")
    for _ in range(30):
        if state_of_focused(page) == state:
            break
        page.keyboard.press("ArrowLeft")
    assert state_of_focused(page) == state
    table.press("Enter")


def go_on(table: Table) -> None:
    """Make one simple choice with keys."""
    asked = table.whose()
    if "Lay at least two" in asked or "Join the battle" in asked:
        choose_card(table, "hand")
        choose_card(table, "hand")
        expect(table.cards("hand", "selected")).to_have_count(2)
        table.press("y")
    elif "cry Havoc" in asked:
        table.press("h")
    elif "Lay at least one more" in asked:
        table.press("p")
    elif "discard one card" in asked:
        choose_card(table, "hand")
    elif "Take one soldier out" in asked:
        choose_card(table, "looted")
    elif "How many of your dogs" in asked:
        table.press(table.page.locator('.hl-btn[data-primary="true"]').get_attribute("aria-keyshortcuts") or "none")
    else:
        table.press("e")


@pytest.mark.rule("H4.2", "H6.2")
def test_a_turn_and_a_battle_by_keyboard_alone(page: Page, base: str) -> None:
    page.goto(f"{base}index.ipynb")
    table = Table(page)
    expect(table.root).to_be_visible()
    tab_to(page, 'a[href*="play.ipynb"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/havoc/play.ipynb*")
    expect(table.button("Deal the cards")).to_be_visible()

    # The form: arrows for the number of players, Space to unfold the options, digits for the deal.
    tab_to(page, '[role="radiogroup"]')
    for _ in range(2):
        table.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    tab_to(page, "summary")
    page.keyboard.press("Space")
    tab_to(page, 'input[data-fid$=":seed"]')
    page.keyboard.type("7")
    table.press("Tab")
    table.press("s")
    expect(table.root).to_have_attribute("data-layout", "table")
    tab_to(page, '[role="tab"]')
    watching = page.get_by_role("tab", name="How to watch")
    while watching.get_attribute("aria-selected") != "true":
        page.keyboard.press("ArrowRight")
    tab_to(page, '[data-fid^="field:watching:speed"]')
    for _ in range(2):
        table.press("ArrowRight")
    expect(page.get_by_role("radio", name="at once")).to_be_checked()

    # A turn: a recruit, the pile, a card of the hand.
    hand = table.names("hand")
    choose_card(table, "recruits")
    tab_to(page, '[data-zone="pile"] .hl-card')
    table.press("Enter")
    assert len(table.names("hand")) == len(hand) + 2
    choose_card(table, "hand")
    expect(table.log.first).to_be_visible()

    # A battle, to its points.
    for _ in range(60):
        if table.tiles.first.get_attribute("data-state") == "past":
            break
        go_on(table)
        assert page.evaluate("document.activeElement !== document.body"), "the focus is never lost"
    won = re.search(r"(Anita|Peter), (\d+) points?", table.tiles.first.inner_text())
    assert won, table.tiles.first.inner_text()
    assert table.points(0 if won[1] == "Anita" else 1) == int(won[2]) > 0
