"""Playing through a controller the way a person does: only by what the scene offers."""

from __future__ import annotations

from random import Random
from typing import Any

from havoclab.stage.controller import PageController
from havoclab.stage.scene import Button, Buttons, Cover, Form, Reply, Scene, Stacks, Table, Zone
from havoclab.stage.table import TableController


def clickable(scene: Scene) -> list[dict[str, Any]]:
    """Every intent that a click on the table, on its buttons or on a cover would send; hints change nothing there."""
    intents: list[dict[str, Any]] = []
    for block in scene.blocks:
        if isinstance(block, Zone):
            intents += [block.intent] if block.intent else []
            intents += [card.intent for card in block.cards if card.intent]
        elif isinstance(block, Stacks):
            intents += [stack.intent for stack in block.stacks if stack.intent]
        elif isinstance(block, Buttons) and block.area == "prompt" and block.id != "hints":
            intents += [button.intent for button in block.buttons if button.intent]
        elif isinstance(block, Cover) and block.button.intent:
            intents.append(block.button.intent)
        elif isinstance(block, Reply) and block.fix and block.fix.intent:
            intents.append(block.fix.intent)
    return intents


def button(scene: Scene, name: str) -> Button:
    """The button with this id, wherever it is."""
    for block in scene.blocks:
        if isinstance(block, Buttons):
            for candidate in block.buttons:
                if candidate.id == name:
                    return candidate
    raise AssertionError(f"no button {name!r} on this page")


def has_button(scene: Scene, name: str) -> bool:
    """Whether there is such a button."""
    return any(isinstance(block, Buttons) and any(b.id == name for b in block.buttons) for block in scene.blocks)


def zone(scene: Scene, name: str) -> Zone:
    """The zone with this id."""
    return next(block for block in scene.blocks if isinstance(block, Zone) and block.id == name)


def reply(scene: Scene) -> Reply:
    """The answer on this page."""
    return next(block for block in scene.blocks if isinstance(block, Reply))


def fields(scene: Scene) -> dict[str, Any]:
    """Every form field by its id."""
    found: dict[str, Any] = {}
    for block in scene.blocks:
        if isinstance(block, Form):
            found |= {field.id: field for field in block.fields}
        if isinstance(block, Table):
            found |= {cell.field.id: cell.field for row in block.rows for cell in row if cell.field}
    return found


def press(page: PageController, name: str) -> Scene:
    """Click the button with this id."""
    intent = button(page.scene(), name).intent
    assert intent is not None, f"{name} can't be clicked"
    page.handle(intent)
    return page.scene()


def table(*kinds: str, language: str = "en", speed: str = "instant", seed: int = 7, **choices: str) -> TableController:
    """A game that has begun, with these players."""
    page = TableController(language=language)
    page.handle({"do": "set", "field": "players", "value": str(len(kinds))})
    page.handle({"do": "set", "field": "seed", "value": str(seed)})
    for seat, kind in enumerate(kinds):
        page.handle({"do": "set", "field": f"kind-{seat}", "value": kind})
    for field, value in choices.items():
        page.handle({"do": "set", "field": field, "value": value})
    page.handle({"do": "start"})
    page.handle({"do": "set", "field": "speed", "value": speed})
    return page


def let_bots_play(page: TableController) -> Scene:
    """Send what the scene sends by itself, until a person is asked or the game is over."""
    scene = page.scene()
    for _ in range(5000):
        if scene.next is None:
            return scene
        page.handle(scene.next.intent)
        scene = page.scene()
    raise AssertionError("the bots never come to an end")


def play_on(page: TableController, rng: Random, clicks: int) -> Scene:
    """Click at random on whatever can be clicked."""
    for _ in range(clicks):
        scene = let_bots_play(page)
        offered = clickable(scene)
        if page.replay.state.is_over or not offered:
            break
        page.handle(rng.choice(offered))
    return page.scene()
