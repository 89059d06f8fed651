"""The Python behind a page: it ends with its page, its death is told, and twenty may start at once."""

from __future__ import annotations

import re
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import psutil
import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable, Watch
from tests.e2e.pages.deals import wait_for_card
from tests.e2e.pages.kernels import kernel_of, processes_of
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def wait_until_ended(server: psutil.Process, kernel: str, page: Page) -> None:
    for _ in range(600):  # up to a minute, however busy the machine is
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
    first = kernel_of(page)
    assert len(processes_of(server[0], first)) == 1
    page.reload()
    expect(Table(page).root).to_be_visible()
    second = kernel_of(page)
    assert second != first
    wait_until_ended(server[0], first, bystander)
    assert len(processes_of(server[0], second)) == 1
    page.close(run_before_unload=True)
    wait_until_ended(server[0], second, bystander)


#: What makes a moment of any page: its cards, how far one has come, and what the sliders say.
PLACE = """() => [
  [...document.querySelectorAll('.hl-card')].map(card => card.ariaLabel),
  [...document.querySelectorAll('.hl-progress')].map(bar => bar.ariaValueNow),
  [...document.querySelectorAll('.hl-slider-place')].map(slider => slider.textContent),
  document.querySelector('.hl-prompt-line')?.textContent]"""


def begin_lesson(table: Table) -> None:
    table.click(table.cards("pile"))
    expect(table.reply).to_contain_text("Anita draws")


def begin_table(table: Table) -> None:
    table.click(table.cards("recruits").first)
    expect(table.prompt).to_contain_text("Take one more card")


def begin_replay(table: Table) -> None:
    table.page.get_by_role("slider", name="Moment").fill("24")
    expect(table.reply).to_contain_text("Peter lays: orange 5.")


def begin_deal(table: Table) -> None:
    table.page.keyboard.press("k")
    wait_for_card(table.page, 11)
    table.page.locator(".hl-stack").nth(4).click()
    expect(table.button("Desertion card (1)")).to_be_visible()


def test_a_dead_kernel_is_told_no_click_is_lost_silently_and_reload_brings_the_place_back(
    context: BrowserContext, base: str, server: tuple[psutil.Process, str], watch: Watch
) -> None:
    """A table, a lesson, a replay and a deal, side by side: each takes a while to be sure that nobody answers."""
    watch.expected += ["WebSocket", "kernel", "Kernel", "404", "Canceled"]
    begin = {
        f"havoc/play.ipynb?s={moments.table(seed=3).token}": begin_table,
        "havoc/01-a-turn-recruit.ipynb?lang=en": begin_lesson,
        "havoc/replay.ipynb?lang=en": begin_replay,
        f"gold-und-rum/play.ipynb?lang=en&s={moments.deal()}": begin_deal,
    }
    tables = [Table(context.new_page()) for _ in begin]
    for table, address in zip(tables, begin, strict=True):
        table.page.goto(f"{base}{address}", wait_until="commit")
    for table, begin_on in zip(tables, begin.values(), strict=True):
        table.page.bring_to_front()
        expect(table.root).to_be_visible(timeout=30_000)
        begin_on(table)
    for table in tables:
        (process,) = processes_of(server[0], kernel_of(table.page))
        process.kill()
        process.wait(10)
    for table in tables:
        expect(table.page.locator(".hl-banner")).to_contain_text("The session has ended")
    places = [table.page.evaluate(PLACE) for table in tables]
    tables[0].cards("pile").click()
    expect(tables[0].page.locator(".hl-banner")).to_contain_text("That was not sent")
    for table in tables:
        with table.page.expect_navigation(wait_until="commit"):
            table.page.get_by_role("button", name="Reload").click()
    for table, place in zip(tables, places, strict=True):
        expect(table.root).to_be_visible(timeout=30_000)
        assert table.page.evaluate(PLACE) == place
    tables[0].click(tables[0].cards("pile"))
    expect(tables[0].prompt).to_contain_text("lay one card to the recruits")
    expect(tables[-1].reply).to_contain_text("paused where it was left")
    expect(tables[-1].button("Desertion card (1)")).to_be_visible()


@pytest.mark.own_window  # it stands between the page and its web socket
def test_a_connection_that_drops_and_comes_back_is_told_and_the_page_goes_on_without_a_reload(
    page: Page, base: str, watch: Watch
) -> None:
    watch.expected += ["WebSocket", "Connection lost"]
    sockets: list[WebSocketRoute] = []
    up = True

    def connect(socket: WebSocketRoute) -> None:
        if not up:
            socket.close()
            return
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile("/api/kernels/"), connect)
    page.goto(f"{base}havoc/play.ipynb?lang=en&s={moments.table(seed=3).token}", wait_until="commit")
    table = Table(page)
    table.click(table.cards("recruits").first)
    hand = table.names("hand")
    assert sockets, "the page speaks with its kernel"
    up = False
    for socket in sockets:
        socket.close()
    banner = page.locator(".hl-banner")
    expect(banner).to_contain_text("No answer yet")
    table.cards("pile").click()
    up = True
    expect(banner).to_be_hidden(timeout=90_000)  # Jupyter tries again after ever longer, random times
    expect(table.cards("hand")).to_have_count(len(hand) + 1)
    table.click(table.cards("hand", "legal").last)
    assert len(table.names("hand")) == len(hand)


def read(address: str, method: str = "GET") -> str:
    with urllib.request.urlopen(urllib.request.Request(address, method=method), timeout=90) as answer:
        return str(answer.read().decode())


def test_many_pages_opened_at_once_all_start(
    context: BrowserContext, base: str, server: tuple[psutil.Process, str]
) -> None:
    """Two in tabs, six as a browser's first request; sooner or later a port or a kernel would be missing."""
    top = base.removesuffix("voila/render/")
    tabs = [context.new_page() for _ in range(2)]
    with ThreadPoolExecutor(6) as visitors:
        others = [visitors.submit(read, f"{base}havoc/play.ipynb") for _ in range(6)]
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
