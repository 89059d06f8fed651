"""A finished game of Gold und Rum looked back at, in the browser: from a table's door to the answer, and once more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from havoclab.core.match import play
from havoclab.games import load
from havoclab.lab.review import costs, weighing
from havoclab.stage.analysis.controller import AnalysisController
from havoclab.stage.doors import analysis_of
from tests.lab.estimates import game_with_stand_in

pytestmark = pytest.mark.e2e

#: Of the deal that is played.
SEED = 5


@pytest.fixture
def analysed(monkeypatch: pytest.MonkeyPatch) -> str:
    """The token of an analysis in which the decisions are found, by estimates that take no time."""
    game = load("gold_und_rum")
    options = game.options.model_validate({"step_mode": True})
    match = play(game, [game.bot("sensible") for _ in range(4)], seed=SEED, options=options)
    record = match.record().model_copy(update={"players": ("human", *["sensible"] * 3)})
    door = analysis_of(record, "en")
    monkeypatch.setattr(costs, "load", game_with_stand_in)
    monkeypatch.setattr(weighing, "load", game_with_stand_in)
    page = AnalysisController("gold_und_rum", token=door.partition("&s=")[2])
    while page.scene().next is not None:
        page.handle({"do": "look"})
    claims = [cost for cost in page.review.costly if page.review.choices[cost.number].kind == "claim"]
    assert claims, "one of the costly decisions is a claim"
    page.handle({"do": "choice", "number": claims[0].number})
    return page.token


def test_a_claim_is_tried_again_on_its_pile_told_and_tried_once_more(page: Page, base: str, analysed: str) -> None:
    page.goto(f"{base}gold-und-rum/analysis.ipynb?lang=en&s={analysed}", wait_until="commit")
    asked = page.locator(".hl-text", has_text="What do you choose now?")
    expect(asked).to_be_visible(timeout=60_000)
    expect(page.locator(".hl-bar")).to_have_count(0)
    page.keyboard.press("e")  # lay nothing
    told = page.locator(".hl-text", has_text="Played then:")
    expect(told).to_contain_text("You chose now")
    expect(page.locator(".hl-bar").first).to_contain_text("preferred", timeout=60_000)
    expect(page.locator(".hl-bar[data-mark]").first).to_be_visible()
    page.get_by_role("button", name="Try it once more").click()
    expect(asked).to_be_visible()
    expect(told).to_have_count(0)
