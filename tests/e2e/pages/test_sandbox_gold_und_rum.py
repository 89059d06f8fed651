"""The sandbox of Gold und Rum in the browser: cards are pulled by mouse, put down by keys alone, tapped on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.looks import STICKS_OUT
from tests.e2e.pages.conftest import Watch
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e

#: Cards and what puts them down, if a finger finds less than 44 pixels of them.
TOO_SMALL_FOR_A_FINGER = """zone => [...zone.querySelectorAll('.hl-cell, .hl-zone-doings .hl-btn')].filter(node => {
  const box = node.getBoundingClientRect();
  const next = node.matches('.hl-cell') && node.nextElementSibling?.getBoundingClientRect();
  const right = next && next.top === box.top ? Math.min(box.right, next.left) : box.right;
  return Math.round(right - box.left) < 44 || Math.round(box.height) < 44;
}).length"""


def pull(page: Page, card: Locator, to: Locator) -> None:
    """Pull a card by the part of it that is seen to the left half of another."""
    card.scroll_into_view_if_needed()
    start, end = card.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 6, start["y"] + 14)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 14, steps=3)
    page.mouse.move(end["x"] + 3, end["y"] + 14, steps=4)
    page.mouse.up()


@pytest.mark.rule("G4.2")
def test_cards_are_pulled_to_their_spot_and_put_down_by_keys_alone(page: Page, base: str) -> None:
    """Deal number 5."""
    table = Table(page)
    page.goto(f"{base}gold-und-rum/sandbox.ipynb?lang=en", wait_until="commit")
    expect(table.root).to_be_visible()
    page.get_by_text("Options", exact=True).click()
    seed = page.get_by_label("Number of the deal")
    seed.fill("5")
    table.after(lambda: seed.press("Tab"))
    table.after(lambda: page.get_by_label("Begin with").select_option("in mid-deal: cards lie on each other"))
    one, other = table.names("pile-0"), table.names("pile-1")
    table.after(lambda: pull(page, table.cards("pile-0").nth(1), table.cards("pile-1").nth(2)))
    assert table.names("pile-0") == [one[0], *one[2:]]
    assert table.names("pile-1") == [*other[:2], one[1], *other[2:]]
    expect(page.locator(".hl-pulled")).to_have_count(0)
    assert page.evaluate("getSelection().toString()") == ""

    # A card let go beside every place goes nowhere; then it is picked up with Enter, and put down with a number.
    page.keyboard.press("Escape")
    before = table.serial
    pull(page, table.cards("pile-0").first, page.locator(".hl-title"))
    table.cards("pile-1").nth(2).focus()
    table.press("Enter")
    assert table.serial == before + 1
    expect(table.prompt).to_contain_text(one[1])
    table.press("1")
    assert table.names("pile-0") == [one[0], *one[2:], one[1]]
    assert page.evaluate("document.activeElement !== document.body"), "the focus is never lost"


@pytest.mark.rule("G5.3")
def test_on_a_phone_cards_are_tapped_and_a_menu_spares_the_way_to_the_place(
    browser: Browser, base: str, watch: Watch
) -> None:
    phone = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    watch.follow(phone)
    page = phone.new_page()
    table = Table(page)
    page.goto(f"{base}gold-und-rum/sandbox.ipynb?lang=hu", wait_until="commit")
    expect(table.root).to_be_visible()
    card = table.cards("box").nth(40)
    name = table.names("box")[40]
    table.after(card.tap)
    assert table.zone("box").evaluate(TOO_SMALL_FOR_A_FINGER) == 0
    assert table.zone("pile-3").evaluate(TOO_SMALL_FOR_A_FINGER) == 0
    assert page.evaluate(STICKS_OUT) == []
    table.after(lambda: page.get_by_label("Lerakás").select_option("4. pakli tetejére"))
    assert table.names("pile-3") == [name]
    table.after(table.cards("pile-3").first.tap)
    table.after(page.get_by_role("button", name="6. pakli tetejére").tap)
    assert table.names("pile-5") == [name]
    watch.over = True
    phone.close()
