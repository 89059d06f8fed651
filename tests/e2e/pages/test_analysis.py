"""Hints at the table and the decisions that mattered, in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from havoclab.core.match import play
from havoclab.games import load
from havoclab.lab.review import costs, weighing
from havoclab.stage.analysis.controller import AnalysisController
from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable
from tests.lab.estimates import game_with_stand_in

pytestmark = pytest.mark.e2e


@pytest.fixture
def analysed(monkeypatch: pytest.MonkeyPatch) -> str:
    """The token of an analysis in which the decisions are found, by estimates that take no time."""
    havoc = load("havoc")
    bots = [havoc.bots["random"](), havoc.bots["sensible"]()]
    record = play(havoc, bots, seed=3).record().model_copy(update={"players": ("human", "sensible")})
    monkeypatch.setattr(costs, "load", game_with_stand_in)
    monkeypatch.setattr(weighing, "load", game_with_stand_in)
    page = AnalysisController(token=record.to_link())
    while page.scene().next is not None:
        page.handle({"do": "look"})
    assert page.review.costly
    return page.token


def test_a_decision_is_opened_tried_and_told_with_the_keyboard_and_survives_a_reload(
    page: Page, base: str, analysed: str
) -> None:
    page.goto(f"{base}havoc/analysis.ipynb?lang=en&s={analysed}", wait_until="commit")
    bars = page.locator("button.hl-bar")
    expect(bars.first).to_be_visible()
    bars.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hl-text", has_text="What do you choose now?")).to_be_visible()
    expect(page.locator(".hl-bar")).to_have_count(0)
    tell = page.get_by_role("button", name="Tell me without trying")
    tell.focus()
    expect(tell).to_be_focused()
    page.keyboard.press("Enter")
    told = page.locator(".hl-text", has_text="Played then:")
    expect(told).to_be_visible()
    expect(page.locator(".hl-bar").first).to_contain_text("preferred", timeout=60_000)
    expect(page.locator(".hl-bar[data-mark]")).to_contain_text("played then")
    page.reload()
    expect(told).to_be_visible()
    page.keyboard.press("n")
    expect(bars.first).to_contain_text("tried again")


def test_a_hint_is_asked_for_with_a_key_and_thinks_before_it_answers(open_table: OpenTable) -> None:
    table = open_table(moments.second_turn().token)
    hint = table.page.locator(".hl-reply-text")
    table.press("i")
    expect(hint).to_contain_text("Look at ")
    table.press("i")
    expect(hint).to_contain_text("would choose:", timeout=60_000)
    table.press("i")
    expect(table.page.locator(".hl-bar").first).to_contain_text("best", timeout=60_000)
    expect(table.button("Next hint")).to_be_disabled()
