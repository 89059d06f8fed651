"""The checkout's own pages in the system's browser. Requests to anywhere else and console errors are failures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psutil
import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Page, Request, WebError, WebSocket, expect

from tests.e2e.pages.table import Table
from tests.infra.pages import ROOT, pages_of

#: Whatever this machine has to do besides; nothing waits longer than it must.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """For a reader who wants no motion: clicks then need not wait for cards to come to rest."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def server() -> Iterator[tuple[psutil.Process, str]]:
    """Voilà on the checkout's notebooks, as `make play` starts it: its process and the address above all pages."""
    with pages_of(ROOT) as start:
        process, address = start()
        yield psutil.Process(process.pid), address.removesuffix("index.ipynb")


@pytest.fixture
def base(server: tuple[psutil.Process, str]) -> str:
    """The address above all pages."""
    return server[1]


class Watch:
    """What must not happen while a test runs, in any tab of its context."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.over = False
        """The tabs are being closed: what a page says while the browser pulls its connections away counts no more."""
        self.expected: list[str] = []
        """Regular expressions of console errors that a test provokes itself."""

    def note(self, problem: str) -> None:
        """Remember a problem unless the test expects it."""
        if not self.over and not any(re.search(pattern, problem) for pattern in self.expected):
            self.problems.append(problem)

    def note_address(self, request: Request | WebSocket) -> None:
        """Remember a request that left this machine."""
        if not re.match(r"(http|ws)://127\.0\.0\.1:|data:|blob:", request.url):
            self.problems.append(f"asked for {request.url}")

    def note_console(self, message: ConsoleMessage) -> None:
        """Remember what the console calls an error."""
        if message.type == "error":
            self.note(message.text)

    def note_error(self, error: WebError) -> None:
        """Remember what nobody caught."""
        self.note(str(error.error))

    def note_dialog(self, dialog: Dialog) -> None:
        """Remember a dialog; a page that asks whether it may go, may."""
        if dialog.type == "beforeunload":
            dialog.accept()
        else:
            self.note(f"a dialog: {dialog.message}")
            dialog.dismiss()

    def follow_tab(self, tab: Page) -> None:
        """Listen to a tab's web sockets, which its window doesn't tell of."""
        tab.on("websocket", self.note_address)

    @contextmanager
    def follow(self, context: BrowserContext) -> Iterator[None]:
        """Listen to everything the context's tabs do."""
        context.set_default_timeout(30_000)
        context.set_default_navigation_timeout(60_000)
        context.on("request", self.note_address)
        context.on("console", self.note_console)
        context.on("weberror", self.note_error)
        context.on("dialog", self.note_dialog)
        context.on("page", self.follow_tab)
        first = context.pages
        for tab in first:
            self.follow_tab(tab)
        yield
        self.over = True
        context.remove_listener("request", self.note_address)
        context.remove_listener("console", self.note_console)
        context.remove_listener("weberror", self.note_error)
        context.remove_listener("dialog", self.note_dialog)
        context.remove_listener("page", self.follow_tab)
        for tab in first:
            tab.remove_listener("websocket", self.note_address)


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What must not happen; at the end of the test it must not have happened."""
    watching = Watch()
    yield watching
    assert watching.problems == []


@pytest.fixture
def context(context: BrowserContext, watch: Watch) -> Iterator[BrowserContext]:
    """The test's window, watched until its tabs are closed."""
    with watch.follow(context):
        yield context


OpenTable = Callable[..., Table]


@pytest.fixture
def open_table(page: Page, base: str) -> OpenTable:
    """Open the play page at a moment (see `tests.e2e.pages.moments`) and wait until it can be played."""

    def open_at(token: str = "", language: str = "en", tab: Page | None = None) -> Table:
        shown = tab or page
        shown.goto(f"{base}havoc/play.ipynb?lang={language}{f'&s={token}' if token else ''}", wait_until="commit")
        table = Table(shown)
        expect(table.root).to_be_visible()
        return table

    return open_at
