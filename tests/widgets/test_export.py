"""The film of a game as one file: small, whole, for its viewer's eyes alone, and deaf to hostile words."""

from __future__ import annotations

import base64
import json
import re
import zlib
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest

from havoclab.core.record import Record
from havoclab.havoc import worked_example
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.replay.watching import Viewer
from havoclab_widgets import assets, show
from havoclab_widgets.export import film_page
from tests.stage.driving import button
from tests.stage.replaying import game, twins

PLAYER = (assets.HERE / "film" / "player.js").read_text("utf-8")


def film(record: Record, viewer: Viewer = "all", language: str = "en") -> str:
    """The file that the page of this record offers."""
    page = ReplayController(language=language, record=record, viewer=viewer, make_file=film_page)
    page.handle({"do": "film"})
    saved = button(page.scene(), "film")
    assert saved.download == "havoc-replay.html"
    assert saved.intent is None
    return saved.copy_text


@cache
def example(viewer: Viewer = "all", language: str = "en") -> str:
    """The worked example's."""
    return film(worked_example(), viewer, language)


def inside(text: str) -> dict[str, Any]:
    """What the file's player reads."""
    found = re.search(r'id="film-data">([^<]*)<', text)
    assert found
    data: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(found[1])))
    return data


def test_a_film_is_small() -> None:
    """Measured: 210 kB for the worked example, 250 kB for a whole game of four, 280 kB for six; 200 kB are our own."""
    assert len(example().encode()) < 300_000
    assert len(film(game(4)).encode()) < 400_000


def test_a_file_that_was_made_is_offered_once() -> None:
    page = ReplayController(make_file=film_page)
    page.handle({"do": "film"})
    page.handle({"do": "walk", "to": "forward"})
    assert button(page.scene(), "film").copy_text == ""


def test_every_moment_is_there_and_each_part_only_once() -> None:
    data = inside(example())
    assert len(data["moments"]) == 47
    assert len(data["happened"]) == 47
    texts = [json.dumps(block) for block in data["blocks"]]
    assert len(texts) == len(set(texts))
    (log,) = (block for block in data["scene"]["blocks"] if block["type"] == "log")
    assert data["happened"][-1] == len(log["lines"])


@pytest.mark.parametrize("viewer", [1, "table"])
def test_a_film_for_some_eyes_is_the_same_whatever_they_do_not_see(viewer: Viewer) -> None:
    one, other = twins(viewer, 60)
    assert film(one, viewer) == film(other, viewer)


def test_a_film_with_all_hands_open_holds_what_others_do_not_see() -> None:
    one, other = twins(1, 60)
    assert film(one) != film(other)


def test_no_token_and_no_record_go_along() -> None:
    data = inside(example(0))
    assert data["scene"]["token"] == ""
    text = json.dumps(data)
    assert "copy_text" not in re.sub(r'"copy_text": ""', "", text)
    assert re.findall(r'"href": "[^"]+"', text) == []


def test_nothing_is_asked_of_any_server_and_no_script_but_ours_runs() -> None:
    text = example()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
    script = re.search(r'<script type="module">(.*)</script>', text, re.DOTALL)
    assert policy
    assert script
    allowed = base64.b64encode(sha256(script[1].encode()).digest()).decode()
    assert policy[1] == f"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{allowed}'"
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", text) == []
    assert re.findall(r'(?:src|href)="(?!data:,")', text) == []


def test_the_player_builds_no_markup_and_its_names_are_its_own() -> None:
    for word in ("innerHTML", "insertAdjacentHTML", "document.write", "eval(", "fetch(", "import "):
        assert word not in PLAYER, word
    declared = re.compile(r"^(?:async )?(?:function|const|let|class) (\w+)", re.MULTILINE)
    assert not set(declared.findall(PLAYER)) & set(declared.findall(assets.esm_text()))


class Reader(HTMLParser):
    """Reads a page as a browser without scripts does."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.items: list[str] = []
        self._open = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._open = tag
        if tag == "li":
            self.items.append("")

    def handle_data(self, data: str) -> None:
        if self.items and self._open in ("li", "small", "q"):
            self.items[-1] += data


NAME = "</script><img src=x>"
COMMENT = "</q></li><!--<script>alert(1)</script>"


def test_hostile_names_and_comments_stay_text() -> None:
    example = worked_example()
    moves = (example.moves[0].model_copy(update={"comment": COMMENT}), *example.moves[1:])
    text = film(example.model_copy(update={"seats": (NAME, *example.seats[1:]), "moves": moves}))
    reader = Reader()
    reader.feed(text)
    assert reader.tags.count("script") == 2
    assert not {"img", "iframe"} & set(reader.tags)
    assert any(NAME in item for item in reader.items)
    assert any(COMMENT in item for item in reader.items)
    assert "<img src=x>" not in text.replace(assets.esm_text(), "")
    assert NAME in json.dumps(inside(text))


def test_without_scripts_it_is_a_list_of_moves() -> None:
    reader = Reader()
    reader.feed(example(language="hu"))
    assert reader.items[0].startswith("Anita újoncozik. H4.1")
    assert len(reader.items) == len(
        next(block for block in inside(example())["scene"]["blocks"] if block["type"] == "log")["lines"]
    )


# --- a position or a game in one line of a notebook ---


def zones(stage: Any) -> list[str]:
    return [block["id"] for block in stage.scene["blocks"] if block["type"] == "zone"]


def test_a_state_is_shown_open_or_with_the_eyes_of_a_seat() -> None:
    state = game(3).start
    from havoclab.havoc import State

    position = State.from_json(state)
    assert {"hand-0", "hand-1", "hand-2"} <= set(zones(show(position)))
    assert [name for name in zones(show(position, seat=2)) if name.startswith("hand")] == ["hand"]
    with pytest.raises(ValueError, match="seat: 3"):
        show(position, seat=3)


def test_a_record_is_shown_as_a_replay_with_the_eyes_of_a_seat() -> None:
    stage = show(worked_example(), seat=1, language="hu")
    assert stage.scene["title"] == "Egy játszma lépésről lépésre"
    assert [name for name in zones(stage) if name.startswith("hand")] == ["hand"]
    with pytest.raises(ValueError, match="viewer: 9"):
        show(worked_example(), seat=9)


def test_anything_else_is_refused_by_its_kind() -> None:
    with pytest.raises(TypeError, match="not dict"):
        show({})  # type: ignore[arg-type]  # what is tested
