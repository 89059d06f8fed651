"""What lies on a table: cards and their places, tracks, turnable pieces, the players."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from havoclab.stage.scene.forms import FormField
from havoclab.stage.scene.parts import Area, CardFace, CardState, Intent, Part
from havoclab.stage.scene.speech import Button


class Zone(Part):
    """A place where cards lie: a hand, open recruits, a pile, what a fighter laid."""

    type: Literal["zone"] = "zone"
    area: Area
    id: str
    title: str
    shape: Literal["fan", "row", "pile"] = "row"
    cards: list[CardFace] = []
    count: int | None = None
    """Cards in a pile, or in a hidden hand; drawn as a number on the back."""
    places: int | None = None
    """Most cards that may lie here; free places are drawn as outlines."""
    note: str = ""
    empty: str = ""
    seat: int | None = None
    active: bool = False
    intent: Intent | None = None
    """For a pile: clicking it. For a fan or a row: clicking the place itself, beside its cards."""
    takes: Intent | None = None
    """What a card does that is pulled here: its own intent with these entries, and ``at``, before which card it is let
    go, where it is over one."""
    buttons: list[Button] = []
    """What can be done with the place, small, below its cards."""
    entry: FormField | None = None
    """Its cards as a text to type."""
    state: Literal["plain", "legal", "illegal"] = "plain"
    rule: str = ""


class StackBadge(Part):
    """A card that a player laid on a pile, small: whose it is and what sort."""

    seat: int
    symbol: str
    name: str
    """In words: "recruit card of Anita"."""


class Stack(Part):
    """One of several numbered piles, of which only the top card is seen."""

    id: str
    number: str
    name: str
    """In words: "Pile 7"."""
    card: CardFace | None = None
    """Its top card; None: nothing lies there."""
    badges: list[StackBadge] = []
    """What players laid on it and can be seen."""
    key: str = ""
    """The key that does what a click on it does."""
    intent: Intent | None = None
    state: CardState = "plain"
    mark: str = ""
    """A word that sets it apart now: "new"."""
    note: str = ""
    below: list[CardFace] = []
    """Small cards under it, where it is shown what lies in it, from the bottom up."""
    heat: Annotated[float, Field(ge=0, le=1)] | None = None
    """How much of what is asked for lies here, from 0 to 1: a shade, never without ``heat_text``."""
    heat_text: str = ""
    """The same as a figure or in words."""


class Stacks(Part):
    """Numbered piles side by side."""

    type: Literal["stacks"] = "stacks"
    area: Area = "main"
    id: str
    title: str
    stacks: list[Stack]
    note: str = ""
    rule: str = ""


class Figure(Part):
    """A number with its label ("1st: 5"), its standing told by mark and title."""

    label: str
    value: str
    standing: str = ""
    title: str = ""
    symbol: str = ""
    """A drawing that stands for the label; the label is then there for those who hear the page."""


class Tile(Part):
    """One stop of a track: a battle on the timeline."""

    id: str
    title: str
    subtitle: str = ""
    figures: list[Figure] = []
    state: Literal["past", "current", "open", "hidden", "lost"] = "open"
    note: str = ""
    """What became of it: "won by Anita", "year of peace"."""
    seat: int | None = None
    intent: Intent | None = None


class Track(Part):
    """An ordered row of tiles: the nine battles."""

    type: Literal["track"] = "track"
    area: Area = "track"
    id: str
    title: str
    tiles: list[Tile]


class Marker(Part):
    """A two-sided, turnable piece (the Havoc/Peace card): a change of ``side`` flips it, of ``turned`` rotates it."""

    type: Literal["marker"] = "marker"
    area: Area
    id: str
    title: str
    side: str
    """Key of the side that shows, e.g. "peace" or "havoc"."""
    symbol: str
    tone: str
    text: str
    """Big text on the side: "2" or "!"."""
    name: str
    """In words: "Peace, year 2, before Anita"."""
    turned: int = 0
    """Quarter turns."""
    steps: list[str] = []
    """All numbers of the side in order, the shown one being ``text``."""
    seat: int | None = None


class Seat(Part):
    """A player at the table: name, what plays them, figures, and whether they are on turn."""

    id: int
    name: str
    kind: str
    """ "human", or the bot's name, in words."""
    active: bool = False
    you: bool = False
    figures: list[Figure] = []
    status: str = ""
    """In words: "fighting", "stayed out", "Peacekeeper"."""
    symbols: list[str] = []
    place: int | None = None


class Seats(Part):
    """Everybody at the table."""

    type: Literal["seats"] = "seats"
    area: Area = "seats"
    id: str = "seats"
    title: str
    seats: list[Seat]
