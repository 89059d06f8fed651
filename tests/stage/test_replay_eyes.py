"""The replay page with somebody's eyes: what they don't see, and what is still to come, changes nothing on it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.havoc import State, worked_example
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.replay.watching import Viewer
from havoclab.stage.scene import Buttons, Zone
from tests.stage.driving import fields
from tests.stage.replaying import at, game, twins, walk, weigh

pytestmark = pytest.mark.usefixtures("instant_estimates")


def shown(page: ReplayController) -> str:
    """All that the page shows: not the token, the link and the record, which are the whole game's."""
    scene = page.scene()
    blocks = [block for block in scene.blocks if not (isinstance(block, Buttons) and block.id in ("tools", "keeping"))]
    return scene.model_copy(update={"token": "", "blocks": blocks}).model_dump_json()


def watched(record: Record, viewer: Viewer) -> Iterator[str]:
    """What is shown at some moments, with the future hidden and open, and on jumps."""
    page = ReplayController(record=record, viewer=viewer)
    for hidden in ("true", "false"):
        page.handle({"do": "set", "field": "hide_future", "value": hidden})
        for moment in (13, 50, 100):
            at(moment, page)
            page.handle({"do": "think", "on": True})
            weigh(page)
            yield shown(page)
    at(0, page)
    for to in ("choice", "doubt") * 2:
        walk(page, to)
        page.handle({"do": "think", "on": True})
        weigh(page)
        yield shown(page)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, "table"])
def test_what_eyes_do_not_see_changes_nothing_on_their_page(viewer: Viewer) -> None:
    one, other = twins(viewer)
    assert one != other
    assert list(watched(one, viewer)) == list(watched(other, viewer))


def test_with_all_hands_open_it_does() -> None:
    one, other = twins(0)
    assert list(watched(one, "all")) != list(watched(other, "all"))


def test_with_all_hands_open_every_hand_lies_there_and_nobody_is_you() -> None:
    page = at(30)
    hands = [block for block in page.scene().blocks if isinstance(block, Zone) and block.id.startswith("hand-")]
    assert [hand.title for hand in hands] == [f"Hand of {name}" for name in worked_example().seats]
    assert '"you":true' not in page.scene().model_dump_json()


@pytest.mark.parametrize("moment", [10, 25])
def test_a_hidden_future_shows_nothing_of_later_moves(moment: int) -> None:
    """Two games with one past and two futures, equally long, look the same."""
    replay = Replay(worked_example(), State)
    replay.go(moment)
    other = replay.branch()
    rng = Random(1)
    while len(other.moves) < len(replay.moves):
        other.apply(rng.choice(list(other.state.legal_actions)))
    assert other.moves != replay.moves
    pages = [at(moment, ReplayController(record=record, viewer="all")) for record in (replay.record, other.record)]
    for page in pages:
        page.handle({"do": "think", "on": True})
        weigh(page)
    assert shown(pages[0]) == shown(pages[1])
    for page in pages:
        page.handle({"do": "set", "field": "hide_future", "value": "false"})
    assert shown(pages[0]) != shown(pages[1])


@pytest.mark.parametrize(
    ("kinds", "moves", "eyes"),
    [
        (("human", "sensible", "sensible"), 4, "0"),
        (("human", "human", "sensible"), 4, "table"),
        (("sensible", "sensible", "sensible"), 4, "all"),
    ],
)
def test_a_game_under_way_opens_with_eyes_that_give_nothing_away(kinds: tuple[str, ...], moves: int, eyes: str) -> None:
    record = game(3).model_copy(update={"players": kinds, "moves": game(3).moves[:moves]})
    assert fields(ReplayController(record=record).scene())["viewer"].value == eyes
    whole = game(3).model_copy(update={"players": kinds})
    assert fields(ReplayController(record=whole).scene())["viewer"].value == "all"
