"""A person at a deal of Gold und Rum that runs on, in Voilà: claims by mouse and key, pauses, and the same in steps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.pages import moments
from tests.e2e.pages.deals import dealt, wait_for_card
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e

#: Far more than a claim may take before it shows: what was measured stands in the assertion's message.
MOST_MS = 1500

#: Notes, for each click or key, after how many milliseconds the answer of this tone stood on the page.
MEASURE = """(tone) => {
  window.answered = new Promise((resolve) => {
    let since = 0;
    const began = () => (since ||= performance.now());
    for (const kind of ['click', 'keydown']) document.addEventListener(kind, began, { capture: true, once: true });
    new MutationObserver((_, observer) => {
      const reply = document.querySelector(`.hl-reply[data-tone="${tone}"]`);
      if (!since || !reply || reply.hidden) return;
      observer.disconnect();
      resolve(performance.now() - since);
    }).observe(document.querySelector('.hl-root'), { subtree: true, childList: true, attributes: true });
  });
}"""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.mark.rule("G4.3", "G4.4", "G4.5", "G4.7")
def test_claims_by_mouse_and_key_while_the_deal_runs_and_pauses(page: Page, base: str) -> None:
    page.goto(f"{base}gold-und-rum/play.ipynb?lang=en&s={moments.deal()}", wait_until="commit")
    table = Table(page)
    expect(table.reply).to_contain_text("paused where it was left")
    assert dealt(page) == 10

    # A projector is filled; on a narrow screen nothing of the deal hides behind the dock.
    usual = page.viewport_size
    assert usual is not None
    page.set_viewport_size({"width": 1920, "height": 1080})
    assert page.locator(".hl-root").evaluate("root => root.clientWidth") > 1700
    page.set_viewport_size({"width": 720, "height": 1000})
    dock = page.locator(".hl-dock").evaluate("dock => dock.getBoundingClientRect().top")
    for part in (".hl-marker", '.hl-zone[data-zone="deck"]'):
        assert page.locator(part).evaluate("part => part.getBoundingClientRect().bottom") < dock
    page.set_viewport_size(usual)
    page.keyboard.press("k")
    wait_for_card(page, 11)

    # A claim by mouse, and one by key at a later moment: each shows at once, and the deal goes on.
    piles = page.locator(".hl-stack")
    claims: tuple[Callable[[], None], ...] = (lambda: piles.nth(4).click(), lambda: page.keyboard.press("6"))
    for number, claim in enumerate(claims, 1):
        page.evaluate(MEASURE, "ok")
        claim()
        took = page.evaluate("window.answered")
        assert took < MOST_MS, f"claim {number} showed after {took:.0f} ms"
        expect(table.reply).to_contain_text(f"Anita lays a desertion card on pile {4 + number}.")
        wait_for_card(page, dealt(page) + 1)

    # No desertion card is left, and recruit cards wait for their start: the rule says so, and the deal goes on.
    page.keyboard.press("7")
    expect(page.locator('.hl-reply[data-tone="refused"]')).to_contain_text("G4.5")
    wait_for_card(page, dealt(page) + 1)

    # Out of sight nothing is dealt, and it is said; then card by card.
    page.evaluate(HIDE, True)
    expect(page.locator(".hl-countdown")).to_contain_text("paused")
    page.evaluate(HIDE, False)
    expect(table.reply).to_contain_text("out of sight")
    lying = dealt(page)
    table.press("n")
    assert dealt(page) == lying + 1

    # The same game in steps: asked after each card, and not before somebody has answered.
    table.click(table.button("New table"))
    table.click(page.locator("label", has_text="step by step"))
    page.get_by_text("Options", exact=True).click()
    entry = page.get_by_label("Number of the deal")
    entry.fill("4")  # somebody else deals
    table.after(lambda: entry.press("Tab"))
    table.click(table.button("Deal the cards"))
    expect(table.button("Lay nothing")).to_be_visible()
    lying = dealt(page)
    table.click(table.button("Lay nothing"))
    wait_for_card(page, lying + 1)
