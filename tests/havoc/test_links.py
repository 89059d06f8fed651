"""How long links are: a whole game must fit into an address."""

from __future__ import annotations

import pytest

from havoclab.core.link import MOST_CHARACTERS, pack
from havoclab.core.match import play
from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.havoc import State

#: What browsers, chats and servers let through as an address.
BUDGET = 6000


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_game_fits_into_an_address(players: int) -> None:
    game = load("havoc")
    for seed in range(4):
        record = play(game, [game.bots["random"]() for _ in range(players)], seed=seed).record()
        link = record.to_link()
        assert len(link) <= BUDGET // 2 < MOST_CHARACTERS
        assert Record.from_link(link) == record
        state = Replay(record, State).state
        assert state.is_over
        assert len(pack("p", state.to_json())) <= BUDGET // 2


def test_a_game_of_thousands_of_moves_is_refused_with_a_way_out() -> None:
    game = load("havoc")
    record = play(game, [game.bots["random"]() for _ in range(6)], seed=1).record()
    talkative = [
        move.model_copy(update={"comment": f"{seed * 7919 % 10007} why {seed}"})
        for seed, move in enumerate(record.moves * 20)
    ]
    with pytest.raises(ValueError, match="share the file instead"):
        record.model_copy(update={"moves": tuple(talkative)}).to_link()
