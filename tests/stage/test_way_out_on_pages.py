"""A refusal on a page names the way out, and offers it as a button where it is something that can be done now."""

from __future__ import annotations

import time
from typing import Any

import pytest

from havoclab.stage.lesson import LessonController
from havoclab.stage.plain import say_scene
from havoclab.stage.scene import Button, Reply
from havoclab.stage.table import TableController
from tests.stage.driving import reply, table


def refused(page: TableController, action: str) -> Reply:
    """What the page answers to a refused action."""
    page.handle({"do": "act", "action": action})
    answer = reply(page.scene())
    assert answer.tone == "refused"
    return answer


def pressed(page: TableController, button: Button | None) -> Any:
    assert button is not None
    assert button.intent is not None
    page.handle(button.intent)
    return reply(page.scene())


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize(
    ("language", "way", "label"),
    [
        ("en", "It would be legal after this: “Cry Havoc!”.", "Do this first"),
        ("hu", "Szabályos lenne ez után: „Havoc!”.", "Előbb ezt"),
    ],
)
def test_the_reply_says_what_would_make_it_legal_and_offers_it(language: str, way: str, label: str) -> None:
    page = table("human", "random", language=language)
    card = page.replay.state.view(0).to_json()["table"]["hands"][0].split()[-1]
    answer = refused(page, f"lay {card}")
    assert answer.way == way
    assert answer.also is not None
    assert answer.also.label == label
    assert way in say_scene(page.scene())
    assert pressed(page, answer.also).tone == "ok"
    page.handle({"do": "act", "action": f"lay {card}"})
    assert reply(page.scene()).tone == "ok"


def test_where_the_nearest_is_the_way_out_it_is_offered_once() -> None:
    answer = refused(table("human", "random"), "draw")
    assert answer.fix is not None
    assert answer.also is None
    assert answer.way == "It would be legal after this: “Recruit”."


def test_of_several_steps_the_one_that_can_be_left_out_is_named() -> None:
    page = table("human", "random")
    answer = refused(page, "recruit, stay-out")
    assert answer.way == "It would be legal without step 2."
    assert pressed(page, answer.also or answer.fix).tone == "ok"


def test_a_lesson_says_the_way_out_too() -> None:
    page = LessonController("havoc-recruit")
    page.handle({"do": "act", "action": "put b1"})
    answer = reply(page.scene())
    assert answer.tone == "refused"
    assert answer.way.startswith("It would be legal ")


def test_the_answer_to_a_refusal_comes_at_once() -> None:
    """Within the tenth of a second in which an answer seems immediate; the best of a few, since machines are busy."""
    page = table("human", "random", "random", "random")
    taken = []
    for action in ("swap", "lay b1", "scavenge o3", "declare 1", "draw, put b1"):
        began = time.perf_counter()
        refused(page, action)
        taken.append(time.perf_counter() - began)
    assert min(taken) < 0.1
