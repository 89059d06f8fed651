"""The anywidget that shows a controller's scenes in JupyterLab and Voilà and hands back what people do.

The contract with the browser is four traits (``scene``, ``art``, ``_beat``, ``_ack``) and one command (``intent``).
Rules, words and pictures all come from the controller; this file only carries them, checks what comes in, and keeps the
widget alive whatever happens inside.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from typing import Any, Protocol
from urllib.parse import parse_qsl

import anywidget
import traitlets
from anywidget.experimental import command

from havoclab.core.link import MOST_CHARACTERS
from havoclab.stage.scene import Intent, Scene
from havoclab_widgets.assets import css_text, esm_text

log = logging.getLogger("havoclab.widgets")

#: Most characters of all texts of an intent together (a file of 2 MB, and what goes with it), most values in it, and
#: how deep they may be nested.
MAX_CHARACTERS = 2_100_000
MAX_VALUES = 2_000
MAX_DEPTH = 6
#: Most characters taken from an address; a page refuses as many as too long.
MAX_TOKEN = MOST_CHARACTERS + 1
#: Longest query string that is looked at, at all.
MAX_QUERY = 20_000

_FAILED = "Something went wrong inside; nothing was changed."


class Controller(Protocol):
    """What stands behind a page: it shows scenes and handles intents. Plain Python, no Jupyter."""

    @property
    def art(self) -> Mapping[str, Any]:
        """The drawings by name, as in ``havoclab/stage/art.json``."""

    def scene(self) -> Scene:
        """This moment, whole."""

    def handle(self, intent: Intent) -> None:
        """Do what an intent of the last scene asks; the next ``scene()`` shows what came of it."""


def check_intent(message: object) -> tuple[Intent, int]:
    """The intent and the serial of a message from the browser.

    Raises ValueError that names the field and what is allowed.

    >>> check_intent({"intent": {"do": "act"}, "serial": 3})
    ({'do': 'act'}, 3)
    >>> check_intent({"intent": "act"})
    Traceback (most recent call last):
    ValueError: intent: must be an object, not str
    """
    if not isinstance(message, dict):
        raise ValueError(f"message: must be an object, not {type(message).__name__}")
    unknown = set(message) - {"intent", "serial"}
    if unknown:
        raise ValueError(f"message: only intent and serial are allowed, not {min(map(str, unknown))[:40]!r}")
    intent, serial = message.get("intent"), message.get("serial", 0)
    if not isinstance(intent, dict):
        raise ValueError(f"intent: must be an object, not {type(intent).__name__}")
    if isinstance(serial, bool) or not isinstance(serial, int):
        raise ValueError(f"serial: must be a whole number, not {type(serial).__name__}")
    _check_size(intent)
    return intent, serial


def _check_size(intent: Intent) -> None:
    """Refuse an intent that is too deep, has too many values or too much text, or holds what JSON can't."""
    values = characters = 0
    stack: list[tuple[object, int]] = [(intent, 1)]
    while stack:
        item, depth = stack.pop()
        values += 1
        if depth > MAX_DEPTH:
            raise ValueError(f"intent: nested deeper than {MAX_DEPTH}")
        if isinstance(item, dict):
            for key, value in item.items():
                if not isinstance(key, str):
                    raise ValueError("intent: names must be texts")
                characters += len(key)
                stack.append((value, depth + 1))
        elif isinstance(item, list):
            stack.extend((value, depth + 1) for value in item[: MAX_VALUES + 1])
        elif isinstance(item, str):
            characters += len(item)
        elif item is not None and not isinstance(item, bool | int | float):
            raise ValueError(f"intent: {type(item).__name__} is not allowed")
        if values + len(stack) > MAX_VALUES:
            raise ValueError(f"intent: more than {MAX_VALUES} values")
        if characters > MAX_CHARACTERS:
            raise ValueError(f"intent: more than {MAX_CHARACTERS} characters")


class Stage(anywidget.AnyWidget):
    """A widget that shows one controller.

    Traits: ``scene`` (a :class:`~havoclab.stage.scene.Scene` as JSON), ``art`` (drawings), ``_beat`` and ``_ack`` (the
    browser asks, Python answers; silence shows the reader a banner). Command ``intent`` takes
    ``{"intent": ..., "serial": ...}`` and answers ``{"ok": bool, "why": str, "serial": int}``, and ``"late": True``
    where the scene had changed before the click came in.
    """

    _esm = esm_text()
    _css = css_text()

    scene = traitlets.Dict().tag(sync=True)
    art = traitlets.Dict().tag(sync=True)
    _beat = traitlets.Float(0.0).tag(sync=True)
    _ack = traitlets.Float(0.0).tag(sync=True)

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        first = controller.scene()
        super().__init__(scene=first.model_dump(mode="json"), art=dict(controller.art))

    @property
    def controller(self) -> Controller:
        """What stands behind this widget."""
        return self._controller

    def refresh(self) -> None:
        """Show the controller's present scene, e.g. after a cell has changed something."""
        self.scene = self._controller.scene().model_dump(mode="json")

    @traitlets.observe("_beat")
    def _answer_beat(self, change: Any) -> None:
        self._ack = change.new

    @command
    def intent(self, message: object, buffers: list[bytes]) -> tuple[dict[str, Any], list[bytes]]:
        """Take what a person did. Never raises: what goes wrong is told in the answer, and the old scene stays."""
        try:
            intent, serial = check_intent(message)
        except ValueError as error:
            return self._answer(False, str(error)), []
        # What says itself when it was made is judged by that, whatever has happened since.
        if serial != self.scene.get("serial", 0) and "moment" not in intent:
            return {**self._answer(False, self._word("late", "")), "late": True}, []
        try:
            self._controller.handle(intent)
            self.refresh()
        except Exception:  # whatever breaks inside: the reader keeps the table and is told so
            log.exception("the controller failed on an intent")
            return self._answer(False, self._word("failed", _FAILED)), []
        return self._answer(True, ""), []

    def _answer(self, ok: bool, why: str) -> dict[str, Any]:
        return {"ok": ok, "why": why, "serial": self.scene.get("serial", 0)}

    def _word(self, key: str, default: str) -> str:
        return str(self.scene.get("words", {}).get(key, default))


def open_stage(controller: Controller) -> Stage:
    """The widget for a controller: the last line of a cell shows it. ``?text=1`` in the address asks for text."""
    if query_parameters().get("text") == "1":
        controller.handle({"do": "text-view", "on": True})
    return Stage(controller)


def query_parameters() -> dict[str, str]:
    """The address's parameters as Voilà passes them in ``QUERY_STRING``; too long a query is not read at all.

    >>> import os; os.environ["QUERY_STRING"] = "s=abc&theme=dark"
    >>> query_parameters()
    {'s': 'abc', 'theme': 'dark'}
    >>> del os.environ["QUERY_STRING"]
    """
    query = os.environ.get("QUERY_STRING", "")
    if len(query) > MAX_QUERY:
        return {}
    try:
        return dict(parse_qsl(query, max_num_fields=50))
    except ValueError:
        return {}


def query_token() -> str | None:
    """The packed moment of the address (``?s=``) as it stands there, or None without one.

    Whether it can be opened is for the page to say; of an endless one as much is taken as shows that it is too long.

    >>> query_token() is None
    True
    """
    return query_parameters().get("s", "")[:MAX_TOKEN] or None
