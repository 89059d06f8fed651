"""The table's links bring the same moment back; damaged ones, strange intents and a bot at fault are told."""

from __future__ import annotations

import json
from random import Random

import pytest

from havoclab.core.link import pack
from havoclab.havoc.view import View
from havoclab.stage.scene import Zone
from havoclab.stage.table import TableController
from tests.stage.driving import fields, has_button, play_on, press, reply, table


def test_a_token_brings_the_same_moment_back() -> None:
    page = table("human", "sensible", "sensible", seed=21, speed="fast", language="hu")
    rng = Random(9)
    play_on(page, rng, 25)
    press(page, "undo")
    token = page.scene().token
    assert 100 < len(token) < 6000
    again = TableController(token=token)
    assert again.language == "hu"
    assert again.replay.record == page.replay.record
    assert again.replay.at == page.replay.at
    same = again.scene()
    assert [b for b in same.blocks if isinstance(b, Zone)] == [b for b in page.scene().blocks if isinstance(b, Zone)]


def test_the_form_survives_a_reload_too() -> None:
    page = TableController()
    page.handle({"do": "set", "field": "players", "value": "6"})
    page.handle({"do": "set", "field": "name-2", "value": "Béla"})
    page.handle({"do": "set", "field": "points-3-1", "value": "7"})
    found = fields(TableController(token=page.scene().token).scene())
    assert (found["players"].value, found["name-2"].value, found["points-3-1"].value) == ("6", "Béla", "7")


@pytest.mark.parametrize(
    "token",
    [
        "x",
        "1t",
        "1t" + "A" * 50,
        "1t!!!",
        "2tabc",
        pack("t", []),
        pack("t", ["en", ["havoc"], 0, [], {}]),
        pack("t", ["en", ["chess", ["a", "b"], ["human", "human"], {}, []], 0, ["fast", False, False, False], {}]),
        pack("s", ["en", {"players": 99}]),
        pack("s", {"no": "list"}),
        pack("z", 1),
        pack("r", ["havoc", [], [], {}, []]),
    ],
)
def test_a_bad_token_is_named_and_the_form_stands_ready(token: str) -> None:
    page = TableController(token=token)
    scene = page.scene()
    assert "can’t be opened" in reply(scene).text
    assert has_button(scene, "start")


def test_a_token_with_an_illegal_move_names_the_move_and_the_rule() -> None:
    page = table("human", "sensible")
    packed = page.replay.record.packed()
    packed[4] = [[0, "recruit"], [0, "put b1"]]
    text = reply(TableController(token=pack("r", packed)).scene()).text
    assert "moves.2" in text
    assert "H4.2" in text


def test_a_token_with_a_strange_player_is_refused() -> None:
    packed = table("human", "sensible").replay.record.packed()
    packed[2] = ["human", "<script>"]
    assert "plays nothing here" in reply(TableController(token=pack("r", packed)).scene()).text


@pytest.mark.parametrize(
    "intent",
    [
        {},
        {"do": None},
        {"do": "fly"},
        {"do": "act", "action": "fly"},
        {"do": "act", "action": "draw, " * 200},
        {"do": "act"},
        {"do": "card", "zone": "hand", "card": "b99", "nth": 0},
        {"do": "card", "zone": "hand", "card": "dog", "nth": 77},
        {"do": "card", "zone": "hand", "card": "dog", "nth": "0"},
        {"do": "battle", "battle": 10},
        {"do": "battle", "battle": "x"},
        {"do": "go", "at": 10**9},
        {"do": "go", "at": "now"},
        {"do": "set", "field": "speed", "value": "warp"},
        {"do": "set", "field": "gravity", "value": 1},
        {"do": "language", "language": "xx"},
        {"do": "rule", "rule": "H99"},
        {"do": "rule", "rule": ["H4.1"]},
        {"do": "language", "language": ["en"]},
        {"do": "set", "field": "speed", "value": ["fast"]},
    ],
)
def test_a_strange_intent_is_answered_and_changes_nothing(intent: dict[str, object]) -> None:
    page = table("human", "sensible")
    before = json.dumps(page.replay.state.to_json())
    page.handle(intent)
    assert reply(page.scene()).text
    assert json.dumps(page.replay.state.to_json()) == before


def test_a_click_that_comes_while_a_bot_decides_is_answered() -> None:
    page = table("sensible", "human", speed="slow")
    page.handle({"do": "act", "action": "cry"})
    assert "Another seat decides" in reply(page.scene()).text


def test_a_bot_at_fault_pauses_the_game_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    page = table("random", "random", speed="slow")

    class Faulty:
        name = "random"

        def choose(self, view: View, rng: Random) -> object:
            raise RuntimeError("out of ideas")

    monkeypatch.setattr(page.sitting, "_bots", {"random": Faulty()})
    page.handle({"do": "advance"})
    scene = page.scene()
    assert "out of ideas" in reply(scene).text
    assert scene.next is None
