"""What a sandbox opens and hands on: links, files, positions and games, sound and damaged ones."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab import gold_und_rum
from havoclab.core.link import pack
from havoclab.core.record import Record
from havoclab.havoc import Options, State, worked_example
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.table import TableController
from tests.havoc.damage import damaged
from tests.stage.driving import button, fields, has_button, press, reply, table
from tests.stage.setting_up import LANGUAGES, begun, texts, type_in, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unsound_position_survives_a_reload(language: str) -> None:
    page = begun(language=language)
    type_in(page, "recruits", "b1 b1 b1 b1 b1 b1 b1")
    page.handle({"do": "fact", "field": "kind", "value": "dogs"})
    page.handle({"do": "set", "field": "name-0", "value": "Zoé"})
    again = SandboxController(token=page.token)
    assert again.draft.state == page.draft.state
    assert (again.language, again.names[0]) == (language, "Zoé")
    assert [line.text for line in wrong(again)] == [line.text for line in wrong(page)]


def test_the_copied_link_opens_the_same_position() -> None:
    page = begun("battle")
    link = button(page.scene(), "share").copy_link
    assert link.startswith("?")
    again = SandboxController()
    again.handle({"do": "load", "value": f"http://somewhere/voila/render/havoc/sandbox.ipynb{link}"})
    assert again.draft.state == page.draft.state


def test_a_link_of_binder_is_read_too() -> None:
    page = begun("battle")
    address = f"https://mybinder.org/v2/gh/a/b/main?urlpath=voila%2Frender%2Fx.ipynb%3Flang%3Den%26s%3D{page.token}"
    again = SandboxController()
    again.handle({"do": "load", "value": address})
    assert again.draft.state == page.draft.state


def test_a_saved_position_and_a_saved_game_open_again() -> None:
    page = begun("after-battle")
    page.handle({"do": "set", "field": "name-1", "value": "Ödön"})
    again = SandboxController()
    again.handle({"do": "load", "value": button(page.scene(), "save").copy_text})
    assert again.draft.state == page.draft.state
    assert again.names[1] == "Ödön"
    press(page, "play")
    page.handle({"do": "act", "action": "done"})
    again.handle({"do": "load", "value": "\ufeff" + button(page.scene(), "save").copy_text.replace("\n", "\r\n")})
    assert again.replay.state == page.replay.state
    press(again, "edit")
    again.handle({"do": "load", "value": json.dumps(page.replay.state.to_json())})
    assert again.draft.state == page.replay.state


def test_records_of_games_open_at_their_end_and_lead_back_to_their_beginning() -> None:
    record = worked_example()
    page = SandboxController(token=record.to_link())
    assert page.replay.at == len(record.moves)
    press(page, "began")
    assert page.draft.state == State.from_json(record.start)


def test_the_table_offers_its_moment_and_says_that_nothing_stays_hidden() -> None:
    game = table("human", "sensible", "sensible")
    game.handle({"do": "act", "action": "recruit, draw"})
    scene = game.scene()
    game.handle(button(scene, "sandbox").intent or {})
    warned = reply(game.scene())
    assert "hidden" in warned.text
    assert warned.fix is not None
    token = warned.fix.href.partition("&s=")[2]
    page = SandboxController(token=token)
    assert page.draft.state == game.replay.state
    assert page.names == game.names
    assert fields(page.scene())["kind-1"].value == "sensible"
    # The game that the browser keeps is a way in, too.
    page.handle({"do": "load", "token": game.token})
    assert page.draft.state == game.replay.state


BAD = [
    "",
    "x",
    "1z" + "A" * 40,
    "2p" + "A" * 40,
    pack("p", None),
    pack("p", []),
    pack("x", [1, 2]),
    pack("x", ["en", {"players": 99}, {}]),
    pack("x", [["en"], {}, {}]),
    pack("y", ["en", {}, [], 0, [], True]),
    pack("y", ["en", {}, worked_example().packed(), 99, ["slow", False, False, False], True]),
    pack("t", ["en", 1, 2, 3, 4]),
    pack("r", ["havoc", ["A"], [], {}, []]),
    pack("r", ["go", ["A", "B"], ["human", "human"], {}, []]),
    pack("s", ["en", {}]),
    pack("x", ["en", {"without": ["H99.9"]}, {}]),
    "1p" + "_" * 11_000,
    "A" * 13_000,
]


@pytest.mark.parametrize("token", BAD[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_link_gives_a_sentence_and_an_empty_table(token: str, language: str) -> None:
    page = SandboxController("havoc", language, token=token)
    assert len(reply(page.scene()).text) > 30
    assert len(texts(page, "box")) == 86
    press(page, "fill")


@pytest.mark.parametrize("text", [*BAD[1:], "havoclab record 1", "havoclab record 1\nrubbish", "{", "{}", "[" * 2000])
def test_a_bad_file_gives_a_sentence_and_nothing_is_lost(text: str) -> None:
    page = begun()
    before = page.draft.state.to_json()
    page.handle({"do": "load", "value": text})
    shown = reply(page.scene())
    assert len(shown.text) > 30
    if page.draft.state.to_json() != before:
        assert shown.tone == "refused", (
            "a position of which only a part can be read is opened, and what is missing said"
        )
        press(page, "undo")
    assert page.draft.state.to_json() == before


@given(st.randoms(use_true_random=False), st.integers(1, 3))
@settings(max_examples=25, deadline=None)
def test_damaged_positions_never_crash(rng: Random, times: int) -> None:
    page = SandboxController()
    page.handle({"do": "load", "value": json.dumps(damaged(State.deal(Options(players=3), 2).to_json(), rng, times))})
    scene = page.scene()
    if has_button(scene, "mend-all"):
        press(page, "mend-all")
    press(page, "play")
    assert page.scene().token


@pytest.mark.parametrize("data", [{"hands": 3}, {"options": {"players": 9}}, {"hands": ["b9 rat", "", ""], "kind": 5}])
def test_what_can_be_read_of_a_damaged_position_is_kept_and_the_rest_is_named(data: dict[str, Any]) -> None:
    whole = State.deal(Options(players=3), 1).to_json()
    page = SandboxController(token=pack("p", whole | data))
    assert reply(page.scene()).tone == "refused"
    assert texts(page, "recruits") == str(whole["recruits"]).split()


def test_a_moment_too_long_for_a_link_says_so_and_is_saved_as_a_file() -> None:
    page = begun()
    page.draft.state.trail = [("gain", seat % 4, (card,)) for seat in range(120) for card in range(1, 90)]
    rng = Random(1)
    rng.shuffle(page.draft.state.trail)
    scene = page.scene()
    assert scene.token == ""
    assert not has_button(scene, "share")
    assert any(block.id == "too-long" for block in scene.blocks if block.type == "text")
    assert button(scene, "save").copy_text


# --- links of the other game ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("named", [True, False])
def test_a_position_of_the_other_game_is_led_to_its_own_page(language: str, named: bool) -> None:
    data = gold_und_rum.deal(players=4, seed=2).to_json()
    link = pack("p", ["gold_und_rum", data] if named else data)
    page = SandboxController("havoc", language, token=link)
    assert "Gold und Rum" in reply(page.scene()).text
    door = reply(page.scene()).fix
    assert door is not None
    assert urlsplit(door.href).path == "../gold-und-rum/sandbox.ipynb"
    token = parse_qs(urlsplit(door.href).query)["s"][0]
    there = SandboxController("gold_und_rum", language, token=token)
    assert there.draft.state.deck == gold_und_rum.deal(players=4, seed=2).deck
    page = SandboxController("gold_und_rum", language)
    page.handle({"do": "load", "value": worked_example().to_text()})
    answer = reply(page.scene())
    assert answer.fix is not None
    assert SandboxController(token=parse_qs(urlsplit(answer.fix.href).query)["s"][0]).replay.record == worked_example()


def test_a_table_leads_a_link_of_the_other_game_to_that_games_table() -> None:
    page = TableController("gold_und_rum", language="hu", token=worked_example().to_link())
    door = reply(page.scene()).fix
    assert door is not None
    assert urlsplit(door.href).path == "../havoc/play.ipynb"


def test_old_links_to_positions_do_not_name_their_game_and_open() -> None:
    state = State.deal(Options(players=3), 2)
    for link in (pack("p", state.to_json()), pack("x", ["en", {}, state.to_json()])):
        assert SandboxController(token=link).draft.state == state


ENGLISH = re.compile(r"\b(the|it is|are|found|allowed|needed|holds)\b")


@pytest.mark.parametrize(
    "token",
    [
        "x",
        "1p" + "_" * 11_000,
        "A" * 13_000,
        "2pAAAA",
        pack("z", []),
        pack("x", ["en", {"players": 99}, {}]),
        pack("r", ["go", ["A", "B"], ["human", "human"], {}, []]),
        pack("r", [*worked_example().packed()[:2], ["nobody"] * 4, *worked_example().packed()[3:]]),
        pack("p", "no position"),
    ],
)
def test_what_is_wrong_with_a_link_is_told_in_the_readers_language(token: str) -> None:
    for page in (SandboxController("havoc", "hu", token=token), TableController(language="hu", token=token)):
        told = reply(page.scene()).text
        assert not ENGLISH.search(told), told


def test_that_several_people_can_not_share_a_running_deal_is_told_in_the_readers_language() -> None:
    start = gold_und_rum.deal(players=4, seed=3)
    record = Record.of(start, ("a", "b", "c", "d"), ("human", "human", "random", "random"))
    told = {
        language: reply(TableController("gold_und_rum", language=language, token=record.to_link()).scene()).text
        for language in LANGUAGES
    }
    assert "share a deal that runs on" in told["en"]
    assert "Egy képernyőnél többen" in told["hu"]
