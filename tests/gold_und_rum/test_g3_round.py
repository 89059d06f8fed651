"""G1-G3: the game, its cards, the chancellor."""

from __future__ import annotations

from collections import Counter

import pytest

from havoclab import gold_und_rum
from havoclab.gold_und_rum.warriors import COUNTS, KINDS, WARRIORS, backs, count, parse_kind
from tests.gold_und_rum.tables import dealt

rule = pytest.mark.rule


@rule("G2.1")
def test_G2_1_eighty_warriors_in_four_races_mercenaries_and_spies() -> None:
    assert sum(COUNTS) == WARRIORS == 80
    held = dict(zip(KINDS, COUNTS, strict=True))
    assert [held[f"orc-{face}"] for face in ("2", "6", "leader")] == [7, 4, 2]
    assert [held[name] for name in ("goblin", "giant", "troll", "airship", "machine", "commando")] == [8, 6, 4, 1, 4, 1]
    assert [held[f"spy-{number}"] for number in (1, 2, 3, 4)] == [1] * 4
    assert count(dealt(0).deck) == list(COUNTS)


@rule("G2.3", "G2.3a")
def test_G2_3_backs_show_the_sort_and_not_the_value() -> None:
    three_orcs = backs(count(map(parse_kind, ("orc-2", "orc-6", "orc-leader"))))
    assert three_orcs == backs(count(map(parse_kind, ("orc-2", "orc-2", "orc-2")))) == [0, 3, 0, 0, 0, 0]
    assert backs(count(map(parse_kind, ("goblin", "giant", "airship")))) == [0, 0, 0, 0, 3, 0]


@rule("G1.1", "G2.2", "G3.4", "G4.2", "G8.4")
@pytest.mark.parametrize(
    ("players", "piles", "desertions", "goal"), [(4, 9, 2, 8), (5, 11, 2, 8), (6, 13, 1, 7), (7, 14, 1, 6)]
)
def test_G3_4_what_depends_on_the_number_of_players(players: int, piles: int, desertions: int, goal: int) -> None:
    state = gold_und_rum.deal(players=players, seed=1)
    assert len(state.piles) == piles
    assert state.options.goal == goal
    for seat in range(players):
        mine = (0, 0) if seat == state.chancellor else (2, desertions)
        assert (state.recruits[seat], state.desertions[seat]) == mine
    assert sum(state.desertions) <= 14


@rule("G1.1")
@pytest.mark.parametrize("players", [3, 8])
def test_G1_1_four_to_seven_play(players: int) -> None:
    with pytest.raises(ValueError, match=r"options\.players"):
        gold_und_rum.deal(players=players, seed=1)


@rule("G3.2")
def test_G3_2_the_first_chancellor_is_drawn_and_the_office_goes_to_the_left() -> None:
    drawn = Counter(gold_und_rum.deal(players=5, seed=seed).chancellor for seed in range(300))
    assert set(drawn) == set(range(5))
    assert min(drawn.values()) > 30
    state = dealt(0, players=5)
    chancellors = [0]
    while state.round < 4 and not state.is_over:
        before = state.round
        state.apply(next(iter(state.legal_actions)))
        if state.round != before:
            chancellors.append(state.chancellor)
    assert chancellors == [0, 1, 2, 3]


@rule("G3.3")
def test_G3_3_a_chancellor_who_claims_is_refused() -> None:
    state = dealt(1)
    for action in ("recruit 1 at 1", "desert 1 at 1"):
        refused = state.check(action, 0)
        assert refused is not None
        assert (refused.rule, str(refused.nearest)) == ("G3.3", "deal")
