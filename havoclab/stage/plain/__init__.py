"""A scene as plain sentences: all that the picture says, for readers of text and for screen readers.

It knows no game: names, labels and states are the scene's own words. Hidden cards are said as their number alone.

>>> from havoclab.stage.scene import Scene, Zone, CardFace
>>> zone = Zone(area="hand", id="hand", title="Hand of Anita", cards=[CardFace(name="blue 9", value="9")])
>>> say_scene(Scene(title="A table", blocks=[zone]))
['A table', 'On the table', 'Hand of Anita: blue 9.']
"""

from __future__ import annotations

from typing import NamedTuple

from havoclab.core.words import words
from havoclab.stage.plain.sentences import Sentences
from havoclab.stage.scene import (
    Block,
    Buttons,
    Choices,
    Countdown,
    Cover,
    Marker,
    Progress,
    Prompt,
    Reply,
    Scene,
    Seats,
    Stacks,
    Text,
    Track,
    Zone,
)

#: The words that this package speaks with.
PACKAGE = "havoclab.stage.plain"


class Section(NamedTuple):
    """Some sentences under a heading."""

    heading: str
    lines: list[str]


def sections(scene: Scene) -> list[Section]:
    """The scene's sentences: what is asked now, what lies on the table, then all else in its order, the tools last."""
    tell = Sentences(words(scene.language, PACKAGE))
    say = tell.say
    now = Section(say("plain-now"), [])
    table = Section(say("plain-table"), [])
    tools = Section(say("plain-tools"), [])
    rest: list[Section] = []
    cover = next((block for block in scene.blocks if isinstance(block, Cover)), None)
    for block in [cover] if cover is not None else scene.blocks:
        if isinstance(block, Zone | Stacks | Track | Seats | Marker):
            table.lines.extend(tell.block(block))
        elif isinstance(block, Prompt | Countdown | Reply | Choices | Progress | Cover) or _asks(block):
            now.lines.extend(tell.block(block))
        elif isinstance(block, Buttons):
            tools.lines.extend(tell.block(block))
        elif block.area != "text":
            rest.append(Section(_heading(block), tell.block(block)))
    headed = [section for section in rest if section.heading or section.lines]  # a heading alone says something too
    return [section for section in (now, table, *headed, tools) if section.lines or section in headed]


def _asks(block: Block) -> bool:
    return block.area == "prompt" and isinstance(block, Buttons)


def _heading(block: Block) -> str:
    """What a block is called."""
    number = getattr(block, "number", "")
    heading = getattr(block, "heading", "") or getattr(block, "title", "")
    return f"{number} {heading}".strip()


def say_scene(scene: Scene) -> list[str]:
    """Everything that the scene's picture says, as lines: its title, then headings and sentences.

    What a cover hides is not said.
    """
    lines = [scene.title]
    for section in sections(scene):
        lines += [section.heading] if section.heading else []
        lines += section.lines
    return lines


def text_blocks(scene: Scene) -> list[Block]:
    """The same as blocks of the area "text", each section under its heading."""
    say = words(scene.language, PACKAGE)
    blocks: list[Block] = [Text(area="text", id="plain", heading=say("plain-heading"), level=2)]
    blocks += [
        Text(area="text", id=f"plain-{nth}", heading=section.heading, level=3, paragraphs=section.lines)
        for nth, section in enumerate(sections(scene))
    ]
    return blocks
