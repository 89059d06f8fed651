"""What the browser remembers: two tabs share it, and neither ever writes over what it has not taken in."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.renderer.conftest import Show

pytestmark = pytest.mark.e2e

#: A kernel that keeps the letters it was told, and merges what it is handed.
KERNEL = """mine => {
  host.letters = new Set(mine);
  const text = () => [...host.letters].sort().join('');
  host.remember = () => host.patch(scene => { scene.memory = { progress: text() }; });
  host.learn = letter => { host.letters.add(letter); host.remember(); };
  host.answer = message => {
    if (host.deaf) return { ok: false, why: 'Nobody listens.' };
    for (const letter of message.intent.memory?.progress || '') host.letters.add(letter);
    host.remember();
    return { ok: true, why: '' };
  };
  host.remember();
}"""


#: True once nothing more is sent for a while; two tabs that answer each other for ever never come to that.
COMES_TO_REST = """async () => {
  const before = host.sent.length;
  await new Promise(resolve => setTimeout(resolve, 200));
  return host.sent.length === before;
}"""


def stored(page: Page, name: str = "progress") -> str | None:
    value = page.evaluate("name => localStorage.getItem('havoclab:' + name)", name)
    return value if value is None else str(value)


def wait_stored(page: Page, text: str, name: str = "progress") -> None:
    """Another tab's writing takes a moment until it is seen here."""
    page.wait_for_function("([name, text]) => localStorage.getItem('havoclab:' + name) === text", arg=[name, text])


def recalls(page: Page) -> list[dict[str, Any]]:
    sent: list[dict[str, Any]] = page.evaluate("host.sent.map(message => message.intent)")
    return [intent for intent in sent if intent["do"] == "recall"]


def second_tab(page: Page, letters: str) -> Page:
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_function("window.host && host.ready")
    other.evaluate(KERNEL, letters)
    return other


def test_on_its_first_scene_a_page_hands_in_what_is_kept_and_the_day(show: Show) -> None:
    page = show("start")
    page.evaluate("localStorage.setItem('havoclab:progress', 'ab')")
    page.evaluate(KERNEL, "c")
    wait_stored(page, "abc")
    [recall] = recalls(page)
    assert recall["memory"] == {"progress": "ab"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", recall["today"])


def test_a_page_that_remembers_nothing_is_left_alone(show: Show) -> None:
    page = show("start")
    page.evaluate("localStorage.setItem('havoclab:progress', 'ab')")
    page.evaluate("host.patch(() => {})")
    page.wait_for_timeout(50)
    assert (recalls(page), stored(page)) == ([], "ab")


def test_two_tabs_end_with_everything_that_both_know(show: Show) -> None:
    page = show("start")
    page.evaluate(KERNEL, "a")
    wait_stored(page, "a")
    other = second_tab(page, "b")
    wait_stored(page, "ab")
    page.wait_for_function("host.letters.size === 2")
    page.evaluate("host.learn('c')")
    other.wait_for_function("host.letters.has('c')")
    other.evaluate("host.learn('d')")
    wait_stored(page, "abcd")
    page.wait_for_function("host.letters.size === 4")
    for tab in (page, other):
        tab.wait_for_function(COMES_TO_REST)


def test_what_nobody_took_in_is_not_written_over(show: Show) -> None:
    page = show("start")
    page.evaluate("localStorage.setItem('havoclab:progress', 'xyz'); host.deaf = true")
    page.evaluate(KERNEL, "a")
    page.wait_for_function("host.sent.length > 0")
    page.wait_for_timeout(50)
    assert stored(page) == "xyz"
    page.evaluate("host.deaf = false; host.learn('b')")
    wait_stored(page, "abxyz")


def keep(page: Page, token: str, rank: int) -> None:
    moment = {"keep": "lesson-x", "token": token, "keep_rank": rank}
    page.evaluate("moment => host.patch(scene => Object.assign(scene, moment))", moment)


def test_a_tab_that_is_behind_does_not_write_over_the_further_one(show: Show) -> None:
    page = show("start")
    keep(page, "mine-5", 5)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_function("window.host && host.ready")
    wait_stored(other, "mine-5", "lesson-x")
    keep(other, "theirs-1", 1)
    assert stored(other, "lesson-x") == "mine-5"
    keep(page, "mine-4", 4)  # a way back in the tab that is further is its own matter
    wait_stored(other, "mine-4", "lesson-x")
    wait_stored(other, "4", "lesson-x-rank")
    keep(other, "theirs-6", 6)
    wait_stored(page, "theirs-6", "lesson-x")
    wait_stored(page, "6", "lesson-x-rank")
    keep(page, "mine-5", 5)
    assert stored(page, "lesson-x") == "theirs-6"
    keep(page, "anew-10000", 10_000)  # begun anew on purpose
    wait_stored(other, "anew-10000", "lesson-x")
