"""The page around the cells, in a real browser: nothing from outside, light and dark, phones, and honest waiting."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Route, WebSocket, expect

from tests.infra.pages import make_checkout, pages_of, write_page

pytestmark = pytest.mark.e2e
LONG = "x" * 400
PAGES = ["voila/render/wide.ipynb", "voila/tree/more", "nowhere"]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address above the pages of a running server."""
    checkout = make_checkout(tmp_path_factory.mktemp("checkout"))
    notebooks = checkout / "notebooks"
    write_page(
        notebooks / "wide.ipynb", "Wide", f"print('{LONG}')", "import ipywidgets\nipywidgets.Button(icon='check')"
    )
    write_page(notebooks / "slow.ipynb", "Slow", "import time\ntime.sleep(100)")
    (notebooks / "more").mkdir()
    write_page(notebooks / "more" / "deep.ipynb", "Deep", "print('deep')")
    dead_kernel(checkout / "widgets" / "share" / "jupyter" / "kernels" / "dead")
    write_page(notebooks / "dead.ipynb", "Dead", "1 + 1", kernel="dead")
    with pages_of(checkout) as start:
        yield start()[1].removesuffix("voila/render/index.ipynb")


def dead_kernel(folder: Path) -> None:
    folder.mkdir(parents=True)
    spec = {"argv": ["false"], "display_name": "Dead", "language": "python"}
    (folder / "kernel.json").write_text(json.dumps(spec), encoding="utf-8")


@pytest.fixture
def outside(page: Page) -> Iterator[list[str]]:
    """Every address asked for that is not this machine's."""
    asked: list[str] = []

    def note(request: Request | WebSocket) -> None:
        if not re.match(r"http://127\.0\.0\.1:|ws://127\.0\.0\.1:|data:|blob:", request.url):
            asked.append(request.url)

    page.on("request", note)
    page.on("websocket", note)
    yield asked
    page.remove_listener("request", note)
    page.remove_listener("websocket", note)


def background(page: Page) -> str:
    found: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return found


def test_slash_leads_to_the_start_page(page: Page, base: str) -> None:
    page.goto(f"{base}?lang=hu")
    page.wait_for_url(f"{base}voila/render/index.ipynb?lang=hu")
    expect(page.get_by_text("made by the kernel: 42")).to_be_visible()
    expect(page).to_have_title("Small")


@pytest.mark.parametrize(
    "where", ["voila/render/wide.ipynb", "voila/tree/more", "nowhere", "voila/render/nowhere.ipynb"]
)
def test_nothing_is_asked_from_outside(page: Page, base: str, outside: list[str], where: str) -> None:
    page.goto(base + where)
    if where.endswith("wide.ipynb"):
        expect(page.locator(".jupyter-button")).to_be_visible()
    expect(page.locator(".havoclab-bar")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert outside == []


@pytest.mark.parametrize("where", PAGES)
def test_no_page_scrolls_sideways_on_a_phone(page: Page, base: str, where: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(base + where)
    if where.endswith("wide.ipynb"):
        expect(page.locator(".jupyter-button")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_code_is_hidden_and_the_page_scrolls_as_a_whole(page: Page, base: str) -> None:
    page.set_viewport_size({"width": 360, "height": 120})
    page.goto(f"{base}voila/render/wide.ipynb")
    expect(page.locator(".jupyter-button")).to_be_visible()
    expect(page.get_by_text("import ipywidgets")).to_have_count(0)
    page.keyboard.press("End")
    page.wait_for_function("scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1")


@pytest.mark.parametrize(("system", "other"), [("light", "dark"), ("dark", "light")])
def test_the_theme_follows_the_system_until_the_reader_chooses(
    browser: Browser, base: str, system: str, other: str
) -> None:
    paint = {"light": "rgb(255, 255, 255)", "dark": "rgb(17, 17, 17)"}
    context: BrowserContext = browser.new_context(color_scheme="light" if system == "light" else "dark")
    page = context.new_page()
    page.goto(f"{base}voila/render/index.ipynb")
    expect(page.get_by_text("made by the kernel: 42")).to_be_visible()
    assert background(page) == paint[system]
    page.emulate_media(color_scheme="dark" if other == "dark" else "light")
    page.wait_for_function(f"getComputedStyle(document.body).backgroundColor === '{paint[other]}'")
    page.emulate_media(color_scheme="light" if system == "light" else "dark")
    page.wait_for_function(f"getComputedStyle(document.body).backgroundColor === '{paint[system]}'")

    kernels = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    page.get_by_role("button", name="Light or dark").click()
    assert background(page) == paint[other]
    assert page.evaluate("document.body.dataset.jpThemeLight") == str(other == "light").lower()
    same = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    assert same == kernels, "the page is the same page, with the same kernel"

    page.goto(f"{base}nowhere")
    assert background(page) == paint[other], "the choice is kept on every page"
    page.get_by_role("button", name="Light or dark").click()
    assert background(page) == paint[system]
    assert page.evaluate("localStorage.length") == 0, "what the system says is no choice"
    context.close()


def test_the_address_can_name_a_theme(page: Page, base: str) -> None:
    page.goto(f"{base}voila/render/index.ipynb?theme=dark")
    expect(page.get_by_text("made by the kernel: 42")).to_be_visible()
    assert background(page) == "rgb(17, 17, 17)"
    page.get_by_role("button", name="Light or dark").click()
    assert background(page) == "rgb(255, 255, 255)"
    assert "theme" not in page.url


@pytest.mark.parametrize("query", ["theme=solarized", "template=lab"])
def test_an_address_cannot_swap_the_template(page: Page, base: str, outside: list[str], query: str) -> None:
    page.goto(f"{base}voila/render/index.ipynb?{query}")
    expect(page.get_by_text("made by the kernel: 42")).to_be_visible()
    expect(page.locator(".havoclab-bar")).to_be_visible()
    assert outside == []


@pytest.mark.own_window  # it sets the clock
@pytest.mark.parametrize("name", ["slow", "dead"])
def test_a_start_that_takes_too_long_says_so_and_offers_a_reload(page: Page, base: str, name: str) -> None:
    page.clock.install()
    page.goto(f"{base}voila/render/{name}.ipynb", wait_until="commit")
    expect(page.locator("#loading_text")).to_contain_text("Starting")
    expect(page.get_by_role("alert")).to_be_hidden()
    page.clock.fast_forward("00:41")
    expect(page.get_by_role("alert")).to_contain_text("longer than it should")
    expect(page.get_by_role("link", name="Reload")).to_be_visible()


def test_a_page_that_breaks_off_says_so(page: Page, base: str) -> None:
    def break_off(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, body=whole.text().split("<main")[0])

    page.route("**/index.ipynb", break_off)
    page.goto(f"{base}voila/render/index.ipynb")
    expect(page.get_by_role("alert")).to_contain_text("could not start")


def test_the_bar_leads_home_from_a_page_in_a_folder(page: Page, base: str) -> None:
    page.goto(f"{base}voila/render/more/deep.ipynb?lang=hu")
    expect(page.get_by_text("deep", exact=True)).to_be_visible()
    page.get_by_role("link", name="havoclab").click()
    page.wait_for_url(f"{base}voila/render/index.ipynb?lang=hu")
