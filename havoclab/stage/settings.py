"""How the reader wants to watch a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from havoclab.core.link import BadLink
from havoclab.core.words import Words
from havoclab.stage.scene import Form, FormField, Intent, Option

#: How long a bot's step is looked at, in milliseconds. "instant" does all steps up to the next person's choice at once.
SPEEDS: Final[dict[str, int]] = {"slow": 1800, "normal": 800, "fast": 250, "instant": 0}


@dataclass(frozen=True, slots=True)
class Settings:
    """How the reader wants to watch."""

    speed: str = "normal"
    paused: bool = False
    open_hands: bool = False
    calm: bool = False


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
    if name == "paused":
        return replace(settings, paused=on)
    if name == "open_hands":
        return replace(settings, open_hands=on)
    if name == "calm":
        return replace(settings, calm=on)
    raise ValueError(f"field: {str(name)[:24]!r} is no setting")


def pack_settings(settings: Settings) -> list[Any]:
    """The settings as JSON data for a token."""
    return [settings.speed, settings.paused, settings.open_hands, settings.calm]


def read_settings(data: Any) -> Settings:
    """Read what :func:`pack_settings` gave.

    Raises:
        BadLink: if it is something else.
    """
    if not isinstance(data, list) or len(data) != 4 or data[0] not in SPEEDS:
        raise BadLink("link.settings: speed and three switches are needed")
    return Settings(data[0], *(value is True for value in data[1:]))


def settings_form(settings: Settings, say: Words) -> Form:
    """The settings as a form beside the table."""
    speeds = [Option(value=speed, label=say(f"speed-{speed}")) for speed in SPEEDS]
    speed = {"do": "set", "field": "speed"}
    fields = [
        FormField(id="speed", label=say("set-speed"), kind="choice", value=settings.speed, options=speeds, intent=speed)
    ]
    for name in ("open_hands", "calm"):
        label, help_ = say(f"set-{name.replace('_', '-')}"), say(f"set-{name.replace('_', '-')}-help")
        value = "true" if getattr(settings, name) else "false"
        intent = {"do": "set", "field": name}
        fields.append(FormField(id=name, label=label, help=help_, kind="toggle", value=value, intent=intent))
    return Form(area="side", id="watching", title=say("set-title"), fields=fields)
