"""The book in the browser: words explained on hover, focus and touch; links, search and the address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

pytestmark = pytest.mark.e2e


def test_words_are_explained_on_hover_and_by_keyboard_and_escape_closes(page: Page, base: str) -> None:
    page.goto(f"{base}havoc/rules.ipynb?rule=H8.4", wait_until="commit")
    passage = page.locator(".hl-passage", has=page.get_by_role("heading", name="H8.4"))
    expect(passage).to_be_in_viewport()
    word = passage.get_by_role("button", name="full house", exact=True)
    expect(word).to_have_accessible_description(re.compile("full house Three cards of one value and two of another."))
    word.hover()
    tip = page.locator(".hl-tip:visible")
    expect(tip).to_contain_text("Three cards of one value and two of another.")
    expect(tip.get_by_role("img")).to_have_count(5)
    tip.hover()  # one may go into it without its going away
    page.wait_for_timeout(400)
    expect(tip).to_be_visible()
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()
    word.focus()
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(word).to_be_focused()
    page.keyboard.press("Enter")
    expect(tip).to_be_visible()
    page.keyboard.press("Tab")
    expect(tip).to_be_hidden()


def test_one_reads_on_through_links_search_and_back_and_the_address_follows(context: BrowserContext, base: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{base}havoc/rules.ipynb?rule=H4.3", wait_until="commit")
    page.get_by_role("link", name="H3.1").first.click()
    heading = page.get_by_role("heading", name="H3.1 ")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    assert "rule=H3.1" in page.url
    page.get_by_role("button", name="Back to H4.3").click()
    expect(page.get_by_role("heading", name="H4.3 ")).to_be_in_viewport()
    page.get_by_label("Search all rules").fill("scaveng")
    expect(page.get_by_role("heading", name="Rules with “scaveng”")).to_be_visible()
    expect(page.locator(".hl-voice")).to_have_text(re.compile(r"\d rules have these words"))
    assert "q=scaveng" in page.url
    expect(page.get_by_label("Search all rules")).to_be_focused()
    page.get_by_text("Magyarul", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A Havoc szabályai")
    page.get_by_role("link", name="H7 A csata után").click()
    expect(page.get_by_role("heading", name="H7.2")).to_be_visible()
    page.locator(".hl-passage", has=page.get_by_role("heading", name="H7.2")).locator(".hl-btn").click()
    copied = str(page.evaluate("navigator.clipboard.readText()"))
    assert copied.endswith("/havoc/rules.ipynb?lang=hu&rule=H7.2")
    page.goto(copied, wait_until="commit")
    expect(page.get_by_role("heading", name="H7.2 Dögevés egy ebbel")).to_be_in_viewport()


def test_a_touch_explains_a_word_on_a_phone_within_the_page(page: Page, base: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{base}havoc/rules.ipynb?rule=H6.3&text=1", wait_until="commit")
    word = page.locator(".hl-term", has_text="draw pile").first
    word.click()
    tip = page.locator(".hl-tip:visible")
    expect(tip).to_contain_text("face down")
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    page.get_by_text("Magyarul", exact=True).click()
    expect(page.get_by_role("heading", name="Ez az oldal szavakban")).to_be_visible()
    page.get_by_role("link", name="havoclab").click()  # the bar's way home takes along how one reads
    page.wait_for_url(re.compile("index.ipynb.lang=hu&text=1"))
