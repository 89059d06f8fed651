"""The sensible bot plays as it always did: levels are measured against it, so quicker ways must choose the same."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import pytest

from havoclab import havoc
from havoclab.core.match import play
from havoclab.games import load
from havoclab.havoc.bots import SensibleBot
from havoclab.havoc.bots.captain import Captain
from havoclab.havoc.bots.sensible import SENSIBLE

GAME = load("havoc")

SWITCHES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"best_subset": True},
    {"battle_order": "winner"},
    {"battle_order": "random", "winner_turns": True},
    {"fetch_when_full": True, "equal_share": True},
    {"without": ("H4.3", "H6.6", "H8.3")},
    {"without": ("H4.2", "H7.3", "H6.2a")},
)

#: By number of players, for each of the switches: the moves of two games as version 0.2.0 made them; without H8.3 as
#: they are since the bots know which rules are off.
MOVES: Final[dict[int, tuple[str, ...]]] = {
    2: ("bfad87e4278c", "bfad87e4278c", "7a6a9bde2c92", "d67bc60b0a13", "bfad87e4278c", "ad908fe77be4", "0561c3ef72b3"),
    3: ("7193ad214b9e", "7193ad214b9e", "ad9baa30ef72", "687fdfee3f8c", "7193ad214b9e", "b38b7934013a", "625111845f9f"),
    4: ("c77f3fe59af9", "c77f3fe59af9", "9be53f435ef8", "6ddfb0643528", "c77f3fe59af9", "3d649ebc9f43", "a71786725de3"),
    5: ("463f70ee19ba", "463f70ee19ba", "4fbb510d34c9", "9ce4c329d4d3", "463f70ee19ba", "9e437ba8d6c5", "a7cce9051828"),
    6: ("8082d51c0d67", "8082d51c0d67", "cb005b729a01", "61dd595453dd", "8082d51c0d67", "a10834ff2812", "453deaee1f02"),
}


def moves(players: int, switches: dict[str, Any]) -> str:
    """The moves of two games, as a fingerprint: one among sensible bots, one with random bots at every other seat."""
    found = sha256()
    options = havoc.Options(players=players, **switches)
    for seed in (0, 1):
        names = ["sensible", "random" if seed else "sensible"] * 3
        match = play(GAME, [GAME.bots[name]() for name in names[:players]], seed=seed, options=options)
        found.update("\n".join(f"{seat} {action}" for seat, action in match.moves).encode())
    return found.hexdigest()[:12]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_sensible_bot_makes_the_same_moves_as_ever(players: int) -> None:
    assert tuple(moves(players, switches) for switches in SWITCHES) == MOVES[players]


@pytest.mark.parametrize("players", [2, 4])
def test_a_captain_decides_the_same_by_a_view_and_by_the_state_itself(players: int) -> None:
    """What a captain does in thought is what it would do at the table: it looks at no more than its seat sees."""
    captain, bot = Captain(SENSIBLE), SensibleBot()
    state = havoc.deal(players=players, seed=4)
    while state.decision is not None:
        action = captain.by_state(state)
        assert bot.choose(state.view(state.seat), None) == action  # type: ignore[arg-type]  # it asks for no chance
        state.apply(action)
