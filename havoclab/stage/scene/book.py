"""What a book is made of: passages, terms, contents."""

from __future__ import annotations

from typing import Literal

from havoclab.stage.scene.parts import Area, CardFace, Intent, Part
from havoclab.stage.scene.speech import Button


class Span(Part):
    """A run of words in a passage: plain, a link, a rule to open, or a term that is explained on hover and focus."""

    text: str
    href: str = ""
    intent: Intent | None = None
    term: str = ""
    """Id of an entry of ``terms``, of this passage or an earlier one of the scene."""
    strong: bool = False


class Term(Part):
    """A word of the glossary: what it means, and cards or a drawing that show it."""

    id: str
    title: str
    text: str
    symbol: str = ""
    cards: list[CardFace] = []


class Passage(Part):
    """A part of a book: a heading one can link to, paragraphs of spans, and notes below them."""

    type: Literal["passage"] = "passage"
    area: Area = "main"
    id: str
    """Also the anchor of its heading."""
    number: str = ""
    """A rule's number, before the heading."""
    heading: str = ""
    level: int = 3
    standing: Literal["", "rule", "ruling", "option", "printed"] = ""
    standing_text: str = ""
    paragraphs: list[list[Span]] = []
    notes: list[list[Span]] = []
    """Smaller, below: cross-references, lessons that teach it."""
    more_title: str = ""
    more: list[list[Span]] = []
    """Below the notes, unfolded on demand under its title: where this matters."""
    terms: list[Term] = []
    """The terms that its spans name, but for those that an earlier passage of the scene brought."""
    symbol: str = ""
    cards: list[CardFace] = []
    """Small cards that show what the passage is about."""
    buttons: list[Button] = []
    """What can be done with it, small, beside the heading: copy its link."""
    dense: bool = False
    """Its paragraphs are short lines, set close: an index."""
    focus: bool = False
    """Scroll here and mark it."""


class ContentsLine(Part):
    """One line of a table of contents."""

    text: str
    number: str = ""
    note: str = ""
    href: str = ""
    intent: Intent | None = None
    current: bool = False


class Contents(Part):
    """Where one can go inside a book."""

    type: Literal["contents"] = "contents"
    area: Area = "main"
    id: str = "contents"
    title: str
    lines: list[ContentsLine]
