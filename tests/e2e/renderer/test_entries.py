"""Files, long texts and days as entries of a form; places that take typed cards; a list whose lines can be mended."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from havoclab.stage.scene import Button, Form, FormField, Log, LogLine

pytestmark = pytest.mark.e2e

Show = Callable[..., Page]


def sent(page: Page) -> list[Any]:
    """The intents the page has sent so far."""
    return [message["intent"] for message in page.evaluate("host.sent")]


def entry(kind: str, **more: Any) -> FormField:
    """An entry of this kind."""
    return FormField(id=kind, label=f"The {kind}", kind=kind, intent={"do": "take", "what": kind}, **more)  # type: ignore[arg-type]


@pytest.fixture
def entries(show: Show) -> Page:
    """A page with a file, a long text and a day to enter."""
    page = show("setup")
    fields = [entry("file", help="A text file."), entry("area", value="one"), entry("date", value="2026-01-31")]
    form = Form(area="main", id="entries", title="Entries", fields=fields)
    page.evaluate("block => host.patch(scene => scene.blocks.push(block))", form.model_dump(mode="json"))
    return page


def test_a_files_contents_are_sent_and_the_same_file_can_be_chosen_again(entries: Page, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes("havoclab record 1\r\nÁrvíztűrő".encode())
    for number in (1, 2):
        entries.get_by_label("The file").set_input_files(file)
        entries.wait_for_function("number => host.sent.length === number", arg=number)
    assert sent(entries)[0] == {"do": "take", "what": "file", "value": "havoclab record 1\r\nÁrvíztűrő"}
    expect(entries.locator(".hl-file-name")).to_have_text("game.txt")


def test_a_file_of_more_than_two_megabytes_is_refused_in_words_and_not_sent(entries: Page, tmp_path: Path) -> None:
    file = tmp_path / "big.txt"
    file.write_bytes(b"x" * 2_000_001)
    entries.get_by_label("The file").set_input_files(file)
    expect(entries.locator(".hl-notice")).to_contain_text("big.txt is larger than 2 MB")
    assert sent(entries) == []


def test_a_text_of_several_lines_is_sent_when_it_is_left(entries: Page) -> None:
    area = entries.get_by_label("The area")
    expect(area).to_have_value("one")
    area.fill("one\ntwo")
    area.press("Enter")
    assert sent(entries) == []
    area.blur()
    assert sent(entries) == [{"do": "take", "what": "area", "value": "one\ntwo\n"}]


def test_a_day_is_sent_as_year_month_and_day(entries: Page) -> None:
    day = entries.get_by_label("The date")
    expect(day).to_have_value("2026-01-31")
    day.fill("2026-02-28")
    assert sent(entries) == [{"do": "take", "what": "date", "value": "2026-02-28"}]


def test_a_place_takes_cards_by_a_click_beside_them_and_as_text(show: Show) -> None:
    page = show("recruit")
    typed = entry("text", value="b9 o2").model_dump(mode="json")
    page.evaluate(
        "typed => host.patch((scene, block) => Object.assign(block('recruits'), {entry: typed, intent: {do: 'drop'}}))",
        typed,
    )
    zone = page.locator('.hl-zone[data-zone="recruits"]')
    zone.get_by_role("button", name="blue 9").click()
    zone.locator(".hl-zone-name").click()
    field = zone.get_by_label("The text")
    field.click()
    field.fill("b9")
    field.press("Enter")
    page.wait_for_function("host.sent.length === 3")
    assert [intent["do"] for intent in sent(page)] == ["act", "drop", "take"]


def test_a_line_of_a_list_can_be_mended_and_a_list_is_read_from_its_beginning(show: Show) -> None:
    page = show("recruit")
    lines = [
        LogLine(
            n=n, text=f"Thing {n} is wrong.", fix=Button(id="mend", label=f"Mend {n}", intent={"do": "mend", "n": n})
        )
        for n in range(1, 30)
    ]
    log = Log(id="wrong", title="What is wrong", lines=lines, follow=False).model_dump(mode="json")
    page.evaluate("log => host.patch(scene => { scene.blocks = [log]; })", log)
    expect(page.get_by_text("Thing 1 is wrong.")).to_be_in_viewport()
    page.get_by_role("button", name="Mend 2", exact=True).click()
    assert sent(page) == [{"do": "mend", "n": 2}]
