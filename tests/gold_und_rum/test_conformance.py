"""The battery of the contract over Gold und Rum, its views, and counts that any change of the rules would change."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab import gold_und_rum
from havoclab.core.match import play
from havoclab.core.record import Record
from havoclab.games import load
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE
from havoclab.gold_und_rum.soundness import problems
from havoclab.testing import Tally, conform
from tests.gold_und_rum.tables import battle

OPTIONS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 5, "step_mode": True},
    {"players": 6},
    {"players": 7, "step_mode": True, "leader_factor": 3},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_game_keeps_the_contract(options: dict[str, Any]) -> None:
    tally: Tally = conform("gold_und_rum", options, seed=5, steps=1000, thorough=40)
    asked = {"claim", "favourite", "spy", "race", "mercenaries"}
    assert tally.games
    assert set(tally.kinds) >= asked | (set() if options.get("step_mode") else {"deal"})


def test_every_kind_of_choice_and_every_rule_that_makes_something_happen_is_met() -> None:
    kinds: set[str] = set()
    rules: set[str] = set()
    rng = Random(4)
    for seed in range(48):
        eagerness = (1.0, 0.03, 0.01, 0.006)[seed % 4]  # who waits may desert what is recruited already
        state = gold_und_rum.deal(players=4 + seed // 8 % 4, step_mode=bool(seed & 4), seed=seed)
        while not state.is_over:
            decisions = state.decisions
            eager = not state.deck or rng.random() < eagerness
            decision = decisions[int(rng.random() * len(decisions))] if eager else decisions[0]
            kinds.add(decision.kind)
            actions = list(state.list_legal(decision.seat))
            action = actions[0] if not eager else actions[int(rng.random() * len(actions))]
            rules |= {event.rule for event in state.apply(action, decision.seat)}
    assert kinds == set(KINDS_OF_CHOICE) - {"over"}
    assert rules >= {"G4.6", "G4.8", "G5.2b", "G5.6", "G6.3", "G6.4", "G7.3", "G7.7", "G8.1", "G8.2"}


def test_a_position_that_the_rules_can_not_lead_to_is_refused_with_its_rule() -> None:
    state = battle("orc-2", "orc-6", "dwarf-2", race="")
    assert not list(problems(state))
    cases: list[tuple[str, Any, str]] = [
        ("chancellor", 1, "G3.3"),
        ("favourite", 0, "G5.1"),
        ("fought", [1, 1], "G7.1"),
        ("seat", 2, "G7.1"),
    ]
    for name, value, cited in cases:
        broken = state.copy()
        setattr(broken, name, value)
        assert cited in {problem.rule for problem in problems(broken)}, name
    data = state.to_json()
    with pytest.raises(ValueError, match="kind"):
        gold_und_rum.State.from_json(data | {"kind": "chess"})
    with pytest.raises(ValueError, match="points: 5 of them for 4 players"):
        gold_und_rum.State.from_json(data | {"points": [0] * 5})


@pytest.mark.rule("G4.3")
def test_G4_3_bots_play_whole_games_in_step_mode_and_are_told_so() -> None:
    game = load("gold_und_rum")
    bots = [game.bots["random"]() for _ in range(5)]
    with pytest.raises(ValueError, match="options: with these, several seats of gold_und_rum may act at once"):
        play(game, bots, seed=3, options=game.options.model_validate({"players": 5}))
    match = play(game, bots, seed=3)
    assert max(match.outcome.points) >= 8
    assert match.replay().state.outcome == match.outcome
    assert Record.from_link(match.record().to_link()) == match.record()
