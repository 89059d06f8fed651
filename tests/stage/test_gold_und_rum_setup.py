"""The form before a game of Gold und Rum, and the table of how it ended."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.core.record import Record
from havoclab.core.words import LANGUAGES, words
from havoclab.games import load
from havoclab.gold_und_rum import State
from havoclab.stage.kits import SetupForm, kit_of
from havoclab.stage.scene import Scene
from tests.gold_und_rum.tables import dealt
from tests.stage.driving import fields

GAME = load("gold_und_rum")
SAY = words("en", "havoclab.core", "havoclab.gold_und_rum", "havoclab.stage")


def form(**changes: str) -> SetupForm:
    """A form in which this was typed, one entry after another."""
    made = kit_of("gold_und_rum").setup(None)
    for field, value in changes.items():
        made.set({"field": field.replace("_", "-") if field != "leader_factor" else field, "value": value}, SAY)
    return made


def entries(made: SetupForm, language: str = "en") -> dict[str, Any]:
    say = words(language, "havoclab.core", "havoclab.gold_und_rum", "havoclab.stage")
    return fields(Scene(title="Gold und Rum", language="en", blocks=made.blocks(say)))


def dealt_by(made: SetupForm) -> tuple[State, Record]:
    record = made.start(SAY)
    assert record is not None
    return State.from_json(record.start), record


@pytest.mark.rule("G1.1", "G2.4", "G4.3")
def test_what_is_chosen_is_what_is_dealt_and_what_is_kept() -> None:
    made = form(players="7", mode="steps", leader_factor="3", seed="5", name_6="Zsófi", kind_1="random")
    state, record = dealt_by(made)
    assert (state.seats, state.options.step_mode, state.options.leader_factor) == (7, True, 3)
    assert record.seats == ("Anita", "Peter", "Christine", "Eugene", "Margaret", "Bertram", "Zsófi")
    assert record.players[:3] == ("human", "random", "sensible")
    again = kit_of("gold_und_rum").setup(made.packed())
    assert dealt_by(again) == (state, record)


@pytest.mark.rule("G4.3", "G4.7")
def test_several_people_at_one_screen_are_asked_in_turn_and_told_why() -> None:
    made = form(seed="5")
    assert not dealt_by(made)[0].options.step_mode
    assert [option.value for option in entries(made)["mode"].options] == ["live", "steps"]
    made.set({"field": "kind-2", "value": "human"}, SAY)
    assert [option.value for option in entries(made)["mode"].options] == ["steps"]
    assert "pace" not in entries(made)
    texts = [line for block in made.blocks(SAY) for line in getattr(block, "paragraphs", [])]
    assert any("can’t all claim at the same moment" in line for line in texts)
    assert dealt_by(made)[0].options.step_mode


@pytest.mark.rule("G6.4")
def test_a_rule_is_switched_off_at_the_table_said_there_and_switched_on_again() -> None:
    made = form(seed="5")
    assert made.do("switch-rule", {"rule": "G6.4"})
    state, _ = dealt_by(kit_of("gold_und_rum").setup(made.packed()))
    assert state.options.without == ("G6.4",)
    told = [line for text in kit_of("gold_und_rum").notes(state, SAY) for line in getattr(text, "paragraphs", [])]
    assert told[0].startswith("G6.4 is switched off at this table.")
    made.do("switch-rule", entries(made)["off-G6.4"].intent)
    assert dealt_by(made)[0].options.without == ()
    with pytest.raises(ValueError, match=r"'G1\.1' can't be switched off"):
        made.do("switch-rule", {"rule": "G1.1"})


def test_every_bot_can_be_seated_and_its_memory_chosen_where_it_has_one() -> None:
    for name in GAME.bots:
        made = form(kind_1=name)
        assert dealt_by(made)[1].players[1] == name
        offered = entries(made).get("memory-1")
        assert (offered is not None) == GAME.has_memory(name)
        if offered is not None:
            made.set({"field": "memory-1", "value": "40"}, SAY)
            assert dealt_by(made)[1].players[1] == f"{name}@40"
            assert entries(made)["kind-1"].value == name
            assert entries(made)["memory-1"].value == "40"
            made.set({"field": "memory-1", "value": ""}, SAY)
            assert dealt_by(made)[1].players[1] == name


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("players", "8", "a number from 4 to 7 is needed"),
        ("players", "", "a whole number is needed"),
        ("seed", "-1", "a number from 0 to 999999999999 is needed"),
        ("name-1", "x" * 25, "at most 24 characters"),
        ("leader_factor", "9", "a number from 2 to 4 is needed"),
        ("mode", "fast", "this entry does not take it"),
        ("pace", "0", "a number from 0.5 to 10 is needed"),
    ],
)
def test_what_does_not_fit_is_said_beside_its_entry_and_changes_nothing(field: str, value: str, told: str) -> None:
    made = form()
    before = made.packed()
    made.set({"field": field, "value": value}, SAY)
    assert told in entries(made)[field].error
    assert made.packed() == before


@pytest.mark.parametrize(
    ("field", "value"),
    [("kind-1", "genius"), ("kind-1", "random@40"), ("memory-1", "200"), ("memory-0", "40"), ("kind-7", "random")],
)
def test_a_player_or_a_memory_that_nobody_knows_is_refused(field: str, value: str) -> None:
    made = form(kind_2="random")
    with pytest.raises(ValueError, match=r"^(kind|memory|field): "):
        made.set({"field": field, "value": value}, SAY)


def test_two_players_of_one_name_are_told_apart_first() -> None:
    made = form(name_1="Anita")
    assert made.start(SAY) is None
    assert "Anita sits here already" in entries(made)["name-1"].error


@pytest.mark.parametrize("damaged", [{"players": 3}, {"kinds": ["human"]}, {"unknown": 1}, [], {"pace": "quick"}])
def test_damaged_choices_of_a_link_are_named(damaged: object) -> None:
    with pytest.raises(ValueError, match=r"^setup[.:]"):
        kit_of("gold_und_rum").setup(damaged)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("G8.4", "G8.5")
def test_the_final_table_gives_places_points_and_who_won_last(language: str) -> None:
    state = dealt(80)
    state.points, state.last_won, state.kind, state.seat = [8, 8, 2, 0], [3, 7, 4, 0], "over", -1
    outcome = state.outcome
    assert outcome is not None
    say = words(language, "havoclab.core", "havoclab.gold_und_rum", "havoclab.stage")
    table = kit_of("gold_und_rum").final_table(state, outcome, ("A", "B", "C", "D"), say)
    rows = [[cell.text for cell in row] for row in table.rows]
    won = {
        "en": ["round 2, battle 3", "round 1, battle 3", "round 1, battle 4", "none"],
        "hu": ["2. forduló, 3. csata", "1. forduló, 3. csata", "1. forduló, 4. csata", "egy sem"],
    }
    order = [["1", "B", "8"], ["2", "A", "8"], ["3", "C", "2"], ["4", "D", "0"]]
    assert rows == [[*row, last] for row, last in zip(order, won[language], strict=True)]
