"""Before a deal: what the page is for, a fresh deal by number, games to open, and how hard the questions are."""

from __future__ import annotations

from typing import Final

from havoclab.core.words import Words
from havoclab.lab.recall.questions import Level
from havoclab.stage.scene import Block, Button, Buttons, Form, FormField, LinkCard, Links, Option, Text

#: Names under which browsers keep this page's deal, the game of the play page, and the replay.
KEPT: Final = "gold_und_rum-memory"
KEPT_GAME: Final = "gold_und_rum-game"
KEPT_REPLAY: Final = "gold_und_rum-replay"

#: What the fields of a level offer; the names of their words end with the value.
_PAUSES: Final = (5, 10, 25, 40)
_EVERY: Final = (5, 10, 20, 0)
_BACK: Final = (10, 20, 40, 0)
_PILES: Final = (3, 5, 7, 0)


def lead(say: Words) -> Text:
    """What the page is for."""
    return Text(area="main", id="lead", paragraphs=[say("trainer-lead"), say("trainer-how")])


def fresh(players: int, seed: str, error: str, say: Words) -> list[Block]:
    """A deal that nobody has seen yet."""
    numbers = [Option(value=str(number), label=str(number)) for number in range(4, 8)]
    fields = [
        FormField(
            id="players",
            label=say("fresh-players"),
            kind="choice",
            value=str(players),
            options=numbers,
            intent={"do": "set", "field": "players"},
        ),
        FormField(
            id="seed",
            label=say("fresh-seed"),
            kind="text",
            value=seed,
            placeholder=say("fresh-seed-any"),
            help=say("fresh-seed-help"),
            error=error,
            intent={"do": "set", "field": "seed"},
        ),
    ]
    buttons = [
        Button(id="fresh-quiz", label=say("fresh-quiz"), intent={"do": "fresh", "way": "quiz"}, primary=True, key="q"),
        Button(id="fresh-walk", label=say("fresh-walk"), intent={"do": "fresh", "way": "walk"}, key="t"),
        Button(id="recall", label=say("way-recall"), intent={"do": "way", "way": "recall"}, key="m"),
    ]
    return [
        Form(area="main", id="fresh", title=say("fresh-title"), fields=fields),
        Buttons(area="main", id="begin", buttons=buttons),
    ]


def doors(say: Words) -> list[Block]:
    """Deals that this browser keeps, and a file or a pasted text."""
    cards = [
        LinkCard(
            title=say(f"open-{name}"),
            text=say(f"open-{name}-text"),
            intent={"do": "open"},
            stored=stored,
            symbol=symbol,
        )
        for name, stored, symbol in (
            ("kept", KEPT, "hourglass"),
            ("game", KEPT_GAME, "swords"),
            ("replay", KEPT_REPLAY, "play"),
        )
    ]
    fields = [
        FormField(
            id="open-file", label=say("open-file"), help=say("open-file-help"), kind="file", intent={"do": "open"}
        ),
        FormField(
            id="open-paste", label=say("open-paste"), help=say("open-paste-help"), kind="area", intent={"do": "open"}
        ),
    ]
    return [
        Links(area="bottom", id="other", title=say("open-title"), cards=cards),
        Form(area="bottom", id="open", title=say("open-form"), fields=fields, folded=True),
    ]


def level_form(level: Level, say: Words) -> Form:
    """How hard the questions are."""
    fields = [
        _menu("pause", level.pause, _PAUSES, say),
        _menu("every", level.every, _EVERY, say),
        _menu("back", level.back, _BACK, say),
        _menu("piles", level.piles, _PILES, say),
        FormField(
            id="tops",
            label=say("level-tops"),
            help=say("level-tops-help"),
            kind="toggle",
            value="true" if level.tops else "false",
            intent={"do": "set", "field": "tops"},
        ),
    ]
    return Form(area="main", id="level", title=say("level-title"), fields=fields)


def _menu(name: str, value: int, offered: tuple[int, ...], say: Words) -> FormField:
    values = offered if value in offered else (*offered, value)
    options = [
        Option(value=str(each), label=say(f"level-{name}-value", value=each, tenths=each / 10)) for each in values
    ]
    return FormField(
        id=name,
        label=say(f"level-{name}"),
        kind="menu",
        value=str(value),
        options=options,
        intent={"do": "set", "field": name},
    )
