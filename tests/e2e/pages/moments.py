"""Moments of a game as tokens for the address, made by the same controller that runs behind the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from havoclab.stage.scene import Intent
from havoclab.stage.table import TableController


def table(players: int = 2, seed: int = 7, people: int = 1, speed: str = "instant") -> TableController:
    """A game just dealt: the first seats are people, the others sensible bots."""
    controller = TableController()
    for field, value in (("players", players), ("seed", seed)):
        controller.handle({"do": "set", "field": field, "value": str(value)})
    for seat in range(players):
        kind = "human" if seat < people else "sensible"
        controller.handle({"do": "set", "field": f"kind-{seat}", "value": kind})
    controller.handle({"do": "start"})
    controller.handle({"do": "set", "field": "speed", "value": speed})
    return controller


def act(controller: TableController, actions: Sequence[str]) -> TableController:
    """Do these actions for whoever is on turn, and let the bots answer each."""
    for action in actions:
        do(controller, {"do": "act", "action": action})
    return controller


def do(controller: TableController, intent: Intent) -> None:
    """Hand one intent over, then let the bots go on to the next person's choice."""
    if any(block.type == "cover" for block in controller.scene().blocks):
        controller.handle({"do": "reveal"})
    before = controller.replay.at
    controller.handle(intent)
    assert controller.replay.at > before, [block for block in controller.scene().blocks if block.type == "reply"]
    while controller.scene().next is not None:
        controller.handle({"do": "advance"})


def find(wanted: Callable[[TableController], bool], **kwargs: int) -> TableController:
    """The first of some deals at which a person has the wanted choice."""
    for seed in range(200):
        controller = table(seed=seed, **kwargs)
        if wanted(controller):
            return controller
    raise AssertionError("no such deal among two hundred")
