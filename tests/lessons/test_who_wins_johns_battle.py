"""Who comes where in John of Gaunt's battle, and the question who wins it (H13.3, H13.3a, H13.9)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from havoclab import havoc
from havoclab.core.words import LANGUAGES
from havoclab.havoc import State, worked_example
from havoclab.havoc.position import JOHNS_SEAT
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits import kit_of
from havoclab.lessons.kits.havoc.placing import ReadingsAsked, play_out
from havoclab.lessons.kits.havoc.questions import ReadingsAsk, WinsAsk, asked, who_wins
from havoclab.lessons.quiz import read_quizzes
from tests.havoc.johns_positions import BORDEAUX, JOHN_PLAYS, his_battle
from tests.havoc.positions import position

NAMES = worked_example().seats
STEP = Step("havoc", "havoclab.lessons.havoc.johns_battle", "as-strong", "H13.3a")


def places(state: State) -> list[tuple[int, int, int, int]]:
    return [(placed.seat, placed.place, placed.points, placed.left) for placed in play_out(state, "pass")[2]]


@pytest.mark.rule("H13.3", "H13.9")
def test_H13_3_john_comes_where_his_three_nines_put_him_and_earns_nothing() -> None:
    stronger, weaker = "e10 y10 n10", "g7 y7"
    assert places(his_battle([stronger, weaker, ""])) == [(0, 1, 6, 0), (JOHNS_SEAT, 2, 0, 0), (1, 3, 3, 1)]
    assert places(his_battle(["e8 y8 n8", weaker, ""])) == [(JOHNS_SEAT, 1, 0, 0), (0, 2, 0, 0), (1, 3, 3, 1)]
    second = his_battle(["e8 y8 n8", weaker, ""], side=BORDEAUX)
    assert places(second) == [(JOHNS_SEAT, 1, 0, 0), (0, 2, 6, 0), (1, 3, 0, 1)]


@pytest.mark.rule("H13.6")
def test_H13_6_johns_nines_are_told_as_a_rank_and_not_as_cards_that_lie() -> None:
    john = play_out(his_battle(["e8 y8", "g7 y7", ""]), "pass")[2][0]
    assert (john.seat, john.cards, john.made.rank.name) == (JOHNS_SEAT, (), "THREE_OF_A_KIND")


@pytest.mark.rule("H13.3a")
def test_H13_3a_between_equals_john_is_ahead_whoever_holds_no_card_shares_his_place() -> None:
    keeps = his_battle(["g7 y7", "e9 y9 n9", ""], hands=("", "b1", ""))
    assert places(keeps)[:2] == [(JOHNS_SEAT, 1, 0, 0), (1, 2, 0, 1)]
    shares = his_battle(["e9 y9 n9", "g7 y7", ""], hands=("", "y1", ""))
    assert places(shares)[:2] == [(JOHNS_SEAT, 1, 0, 0), (0, 1, 3, 0)]


@pytest.mark.rule("H13.4")
def test_H13_4_a_battle_that_nobody_can_join_is_johns() -> None:
    hands = ["b1", "o1", "g1"]
    state = position(hands, pile="john e5", recruits="n1 n2 n3", options=JOHN_PLAYS, kind="recruit")
    after, _, found = play_out(state, "draw")
    assert after.past[-1][1] == JOHNS_SEAT
    assert [(placed.seat, placed.place) for placed in found] == [(JOHNS_SEAT, 1)]


@pytest.mark.rule("H13.3", "H13.9")
def test_H13_3_in_games_with_john_every_battle_is_placed_as_the_engine_decides_it() -> None:
    rng, winners = Random(4), Counter[bool]()
    for seed in range(24):
        state = havoc.deal(players=2 + seed % 4, seed=seed, john_of_gaunt=True)
        while not state.is_over and len(state.order) > 1:
            action = rng.choice(list(state.legal_actions))
            if state.kind in ("add", "declare") and (state.john_fights or rng.random() < 0.1):
                after, _, found = play_out(state, str(action))
                _, winner, earned = after.past[len(state.past)]
                assert found[0].seat == winner
                assert {placed.seat for placed in found} >= set(state.fighters()) | ({winner} & {JOHNS_SEAT})
                assert all(placed.points == earned[placed.seat] for placed in found if placed.seat != JOHNS_SEAT)
                winners[winner == JOHNS_SEAT] += 1
            state.apply(action)
    assert min(winners[True], winners[False]) > 10


@pytest.mark.rule("H13.3a")
@pytest.mark.parametrize("language", LANGUAGES)
def test_H13_3a_every_answer_says_how_it_stands_to_johns_nines(language: str) -> None:
    state = his_battle(["g7 y7", "e9 y9 n9", "b10 o10"], hands=("", "b1", ""))
    made = asked(WinsAsk(wins=(0, 1, 2, JOHNS_SEAT)), STEP, state, 0, names=NAMES)
    assert made.right == str(JOHNS_SEAT)
    assert made.choices[made.right](language) == "John of Gaunt"
    assert {seat: rule for seat, (rule, _) in made.reasons.items()} == {"0": "H8.1", "1": "H13.3a", "2": "H8.1"}
    assert all("John" in why(language) for _, why in made.reasons.values())
    beaten = who_wins(his_battle(["e10 y10 n10", "g7 y7", ""]), 0, [0, 1, JOHNS_SEAT], NAMES)
    assert beaten.right == "0"
    assert "John" in beaten.reasons[str(JOHNS_SEAT)][1](language)
    assert "John" not in beaten.reasons["1"][1](language)


@pytest.mark.rule("H13.3a")
def test_H13_3a_who_is_named_right_wins_once_the_battle_is_played() -> None:
    rights = Counter[str]()
    for seed in range(60):
        made = kit_of("havoc").make("who-wins-with-john", Random(seed)).asked
        assert made is not None
        assert isinstance(made.state, State)
        after = made.state.copy()
        after.apply("pass")
        assert made.right == str(after.past[-1][1])
        rights[made.right] += 1
    assert set(rights) == {"0", "1", "2", str(JOHNS_SEAT)}
    assert "who-wins-with-john" in {question.generator for question in read_quizzes().questions["H13.3a"]}


@pytest.mark.rule("H13.3a")
@pytest.mark.parametrize("language", LANGUAGES)
def test_H13_3a_two_readings_of_his_battle_name_him_and_show_no_card_of_his(language: str) -> None:
    state = his_battle(["e9 y9 n9", "g7 y7", ""], hands=("y1", "b1", ""))
    state.roles = [1, 2, 3]
    state.seat = 0
    ask = ReadingsAsk.model_validate({"option": "equal_share", "after": "pass", "goal": {"event": "scored"}})
    made = asked(ask, STEP, state, 0, names=NAMES)
    assert isinstance(made, ReadingsAsked)
    ours, other = made.readings
    assert [[placed.place for placed in reading.places] for reading in (ours, other)] == [[1, 2, 3], [1, 1, 3]]
    assert all(any("John" in line(language) for line in reading.told) for reading in made.readings)
