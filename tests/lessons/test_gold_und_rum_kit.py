"""The kit of Gold und Rum: settings, goals, what others do, and questions whose answers the engine finds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from pydantic import TypeAdapter

from havoclab.core.words import LANGUAGES, words
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT, parse_kind
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import SHARED, Step
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.goals import Moment
from havoclab.lessons.kits import kit_of
from havoclab.lessons.kits.gold_und_rum.goals import read_goal
from havoclab.lessons.kits.gold_und_rum.model import ChooseStep, Setting
from havoclab.lessons.kits.gold_und_rum.questions import Ask, whose_pile
from havoclab.lessons.kits.gold_und_rum.saying import NAMES
from havoclab.lessons.kits.gold_und_rum.setting import lay_out
from havoclab.lessons.runner import ready_question
from havoclab.lessons.table import TableAttempt, carry_on
from havoclab.stage.lesson_pictures import LessonPictures
from havoclab.stage.scene import Zone

ASK: TypeAdapter[Ask] = TypeAdapter(Ask)
WORDS = Step("gold_und_rum", "havoclab.lessons.gold_und_rum.claims", "first-claim", "G4.5")
BATTLE = {"armies": ("orc-2 orc-6 goblin giant troll", "orc-6 orc-6", "orc-2 orc-leader orc-6", ""), "race": "orc"}


def attempt(setting: dict[str, Any], goal: object, script: Sequence[str] = ()) -> TableAttempt:
    state = lay_out(Setting.model_validate(setting), seed=1)
    return TableAttempt(WORDS, state, 0, read_goal(goal), names=NAMES, script=script)


def way(setting: dict[str, Any], goal: object, script: Sequence[str] = ()) -> list[str] | None:
    """The engine's way to a goal, that does not hold at the start."""
    trial = attempt(setting, goal, script)
    assert not trial.done
    found = trial.way()
    return None if found is None else [str(action) for action in found]


@pytest.mark.rule("G4.2")
@pytest.mark.parametrize("dealt", [1, 9, 40, 79])
def test_G4_2_a_setting_names_what_matters_and_the_rest_is_dealt_round_the_piles(dealt: int) -> None:
    state = lay_out(Setting(dealt=dealt, next="giant"), seed=3)
    assert state.dealt == dealt
    assert [len(pile) for pile in state.piles] == [len(range(place, dealt, 9)) for place in range(9)]
    assert state.deck[-1] == parse_kind("giant")


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ({"dealt": 40, "piles": {3: "orc-6 goblin"}}, r"piles\.3: 5 warriors lie there"),
        ({"dealt": 3, "piles": {3: "orc-6 goblin"}}, r"piles\.3: 1 warriors lie there"),
        ({"dealt": 40, "piles": {3: "... elf"}}, "no warrior"),
        ({"armies": ("giant giant", "", "", ""), "race": "orc"}, "two giants"),
    ],
)
def test_a_setting_that_the_rules_cannot_lead_to_names_its_fault(setting: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        lay_out(Setting.model_validate(setting))


@pytest.mark.rule("G4.4", "G4.5")
def test_G4_5_goals_tell_claims_by_pile_and_whose_it_is() -> None:
    claimed = {"dealt": 60, "piles": {3: "... orc-6 recruit-2", 4: "... giant"}}
    assert way(claimed, {"owns": 4}) == ["recruit 4 at 60"]
    assert way(claimed, {"owns": 3}) is None  # Peter's card stays the lowest
    assert way(claimed, {"removes": "giant", "pile": 4}) == ["desert 4 at 60"]
    twice = {"event": "recruited", "times": 2}
    assert way(claimed, {"all": [twice, {"event": "recruited", "pile": 4}]}) is not None
    assert way(claimed, {"event": "recruited", "times": 3}) is None  # there are two cards


@pytest.mark.rule("G3.4", "G5.3")
def test_G5_3_without_a_recruit_card_left_nobody_looks_for_a_way_to_one_more_pile() -> None:
    setting = {"dealt": 60, "piles": {3: "... orc-6 recruit-1", 4: "... giant", 5: "... troll", 6: "... orc-leader"}}
    trial = attempt(setting, {"all": [{"owns": 3}, {"owns": 4}]})
    assert not trial.goal.hopeless(trial.moment)  # one card is left, for pile 4
    trial.play(trial.state.read_action("recruit 5 at 60"))
    assert trial.goal.hopeless(trial.moment)
    assert attempt(setting, {"all": [{"owns": 3}, {"owns": 4}, {"owns": 5}]}).goal.hopeless(trial.moment)
    wanted = attempt(setting, {"all": [{"owns": 4}, {"event": "recruited", "pile": 4}]})
    assert not wanted.goal.hopeless(wanted.moment), "one card does for both"


@pytest.mark.rule("G4.5")
def test_G4_5_a_way_waits_for_the_start_card_and_wastes_no_card() -> None:
    found = way({"dealt": 38, "starts_in": 2, "next": "orc-2 goblin"}, {"event": "recruited", "pile": 2})
    assert found == ["wait", "wait", "wait", "recruit 2 at 41"]


@pytest.mark.rule("G4.8")
def test_G4_8_after_the_last_warrior_nobody_is_asked_who_has_no_recruit_card() -> None:
    trial = attempt({"dealt": 80, "piles": {1: "... recruit-2", 2: "... recruit-2"}}, {"event": "passed", "times": 2})
    trial.do("pass")
    passed = [event.seat for event in trial.moment.events if event.kind == "passed"]
    assert passed == [0, 2]  # Peter has laid both, and Eugene deals


@pytest.mark.rule("G8.1", "G7.4")
@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ({"wins": True, "fewest": True}, ["send giant", "done"]),
        ({"strong": 19, "most": 2}, ["send giant", "send goblin", "done"]),
        ({"all": [{"event": "sent", "card": "goblin"}, {"not": {"event": "scored"}}]}, ["send goblin"]),
        ({"wins": True}, ["send giant", "done"]),
    ],
)
def test_G8_1_goals_of_a_battle_are_reached_by_what_the_engine_counts(goal: object, expected: list[str]) -> None:
    found = way(BATTLE, goal)
    assert found is not None
    assert sorted(found) == sorted(expected)


@pytest.mark.rule("G8.1")
def test_G8_1_more_mercenaries_than_needed_are_not_the_fewest() -> None:
    trial = attempt(BATTLE, {"wins": True, "fewest": True})
    assert trial.do("send giant").tone == "ok"
    assert trial.do("send troll").tone == "missed"
    assert trial.lost


@pytest.mark.rule("G7.2")
def test_G7_2_others_follow_the_script_and_do_nothing_beside_it() -> None:
    armies = ("", "orc-6 goblin machine", "orc-2 troll", "")
    state = lay_out(Setting(armies=armies, race="orc", position={"seat": 1}))
    moment = Moment(state, 0)
    events, used = carry_on("gold_und_rum", moment, ["2: send goblin", "2: send machine", "4: send troll"], 0)
    assert used == 2
    sent = [event.secret["card"] for event in events if event.kind == "sent"]
    assert sent == [parse_kind("goblin"), parse_kind("machine")]
    assert state.kind == "race"  # the battle is over, and so is the step


@pytest.mark.rule("G6.1")
def test_G6_1_a_spy_of_somebody_else_asks_in_vain() -> None:
    armies = ("orc-6", "spy-1 goblin", "troll", "")
    state = lay_out(Setting(armies=armies, position={"kind": "spy", "spy": 1, "seat": 1}))
    events, _ = carry_on("gold_und_rum", Moment(state, 0), (), 0)
    assert "not-held" in [event.kind for event in events]


def ask(setting: dict[str, Any], data: object) -> Asked:
    state = lay_out(Setting.model_validate(setting), seed=1)
    return kit_of("gold_und_rum").ask(ASK.validate_python(data), WORDS, state, 0, NAMES, None)


PILE = {"dealt": 21, "piles": {3: "orc-6 goblin desert-2 recruit-3 recruit-1 giant"}, "position": {"started": True}}


@pytest.mark.rule("G5.2", "G5.3", "G7.5", "G8.1")
@pytest.mark.parametrize(
    ("setting", "data", "right"),
    [
        (PILE, {"owner": 3}, "2"),
        (PILE, {"owner": 4}, "nobody"),
        (PILE, {"left": 3, "among": ["orc-6 goblin giant", "giant orc-6", "giant"]}, "1"),
        (PILE, {"gets": "giant", "pile": 3}, "2"),
        (PILE, {"gets": "goblin", "pile": 3}, "nobody"),
        (PILE, {"lies": 2, "pile": 3, "among": ["orc-6", "goblin"]}, "1"),
        (BATTLE, {"strength": 2, "among": [8, 16, 20]}, "16"),
        (BATTLE, {"wins": ["0", "1", "2", "12"]}, "2"),
        ({"dealt": 60, "next": "giant"}, {"may": ["recruit 3 at 60", "pass", "done"]}, "recruit 3 at 60"),
    ],
)
def test_the_engine_answers_questions_about_piles_and_armies(setting: dict[str, Any], data: object, right: str) -> None:
    made = ask(setting, data)
    assert made.right == right
    for rule, cause in made.reasons.values():
        assert rule in kit_of("gold_und_rum").game.rulebook()
        assert cause("en") != cause("hu")


@pytest.mark.parametrize(
    "data",
    [
        {"left": 3, "among": ["orc-6", "giant"]},
        {"lies": 9, "pile": 3, "among": ["orc-6", "giant"]},
        {"owner": 12},
        {"gets": "troll", "pile": 3},
        {"may": ["pass", "done"]},
    ],
)
def test_a_question_without_its_right_answer_is_a_fault(data: object) -> None:
    with pytest.raises(ValueError, match=r"right|too high|is none|one is needed"):
        ask(PILE, data)


@pytest.mark.rule("G4.2")
def test_G4_2_a_bet_on_the_next_warrior_is_counted_from_what_is_left() -> None:
    setting = {"dealt": 76, "next": "giant orc-2 orc-2 goblin"}
    made = ask(setting, {"bet": "orc-2", "bands": [0, 10, 40, 60, 100]})
    assert made.right == "40-60"
    assert made.bet is not None
    assert made.bet.chance.value == pytest.approx(1 / 2)


@pytest.mark.rule("G5.3")
def test_G5_3_a_recruit_card_that_lies_higher_is_told_as_such() -> None:
    made = whose_pile([parse_kind("orc-6"), RECRUIT + 1, RECRUIT], NAMES[:4])
    assert made.right == "1"
    assert made.reasons["0"][0] == "G5.3a"
    assert "Anita" in made.reasons["0"][1]("en")


@pytest.mark.rule("G5.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_G5_3_a_pile_is_shown_card_by_card_and_what_is_to_be_remembered_only_after_the_answer(language: str) -> None:
    pile = [parse_kind("orc-6"), DESERTION + 2, RECRUIT + 1]
    state = lay_out(Setting(dealt=50), seed=1)
    say = words(language, *kit_of("gold_und_rum").packages, "havoclab.stage", SHARED)
    pictures = LessonPictures("gold_und_rum", language, NAMES[:4])
    step = ChooseStep.model_validate({"id": "whose", "kind": "choose", "rule": "G5.3", "generator": "any"})

    def rows(question: ChooseAttempt) -> list[int]:
        blocks = pictures.blocks(question, step, say)
        return [len(block.cards) for block in blocks if isinstance(block, Zone) and block.id.startswith("row-")]

    open_pile = ready_question(WORDS, whose_pile(pile, NAMES[:4]))
    assert rows(open_pile) == [3]
    faces = next(block for block in pictures.blocks(open_pile, step, say) if isinstance(block, Zone)).cards
    assert [face.value for face in faces] == ["6", "C", "P"]  # whose a card is, its letter tells
    hidden = ready_question(WORDS, whose_pile(pile, NAMES[:4], state=state))
    assert rows(hidden) == []
    hidden.do("answer 1")
    assert rows(hidden) == [3]
