"""The same table in JupyterLab: it works, and Lab takes no key that is meant for it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.pages.table import Table
from tests.infra.pages import ROOT

pytestmark = pytest.mark.e2e

#: Keys by which Lab inserts, cuts, deletes, merges or changes cells when a cell, not our table, has the focus.
LABS_KEYS = ("a", "b", "x", "d", "d", "y", "m", "z", "c", "v")
CELLS = """() => [...document.querySelectorAll('.jp-Notebook .jp-Cell')].map(cell =>
  [cell.className.match(/jp-(Code|Markdown|Raw)Cell/)[1], cell.querySelector('.jp-Cell-inputArea').textContent])"""


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """JupyterLab as `make lab` starts it, on a copy of the notebooks; its address."""
    for folder in ("widgets/share", "notebooks"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    shutil.copy(ROOT / "voila.json", tmp_path)
    said = tmp_path / "said.txt"
    command = [sys.executable, "-m", "havoclab_widgets", "lab", "--no-browser", f"--root={tmp_path}"]
    own = {name: str(tmp_path / name) for name in ("JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR")}
    with said.open("w") as output:
        process = subprocess.Popen(command, cwd=tmp_path, env=os.environ | own, stdout=output, stderr=output)
    try:
        yield wait_for_address(process, said)
    finally:
        process.terminate()
        process.wait(20)


def wait_for_address(process: subprocess.Popen[bytes], said: Path) -> str:
    for _ in range(300):
        if found := re.search(r"http://127\.0\.0\.1:\d+/lab\?token=\w+", said.read_text()):
            return found[0]
        try:
            process.wait(0.1)
        except subprocess.TimeoutExpired:
            continue
        break
    raise AssertionError(f"no address from JupyterLab: {said.read_text()}")


def test_the_table_in_jupyterlab_keeps_its_keys(page: Page, lab: str) -> None:
    page.goto(lab.replace("/lab?", "/lab/tree/havoc/play.ipynb?"), wait_until="commit")
    expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=40_000)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=40_000)
    page.get_by_text("Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    table = Table(page)
    expect(table.button("Deal the cards")).to_be_visible(timeout=40_000)
    table.click(table.button("Deal the cards"))
    expect(table.root).to_have_attribute("data-layout", "table")
    table.click(table.cards("pile"))
    expect(table.prompt).to_contain_text("Take one more card")

    before = page.evaluate(CELLS)
    assert len(before) >= 2
    for focus in (table.cards("hand").nth(2), table.cards("recruits").first, table.button("Save")):
        focus.focus()
        for key in LABS_KEYS:
            page.keyboard.press(key)
        assert page.evaluate(CELLS) == before
    expect(table.prompt).to_contain_text("Take one more card")

    # The keys would do something: without the mark on the focused card, Lab takes them.
    card = table.cards("hand").nth(2)
    card.evaluate("card => card.removeAttribute('data-lm-suppress-shortcuts')")
    card.focus()
    page.keyboard.press("b")
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(len(before) + 1)
