"""How each game looks on a table: its views as blocks of a scene, its clicks as actions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.view import View
from havoclab.stage.scene import Block, Intent, Zone


class Telling(NamedTuple):
    """One step of something that happens at once, to be told by itself."""

    event: Event
    text: str
    """The sentence for the reader's eyes; its rule is the event's."""
    blocks: list[Block]
    """What of the picture it is about, drawn while it is told."""


class Picture(Protocol):
    """The picture of one game for one reader. It holds what is half done (selected cards), never the state."""

    headlines: Set[str]
    """Kinds of event that somebody who looked away wants to be told."""

    def blocks(self, view: View, *, playing: bool, memory: bool = False) -> list[Block]:
        """The table as this view sees it.

        Args:
            view: what the reader sees.
            playing: the reader may act for the view's seat now.
            memory: show also what the seat saw earlier and is to remember, where a game has such things.
        """

    def open_hand(self, view: View) -> Zone:
        """The hand of the view's seat, to be looked at beside others."""

    def read(self, intent: Intent, view: View) -> Action | None:
        """The action that a click asks for, or None if it only changed what is selected.

        Raises:
            ValueError: if the intent is none of this picture's.
        """

    def chosen(self, view: View) -> Sequence[int]:
        """The cards of the hand that are selected."""

    def forget(self) -> None:
        """Drop what is half done: the moment has changed."""

    def tell(self, event: Event, view: View) -> str:
        """What happened, as a sentence for this view's eyes."""

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""

    def story(self, events: Sequence[Event], view: View) -> Sequence[Telling]:
        """The steps of what happened at once that are worth a look of their own; none where the log is enough.

        ``view`` is the table after the events.
        """


def picture_of(game: str, language: str, names: Sequence[str], kinds: Sequence[str]) -> Picture:
    """The picture of a game.

    Args:
        game: name of the game.
        language: "en" or "hu".
        names: the players' names, in seat order.
        kinds: what plays each seat, in words.
    """
    module = import_module(f"havoclab.stage.pictures.{game}")
    picture: Picture = module.make(language, names, kinds)
    return picture


@lru_cache(maxsize=8)
def art_of(*games: str) -> Mapping[str, Any]:
    """The drawings of one game or several beside those that every page has, as the renderer wants them.

    >>> {"home", "dog"} <= set(art_of("havoc")["symbols"])
    True
    """
    art: dict[str, Any] = _drawings("havoclab.stage")
    for game in games:
        own = _drawings(f"havoclab.{game}")
        art = {**art, **own, "symbols": {**art["symbols"], **own["symbols"]}}
    return art


def _drawings(package: str) -> dict[str, Any]:
    """The art file of a package."""
    drawings: dict[str, Any] = json.loads((files(package) / "art.json").read_text(encoding="utf-8"))
    return drawings
