"""Figures as bars that are read at a glance: chances, win shares, what a choice costs."""

from __future__ import annotations

from typing import Literal

from havoclab.stage.scene.forms import FormField
from havoclab.stage.scene.parts import Area, CardFace, Intent, Part


class Bar(Part):
    """One bar: a figure with its label, and how sure it is.

    ``text`` is the figure in words and numbers as it is read ("41 %", "2/7", "+1.3 points"); the bar is drawn from
    ``value``, and the interval, if there is one, as a whisker from ``low`` to ``high``.
    """

    label: str
    cards: list[CardFace] = []
    """Drawn small beside the label."""
    value: float
    text: str
    low: float | None = None
    high: float | None = None
    tone: Literal["plain", "good", "bad", "quiet"] = "plain"
    mark: bool = False
    """The one that is spoken of: the reader's own choice, the seat on turn."""
    note: str = ""
    """Small below the bar. Where there is a whisker, say the interval here: not everybody sees it."""
    intent: Intent | None = None


class Chart(Part):
    """Bars under one another on one scale. Where ``least`` is below 0 a line stands at 0 and bars grow both ways."""

    type: Literal["chart"] = "chart"
    area: Area
    id: str
    title: str
    fields: list[FormField] = []
    """What is asked: stands above the bars."""
    bars: list[Bar]
    least: float = 0.0
    most: float = 1.0
    note: str = ""
    """How the figures were found: "exact, from all 1,081 draws", "estimate from 400 games"."""
    folded: bool = False
    in_sight: bool = False
    """True: as an answer to a click, it is scrolled into sight when it comes."""
