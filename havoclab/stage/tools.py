"""The tools above a table: home, undo and redo, pause, save, a new table, the other language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.words import Words
from havoclab.stage.doors import analysis_of, memory_of, replay_of
from havoclab.stage.scene import Button, Buttons
from havoclab.stage.settings import Settings
from havoclab.stage.sitting import Sitting

#: Where the start page lies, seen from the page of a table.
HOME: Final = "../index.ipynb"


def toolbar(
    sitting: Sitting | None,
    settings: Settings,
    language: Button,
    say: Words,
    *,
    more: Sequence[Button],
    clock: bool = False,
) -> Buttons:
    """The tools that make sense now; under a cover only those that show nothing.

    Args:
        sitting: the game under way, if there is one.
        settings: how the reader watches.
        language: the button for the other language.
        say: the words of the page.
        more: what only this page can do with a game: to leave it, to take it elsewhere.
        clock: a clock runs now, and what holds it stands beside it.
    """
    buttons = [home(say)]
    if sitting is not None:
        buttons += _walking(sitting, say)
        if not sitting.covered:
            pausing = [] if clock else _pausing(sitting, settings, say)
            buttons += [*pausing, _save(sitting, say), *more]
    return Buttons(area="top", id="tools", buttons=[*buttons, language])


def home(say: Words) -> Button:
    """The way back to the start page; its title is read where only the symbol is drawn."""
    return Button(id="home", label=say("tool-home"), href=HOME, symbol="home", title=say("tool-home"))


def _walking(sitting: Sitting, say: Words) -> list[Button]:
    undo = Button(id="undo", label=say("tool-undo"), intent={"do": "undo"}, key="u", symbol="undo")
    redo = Button(id="redo", label=say("tool-redo"), intent={"do": "redo"}, key="g", symbol="redo")
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


def _save(sitting: Sitting, say: Words) -> Button:
    text = sitting.replay.record.to_text()
    return Button(
        id="save",
        label=say("tool-save"),
        copy_text=text,
        download=f"{sitting.replay.record.game}-game.txt",
        symbol="save",
    )


def replay(sitting: Sitting, say: Words) -> Button:
    """The way to the page on which this game is walked through, at this moment."""
    address = replay_of(sitting.replay.record, sitting.replay.at, say.language)
    return Button(id="replay", label=say("tool-replay"), href=address, symbol="play", title=say("tool-replay-title"))


def analysis(sitting: Sitting, say: Words) -> Button:
    """The way to the page on which the decisions that mattered are found and tried again."""
    address, title = analysis_of(sitting.replay.record, say.language), say("tool-analysis-title")
    return Button(id="analysis", label=say("tool-analysis"), href=address, symbol="eye", title=title)


def memory(sitting: Sitting, say: Words) -> Button:
    """The way to the slow-motion table with this game."""
    address, title = memory_of(sitting.replay.record, say.language), say("tool-memory-title")
    return Button(id="memory", label=say("tool-memory"), href=address, symbol="eye", title=title)


def leave(say: Words) -> Button:
    """From the table back to the form."""
    return Button(id="new", label=say("tool-new"), intent={"do": "new"}, symbol="new", title=say("tool-new-title"))


def sandbox(say: Words) -> Button:
    """Ask to take this moment to the sandbox."""
    title = say("tool-sandbox-open")
    return Button(id="sandbox", label=say("tool-sandbox"), intent={"do": "sandbox"}, symbol="gear", title=title)
