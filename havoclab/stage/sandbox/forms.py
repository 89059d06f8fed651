"""The forms of the sandbox that every game has: where to begin, files and links, how people share the screen."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.words import Words
from havoclab.stage.scene import Form, FormField, Option


class NotInRange(ValueError):
    """A number that is none, or not within its limits."""

    def __init__(self, field: str, text: str, least: int, most: int) -> None:
        super().__init__(f"{field}: {text[:24]!r} is not possible; allowed are {least} to {most}")
        self.text, self.least, self.most = text, least, most


def read_number(field: str, text: str, least: int, most: int) -> int:
    """A whole number that was typed or chosen.

    Raises:
        NotInRange: if it is none, or not within its limits.
    """
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 6 or not least <= int(text) <= most:
        raise NotInRange(field, text, least, most)
    return int(text)


def one_of(field: str, text: str, allowed: Sequence[str]) -> str:
    """One of several answers.

    Raises:
        ValueError: if it is none of them.
    """
    if text not in allowed:
        raise ValueError(f"{field}: {text[:24]!r} is not possible; allowed are {', '.join(allowed)}")
    return text


def preset_field(presets: Sequence[str], chosen: str, say: Words) -> FormField:
    """A position to start from."""
    options = [Option(value="", label=say("preset-none"))] if not chosen else []
    options += [Option(value=name, label=say(f"preset-{name}")) for name in presets]
    return FormField(
        id="preset",
        label=say("preset-label"),
        kind="menu",
        value=chosen,
        options=options,
        intent={"do": "preset"},
        help=say("preset-help"),
    )


def load_form(error: str, say: Words) -> Form:
    """A file, or a text to paste."""
    fields = [
        FormField(id="file", label=say("load-file"), kind="file", help=say("load-file-help"), intent={"do": "load"}),
        FormField(
            id="paste",
            label=say("load-paste"),
            kind="area",
            placeholder=say("load-paste-hint"),
            error=error,
            intent={"do": "load"},
        ),
    ]
    return Form(area="bottom", id="load", title=say("load-title"), fields=fields)


def play_form(*, alone: bool, say: Words) -> Form:
    """How people share the screen."""
    ways = [Option(value="true", label=say("alone-yes")), Option(value="false", label=say("alone-no"))]
    field = FormField(
        id="alone",
        label=say("alone-label"),
        kind="choice",
        value="true" if alone else "false",
        options=ways,
        help=say("alone-help"),
        intent={"do": "alone"},
    )
    return Form(area="bottom", id="screen", fields=[field])
