"""The system's browser, and one window for test after test: to open another takes longer than most tests do."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium, to which every name but this machine's is unknown. Without one the tests fail."""
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is missing; `make chromium` installs it or says how"
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
    arguments += ["--disable-background-networking", "--disable-component-update"]
    arguments += ["--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"]
    return {**browser_type_launch_args, "executable_path": chromium, "args": arguments}


@pytest.fixture(scope="session")
def windows() -> dict[str, BrowserContext]:
    """The windows that are free, by how they were opened. The browser takes them along when it is closed."""
    return {}


@pytest.fixture
def context(
    request: pytest.FixtureRequest,
    browser: Browser,
    browser_context_args: dict[str, Any],
    windows: dict[str, BrowserContext],
) -> Iterator[BrowserContext]:
    """A window as if it had just been opened; only to tests marked ``own_window`` it is.

    It keeps what it has loaded of the pages' scripts, as a reader's does. One that can't be made new again is not used
    any more.
    """
    kind = repr(sorted(browser_context_args.items()))
    if request.node.get_closest_marker("own_window"):
        own = browser.new_context(**browser_context_args)
        yield own
        own.close()
    else:
        window = windows.pop(kind, None) or browser.new_context(**browser_context_args)
        yield window
        make_new_again(window, browser_context_args)
        windows[kind] = window


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """The window's first tab."""
    return context.pages[0] if context.pages else context.new_page()


def make_new_again(window: BrowserContext, arguments: Mapping[str, Any]) -> None:
    """Leave one empty tab that remembers nothing and looks as the window's tabs do at first.

    A clock, a script for every page and a watched web socket stay: such tests are marked ``own_window``.
    """
    tab, *others = window.pages or [window.new_page()]
    for other in others:
        other.close()
    tab.goto("about:blank")
    devtools = window.new_cdp_session(tab)
    devtools.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
    devtools.detach()
    window.clear_permissions()
    window.unroute_all()
    tab.unroute_all()
    tab.emulate_media(
        media="null",
        color_scheme=arguments.get("color_scheme", "light"),
        reduced_motion=arguments.get("reduced_motion", "no-preference"),
        forced_colors="none",
    )
    tab.set_viewport_size(arguments.get("viewport", {"width": 1280, "height": 720}))
    tab.mouse.move(0, 0)
