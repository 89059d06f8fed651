"""The slow-motion table in the browser: a question by a click on a pile, over a reload, the record, and the heat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from havoclab.stage.memory_table.controller import MemoryTableController
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def at_a_pile_question() -> tuple[str, int, str]:
    """A moment at which a pile is asked for: its token, the right pile, and how the next question is told."""
    for seed in range(20):
        page = MemoryTableController("en", seed=seed)
        page.handle({"do": "fresh", "way": "quiz"})
        while not page.quiz.stands:
            page.handle({"do": "advance"})
        question = page.quiz.question(0)
        if question is not None and question.kind == "where":
            return page.scene().token, min(question.right), "Question 2 of"
    raise AssertionError("no first question asks for a pile")


def test_a_question_is_answered_on_the_table_and_remembered_over_a_reload(page: Page, base: str) -> None:
    token, right, following = at_a_pile_question()
    page.goto(f"{base}gold-und-rum/memory.ipynb?lang=en&s={token}", wait_until="commit")
    table = Table(page)
    expect(table.root).to_contain_text("In which pile lies this card")
    pile = table.zone("piles").locator("button.hl-card").nth(right)
    expect(pile).to_have_attribute("aria-label", re.compile(rf"^Pile {right + 1}, "))
    pile.click()
    expect(table.reply).to_contain_text(f"Right: Pile {right + 1}")
    expect(table.zone("piles").locator(".hl-stack[data-marked]")).to_have_count(1)

    page.reload()
    expect(table.reply).to_contain_text(f"Right: Pile {right + 1}")
    page.keyboard.press("n")
    expect(table.root).not_to_contain_text("Right: Pile")
    for _ in range(20):  # whoever can't wait deals by hand
        if following in table.root.inner_text():
            break
        table.click(table.button("Next card now"))
    expect(table.root).to_contain_text(following)
    page.keyboard.press("i")
    expect(table.root).to_contain_text("It was: ")

    table.click(table.button("Your memory"))
    expect(table.root).to_contain_text("One deal, 2 answers, 50 % of them right.")
    table.click(table.button("Card by card"))
    page.keyboard.press("End")
    expect(table.root).to_contain_text("80 of 80 warriors dealt")
    page.get_by_role("tab", name="View").click()
    page.get_by_label("Show of the piles").select_option("orc")
    expect(table.zone("piles").locator('.hl-stack[data-heat="true"]')).to_have_count(9)
    table.click(table.button("Best claims"))
    expect(table.root).to_contain_text("The best claim at each moment")
