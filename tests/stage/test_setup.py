"""The form before a game: every option, rules that are switched off, and the numbers of an owner's own cards."""

from __future__ import annotations

import pytest

from havoclab.havoc import State
from havoclab.havoc.options import Options
from havoclab.stage.scene import Form, Table
from havoclab.stage.setup.switches import NAMES, TOGGLES
from havoclab.stage.table import TableController
from tests.stage.driving import fields, reply


def options_of(page: TableController) -> Options:
    """The options of the game that is dealt from the form."""
    page.handle({"do": "start"})
    state = page.replay.state
    assert isinstance(state, State)
    return state.options


@pytest.mark.rule("H11.2")
def test_a_rule_is_switched_off_at_the_table_and_on_again() -> None:
    page = TableController()
    page.handle({"do": "switch-rule", "value": "H4.3"})
    page.handle({"do": "switch-rule", "value": "H6.6"})
    shown = fields(page.scene())["off-H4.3"]
    assert shown.help == "The first card may come from the draw pile even if the recruits are full."
    assert shown.intent is not None
    page.handle(shown.intent)
    assert page.scene().token
    again = TableController(token=page.scene().token)
    assert options_of(again).without == ("H6.6",)
    text = " ".join(paragraph for block in again.scene().blocks for paragraph in getattr(block, "paragraphs", []))
    assert "H6.6 is switched off at this table." in text


def test_a_rule_that_cannot_be_switched_off_is_named() -> None:
    page = TableController()
    page.handle({"do": "switch-rule", "value": "H1.1"})
    assert "'H1.1' can't be switched off" in reply(page.scene()).text


@pytest.mark.rule("H13.1", "H13.10")
def test_the_extra_battle_is_offered_with_john_of_gaunt_only() -> None:
    page = TableController()
    assert "extra_chevauchees" not in fields(page.scene())
    assert "points-10-1" not in fields(page.scene())
    page.handle({"do": "set", "field": "john_of_gaunt", "value": "true"})
    page.handle({"do": "set", "field": "extra_chevauchees", "value": "true"})
    page.handle({"do": "set", "field": "points-10-1", "value": "7"})
    options = options_of(TableController(token=page.scene().token))
    assert options.extra_chevauchees is True
    assert options.payments(10)[0] == 7
    page.handle({"do": "forget-numbers"})
    page.handle({"do": "set", "field": "john_of_gaunt", "value": "false"})
    usual = options_of(page)  # the switch of the extra battle waits for John, and harms nobody
    assert (usual.john_of_gaunt, usual.own_chevauchees) == (False, ())


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_option_that_fits_the_players_is_on_the_form_in_both_languages(players: int) -> None:
    for language in ("en", "hu"):
        page = TableController(language=language)
        page.handle({"do": "set", "field": "players", "value": str(players)})
        page.handle({"do": "set", "field": "john_of_gaunt", "value": "true"})
        form = next(block for block in page.scene().blocks if isinstance(block, Form) and block.id == "setup-options")
        unfit = {name for name, _, most, _ in TOGGLES if players > most}
        assert {field.id for field in form.fields} == {*NAMES, "seed"} - unfit
        assert all(field.rule for field in form.fields if field.id != "seed")


def test_a_bot_that_thinks_for_long_says_so_and_a_quick_one_does_not() -> None:
    page = TableController()
    page.handle({"do": "set", "field": "kind-1", "value": "farsighted"})
    (table,) = (block for block in page.scene().blocks if isinstance(block, Table) and block.id == "setup-seats")
    assert "It may think for 1 s a move." in table.rows[1][2].text
    assert "think for" not in table.rows[2][2].text
