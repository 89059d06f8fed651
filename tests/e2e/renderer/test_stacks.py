"""Numbered piles: read at a glance, clicked with mouse and finger, reached by arrows and by a key of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.e2e

Show = Callable[..., Page]


def sent(page: Page) -> list[Any]:
    return [message["intent"]["pile"] for message in page.evaluate("host.sent")]


def pile(page: Page, number: int) -> Any:
    return page.locator(".hl-stack").nth(number - 1)


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label')"))


def test_a_pile_is_clicked_on_its_card_or_its_number_and_by_its_key(show: Show) -> None:
    page = show("piles")
    pile(page, 4).locator(".hl-card").click()
    page.wait_for_function("host.sent.length === 1")
    pile(page, 12).locator(".hl-stack-no").click()
    page.wait_for_function("host.sent.length === 2")
    for count, key in enumerate("70y3", 3):
        page.keyboard.press(key)
        page.wait_for_function(f"host.sent.length === {count}")
    assert sent(page) == [4, 12, 7, 10, 14, 3]
    assert focused(page) == "Pile 3, barbarian leader"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Pile 11")


def test_arrows_go_from_pile_to_pile_and_the_place_is_one_stop_for_tab(show: Show) -> None:
    page = show("piles")
    pile(page, 5).locator(".hl-card").focus()
    assert focused(page) == "Pile 5, goblin, new"
    page.keyboard.press("ArrowRight")
    assert focused(page) == "Pile 6, recruit card of Peter"
    page.keyboard.press("ArrowDown")
    assert focused(page) == "Pile 13, troll"
    page.keyboard.press("End")
    assert focused(page) == "Pile 14"
    assert page.locator('.hl-stacks .hl-card[tabindex="0"]').count() == 1


def test_on_a_phone_every_pile_gives_a_finger_44_pixels_and_tells_its_card(show: Show) -> None:
    page = show("piles", 360, 740)
    boxes = page.evaluate(
        """() => [...document.querySelectorAll('.hl-stack .hl-card')].map(card => {
        const box = card.getBoundingClientRect();
        return [box.width, box.height, parseFloat(getComputedStyle(card.querySelector('.hl-letter')).fontSize)];
    })"""
    )
    assert len(boxes) == 14
    assert min(width for width, _, _ in boxes) >= 44
    assert min(height for _, height, _ in boxes) >= 44
    assert min(letter for *_, letter in boxes) >= 11
    shapes = page.evaluate(
        """() => [...document.querySelectorAll('.hl-stack .hl-centre path:first-child')]
        .map(path => path.getAttribute('d'))"""
    )
    assert len(set(shapes)) == 13, "every kind of card has a shape of its own"


@pytest.mark.parametrize(("width", "height"), [(740, 360), (667, 375), (360, 740), (1024, 768)])
def test_on_phones_and_tablets_all_piles_what_can_be_laid_and_the_last_card_are_in_sight(
    show: Show, width: int, height: int
) -> None:
    page = show("piles", width, height)
    parts = ".hl-stack, .hl-btn[data-fid^='btn:actions:'], .hl-btn[data-fid='btn:dealing:deal-pause'], .hl-reply"
    boxes = page.locator(parts).evaluate_all(
        """parts => parts.map(part => {
        const box = part.getBoundingClientRect();
        const seen = document.elementFromPoint(box.left + box.width / 2, box.bottom - 3);
        return [part.className, box.width, box.height, box.bottom <= innerHeight && part.contains(seen)];
    })"""
    )
    assert len(boxes) == 14 + 3 + 1
    assert [name for name, *_, seen in boxes if not seen] == []
    assert min(min(across, high) for name, across, high, _ in boxes if "hl-reply" not in name) >= 36
    if height < 480:
        assert min(min(across, high) for name, across, high, _ in boxes if "hl-reply" not in name) >= 44


def test_whoever_scrolled_down_a_form_sees_the_table_that_comes_of_it_from_its_top(show: Show) -> None:
    page = show("setup", 360, 500)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 300
    page.evaluate("async () => host.show(await (await fetch('/scenes/piles.json')).json())")
    assert page.locator(".hl-root").evaluate("root => Math.round(root.getBoundingClientRect().top)") == 0
    page.evaluate("() => { scrollTo(0, 200); host.patch(() => {}); }")
    assert page.evaluate("scrollY") == 200


def test_a_card_that_comes_to_lie_on_a_pile_leaves_focus_and_what_it_covers_in_peace(show: Show) -> None:
    page = show("piles")
    pile(page, 1).locator(".hl-card").focus()
    page.evaluate(
        """() => { host.patch((scene, block) => {
        const stack = block('piles').stacks[0];
        Object.assign(stack.card, { key: 'pile-1-2', name: 'recruit card of Anita', symbol: 'recruit' });
        stack.badges = [{ seat: 0, symbol: 'recruit', name: 'recruit card of Anita' }];
        stack.mark = 'new';
    }); window.ghosts = document.querySelectorAll('.hl-ghost').length;
    const cell = document.querySelector('.hl-stack');
    window.moving = [cell, cell.querySelector('.hl-card')].map(node => node.getAnimations().length); }"""
    )
    assert focused(page) == "Pile 1, recruit card of Anita, new"
    assert page.evaluate("window.ghosts") == 0
    assert page.evaluate("window.moving") == [0, 1], "the card glides to its pile, and the pile stays"
    badge = pile(page, 1).locator(".hl-stack-badge")
    expect(badge).to_have_attribute("title", "recruit card of Anita")
    expect(badge.locator(".hl-shield")).to_have_text("A")
    page.keyboard.press("Enter")
    page.wait_for_function("host.sent.length === 1")


def test_heat_is_a_figure_before_it_is_a_shade_and_what_lies_below_fits(show: Show) -> None:
    page = show("piles", 360, 740)
    page.evaluate(
        """() => host.patch((scene, block) => block('piles').stacks.forEach((stack, nth) => {
        stack.heat = nth / 13;
        stack.heat_text = `${nth} of 13`;
        stack.below = Array.from({ length: 9 }, () => ({ ...stack.card, key: '' }));
        stack.note = 'the strongest of all';
    }))"""
    )
    expect(pile(page, 14).locator(".hl-stack-heat")).to_have_text("13 of 13")
    shade = "node => getComputedStyle(node).backgroundColor"
    assert pile(page, 14).evaluate(shade) != pile(page, 1).evaluate(shade)
    assert "13 of 13" in str(pile(page, 14).locator(".hl-card").get_attribute("aria-label"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
