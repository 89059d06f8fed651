"""The detail lessons and the worked example: settings without a pile, ties, two readings, and what led here."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab.core.words import LANGUAGES
from havoclab.havoc import State, worked_example
from havoclab.havoc.cards import parse_cards
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.kits import kit_of
from havoclab.lessons.kits.havoc.model import ChooseStep, Setting
from havoclab.lessons.kits.havoc.placing import play_out
from havoclab.lessons.kits.havoc.questions import who_wins
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.runner import solve
from havoclab.stage.lesson import LessonController
from havoclab.stage.scene import Log, Scene, Table, Track, Zone

NAMES = worked_example().seats


def page_at(lesson: str, step: str, language: str = "en") -> LessonController:
    """The page of a lesson, at this step."""
    page = LessonController(lesson, language)
    while page.run.step.id != step:
        solve(page.run.attempt)
        assert page.run.next()
    return page


def of_kind(scene: Scene, kind: type[Any]) -> list[Any]:
    return [block for block in scene.blocks if isinstance(block, kind)]


def even_battle(*kept: int, initiator: int = 1, **options: bool) -> State:
    """Pairs of nines before Anita and Peter, who keep so many cards; Anita is about to pass."""
    spare = ("n11 e2 y7 g3", "g1 n4 y3 e5")
    hands = [" ".join(cards.split()[:count]) for cards, count in zip(spare, kept, strict=True)]
    position: dict[str, Any] = {
        "options": options,
        "hands": [*hands, "o1 g7", "b1 n6"],
        "recruits": "o13 g12 n7",
        "kind": "add",
    }
    position |= {"havoc": True, "initiator": initiator, "roles": [1, 2, 3, 3], "laid": ["b9 o9", "g9 e9", "", ""]}
    return lay_out(Setting(position=position))


# --- settings ---


def test_cards_that_a_setting_does_not_name_go_where_it_says() -> None:
    position = {"hands": ["b9", "o9", "", ""], "recruits": "n3", "kind": "turn", "seat": 1, "peacekeeper": 1}
    piled, discarded, dealt = (
        lay_out(Setting(position=position, top="y1", rest=rest)) for rest in ("pile", "discards", "hands")
    )
    everything = 6 * 13 + 8
    assert (len(piled.pile), piled.pile[-1]) == (everything - 3, parse_cards("y1")[0])
    assert (len(discarded.pile), len(discarded.discards)) == (1, everything - 4)
    assert (len(dealt.pile), len(dealt.discards), dealt.hands[0]) == (1, 0, parse_cards("b9"))
    assert sum(map(len, dealt.hands)) == everything - 2
    assert max(map(len, dealt.hands[1:])) - min(map(len, dealt.hands[1:])) <= 2


def test_what_led_to_a_question_lies_before_it() -> None:
    good = {"id": "later", "kind": "choose", "rule": "H12", "ask": {"next": ["draw", "take b9"]}}
    ChooseStep.model_validate(good | {"setting": {"example": 5}, "since": 4})
    for since, setting in ((5, {"example": 5}), (0, {"position": {}})):
        with pytest.raises(ValueError, match="since: an earlier moment"):
            ChooseStep.model_validate(good | {"ask": {"wins": [0, 1]}, "setting": setting, "since": since})


# --- ties ---


@pytest.mark.rule("H6.12")
def test_H6_12_between_equal_cards_the_answer_names_the_hands_and_then_the_order() -> None:
    fewer = who_wins(even_battle(2, 4), 0, [0, 1], NAMES)
    assert (fewer.right, fewer.reasons["1"][0]) == ("0", "H6.12")
    assert fewer.reasons["1"][1]("en") == "The cards are equal. Anita kept 2 in hand, the other 4: fewer is ahead."
    first = who_wins(even_battle(3, 3), 0, [0, 1], NAMES)
    assert (first.right, first.reasons["0"][0]) == ("1", "H6.12")
    assert "Peter comes first in order from the initiator" in first.reasons["0"][1]("en")


@pytest.mark.rule("H6.12")
def test_H6_12_the_end_of_a_battle_tells_places_hands_and_points_in_both_readings() -> None:
    _, _, ours = play_out(even_battle(2, 4), "pass")
    assert [(placed.seat, placed.place, placed.left, placed.points) for placed in ours] == [(0, 1, 2, 5), (1, 2, 4, 3)]
    _, _, other = play_out(even_battle(2, 4, equal_share=True), "pass")
    assert [(placed.seat, placed.place, placed.left, placed.points) for placed in other] == [(1, 1, 4, 4), (0, 1, 2, 4)]


@pytest.mark.rule("H6.8", "H6.12a")
def test_H6_8_a_dog_that_is_out_by_itself_is_told_at_the_end_of_the_battle() -> None:
    lesson = read_catalogue().page("havoc-close-battles").lesson
    step = next(step for step in lesson.steps if step.id == "count-when")
    assert isinstance(step, ChooseStep)
    assert step.setting is not None
    _, _, places = play_out(lay_out(step.setting), "pass")
    assert [(placed.seat, placed.out, placed.left, placed.points) for placed in places] == [(0, 1, 3, 6), (1, 0, 4, 4)]


def test_a_winner_is_asked_for_only_where_a_battle_ends() -> None:
    with pytest.raises(ValueError, match="nobody wins"):
        who_wins(lay_out(Setting(position={"hands": ["b9 o9", "", "", ""], "kind": "turn"})), 0, [0, 1], NAMES)
    with pytest.raises(ValueError, match="answers must be fighters"):
        who_wins(even_battle(2, 4), 0, [0, 2], NAMES)


@pytest.mark.rule("H6.6")
def test_H6_6_how_many_more_cards_may_lie_is_what_the_limits_leave() -> None:
    for seed in range(40):
        asked = kit_of("havoc").make("how-many-more", Random(seed)).asked
        assert asked is not None
        assert isinstance(asked.state, State)
        laid, hand = asked.state.laid[0], asked.state.hands[0]
        soldiers = min(6 - sum(map(bool, laid)), sum(map(bool, hand)))
        assert int(asked.right) == min(8 - len(laid), soldiers + hand.count(0))


# --- what the page shows ---


@pytest.mark.rule("H6.12", "H8.5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("lesson", "points"), [("havoc-close-battles", ["53", "44"]), ("havoc-ranks-details", ["74", "74"])]
)
def test_two_readings_stand_side_by_side_once_the_question_is_answered(
    lesson: str, points: list[str], language: str
) -> None:
    page = page_at(lesson, "two-readings", language)
    assert [block for block in of_kind(page.scene(), Table) if block.beside] == []
    assert any(zone.area == "battle" for zone in of_kind(page.scene(), Zone))
    page.handle({"do": "command", "command": page.run.attempt.solution()})
    readings = [block for block in of_kind(page.scene(), Table) if block.beside]
    assert ["".join(row[3].text for row in reading.rows) for reading in readings] == points
    for reading in readings:
        assert {row[1].text for row in reading.rows} == {"Anita", "Peter"}
        assert all(row[2].cards for row in reading.rows)
        assert "Peter" in reading.note
    assert readings[0].title != readings[1].title
    assert [zone.id for zone in of_kind(page.scene(), Zone) if zone.area == "battle"] == []


@pytest.mark.rule("H12")
def test_H12_the_two_lessons_go_through_every_move_of_the_example() -> None:
    told: set[int] = set()
    for name in ("havoc-worked-example", "havoc-worked-battle"):
        last = 0
        for step in read_catalogue().page(name).lesson.steps:
            if isinstance(step, ChooseStep) and step.setting is not None and step.setting.example is not None:
                if step.since is not None:
                    assert not last or step.since == last  # nothing is left out in between, nothing told twice
                    told |= set(range(step.since, step.example))
                last = step.example
    assert told == set(range(len(worked_example().moves)))


@pytest.mark.rule("H12")
def test_H12_what_happened_since_the_last_question_is_told_with_its_rules() -> None:
    page = page_at("havoc-worked-example", "which-rule")
    so_far = next(block for block in of_kind(page.scene(), Log) if block.id == "so-far")
    assert [(line.text, line.rule) for line in so_far.lines][:2] == [
        ("Peter lays to the recruits: yellow 1.", "H4.2"),
        ("Christine recruits.", "H4.1"),
    ]
    page.handle({"do": "command", "command": "answer H4.3"})
    page.handle({"do": "next"})
    assert [block.id for block in of_kind(page.scene(), Log)] == []  # the same moment is asked about once more


def test_the_row_of_battles_is_shown_where_a_battle_or_a_game_is_at_stake() -> None:
    shown = {
        step: bool(of_kind(page_at(lesson, step).scene(), Track))
        for lesson, step in (
            ("havoc-turn-details", "full-draw"),
            ("havoc-turn-details", "must-cry"),
            ("havoc-worked-example", "anita-lays"),
        )
    }
    assert shown == {"full-draw": False, "must-cry": True, "anita-lays": True}
