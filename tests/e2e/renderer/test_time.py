"""What a scene sends by itself: under an id it runs on while a person acts, and no claim with a moment is dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.e2e

Show = Callable[..., Page]

#: A card that comes after 500 ms, and piles whose clicks say at which moment they were made.
RUN = """() => {
  host.card = 1;
  host.deal = (scene, block) => {
    scene.next = { id: `card ${host.card}`, after_ms: 500, intent: { do: 'tick', id: `card ${host.card}` } };
    for (const stack of block('piles').stacks) stack.intent = { do: 'pile', pile: stack.id, moment: host.card };
  };
  host.answer = ({ intent }) => {
    if (intent.do === 'tick') host.card += 1;
    host.patch(host.deal);
    return { ok: true, why: '' };
  };
  host.patch(host.deal);
}"""


def sent(page: Page) -> list[Any]:
    """The intents the page has sent so far."""
    return [message["intent"] for message in page.evaluate("host.sent")]


def test_a_claim_does_not_begin_the_time_up_to_the_next_card_anew(show: Show) -> None:
    page = show("piles")
    page.evaluate(RUN)
    page.evaluate("""() => [150, 300, 420].forEach((ms, nth) =>
      setTimeout(() => document.querySelectorAll('.hl-stack button')[nth].click(), ms))""")
    page.wait_for_function("host.sent.some(({ intent }) => intent.do === 'tick')")
    intents = sent(page)  # on a slow machine a second card may be among them
    first = [intent["do"] for intent in intents].index("tick")
    claims, tick = intents[:first], intents[first]
    assert [claim["pile"] for claim in claims] == ["pile-1", "pile-2", "pile-3"]
    assert (tick["id"], tick["hidden"], tick["silent"]) == ("card 1", False, False)
    assert 450 <= tick["elapsed_ms"] < 3000
    assert abs(tick["jump_ms"]) < 1000
    page.wait_for_function("host.card === 3")


def test_claims_made_on_an_older_scene_are_sent_with_their_moment_in_their_order(show: Show) -> None:
    page = show("piles")
    page.evaluate(RUN)
    page.evaluate("""() => {
      host.delay = 80;
      const [one, two, three] = document.querySelectorAll('.hl-stack button');
      const answer = host.answer;
      host.answer = (message) => { host.card += 1; return answer(message); };  // each answer finds another card
      one.click(); two.click(); three.click();
    }""")
    page.wait_for_function("host.sent.length >= 3")
    assert [(intent["pile"], intent["moment"]) for intent in sent(page)[:3]] == [
        ("pile-1", 1),
        ("pile-2", 1),
        ("pile-3", 1),
    ]
    expect(page.locator(".hl-notice")).to_be_hidden()


def test_a_card_that_could_not_be_sent_comes_later_and_says_how_late(show: Show) -> None:
    page = show("piles")
    page.evaluate(RUN)
    page.evaluate("""() => {
      const answer = host.answer;
      let failed = 0;
      host.answer = (message) => {
        if (failed++) return answer(message);
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
        throw new Error('nobody is there');
      };
    }""")
    page.wait_for_function("host.card === 2")
    first, second = sent(page)[:2]
    assert (first["id"], second["id"]) == ("card 1", "card 1")
    assert second["elapsed_ms"] >= first["elapsed_ms"] + 900
    assert (first["hidden"], second["hidden"]) == (False, True)


def test_a_countdown_runs_on_through_scenes_and_stands_where_nothing_may_move(show: Show) -> None:
    page = show("piles")
    page.emulate_media(reduced_motion="no-preference")
    add = """(more) => host.patch((scene) => {
      scene.blocks = scene.blocks.filter((block) => block.type !== 'countdown');
      scene.blocks.push({ type: 'countdown', area: 'prompt', id: 'countdown', label: 'Next card: 4 s', run: 'a',
                          of_ms: 4000, left_ms: 4000, running: true, ...more });
      scene.calm = Boolean(more.calm);
    })"""
    page.evaluate(add, {})
    expect(page.locator(".hl-countdown")).to_have_text("Next card: 4 s")
    fill = page.locator(".hl-countdown-fill")
    fill.evaluate("(bar) => { window.began = bar.getAnimations()[0]; }")
    page.evaluate(add, {})
    assert fill.evaluate("(bar) => bar.getAnimations()[0] === window.began")
    page.evaluate(add, {"run": "b"})
    assert fill.evaluate("(bar) => bar.getAnimations()[0] !== window.began")
    page.evaluate(add, {"run": "b", "running": False, "left_ms": 1000})
    assert fill.evaluate("(bar) => [bar.getAnimations().length, bar.style.transform]") == [0, "scaleX(0.25)"]
    page.evaluate(add, {"run": "b", "calm": True})
    expect(page.locator(".hl-countdown-bar")).to_be_hidden()


@pytest.mark.own_window  # it sets the clock
def test_an_answer_that_was_long_in_coming_is_told_at_once_and_so_is_a_claim_that_never_went(
    show: Show, page: Page
) -> None:
    page.clock.install()
    show("piles")
    page.evaluate(RUN)
    page.evaluate("""() => {
      const answer = host.answer;
      host.answer = async (message) => {
        if (host.sent.length === 1) await new Promise((resolve) => (host.wake = resolve));
        return answer(message);
      };
      host.dead = true;
    }""")
    page.clock.run_for(600)
    assert len(sent(page)) == 1
    page.locator(".hl-stack button").first.click()
    page.clock.run_for(14_000)
    expect(page.locator(".hl-banner")).to_contain_text("The session has ended")
    page.evaluate("() => { host.dead = false; host.wake(); }")
    page.clock.run_for(2100)
    expect(page.locator(".hl-banner")).to_be_hidden()
    expect(page.locator(".hl-notice")).to_contain_text("what you did last was not sent")
    first, second = sent(page)[:2]
    assert (first["id"], first["silent"]) == ("card 1", False)
    assert (second["id"], second["silent"]) == ("card 2", True)
