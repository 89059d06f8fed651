"""The form before a game of Havoc: what does not fit is kept out, and says why."""

from __future__ import annotations

import pytest

from havoclab.stage.scene import Track
from havoclab.stage.table import TableController
from tests.stage.driving import fields, has_button, press


def test_the_form_keeps_out_what_does_not_fit_and_says_why() -> None:
    page = TableController()
    page.handle({"do": "set", "field": "players", "value": "9"})
    found = fields(page.scene())
    assert found["players"].value == "4"
    assert "2 to 6" in found["players"].error
    page.handle({"do": "set", "field": "points-1-1", "value": "many"})
    assert "whole number" in fields(page.scene())["points-1-1"].error
    page.handle({"do": "set", "field": "points-1-1", "value": "12"})
    assert fields(page.scene())["points-1-1"].error == ""


def test_names_must_differ() -> None:
    page = TableController()
    page.handle({"do": "set", "field": "name-1", "value": "Anita"})
    page.handle({"do": "start"})
    scene = page.scene()
    assert "Anita" in fields(scene)["name-1"].error
    assert has_button(scene, "start")
    page.handle({"do": "set", "field": "name-1", "value": "Zoé"})
    page.handle({"do": "start"})
    assert page.names[1] == "Zoé"


def test_own_battle_numbers_can_be_forgotten() -> None:
    page = TableController()
    page.handle({"do": "set", "field": "points-1-1", "value": "12"})
    scene = press(page, "forget-numbers")
    assert fields(scene)["points-1-1"].value == "5"
    assert not has_button(scene, "forget-numbers")


def test_own_battle_numbers_reach_the_table_with_their_standing() -> None:
    page = TableController()
    page.handle({"do": "set", "field": "points-1-1", "value": "12"})
    page.handle({"do": "set", "field": "battle-4", "value": "Najera"})
    page.handle({"do": "start"})
    track = next(block for block in page.scene().blocks if isinstance(block, Track))
    first = track.tiles[0].figures[0]
    assert (first.value, first.standing) == ("12", "own")
    assert track.tiles[3].title == "Najera"
    assert track.tiles[1].figures[1].standing == "reconstructed"


@pytest.mark.rule("H11.1")
def test_options_that_do_not_fit_the_players_are_not_offered() -> None:
    page = TableController()
    for players, switches in ((2, {"faster_card", "second_place"}), (4, {"faster_card"}), (5, set[str]())):
        page.handle({"do": "set", "field": "players", "value": str(players)})
        found = fields(page.scene())
        assert {"faster_card", "second_place"} & set(found) == switches
