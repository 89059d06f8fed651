"""The Python behind a page: it ends with its page, its death is told, and twenty may start at once."""

from __future__ import annotations

import re
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import psutil
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable, Watch
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e

KERNEL_ID = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"


def processes_of(server: psutil.Process, kernel: str) -> list[psutil.Process]:
    """The running processes of a kernel."""
    found = []
    for child in server.children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if kernel in " ".join(child.cmdline()):
                found.append(child)
    return found


def wait_until_ended(server: psutil.Process, kernel: str, page: Page) -> None:
    for _ in range(150):  # up to fifteen seconds, however busy the machine is
        if not processes_of(server, kernel):
            return
        page.wait_for_timeout(100)  # unlike a sleep, this lets the browser's messages through
    raise AssertionError("the kernel outlives its page")


def test_a_closed_or_reloaded_page_takes_its_kernel_along(
    context: BrowserContext, server: tuple[psutil.Process, str], open_table: OpenTable
) -> None:
    bystander = context.new_page()
    page = context.new_page()
    open_table(tab=page)
    first = str(page.evaluate(KERNEL_ID))
    assert len(processes_of(server[0], first)) == 1
    page.reload()
    expect(Table(page).root).to_be_visible()
    second = str(page.evaluate(KERNEL_ID))
    assert second != first
    wait_until_ended(server[0], first, bystander)
    assert len(processes_of(server[0], second)) == 1
    page.close(run_before_unload=True)
    wait_until_ended(server[0], second, bystander)


def test_a_dead_kernel_is_told_and_no_click_is_lost_silently(
    page: Page, server: tuple[psutil.Process, str], open_table: OpenTable, watch: Watch
) -> None:
    watch.expected += ["WebSocket", "kernel", "Kernel", "404", "Canceled"]
    table = open_table(moments.table(seed=3).token)
    table.click(table.cards("recruits").first)
    hand = table.names("hand")
    (process,) = processes_of(server[0], str(page.evaluate(KERNEL_ID)))
    process.kill()
    process.wait(10)
    banner = page.locator(".hl-banner")
    expect(banner).to_contain_text("The session has ended", timeout=14_000)
    table.cards("pile").click()
    expect(banner).to_contain_text("That was not sent")
    banner.get_by_role("button", name="Reload").click()
    expect(banner).to_be_hidden()
    expect(table.prompt).to_contain_text("Take one more card")
    assert table.names("hand") == hand
    table.click(table.cards("pile"))
    assert len(table.names("hand")) == len(hand) + 1


def read(address: str, method: str = "GET") -> str:
    with urllib.request.urlopen(urllib.request.Request(address, method=method), timeout=90) as answer:
        return str(answer.read().decode())


def test_twenty_pages_opened_at_once_all_start(
    context: BrowserContext, base: str, server: tuple[psutil.Process, str]
) -> None:
    """Five in tabs, fifteen as a browser's first request; sooner or later a port or a kernel would be missing."""
    top = base.removesuffix("voila/render/")
    tabs = [context.new_page() for _ in range(5)]
    with ThreadPoolExecutor(15) as visitors:
        others = [visitors.submit(read, f"{base}havoc/play.ipynb") for _ in range(15)]
        for tab in tabs:
            tab.goto(f"{base}havoc/play.ipynb", wait_until="commit", timeout=90_000)
        for tab in tabs:
            expect(Table(tab).button("Deal the cards")).to_be_visible(timeout=90_000)
        pages = [other.result() for other in others]
    for tab in tabs:
        tab.bring_to_front()
        table = Table(tab)
        table.click(table.button("Deal the cards"))
        expect(table.root).to_have_attribute("data-layout", "table")
        tab.close(run_before_unload=True)
    kernels = set()
    for html in pages:
        assert "application/vnd.jupyter.widget-view+json" in html
        assert "Traceback" not in html
        found = re.search(r'"kernelId": "([\w-]+)"', html)
        assert found
        kernels.add(found[1])
    assert len(kernels) == len(pages)
    for kernel in kernels:
        assert processes_of(server[0], kernel), "its Python is there to answer"
        read(f"{top}voila/api/shutdown/{kernel}", "POST")


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_twenty_tabs_opened_at_once_all_become_playable(context: BrowserContext, base: str) -> None:
    tabs = [context.new_page() for _ in range(20)]
    for tab in tabs:
        tab.goto(f"{base}havoc/play.ipynb", wait_until="commit", timeout=300_000)
    for tab in tabs:
        expect(Table(tab).button("Deal the cards")).to_be_visible(timeout=300_000)
    for tab in tabs:
        tab.bring_to_front()
        table = Table(tab)
        table.click(table.button("Deal the cards"))
        expect(table.root).to_have_attribute("data-layout", "table")
        tab.close(run_before_unload=True)
