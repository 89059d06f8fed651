"""What can be kept of a replay and handed on, and what else can be opened."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from havoclab.core.site import load_site
from havoclab.core.words import Words
from havoclab.stage.replay.book import Book
from havoclab.stage.scene import Block, Button, Buttons, Form, FormField, LinkCard, Links, Text

#: Names under which the browser keeps the replay, and the game of the play page.
KEPT: Final = "havoc-replay"
KEPT_GAME: Final = "havoc-game"
#: Where the page of replays lies, below the notebooks.
PAGE: Final = "havoc/replay.ipynb"


def keeping(book: Book, link: str, film: Button | None, eyes: str, say: Words) -> list[Block]:
    """The record, a web page, a Binder link, and the way back to the table.

    Args:
        book: the game and its lines.
        link: this moment packed for an address; empty if it does not fit.
        film: makes or saves a web page, where the host can.
        eyes: who sees what a web page would hold, in words.
        say: the reader's words.
    """
    buttons = [
        Button(id="save", label=say("tool-save"), copy_text=book.to_text(), download="havoc-game.txt", symbol="save")
    ]
    if film is not None:
        buttons.append(film)
    here = book.record.model_copy(update={"moves": book.replay.moves[: book.replay.at]})
    with suppress(ValueError):  # a game too long for an address is played on from its file
        on = f"play.ipynb?lang={say.language}&s={here.to_link()}"
        buttons.append(Button(id="play-on", label=say("replay-play-on"), href=on, symbol="swords"))
    binder = load_site().binder_link(PAGE, {"lang": say.language, "s": link}) if link else None
    if binder:
        buttons.append(Button(id="binder", label=say("replay-binder"), copy_text=binder, symbol="link"))
    note = Text(area="bottom", id="kept-note", paragraphs=[say("replay-keep-note", viewer=eyes)], tone="aside")
    return [Buttons(area="bottom", id="keeping", title=say("replay-keep-title"), buttons=buttons), note]


def opening(say: Words, *, kept: bool) -> list[Form | Links]:
    """Other games to replay: those that this browser keeps, the worked example, a file or a pasted text.

    ``kept``: whether the replay that the browser keeps is another than this one.
    """
    before = LinkCard(
        title=say("replay-kept-title"),
        text=say("replay-kept-text"),
        intent={"do": "open-kept"},
        stored=KEPT,
        symbol="hourglass",
    )
    doors = [
        *([before] if kept else []),
        LinkCard(
            title=say("replay-kept-game-title"),
            text=say("replay-kept-game-text"),
            intent={"do": "open-kept"},
            stored=KEPT_GAME,
            symbol="swords",
        ),
        LinkCard(
            title=say("replay-example-title"),
            text=say("replay-example-text"),
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
