"""Gymnasium's environment: one learner against bots."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from havoclab.core.bot import BotFault
from havoclab.core.match import play
from havoclab.games import games, load
from havoclab.rl import AgainstBot
from havoclab.rl.names import gymnasium_name

each_game = pytest.mark.parametrize("game", games())


def finish(table: AgainstBot, seed: int) -> tuple[list[Any], float]:
    """Random play to the end: what was seen, and the last reward."""
    chance, seen, over, reward = Random(seed), [], False, 0.0
    while not over:
        row, reward, over, _, info = table.step(chance.choice(np.flatnonzero(table.action_masks()).tolist()))
        seen.append((row.tobytes(), reward, info["action_mask"].tobytes()))
    return seen, reward


@pytest.mark.parametrize(
    ("game", "bot", "players"), [("havoc", "random", 2), ("havoc", "sensible", 3), ("gold_und_rum", "sensible@60", 4)]
)
def test_it_passes_gymnasiums_checker_without_a_warning(game: str, bot: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(AgainstBot(bot, players=players, game=game))
        check_env(gymnasium.make(gymnasium_name(game), bot=bot, players=players).unwrapped)


@pytest.mark.parametrize("name", ["havoclab/Havoc-v0", "havoclab/GoldUndRum-v0"])
def test_gymnasium_makes_it_by_name_and_notes_how(name: str) -> None:
    made = gymnasium.make(name, bot="random")
    assert made.unwrapped.spec is not None
    assert made.unwrapped.spec.id == name
    assert gymnasium_name(made.unwrapped.encoding.game.name) == name  # type: ignore[attr-defined]  # it is ours


@pytest.mark.parametrize(("game", "others"), [("havoc", ["sensible"]), ("gold_und_rum", ["random", "sensible"])])
def test_a_learner_that_acts_as_a_bot_plays_the_game_that_bots_play(game: str, others: list[str]) -> None:
    """The same deal, the same chances for the bots, and nobody sees more than at a table of bots."""
    played = load(game)
    bots = [played.bot(name) for name in ("sensible", "random", *others)]
    match = play(played, bots, seed=9)
    table = AgainstBot(bots[2:] + bots[:1], players=len(bots), seat=1, game=game, reward="points")
    table.reset(seed=9)
    chance, over, reward = Random("9/1"), False, 0.0
    while not over:
        action = bots[1].choose(table.game_state.view(1), chance)
        _, reward, over, _, _ = table.step(table.encoding.number(action, seat=1))
    assert table.game_state.outcome == match.outcome
    points = match.outcome.points
    assert reward == pytest.approx(points[1] - (sum(points) - points[1]) / (len(points) - 1))


@each_game
def test_the_mask_is_what_the_learner_may_do(game: str) -> None:
    table = AgainstBot("random", players=4, seat=2, game=game)
    _, info = table.reset(seed=4)
    over = False
    while not over:
        legal = [table.encoding.number(action, seat=2) for action in table.game_state.list_legal(2)]
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(legal)
        assert legal
        _, _, over, _, info = table.step(legal[-1])
    assert not info["action_mask"].any()


def test_the_learner_sits_at_each_seat_in_turn_unless_it_is_told_where() -> None:
    table = AgainstBot("random", players=3)
    assert [table.reset(seed=seed)[1]["seat"] for seed in (4, None, None, None, 4)] == [1, 2, 0, 1, 1]
    fixed = AgainstBot("random", players=3, seat=2)
    assert [fixed.reset(seed=seed)[1]["seat"] for seed in (4, None)] == [2, 2]


def test_the_same_seed_plays_the_same_games_and_the_next_deal_is_another() -> None:
    table = AgainstBot("random")
    games = []
    for _ in range(2):
        first, _ = table.reset(seed=8)
        told = [first.tobytes(), finish(table, 8)]
        second, _ = table.reset()
        games.append([*told, second.tobytes(), finish(table, 8)])
    assert games[0] == games[1]
    assert games[0][0] != games[0][2]


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@each_game
def test_copies_and_pickles_play_on_as_the_table_itself(game: str, twin: Any) -> None:
    table = AgainstBot("sensible", game=game)
    table.reset(seed=3)
    for _ in range(5):
        table.step(int(np.flatnonzero(table.action_masks())[0]))
    other = twin(table)
    assert finish(table, 2) == finish(other, 2)
    assert table.reset()[0].tobytes() == other.reset()[0].tobytes()


@pytest.mark.parametrize(
    ("game", "action", "rule", "language", "says"),
    [
        pytest.param("havoc", "draw", "H4.1", "en", "A turn begins with a choice", marks=pytest.mark.rule("H4.1")),
        pytest.param("havoc", "draw", "H4.1", "hu", "A kör ", marks=pytest.mark.rule("H4.1")),
        pytest.param(
            *("gold_und_rum", "send goblin", "G4.3", "en", "While the cards are dealt, only"),
            marks=pytest.mark.rule("G4.3"),
        ),
    ],
)
def test_an_illegal_action_loses_the_game_and_says_why(
    game: str, action: str, rule: str, language: str, says: str
) -> None:
    table = AgainstBot("random", seat=0, game=game, language=language)
    table.reset(seed=2)
    _, reward, terminated, truncated, info = table.step(table.encoding.number(action))
    assert (reward, terminated, truncated, info["rule"]) == (-1.0, True, False, rule)
    assert info["illegal"].startswith(says)
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="no game goes on; reset deals the next"):
        table.step(0)


def test_the_table_is_told_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    told = AgainstBot("random", seat=0, render_mode="ansi")
    told.reset(seed=1)
    shown = AgainstBot("random", seat=0, render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out == f"{told.render()}\n\n"


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"bot": "clever"}, "bot: 'clever' is no bot of havoc; allowed are random, "),
        ({"bot": "sensible@60"}, "bot: the memory of 'sensible' can't be chosen in havoc"),
        ({"bot": "sensible@600", "game": "gold_und_rum"}, "bot: '600' is no memory; allowed are 0 to 100"),
        ({"bot": ["random"], "players": 4}, "bot: 1 of them; 3 others sit at the table"),
        ({"seat": 2}, "seat: 2; allowed are 0 to 1, or None for each in turn"),
        ({"players": 1}, "players: 1; havoc is for 2 to 6"),
        ({"reward": "gold"}, "reward: 'gold' is none"),
        ({"render_mode": "rgb_array"}, "render_mode: 'rgb_array' is none"),
    ],
)
def test_what_does_not_fit_is_named(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=f"^{says}"):
        AgainstBot(**settings)


def test_a_bot_that_fails_is_named() -> None:
    class Silent:
        name = "silent"

        def choose(self, view: Any, rng: Random) -> Any:
            return None

    table = AgainstBot(Silent(), seat=1)
    with pytest.raises(BotFault, match="'silent'"):
        table.reset(seed=1)
