"""What a page shows, as data: the one contract between the rules in Python and every screen.

A *scene* is everything a host needs to draw one moment: blocks in named areas, each with finished words in the
reader's language. What a person does comes back as an *intent*: the small JSON object that stood beside the thing
they clicked, handed back unread. So a renderer knows no rule and no game, and a stage knows no browser.

>>> scene = Scene(layout="page", title="Hello", blocks=[Text(area="main", paragraphs=["One line."])])
>>> scene.blocks[0].model_dump(exclude_defaults=True)
{'area': 'main', 'paragraphs': ['One line.']}
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from havoclab.stage.scene.book import Contents, ContentsLine, Passage, Span, Term
from havoclab.stage.scene.charts import Bar, Chart
from havoclab.stage.scene.forms import Cell, Form, FormField, Option, RulesPanel, Table
from havoclab.stage.scene.parts import Area, CardFace, CardState, Intent, Part, RuleNote
from havoclab.stage.scene.speech import (
    Button,
    Buttons,
    Choice,
    Choices,
    Cover,
    LinkCard,
    Links,
    Log,
    LogLine,
    Progress,
    Prompt,
    Reply,
    Text,
)
from havoclab.stage.scene.table import Figure, Marker, Seat, Seats, Stack, StackBadge, Stacks, Tile, Track, Zone
from havoclab.stage.scene.time import Countdown, Next

__all__ = [
    "Area",
    "Bar",
    "Block",
    "Button",
    "Buttons",
    "CardFace",
    "CardState",
    "Cell",
    "Chart",
    "Choice",
    "Choices",
    "Contents",
    "ContentsLine",
    "Countdown",
    "Cover",
    "Figure",
    "Form",
    "FormField",
    "Intent",
    "LinkCard",
    "Links",
    "Log",
    "LogLine",
    "Marker",
    "Next",
    "Option",
    "Passage",
    "Progress",
    "Prompt",
    "Reply",
    "RuleNote",
    "RulesPanel",
    "Scene",
    "Seat",
    "Seats",
    "Span",
    "Stack",
    "StackBadge",
    "Stacks",
    "Table",
    "Term",
    "Text",
    "Tile",
    "Track",
    "Zone",
]

Block = Annotated[
    Zone
    | Stacks
    | Track
    | Marker
    | Seats
    | Prompt
    | Countdown
    | Buttons
    | Log
    | Reply
    | Text
    | Form
    | Table
    | Chart
    | RulesPanel
    | Passage
    | Contents
    | Choices
    | Progress
    | Links
    | Cover,
    Field(discriminator="type"),
]


class Scene(Part):
    """One moment, whole. Blocks of an area are drawn in their order."""

    version: Literal[1] = 1
    layout: Literal["table", "page", "lesson", "book", "sheet"] = "page"
    """A "sheet" is to be printed: one page of A4."""
    language: Literal["en", "hu"] = "en"
    title: str
    words: dict[str, str] = {}
    """What the renderer itself says: "search", "copied", "session-ended", "reconnecting", "keys-help", ..."""
    blocks: list[Block]
    next: Next | None = None
    keep: str = ""
    """Name under which the browser keeps ``token``, so a reload comes back here. Empty: nothing kept."""
    token: str = ""
    """This moment packed for the address bar (``?s=``) and the browser's store."""
    keep_rank: int = 0
    """How far this moment is. What another tab keeps under the same name stays there if it is further."""
    address: dict[str, str] = {}
    """What the address shall say beside ``s``, by parameter; "" takes one away, the others stay as they are."""
    memory: dict[str, str] = {}
    """What the browser is to remember beside this moment, by name: the learner's progress. What another tab or an
    earlier visit kept under these names comes in as ``{"do": "recall", "memory": {...}, "today": "2026-03-01"}`` and is
    merged here first."""
    calm: bool = False
    """True: no motion at all (on top of the system's reduced-motion setting)."""
    serial: int = 0
    """Grows with every scene of a stage; an intent carries the serial it was made from, so late clicks can be told."""
