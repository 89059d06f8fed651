"""Questions with answers to pick from: the engine finds the right one, and no question stands with none or several."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from havoclab import havoc
from havoclab.havoc import State, worked_example
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits.havoc.model import ChooseStep, Setting
from havoclab.lessons.kits.havoc.placing import ReadingsAsked
from havoclab.lessons.kits.havoc.questions import Ask, asked
from havoclab.lessons.kits.havoc.setting import lay_out

NAMES = worked_example().seats
STEP = Step("havoc", "havoclab.lessons.havoc.peace", "next-number", "H5.1")
ASK: TypeAdapter[Ask] = TypeAdapter(Ask)


def full() -> State:
    """Anita's turn to recruit while the recruits are full."""
    hands = ["b2 g2 y5", "b1 o6 g9", "b4 o1 g7", "b7 o8 y11"]
    position = {"hands": hands, "recruits": "b9 o2 e7 y1 n10", "kind": "recruit", "peacekeeper": 1, "peace": 1}
    return lay_out(Setting(position=position, battle=2))


def question(data: object, state: State | None = None, seat: int = 0, at: int = 0) -> Asked:
    return asked(ASK.validate_python(data), STEP, state, seat, names=NAMES, at=at)


@pytest.mark.rule("H4.3")
def test_H4_3_which_may_be_done_has_the_refusing_rule_for_every_other_answer() -> None:
    made = question({"may": ["draw", "take o2", "fetch"]}, full())
    assert made.right == "take o2"
    assert made.reasons["draw"][0] == "H4.3"
    assert made.reasons["draw"][1]("en") != made.reasons["draw"][1]("hu")


@pytest.mark.rule("H4.3")
def test_H4_3_which_may_not_be_done_tells_what_the_others_would_do() -> None:
    made = question({"may_not": ["take o2", "draw", "take y1"]}, full())
    assert made.right == "draw"
    assert made.reasons["take o2"][0] == "H4.2"
    assert "orange 2" in made.reasons["take o2"][1]("en")


@pytest.mark.parametrize("data", [{"may": ["draw", "fetch"]}, {"may": ["take o2", "take y1"]}])
def test_none_right_and_several_right_are_faults(data: object) -> None:
    with pytest.raises(ValueError, match="one is needed"):
        question(data, full())


@pytest.mark.rule("H12")
def test_H12_what_comes_next_is_what_the_record_holds() -> None:
    record = worked_example()
    for at in (0, 1, 10, 45):
        state = lay_out(Setting(example=at))
        right = record.moves[at].action
        made = question({"next": [right, "pass" if right != "pass" else "cry"]}, state, at=at)
        assert made.right == right


@pytest.mark.rule("H12")
def test_H12_a_moment_of_the_example_is_reached_by_its_own_moves() -> None:
    state = State.from_json(worked_example().start)
    for at, move in enumerate(worked_example().moves):
        assert lay_out(Setting(example=at)) == state
        state.apply(move.action, move.seat)


def test_what_the_example_does_is_asked_at_one_of_its_moments_only() -> None:
    data = {"id": "odd", "kind": "choose", "rule": "H12", "ask": {"next": ["draw", "cry"]}}
    with pytest.raises(ValidationError, match="one of its moments"):
        ChooseStep.model_validate(data)


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_H3_1_figures_come_from_the_engines_own_table(players: int) -> None:
    supply = havoc.Options(players=players).supply
    for name, right in (("highest", supply.highest), ("dogs", supply.dogs), ("recruits", supply.recruits)):
        made = question({"count": name, "among": [right, right + 1], "options": {"players": players}})
        assert made.right == str(right)
    with pytest.raises(ValueError, match="none of the answers"):
        question({"count": "dogs", "among": [1, 2], "options": {"players": players}})
    with pytest.raises(ValueError, match="allowed are"):
        question({"count": "windows", "among": [1, 2]})


@pytest.mark.rule("H8.5")
def test_H8_5_two_readings_are_played_out_one_beside_the_other() -> None:
    """Six of a suit are a flush of six as we read it, and hold a straight flush of five in the other reading."""
    fields = {"kind": "declare", "havoc": True, "initiator": 0, "roles": [2, 2, 3, 3]}
    laid = ["dog b5 b6 b7 b8 b9", "o10 g10 e10 y10 n10", "", ""]
    position = {"hands": ["y2", "y3", "g1", "g3"], "laid": laid, "recruits": "o13 g12 n7", **fields}
    state = lay_out(Setting(position=position, battle=6))
    made = question({"option": "best_subset", "after": "declare 0", "goal": {"event": "won"}}, state)
    assert made.right == "other"
    assert isinstance(made, ReadingsAsked)
    assert len(made.readings) == 2
    assert made.readings[0].told[0]("en") != made.readings[0].told[0]("hu")


def test_a_question_without_a_reason_for_each_other_answer_is_a_fault() -> None:
    def say(language: str) -> str:
        return language

    with pytest.raises(ValueError, match="fit no choices"):
        Asked({"a": say, "b": say}, "a", {})
    with pytest.raises(ValueError, match="fit no choices"):
        Asked({"a": say}, "b", {"a": ("H4.1", say)})
