"""No barriers in any scene: each lesson's first step, tables at their busiest, the parts of the book, pages as text.

Made by the pages' own controllers and drawn without a kernel; the whole pages are looked at in tests/e2e/pages.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from havoclab.core.decision import Decision
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.aid.controller import AidController
from havoclab.stage.analysis.controller import AnalysisController
from havoclab.stage.book.controller import BookController
from havoclab.stage.controller import PageController
from havoclab.stage.lab.controller import LabController
from havoclab.stage.lesson import LessonController
from havoclab.stage.table import TableController
from tests.e2e.looks import barriers, unhandy
from tests.e2e.pages import moments

pytestmark = pytest.mark.e2e

Show = Callable[..., Page]


def at_the_table(controller: TableController, language: str = "en") -> TableController:
    controller.handle({"do": "language", "language": language})
    return controller


def refused() -> TableController:
    controller = moments.second_turn(4)
    controller.handle({"do": "act", "action": "loot"})
    return controller


def odds_asked() -> TableController:
    controller = moments.second_turn(4)
    controller.handle({"do": "odds", "field": "ask", "value": "recruit"})
    return controller


def piles_of_seven() -> TableController:
    """A deal of Gold und Rum in steps, whose first claim is a person's."""
    controller = TableController("gold_und_rum", "hu")
    for field, value in (("players", "7"), ("mode", "steps"), ("seed", "4")):
        controller.handle({"do": "set", "field": field, "value": value})
    controller.handle({"do": "start"})
    controller.handle({"do": "set", "field": "speed", "value": "instant"})
    for _ in range(60):
        after = controller.scene().next
        if after is None:
            break
        controller.handle(after.intent)
    return controller


def armies_that_lie() -> TableController:
    """The same game, once the person is asked in a battle: their hand, and armies face down."""
    controller = piles_of_seven()
    while controller.replay.state.decision != Decision(0, "mercenaries", "G7.2"):
        scene = controller.scene()
        legal = controller.replay.state.list_legal()
        claim = next((action for action in legal if str(action).startswith("recruit")), legal[0])
        controller.handle(scene.next.intent if scene.next else {"do": "act", "action": str(claim)})
    return controller


#: Scenes by what they show.
PAGES: dict[str, Callable[[], PageController]] = {
    **{page.id: partial(LessonController, page.id, seed=5) for page in read_catalogue().lessons},
    "battle of two": moments.in_battle,
    "six at the table, in Hungarian": lambda: at_the_table(moments.second_turn(6), "hu"),
    "something refused": refused,
    "odds": odds_asked,
    "the form": TableController,
    "the form of Gold und Rum": lambda: TableController("gold_und_rum"),
    "the analysis of Gold und Rum": lambda: AnalysisController("gold_und_rum"),
    "the laboratory of Gold und Rum": lambda: LabController("gold_und_rum"),
    "piles of seven, in Hungarian": piles_of_seven,
    "armies face down": armies_that_lie,
    "questions": lambda: BookController(language="hu", asked={"part": "faq"}),
    "glossary": lambda: BookController(asked={"part": "glossary"}),
    "index": lambda: BookController(language="hu", asked={"part": "index"}),
    "search": lambda: BookController(asked={"q": "dog"}),
    "chapter": lambda: BookController(asked={"rule": "H6.8"}),
    "aid": lambda: AidController(language="hu"),
}


#: Pages whose words are looked at too.
IN_WORDS = ("battle of two", "something refused", "aid")


def test_no_scene_has_barriers_and_all_are_handy_on_a_phone(show: Show) -> None:
    page = show("start")
    page.emulate_media(reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    for name, make in PAGES.items():
        controller = make()
        if name in IN_WORDS:
            controller.handle({"do": "text-view", "on": True})
        page.set_viewport_size({"width": 1280, "height": 800})
        page.evaluate("scene => host.show(scene)", controller.scene().model_dump(mode="json"))
        expect(page.locator(".hl-root")).to_have_attribute("data-layout", controller.scene().layout)
        found[name] = barriers(page, contrast="not")
        page.set_viewport_size({"width": 360, "height": 740})
        found[name] += unhandy(page)
    assert {name: problems for name, problems in found.items() if problems} == {}
