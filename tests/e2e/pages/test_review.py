"""The review page in the browser: a set over a reload, the record shared by two tabs, a file that is none."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Page, expect

from havoclab.lessons.quiz import read_quizzes
from havoclab.lessons.runner import solve
from havoclab.stage.review.kept import Kept
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e

RULES = ("H4.1", "H4.5")


def right_answer(place: int, seed: int) -> str:
    """The words of the right answer to a question of the set."""
    attempt = read_quizzes().ask(RULES[place], seed + place)
    (command,) = solve(attempt)
    asked = getattr(attempt, "asked")  # noqa: B009  # only questions with answers have it
    return str(asked.choices[command.removeprefix("answer ")]("en"))


def answer(table: Table, words: str) -> None:
    choice = table.page.locator(".hl-choice").filter(has_text=re.compile(rf"^\w?{re.escape(words)}$"))
    table.click(choice)
    expect(table.reply).to_have_attribute("data-tone", "goal")


def open_review(tab: Page, base: str, token: str = "") -> Table:
    tab.goto(f"{base}havoc/review.ipynb?lang=en{f'&s={token}' if token else ''}", wait_until="commit")
    table = Table(tab)
    expect(table.root).to_be_visible()
    return table


def test_a_set_over_a_reload_and_one_record_for_two_tabs(context: BrowserContext, base: str) -> None:
    seed = 6
    record = open_review(context.new_page(), base)
    expect(record.root).to_contain_text("Nothing was asked so far.")
    asked = open_review(context.new_page(), base, Kept(rules=RULES, marks="00", seed=seed).token())
    expect(asked.root).to_contain_text("Question 1 of 2")
    answer(asked, right_answer(0, seed))
    # The other tab hears of it without a click, and what is chosen there comes here.
    expect(record.root).to_contain_text("H4.1 · ")
    night = (date.today() + timedelta(days=9)).isoformat()
    # A date is taken over as it is chosen: there is nothing to confirm.
    record.after(lambda: record.page.get_by_label("Game night").fill(night))
    expect(record.root).to_contain_text("The game night is in")

    asked.press("n")
    expect(asked.root).to_contain_text("Question 2 of 2")
    asked.page.reload()
    expect(asked.root).to_contain_text("Question 2 of 2")
    answer(asked, right_answer(1, seed))
    asked.press("n")
    expect(asked.root).to_contain_text("At the first go: 2 of 2 questions.")
    expect(record.root).to_contain_text("H4.5 · ")
    asked.click(asked.button("Choose what to ask"))
    expect(asked.page.get_by_label("Game night")).to_have_value(night)

    damaged = b'{"havoclab": "progress", "form": 7}'
    file = FilePayload(name="progress.json", mimeType="application/json", buffer=damaged)
    asked.after(lambda: asked.page.locator("input[type=file]").set_input_files(file))
    expect(asked.root).to_contain_text("your progress is as it was. form: Input should be 1")
    expect(asked.root).to_contain_text("H4.1 · ")
