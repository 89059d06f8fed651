"""PettingZoo's environment: it passes PettingZoo's own tests, plays by the rules, and gives no hidden card away."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest

from havoclab.core.rejection import IllegalAction
from havoclab.rl import TableEnv, env, raw_env

with warnings.catch_warnings():  # its tests import games in a way that it calls deprecated itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test


def play(table: Any, seed: int, steps: int = 100_000) -> Iterator[tuple[str, Any, float, Any]]:
    """Random play on from here: agent, observation, reward, and the mask where it has a choice."""
    chance = Random(seed)
    for agent in table.agent_iter(steps):
        seen, reward, terminated, truncated, info = table.last()
        yield agent, seen, reward, info["action_mask"]
        over = terminated or truncated
        table.step(None if over else chance.choice(np.flatnonzero(info["action_mask"]).tolist()))


@pytest.mark.parametrize("players", [2, 5])
def test_it_passes_pettingzoos_api_test_without_a_warning(players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(env(players=players), num_cycles=400)
        api_test(raw_env(players=players), num_cycles=50)


def test_equal_seeds_play_equally() -> None:
    seed_test(lambda: env(players=3, options={"john_of_gaunt": True}), num_cycles=60)


def test_with_the_mask_in_the_observation_only_pettingzoos_lists_of_its_own_games_warn() -> None:
    """Version 1.27 warns of any such observation unless it knows the game by name; its later ones don't any more."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(players=2, mask_in="observation"), num_cycles=400)
    expected = ("Observation is not a NumPy array", "Observation space for each agent probably", "Action mask numpy")
    assert [str(one.message) for one in said if not str(one.message).startswith(expected)] == []


@pytest.mark.parametrize("mask_in", ["info", "observation"])
def test_only_the_seat_on_turn_has_a_mask_and_it_is_exactly_what_is_legal(mask_in: str) -> None:
    table = env(players=4, mask_in=mask_in)
    table.reset(seed=3)
    for on_turn, *_ in play(table, 3, steps=150):
        for agent in table.agents:
            mask = table.infos[agent]["action_mask"]
            if mask_in == "observation":
                assert (table.observe(agent)["action_mask"] == mask).all()
            legal = table.game_state.list_legal() if agent == on_turn else []
            assert {table.encoding.actions[number] for number in np.flatnonzero(mask)} == set(legal)
            assert mask.dtype == np.int8


def test_a_seed_deals_what_the_game_deals_with_it_and_other_deals_follow() -> None:
    first, second = env(players=2), env(players=2)
    deals = []
    for table in (first, second):
        for seed in (7, None, None):
            table.reset(seed=seed)
            deals.append(table.game_state.to_json())
    assert deals[:3] == deals[3:]
    assert deals[0] == first.encoding.game.deal(first.encoding.options, 7).to_json()
    assert deals[0] != deals[1] != deals[2]


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("make", [env, raw_env])
def test_copies_and_pickles_play_on_as_the_table_itself(make: Any, twin: Any) -> None:
    table = make(players=3)
    table.reset(seed=11)
    for _ in play(table, 11, steps=70):
        pass
    other = twin(table)

    def rest(one: Any) -> list[Any]:
        told = [(agent, seen.tobytes(), reward, mask.tobytes()) for agent, seen, reward, mask in play(one, 1)]
        one.reset()  # and the next deal is the same, too
        return [told, one.observe("player_0").tobytes()]

    assert rest(table) == rest(other)


def test_a_copy_leaves_the_table_alone() -> None:
    table = env(players=2)
    table.reset(seed=1)
    before = table.game_state.to_json(), table.observe("player_1").tobytes()
    for _ in play(copy.deepcopy(table), 1):
        pass
    assert (table.game_state.to_json(), table.observe("player_1").tobytes()) == before


@pytest.mark.parametrize(("reward", "players"), [("win", 2), ("win", 4), ("points", 3)])
def test_rewards_come_once_at_the_end_and_add_up_to_nothing(reward: str, players: int) -> None:
    table = env(players=players, reward=reward)
    table.reset(seed=5)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent, _, earned, mask in play(table, 5):
        got[agent] += earned
        assert not (mask.any() and earned), "nothing before the end"
    assert table.agents == []
    outcome = table.game_state.outcome
    best = [f"player_{seat}" for seat in outcome.winners]
    assert sum(got.values()) == pytest.approx(0)
    assert {agent for agent in got if got[agent] == max(got.values())} == set(best)
    if reward == "win":
        assert (got[best[0]], min(got.values())) == (1.0, -1 / (players - 1))


def test_an_illegal_action_ends_the_game_for_all_and_loses_it() -> None:
    table = env(players=3)
    table.reset(seed=1)
    table.step(table.encoding.number("draw"))
    got = {agent: reward for agent, _, reward, mask in play(table, 1) if not mask.any()}
    assert got == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert table.agents == []


@pytest.mark.rule("H4.1")
def test_without_the_wrappers_an_illegal_action_is_refused_by_its_rule_and_changes_nothing() -> None:
    table = raw_env(players=3)
    table.reset(seed=1)
    before = table.game_state.to_json()
    with pytest.raises(IllegalAction, match=r"H4\.1"):
        table.step(table.encoding.number("draw"))
    assert table.game_state.to_json() == before
    assert table.agent_selection == "player_0"


def test_a_mask_that_a_learner_has_scribbled_on_makes_nothing_legal() -> None:
    table = raw_env(players=2)
    table.reset(seed=1)
    table.infos["player_0"]["action_mask"][:] = 1
    with pytest.raises(IllegalAction):
        table.step(table.encoding.number("draw"))


def test_a_game_that_goes_on_too_long_is_broken_off() -> None:
    table = env(players=2, max_cycles=10)
    table.reset(seed=1)
    steps = sum(1 for *_, mask in play(table, 1) if mask.any())
    assert (steps, table.agents) == (10, [])


def test_the_table_is_told_as_text_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for language in ("en", "hu"):
        table = env(players=2, render_mode="ansi", language=language)
        table.reset(seed=1)
        told[language] = table.render()
    assert "Player 1 can choose from: Recruit; Cry Havoc!" in told["en"]
    assert "1. játékos ezekből választhat: " in told["hu"]
    shown = env(players=2, render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out.rstrip("\n") == told["en"]
    for _ in play(shown, 2):
        pass
    assert "The game is over. Won by: Player" in capsys.readouterr().out


def test_the_text_shows_the_hand_of_the_seat_on_turn_and_no_other() -> None:
    table = env(players=2, render_mode="ansi")
    table.reset(seed=1)
    for agent, *_ in play(table, 1, steps=60):
        number = int(agent[-1]) + 1
        text = table.render()
        assert f"Hand of Player {number}:" in text
        assert f"Hand of Player {3 - number}:" not in text


def test_pettingzoo_makes_it_by_name() -> None:
    table = pettingzoo.make("aec", "havoclab/havoc_v0", players=5)
    assert str(table) == "havoc_v0"
    assert len(table.possible_agents) == 5


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"players": 7}, "players: 7; havoc is for 2 to 6"),
        ({"players": "two"}, "players: 'two'; havoc is for 2 to 6"),
        ({"players": 3, "options": {"players": 4}}, "players: 3, but the options are for 4"),
        ({"options": {"gold": 1}}, "options.gold: "),
        ({"game": "chess"}, "game: 'chess' is none; allowed are havoc"),
        ({"reward": "gold"}, "reward: 'gold' is none; allowed are win, points"),
        ({"mask_in": "hand"}, "mask_in: 'hand' is none; allowed are info, observation"),
        ({"illegal": "ask"}, "illegal: 'ask' is none; allowed are raise, end"),
        ({"max_cycles": 10**9}, "max_cycles: 1000000000; allowed are 1 to "),
        ({"render_mode": "rgb_array"}, "render_mode: 'rgb_array' is none; allowed are human, ansi"),
        ({"language": "de"}, "language: 'de' is not one of en, hu"),
    ],
)
def test_what_does_not_fit_is_named(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match="^" + says.replace("(", r"\(")):
        TableEnv(**settings)


@pytest.mark.parametrize("action", [-1, 10**9, 0.5, "recruit", None])
def test_what_is_no_number_of_an_action_is_named(action: Any) -> None:
    table = env(players=2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match=r"^action: .* is none; allowed are 0 to \d+$"):
        table.step(action)
