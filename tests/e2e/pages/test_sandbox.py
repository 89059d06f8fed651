"""The sandbox in the browser: set up by mouse and by keyboard, mended, played, reloaded, and handed on as a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.pages.conftest import Watch
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def opened(page: Page, address: str) -> Table:
    """The sandbox at this address, once it stands."""
    page.goto(address, wait_until="commit")
    table = Table(page)
    expect(table.root).to_be_visible()
    return table


@pytest.mark.rule("H3.1", "H4.2")
def test_a_position_is_set_up_by_mouse_mended_played_reloaded_and_handed_on(
    page: Page, context: BrowserContext, browser: Browser, base: str, watch: Watch
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = opened(page, f"{base}havoc/sandbox.ipynb?lang=en")
    table.after(lambda: page.get_by_label("Begin with").select_option("a fresh deal"))
    expect(table.prompt).to_contain_text("Everything fits together.")

    # Three cards too many lie among the recruits: that is named by its rule, and one click mends it.
    for nth in (1, 3, 5):
        table.click(table.cards("hand-0").nth(nth))
    table.click(table.zone("recruits").locator(".hl-zone-name"))
    expect(table.cards("recruits")).to_have_count(6)
    expect(page.locator(".hl-log-line")).to_contain_text(["H3.1"])
    table.click(table.button("Play from here"))
    expect(table.reply).to_contain_text("6 recruits lie open")
    table.click(page.locator(".hl-log-line").get_by_role("button", name="Discard the last recruit"))
    expect(table.cards("discards")).to_have_count(1)

    # One person plays everybody's turn; what is not allowed says why.
    table.click(table.button("Play from here"))
    table.click(table.zone("pile").locator(".hl-card"))
    expect(table.reply).to_contain_text("full")
    for _ in range(2):
        table.click(table.cards("recruits", "legal").first)
    table.click(table.cards("hand", "legal").last)
    expect(table.prompt).to_contain_text("Peter")
    played = table.names("hand"), table.log_lines()

    page.reload()
    expect(table.root).to_be_visible()
    assert (table.names("hand"), table.log_lines()) == played

    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{re.escape(base)}havoc/sandbox\.ipynb\?lang=en&s=[\w-]+", address)
    elsewhere = browser.new_context(reduced_motion="reduce")
    watch.follow(elsewhere)
    other = opened(elsewhere.new_page(), address)
    assert (other.names("hand"), other.log_lines()) == played
    watch.over = True
    elsewhere.close()


def test_hands_are_typed_and_the_game_begins_by_keyboard_alone(page: Page, base: str) -> None:
    table = opened(page, f"{base}havoc/sandbox.ipynb?lang=hu")
    keyboard = page.keyboard
    page.get_by_label("Lapok szövegként: Anita keze").focus()
    keyboard.type("dog b9 b10 b11")
    table.press("Enter")
    assert table.names("hand-0") == ["egy harci eb", "kék 9-es", "kék 10-es", "kék 11-es"]
    keyboard.press("Tab")
    keyboard.type("zöld 3, eb")
    table.press("Enter")
    assert table.names("hand-1") == ["egy harci eb", "zöld 3-as"]

    # A card picked up with Enter and put down with a letter; then the rest is dealt and filled in.
    table.cards("hand-0").first.focus()
    keyboard.press("End")
    table.press("Enter")
    table.press("2")
    assert table.names("hand-1") == ["egy harci eb", "kék 11-es", "zöld 3-as"]
    assert page.evaluate("document.activeElement !== document.body"), "the focus is never lost"
    table.press("d")
    expect(table.prompt).to_contain_text("Minden összeillik.")
    table.press("s")
    expect(table.zone("pile")).to_be_visible()
    assert table.names("hand") == ["egy harci eb", "kék 9-es", "kék 10-es"]
    table.press("h")
    expect(table.log.first).to_contain_text("Havocot kiált")


@pytest.mark.rule("G3.4", "G4.2")
def test_a_pile_of_gold_und_rum_is_typed_mended_and_played_on(page: Page, base: str) -> None:
    table = opened(page, f"{base}gold-und-rum/sandbox.ipynb?lang=en")
    table.after(lambda: page.get_by_label("Begin with").select_option("before the favourite is named"))
    expect(table.prompt).to_contain_text("Everything fits together.")

    # A third recruit card of one player is named by its rule; the mend that stands beside it takes them off the piles.
    pile = page.get_by_label("Cards as a text: Pile 1")
    pile.fill(f"{pile.input_value()} r1 r1 r1 r2 r2 r2")
    table.after(lambda: pile.press("Enter"))
    expect(page.locator(".hl-log-line").filter(has_text="G3.4").first).to_be_visible()
    table.click(table.button("Mend all"))
    expect(table.prompt).to_contain_text("Everything fits together.")

    table.click(table.button("Play from here"))
    expect(table.prompt).to_contain_text("Which warlord do you back")
    page.reload()
    expect(table.root).to_be_visible()
    expect(table.prompt).to_contain_text("Which warlord do you back")
