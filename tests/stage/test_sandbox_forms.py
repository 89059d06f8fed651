"""Setting up what is no card at a table of Havoc: whose choice, points, battles, players."""

from __future__ import annotations

from collections import Counter

import pytest

from havoclab.havoc import Options
from havoclab.havoc.setup import deck
from havoclab.stage.sandbox.havoc.forms import CHOSEN
from havoclab.stage.sandbox.havoc.mends import faults
from tests.stage.driving import fields, press
from tests.stage.setting_up import begun, everything, wrong


@pytest.mark.parametrize("kind", CHOSEN)
def test_every_kind_of_choice_can_be_set_up_with_what_one_click_mends(kind: str) -> None:
    page = begun("mid-game", players=4)
    page.handle({"do": "set", "field": "battle_order", "value": "winner"})
    page.handle({"do": "fact", "field": "kind", "value": kind})
    page.handle({"do": "mend-all"})
    assert page.draft.state.kind == kind, [str(fault.problem) for fault in faults(page.draft)]
    assert wrong(page) == []
    press(page, "play")
    assert page.replay.state.decision is not None
    assert page.replay.state.decision.kind == kind


def test_points_battles_and_the_peace_card_are_set_by_hand() -> None:
    page = begun()
    for field, value in (
        ("fate-1", "2"),
        ("fate-2", "-1"),
        ("peacekeeper", "2"),
        ("seat", "2"),
        ("peace", "2"),
        ("turned", "true"),
    ):
        page.handle({"do": "fact", "field": field, "value": value})
    press(page, "count-points")
    page.handle({"do": "fact", "field": "points-0", "value": "4"})
    state = page.draft.state
    assert state.past == [(1, 2, (0, 0, 5, 0)), (2, -1, (0, 0, 0, 0))]
    assert state.order == [3, 4, 5, 6, 7, 8, 9]
    assert (state.points, state.cards_won) == ([4, 0, 5, 0], [0, 0, 1, 0])
    assert (state.peacekeeper, state.seat, state.peace, state.turned) == (2, 2, 2, True)
    assert wrong(page) == []


@pytest.mark.parametrize(
    ("field", "value"), [("points-0", "-1"), ("points-0", "many"), ("points-1", "1e9"), ("won-0", "10"), ("peace", "9")]
)
def test_a_figure_out_of_range_is_refused_beside_its_field(field: str, value: str) -> None:
    page = begun()
    before = page.draft.state.to_json()
    page.handle({"do": "fact", "field": field, "value": value})
    assert value in fields(page.scene())[field].error
    assert page.draft.state.to_json() == before


def test_fewer_players_leave_the_cards_of_those_who_go_in_the_box_and_name_foreign_ones() -> None:
    page = begun(players=4)
    page.handle({"do": "set", "field": "players", "value": "3"})
    assert page.draft.state.players == 3
    highest = {line.rule for line in wrong(page)}
    assert "H3.1" in highest
    page.handle({"do": "mend-all"})
    assert wrong(page) == []
    assert everything(page.draft.state) == Counter(deck(Options(players=3)))
