"""Replays that come and go as links and files: whole, with all their lines, and told plainly where they are damaged."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import pytest

from havoclab.core.link import pack, unpack
from havoclab.core.record import MOST_CHARACTERS, Record
from havoclab.core.site import Site
from havoclab.havoc import worked_example
from havoclab.stage.replay.book import MOST_LINES, Book
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.table import TableController
from tests.stage.driving import button, fields, has_button, reply, table
from tests.stage.replaying import CRY, at, branched, game, see, walk


def test_the_table_leads_to_the_replay_of_its_game_at_its_moment() -> None:
    play_page = table("human", "sensible", "sensible")
    play_page.handle({"do": "pile"})
    play_page.handle({"do": "undo"})
    href = button(play_page.scene(), "replay").href
    assert href.startswith("replay.ipynb?lang=en&s=1t")
    page = ReplayController(token=href.partition("&s=")[2])
    assert page.replay.record == play_page.replay.record
    assert page.replay.at == play_page.replay.at


def test_a_token_brings_back_lines_moment_eyes_and_language() -> None:
    page = branched()
    page.handle({"do": "language", "language": "hu"})
    page.handle({"do": "set", "field": "pace", "value": "fast"})
    see(page, 1)
    again = ReplayController(token=page.token)
    assert again.token == page.token
    assert (again.language, again.lines.shown, again.replay.at) == ("hu", 1, CRY + 1)
    assert fields(again.scene())["viewer"].value == "1"
    assert ReplayController(language="en", token=page.token).language == "en"


def test_the_copied_link_carries_the_line_that_is_shown_and_no_other() -> None:
    page = branched()
    link = button(page.scene(), "link").copy_link.partition("&s=")[2]
    again = ReplayController(token=link)
    assert (len(again.lines.lines), again.replay.at) == (1, CRY + 1)
    assert again.replay.moves == page.replay.moves


def test_where_the_project_has_a_public_address_a_binder_link_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    page = branched()
    assert not has_button(page.scene(), "binder")
    monkeypatch.setattr("havoclab.stage.replay.handing_on.load_site", lambda: Site(repository="https://github.com/a/b"))
    link = button(page.scene(), "binder").copy_text
    opens = unquote(urlsplit(link).query).partition("replay.ipynb?")[2]
    assert link.startswith(
        "https://mybinder.org/v2/gh/a/b/main?urlpath=voila%2Frender%2Fnotebooks%2Fhavoc%2Freplay.ipynb"
    )
    assert ReplayController(token=dict(parse_qsl(opens))["s"]).replay.moves == page.replay.moves


def test_here_the_game_can_be_played_on() -> None:
    page = branched()
    href = button(page.scene(), "play-on").href
    assert href.startswith("play.ipynb?lang=en&s=")
    assert TableController(token=href.partition("&s=")[2]).replay.state == page.replay.state


def test_the_file_of_a_game_with_branches_loads_back_and_begins_with_a_record() -> None:
    page = branched()
    page.handle({"do": "act", "action": "draw"})
    page.handle({"do": "comment", "at": CRY + 2, "value": "and now?"})
    text = button(page.scene(), "save").copy_text
    assert "\nline 2: leaves line 1 after move 21\n22. Peter (2): recruit\n23. Peter (2): draw ; and now?\n" in text
    assert Record.from_text(text.partition("\nline 2")[0]) == worked_example()
    again = ReplayController()
    again.handle({"do": "open", "value": text.replace("\n", "\r\n")})
    assert reply(again.scene()).text.startswith("Opened: a game of Anita, Peter, Christine, Eugene, 46 moves.")
    assert again.lines.to_text() == text


@pytest.mark.parametrize("form", ["{token}", "http://127.0.0.1:8866/voila/render/havoc/replay.ipynb?lang=hu&s={token}"])
def test_a_pasted_link_is_opened(form: str) -> None:
    page = ReplayController()
    page.handle({"do": "open", "value": form.format(token=game().to_link())})
    assert page.replay.record == game()


def test_what_the_browser_keeps_is_opened_by_its_door() -> None:
    page = ReplayController()
    page.handle({"do": "open-kept", "token": TableController(token=game().to_link()).token})
    assert page.replay.record == game()
    assert page.scene().keep == "havoc-replay"
    page.handle({"do": "open-example"})
    assert page.replay.record == worked_example()


def test_nothing_is_kept_before_something_was_done() -> None:
    page = ReplayController()
    assert page.scene().keep == ""
    page.handle({"do": "go", "at": 99})  # refused
    assert page.scene().keep == ""
    walk(page, "forward")
    assert page.scene().keep == "havoc-replay"


GOOD = branched().token
BOOK: Any = unpack(GOOD)[1]


def changed(*path: Any) -> str:
    """The good token with one value changed: keys, then the value."""
    data = json.loads(json.dumps(BOOK))
    *way, last, value = path
    inner = data
    for key in way:
        inner = inner[key]
    inner[last] = value
    return pack("w", data)


HOSTILE = {
    "cut": GOOD[:-5],
    "of another kind": pack("p", {"x": 1}),
    "empty": pack("w", []),
    "no lines": changed(1, 7),
    "a line that is none": changed(2, 5),
    "a moment that is none": changed(3, 999),
    "strange eyes": changed(4, [9, True, "normal", False]),
    "eyes of True": changed(4, [True, True, "normal", False]),
    "no pace": changed(4, [0, True, "instant", False]),
    "another game": changed(1, 0, 0, "chess"),
    "a parent ahead": changed(1, 1, 0, 0, 3),
    "a fork beyond the end": changed(1, 1, 0, 1, 400),
    "moves that are none": changed(1, 1, 0, 2, [[0], "x"]),
    "a move that is not legal": changed(1, 1, 0, 2, [[1, "put y1"]]),
    "an action of markup": changed(1, 1, 0, 2, [[1, "<script>"]]),
    "lines without end": changed(1, 1, BOOK[1][1] * 50),
    "a table's moment that is none": pack("t", ["en", worked_example().packed(), 99]),
    "long": "1w" + "A" * 20_000,
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_link_is_told_and_the_example_shown(kind: str) -> None:
    page = ReplayController(token=HOSTILE[kind])
    assert reply(page.scene()).text.startswith("That link can’t be opened, so here is a fresh start.")
    assert page.replay.record == worked_example()
    before = at(4)
    before.handle({"do": "open", "value": HOSTILE[kind]})
    assert reply(before.scene()).text.startswith("That can’t be opened, so the game here stays.")
    assert before.replay.at == 4


TEXT = branched().lines.to_text()


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Dear diary", "line 1"),
        (TEXT.replace("line 2:", "line 3:"), "line 59 of the record"),
        (TEXT.replace("after move 21", "after move 400"), "move 401 is due"),
        (TEXT.replace("leaves line 1", "leaves line 2"), "line 2"),
        (TEXT.replace("22. Peter (2): recruit", "23. Peter (2): recruit"), "move 23"),
        (TEXT.replace("22. Peter (2): recruit", "22. Peter (2): loot"), "line 2"),
        (TEXT + "\nsomething else\n", "line 62 of the record"),
        ("x" * (MOST_CHARACTERS + 1), "characters"),
    ],
)
def test_a_bad_file_is_told_with_its_place_and_nothing_is_lost(text: str, place: str) -> None:
    page = at(9)
    page.handle({"do": "open", "value": text})
    answer = reply(page.scene()).text
    assert answer.startswith("That can’t be opened, so the game here stays.")
    assert place in answer
    assert page.replay.at == 9


@pytest.mark.parametrize(
    "intent",
    [
        {},
        {"do": "walk"},
        {"do": "walk", "to": ["x"]},
        {"do": "set", "field": "viewer", "value": "7"},
        {"do": "set", "field": "pace", "value": []},
        {"do": "set", "field": {}},
        {"do": "line", "line": "x"},
        {"do": "line", "line": -1},
        {"do": "delete-line", "line": True},
        {"do": "act", "action": "fly"},
        {"do": "act", "action": None},
        {"do": "film"},
        {"do": "open-kept", "token": 5},
        {"do": "__init__"},
    ],
)
def test_an_intent_that_makes_no_sense_is_answered_in_words(intent: dict[str, Any]) -> None:
    page = at(9)
    before = (page.lines.to_text(), page.replay.at)
    page.handle(intent)
    assert reply(page.scene()).text
    assert (page.lines.to_text(), page.replay.at) == before


def test_a_whole_game_fits_into_its_token_with_all_its_lines() -> None:
    book = Book(game(6))
    for moment in range(0, 200, 15):
        book.show(0, moment)
        legal = [
            action for action in book.replay.state.legal_actions if str(action) != book.replay.moves[moment].action
        ]
        if legal and len(book.lines) < MOST_LINES:
            book.play(legal[0])
    assert len(book.lines) > 8
    page = ReplayController()
    page.handle({"do": "open", "value": book.to_text()})
    assert len(ReplayController(token=page.token).lines.lines) == len(book.lines)
