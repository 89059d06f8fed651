"""A deal of Gold und Rum that runs on in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page


def dealt(page: Page) -> int:
    """How many warriors lie."""
    found = re.search(r"(\d+) of 80", page.locator(".hl-stacks .hl-note").first.inner_text())
    assert found
    return int(found[1])


def wait_for_card(page: Page, number: int) -> None:
    """Until so many warriors lie."""
    page.wait_for_function(
        "(number) => Number(/\\d+/.exec(document.querySelector('.hl-stacks > .hl-note').textContent)[0]) >= number",
        arg=number,
    )
