"""What the tests of the replay page share: games, a page at a moment, and what it says."""

from __future__ import annotations

import json
import re
from functools import cache

from havoclab.core.match import play
from havoclab.core.record import Record
from havoclab.games import load
from havoclab.havoc import State
from havoclab.havoc.cards import card_text
from havoclab.havoc.view import View
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.replay.watching import Viewer
from havoclab.stage.scene import Log, Reply, Scene, Text
from tests.stage.driving import press

CRY = 21  # so many moves of the worked example are done when Peter cries Havoc
WAITS = "recruit"


@cache
def game(players: int = 4, bot: str = "sensible", seed: int = 5) -> Record:
    """A whole game of bots."""
    havoc = load("havoc")
    return play(havoc, [havoc.bots[bot]() for _ in range(players)], seed=seed).record()


def at(moment: int, page: ReplayController | None = None) -> ReplayController:
    """A page (of the worked example) at a moment."""
    page = page or ReplayController()
    page.handle({"do": "go", "at": moment})
    return page


def walk(page: ReplayController, to: str) -> int:
    """Walk and tell where that led."""
    page.handle({"do": "walk", "to": to})
    return page.replay.at


def see(page: ReplayController, viewer: Viewer) -> Scene:
    """Look with other eyes."""
    page.handle({"do": "set", "field": "viewer", "value": str(viewer)})
    return page.scene()


def log(page: ReplayController) -> Log:
    return next(block for block in page.scene().blocks if isinstance(block, Log))


def said(page: ReplayController, name: str) -> str:
    """The words of a text or reply in the prompt."""
    for block in page.scene().blocks:
        if isinstance(block, Text | Reply) and block.id == name:
            return " ".join(block.paragraphs) if isinstance(block, Text) else block.text
    return ""


def weigh(page: ReplayController) -> None:
    """Send what the page sends by itself while it says that it thinks."""
    following = page.scene().next
    if following is not None and following.intent == {"do": "weigh"}:
        page.handle(following.intent)


def branched() -> ReplayController:
    """Peter waits instead of crying Havoc: line 2."""
    page = at(CRY)
    press(page, "try")
    press(page, "do-recruit")
    return page


def legal(page: ReplayController) -> list[str]:
    return [str(action) for action in page.replay.state.legal_actions]


@cache
def twins(viewer: int | str, moves: int = 100) -> tuple[Record, Record]:
    """Two games that are the same for these eyes: two cards that they never see have changed places."""
    record = game().model_copy(update={"moves": game().moves[:moves]})
    state = State.from_json(record.start)
    seen: set[int] = set()
    everything = {card for hand in state.hands for card in hand} | set(state.pile) | set(state.recruits)
    for number in range(moves + 1):
        view = state.view(viewer if isinstance(viewer, int) else None)
        assert isinstance(view, View)
        seen |= {*view.hand, *view.recruits, *view.looking_at, *(card for cards in view.laid for card in cards)}
        if number < moves:
            for event in state.apply(record.moves[number].action):
                seen |= {card for card in event.seen_by(view.seat).values() if isinstance(card, int)}
    in_hands = {card for hand in state.hands for card in hand} - seen - {0}
    one, other = (card_text(card) for card in sorted(in_hands)[:2])
    swap = {one: other, other: one}
    text = re.sub(rf"\b({one}|{other})\b", lambda found: swap[found[1]], json.dumps(record.model_dump(mode="json")))
    assert len(everything - seen) > 2
    start = State.from_json(json.loads(text)["start"])
    for hand in start.hands:
        hand.sort()
    data = json.loads(text) | {"start": start.to_json()}
    return record, Record.from_data(data)
