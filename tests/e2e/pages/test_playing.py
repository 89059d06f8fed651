"""A person plays Havoc in Voilà: from the start page to the table, a turn, a battle, and a whole game to the crown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def go_on(table: Table) -> None:
    """Make one simple choice with the mouse, whatever is asked: fight where one can, keep the rest short."""
    asked = table.whose()
    if "Lay at least two" in asked or "Join the battle" in asked:
        table.lay(2)
    elif "discard one card" in asked or "lay one card to the recruits" in asked:
        table.click(table.cards("hand", "legal").first)
    elif "Take one soldier out" in asked:
        table.click(table.cards("looted", "legal").first)
    elif "cry Havoc" in asked and table.button("Cry Havoc!").count():
        table.click(table.button("Cry Havoc!"))
    elif "recruit" in asked.lower() or "Take " in asked:
        table.click(table.page.locator('.hl-area-main button.hl-card[data-state="legal"]').first)
    elif "How many of your dogs" in asked:
        table.click(table.page.locator('.hl-area-prompt .hl-btn[data-primary="true"]'))
    elif "Lay at least one more" in asked:
        table.click(table.button("Pass"))
    else:
        table.click(table.choices.last)


def test_a_turn_and_a_battle_by_mouse(page: Page, base: str) -> None:
    page.goto(f"{base}index.ipynb")
    page.get_by_role("link", name="Play Havoc").click()
    table = Table(page)
    table.set_up(2, seed=7)
    table.bots_at_once()
    assert len(table.names("hand")) == 8
    expect(table.prompt).to_contain_text("Anita")
    expect(table.prompt).to_contain_text("cry Havoc at Sluys?")

    # A turn: a click on a recruit begins it, the pile gives the second card, one card of the hand goes to the recruits.
    taken = table.names("recruits")[0]
    table.click(table.cards("recruits").first)
    assert taken in table.names("hand")
    expect(table.prompt).to_contain_text("Take one more card")
    table.click(table.cards("pile"))
    assert len(table.names("hand")) == 10
    expect(table.prompt).to_contain_text("lay one card to the recruits")
    laid = table.names("hand")[-1]
    table.click(table.cards("hand").last)
    lines = table.log_lines()
    mine = [(text, rule) for text, rule in lines if text.startswith("Anita")]
    assert ("H4.2" in {rule for _, rule in mine}) and any(laid in text for text, _ in mine)
    assert any(text.startswith("Peter") for text, _ in lines), "the bot has answered"
    assert all(re.fullmatch(r"H\d+(\.\d+[a-z]?)?", rule) for _, rule in lines)

    # A battle: whoever cries Havoc first, it is fought to its points.
    for _ in range(40):
        if table.tiles.first.get_attribute("data-state") == "past":
            break
        go_on(table)
    expect(table.tiles.first).to_have_attribute("data-state", "past")
    won = re.search(r"(Anita|Peter), (\d+) points?", table.tiles.first.inner_text())
    assert won, table.tiles.first.inner_text()
    assert table.points(0 if won[1] == "Anita" else 1) == int(won[2])
    rules = {rule for _, rule in table.log_lines()}
    assert {"H6.2", "H6.3"} & rules
    page.screenshot(path="/tmp/shots/e2e-after-battle.png", full_page=True)


def test_a_whole_game_to_the_crown(open_table: OpenTable) -> None:
    table = open_table(moments.table(seed=11).token)
    for _ in range(400):
        if table.final.count():
            break
        go_on(table)
    expect(table.final).to_be_visible()
    rows = table.final.locator("tbody tr")
    expect(rows).to_have_count(2)
    places = rows.evaluate_all("rows => rows.map(row => [...row.cells].map(cell => cell.textContent))")
    points = [int(cells[2]) for cells in places]
    assert points == sorted(points, reverse=True)
    assert sum(points) == table.points(0) + table.points(1)
    expect(table.page.locator(".hl-area-prompt")).to_contain_text(f"{places[0][1]} is crowned king of France")
    expect(table.page.locator('.hl-tile[data-state="open"], .hl-tile[data-state="current"]')).to_have_count(0)
    table.page.screenshot(path="/tmp/shots/e2e-crown.png", full_page=True)
