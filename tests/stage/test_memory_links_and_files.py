"""The slow-motion table's links and files: every moment comes back, and what is damaged is told by its field."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from havoclab import havoc
from havoclab.core.link import pack
from havoclab.core.match import play
from havoclab.core.record import Move, Record
from havoclab.games import load
from havoclab.stage.doors import memory_of
from havoclab.stage.memory_table.controller import MemoryTableController
from havoclab.stage.memory_table.kept import Kept, KeptQuiz
from havoclab.stage.scene import Reply
from havoclab.stage.table import TableController
from tests.stage.driving import button, fields, has_button, press, reply
from tests.stage.remembering import asked, page, right, stacks, walking, words_of


def same(one: MemoryTableController, other: MemoryTableController) -> bool:
    """Whether both show the same, but for the count of scenes and what browsers keep."""
    first, second = (shown.scene().model_copy(update={"serial": 0, "memory": {}}) for shown in (one, other))
    for scene in (first, second):
        for block in scene.blocks:
            if isinstance(block, Reply):
                block.serial = 0
    return first == second


def test_every_moment_comes_back_from_its_address() -> None:
    shown = asked(5, pause="10", back="40", piles="5")
    moments = [shown.scene().token]
    shown.handle({"do": "answer", "value": right(shown)})
    moments.append(shown.scene().token)
    press(shown, "go-on")
    press(shown, "pause")
    for way in ("way-walk", "way-claims", "way-recall", "way-quiz"):
        press(shown, way)
        again = page(shown.scene().token)
        assert again.scene().token == shown.scene().token
        if way != "way-recall":
            assert same(again, shown)
    press(shown, "way-walk")
    shown.handle({"do": "go", "at": 33})
    shown.handle({"do": "set", "field": "heat", "value": "orc"})
    shown.handle({"do": "pile", "pile": 1})
    assert same(page(shown.scene().token), shown)
    assert "Question 1 of 10" in words_of(page(moments[0]).scene())
    assert has_button(page(moments[1]).scene(), "go-on")


def test_the_questions_of_an_address_are_the_same_and_their_answers_count_as_before() -> None:
    shown = asked()
    token = shown.scene().token
    shown.handle({"do": "answer", "value": right(shown)})
    again = page(token)
    again.recalled = shown.recalled
    again.handle({"do": "answer", "value": right(again)})
    assert again.recalled == shown.recalled


@pytest.fixture(scope="module")
def long_game() -> Record:
    """A whole game with so much said about it that it is longer than an address."""
    rum = load("gold_und_rum")
    options = rum.options.model_validate({"players": 7, "step_mode": True})
    match = play(rum, [rum.bot("random") for _ in range(7)], 5, options)
    record, rng = match.record(), Random(1)
    moves = tuple(move.model_copy(update={"comment": f"{rng.getrandbits(2048):x}"}) for move in record.moves)
    return record.model_copy(update={"seats": tuple("ÁÉÍÓÖŐÚ"), "moves": moves})


def test_a_game_is_opened_from_a_file_and_its_rounds_chosen(long_game: Record) -> None:
    shown = page()
    shown.handle({"do": "open", "value": long_game.to_text()})
    assert shown.names == long_game.seats
    rounds = fields(shown.scene())["deal"].options
    assert len(rounds) > 1
    shown.handle({"do": "set", "field": "deal", "value": rounds[-1].value})
    press(shown, "end")
    scene = shown.scene()
    assert scene.token
    again = page(scene.token)
    assert stacks(again.scene()).stacks == stacks(scene).stacks


def test_games_of_the_table_and_of_the_replay_are_opened(long_game: Record) -> None:
    record = walking().deal.record(("A", "B", "C", "D"), ("human",) * 4)
    shown = page(pack("t", ["hu", record.packed(), 3]), language=None)
    assert (shown.language, shown.names) == ("hu", ("A", "B", "C", "D"))
    other = page()
    other.handle({"do": "open", "token": f"play.ipynb?lang=hu&s={record.to_link()}"})
    assert other.deal.laid == shown.deal.laid


def damaged() -> dict[str, str]:
    deal = walking().deal
    record = deal.record(("A", "B", "C", "D"), ("human",) * 4).packed()
    quiz: dict[str, Any] = {"id": "a", "seed": 1, "seat": deal.others[0], "step": 80}
    first = Kept(record=record, quiz=KeptQuiz(**quiz))
    data: dict[str, dict[str, Any]] = {
        "link.step: 199 is beyond": {"step": 199},
        "link.step: 200 is the most": {"step": 10**9},
        "link.pile: 12 is none": {"pile": 12},
        f"link.seat: {deal.chancellor} claims nothing": {"seat": deal.chancellor},
        "link.deal: 5 is none": {"deal": 5},
        "link.heat: 'gold' is none": {"heat": "gold"},
        "link.way": {"way": "fly"},
        "link.level.every": {"level": {"every": 10**9}},
        "link.level.speed": {"level": {"speed": 1}},
        "link.quiz.id": {"quiz": {**quiz, "id": "<b>"}},
        "link.quiz.seat": {"quiz": {**quiz, "seat": deal.chancellor}},
        "link.quiz.step: 199 is beyond": {"quiz": {**quiz, "step": 199}},
        "link.quiz.given: 77 is no answer to question 1": {"quiz": {**quiz, "given": [77]}},
        "link.quiz.given: question 2 was not asked yet": {"quiz": {**quiz, "step": 25, "given": [-1, -1]}},
        "link.quiz.told: nothing was answered": {"quiz": {**quiz, "told": True}},
        "record.start": {"record": [*record[:3], {"deck": "orc-2"}, []]},
        "record.moves.1": {"record": [*record[:4], [[0, "desert 1 at 1"]]]},
    }
    plain = first.model_dump(mode="json", exclude_defaults=True)
    links = {why: pack("m", {**plain, **fields}) for why, fields in data.items()}
    return links | {
        "The link is damaged": first.token()[:-9],
        "'havoc' has no deal": havoc.worked_example().to_link(),
        "The link holds something": pack("p", {"seats": 2}),
        "link.": pack("m", [1, 2, 3]),
    }


@pytest.mark.parametrize(("why", "link"), damaged().items())
def test_a_damaged_link_says_what_is_wrong_with_it_and_a_fresh_page_opens(why: str, link: str) -> None:
    shown = page(link)
    text = reply(shown.scene()).text
    assert text.startswith("That link can’t be opened, so here is a fresh start.")
    assert why in text
    assert len(text) < 400
    shown.handle({"do": "fresh", "way": "walk"})
    assert shown.deal.is_whole


def test_the_table_leads_here_with_the_game_that_was_played(long_game: Record) -> None:
    short = walking().deal.record(("A", "B", "C", "D"), ("human",) * 4)
    token = parse_qs(urlsplit(memory_of(short, "hu")).query)["s"][0]
    shown = page(token, language=None)
    assert (shown.language, shown.names) == ("hu", ("A", "B", "C", "D"))
    assert memory_of(long_game, "hu") == "memory.ipynb?lang=hu"
    plain = long_game.model_copy(update={"moves": tuple(Move(seat=m.seat, action=m.action) for m in long_game.moves)})
    over = TableController("gold_und_rum", token=plain.to_link())
    assert (button(over.scene(), "memory").href or "").startswith("memory.ipynb?lang=en&s=1t")


@pytest.mark.parametrize("text", ["no record at all", "havoclab record 1\ngame: chess\n", "1m" + "x" * 99, "{}"])
def test_a_wrong_file_leaves_the_deal_that_is_open(text: str) -> None:
    shown = walking()
    press(shown, "end")
    before = shown.scene().token
    shown.handle({"do": "open", "value": text})
    assert reply(shown.scene()).text.startswith("That can’t be opened, so everything stays as it is.")
    assert shown.scene().token == before


@pytest.mark.parametrize("text", [link for why, link in damaged().items() if why.startswith("link.quiz")])
def test_a_wrong_link_pasted_leaves_the_deal_that_is_open(text: str) -> None:
    shown = walking(6, 3)
    press(shown, "end")
    before = shown.scene().token
    shown.handle({"do": "open", "value": text})
    assert shown.scene().token == before


@pytest.mark.parametrize(
    ("intent", "words"),
    [
        ({"do": "dance"}, "'dance' can't be done here"),
        ({"do": "go", "value": "1e9"}, "at: '1e9' is none"),
        ({"do": "go", "value": "999999"}, "allowed are 0 to"),
        ({"do": "walk", "to": "up"}, "to: 'up' is none"),
        ({"do": "pile", "pile": 9}, "pile: 9 is none"),
        ({"do": "pile", "pile": "<b>"}, "pile: '<b>' is none"),
        ({"do": "set", "field": "heat", "value": "gold"}, "heat: 'gold' is none"),
        ({"do": "set", "field": "seat", "value": "6"}, "claims nothing in this deal"),
        ({"do": "set", "field": "every", "value": "1000"}, "every: 40 is the most that may stand here"),
        ({"do": "set", "field": "colour", "value": "1"}, "field: 'colour' is no setting"),
        ({"do": "set", "field": "card", "value": "2"}, "card: '2' is none"),
        ({"do": "set", "field": "deal", "value": "4"}, "deal: 4 is none"),
        ({"do": "way", "way": "out"}, "way: 'out' is none"),
        ({"do": "answer", "value": 1}, "no question"),
        ({"do": "go-on"}, "no questions are asked now"),
        ({"do": "fresh", "way": "claims"}, "way: 'claims' is none"),
        ({"do": "load"}, "value: a text is needed"),
    ],
)
def test_what_can_not_be_done_says_why_and_changes_nothing(intent: dict[str, Any], words: str) -> None:
    shown = walking()
    before = shown.scene().token
    shown.handle(intent)
    assert words in reply(shown.scene()).text
    assert shown.scene().token == before


@pytest.mark.parametrize("number", ["-1", "abc", "1e5", "99999999999"])
def test_a_number_of_a_deal_that_is_none_is_said_beside_its_field(number: str) -> None:
    shown = page()
    shown.handle({"do": "set", "field": "seed", "value": number})
    assert "from 0 to 999999999" in fields(shown.scene())["seed"].error


def test_before_a_deal_is_open_there_is_nothing_to_walk() -> None:
    for intent in ({"do": "go", "at": 1}, {"do": "play", "on": True}, {"do": "start"}, {"do": "way", "way": "walk"}):
        shown = page()
        shown.handle(intent)
        assert "open yet" in reply(shown.scene()).text
