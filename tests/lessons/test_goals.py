"""Goals: what they look at, what they refuse, and when they are out of reach."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from havoclab.havoc.cards import parse_card, parse_cards
from havoclab.lessons.goals import Moment
from havoclab.lessons.kits.havoc.goals import (
    Beats,
    IsCards,
    MakesRank,
    Strongest,
    hand_reached,
    leads,
    read_goal,
)
from havoclab.lessons.kits.havoc.model import Lesson, Setting
from havoclab.lessons.kits.havoc.setting import lay_out

RECRUITING = {"hands": ["b2 g2 o11", "b1 o6", "b4 o1", "b7 o8"], "recruits": "b9 o2 g12", "kind": "recruit"}


def moment(*actions: str) -> Moment:
    state = lay_out(Setting(position=RECRUITING, battle=2))
    now = Moment(state, 0)
    for action in actions:
        now.events += state.apply(action)
    return now


@pytest.mark.parametrize(
    ("goal", "before", "after"),
    [
        ({"event": "took"}, False, True),
        ({"event": "took", "card": "b9"}, False, True),
        ({"event": "took", "card": "o2"}, False, False),
        ({"event": "took drew", "times": 2}, False, True),
        ({"event": "took", "times": 2}, False, False),
        ({"event": "took", "rule": "H4.6"}, False, False),
        ({"holds": "b9 b2"}, False, True),
        ({"holds": "dog"}, False, False),
        ({"state": {"taken": 2}}, False, True),
        ({"state": {"kind": "recruit"}, "mine": True}, True, True),
        ({"not": {"event": "drew"}}, True, False),
        ({"any": [{"holds": "dog"}, {"event": "drew"}]}, False, True),
        ({"all": [{"event": "took"}, {"event": "put"}]}, False, False),
    ],
)
def test_goals_look_at_what_happened(goal: object, before: bool, after: bool) -> None:
    read = read_goal(goal)
    assert read.reached(moment()) is before
    assert read.reached(moment("take b9", "draw")) is after


def test_what_others_do_is_nobody_elses_deed() -> None:
    now = moment("take b9", "draw", "put o11")
    now.events += now.state.apply("recruit, draw")
    assert read_goal({"event": "drew", "times": 2}).reached(now) is False


@pytest.mark.parametrize(
    "goal",
    [
        {"event": "took", "card": "x9"},
        {"event": ""},
        {"holds": "b99"},
        {"all": []},
        {"state": {"pile": 3}},
        {"took": "b9"},
        {"event": "took", "times": 0},
    ],
)
def test_goals_that_can_not_be_read_are_refused(goal: object) -> None:
    with pytest.raises(ValidationError):
        read_goal(goal)


def test_what_has_happened_can_not_be_made_undone() -> None:
    goal = read_goal({"all": [{"not": {"event": "drew"}}, {"event": "put"}]})
    assert goal.hopeless(moment()) is False
    assert goal.hopeless(moment("draw")) is True


@pytest.mark.rule("H6.11")
def test_H6_11_who_leads() -> None:
    position = {
        "hands": ["b1", "o1", "g1 e1", "b2 e2"],
        "kind": "add",
        "havoc": True,
        "initiator": 1,
        "roles": [1, 1, 3, 3],
        "laid": ["b5 o5 g5", "b9 o9", "", ""],
    }
    state = lay_out(Setting(position=position, battle=2))
    assert leads(state, 0)
    assert not leads(state, 1)
    assert not leads(state, 2)
    assert read_goal({"laid": "cards", "rank": "THREE_OF_A_KIND", "leads": True}).reached(Moment(state, 0))
    assert not read_goal({"laid": "cards", "rank": "PAIR"}).reached(Moment(state, 0))
    assert read_goal({"laid": "cards", "at_most": 2}).hopeless(Moment(state, 0))


@pytest.mark.rule("H8.1")
def test_H8_1_goals_for_hands() -> None:
    given = parse_cards("dog b5 b6 b7 b8 b9 o9")
    run = parse_cards("b5 b6 b7 b8 b9")
    assert hand_reached(MakesRank(makes="STRAIGHT_FLUSH_OF_FIVE"), run, given)
    assert not hand_reached(MakesRank(makes="STRAIGHT_FLUSH_OF_FIVE"), [*run, parse_card("o9")], given)
    assert hand_reached(MakesRank(makes="STRAIGHT_FLUSH_OF_FIVE", whole=False), [*run, parse_card("o9")], given)
    assert not hand_reached(Strongest(strongest=True), run, given)  # the nine beside it makes it a little stronger
    assert hand_reached(Strongest(strongest=True), [*run, parse_card("o9")], given)
    assert hand_reached(Beats(beats="g8 e8", fewest=True), parse_cards("b9 o9"), given)
    assert not hand_reached(Beats(beats="g8 e8", fewest=True), run, given)
    assert hand_reached(IsCards(cards="dog"), [0], given)
    assert not hand_reached(IsCards(cards="dog"), [], given)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"minutes": 20}, "minutes"),
        ({"game": "poker"}, "game"),
        ({"steps": []}, "steps"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_lesson_that_is_none_names_the_field(change: dict[str, object], field: str) -> None:
    step = {"id": "one", "kind": "build", "rule": "H8.1", "cards": "b1 o1", "goal": {"makes": "PAIR"}}
    good = {
        "id": "some-lesson",
        "version": 1,
        "game": "havoc",
        "minutes": 5,
        "steps": [step | {"id": f"s{n}"} for n in range(5)],
    }
    assert len(Lesson.model_validate(good).steps) == 5
    with pytest.raises(ValidationError, match=field):
        Lesson.model_validate(good | change)


def test_a_setting_must_be_a_position_of_the_game() -> None:
    with pytest.raises(ValueError, match="blue 2"):
        lay_out(Setting(position=RECRUITING | {"recruits": "b2 o2 g12"}))
