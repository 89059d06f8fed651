"""Questions about the end of a game and about setting it up: the engine finds the answers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab.havoc import Options, State, deal
from havoclab.havoc.hands import evaluate
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits.havoc.beginnings import SIGHTS, can_see, first_peacekeeper
from havoclab.lessons.kits.havoc.endings import run
from havoclab.lessons.kits.havoc.generators import GENERATORS
from havoclab.lessons.kits.havoc.generators.ends import decided_by
from havoclab.lessons.kits.havoc.model import ChooseStep, Setting
from havoclab.lessons.kits.havoc.questions import asked
from havoclab.lessons.kits.havoc.setting import lay_out

NAMES = ("Anita", "Peter", "Christine", "Eugene")
WORDS = Step("havoc", "havoclab.lessons", "x", "H9.6")
#: Peter and Christine are equal in every card; what they keep differs.
EQUAL = ("b10 o10 g10 e12 y7 n5", "e10 y10 n10 b12 o7 g5")


def ask(data: dict[str, Any], state: State | None = None) -> Asked:
    step = ChooseStep.model_validate({"id": "xx", "kind": "choose", "rule": "H9.6", "ask": data})
    assert step.ask is not None
    return asked(step.ask, WORDS, state, 0, names=NAMES)


def castillon(*, kept: tuple[str, str] = ("", "")) -> State:
    """The last dogs, Anita first: Peter and Christine equal, each keeping these cards more."""
    hands = ["b9 o9 e3", *(f"{hand} {more}".strip() for hand, more in zip(EQUAL, kept, strict=True)), "b8 g8 e1 n2"]
    return lay_out(
        Setting(battle=9, position={"hands": hands, "kind": "last-dogs", "seat": 0, "peacekeeper": 1, "peace": 1})
    )


@pytest.mark.rule("H9.6")
def test_H9_6_equals_share_and_fewer_cards_in_hand_come_first() -> None:
    among = [3, 5, 8, 9, 11]
    figure = {"figure": "earned", "after": "done", "on": True, "among": among}
    assert ask(figure | {"whose": 1}, castillon()).right == "9"
    assert ask(figure | {"whose": 1}, castillon(kept=("b1 e2", ""))).right == "8"
    place = {"figure": "place", "whose": 0, "after": "done", "on": True, "among": [2, 3, 4]}
    assert ask(place, castillon()).right == "3"
    first = ask({"end": "castillon", "after": "done", "seats": ["1", "2", "12"]}, castillon(kept=("b1 e2", "")))
    assert first.right == "2"
    assert first.reasons["1"][0] == "H9.6"
    assert "2 against 0" in first.reasons["1"][1]("en")


@pytest.mark.rule("H9.6a")
def test_H9_6a_a_shared_first_place_counts_as_a_card_for_nobody() -> None:
    question = ask({"end": "card", "after": "done", "seats": ["1", "2", "12", "nobody"]}, castillon())
    assert question.right == "nobody"
    assert {rule for rule, _ in question.reasons.values()} == {"H9.6a"}


@pytest.mark.rule("H10.1")
def test_H10_1_whoever_is_behind_is_told_by_what() -> None:
    told = set()
    for seed in range(16):
        made = GENERATORS["crown"](Random(seed)).asked
        assert made is not None
        over = made.state
        assert isinstance(over, State)
        assert over.outcome is not None
        assert made.right == str(over.outcome.places[0][0])
        told.add(decided_by(over))
    assert told == {"points", "cards", "castillon"}


@pytest.mark.rule("H10.1a")
def test_H10_1a_a_shared_crown_is_among_the_answers_and_not_always_right() -> None:
    rights = [made.right for seed in range(12) if (made := GENERATORS["shared-crown"](Random(seed)).asked)]
    assert {len(right) for right in rights} == {1, 2}


def test_a_question_without_a_right_answer_is_refused() -> None:
    with pytest.raises(ValueError, match="12 is right, which is none of the answers"):
        ask({"end": "castillon", "after": "done", "seats": ["1", "2"]}, castillon())
    with pytest.raises(ValueError, match="9 is right, which is none of the answers"):
        ask({"figure": "earned", "whose": 1, "after": "done", "on": True, "among": [8, 11]}, castillon())
    with pytest.raises(ValueError, match="the game is not over then"):
        ask({"end": "crown", "seats": ["0", "1"]}, deal(players=4, seed=1))
    with pytest.raises(ValueError, match="'luck' is none; allowed are earned"):
        ask({"figure": "luck", "among": [1, 2]}, castillon())
    with pytest.raises(ValueError, match="2 of the answers; one is needed"):
        ask({"sees": 0, "whose": 1, "among": ["count", "points", "top"]}, castillon(kept=("b1", "")))
    with pytest.raises(ValueError, match="2 of the answers are right"):
        ask({"playable": {"a": {"players": 2}, "b": {"players": 3}}})


@pytest.mark.rule("H3.6", "H3.6a")
def test_H3_6_hands_piles_and_discards_are_hidden_and_all_else_is_open() -> None:
    state = deal(players=4, seed=3)
    state.discards.append(state.pile.pop(0))
    hidden = {sight for sight in SIGHTS if not can_see(state, 0, sight, 1)}
    assert hidden == {"hand", "top", "discards"}
    assert can_see(state, 1, "hand", 1)


@pytest.mark.rule("H3.4")
def test_H3_4_the_first_peacekeeper_sits_left_of_the_dealer() -> None:
    assert [first_peacekeeper(dealer, 5) for dealer in range(5)] == [1, 2, 3, 4, 0]
    assert ask({"dealer": 2}).right == "3"


@pytest.mark.rule("H9.4", "H9.5")
def test_H9_4_one_number_of_traded_dogs_alone_reaches_the_goal() -> None:
    kept = set()
    for seed in range(12):
        made = GENERATORS["trade-dogs"](Random(seed))
        assert isinstance(made.setting, Setting)
        start = lay_out(made.setting)
        reached = []
        for traded in range(3):
            state = start.copy()
            for _ in range(traded):
                state.apply("swap")
            over = run(state, "done" if traded < 2 else "", on=True).after
            reached += [traded] if evaluate(over.laid[0]).rank.message == _wanted(made.goal) else []
        assert len(reached) == 1
        kept.add(reached[0])
    assert kept == {0, 1, 2}


def _wanted(goal: Any) -> str:
    return "rank-" + str(goal.all[0].rank).lower().replace("_", "-")


@pytest.mark.rule("H8.5d")
def test_H8_5d_the_option_makes_more_of_the_six_than_the_rule() -> None:
    for seed in range(12):
        made = GENERATORS["best-inside"](Random(seed))
        cards = made.slots["cards"]
        assert made.asked is not None
        assert evaluate(cards, best_subset=True).rank.name == made.asked.right != evaluate(cards).rank.name


@pytest.mark.rule("H11.1")
def test_H11_1_the_second_is_paid_what_the_engine_pays() -> None:
    for seed in range(12):
        made = GENERATORS["second-pays"](Random(seed))
        options = Options(players=made.slots["players"])
        paid = {options.battle(number).name: options.payments(number)[1] or 0 for number in range(1, 9)}
        assert made.asked is not None
        assert made.asked.right == str(paid[made.slots["battle"]]) == str(made.slots["third"])
