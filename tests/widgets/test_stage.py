"""The Python side of the widget: what comes in is checked, what breaks is told, and the table stays."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from havoclab.stage.scene import Intent, Scene, Text
from havoclab_widgets import open_stage, query_parameters, query_token
from havoclab_widgets.stage import MAX_CHARACTERS, MAX_DEPTH, MAX_TOKEN, MAX_VALUES, Stage, check_intent


class Counter:
    """A controller that counts what it is asked to do, and breaks when told to."""

    art: Mapping[str, Any] = {"version": 1, "symbols": {}}

    def __init__(self) -> None:
        self.handled: list[Intent] = []
        self.broken_scene = False

    def scene(self) -> Scene:
        if self.broken_scene:
            raise RuntimeError("no scene")
        words = {"failed": "It broke.", "late": "Too late."}
        text = Text(area="main", paragraphs=[str(len(self.handled))])
        return Scene(title="Counter", words=words, blocks=[text], serial=len(self.handled))

    def handle(self, intent: Intent) -> None:
        if intent.get("do") == "break":
            raise RuntimeError("broken")
        self.handled.append(intent)


@pytest.fixture
def counter() -> Counter:
    return Counter()


@pytest.fixture
def stage(counter: Counter) -> Stage:
    return open_stage(counter)


def ask(stage: Stage, message: object) -> dict[str, Any]:
    answer, buffers = stage.intent(message, [])
    assert buffers == []
    return answer


def paragraph(stage: Stage) -> str:
    return str(stage.scene["blocks"][0]["paragraphs"][0])


def test_the_first_scene_and_the_art_are_there_at_once(stage: Stage) -> None:
    assert stage.scene["title"] == "Counter"
    assert stage.scene["blocks"][0]["type"] == "text"  # defaults are sent: the browser knows none
    assert stage.art == {"version": 1, "symbols": {}}


def test_an_intent_is_handled_and_the_new_scene_shown(stage: Stage, counter: Counter) -> None:
    assert ask(stage, {"intent": {"do": "act"}, "serial": 0}) == {"ok": True, "why": "", "serial": 1}
    assert counter.handled == [{"do": "act"}]
    assert paragraph(stage) == "1"


def test_a_late_intent_changes_nothing_and_is_told(stage: Stage, counter: Counter) -> None:
    ask(stage, {"intent": {"do": "act"}, "serial": 0})
    answer = ask(stage, {"intent": {"do": "act"}, "serial": 0})
    assert answer == {"ok": False, "why": "Too late.", "late": True, "serial": 1}
    assert len(counter.handled) == 1


def test_an_intent_that_says_its_moment_is_handed_on_whatever_the_scene_is(stage: Stage, counter: Counter) -> None:
    ask(stage, {"intent": {"do": "act"}, "serial": 0})
    assert ask(stage, {"intent": {"do": "claim", "moment": 7}, "serial": 0})["ok"]
    assert counter.handled[-1] == {"do": "claim", "moment": 7}


def test_a_controller_that_raises_keeps_the_scene_and_says_so(stage: Stage) -> None:
    before = stage.scene
    assert ask(stage, {"intent": {"do": "break"}, "serial": 0}) == {"ok": False, "why": "It broke.", "serial": 0}
    assert stage.scene == before
    assert ask(stage, {"intent": {"do": "act"}, "serial": 0})["ok"]


def test_a_scene_that_cannot_be_made_keeps_the_old_one(stage: Stage, counter: Counter) -> None:
    counter.broken_scene = True
    assert not ask(stage, {"intent": {"do": "act"}, "serial": 0})["ok"]
    assert paragraph(stage) == "0"


def nested(depth: int) -> dict[str, Any]:
    return {"x": nested(depth - 1)} if depth > 1 else {}


@pytest.mark.parametrize(
    ("message", "field"),
    [
        (None, "message"),
        ([], "message"),
        ({"intent": {}, "serial": 0, "more": 1}, "message"),
        ({"serial": 0}, "intent"),
        ({"intent": "act", "serial": 0}, "intent"),
        ({"intent": {}, "serial": "0"}, "serial"),
        ({"intent": {}, "serial": True}, "serial"),
        ({"intent": {"text": "x" * (MAX_CHARACTERS + 1)}, "serial": 0}, "intent"),
        ({"intent": {"list": [0] * MAX_VALUES}, "serial": 0}, "intent"),
        ({"intent": nested(MAX_DEPTH + 1), "serial": 0}, "intent"),
        ({"intent": {"x": {1: 2}}, "serial": 0}, "intent"),
        ({"intent": {"x": b"raw"}, "serial": 0}, "intent"),
    ],
)
def test_a_bad_message_is_refused_by_field(stage: Stage, counter: Counter, message: object, field: str) -> None:
    answer = ask(stage, message)
    assert not answer["ok"]
    assert answer["why"].startswith(f"{field}: ")
    assert counter.handled == []


def test_the_bounds_themselves_are_allowed() -> None:
    check_intent({"intent": nested(MAX_DEPTH), "serial": 0})
    check_intent({"intent": {"x": "y" * (MAX_CHARACTERS - 1)}, "serial": 0})


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner),
    max_leaves=40,
)


@given(message=json_values | st.dictionaries(st.sampled_from(["intent", "serial", "x"]), json_values))
def test_whatever_comes_in_is_answered(message: object) -> None:
    counter = Counter()
    stage = Stage(counter)
    answer = ask(stage, message)
    assert set(answer) <= {"ok", "why", "serial", "late"}
    assert answer["ok"] == bool(counter.handled)
    stage.close()


def test_every_beat_is_answered(stage: Stage) -> None:
    stage._beat = 123.5
    assert stage._ack == 123.5


def test_refresh_shows_what_a_cell_has_changed(stage: Stage, counter: Counter) -> None:
    counter.handle({"do": "act"})
    stage.refresh()
    assert paragraph(stage) == "1"
    assert stage.controller is counter


def test_a_closed_widget_is_forgotten() -> None:
    """A path instead of text as ``_esm`` would keep every closed widget in memory."""
    stage = open_stage(Counter())
    reference = weakref.ref(stage)
    stage.close()
    del stage
    gc.collect()
    assert reference() is None


def test_module_and_sheet_are_sent_as_text(stage: Stage) -> None:
    state = stage.get_state()
    assert "export default" in state["_esm"]
    assert ".hl-root" in state["_css"]


@pytest.mark.parametrize(
    ("query", "token"),
    [
        ("s=abc-_123", "abc-_123"),
        ("theme=dark&s=A.b~c=", "A.b~c="),
        ("", None),
        ("s=", None),
        ("s=a%20b", "a b"),
        ("s=%3Cscript%3E", "<script>"),
        ("s=" + "a" * MAX_TOKEN, "a" * MAX_TOKEN),
        ("s=" + "a" * (MAX_TOKEN + 1), "a" * MAX_TOKEN),
        ("s=abc&x=" + "y" * 30_000, None),
        ("&".join(f"k{n}=1" for n in range(60)) + "&s=abc", None),
        ("s=one&s=two", "two"),
    ],
)
def test_the_token_of_an_address(monkeypatch: pytest.MonkeyPatch, query: str, token: str | None) -> None:
    monkeypatch.setenv("QUERY_STRING", query)
    assert query_token() == token


def test_no_address_no_parameters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QUERY_STRING", raising=False)
    assert query_parameters() == {}
    assert query_token() is None
