"""Gold und Rum's questions about points, the end of the game, and setting up: the engine finds each answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from havoclab.gold_und_rum import State
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits import kit_of
from havoclab.lessons.kits.gold_und_rum.beginnings import following
from havoclab.lessons.kits.gold_und_rum.endings import scored, turned, who_wins_the_game
from havoclab.lessons.kits.gold_und_rum.generators import scoring
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.questions import Ask
from havoclab.lessons.kits.gold_und_rum.saying import NAMES
from havoclab.lessons.kits.gold_und_rum.setting import lay_out

ASK: TypeAdapter[Ask] = TypeAdapter(Ask)
WORDS = Step("gold_und_rum", "havoclab.lessons.gold_und_rum.setting_up", "who-can", "G1.1")


def fourth(points: list[int], **position: Any) -> State:
    """The fourth battle: Anita's and Peter's orcs tie, Eugene is chancellor and backs Peter."""
    armies = ("orc-6 orc-2", "orc-6 orc-2", "orc-2", "")
    given = {"fought": [0, 2, 3], "favourite": 1, "points": points, "battles": 7, **position}
    return lay_out(Setting(armies=armies, race="orc", position=given), seed=1)


def ask(state: State | None, data: object) -> Asked:
    return kit_of("gold_und_rum").ask(ASK.validate_python(data), WORDS, state, 0, NAMES, None)


@pytest.mark.rule("G8.1", "G8.2")
@pytest.mark.parametrize(("seat", "right"), [(0, "3"), (1, "3"), (2, "1"), (3, "3")])
def test_G8_2_a_tie_scores_in_full_and_the_chancellor_with_the_favourite(seat: int, right: str) -> None:
    assert ask(fourth([1, 1, 1, 1]), {"points": seat, "among": [1, 2, 3, 4]}).right == right


@pytest.mark.rule("G8.4", "G8.5", "G8.5a")
@pytest.mark.parametrize(
    ("points", "last_won", "right", "rules"),
    [
        ([5, 4, 6, 5], [1, 2, 3, 4], "on", {"0": "G8.4", "1": "G8.4"}),
        ([7, 6, 6, 4], [1, 2, 3, 4], "0", {"1": "G8.4", "on": "G8.4"}),
        ([6, 6, 7, 4], [1, 2, 3, 4], "01", {"0": "G8.5a", "on": "G8.4"}),
        ([4, 6, 7, 6], [1, 2, 3, 4], "1", {"3": "G8.5", "13": "G8.5", "2": "G8.4"}),
    ],
)
def test_G8_5_who_wins_the_game_and_every_other_answer_has_the_rule_against_it(
    points: list[int], last_won: list[int], right: str, rules: dict[str, str]
) -> None:
    asked = who_wins_the_game(fourth(points, last_won=last_won), [right, *rules], NAMES)
    assert asked.right == right
    assert {key: rule for key, (rule, _) in asked.reasons.items()} == rules


@pytest.mark.rule("G8.4", "G1.2")
@pytest.mark.parametrize(("points", "follows"), [([1, 1, 1, 1], "round"), ([6, 1, 1, 1], "end")])
def test_G1_2_after_the_fourth_battle_the_round_is_over_or_the_game(points: list[int], follows: str) -> None:
    assert following(fourth(points)) == follows
    assert ask(fourth(points), {"follows": True}).right == follows


@pytest.mark.rule("G1.2", "G8.4")
def test_G8_4_the_goal_in_an_earlier_battle_does_not_end_the_game() -> None:
    state = fourth([7, 1, 1, 1], fought=[0], battles=5)
    assert max(scored(state).points) == 8
    assert following(state) == "battle"


@pytest.mark.rule("G7.4")
def test_G7_4_the_cards_that_are_shown_are_turned_and_the_battle_is_as_it_was() -> None:
    state = fourth([1, 1, 1, 1])
    shown = turned(state)
    assert (shown.sent, shown.points, shown.kind) == (state.sent, state.points, "airship")
    assert state.kind == "mercenaries"


@pytest.mark.rule("G1.1", "G2.2", "G3.2", "G3.4", "G4.1a", "G4.2")
@pytest.mark.parametrize(
    ("data", "right"),
    [
        ({"playable": {"three": 3, "five": 5, "eight": 8}}, "five"),
        ({"count": "armies", "players": 7, "among": [5, 6, 7]}, "6"),
        ({"count": "desertions", "players": 6, "among": [1, 2]}, "1"),
        ({"count": "recruits", "players": 5, "among": [8, 10]}, "10"),
        ({"count": "piles", "players": 6, "among": [11, 13, 14]}, "13"),
        ({"phase": True}, "combat"),
        ({"next_chancellor": True}, "0"),
    ],
)
def test_questions_about_setting_up_are_answered_by_the_engines_own_numbers(data: object, right: str) -> None:
    assert ask(fourth([1, 1, 1, 1]), data).right == right


@pytest.mark.parametrize(
    "data",
    [
        {"points": 0, "among": [4, 5]},
        {"victory": ["0", "1"]},
        {"count": "piles", "players": 6, "among": [9, 11]},
        {"playable": {"four": 4, "five": 5}},
        {"latest": [1, 2]},
    ],
)
def test_a_question_whose_right_answer_is_missing_or_not_the_only_one_is_a_fault(data: object) -> None:
    with pytest.raises(ValueError, match="right"):
        ask(fourth([1, 1, 1, 1]), data)


@pytest.mark.rule("G8.1")
@pytest.mark.parametrize("seed", range(6))
def test_G8_1_fresh_battles_hold_no_more_cards_than_there_are(seed: int) -> None:
    state = scoring.battle(Random(seed), players=7)
    assert State.from_json(state.to_json()).sent == state.sent
