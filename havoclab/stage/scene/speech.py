"""What is said: the prompt, things to do, the log, answers, texts, questions, doors."""

from __future__ import annotations

from typing import Literal

from havoclab.stage.scene.parts import Area, Intent, Part, RuleNote


class Prompt(Part):
    """Whose turn it is and what the choice is, at a glance."""

    type: Literal["prompt"] = "prompt"
    area: Area = "prompt"
    id: str = "prompt"
    who: str
    text: str
    rule: RuleNote | None = None
    seat: int | None = None
    detail: str = ""


class Button(Part):
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


class Buttons(Part):
    """Things to do, side by side."""

    type: Literal["buttons"] = "buttons"
    area: Area
    id: str
    title: str = ""
    buttons: list[Button]


class LogLine(Part):
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


class Log(Part):
    """What happened, newest last, each line with its rule."""

    type: Literal["log"] = "log"
    area: Area = "side"
    id: str = "log"
    title: str
    lines: list[LogLine]
    empty: str = ""
    follow: bool = True
    """The newest line is what matters: it is kept in sight. False: a list to read from its beginning."""


class Reply(Part):
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


class Text(Part):
    """A heading and plain paragraphs."""

    type: Literal["text"] = "text"
    area: Area
    id: str = "text"
    heading: str = ""
    level: int = 2
    paragraphs: list[str] = []
    tone: Literal["plain", "goal", "aside"] = "plain"


class Choice(Part):
    """One answer to a question."""

    id: str
    label: str
    intent: Intent | None = None
    state: Literal["open", "right", "wrong"] = "open"


class Choices(Part):
    """A question with answers to pick from."""

    type: Literal["choices"] = "choices"
    area: Area = "main"
    id: str
    question: str
    choices: list[Choice]


class Progress(Part):
    """How far one has come."""

    type: Literal["progress"] = "progress"
    area: Area = "top"
    id: str = "progress"
    title: str
    done: int
    total: int


class LinkCard(Part):
    """One door: a link, or an intent."""

    title: str
    text: str
    href: str = ""
    intent: Intent | None = None
    symbol: str = ""
    note: str = ""
    current: bool = False
    """What it opens shows already, on the same page."""
    stored: str = ""
    """Shown only if the browser keeps something under this name; its text is sent as ``token``."""


class Links(Part):
    """Big doors: the start page's lessons and tables."""

    type: Literal["links"] = "links"
    area: Area = "main"
    id: str
    title: str = ""
    cards: list[LinkCard]


class Cover(Part):
    """Hides everything until the named person has the screen."""

    type: Literal["cover"] = "cover"
    area: Area = "main"
    id: str = "cover"
    title: str
    text: str
    button: Button
    symbol: str = ""
