"""The keyboard alone, the focus that is never lost, the voice for screen readers, and quiet motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.e2e

Show = Callable[..., Page]


def sent(page: Page) -> list[Any]:
    return [message["intent"] for message in page.evaluate("host.sent")]


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"))


def hand(page: Page, name: str) -> Any:
    return page.get_by_role("grid", name="Your hand").get_by_role("button", name=name, exact=True)


def test_one_tab_stop_for_each_place(show: Show) -> None:
    page = show("recruit")
    stops = page.evaluate(
        """[...document.querySelectorAll('.hl-zone')].map(zone =>
            [zone.dataset.zone, zone.querySelectorAll('.hl-card[tabindex="0"]').length])"""
    )
    assert stops == [["recruits", 1], ["pile", 1], ["discards", 1], ["hand", 1]]


def test_everything_can_be_reached_and_done_with_keys_alone(show: Show) -> None:
    page = show("recruit")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-zone=\"hand\"]') !== null"):
            break
    assert focused(page) == "dog"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "blue 6"
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.wait_for_function("host.sent.length === 1")
    page.keyboard.press("Space")
    page.wait_for_function("host.sent.length === 2")
    assert sent(page) == [{"do": "act", "action": "lay b6"}, {"do": "act", "action": "lay n10"}]
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "dog"


def test_up_and_down_go_between_rows_and_places(show: Show) -> None:
    page = show("many", 360, 740)
    hand(page, "blue 1").focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) in {"green 9", "green 10", "green 12", "grey 3", "green 1"}
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.hl-zone').dataset.zone") == "discards"


def test_letters_press_buttons_but_not_while_typing(show: Show) -> None:
    page = show("recruit")
    page.keyboard.press("f")
    page.wait_for_function("host.sent.length === 1")
    assert sent(page) == [{"do": "act", "action": "fetch"}]
    page.get_by_role("searchbox").focus()
    page.keyboard.press("c")
    page.wait_for_function("host.sent.length === 2")
    assert [intent["do"] for intent in sent(page)] == ["act", "search"]
    hand(page, "dog").focus()
    page.keyboard.press("Control+c")
    page.keyboard.press("c")
    page.wait_for_function("host.sent.length === 3")
    assert sent(page)[-1] == {"do": "act", "action": "havoc"}


def test_a_shortcut_of_a_button_that_is_off_does_nothing(show: Show) -> None:
    page = show("recruit")
    page.keyboard.press("r")
    page.keyboard.press("f")
    page.wait_for_function("host.sent.length > 0")
    assert sent(page) == [{"do": "act", "action": "fetch"}]


def test_the_overview_of_keys_opens_and_closes(show: Show) -> None:
    page = show("recruit")
    hand(page, "blue 5").focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Cry Havoc!")
    page.keyboard.press("c")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(hand(page, "blue 5")).to_be_focused()
    assert sent(page) == []


def test_every_focusable_thing_keeps_jupyterlab_from_stealing_keys(show: Show) -> None:
    for name in ("recruit", "setup", "lesson", "start", "cover", "over"):
        page = show(name)
        bare = page.evaluate(
            """() => [...document.querySelectorAll('.hl-root :is(button, a, input, select, summary, [tabindex])')]
            .filter(node => node.dataset.lmSuppressShortcuts !== 'true').map(node => node.outerHTML.slice(0, 80))"""
        )
        assert bare == [], name


def test_focus_stays_on_the_same_card(show: Show) -> None:
    page = show("recruit")
    hand(page, "green 9").focus()
    page.evaluate("host.patch((scene, block) => { block('hand').cards.shift(); })")
    expect(hand(page, "green 9")).to_be_focused()


def test_focus_goes_to_the_neighbour_when_a_card_is_gone(show: Show) -> None:
    page = show("recruit")
    hand(page, "green 9").focus()
    page.evaluate(
        """host.patch((scene, block) => { const cards = block('hand').cards;
        block('recruits').cards.push(...cards.splice(cards.findIndex(c => c.key === 'g9'), 1)); })"""
    )
    expect(hand(page, "green 10")).to_be_focused()


def test_focus_goes_to_the_first_legal_thing_when_its_place_is_gone(show: Show) -> None:
    page = show("recruit")
    hand(page, "green 9").focus()
    page.evaluate("host.patch((scene, block) => { scene.blocks = scene.blocks.filter(b => b.id !== 'hand'); })")
    expect(page.get_by_role("button", name="Cry Havoc!")).to_be_focused()


def test_focus_goes_from_a_cover_into_the_table(show: Show) -> None:
    page = show("cover")
    page.get_by_role("button", name="I am Christine").focus()
    page.evaluate("host.patch((scene, block) => { scene.blocks = scene.blocks.filter(b => b.type !== 'cover'); })")
    assert page.evaluate("document.activeElement.classList.contains('hl-card')")


def test_a_scene_steals_no_focus_from_outside(show: Show) -> None:
    page = show("recruit")
    page.evaluate(
        """() => { const input = document.createElement('input'); input.id = 'outside';
            document.body.append(input); input.focus(); }"""
    )
    page.evaluate("host.patch((scene, block) => { scene.blocks = scene.blocks.filter(b => b.id !== 'hand'); })")
    expect(page.locator("#outside")).to_be_focused()


def test_prompt_and_reply_are_read_out_once(show: Show) -> None:
    page = show("recruit")
    voice = page.get_by_role("status")
    expect(voice).to_contain_text("Anita take the first card")
    page.evaluate(
        "host.patch((scene, block) => { const r = block('reply'); r.serial = 2; r.text = 'Blue 9 is yours.'; })"
    )
    expect(voice).to_have_text("Blue 9 is yours.")
    page.evaluate("host.patch((scene, block) => { block('prompt').text = 'take the second card.'; })")
    expect(voice).to_have_text("Anita take the second card. Two cards to take, then one to lay.")


def test_roles_and_names_come_from_the_scene(show: Show) -> None:
    page = show("recruit")
    for role, name in (
        ("grid", "Recruits"),
        ("grid", "Your hand"),
        ("list", "The nine battles"),
        ("list", "Players"),
        ("log", "What happened"),
    ):
        expect(page.get_by_role(role, name=name)).to_have_count(1)  # type: ignore[arg-type]
    expect(page.get_by_role("img", name="Peace, year 1, before Anita")).to_be_visible()
    expect(page.locator('[aria-current="step"]')).to_contain_text("Poitiers")
    expect(page.get_by_role("grid", name="Recruits").get_by_role("gridcell")).to_have_count(5)


MOVE = """host.patch((scene, block) => { const cards = block('recruits').cards;
    block('hand').cards.push(cards.splice(0, 1)[0]); })"""
MOVING = """document.getAnimations()
    .filter(a => a.effect.target.matches('.hl-cell, .hl-ghost, .hl-marker-piece'))
    .map(a => a.effect.getTiming().duration)"""


def test_a_moved_card_glides_and_quickly(show: Show) -> None:
    page = show("recruit")
    page.evaluate(MOVE)
    durations = page.evaluate(MOVING)
    assert durations
    assert max(durations) < 300


def test_the_marker_flips_and_turns(show: Show) -> None:
    page = show("recruit")
    change = "host.patch((scene, block) => {{ Object.assign(block('marker'), {}); }})"
    page.evaluate(change.format("{ side: 'havoc', symbol: 'swords', tone: 'red', text: '!', steps: [] }"))
    assert len(page.evaluate(MOVING)) == 1
    expect(page.locator(".hl-marker-piece")).to_have_attribute("data-side", "havoc")
    page.evaluate(
        change.format("{ side: 'peace', symbol: 'dove', tone: 'blue', text: '1', steps: ['1', '2', '3'], turned: 1 }")
    )
    top = "[...document.querySelectorAll('.hl-edge')].map(e => [e.textContent, e.dataset.shown === 'true'])"
    assert page.evaluate(top) == [["1", True], ["2", False], ["3", False]]
    page.evaluate(change.format("{ text: '2', turned: 2 }"))
    assert page.evaluate(top) == [["1", False], ["2", True], ["3", False]]
    rotation = "node => node.style.transform"
    assert page.locator(".hl-edges").evaluate(rotation) == "rotate(-180deg)"
    page.evaluate(change.format("{ text: '1', turned: 1 }"))
    assert page.locator(".hl-edges").evaluate(rotation) == "rotate(-90deg)"


@pytest.mark.parametrize("how", ["system", "scene"])
def test_nothing_moves_for_those_who_want_calm(show: Show, page: Page, how: str) -> None:
    if how == "system":
        page.emulate_media(reduced_motion="reduce")
    page = show("recruit")
    if how == "scene":
        page.evaluate("host.patch((scene, block) => { scene.calm = true; })")
    page.evaluate(MOVE)
    page.evaluate("host.patch((scene, block) => { Object.assign(block('marker'), { side: 'havoc', turned: 3 }); })")
    assert page.evaluate("document.getAnimations().length") == 0
