"""The decisions that mattered: found, tried again, and only then told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from havoclab.core.link import pack
from havoclab.core.match import play
from havoclab.core.record import Record
from havoclab.games import load
from havoclab.havoc import State, worked_example
from havoclab.havoc.view import View
from havoclab.lab.review import choices_of, costs, view_of, weighing
from havoclab.stage.analysis.controller import AnalysisController
from havoclab.stage.scene import Chart, Links, Reply, Scene, Text
from havoclab.stage.table import TableController
from tests.lab.estimates import game_with_stand_in
from tests.stage.driving import button, clickable, has_button, press, reply, zone


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimates that take no time."""
    monkeypatch.setattr(costs, "load", game_with_stand_in)
    monkeypatch.setattr(weighing, "load", game_with_stand_in)


@pytest.fixture(scope="module")
def record() -> Record:
    """A game that a person played against two bots."""
    havoc = load("havoc")
    bots = [havoc.bots[name]() for name in ("random", "sensible", "sensible")]
    players = ("human", "sensible", "sensible")
    return (
        play(havoc, bots, seed=12).record().model_copy(update={"players": players, "seats": ("Anita", "Peter", "Eve")})
    )


def settle(page: AnalysisController) -> Scene:
    """Send what the page sends by itself until it rests."""
    for _ in range(3000):
        scene = page.scene()
        if scene.next is None:
            return scene
        page.handle(scene.next.intent)
    raise AssertionError("the page never rests")


def costly(scene: Scene) -> Chart:
    return next(block for block in scene.blocks if isinstance(block, Chart) and block.id == "costly")


def said(scene: Scene, name: str) -> str:
    """What a text says."""
    return " ".join(
        " ".join(block.paragraphs) for block in scene.blocks if isinstance(block, Text) and block.id == name
    )


@pytest.fixture
def found(record: Record) -> AnalysisController:
    """The decisions are found."""
    opened = AnalysisController(token=record.to_link())
    settle(opened)
    return opened


def open_first(page: AnalysisController) -> Scene:
    intent = costly(page.scene()).bars[0].intent
    assert intent is not None
    page.handle(intent)
    return page.scene()


def test_of_a_game_with_one_person_their_decisions_are_looked_at_at_once_with_a_bar(record: Record) -> None:
    ticks = count()
    page = AnalysisController(token=record.to_link(), clock=lambda: float(next(ticks)))
    scene = page.scene()
    bar = next(block for block in scene.blocks if block.type == "progress")
    assert bar.done == 0
    assert scene.next is not None
    for _ in range(2):  # a look has two halves
        page.handle(scene.next.intent)
    later = next(block for block in page.scene().blocks if block.type == "progress")
    assert 0 < later.done < later.total == bar.total
    scene = settle(page)
    assert 1 <= len(costly(scene).bars) <= 5


def test_the_costliest_are_listed_with_their_intervals_and_nothing_of_the_answer(found: AnalysisController) -> None:
    scene = found.scene()
    bars = costly(scene).bars
    assert [bar.value for bar in bars] == sorted((bar.value for bar in bars), reverse=True)
    assert all(bar.low is not None and 0 < bar.low <= bar.value for bar in bars)
    shown = scene.model_dump_json(exclude={"token"})
    for cost in found.review.costly:
        assert cost.better not in shown
        assert str(found.review.choices[cost.number].done) not in shown


def test_a_decision_is_tried_again_on_the_table_before_anything_is_told(found: AnalysisController) -> None:
    scene = open_first(found)
    cost = found.review.costly[0]
    choice = found.review.choices[cost.number]
    assert "know what Anita knew then" in said(scene, "asked")
    assert said(scene, "told") == ""
    assert not [block for block in scene.blocks if isinstance(block, Chart)]
    assert not has_button(scene, "replay")  # the replay shows what was played
    seen = view_of(found.game_shown, choice)
    assert isinstance(seen, View)
    assert len(zone(scene, "hand").cards) == len(seen.hand)
    found.handle({"do": "act", "action": cost.better})
    told = settle(found)
    assert said(told, "told").startswith("Played then: ")
    assert "You chose now what the estimate prefers." in said(told, "told")
    chart = next(block for block in told.blocks if isinstance(block, Chart))
    assert chart.bars[0].text == "preferred"
    assert [bar.note for bar in chart.bars if "played then" in bar.note] != []
    assert chart.note.count("The interval covers only the chance of the sample") == 1
    idea = next(block for block in told.blocks if isinstance(block, Reply) and block.id == "idea")
    assert idea.rule is not None
    press(found, "back")
    assert costly(found.scene()).bars[0].note == "tried again: as the estimate prefers"


def shown_at(page: AnalysisController, number: int, better: str) -> None:
    """A decision as if its measurement had been clear."""
    settle(page)
    cost = costs.Cost(number=number, better=better, loss=1, low=0.5, high=2, samples=page.review.effort.measured)
    page.review.found = page.review.found.model_copy(update={"costs": (cost,)})
    page.handle({"do": "choice", "number": number})


def test_a_click_that_does_two_things_answers_the_decision_that_is_asked(found: AnalysisController) -> None:
    number = next(nth for nth, choice in enumerate(found.review.choices) if choice.kind == "turn")
    shown_at(found, number, "cry")
    found.handle({"do": "pile"})
    told = settle(found)
    assert "recruit" in said(told, "told").lower()
    chart = next(block for block in told.blocks if isinstance(block, Chart))
    assert {bar.label for bar in chart.bars} == {"Recruit", "Cry Havoc!"}


def test_the_answer_can_be_had_without_trying_and_the_trying_done_once_more(found: AnalysisController) -> None:
    open_first(found)
    press(found, "tell")
    told = settle(found)
    assert "You chose now" not in said(told, "told")
    again = press(found, "again")
    assert said(again, "told") == ""
    assert said(again, "asked") != ""


def test_what_the_rules_forbid_is_refused_there_too_and_nothing_is_told(found: AnalysisController) -> None:
    open_first(found)
    found.handle({"do": "act", "action": "swap"})
    scene = found.scene()
    assert reply(scene).tone == "refused"
    assert reply(scene).rule is not None
    assert said(scene, "told") == ""


def test_trying_again_shows_only_what_the_seat_knew(record: Record) -> None:
    """Two games that look the same to Anita at her first decision look the same when it is tried again."""
    scenes = []
    for seed in (1, 2):
        start = State.from_json(record.start)
        seen = start.view(0)
        assert isinstance(seen, View)
        twin = record.model_copy(update={"start": seen.sample(Random(seed)).to_json(), "moves": record.moves[:1]})
        page = AnalysisController(token=twin.to_link())
        shown_at(page, 0, "cry")
        tried = page.scene()
        page.handle({"do": "act", "action": "cry"})
        told = settle(page)
        scenes.append([[block for block in scene.blocks if block.type != "buttons"] for scene in (tried, told)])
    assert scenes[0] == scenes[1]


def test_everything_comes_back_from_the_token_at_every_stage(record: Record) -> None:
    ticks = count()
    page = AnalysisController(language="hu", token=record.to_link(), clock=lambda: float(next(ticks)))

    def comes_back() -> None:
        scene = page.scene()
        assert scene.keep == "havoc-analysis"
        assert 0 < len(scene.token) < 6000
        again = AnalysisController(token=scene.token)
        assert again.language == page.language
        assert [block.model_dump() for block in again.scene().blocks if block.type != "reply"] == [
            block.model_dump() for block in scene.blocks if block.type != "reply"
        ]

    for _ in range(5):
        comes_back()
        page.handle({"do": "look"})
    settle(page)
    comes_back()
    open_first(page)
    comes_back()
    press(page, "tell")
    comes_back()
    settle(page)
    page.handle({"do": "language", "language": "en"})
    assert said(page.scene(), "told").startswith("Played then: ")
    press(page, "back")
    comes_back()


def test_finding_can_be_stopped_once_something_is_measured_and_gone_on_with(record: Record) -> None:
    ticks = count()
    page = AnalysisController(token=record.to_link(), clock=lambda: float(next(ticks)))
    while not has_button(page.scene(), "stop"):
        scene = page.scene()
        assert scene.next is not None
        page.handle(scene.next.intent)
    scene = press(page, "stop")
    assert scene.next is None
    total = page.review.standing
    assert total.done < total.total
    press(page, "go-on")
    settle(page)
    assert page.review.is_done


def test_of_several_people_one_is_chosen_and_another_can_be_looked_at_afterwards() -> None:
    page = AnalysisController()
    page.handle({"do": "open-example"})
    seats = next(block for block in page.scene().blocks if isinstance(block, Links) and block.id == "seats")
    assert [card.title for card in seats.cards] == list(worked_example().seats)
    page.handle(seats.cards[1].intent or {})
    settle(page)
    assert page.review.seat == 1
    press(page, "other-seat")
    assert any(isinstance(block, Links) and block.id == "seats" for block in page.scene().blocks)
    press(page, "leave")
    assert page.scene().token == ""


def games(record: Record) -> Iterator[str]:
    yield record.to_text()
    yield record.to_link()
    yield f"http://127.0.0.1/havoc/replay.ipynb?lang=hu&s={record.to_link()}&x=1"
    table = TableController(token=record.to_link())
    yield table.token


def test_a_game_comes_from_a_record_a_link_or_the_table(record: Record) -> None:
    for text in games(record):
        page = AnalysisController()
        page.handle({"do": "open", "value": text})
        assert page.game_shown.record.moves == record.moves


def test_the_table_at_its_end_has_a_door_to_its_decisions(record: Record) -> None:
    table = TableController(token=record.to_link())
    table.replay.go(len(record.moves))
    door = button(table.scene(), "analysis")
    assert door.label == "Look at the decisions that mattered"
    token = door.href.partition("&s=")[2]
    assert AnalysisController(token=token).game_shown.record == record


def damaged(record: Record, changes: dict[str, Any]) -> str:
    """A link of this page with something changed."""
    fields = {"language": "en", "record": record.packed(), "seat": 0, **changes}
    return pack("a", json.loads(json.dumps(fields)))


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seat": 7}, "seat"),
        ({"seat": "all"}, "seat"),
        ({"open": 3}, "open"),
        ({"seat": None, "open": 3}, "open"),
        ({"tries": {"3": "cry"}}, "tries"),
        ({"tries": {"x": "cry"}}, "tries"),
        ({"tries": {str(n): "cry" for n in range(50)}}, "tries"),
        ({"found": {"first": [0.0] * 5000}}, "first"),
        ({"found": {"first": [1e9]}}, "first"),
        ({"found": {"second": [[0, 1.0, "cry"]]}}, "second"),
        (
            {"found": {"costs": [{"number": 1, "better": "cry", "loss": 1, "low": 1, "high": 1, "samples": 384}]}},
            "costs",
        ),
        ({"record": ["havoc"]}, "record"),
        ({"record": ["chess", ["A"], ["human"], {}, []]}, "chess"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_damaged_and_hostile_links_are_refused_in_a_sentence(
    record: Record, changes: dict[str, Any], named: str
) -> None:
    page = AnalysisController(token=damaged(record, changes))
    scene = page.scene()
    assert named in reply(scene).text
    assert "Traceback" not in reply(scene).text
    assert scene.token == ""
    kept = AnalysisController(token=record.to_link())
    kept.handle({"do": "open", "value": damaged(record, changes)})
    assert kept.game_shown.record == record, "what was open stays"


@pytest.mark.parametrize("text", ["1tgarbage", "havoclab record 9", "x" * 50_000, "1a", json.dumps({"a": 1})])
def test_what_is_no_game_is_told_as_such(text: str) -> None:
    page = AnalysisController()
    page.handle({"do": "open", "value": text})
    assert reply(page.scene()).text.startswith("That can’t be opened")


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "choice", "number": 99},
        {"do": "choice", "number": "1"},
        {"do": "tell"},
        {"do": "again"},
        {"do": "seat", "seat": True},
        {"do": "seat", "seat": -1},
        {"do": "pile"},
        {"do": "fly"},
        {},
    ],
)
def test_intents_that_do_not_fit_are_answered_and_change_nothing(
    found: AnalysisController, intent: dict[str, Any]
) -> None:
    token = found.token
    found.handle(intent)
    assert reply(found.scene()).text
    assert found.token == token


def test_with_nothing_open_every_intent_is_answered() -> None:
    for intent in (
        {"do": "look"},
        {"do": "weigh"},
        {"do": "tell"},
        {"do": "seat", "seat": 0},
        {"do": "stop"},
        {"do": "pile"},
    ):
        page = AnalysisController()
        page.handle(intent)
        assert page.scene().layout == "page"


def test_clicking_at_random_never_gets_stuck(record: Record) -> None:
    rng = Random(4)
    page = AnalysisController(token=record.to_link())
    for _ in range(60):
        scene = settle(page)
        offered = clickable(scene)
        offered += [
            bar.intent for block in scene.blocks if isinstance(block, Chart) for bar in block.bars if bar.intent
        ]
        page.handle(rng.choice(offered))
    assert page._tries


def test_the_page_speaks_hungarian(record: Record) -> None:
    page = AnalysisController(language="hu", token=record.to_link())
    scene = settle(page)
    assert scene.title == "A döntések, amelyek számítottak"
    assert "becslés" in costly(scene).note.lower()
    for choice in choices_of(page.game_shown, 0):
        assert choice.kind


def test_an_estimate_that_fails_is_told_and_the_page_does_not_ask_itself_for_ever(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = AnalysisController(token=record.to_link())

    def fails(*_: object, **__: object) -> None:
        raise ValueError("no estimate today")

    monkeypatch.setattr(costs, "pick", fails)
    page.handle({"do": "look"})
    scene = page.scene()
    assert "no estimate today" in reply(scene).text
    assert scene.next is None
    assert has_button(scene, "go-on")
