"""The games by name."""

from __future__ import annotations

import subprocess
import sys

import pytest
from pydantic import BaseModel

from havoclab.core.game import Game
from havoclab.games import games, load
from havoclab.havoc import Options


@pytest.mark.parametrize("name", games())
def test_each_game_loads_and_deals(name: str) -> None:
    game = load(name)
    assert isinstance(game, Game)
    assert game.name == name
    for players in game.players:
        state = game.deal(game.options.model_validate({"players": players}), 1)
        assert isinstance(state, game.state)
        assert state.seats == players
    assert next(iter(game.bots)) == "random"
    assert next(iter(game.rulebook())).id


@pytest.mark.parametrize("name", ["chess", "", "core", "../havoc", 3])
def test_an_unknown_game_is_refused_with_the_names_there_are(name: object) -> None:
    with pytest.raises(ValueError, match=r"game: .* is none; allowed are havoc"):
        load(name)  # type: ignore[arg-type]


def test_the_options_of_another_game_are_refused() -> None:
    class Other(BaseModel):
        players: int = 2

    with pytest.raises(TypeError, match="options: Other is given; the options of Havoc are needed"):
        load("havoc").deal(Other(), 1)
    assert load("havoc").deal(Options(players=2), 1).seats == 2


def test_asking_for_the_names_loads_no_game() -> None:
    code = "import sys, havoclab.games as g; g.games(); print('havoclab.havoc' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "False"
