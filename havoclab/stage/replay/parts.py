"""What stands around the table of a replay: the way through time, the lines, how to watch, keeping and opening."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.words import Words
from havoclab.stage.replay.book import Book
from havoclab.stage.replay.watching import ALL, PACES, TABLE, Viewer, Watching, viewers
from havoclab.stage.scene import Button, Buttons, Cell, Form, FormField, Option, Table
from havoclab.stage.tools import HOME


def transport(at: int, last: int, say: Words, *, playing: bool, jumps: Sequence[Button] = ()) -> list[Form | Buttons]:
    """The way through time: a slider, and buttons with the keys that players of films have."""
    slider = FormField(
        id="moment",
        label=say("replay-moment"),
        kind="range",
        value=str(at),
        minimum=0,
        maximum=last,
        intent={"do": "go"},
    )
    back, on = "legal" if at else "off", "legal" if at < last else "off"
    play = Button(
        id="play",
        label=say("replay-pause") if playing else say("replay-play"),
        intent={"do": "play", "on": not playing},
        key=" ",
        symbol="pause" if playing else "play",
        state="legal" if playing or at < last else "off",
    )
    buttons = [
        _way("start", say("replay-start"), "Home", "first", back),
        _way("back", say("replay-back"), "ArrowLeft", "back", back),
        play,
        _way("forward", say("replay-forward"), "ArrowRight", "forward", on),
        _way("end", say("replay-end"), "End", "last", on),
        *jumps,
    ]
    return [Form(area="hand", id="time", fields=[slider]), Buttons(area="hand", id="transport", buttons=buttons)]


def _way(to: str, label: str, key: str, symbol: str, state: str) -> Button:
    return Button(
        id=to,
        label=label,
        intent={"do": "walk", "to": to},
        key=key,
        symbol=symbol,
        state=state,  # type: ignore[arg-type]  # one of the literals
    )


def jumps(say: Words, *, doubts: bool | None) -> list[Button]:
    """To the next choice, and to the next that the bot would have made otherwise (which takes seeing the hand).

    ``doubts``: whether the hand is seen; None where no choice of the game can be weighed.
    """
    choice = Button(
        id="choice", label=say("replay-next-choice"), intent={"do": "walk", "to": "choice"}, key="c", symbol="flag"
    )
    if doubts is None:
        return [choice]
    return [
        choice,
        Button(
            id="doubt",
            label=say("replay-next-doubt"),
            intent={"do": "walk", "to": "doubt"},
            key="m",
            symbol="bot",
            state="legal" if doubts else "illegal",
            title=say("replay-next-doubt-title"),
        ),
    ]


def say_viewer(viewer: Viewer, names: Sequence[str], say: Words) -> str:
    """Whose eyes, in words."""
    if viewer == ALL:
        return say("replay-viewer-all")
    return say("replay-viewer-table") if viewer == TABLE else say("replay-viewer-seat", name=names[int(viewer)])


def watching_form(watching: Watching, names: Sequence[str], say: Words) -> Form:
    """Whose eyes, how much of what comes, and how fast."""
    eyes = [Option(value=str(viewer), label=say_viewer(viewer, names, say)) for viewer in viewers(len(names))]
    paces = [Option(value=pace, label=say(f"speed-{pace}")) for pace in PACES]
    hide, calm = "true" if watching.hide_future else "false", "true" if watching.calm else "false"
    return Form(
        area="side",
        id="watching",
        title=say("replay-watch-title"),
        fields=[
            FormField(
                id="viewer",
                label=say("replay-viewer"),
                kind="menu",
                value=str(watching.viewer),
                options=eyes,
                intent=_setting("viewer"),
            ),
            FormField(
                id="hide-future",
                label=say("replay-hide-future"),
                help=say("replay-hide-future-help"),
                kind="toggle",
                value=hide,
                intent=_setting("hide_future"),
            ),
            FormField(
                id="pace",
                label=say("replay-pace"),
                kind="choice",
                value=watching.pace,
                options=paces,
                intent=_setting("pace"),
            ),
            FormField(id="calm", label=say("set-calm"), kind="toggle", value=calm, intent=_setting("calm")),
        ],
    )


def _setting(field: str) -> dict[str, str]:
    return {"do": "set", "field": field}


def comment_form(at: int, comment: str, say: Words) -> Form:
    """What is said about the move that led here."""
    label = say("replay-comment-on", number=at) if at else say("replay-comment-none")
    field = FormField(
        id="comment",
        label=label,
        kind="text",
        value=comment,
        placeholder=say("replay-comment-hint"),
        intent={"do": "comment", "at": at},
    )
    return Form(area="side", id="comments", title=say("replay-comment-title"), fields=[field])


def lines_table(book: Book, say: Words) -> Table:
    """The lines of the game, to switch between and to delete."""
    rows = []
    for place, line in enumerate(book.lines):
        shown = place == book.shown
        label = say("replay-line", number=place + 1)
        if line.parent is None:
            about = say("replay-line-game", moves=len(line.replay.moves))
        else:
            about = say("replay-line-branch", parent=line.parent + 1, after=line.after, moves=len(line.own))
        rows.append(
            [
                Cell(text=label, intent=None if shown else {"do": "line", "line": place}),
                Cell(text=say("replay-line-shown", about=about) if shown else about),
                Cell(
                    text=say("replay-line-delete") if place else "",
                    intent={"do": "delete-line", "line": place} if place else None,
                ),
            ]
        )
    columns = [say("replay-column-line"), say("replay-column-about"), say("replay-column-delete")]
    return Table(area="side", id="lines", title=say("replay-lines-title"), columns=columns, rows=rows)


def tools(link: str, say: Words, *, seen: bool, trying: bool, thinking: bool | None) -> list[Button]:
    """The tools above the table.

    Args:
        link: this moment packed for an address; empty if it does not fit.
        say: the reader's words.
        seen: whether the reader sees the hand of whoever is to choose.
        trying: whether the reader chooses for them.
        thinking: whether the bot's estimate is shown; None where no choice of the game can be weighed.
    """
    buttons = [
        Button(id="home", label=say("tool-home"), href=f"{HOME}?lang={say.language}", symbol="home"),
        Button(
            id="try",
            label=say("replay-try"),
            intent={"do": "try", "on": not trying},
            key="t",
            symbol="swords",
            pressed=trying,
            state="legal" if seen else "off",
            title=say("replay-try-title"),
        ),
    ]
    if thinking is not None:
        buttons.append(
            Button(
                id="think",
                label=say("replay-think"),
                intent={"do": "think", "on": not thinking},
                key="b",
                symbol="bot",
                pressed=thinking,
                state="legal" if seen else "off",
                title=say("replay-think-title"),
            )
        )
    if link:
        address = f"?lang={say.language}&s={link}"
        buttons.append(Button(id="link", label=say("replay-link"), copy_link=address, symbol="link"))
    return buttons
