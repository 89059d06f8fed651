"""A deal that is disturbed stands still and says so: nothing is dealt unseen, and no claim is lost."""

from __future__ import annotations

import psutil
import pytest
from playwright.sync_api import Page, expect

from tests.e2e.pages import moments
from tests.e2e.pages.deals import dealt, wait_for_card
from tests.e2e.pages.kernels import kernel_of, processes_of
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e

#: The watch of the computer is set an hour on; or the computer has slept for an hour.
SET_WATCH = "() => { const now = Date.now; Date.now = () => now() + 3_600_000; }"


@pytest.mark.rule("G4.3", "G4.4")
def test_a_watch_that_is_set_and_python_that_hangs_pause_the_deal_and_keep_the_claim(
    page: Page, base: str, server: tuple[psutil.Process, str]
) -> None:
    page.goto(f"{base}gold-und-rum/play.ipynb?lang=en&s={moments.deal()}", wait_until="commit")
    table, time = Table(page), page.locator(".hl-countdown")
    expect(table.reply).to_contain_text("paused where it was left")
    page.keyboard.press("k")
    wait_for_card(page, 11)

    page.evaluate(SET_WATCH)
    expect(time).to_contain_text("paused")
    expect(table.reply).to_contain_text("a clock that was set")
    lying = dealt(page)
    page.keyboard.press("k")
    wait_for_card(page, lying + 1)

    (python,) = processes_of(server[0], kernel_of(page))
    python.suspend()
    lying = dealt(page)
    page.locator(".hl-stack").nth(8).click()  # no card comes to lie there meanwhile
    page.wait_for_timeout(3500)
    assert dealt(page) == lying
    python.resume()
    expect(time).to_contain_text("paused")
    expect(table.reply).to_contain_text("held up")
    assert dealt(page) <= lying + 1  # one that was under way may have come
    expect(table.button("Desertion card (1)")).to_be_visible()
    lying = dealt(page)
    page.keyboard.press("k")
    wait_for_card(page, lying + 1)
