"""What a person does comes back as the intent that stood beside it: once, in order, and never lost silently."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.e2e

Show = Callable[..., Page]


def sent(page: Page) -> list[Any]:
    """The intents the page has sent so far."""
    return [message["intent"] for message in page.evaluate("host.sent")]


def card(page: Page, zone: str, key: str) -> Any:
    return page.locator(f'.hl-zone[data-zone="{zone}"] [data-key="{key}"]')


def click_at_once(page: Page, *keys: str) -> None:
    """Click recruits one after the other, quicker than any answer can come."""
    page.evaluate("keys => keys.forEach(key => document.querySelector(`[data-key=${key}]`).click())", keys)


def test_a_click_on_a_card_sends_its_intent_and_serial(show: Show) -> None:
    page = show("recruit")
    page.get_by_role("grid", name="Recruits").get_by_role("button", name="blue 9").click()
    assert page.evaluate("host.sent") == [{"intent": {"do": "act", "action": "take b9"}, "serial": 1}]


def test_illegal_things_still_answer_why(show: Show) -> None:
    page = show("recruit")
    page.get_by_role("button", name="Loot with two dogs").click()
    page.get_by_role("button", name="Draw pile, 34 cards").click()
    page.wait_for_function("host.sent.length === 2")
    assert sent(page) == [{"do": "act", "action": "loot"}, {"do": "act", "action": "draw"}]


def test_a_tap_on_a_phone_acts(show: Show) -> None:
    page = show("many", 360, 740)
    card(page, "hand", "e17").click(position={"x": 12, "y": 20})
    assert sent(page) == [{"do": "act", "action": "lay e17"}]


def test_the_same_thing_clicked_while_it_is_on_its_way_is_sent_once(show: Show) -> None:
    page = show("recruit")
    page.evaluate("host.delay = 150")
    page.get_by_role("button", name="Cry Havoc!").evaluate(
        "button => { button.click(); button.click(); button.click(); }"
    )
    page.wait_for_function("host.sent.length === 1")
    page.get_by_role("button", name="Hint").click()  # one waits for another: what was clicked before would come first
    page.wait_for_function("host.sent.length === 2")
    assert sent(page) == [{"do": "act", "action": "havoc"}, {"do": "hint"}]


def test_clicks_wait_for_each_other_in_order(show: Show) -> None:
    page = show("recruit")
    page.evaluate("host.delay = 60")
    click_at_once(page, "b9", "o2", "e7")
    page.wait_for_function("host.sent.length === 3")
    assert [intent["action"] for intent in sent(page)] == ["take b9", "take o2", "take e7"]


def test_a_late_click_is_dropped_and_said_if_what_it_asked_for_is_gone(show: Show) -> None:
    page = show("recruit")
    page.evaluate(
        """() => { host.delay = 60; host.answer = () => {
            host.patch((scene, block) => { block('recruits').cards = []; });
            return { ok: true, why: '' };
        }; }"""
    )
    click_at_once(page, "b9", "o2")
    expect(page.locator(".hl-notice")).to_contain_text("has changed")
    assert [intent["action"] for intent in sent(page)] == ["take b9"]


def test_a_late_click_is_sent_with_the_new_serial_if_it_is_still_on_offer(show: Show) -> None:
    page = show("recruit")
    page.evaluate(
        "() => { host.delay = 60; host.answer = () => { host.patch(() => {}); return { ok: true, why: '' }; }; }"
    )
    click_at_once(page, "b9", "o2")
    page.wait_for_function("host.sent.length === 2")
    assert [message["serial"] for message in page.evaluate("host.sent")] == [1, 2]


def test_what_python_calls_late_is_asked_once_more_if_it_is_still_on_offer(show: Show) -> None:
    page = show("recruit")
    page.evaluate(
        """() => { host.answer = message => {
            if (host.sent.length > 1) return { ok: true, why: '' };
            host.patch(() => {});
            return { ok: false, late: true, why: 'Too late.' };
        }; }"""
    )
    page.get_by_role("button", name="Cry Havoc!").click()
    page.wait_for_function("host.sent.length === 2")
    assert [message["serial"] for message in page.evaluate("host.sent")] == [1, 2]
    expect(page.locator(".hl-notice")).to_be_hidden()


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("() => ({ ok: false, why: 'The engine is on fire.' })", "The engine is on fire."),
        ("() => { throw new Error('no'); }", "No answer yet"),
    ],
)
def test_a_failure_inside_is_told_and_the_scene_stays(show: Show, answer: str, words: str) -> None:
    page = show("recruit")
    page.evaluate(f"() => {{ host.answer = {answer}; }}")
    page.get_by_role("button", name="Cry Havoc!").click()
    expect(page.locator(".hl-notice")).to_contain_text(words)
    expect(card(page, "recruits", "b9")).to_be_visible()
    page.evaluate("() => { host.answer = () => ({ ok: true, why: '' }); }")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hl-notice")).to_be_hidden()


@pytest.mark.own_window  # it sets the clock
def test_the_next_step_is_sent_by_itself_unless_the_person_is_quicker(show: Show, page: Page) -> None:
    page.clock.install()
    page = show("recruit")
    next_step = "host.patch(scene => { scene.next = { after_ms: 60000, intent: { do: 'next' } }; })"
    page.evaluate(next_step)
    page.clock.run_for(50_000)
    assert sent(page) == []
    page.clock.run_for(15_000)
    assert sent(page) == [{"do": "next"}]
    page.clock.run_for(90_000)
    assert sent(page) == [{"do": "next"}]  # once for each scene, even if nothing comes of it
    page.evaluate(next_step)
    page.clock.run_for(20_000)
    page.evaluate(
        """() => { host.answer = () => {
            host.patch(scene => { scene.next = null; });
            return { ok: true, why: '' };
        }; }"""
    )
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(90_000)
    assert sent(page) == [{"do": "next"}, {"do": "pause"}]


def test_a_reply_has_its_rule_and_its_fix(show: Show) -> None:
    page = show("recruit")
    reply = page.locator(".hl-reply")
    chip = reply.get_by_role("button", name="Rule H4.3")
    expect(chip).to_have_attribute("aria-expanded", "false")
    chip.click()
    expect(reply).to_contain_text("the first card a player takes must be one of them")
    reply.get_by_role("button", name="Open in the rules").click()
    reply.get_by_role("button", name="Take blue 9 instead").click()
    page.wait_for_function("host.sent.length === 2")
    assert sent(page) == [{"do": "rule", "id": "H4.3"}, {"do": "act", "action": "take b9"}]


def test_a_reply_tells_the_way_out_and_has_a_button_for_it(show: Show) -> None:
    page = show("recruit")
    reply = page.locator(".hl-reply")
    expect(reply.locator(".hl-reply-way")).to_have_text("It would be legal after this: “Fetch blue 9”.")
    reply.get_by_role("button", name="Do this first").click()
    page.wait_for_function("host.sent.length === 1")
    assert sent(page) == [{"do": "act", "action": "fetch b9"}]


def test_a_rule_chip_without_an_intent_shows_the_rule_in_the_panel(show: Show) -> None:
    page = show("recruit")
    page.locator('.hl-zone[data-zone="recruits"]').get_by_role("button", name="Rule H4.3").click()
    expect(page.locator('.hl-rule-item[data-rule="H4.3"]')).to_have_attribute("data-focus", "true")
    assert sent(page) == []


def test_log_lines_lead_to_their_rule_and_their_moment(show: Show) -> None:
    page = show("recruit")
    line = page.locator(".hl-log-line").nth(2)
    line.get_by_role("button", name="Rule H4.2").click()
    line.get_by_role("button", name="Anita lays grey 7").click()
    page.wait_for_function("host.sent.length === 2")
    assert sent(page) == [{"do": "rule", "id": "H4.2"}, {"do": "goto", "n": 2}]


def test_form_fields_send_their_value(show: Show) -> None:
    page = show("setup")
    page.get_by_role("radiogroup", name="Players").get_by_text("5", exact=True).click()
    page.get_by_label("Peter").select_option("human")
    page.get_by_role("switch", name="The faster peace card").uncheck()
    page.get_by_label("Seed").fill("crecy")
    page.get_by_label("Seed").press("Enter")
    number = page.get_by_label("Battle 4, place 2")
    number.fill("7")
    number.press("Tab")
    page.wait_for_function("host.sent.length === 5")
    assert sent(page) == [
        {"do": "set", "name": "count", "value": "5"},
        {"do": "set", "name": "kind-1", "value": "human"},
        {"do": "set", "name": "fast", "value": "false"},
        {"do": "set", "name": "seed", "value": "crecy"},
        {"do": "points", "battle": 4, "place": 2, "value": "7"},
    ]


def test_an_error_stands_at_its_field(show: Show) -> None:
    page = show("setup")
    field = page.get_by_label("Pause between steps")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("Speed must be from 0 to 10.")


@pytest.mark.own_window  # it sets the clock
def test_search_waits_for_the_typist_and_keeps_what_is_typed(show: Show, page: Page) -> None:
    page.clock.install()
    page = show("recruit")
    search = page.get_by_role("searchbox", name="Search the rules")
    page.clock.pause_at("2100-01-01")
    search.press_sequentially("hand")
    page.clock.run_for(140)
    assert sent(page) == []
    page.clock.run_for(20)
    assert sent(page) == [{"do": "search", "value": "hand"}]
    search.press_sequentially(" limit")
    page.evaluate("host.patch((scene, block) => { block('rules').search.value = 'hand'; })")
    expect(search).to_have_value("hand limit")
    expect(search).to_be_focused()


def test_a_field_takes_the_value_the_scene_corrects_it_to(show: Show) -> None:
    page = show("setup")
    field = page.get_by_label("Pause between steps")
    field.fill("99")
    field.press("Enter")
    page.evaluate("host.patch((scene, block) => { block('options').fields[3].value = '10'; })")
    expect(field).to_have_value("10")


def test_a_kept_game_opens_a_door_and_sends_its_token(show: Show) -> None:
    page = show("start")
    expect(page.get_by_text("Go on")).to_have_count(0)
    page.evaluate("localStorage.setItem('havoclab:havoc', 'tok-123')")
    page = show("start")
    page.get_by_role("button", name="Go on").click()
    assert sent(page) == [{"do": "resume", "token": "tok-123"}]


def test_a_door_leads_to_its_page(show: Show, host_url: str) -> None:
    page = show("start")
    assert page.get_by_role("link", name="Play Havoc").evaluate("node => node.href") == f"{host_url}/play.ipynb"


def test_a_door_says_that_what_it_opens_shows_already(show: Show) -> None:
    page = show("start")
    door = page.get_by_role("link", name="Play Havoc")
    expect(door).not_to_have_attribute("aria-current", "true")
    page.evaluate("host.patch((scene, block) => { block('play').cards[1].current = true; })")
    expect(door).to_have_attribute("aria-current", "true")


def test_the_moment_is_kept_in_the_address_and_the_store(show: Show) -> None:
    page = show("recruit", query="&theme=dark")
    page.evaluate("host.patch((scene, block) => { scene.token = 'abc_-1'; scene.keep = 'havoc'; })")
    assert page.evaluate("Object.fromEntries(new URLSearchParams(location.search))") == {
        "scene": "recruit",
        "theme": "dark",
        "s": "abc_-1",
    }
    assert page.evaluate("localStorage.getItem('havoclab:havoc')") == "abc_-1"
    page.evaluate("host.patch((scene, block) => { scene.token = 'x'.repeat(6001); })")
    assert page.evaluate("new URLSearchParams(location.search).get('s')") is None
    assert page.evaluate("localStorage.getItem('havoclab:havoc').length") == 6001


@pytest.mark.parametrize(("voila", "address"), [("", None), ("voila", "abc")])
def test_in_jupyterlab_the_address_is_left_alone(show: Show, voila: str, address: str | None) -> None:
    page = show("recruit")
    page.evaluate(
        """voila => { host.stop(); const shell = document.createElement('div'); shell.className = 'jp-LabShell';
            document.body.append(shell); document.body.dataset.voila = voila; }""",
        voila,
    )
    page.evaluate(
        """async () => { const { default: widget } = await import('/havoclab.js');
            widget.render({ model: host.model, el: document.getElementById('stage'), experimental: {} }); }"""
    )
    page.evaluate("host.patch(scene => { scene.token = 'abc'; })")
    assert page.evaluate("new URLSearchParams(location.search).get('s')") == address


def test_a_record_is_saved_as_a_file(show: Show) -> None:
    page = show("over")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == "havoc.txt"
    assert Path(str(download.value.path())).read_text("utf-8") == "havoc record"


def test_a_link_is_copied_and_said(show: Show, page: Page, host_url: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host_url)
    page = show("recruit")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".hl-voice")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "https://example.org/?s=abc"


@pytest.mark.own_window  # it sets the clock
def test_a_dead_session_shows_a_banner_and_no_click_is_lost_silently(show: Show, page: Page) -> None:
    page.clock.install()
    page = show("recruit")
    banner = page.locator(".hl-banner")
    page.clock.run_for(20_000)
    expect(banner).to_be_hidden()
    page.evaluate("host.dead = true")
    page.clock.run_for(8_000)
    expect(banner).to_contain_text("No answer yet")
    page.clock.run_for(6_000)
    expect(banner).to_contain_text("The session has ended")
    expect(banner.get_by_role("button", name="Reload")).to_be_visible()
    page.get_by_role("button", name="Cry Havoc!").click()
    expect(banner).to_contain_text("was not sent")
    assert sent(page) == []
    page.evaluate("host.dead = false")
    page.clock.run_for(3_000)
    expect(banner).to_be_hidden()
    page.get_by_role("button", name="Cry Havoc!").click()
    assert sent(page) == [{"do": "act", "action": "havoc"}]


@pytest.mark.own_window  # it sets the clock
def test_a_reload_is_one_click_away(show: Show, page: Page) -> None:
    page.clock.install()
    page = show("recruit")
    page.evaluate("host.dead = true")
    page.clock.run_for(14_000)
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()


def test_a_closed_view_leaves_nothing_behind(show: Show) -> None:
    page = show("recruit")
    page.evaluate("host.stop()")
    expect(page.locator(".hl-root")).to_have_count(0)
    assert page.evaluate("Object.values(host.model.listeners).flat().length") == 0


def test_a_chart_that_answers_a_click_comes_into_sight_above_the_dock(show: Show) -> None:
    page = show("recruit", height=620)
    bars = [{"label": f"way {number}", "value": number / 6, "text": str(number), "cards": []} for number in range(6)]
    chart = {"type": "chart", "area": "main", "id": "ways", "title": "Ways", "bars": bars, "least": 0, "most": 1}
    page.evaluate("chart => host.patch(scene => scene.blocks.push({ ...chart, in_sight: true }))", chart)
    last = page.locator(".hl-chart .hl-bar").last
    expect(last).to_be_visible()
    foot = page.locator(".hl-chart").bounding_box()
    dock = page.locator(".hl-dock").bounding_box()
    assert foot is not None
    assert dock is not None
    assert page.evaluate("scrollY") > 0
    assert foot["y"] + foot["height"] <= dock["y"]
