"""What a page shows, as data: the one contract between the rules in Python and every screen.

A *scene* is everything a host needs to draw one moment: blocks in named areas, each with finished words in the
reader's language. What a person does comes back as an *intent*: the small JSON object that stood beside the thing
they clicked, handed back unread. So a renderer knows no rule and no game, and a stage knows no browser.

>>> scene = Scene(layout="page", title="Hello", blocks=[Text(area="main", paragraphs=["One line."])])
>>> scene.blocks[0].model_dump(exclude_defaults=True)
{'area': 'main', 'paragraphs': ['One line.']}
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

#: What a click sends back, e.g. ``{"do": "act", "action": "draw"}``. Opaque to hosts.
Intent = dict[str, Any]

Area = Literal["top", "text", "track", "seats", "main", "battle", "hand", "prompt", "side", "bottom"]


#: How a card is drawn: as it is, as one that may be used now, as one that may not, as chosen, as out of play.
CardState = Literal["plain", "legal", "illegal", "selected", "dimmed"]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class RuleNote(_Part):
    """A rule as it is cited beside something: number, title, text, and whether it is our ruling."""

    id: str
    title: str = ""
    text: str = ""
    standing: Literal["rule", "ruling", "option", "printed"] = "rule"
    standing_text: str = ""
    intent: Intent | None = None
    href: str = ""
    """Where the book of rules has it."""


class CardFace(_Part):
    """One card (or counter) as it lies: face up with suit and value, or its back."""

    key: str = ""
    """Same key in two scenes = the same card: it is moved, not redrawn. Empty for backs."""
    name: str
    """Accessible name in words: "blue 9"."""
    face: Literal["up", "down"] = "up"
    tone: str = ""
    """Palette colour: blue orange green grey yellow brown red purple ink."""
    symbol: str = ""
    """Name of a drawing in the art table: the suit's shape, or the dog."""
    letter: str = ""
    value: str = ""
    intent: Intent | None = None
    """Sent on click, also when the move is illegal: the answer says why. None: not clickable."""
    state: CardState = "plain"
    badge: str = ""
    """A word or two in the corner ("new", "uninvolved")."""


class Zone(_Part):
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


class Figure(_Part):
    """A number with its label ("1st: 5"), its standing told by mark and title."""

    label: str
    value: str
    standing: str = ""
    title: str = ""


class Tile(_Part):
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


class Track(_Part):
    """An ordered row of tiles: the nine battles."""

    type: Literal["track"] = "track"
    area: Area = "track"
    id: str
    title: str
    tiles: list[Tile]


class Marker(_Part):
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


class Seat(_Part):
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


class Seats(_Part):
    """Everybody at the table."""

    type: Literal["seats"] = "seats"
    area: Area = "seats"
    id: str = "seats"
    title: str
    seats: list[Seat]


class Prompt(_Part):
    """Whose turn it is and what the choice is, at a glance."""

    type: Literal["prompt"] = "prompt"
    area: Area = "prompt"
    id: str = "prompt"
    who: str
    text: str
    rule: RuleNote | None = None
    seat: int | None = None
    detail: str = ""


class Button(_Part):
    """A thing to do. ``key`` is its one-letter keyboard shortcut. An illegal one may still be clicked: it says why."""

    id: str
    label: str
    intent: Intent | None = None
    href: str = ""
    key: str = ""
    state: Literal["legal", "illegal", "off"] = "legal"
    primary: bool = False
    pressed: bool | None = None
    symbol: str = ""
    copy_text: str = ""
    """Copied to the clipboard on click, beside the intent."""
    download: str = ""
    """A file's name: ``copy_text`` is saved under it instead."""
    copy_link: str = ""
    """An address relative to this page ("?rule=H4.3"): copied whole on click."""
    prints: bool = False
    """A click opens the browser's print dialogue."""
    title: str = ""


class Buttons(_Part):
    """Things to do, side by side."""

    type: Literal["buttons"] = "buttons"
    area: Area
    id: str
    title: str = ""
    buttons: list[Button]


class LogLine(_Part):
    """One thing that happened."""

    n: int
    text: str
    rule: str = ""
    rule_intent: Intent | None = None
    intent: Intent | None = None
    seat: int | None = None
    automatic: bool = False
    """Something the rules did by themselves."""
    current: bool = True
    """False: lies in an undone future."""
    here: bool = False
    """The moment that is shown comes right after this line."""
    note: str = ""
    """Something said about it."""
    fix: Button | None = None
    """What can be done about it at once."""


class Log(_Part):
    """What happened, newest last, each line with its rule."""

    type: Literal["log"] = "log"
    area: Area = "side"
    id: str = "log"
    title: str
    lines: list[LogLine]
    empty: str = ""
    follow: bool = True
    """The newest line is what matters: it is kept in sight. False: a list to read from its beginning."""


class Reply(_Part):
    """The answer to what was just done: read out at once. ``serial`` changes with each new answer."""

    type: Literal["reply"] = "reply"
    area: Area = "prompt"
    id: str = "reply"
    tone: Literal["ok", "refused", "info", "goal"] = "info"
    text: str
    rule: RuleNote | None = None
    fix: Button | None = None
    """The nearest thing that would be legal, as a button."""
    way: str = ""
    """What would make it legal ..."""
    also: Button | None = None
    """... and a button for it, where it is something that can be done now."""
    serial: int = 0


class Text(_Part):
    """A heading and plain paragraphs."""

    type: Literal["text"] = "text"
    area: Area
    id: str = "text"
    heading: str = ""
    level: int = 2
    paragraphs: list[str] = []
    tone: Literal["plain", "goal", "aside"] = "plain"


class Option(_Part):
    """One answer of a choice or menu."""

    value: str
    label: str
    detail: str = ""


class FormField(_Part):
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


class Form(_Part):
    """Entries to fill in, each sent as it changes."""

    type: Literal["form"] = "form"
    area: Area
    id: str
    title: str = ""
    fields: list[FormField]
    folded: bool = False
    """Shown as a closed disclosure at first."""


class Cell(_Part):
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


class Table(_Part):
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


class RulesPanel(_Part):
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


class Span(_Part):
    """A run of words in a passage: plain, a link, a rule to open, or a term that is explained on hover and focus."""

    text: str
    href: str = ""
    intent: Intent | None = None
    term: str = ""
    """Id of an entry of ``terms``, of this passage or an earlier one of the scene."""
    strong: bool = False


class Term(_Part):
    """A word of the glossary: what it means, and cards or a drawing that show it."""

    id: str
    title: str
    text: str
    symbol: str = ""
    cards: list[CardFace] = []


class Passage(_Part):
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


class ContentsLine(_Part):
    """One line of a table of contents."""

    text: str
    number: str = ""
    note: str = ""
    href: str = ""
    intent: Intent | None = None
    current: bool = False


class Contents(_Part):
    """Where one can go inside a book."""

    type: Literal["contents"] = "contents"
    area: Area = "main"
    id: str = "contents"
    title: str
    lines: list[ContentsLine]


class Choice(_Part):
    """One answer to a question."""

    id: str
    label: str
    intent: Intent | None = None
    state: Literal["open", "right", "wrong"] = "open"


class Choices(_Part):
    """A question with answers to pick from."""

    type: Literal["choices"] = "choices"
    area: Area = "main"
    id: str
    question: str
    choices: list[Choice]


class Progress(_Part):
    """How far one has come."""

    type: Literal["progress"] = "progress"
    area: Area = "top"
    id: str = "progress"
    title: str
    done: int
    total: int


class LinkCard(_Part):
    """One door: a link, or an intent."""

    title: str
    text: str
    href: str = ""
    intent: Intent | None = None
    symbol: str = ""
    note: str = ""
    stored: str = ""
    """Shown only if the browser keeps something under this name; its text is sent as ``token``."""


class Links(_Part):
    """Big doors: the start page's lessons and tables."""

    type: Literal["links"] = "links"
    area: Area = "main"
    id: str
    title: str = ""
    cards: list[LinkCard]


class Cover(_Part):
    """Hides everything until the named person has the screen."""

    type: Literal["cover"] = "cover"
    area: Area = "main"
    id: str = "cover"
    title: str
    text: str
    button: Button
    symbol: str = ""


Block = Annotated[
    Zone
    | Track
    | Marker
    | Seats
    | Prompt
    | Buttons
    | Log
    | Reply
    | Text
    | Form
    | Table
    | RulesPanel
    | Passage
    | Contents
    | Choices
    | Progress
    | Links
    | Cover,
    Field(discriminator="type"),
]


class Next(_Part):
    """Something to be sent by itself after a while (a bot's next step), unless the person does something first."""

    after_ms: int
    intent: Intent


class Scene(_Part):
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
