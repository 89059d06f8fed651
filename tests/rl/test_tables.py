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
from havoclab.games import games
from havoclab.rl import TableEnv, env, raw_env

with warnings.catch_warnings():  # its tests import games in a way that it calls deprecated itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test


each_game = pytest.mark.parametrize("game", games())
#: What can't be done as a game begins, and the rule that says so.
illegal_at_first = pytest.mark.parametrize(
    ("game", "action", "rule"),
    [
        pytest.param("havoc", "draw", "H4.1", marks=pytest.mark.rule("H4.1")),
        pytest.param("gold_und_rum", "recruit 3 at 0", "G4.5", marks=pytest.mark.rule("G4.5")),
    ],
)


def play(table: Any, seed: int, steps: int = 100_000) -> Iterator[tuple[str, Any, float, Any]]:
    """Random play on from here: agent, observation, reward, and the mask where it has a choice."""
    chance = Random(seed)
    for agent in table.agent_iter(steps):
        seen, reward, terminated, truncated, info = table.last()
        yield agent, seen, reward, info["action_mask"]
        over = terminated or truncated
        table.step(None if over else chance.choice(np.flatnonzero(info["action_mask"]).tolist()))


@pytest.mark.parametrize(("game", "players"), [("havoc", 2), ("havoc", 5), ("gold_und_rum", 4), ("gold_und_rum", 7)])
def test_it_passes_pettingzoos_api_test_without_a_warning(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(env(players=players, game=game), num_cycles=400)
        api_test(raw_env(players=players, game=game), num_cycles=50)


@pytest.mark.parametrize(
    ("game", "players", "options"), [("havoc", 3, {"john_of_gaunt": True}), ("gold_und_rum", 5, {"leader_factor": 3})]
)
def test_equal_seeds_play_equally(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(players=players, options=options, game=game), num_cycles=60)


@each_game
def test_with_the_mask_in_the_observation_only_pettingzoos_lists_of_its_own_games_warn(game: str) -> None:
    """Version 1.27 warns of any such observation unless it knows the game by name; its later ones don't any more."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(game=game, mask_in="observation"), num_cycles=400)
    expected = ("Observation is not a NumPy array", "Observation space for each agent probably", "Action mask numpy")
    assert [str(one.message) for one in said if not str(one.message).startswith(expected)] == []


@pytest.mark.parametrize("mask_in", ["info", "observation"])
@each_game
def test_only_the_seat_on_turn_has_a_mask_and_it_is_exactly_what_is_legal(game: str, mask_in: Any) -> None:
    table = env(players=4, game=game, mask_in=mask_in)
    table.reset(seed=3)
    for on_turn, *_ in play(table, 3, steps=150):
        for agent in table.agents:
            mask = table.infos[agent]["action_mask"]
            if mask_in == "observation":
                assert (table.observe(agent)["action_mask"] == mask).all()
            legal = table.game_state.list_legal() if agent == on_turn else []
            meant = {table.encoding.action(number, table.game_state) for number in np.flatnonzero(mask)}
            assert meant == set(legal)
            assert mask.dtype == np.int8


@each_game
def test_a_seed_deals_what_the_game_deals_with_it_and_other_deals_follow(game: str) -> None:
    first, second = env(game=game), env(game=game)
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
@pytest.mark.parametrize(("game", "players"), [("havoc", 3), ("gold_und_rum", 5)])
def test_copies_and_pickles_play_on_as_the_table_itself(game: str, players: int, make: Any, twin: Any) -> None:
    table = make(players=players, game=game)
    table.reset(seed=11)
    for _ in play(table, 11, steps=70):
        pass
    other = twin(table)

    def rest(one: Any) -> list[Any]:
        told = [(agent, seen.tobytes(), reward, mask.tobytes()) for agent, seen, reward, mask in play(one, 1)]
        one.reset()  # and the next deal is the same, too
        return [told, one.observe("player_0").tobytes()]

    assert rest(table) == rest(other)


@each_game
def test_a_copy_leaves_the_table_alone(game: str) -> None:
    table = env(game=game)
    table.reset(seed=1)
    before = table.game_state.to_json(), table.observe("player_1").tobytes()
    for _ in play(copy.deepcopy(table), 1):
        pass
    assert (table.game_state.to_json(), table.observe("player_1").tobytes()) == before


@pytest.mark.parametrize(
    ("game", "reward", "players"),
    [
        *(("havoc", "win", 2), ("havoc", "win", 4), ("havoc", "points", 3)),
        *(("gold_und_rum", "win", 4), ("gold_und_rum", "points", 6), ("gold_und_rum", "places", 5)),
    ],
)
def test_rewards_come_once_at_the_end_and_add_up_to_nothing(game: str, reward: str, players: int) -> None:
    table = env(players=players, game=game, reward=reward)
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


@illegal_at_first
def test_an_illegal_action_ends_the_game_for_all_and_loses_it(game: str, action: str, rule: str) -> None:
    table = env(game=game)
    table.reset(seed=1)
    first = table.agent_selection
    table.step(table.encoding.number(action))
    got = {agent: reward for agent, _, reward, mask in play(table, 1) if not mask.any()}
    assert got == {agent: -1.0 if agent == first else 0.0 for agent in table.possible_agents}
    assert table.agents == []


@illegal_at_first
def test_without_the_wrappers_an_illegal_action_is_refused_by_its_rule_and_changes_nothing(
    game: str, action: str, rule: str
) -> None:
    table = raw_env(game=game)
    table.reset(seed=1)
    first, before = table.agent_selection, table.game_state.to_json()
    with pytest.raises(IllegalAction) as refused:
        table.step(table.encoding.number(action))
    assert refused.value.rejection.rule == rule
    assert table.game_state.to_json() == before
    assert table.agent_selection == first


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


@pytest.mark.parametrize(
    ("game", "choices"),
    [("havoc", "Player 1 can choose from: Recruit; Cry Havoc!"), ("gold_und_rum", "can choose from: Lay nothing; ")],
)
def test_the_table_is_told_as_text_in_both_languages(
    game: str, choices: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = {}
    for language in ("en", "hu"):
        table = env(game=game, render_mode="ansi", language=language)
        table.reset(seed=1)
        told[language] = table.render()
    assert choices in told["en"]
    assert ". játékos ezekből választhat: " in told["hu"]
    shown = env(game=game, render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out.rstrip("\n") == told["en"]
    for _ in play(shown, 2):
        pass
    assert "The game is over. Won by: Player" in capsys.readouterr().out


@each_game
def test_the_text_shows_the_hand_of_the_seat_on_turn_and_no_other(game: str) -> None:
    table = env(game=game, render_mode="ansi")
    table.reset(seed=1)
    for agent, *_ in play(table, 1, steps=60):
        hands = [line for line in table.render().splitlines() if line.startswith("Hand of Player ")]
        assert len(hands) == 1
        assert hands[0].startswith(f"Hand of Player {int(agent[-1]) + 1}: ")


@each_game
def test_pettingzoo_makes_it_by_name(game: str) -> None:
    table = pettingzoo.make("aec", f"havoclab/{game}_v0", players=5)
    assert str(table) == f"{game}_v0"
    assert len(table.possible_agents) == 5


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"players": 7}, "players: 7; havoc is for 2 to 6"),
        ({"players": "two"}, "players: 'two'; havoc is for 2 to 6"),
        ({"players": 3, "options": {"players": 4}}, "players: 3, but the options are for 4"),
        ({"options": {"gold": 1}}, "options.gold: "),
        ({"game": "gold_und_rum", "players": 3}, "players: 3; gold_und_rum is for 4 to 7"),
        (
            {"game": "gold_und_rum", "options": {"step_mode": False}},
            "options.step_mode: False; allowed is True, as a learning program is asked in its turn",
        ),
        ({"game": "chess"}, "game: 'chess' is none; allowed are havoc"),
        ({"reward": "gold"}, "reward: 'gold' is none; allowed are win, points, places"),
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
