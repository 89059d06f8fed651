"""The review of a game: which choices there were, what else could be done, what they cost, and the ideas behind it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab import havoc
from havoclab.core.action import Together
from havoclab.core.match import play
from havoclab.core.record import Move, Record
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.havoc import State
from havoclab.havoc.actions import PASS, STAY_OUT, parse
from havoclab.havoc.bots import SensibleBot
from havoclab.havoc.view import View
from havoclab.lab.review import (
    Cost,
    Found,
    Review,
    choices_of,
    costs,
    idea_behind,
    key_of,
    plan_by,
    plans_of,
    reviewed,
    say_idea,
    view_of,
    weigh,
    weighing,
)
from tests.havoc.positions import FIGHTING, OUT, PASSED, UNASKED, position
from tests.lab.estimates import game_with_stand_in

EXAMPLE = havoc.worked_example()
EFFORT = reviewed("havoc").EFFORT

# Moments, as the JSON form of a position has them.
TURN: dict[str, Any] = {"kind": "turn", "seat": 0, "peace": 1}
PUT: dict[str, Any] = {"kind": "recruit", "seat": 0, "peace": 1, "turned": True, "taken": 2}
TAKE: dict[str, Any] = {**PUT, "taken": 1}
FIGHT: dict[str, Any] = {"havoc": True, "initiator": 1}
JOIN: dict[str, Any] = {"kind": "join", "seat": 0, "roles": [UNASKED, FIGHTING, OUT], **FIGHT}
OPEN = {"kind": "open-battle", "seat": 0, "initiator": 0, "havoc": True}
ADD: dict[str, Any] = {"kind": "add", "seat": 0, "roles": [FIGHTING, FIGHTING, OUT], **FIGHT}
DECLARE = {"kind": "declare", "seat": 0, "roles": [PASSED, PASSED, OUT], "uninvolved": [-1, 0, -1], **FIGHT}
AFTER = {**DECLARE, "kind": "dogs", "winner": 0, "battle": 2, "uninvolved": [0, 0, 0]}
YEAR = {"kind": "year-of-peace", "seat": 0, "peace": 3, "peacekeeper": 1, "battle": 2, "past": [[1, -1, [0, 0, 0]]]}
NAME = {"kind": "name-battle", "seat": 0, "options": {"battle_order": "winner"}}
FEWER = ("b9 o9 g9 b5", "dog b2 b3", "dog o2 o3")
HANDS = ("dog b9 o9 g9 b5 b6 b1", "dog b2 b3", "dog o2 o3")


def replay() -> Replay:
    return Replay(EXAMPLE, State)


def view(state: State) -> View:
    assert state.decision is not None
    seen = state.view(state.decision.seat)
    assert isinstance(seen, View)
    return seen


# --- choices ---


def test_cards_laid_one_after_another_are_one_choice() -> None:
    laid = [str(choice.done) for choice in choices_of(replay(), 0) if choice.kind == "join"]
    assert laid == ["lay o2, lay e2, lay g2, stop"]


def test_one_click_that_did_several_things_is_judged_step_by_step() -> None:
    state = State.from_json(EXAMPLE.start)
    record = Record.of(state, EXAMPLE.seats)
    moves = (Move(seat=0, action="recruit, draw"), Move(seat=0, action="take g12"), Move(seat=0, action="put e7"))
    apart = Replay(record.model_copy(update={"moves": moves}), State)
    found = choices_of(apart, 0)
    assert [(choice.kind, str(choice.done)) for choice in found] == [
        ("turn", "recruit"),
        ("recruit", "draw"),
        ("recruit", "take g12"),
        ("recruit", "put e7"),
    ]
    assert [choice.at for choice in found] == [0, 0, 1, 2]
    assert [(choice.kind, str(choice.done)) for choice in choices_of(replay(), 0)][:4] == [
        (choice.kind, str(choice.done)) for choice in found
    ]
    assert view_of(apart, found[1]) == view_of(replay(), choices_of(replay(), 0)[1])


def test_a_call_to_battle_and_what_is_laid_then_are_two_choices() -> None:
    state = State.from_json(EXAMPLE.start)
    record = Record.of(state, EXAMPLE.seats)
    cards = str(plans_of(view_after(state, "cry"))[0])
    one = Replay(record.model_copy(update={"moves": (Move(seat=0, action=f"cry, {cards}"),)}), State)
    assert [(choice.kind, len(choice.before)) for choice in choices_of(one, 0)] == [("turn", 0), ("open-battle", 1)]


def view_after(state: State, action: str) -> View:
    later = state.copy()
    later.apply(action)
    return view(later)


def test_every_choice_of_every_seat_comes_once_and_could_be_made() -> None:
    steps = 0
    for seat in range(4):
        game = replay()
        for choice in choices_of(game, seat):
            state = view_of(game, choice).sample(Random(1))
            assert state.check(choice.done, seat) is None
            assert len(state.list_legal()) > 1
            steps += len(choice.done.steps) if isinstance(choice.done, Together) else 1
    forced = 0
    state = State.from_json(EXAMPLE.start)
    for move in EXAMPLE.moves:
        forced += state.legal_actions.count() == 1
        state.apply(move.action, move.seat)
    assert steps + forced >= len(EXAMPLE.moves)


# --- what else could be done ---


@pytest.mark.rule("H6.3")
def test_where_cards_are_laid_whole_sets_stand_to_choose_and_every_plan_is_legal() -> None:
    for choice in (choice for seat in range(4) for choice in choices_of(replay(), seat)):
        seen = view_of(replay(), choice)
        plans = plans_of(seen)
        state = seen.sample(Random(2))
        assert [plan for plan in plans if state.check(plan, choice.seat) is not None] == []
        assert len({key_of(plan) for plan in plans}) == len(plans)
        if choice.kind == "join":
            assert STAY_OUT in plans
            assert all(isinstance(plan, Together) for plan in plans if plan is not STAY_OUT)
        if choice.kind == "add":
            assert PASS in plans


@pytest.mark.rule("H6.4")
@pytest.mark.parametrize("hand", ["dog", "b7", "dog dog"])
def test_with_hardly_a_card_left_there_are_still_plans(hand: str) -> None:
    state = position((hand, "b2 b3"), laid=["o7 g7", "g2 y2"], battle=8, **{**ADD, "roles": [FIGHTING, FIGHTING]})
    assert PASS in plans_of(view(state))


def test_a_comparison_keeps_what_somebody_asks_about_and_stays_within_its_bound(stand_in: None) -> None:
    seen = view_of(replay(), choices_of(replay(), 0)[3])  # which card to lay to the recruits
    worst = parse("put dog")
    weighed = weigh(seen, Random(1), runs=40, also=[worst])
    assert worst in {appraisal.action for appraisal in weighed}
    assert weighed[0].loss == 0
    assert weighed == weigh(seen, Random(1), runs=40, also=[worst])
    assert 2 <= len(weighed) <= 6


def test_a_set_is_tried_as_a_whole() -> None:
    """With the eighth battle to fight, laying three of a kind is worth something else than staying out."""
    state = position(
        ("b7 o7 g7 b1", "b2 b3 o3"), battle=8, laid=["", "g2 y2"], **{**JOIN, "roles": [UNASKED, FIGHTING]}
    )
    seen = view(state)
    plan = state.read_action("lay b7, lay o7, lay g7, stop")
    appraise = load("havoc").appraise
    assert appraise is not None
    first, second = appraise(seen, Random(1), samples=4, actions=(STAY_OUT, plan), drop_out=False)
    assert first.action == plan
    assert second.loss > 0
    assert plan_by(SensibleBot(), seen, Random(1)) in plans_of(seen)


def test_an_estimate_is_made_from_the_view_alone() -> None:
    """Two positions that look the same to the seat get the same figures."""
    seen = view_of(replay(), choices_of(replay(), 3)[0])
    one, other = (seen.sample(Random(seed)).view(3) for seed in (1, 2))
    assert one == other == seen
    assert weigh(one, Random(5), runs=16) == weigh(other, Random(5), runs=16)


# --- what it cost ---


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimates that take no time."""
    monkeypatch.setattr(costs, "load", game_with_stand_in)
    monkeypatch.setattr(weighing, "load", game_with_stand_in)


def test_a_review_broken_off_anywhere_goes_on_to_the_same_end(stand_in: None) -> None:
    whole = Review(replay(), 2)
    while not whole.is_done:
        whole.step()
    assert whole.standing.done == whole.standing.total
    again = Review(replay(), 2)
    while not again.is_done:
        again.step()
        kept = Found.model_validate_json(again.found.model_dump_json())
        again = Review(replay(), 2, kept)
    assert again.found == whole.found
    assert len(whole.found.first) == len(whole.choices)
    assert all(whole.is_measured(cost) for cost in whole.found.costs)


def test_only_clear_losses_are_shown_costliest_first_and_the_others_are_too_close() -> None:
    review = Review(replay(), 3)
    better = "pass"
    figures = {0: (1.0, 0.2, 1.8), 1: (3.0, 1.0, 5.0), 2: (0.5, -0.5, 1.5), 3: (-1.0, -2.0, -0.1)}
    made = [
        Cost(number=number, better=better, loss=loss, low=low, high=high, samples=EFFORT.measured)
        for number, (loss, low, high) in figures.items()
    ]
    half = Cost(number=4, better=better, loss=9, low=8, high=10, samples=EFFORT.slice)
    review.found = Found(first=(1.0,) * 10, costs=(*made, half))
    assert [cost.number for cost in review.costly] == [1, 0]
    assert review.too_close == 2


def test_continuations_played_in_slices_give_what_they_give_together() -> None:
    parts = [
        Cost(number=0, better="cry", loss=loss, low=loss - 2, high=loss + 2, samples=64) for loss in (1.0, 3.0, 2.0)
    ]
    pooled = parts[0].with_more(parts[1]).with_more(parts[2])
    assert pooled.samples == 192
    assert pooled.loss == pytest.approx(2.0)
    assert pooled.low < 2 < pooled.high
    assert pooled.high - pooled.low < 4 / 3**0.5 * 1.2


@pytest.mark.parametrize(
    "found",
    [
        Found(first=(0.0,) * 11),
        Found(first=(0.0,) * 10, second=((9, 1.0, "pass"),)),
        Found(first=(0.0,) * 10, costs=(Cost(number=3, better="pass", loss=1, low=0, high=2, samples=64),)),
        Found(first=(0.0,) * 10, second=((0, 1.0, "dance"),)),
        Found(
            first=(0.0,) * 10,
            second=((0, 1.0, "pass"),),
            costs=(Cost(number=0, better="pass", loss=1, low=0, high=2, samples=EFFORT.slice + 1),),
        ),
    ],
)
def test_what_does_not_fit_the_game_is_refused(found: Found) -> None:
    with pytest.raises(ValueError, match=r"first|second|costs|dance"):
        Review(replay(), 3, found)


def test_a_seat_without_a_choice_cannot_be_reviewed() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Review(Replay(EXAMPLE.model_copy(update={"moves": EXAMPLE.moves[:3]}), State), 3)


# --- the ideas ---


@pytest.mark.parametrize(
    ("hands", "fields", "better", "other", "idea", "rule"),
    [
        (HANDS, {**TURN, "turned": True, "battle": 2}, "cry", "recruit", "denied", "H7.7"),
        (HANDS, TURN, "cry", "recruit", "few-in-hand", "H3.6a"),
        ((HANDS[1], HANDS[0], HANDS[2]), TURN, "cry", "recruit", "brings-deal", "H7.6"),
        (HANDS, TURN, "recruit", "cry", "paid-little", "H6.11"),
        (HANDS, {**TURN, "battle": 7}, "recruit", "cry", "waiting", "H4.2"),
        (HANDS, {**PUT, "recruits": "o5"}, "put b1", "put dog", "kept-dog", "H4.6"),
        (HANDS, {**PUT, "recruits": "n9"}, "fetch n9", "put b1", "fetch", "H4.6"),
        (HANDS, {**PUT, "recruits": "n9"}, "fetch", "put b1", "fetch-unseen", "H4.6"),
        (HANDS, {**PUT, "recruits": "n9"}, "put b1", "fetch n9", "spared-dog", "H4.8"),
        (("dog dog b9", *HANDS[1:]), {**PUT, "discards": "o9 g9"}, "loot", "put b9", "loot", "H4.7"),
        (HANDS, {**PUT, "recruits": "o5 g5"}, "put b6", "put b5", "left-set", "H4.2"),
        (HANDS, {**PUT, "recruits": "o5 g5"}, "put b1", "put b9", "broke-set", "H8.1"),
        (HANDS, {**TAKE, "recruits": "n9 o1"}, "take n9", "take o1", "built-set", "H4.2"),
        (HANDS, {**TAKE, "recruits": "o7 o4"}, "draw", "take o7", "unseen", "H3.6"),
        (HANDS, {**OPEN, "roles": [FIGHTING, UNASKED, UNASKED]},
         "lay b9, lay o9, stop", "lay b9, lay o9, lay g9, lay b5, lay b6, stop", "burnt", "H7.5"),
        (HANDS, {**JOIN, "battle": 5, "laid": ["", "g2 g3"]}, "lay b9, lay o9, stop", "stay-out", "pays-much", "H6.11"),
        (HANDS, {**JOIN, "laid": ["", "g2 g3"]}, "stay-out", "lay b9, lay o9, stop", "paid-little", "H6.11"),
        (HANDS, {**JOIN, "laid": ["", "g2 g3"]}, "lay b9, lay o9, stop", "lay b5, lay b1, stop", "stronger", "H8.1"),
        (HANDS, {**JOIN, "laid": ["", "g2 g3"]}, "lay b5, lay b1, stop", "stay-out", "given-away", "H6.10"),
        (HANDS, {**ADD, "laid": ["o6 g6", "dog g2"]}, "lay b6, stop", "lay b6, lay b5, stop", "scavenged", "H7.2"),
        (HANDS, {**ADD, "laid": ["o6 g6", "g2 g3"]}, "lay b6, stop", "lay b6, lay b5, stop", "needless", "H7.5"),
        (HANDS, {**ADD, "laid": ["o6 g6", "g2 g3"]}, "lay b5, stop", "pass", "more", "H6.11"),
        (FEWER, {**AFTER, "laid": ["dog n9", "g2 g3"]}, "scavenge g2", "done", "unused-dog", "H7.1"),
        (FEWER, {**DECLARE, "laid": ["dog n8 n7", "g2 g3"]},
         "declare 1", "declare 0", "declared", "H6.7"),
        (HANDS, {"kind": "last-dogs", "seat": 0, "battle": 9}, "swap", "done", "swapped", "H9.4"),
        (HANDS, {"kind": "last-dogs", "seat": 0, "battle": 9}, "done", "swap", "not-swapped", "H9.5"),
        (HANDS, YEAR,
         "discard b1", "discard b9", "broke-set", "H8.1"),
        (HANDS, NAME, "name 5", "name 1", "named", "H6.1"),
    ],
)  # fmt: skip
def test_an_idea_names_a_fact_of_the_table_and_its_rule(
    hands: tuple[str, ...], fields: dict[str, Any], better: str, other: str, idea: str, rule: str
) -> None:
    state = position(hands, **fields)
    seen = state.view(0)
    assert isinstance(seen, View)
    preferred, done = state.read_action(better), state.read_action(other)
    for action in (preferred, done):
        assert state.check(action) is None, f"{action} is not legal there"
    found = idea_behind(seen, preferred, [preferred, done])
    assert found is not None
    assert (found.name, found.rule) == (idea, rule)
    assert rule in havoc.rulebook()
    told = {language: say_idea(found, seen, language) for language in ("en", "hu")}
    assert told["en"] != told["hu"]


def test_where_nothing_sets_two_actions_apart_no_idea_is_told() -> None:
    state = position(("b7 o7", "dog b2"), recruits="o1 g1", **TAKE)
    seen = state.view(0)
    assert isinstance(seen, View)
    assert idea_behind(seen, state.read_action("take o1"), [state.read_action("take g1")]) is None


@pytest.mark.parametrize(("players", "without"), [(2, ()), (3, ("H6.6", "H6.8")), (4, ())])
def test_ideas_are_told_at_every_moment_of_a_game_whatever_is_compared(players: int, without: tuple[str, ...]) -> None:
    game = load("havoc")
    options = game.options.model_validate({"players": players, "without": without})
    match = play(game, [game.bots["random"]() for _ in range(players)], seed=players, options=options)
    state, names = match.start.copy(), set()
    for number, (seat, action) in enumerate(match.moves):
        if number % 3 == 0:
            seen = state.view(seat)
            assert isinstance(seen, View)
            plans = plans_of(seen)
            for better in (plans[0], plans[-1]):
                found = idea_behind(seen, better, plans)
                if found is not None:
                    names.add(found.name)
                    assert found.rule in havoc.rulebook()
                    assert say_idea(found, seen, "hu") != say_idea(found, seen, "en")
        state.apply(action, seat)
    assert len(names) > 4
