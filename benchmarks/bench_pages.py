"""How long a reader waits: from opening a page to a table that can be played, and from a click to the new picture.

Both are measured inside the page (``performance.now()``, 0 when the page is asked for), in the system's Chromium, on a
Voilà that has served the page before. The peer is the least a widget page can be: one ipywidgets button that changes
a label, in the same server and browser, measured in turn with ours.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

from benchmarks.measure import Row, row
from havoclab.stage.table import TableController
from tests.infra.pages import ROOT, pages_of, write_page

PAGES: Final = 9
CLICKS: Final = 40
PEER: Final = "a page with one ipywidgets Button"
PEER_PAGE: Final = """\
from ipywidgets import Button, Label, VBox
button, label = Button(description="Count"), Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
VBox([button, label])"""

#: Notes when something first stands in the page and can be clicked.
_NOTE_READY: Final = """(() => {
  const look = () => {
    const found = document.querySelector('.hl-zone button.hl-card, button.jupyter-button');
    if (found && found.offsetParent && window.ready === undefined) window.ready = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
})()"""
#: Clicks what is there and waits until what shall change has changed and is painted; milliseconds.
_CLICK: Final = """async ([what, where, attribute]) => {
  const node = document.querySelector(where);
  const state = () => (attribute ? node.getAttribute(attribute) : node.textContent);
  const before = state();
  const start = performance.now();
  const changed = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (state() === before) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    watch.observe(node, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  document.querySelector(what).click();
  const taken = await changed;
  while (document.querySelector('.hl-root[aria-busy]')) await new Promise(requestAnimationFrame);
  return taken;
}"""
_TABLE: Final = (".hl-root", "data-serial")
_LABEL: Final = (".widget-label", "")


def _moment() -> str:
    """A game of two just dealt, as a token; the first choice is the reader's."""
    controller = TableController()
    for field, value in (("players", "2"), ("seed", "7")):
        controller.handle({"do": "set", "field": field, "value": value})
    controller.handle({"do": "start"})
    return controller.token


@contextmanager
def _served() -> Iterator[tuple[BrowserContext, str, str]]:
    """A browser, and the addresses of our page and the peer's on a server of their own."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise RuntimeError("Chromium is missing; `make chromium` installs it or says how")
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder)
        for name in ("widgets/share", "notebooks"):
            shutil.copytree(ROOT / name, checkout / name)
        shutil.copy(ROOT / "voila.json", checkout)
        write_page(checkout / "notebooks" / "peer.ipynb", "Peer", PEER_PAGE)
        with pages_of(checkout) as start, sync_playwright() as playwright:
            base = start()[1].removesuffix("index.ipynb")
            arguments = ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"]
            browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            context.add_init_script(_NOTE_READY)
            yield context, f"{base}havoc/play.ipynb?s={_moment()}", f"{base}peer.ipynb"
            browser.close()


def _open(context: BrowserContext, address: str) -> tuple[Page, float]:
    """The page and how long it took until it could be used, in seconds."""
    page = context.new_page()
    page.goto(address, wait_until="commit", timeout=60_000)
    page.wait_for_function("window.ready !== undefined", timeout=60_000)
    return page, float(page.evaluate("window.ready")) / 1000


def _click(page: Page, what: str, changes: tuple[str, str]) -> float:
    return float(page.evaluate(_CLICK, [what, *changes]))


def bench() -> list[Row]:
    ours_open: list[float] = []
    peer_open: list[float] = []
    ours_click: list[float] = []
    peer_click: list[float] = []
    with _served() as (context, ours, peer):
        for number in range(PAGES + 1):
            for address, times in ((ours, ours_open), (peer, peer_open)):
                page, seconds = _open(context, address)
                page.close(run_before_unload=True)
                if number:  # the first visit fills the caches
                    times.append(seconds)
        table, _ = _open(context, ours)
        button, _ = _open(context, peer)
        for number in range(CLICKS + 4):
            # A recruit is taken and the move undone, by turns.
            what = '[data-fid="btn:tools:undo"]' if number % 2 else '[data-zone="recruits"] button.hl-card'
            table.bring_to_front()
            mine = _click(table, what, _TABLE)
            button.bring_to_front()
            theirs = _click(button, "button.jupyter-button", _LABEL)
            if number >= 4:
                ours_click.append(mine)
                peer_click.append(theirs)
    return [
        row(
            "page to playable table in warm Voilà (median)",
            median(ours_open),
            "s",
            peer=median(peer_open),
            peer_name=PEER,
            goal="under 2",
        ),
        row(
            "click to new picture (median)",
            median(ours_click),
            "ms",
            peer=median(peer_click),
            peer_name=PEER,
            goal="under 100",
        ),
    ]
