"""Every scene is drawn whole, at every width, in both themes, and data stays data."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from havoclab.stage.scene import Scene
from tests.e2e.renderer.make_scenes import SCENES as MAKE

pytestmark = pytest.mark.e2e

Show = Callable[..., Page]
CONTRASTS = """() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const linear = (v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const light = (colour) => {
        const [r, g, b] = rgb(colour).map((v) => linear(v / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (one, other) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    };
    const probe = (inside, value) => {
        const node = document.createElement('span');
        node.style.color = value;
        inside.append(node);
        const colour = getComputedStyle(node).color;
        node.remove();
        return colour;
    };
    const found = [];
    for (const card of document.querySelectorAll('.hl-card[data-face="up"]')) {
        const paper = probe(card, 'var(--hl-card-paper)');
        found.push([card.getAttribute('aria-label'), ratio(getComputedStyle(card).color, paper)]);
    }
    const frame = document.querySelector('.hl-frame');
    const inFrame = (name) => probe(frame, `var(${name})`);
    const pair = (ink, ground) => [`${ink} on ${ground}`, ratio(inFrame(ink), inFrame(ground))];
    for (const ink of ['--hl-ink', '--hl-quiet', '--hl-accent', '--hl-good'])
        for (const ground of ['--hl-ground', '--hl-panel', '--hl-vellum', '--hl-base']) found.push(pair(ink, ground));
    found.push(pair('--hl-on-accent', '--hl-accent-deep'));
    return found;
}"""
SCENES = sorted(path.stem for path in (Path(__file__).parent / "scenes").glob("*.json"))


def blocks(name: str) -> list[dict[str, Any]]:
    scene: dict[str, Any] = json.loads((Path(__file__).parent / "scenes" / f"{name}.json").read_text("utf-8"))
    return list(scene["blocks"])


def test_the_fixtures_are_what_the_contract_makes_of_them() -> None:
    assert set(MAKE) == set(SCENES)
    for name, make in MAKE.items():
        text = (Path(__file__).parent / "scenes" / f"{name}.json").read_text("utf-8")
        assert Scene.model_validate_json(text) == make(), name


@pytest.mark.parametrize("name", [name for name in SCENES if name != "cover"])
def test_a_scene_is_drawn_whole(show: Show, name: str) -> None:
    page = show(name)
    for block in blocks(name):
        for card in block.get("cards", []) if block["type"] == "zone" else []:
            if block["shape"] != "pile":
                zone = page.locator(f'.hl-zone[data-zone="{block["id"]}"]')
                expect(zone.locator(f'[data-key="{card["key"]}"]')).to_have_count(1)
        for button in block.get("buttons", []):
            expect(page.get_by_text(button["label"], exact=True).first).to_be_visible()
        for tile in block.get("tiles", []):
            expect(page.locator(".hl-tile-title").get_by_text(tile["title"], exact=True)).to_have_count(1)
        for seat in block.get("seats", []):
            expect(page.locator(f'.hl-seat[data-seat="{seat["id"]}"]')).to_contain_text(seat["name"])
        for field in block.get("fields", []):
            expect(page.get_by_text(field["label"], exact=True).first).to_be_visible()
        for bar in [] if block.get("folded") else block.get("bars", []):
            row = page.locator(".hl-bar").filter(has_text=bar["label"]).first
            expect(row).to_contain_text(bar["text"])
            expect(row.locator(".hl-bar-whisker")).to_be_visible(visible=bar["low"] is not None)
        for line in block.get("lines", []):
            expect(page.locator(".hl-log-line").nth(line["n"])).to_contain_text(line["text"])


@pytest.mark.parametrize("name", SCENES)
def test_nothing_sticks_out_sideways(show: Show, name: str) -> None:
    page = show(name, 360, 740)
    inside = """() => [...document.querySelectorAll(
            '.hl-btn, .hl-card, .hl-tile, .hl-seat, .hl-choice, .hl-door, .hl-segment, .hl-bar')]
        .filter(node => node.offsetParent && !node.closest('.hl-table-scroll'))
        .filter(node => node.getBoundingClientRect().right > innerWidth + 1 || node.getBoundingClientRect().left < -1)
        .map(node => node.className + ' ' + node.textContent)"""
    for width in (360, 800, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 740})
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(inside) == [], width


def test_the_joined_module_draws_what_the_single_files_draw(show: Show) -> None:
    texts = []
    for query in ("", "&modules=1"):
        page = show("recruit", query=query)
        texts.append(page.locator(".hl-root").inner_text())
    assert texts[0] == texts[1]
    assert "take the first card" in texts[0]


def test_a_cover_hides_everything_else(show: Show) -> None:
    page = show("cover")
    expect(page.get_by_role("heading", name="Pass the screen to Christine")).to_be_visible()
    expect(page.locator(".hl-card")).to_have_count(0)
    expect(page.locator(".hl-tile")).to_have_count(0)
    assert "blue 1" not in page.content()


def test_texts_of_others_stay_texts(show: Show) -> None:
    page = show("hostile")
    assert page.evaluate("window.pwned") is None
    expect(page.locator(".hl-root img, .hl-root script, .hl-root iframe")).to_have_count(0)
    expect(page.locator(".hl-prompt-text")).to_have_text('<img src=x onerror="window.pwned=1">')
    expect(page.locator('[onerror], [onmouseover], a[href^="javascript"], a[href^="data"]')).to_have_count(0)
    page.locator('.hl-zone[data-zone="recruits"] .hl-card').first.hover()
    assert page.evaluate("window.pwned") is None
    expect(page.locator("body")).to_be_visible()


@pytest.mark.parametrize("name", ["many", "recruit", "battle"])
def test_every_card_of_a_hand_offers_24_pixels_to_a_finger(show: Show, name: str) -> None:
    page = show(name, 360, 740)
    missed = page.evaluate(
        """() => [...document.querySelectorAll('.hl-zone[data-zone="hand"] .hl-card')].filter(card => {
            const box = card.getBoundingClientRect();
            const hit = (x, y) => document.elementFromPoint(box.left + x, box.top + y)?.closest('.hl-card') === card;
            return !(hit(2, 20) && hit(12, 20) && hit(22.5, 20) && hit(12, 32) && hit(12, 9));
        }).map(card => card.getAttribute('aria-label'))"""
    )
    assert missed == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_and_card_values_have_enough_contrast(show: Show, page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page = show("battle")
    pairs = page.evaluate(CONTRASTS)
    assert len(pairs) > 20
    assert [(what, round(ratio, 2)) for what, ratio in pairs if ratio < 4.5] == []


def test_the_six_suits_differ_by_shape_and_letter(show: Show) -> None:
    page = show("many")
    suits = page.evaluate(
        """() => [...new Set([...document.querySelectorAll('.hl-zone[data-zone="hand"] .hl-card')].map(card =>
        card.querySelector('.hl-centre path').getAttribute('d') + '|' +
        card.querySelector('.hl-letter').textContent))]"""
    )
    assert len({suit.split("|")[0] for suit in suits}) == 7  # six suits and the dog
    assert {suit.split("|")[1] for suit in suits} == {"b", "o", "g", "e", "y", "n", ""}


def test_a_legal_card_and_button_is_not_told_by_colour_alone(show: Show) -> None:
    page = show("battle")
    marks = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.hl-zone[data-zone="hand"] .hl-card')].map(card =>
        [card.dataset.state, getComputedStyle(card.querySelector('.hl-mark')).display !== 'none']))"""
    )
    assert marks == {"legal": True, "selected": True, "illegal": False}
    page = show("recruit")
    style = "node => getComputedStyle(node).borderTopStyle"
    assert page.get_by_role("button", name="Loot with two dogs").evaluate(style) == "dashed"
    assert page.get_by_role("button", name="Fetch with a dog").evaluate(style) == "solid"


def test_the_standing_of_a_number_is_shown_by_mark_and_title(show: Show) -> None:
    page = show("recruit")
    figure = page.locator('.hl-tile .hl-fig[data-standing="reconstructed"]').first
    assert "dotted" in str(
        figure.locator(".hl-fig-value").evaluate("node => getComputedStyle(node).textDecorationStyle")
    )
    assert "reconstructed" in str(figure.get_attribute("title"))
    source = page.locator('.hl-tile .hl-fig[data-standing="source"] .hl-fig-value').first
    assert source.evaluate("node => getComputedStyle(node).textDecorationLine") == "none"


def test_a_new_scene_keeps_the_nodes_of_what_stays(show: Show) -> None:
    page = show("recruit")
    page.evaluate("document.querySelectorAll('.hl-card').forEach((card, index) => (card.mark = index))")
    page.evaluate("host.patch((scene, block) => { block('hand').cards.splice(2, 1); })")
    marks = page.evaluate(
        "[...document.querySelectorAll('.hl-zone[data-zone=\"hand\"] .hl-card')].map(card => card.mark !== undefined)"
    )
    assert marks == [True] * 8
    expect(page.locator('.hl-zone[data-zone="hand"] [data-key="b6"]')).to_have_count(0)


def test_the_log_keeps_its_place_when_the_reader_has_scrolled_up(show: Show) -> None:
    page = show("recruit")
    add = """n => host.patch((scene, block) => { const { lines } = block('log');
        for (let i = 0; i < n; i++) lines.push({ ...lines[1], n: lines.length, text: `line ${lines.length}` }); })"""
    page.evaluate(add, 30)
    scroller = page.get_by_role("log")
    at_end = "node => node.scrollHeight - node.scrollTop - node.clientHeight < 3"
    assert scroller.evaluate(at_end)
    scroller.evaluate("node => { node.scrollTop = 40; }")
    page.evaluate(add, 1)
    assert scroller.evaluate("node => node.scrollTop") == 40
    scroller.evaluate("node => { node.scrollTop = node.scrollHeight; }")
    page.evaluate(add, 1)
    assert scroller.evaluate(at_end)


def test_side_panels_are_tabs_where_there_is_no_room(show: Show) -> None:
    page = show("recruit", 360, 740)
    expect(page.get_by_role("tab", name="What happened")).to_be_visible()
    expect(page.get_by_role("log")).to_be_visible()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("log")).to_be_hidden()
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    page = show("recruit", 1280, 800)
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    expect(page.get_by_role("tab", name="Rules")).to_be_hidden()


def test_with_room_the_log_stays_and_the_other_panels_share_a_place(show: Show) -> None:
    page = show("recruit")
    page.evaluate(
        """host.patch((scene, block) => { scene.blocks.push({ type: 'text', area: 'side', id: 'more', heading: 'More',
            level: 2, paragraphs: ['One more panel.'], tone: 'plain' }); })"""
    )
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.get_by_text("One more panel.")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    page.locator('.hl-zone[data-zone="recruits"]').get_by_role("button", name="Rule H4.3").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
