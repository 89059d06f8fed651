"""A table in the browser as a person uses it: what can be seen on it, and how to click or type one's way through."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page, expect

#: True once nothing is on its way and a person can go on: a choice, a form, a cover, or the end.
READY = """() => {
  const root = document.querySelector('.hl-root');
  if (!root || root.hasAttribute('aria-busy')) return false;
  if (root.dataset.layout !== 'table') return true;
  const choices = '.hl-area-prompt .hl-buttons .hl-btn, .hl-zone button.hl-card, button.hl-tile-in';
  return document.querySelector(`${choices}, .hl-area-prompt .hl-text`) !== null;
}"""
LATER = f"(serial) => Number(document.querySelector('.hl-root').dataset.serial) > serial && ({READY})()"


class Table:
    """The page of a table (or of a lesson, which looks the same)."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".hl-root")
        self.prompt = page.locator(".hl-prompt-line")
        self.reply = page.locator(".hl-reply")
        self.log = page.locator(".hl-log-line")
        self.seats = page.get_by_role("list", name=re.compile("Players|Játékosok")).get_by_role("listitem")
        self.tiles = page.locator(".hl-tile")
        self.final = page.locator(".hl-table", has_text="The end of the war")

    # --- what lies there ---

    def zone(self, name: str) -> Locator:
        """A place of cards by its id: hand, recruits, pile, discards, laid-0."""
        return self.page.locator(f'.hl-zone[data-zone="{name}"]')

    def cards(self, zone: str, state: str = "") -> Locator:
        """The cards of a place, all or those in a state."""
        return self.zone(zone).locator(f'.hl-card[data-state="{state}"]' if state else ".hl-card")

    def names(self, zone: str) -> list[str]:
        """What the cards of a place are called, in order."""
        return [str(name) for name in self.cards(zone).evaluate_all("cards => cards.map(c => c.ariaLabel)")]

    def button(self, label: str) -> Locator:
        """A button by its label, whatever shortcut stands on it."""
        exact = self.page.locator(".hl-btn-label").get_by_text(label, exact=True)
        return self.page.locator(".hl-btn").filter(has=exact)

    @property
    def choices(self) -> Locator:
        """The buttons of the present choice."""
        return self.page.locator('.hl-area-prompt .hl-buttons .hl-btn[data-state="legal"]')

    def log_lines(self) -> list[tuple[str, str]]:
        """What happened: each line and its rule."""
        lines: list[list[str]] = self.log.evaluate_all(
            """lines => lines.map(line =>
              ['.hl-log-text', '.hl-log-rule'].map(part => line.querySelector(part).textContent))"""
        )
        return [(text, rule) for text, rule in lines]

    def points(self, seat: int) -> int:
        """A player's points."""
        return int(self.seats.nth(seat).locator(".hl-fig-value").first.inner_text())

    @property
    def serial(self) -> int:
        """The number of the scene that stands."""
        return int(self.root.get_attribute("data-serial") or 0)

    # --- doing something ---

    def after(self, act: Callable[[], object]) -> None:
        """Do something that changes the scene; come back when the bots have answered and a person can go on."""
        before = self.serial
        act()
        self.page.wait_for_function(LATER, arg=before)

    def click(self, what: Locator) -> None:
        """Click something and wait for what comes of it."""
        self.after(what.click)

    def press(self, key: str) -> None:
        """Press a key and wait for what comes of it."""
        self.after(lambda: self.page.keyboard.press(key))

    def set_up(self, players: int, seed: int) -> None:
        """Fill in the form by mouse and deal: players and the number of the deal; the first seat is a person's."""
        page = self.page
        self.click(page.get_by_role("radiogroup", name="Players").locator("label", has_text=str(players)))
        page.get_by_text("Options", exact=True).click()
        entry = page.get_by_label("Number of the deal")
        entry.fill(str(seed))
        self.after(lambda: entry.press("Tab"))
        self.click(self.button("Deal the cards"))
        expect(self.root).to_have_attribute("data-layout", "table")

    def bots_at_once(self) -> None:
        """Let bots play without a pause."""
        self.page.get_by_role("tab", name="How to watch").click()
        self.click(self.page.get_by_role("radiogroup", name="Bots play").locator("label", has_text="at once"))

    def lay(self, count: int) -> None:
        """Select so many cards that may be laid, from the right, and lay them."""
        for _ in range(count):
            card = self.cards("hand", "legal").last
            # Cards of a fan cover each other's right side: a person clicks what is seen.
            self.after(partial(card.click, position={"x": 9, "y": 30}))
        expect(self.cards("hand", "selected")).to_have_count(count)
        self.click(self.page.locator('.hl-btn[data-fid="btn:actions:do-lay"]'))

    def whose(self) -> str:
        """What the choice is, in the words of the prompt; empty at the end."""
        return self.prompt.inner_text() if self.prompt.count() else ""
