"""A sandbox at work, of either game: what is begun with, clicked, pulled and typed there, and what it says is wrong."""

from __future__ import annotations

from collections import Counter
from typing import Any

from havoclab.havoc import State
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.scene import CardFace, Log, LogLine
from tests.stage.driving import fields, zone

LANGUAGES = ("en", "hu")


def begun(
    preset: str = "deal", *, game: str = "havoc", players: int = 4, language: str = "en", seed: int = 5
) -> SandboxController:
    """A sandbox that begins with a preset."""
    page = SandboxController(game, language)
    page.handle({"do": "set", "field": "players", "value": str(players)})
    page.handle({"do": "set", "field": "seed", "value": str(seed)})
    page.handle({"do": "preset", "value": preset})
    return page


def card_of(page: SandboxController, place: str, wanted: str) -> CardFace:
    """The first card of this text form at a place that is not picked up."""
    cards = [card for card in zone(page.scene(), place).cards if card.state != "selected"]
    return next(card for card in cards if card.intent is not None and card.intent["card"] == wanted)


def pick(page: SandboxController, place: str, *which: str) -> None:
    """Click these cards of a place."""
    for wanted in which:
        intent = card_of(page, place, wanted).intent
        assert intent is not None
        page.handle(intent)


def pull(page: SandboxController, place: str, which: str, to: str, at: int | None = None) -> None:
    """Pull a card to another place, before the card that lies there at this spot, as the mouse does."""
    card, takes = card_of(page, place, which), zone(page.scene(), to).takes
    assert card.intent is not None
    assert takes is not None
    spot: dict[str, Any] = {} if at is None else {"at": at}
    page.handle({**card.intent, **takes, **spot})


def type_in(page: SandboxController, place: str, text: str) -> None:
    """Type the cards of a place."""
    entry = zone(page.scene(), place).entry
    assert entry is not None
    page.handle({**entry.intent, "value": text})


def change(page: SandboxController, field: str, value: object) -> None:
    """Choose or type something in a form."""
    page.handle({**fields(page.scene())[field].intent, "value": str(value)})


def texts(page: SandboxController, place: str) -> list[str]:
    """What lies at a place."""
    return [str(card.intent["card"]) for card in zone(page.scene(), place).cards if card.intent]


def wrong(page: SandboxController) -> list[LogLine]:
    """What is listed as wrong."""
    return next(block for block in page.scene().blocks if isinstance(block, Log) and block.id == "wrong").lines


def everything(state: State) -> Counter[int]:
    """Every card on a table of Havoc, with how often it lies there."""
    cards = Counter(state.pile + state.recruits + state.discards)
    for lying in (*state.hands, *state.laid):
        cards.update(lying)
    return cards
