"""What can be kept of a replay and handed on, and what else can be opened."""

from __future__ import annotations

from contextlib import suppress

from havoclab.core.record import Record
from havoclab.core.site import load_site
from havoclab.core.words import Words, words
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.replay.book import Book
from havoclab.stage.replay.example import package_of
from havoclab.stage.scene import Block, Button, Buttons, Form, FormField, LinkCard, Links, Text


def kept_as(game: str) -> str:
    """The name under which the browser keeps the replay of a game.

    >>> kept_as("havoc")
    'havoc-replay'
    """
    return f"{game}-replay"


def keeping(book: Book, link: str, film: Button | None, eyes: str, say: Words) -> list[Block]:
    """The record, a web page, a Binder link, and the ways back to the table and to the sandbox.

    Args:
        book: the game and its lines.
        link: this moment packed for an address; empty if it does not fit.
        film: makes or saves a web page, where the host can.
        eyes: who sees what a web page would hold, in words.
        say: the reader's words.
    """
    game = book.record.game
    buttons = [
        Button(id="save", label=say("tool-save"), copy_text=book.to_text(), download=f"{game}-game.txt", symbol="save")
    ]
    if film is not None:
        buttons.append(film)
    here = book.record.model_copy(update={"moves": book.replay.moves[: book.replay.at]})
    course = read_catalogue().course(game)
    if course.first("table") is not None:
        with suppress(ValueError):  # a game too long for an address is played on from its file
            on = f"play.ipynb?lang={say.language}&s={here.to_link()}"
            buttons.append(Button(id="play-on", label=say("replay-play-on"), href=on, symbol="swords"))
    if course.first("sandbox") is not None:
        with suppress(ValueError):
            moment = Record.of(book.replay.state, book.record.seats, book.record.players)
            there = f"sandbox.ipynb?lang={say.language}&s={moment.to_link()}"
            title = say("replay-sandbox-title")
            buttons.append(Button(id="sandbox", label=say("replay-sandbox"), href=there, symbol="gear", title=title))
    page = course.first("replay")
    binder = load_site().binder_link(page.notebook, {"lang": say.language, "s": link}) if link and page else None
    if binder:
        buttons.append(Button(id="binder", label=say("replay-binder"), copy_text=binder, symbol="link"))
    note = Text(area="bottom", id="kept-note", paragraphs=[say("replay-keep-note", viewer=eyes)], tone="aside")
    return [Buttons(area="bottom", id="keeping", title=say("replay-keep-title"), buttons=buttons), note]


def opening(game: str, say: Words, *, kept: bool) -> list[Form | Links]:
    """Other games to replay: those that this browser keeps, the rules' own example, a file or a pasted text.

    Args:
        game: name of the game.
        say: words of the page.
        kept: whether the replay that the browser keeps is another than this one.
    """
    own = words(say.language, package_of(game))
    before = LinkCard(
        title=say("replay-kept-title"),
        text=say("replay-kept-text"),
        intent={"do": "open-kept"},
        stored=kept_as(game),
        symbol="hourglass",
    )
    doors = [
        *([before] if kept else []),
        LinkCard(
            title=say("replay-kept-game-title"),
            text=say("replay-kept-game-text"),
            intent={"do": "open-kept"},
            stored=f"{game}-game",
            symbol="swords",
        ),
        LinkCard(
            title=own("replay-example-title"),
            text=own("replay-example-text"),
            intent={"do": "open-example"},
            symbol="scroll",
        ),
    ]
    fields = [
        FormField(
            id="file", label=say("replay-file"), help=say("replay-file-help"), kind="file", intent={"do": "open"}
        ),
        FormField(
            id="paste", label=say("replay-paste"), help=say("replay-paste-help"), kind="area", intent={"do": "open"}
        ),
    ]
    return [
        Links(area="bottom", id="other-games", title=say("replay-other-title"), cards=doors),
        Form(area="bottom", id="open", title=say("replay-open-title"), fields=fields, folded=True),
    ]
