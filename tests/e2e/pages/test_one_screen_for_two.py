"""Two people share one screen: while it is passed on, nobody's cards are in the page or in what was sent to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e

#: Every word that stands in the page, seen or not: texts and attributes.
ALL_WORDS = "document.documentElement.outerHTML"


def scenes_in(payload: str | bytes) -> Iterator[dict[str, Any]]:
    """The scenes that a message from the kernel brings (Jupyter sends its parts one after another, as bytes)."""
    raw = payload if isinstance(payload, bytes) else payload.encode()
    at = raw.find(b'"method":')
    start = raw.rfind(b'{"data":', 0, at) if at >= 0 else -1
    if start < 0:
        return
    content, _ = json.JSONDecoder().raw_decode(raw[start:].decode("utf-8", "replace"))
    scene = content["data"].get("state", {}).get("scene")
    if scene:
        yield scene


@pytest.fixture
def sent(page: Page) -> Iterator[list[dict[str, Any]]]:
    """Every scene that reaches the page after it was opened."""
    scenes: list[dict[str, Any]] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: scenes.extend(scenes_in(payload)))

    page.on("websocket", follow)
    yield scenes
    page.remove_listener("websocket", follow)


def assert_covered(table: Table, secret: set[str], sent: list[dict[str, Any]]) -> None:
    """Nothing lies on the page but the cover, and no secret card is named anywhere."""
    expect(table.root).to_have_attribute("data-layout", "cover")
    expect(table.page.locator(".hl-card")).to_have_count(0)
    page_text = str(table.page.evaluate(ALL_WORDS))
    assert {card for card in secret if card in page_text} == set()
    scene = sent[-1]
    assert {block["type"] for block in scene["blocks"]} == {"buttons", "cover"}
    told = json.dumps(scene["blocks"])
    assert {card for card in secret if card in told} == set()


def test_the_cover_hides_all_and_opens_for_the_right_person(open_table: OpenTable, sent: list[dict[str, Any]]) -> None:
    table = open_table(moments.table(seed=5, people=2).token)
    page = table.page
    expect(page.locator(".hl-cover")).to_contain_text("Pass the screen to Anita")
    expect(page.locator(".hl-card")).to_have_count(0)
    table.click(table.button("I am Anita"))
    anita = set(table.names("hand"))
    assert len(anita) == 8
    assert {seat.inner_text().count("you") for seat in table.seats.all()} == {0, 1}

    # Anita recruits from the pile, lays a card, and passes the screen on.
    table.click(table.cards("pile"))
    table.click(table.cards("pile"))
    anita = set(table.names("hand"))
    assert any(card in str(page.evaluate(ALL_WORDS)) for card in anita), "or else nothing could be found below"
    laid = table.names("hand")[-1]
    table.click(table.cards("hand").last)
    assert_covered(table, anita, sent)
    expect(page.locator(".hl-cover")).to_contain_text("Pass the screen to Peter")

    # Peter sees his cards and what lies open, and none of hers; the log tells him that she drew, not what.
    table.click(table.button("I am Peter"))
    peter = set(table.names("hand"))
    assert len(peter) == 8
    open_cards = set(table.names("recruits")) | peter
    assert laid in open_cards
    seen = str(page.evaluate(ALL_WORDS))
    hers = {card for card in anita - open_cards if card != "a dog of war"}
    assert {card for card in hers if f'"{card}"' in seen} == set()
    assert {card for card in hers if f'"{card}"' in json.dumps(sent[-1]["blocks"])} == set()
    assert any(text.startswith("Anita") and rule == "H4.2" for text, rule in table.log_lines())

    # Going back to her turn asks for the screen again.
    table.click(table.button("Undo"))
    assert_covered(table, anita | peter, sent)
    expect(page.locator(".hl-cover")).to_contain_text("Pass the screen to Anita")
