"""What lies on a table: cards and their places, tracks, turnable pieces, the players."""

from __future__ import annotations

from typing import Literal

from havoclab.stage.scene.forms import FormField
from havoclab.stage.scene.parts import Area, CardFace, Intent, Part


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
    entry: FormField | None = None
    """Its cards as a text to type."""
    state: Literal["plain", "legal", "illegal"] = "plain"
    rule: str = ""


class Figure(Part):
    """A number with its label ("1st: 5"), its standing told by mark and title."""

    label: str
    value: str
    standing: str = ""
    title: str = ""


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
