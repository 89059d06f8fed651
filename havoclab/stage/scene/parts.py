"""What all parts of a scene are made of."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

#: What a click sends back, e.g. ``{"do": "act", "action": "draw"}``. Opaque to hosts.
Intent = dict[str, Any]

Area = Literal["top", "text", "track", "seats", "main", "battle", "hand", "prompt", "side", "bottom"]

#: How a card is drawn: as it is, as one that may be used now, as one that may not, as chosen, as out of play.
CardState = Literal["plain", "legal", "illegal", "selected", "dimmed"]


class Part(BaseModel):
    """A part of a scene: checked on its way in, nothing unknown."""

    model_config = ConfigDict(extra="forbid")


class RuleNote(Part):
    """A rule as it is cited beside something: number, title, text, and whether it is our ruling."""

    id: str
    title: str = ""
    text: str = ""
    standing: Literal["rule", "ruling", "option", "printed"] = "rule"
    standing_text: str = ""
    intent: Intent | None = None
    href: str = ""
    """Where the book of rules has it."""


class CardFace(Part):
    """One card (or counter) as it lies: face up with suit and value, or its back."""

    key: str = ""
    """Same key in two scenes = the same card: it is moved, not redrawn. Empty for backs."""
    name: str
    """Accessible name in words: "blue 9"."""
    face: Literal["up", "down"] = "up"
    tone: str = ""
    """Palette colour: blue orange green grey yellow brown red purple ink."""
    symbol: str = ""
    """Name of a drawing in the art table: the suit's shape, or the dog. On a back: what this back shows."""
    letter: str = ""
    value: str = ""
    intent: Intent | None = None
    """Sent on click, also when the move is illegal: the answer says why. None: not clickable."""
    state: CardState = "plain"
    badge: str = ""
    """A word or two in the corner ("new", "uninvolved")."""
