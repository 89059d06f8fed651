"""Whole lessons in Voilà, in Hungarian with the mouse and with the keyboard alone: each click is one the page offers.

What has to be clicked comes from the lesson's own solution: a lesson page without a browser walks along and hands over
every click before it makes it itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.lesson import LessonController
from havoclab.stage.scene import Buttons, Choices, Intent, Reply, Scene, Stacks, Text, Zone
from tests.e2e.pages.table import Table
from tests.lessons.test_lesson_page import next_step, solve_by_clicks

pytestmark = pytest.mark.e2e

Do = Callable[[Table, Locator], None]


def places_of(scene: Scene) -> Iterator[tuple[Intent | None, str]]:
    """Everything that can be clicked in a scene, and how it is marked in the page."""
    for block in scene.blocks:
        if isinstance(block, Zone):
            yield block.intent, f'[data-zone="{block.id}"] .hl-card'
            for nth, card in enumerate(block.cards):
                yield card.intent, f'[data-fid="card:{block.id}:{card.key or f"#{nth}"}"]'
        elif isinstance(block, Stacks):
            for stack in block.stacks:
                yield stack.intent, f'[data-fid="stack:{block.id}:{stack.id}"]'
        elif isinstance(block, Buttons):
            for button in block.buttons:
                yield button.intent, f'[data-fid="btn:{block.id}:{button.id}"]'
        elif isinstance(block, Choices):
            for choice in block.choices:
                yield choice.intent, f'[data-fid="choice:{block.id}:{choice.id}"]'


class Mirror(LessonController):
    """A lesson page whose clicks are made in the browser first."""

    table: Table
    do_in_browser: Do

    def handle(self, intent: Intent) -> None:
        """Find what carries this intent, use it in the browser, then do the same here."""
        places = [place for offered, place in places_of(self.scene()) if offered == intent]
        assert places, f"the page does not offer {intent}"
        self.do_in_browser(self.table, self.table.page.locator(places[0]).first)
        super().handle(intent)

    def compare(self) -> None:
        """The browser shows the words and the answer of this moment."""
        for block in self.scene().blocks:
            if isinstance(block, Reply):
                expect(self.table.reply.last).to_contain_text(block.text)
                expect(self.table.reply.last).to_have_attribute("data-tone", block.tone)
            elif isinstance(block, Text):
                for paragraph in block.paragraphs:
                    expect(self.table.root).to_contain_text(paragraph)


def with_mouse(table: Table, what: Locator) -> None:
    # Cards of a fan cover each other's right side: a person clicks what is seen.
    fan = what.evaluate("node => node.matches('.hl-card')")
    table.after(lambda: what.click(position={"x": 9, "y": 20} if fan else None))


def with_keys(table: Table, what: Locator) -> None:
    """Tab to it, or to its place and along the cards with arrows; then Enter."""
    keyboard = table.page.keyboard
    target = what.element_handle()
    there = "target => document.activeElement === target"
    same_place = """target => { const place = target.closest('.hl-zone'), now = document.activeElement;
      return now.matches('.hl-card') && place !== null && place.contains(now); }"""
    behind = """target => document.activeElement !== document.body &&
      Boolean(document.activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING)"""
    for _ in range(150):
        if table.page.evaluate(there, target):
            break
        if table.page.evaluate(same_place, target):
            keyboard.press("Home")
            while not table.page.evaluate(there, target):
                keyboard.press("ArrowRight")
            break
        keyboard.press("Shift+Tab" if table.page.evaluate(behind, target) else "Tab")
    else:
        raise AssertionError("it can't be reached with the keyboard")
    table.press("Enter")


@pytest.mark.parametrize(
    ("lesson", "language", "do_in_browser"),
    [
        ("havoc-recruit", "hu", with_mouse),
        ("havoc-peace", "en", with_keys),
        ("gold-und-rum-deal-details", "hu", with_keys),
    ],
    ids=["recruit in Hungarian with the mouse", "years of peace with the keyboard", "piles with the keyboard"],
)
def test_a_lesson_is_solved(page: Page, base: str, lesson: str, language: str, do_in_browser: Do) -> None:
    mirror = Mirror(lesson, language, seed=11)
    notebook = read_catalogue().page(lesson).notebook
    page.goto(f"{base}{notebook}?lang={language}&s={mirror.token}", wait_until="commit")
    mirror.table, mirror.do_in_browser = Table(page), do_in_browser
    expect(mirror.table.root).to_have_attribute("data-layout", "lesson")
    expect(page.get_by_role("heading", level=1)).to_contain_text(read_catalogue().page(lesson).title(language))
    progress = page.get_by_role("progressbar")
    steps = mirror.run.lesson.steps
    for number, _ in enumerate(steps):
        expect(progress).to_have_attribute("aria-valuenow", str(number))
        expect(mirror.table.button(mirror.say("next-button"))).to_be_disabled()
        solve_by_clicks(mirror)
        mirror.compare()
        expect(mirror.table.reply.last).to_have_attribute("data-tone", "goal")
        next_step(mirror)
    expect(progress).to_have_attribute("aria-valuenow", str(len(steps)))
    mirror.compare()
    assert mirror.run.solved
