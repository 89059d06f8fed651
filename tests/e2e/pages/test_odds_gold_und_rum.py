"""Odds beside a deal of Gold und Rum that runs on, in Voilà: they neither hold the deal nor lose the reader's place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.pages import moments
from tests.e2e.pages.deals import dealt, wait_for_card

pytestmark = pytest.mark.e2e


@pytest.mark.rule("G4.2", "G4.3")
def test_odds_follow_a_running_deal_without_holding_it_or_taking_the_menu_from_the_readers_hand(
    page: Page, base: str
) -> None:
    page.goto(f"{base}gold-und-rum/play.ipynb?lang=en&s={moments.deal()}", wait_until="commit")
    page.get_by_role("tab", name="Odds").click()
    page.get_by_label("What would you like to know?").select_option("what the deal still brings")
    panel = page.locator(".hl-chart", has=page.get_by_label("Which warriors"))
    expect(panel.locator(".hl-note")).to_contain_text("Warriors still to come: 70")

    page.keyboard.press("k")
    which = page.get_by_label("Which of the cards to come")
    which.focus()
    wait_for_card(page, 12)
    expect(which).to_be_focused()
    expect(panel.locator(".hl-note")).to_contain_text(re.compile(r"Warriors still to come: [56]\d"))
    which.select_option("those for pile 3")
    expect(panel.locator(".hl-note")).to_contain_text(re.compile(r"Pile 3 gets \d more cards"))
    before = dealt(page)
    wait_for_card(page, before + 1)
