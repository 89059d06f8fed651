"""Positions that need not be sound: what can be read is kept, and everything wrong is named with its rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab import gold_und_rum
from havoclab.games import load
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.files import FIELD_RULES, OPTION_RULES, PositionData, read_loosely
from tests.gold_und_rum.tables import battle, dealt

#: What somebody might write into any field.
JUNK: tuple[Any, ...] = (
    None, -2, 99, 10**30, 0.5, True, "", "rat", "orc-2 orc-2 spy-1", "\ud800", [], [[]], [None] * 3, ["giant"] * 20, {},
    [7, 7, 7, 7], ["recruit-7 desert-1"], [-1], "favourite", "over",
)  # fmt: skip


def reads(data: object) -> bool:
    try:
        State.from_json(data)
    except ValueError:
        return False
    return True


def test_every_field_and_option_has_a_rule_behind_it() -> None:
    book = gold_und_rum.rulebook()
    assert FIELD_RULES.keys() == PositionData.model_fields.keys()
    assert OPTION_RULES.keys() <= Options.model_fields.keys()
    assert all(rule in book for rule in (*FIELD_RULES.values(), *OPTION_RULES.values()))


@pytest.mark.parametrize(
    "state",
    [dealt(0), dealt(50), dealt(80), battle("orc-2 goblin", "airship", "orc-leader troll", race="orc")],
    ids=repr,
)
def test_whatever_stands_in_a_field_is_named_or_right(state: State) -> None:
    sound = state.to_json()
    assert read_loosely(sound)[1] == []
    rng = Random(repr(state))
    for _ in range(150):
        data = {**sound, **{rng.choice([*FIELD_RULES, "rat"]): rng.choice(JUNK) for _ in range(rng.randint(1, 2))}}
        position, found = read_loosely(data)
        assert position is not None
        assert (found == []) == reads(data), data
        for problem in found:
            assert problem.text("en") != problem.text("hu")
            assert problem.rule or problem.field == "rat"


@pytest.mark.parametrize("data", [None, 7, "chess", [], b"\0"])
def test_what_is_no_position_at_all_is_said_to_be_none(data: object) -> None:
    position, (problem,) = read_loosely(data)
    assert position is None
    assert problem.text().startswith("This is no position: ")


def test_what_is_right_is_kept_beside_what_is_wrong() -> None:
    state = battle("orc-2 goblin", "orc-6", "dwarf-2", race="")
    data = state.to_json() | {"armies": ["", "orc-2 rat goblin", 7, "dwarf-2"], "options": {"players": 4, "speed": 9}}
    position, found = read_loosely(data)
    assert position is not None
    assert [problem.field for problem in found] == ["options.speed", "armies.1", "armies.2"]
    assert position.armies[1] == state.armies[1]
    assert sum(position.armies[2]) == 0


def test_the_game_tells_its_problems() -> None:
    game, state = load("gold_und_rum"), battle("orc-2", "orc-6", "dwarf-2", race="")
    assert game.problems is not None
    assert list(game.problems(state)) == []
    state.favourite = 0
    (problem,) = game.problems(state)
    assert (problem.field, problem.rule) == ("favourite", "G5.1")
