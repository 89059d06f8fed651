"""Moments of a game as tokens for the address, made by the same controller that runs behind the page."""

from __future__ import annotations

from collections.abc import Callable

from havoclab import gold_und_rum
from havoclab.core.record import Record
from havoclab.havoc.view import View
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


def view(controller: TableController) -> View:
    """What the person on turn sees."""
    state = controller.replay.state
    assert state.decision is not None
    seen = state.view(state.decision.seat)
    assert isinstance(seen, View)
    return seen


def act(controller: TableController, *actions: str) -> TableController:
    """Do these actions for whoever is on turn, and let the bots answer each."""
    for action in actions:
        if any(block.type == "cover" for block in controller.scene().blocks):
            controller.handle({"do": "reveal"})
        before = controller.replay.at
        controller.handle({"do": "act", "action": action})
        assert controller.replay.at > before, f"{action} was refused"
        while controller.scene().next is not None:
            controller.handle({"do": "advance"})
    return controller


def turn(controller: TableController) -> TableController:
    """A recruiting turn of a person: one recruit or none, cards from the pile, the first card that may be laid."""
    act(controller, "recruit")
    while view(controller).decision is not None and view(controller).table.taken < 2:
        legal = [str(action) for action in view(controller).legal_actions]
        act(controller, "draw" if "draw" in legal else next(action for action in legal if action.startswith("take")))
    return act(
        controller, next(str(action) for action in view(controller).legal_actions if str(action).startswith("put"))
    )


def find(wanted: Callable[[View], bool], *, players: int = 2) -> TableController:
    """The first of many deals in which, within three turns, the person on turn sees what is wanted."""
    for seed in range(100):
        controller = table(players=players, seed=seed)
        for _ in range(3):
            if view(controller).table.kind != "turn":
                break
            if wanted(view(controller)):
                return controller
            turn(controller)
    raise AssertionError("no such moment in a hundred deals")


def second_turn(players: int = 2) -> TableController:
    """Everybody has recruited once and the person is on turn again; cards lie in all open places."""
    return find(lambda seen: seen.table.peace == 1 and len(seen.table.recruits) > 1, players=players)


def in_battle() -> TableController:
    """A person who has cried Havoc and now has to lay cards."""
    return act(table(seed=11), "cry")


def deal() -> str:
    """A deal of Gold und Rum after ten cards, for a person who is not the chancellor; a card comes every second."""
    deals = (gold_und_rum.deal(players=4, seed=seed, seconds_per_card=1) for seed in range(99))
    state = next(state for state in deals if state.chancellor == 1)
    while state.dealt < 10:
        state.apply("deal")
    return Record.of(state, ("Anita", "Peter", "Christine", "Eugene"), ("human", *["sensible"] * 3)).to_link()
