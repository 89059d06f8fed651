"""How the reader wants to watch a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from havoclab.core.link import BadLink
from havoclab.core.words import Words
from havoclab.stage.scene import Form, FormField, Intent, Option

#: How long a bot's step is looked at, in milliseconds. "instant" does all steps up to the next person's choice at once.
SPEEDS: Final[dict[str, int]] = {"slow": 1800, "normal": 800, "fast": 250, "instant": 0}
#: Where a game deals against a clock: seconds from card to card that can be chosen.
SECONDS: Final = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 6.0, 8.0, 10.0)

_SWITCHES: Final = ("paused", "open_hands", "calm", "memory")


@dataclass(frozen=True, slots=True)
class Settings:
    """How the reader wants to watch.

    Attributes:
        speed: how fast bots play.
        paused: nothing goes on by itself.
        open_hands: every hand is shown.
        calm: nothing moves.
        seconds: seconds from card to card, where a clock runs; None: as the game has it.
        memory: what is to be remembered is shown.
    """

    speed: str = "normal"
    paused: bool = False
    open_hands: bool = False
    calm: bool = False
    seconds: float | None = None
    memory: bool = False


def change(settings: Settings, intent: Intent) -> Settings:
    """The settings with one of them changed.

    Raises:
        ValueError: if there is no such setting, or it can't have that value.
    """
    name, value = intent.get("field"), intent.get("value")
    on = value in (True, "true", "1")
    if name == "speed":
        if str(value) in SPEEDS:
            return replace(settings, speed=str(value))
        raise ValueError(f"speed: {str(value)[:24]!r} is not one of {', '.join(SPEEDS)}")
    if name == "seconds":
        return replace(settings, seconds=_seconds(value))
    if name in _SWITCHES:
        switched: dict[str, Any] = {str(name): on}
        return replace(settings, **switched)
    raise ValueError(f"field: {str(name)[:24]!r} is no setting")


def _seconds(value: object) -> float:
    try:
        seconds = float(str(value)[:12])
    except ValueError:
        seconds = 0.0
    if not SECONDS[0] <= seconds <= SECONDS[-1]:
        raise ValueError(f"seconds: {str(value)[:12]!r} is not from {SECONDS[0]} to {SECONDS[-1]}")
    return seconds


def pack_settings(settings: Settings) -> list[Any]:
    """The settings as JSON data for a token."""
    usual = [settings.speed, settings.paused, settings.open_hands, settings.calm]
    return [*usual, settings.seconds, settings.memory] if settings.seconds or settings.memory else usual


def read_settings(data: Any) -> Settings:
    """Read what :func:`pack_settings` gave.

    Raises:
        BadLink: if it is something else.
    """
    if not isinstance(data, list) or len(data) not in (4, 6) or data[0] not in SPEEDS:
        raise BadLink("link.settings", "link-settings")
    read = Settings(data[0], *(value is True for value in data[1:4]))
    if len(data) == 4:
        return read
    try:
        return replace(read, seconds=None if data[4] is None else _seconds(data[4]), memory=data[5] is True)
    except ValueError as fault:
        raise BadLink(f"link.settings.{fault}") from None


def settings_form(settings: Settings, say: Words, more: Sequence[FormField] = (), *, memory: bool = False) -> Form:
    """The settings as a form beside the table.

    Args:
        settings: as they are.
        say: the words of the page.
        more: other entries, to stand first.
        memory: there is something to remember.
    """
    speeds = [Option(value=speed, label=say(f"speed-{speed}")) for speed in SPEEDS]
    speed = {"do": "set", "field": "speed"}
    fields = [
        *more,
        FormField(
            id="speed", label=say("set-speed"), kind="choice", value=settings.speed, options=speeds, intent=speed
        ),
    ]
    for name in ("open_hands", *(["memory"] if memory else []), "calm"):
        label, help_ = say(f"set-{name.replace('_', '-')}"), say(f"set-{name.replace('_', '-')}-help")
        value = "true" if getattr(settings, name) else "false"
        intent = {"do": "set", "field": name}
        fields.append(FormField(id=name, label=label, help=help_, kind="toggle", value=value, intent=intent))
    return Form(area="side", id="watching", title=say("set-title"), fields=fields)
