"""A window that test after test uses remembers nothing of the last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.window import make_new_again

pytestmark = pytest.mark.e2e

Show = Callable[..., Page]
#: What a page can see of what went before it.
LEFT_OVER = """() => ({
  stored: localStorage.length,
  cookies: document.cookie,
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
  print: matchMedia('print').matches,
  size: [innerWidth, innerHeight],
})"""


@pytest.mark.parametrize("closed", [False, True], ids=["left open", "closed by the test"])
def test_a_window_made_new_again_is_as_it_was_opened(
    show: Show, host_url: str, browser_context_args: dict[str, Any], closed: bool
) -> None:
    page = show("start")
    fresh = page.context.new_page()
    fresh.goto(host_url)
    before = fresh.evaluate(LEFT_OVER)
    fresh.goto("about:blank")
    page.evaluate("localStorage.setItem('havoclab:progress', 'x'); document.cookie = 'kept=1'")
    page.emulate_media(media="print", color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 740})
    page.context.grant_permissions(["clipboard-read"], origin=host_url)
    page.route("**/host.js", lambda route: route.abort())
    assert page.evaluate(LEFT_OVER) != before
    if closed:
        page.close()
    make_new_again(fresh.context, browser_context_args)
    [tab] = fresh.context.pages
    assert tab.url == "about:blank"
    tab.goto(host_url)
    expect(tab.locator(".hl-root")).to_be_visible()
    assert tab.evaluate(LEFT_OVER) == before
    permission = "async () => (await navigator.permissions.query({ name: 'clipboard-read' })).state"
    assert tab.evaluate(permission) != "granted"
