"""What is filled in, and rows and columns."""

from __future__ import annotations

from typing import Literal

from havoclab.stage.scene.parts import Area, CardFace, Intent, Part, RuleNote


class Option(Part):
    """One answer of a choice or menu."""

    value: str
    label: str
    detail: str = ""


class FormField(Part):
    """One entry of a form. A change sends ``intent`` with the new ``value`` added.

    ``area`` is a text of several lines, ``date`` a day as YYYY-MM-DD, ``file`` a text file: its contents are the value.
    ``range`` is a slider from ``minimum`` to ``maximum``, sent while it moves.
    """

    id: str
    label: str
    kind: Literal["choice", "menu", "toggle", "text", "number", "search", "area", "date", "file", "range"]
    value: str = ""
    options: list[Option] = []
    help: str = ""
    rule: str = ""
    error: str = ""
    intent: Intent
    placeholder: str = ""
    minimum: int | None = None
    maximum: int | None = None


class Form(Part):
    """Entries to fill in, each sent as it changes."""

    type: Literal["form"] = "form"
    area: Area
    id: str
    title: str = ""
    fields: list[FormField]
    folded: bool = False
    """Shown as a closed disclosure at first."""


class Cell(Part):
    """One cell of a table."""

    text: str = ""
    field: FormField | None = None
    standing: str = ""
    """Whose word a number is, as a key for its mark (source, derived, reconstructed, own) ..."""
    standing_text: str = ""
    """... and in a word or two."""
    href: str = ""
    """The text leads there."""
    intent: Intent | None = None
    """The text is a button that sends this."""
    cards: list[CardFace] = []
    """Small cards after the text."""


class Table(Part):
    """Rows and columns; a cell is words or a form field."""

    type: Literal["table"] = "table"
    area: Area
    id: str
    title: str = ""
    columns: list[str]
    widths: list[int] = []
    """How wide the columns are, in percent; empty: as wide as their words need."""
    rows: list[list[Cell]]
    note: str = ""
    folded: bool = False
    beside: bool = False
    """In the battle's area: one of several that stand side by side where there is room."""


class RulesPanel(Part):
    """The rules beside the table: a search field and the rules found."""

    type: Literal["rules"] = "rules"
    area: Area = "side"
    id: str = "rules"
    title: str
    search: FormField
    rules: list[RuleNote]
    note: str = ""
    focus: str = ""
    """Id of the rule to scroll to and mark."""
