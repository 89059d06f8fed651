"""The tools above a table: home, undo and redo, pause, save, a new table, the other language."""

from __future__ import annotations

from typing import Final

from havoclab.core.words import Words
from havoclab.stage.scene import Button, Buttons
from havoclab.stage.settings import Settings
from havoclab.stage.sitting import Sitting

#: Where the start page lies, seen from the page of a table.
HOME: Final = "../index.ipynb"


def toolbar(sitting: Sitting | None, settings: Settings, language: Button, say: Words) -> Buttons:
    """The tools that make sense now; under a cover only those that show nothing."""
    buttons = [Button(id="home", label=say("tool-home"), href=HOME, symbol="home")]
    if sitting is not None:
        buttons += _walking(sitting, say)
        if not sitting.covered:
            buttons += [*_pausing(sitting, settings, say), *_keeping(sitting, say)]
    return Buttons(area="top", id="tools", buttons=[*buttons, language])


def _walking(sitting: Sitting, say: Words) -> list[Button]:
    undo = Button(id="undo", label=say("tool-undo"), intent={"do": "undo"}, key="u", symbol="undo")
    redo = Button(id="redo", label=say("tool-redo"), intent={"do": "redo"}, key="i", symbol="redo")
    undo.state = "legal" if sitting.replay.at else "off"
    redo.state = "legal" if sitting.future else "off"
    return [undo, redo]


def _pausing(sitting: Sitting, settings: Settings, say: Words) -> list[Button]:
    """Pause and single steps, where bots sit at the table."""
    if len(sitting.people) == len(sitting.names):
        return []
    paused = settings.paused
    pause = Button(
        id="pause",
        label=say("tool-go-on") if paused else say("tool-pause"),
        intent={"do": "set", "field": "paused", "value": not paused},
        key="k",
        symbol="play" if paused else "pause",
    )
    if not paused or sitting.person_decides or sitting.decision is None:
        return [pause]
    return [pause, Button(id="step", label=say("tool-step"), intent={"do": "step"}, key="n", symbol="step")]


def _keeping(sitting: Sitting, say: Words) -> list[Button]:
    text = sitting.replay.record.to_text()
    return [
        Button(id="save", label=say("tool-save"), copy_text=text, download="havoc-game.txt", symbol="save"),
        Button(id="new", label=say("tool-new"), intent={"do": "new"}, symbol="new", title=say("tool-new-title")),
    ]
