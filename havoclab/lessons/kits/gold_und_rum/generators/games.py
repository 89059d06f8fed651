"""Gold und Rum's whole games, out of which questions are made (:mod:`havoclab.lessons.whole_games`).

>>> make = from_play("G4.5", "may_not")
>>> sorted(make(Random(1)).slots), len(make(Random(1)).asked.choices)
(['name'], 4)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum import State, deal
from havoclab.gold_und_rum.actions import Recruit, Wait
from havoclab.lessons.kits.gold_und_rum.table import clicks_on
from havoclab.lessons.whole_games import WholeGames

#: How often a player who may lay something does: so that claims are spread over the deal.
LAYS: Final = 0.04


def play_on(state: State, rng: Random) -> Action:
    """What a player at random does; while cards are dealt mostly nothing."""
    legal = state.list_legal(state.decisions[0].seat)
    if isinstance(legal[0], Wait) and rng.random() >= LAYS:
        return legal[0]
    if any(isinstance(action, Recruit) for action in legal) and rng.random() < 1 / 2:
        return rng.choice([action for action in legal if isinstance(action, Recruit)])
    rest = [action for action in legal if not isinstance(action, Recruit | Wait)]
    kinds = list(dict.fromkeys(map(type, rest or legal)))
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if type(action) is kind])


def tries(state: State) -> list[str]:
    """What somebody may try here: every click that the table offers."""
    return clicks_on(state, state.decisions[0].seat)


def _deal(rng: Random, players: Sequence[int]) -> State:
    return deal(players=rng.choice(players), seed=rng.getrandbits(32), step_mode=True)


#: A generator of questions about a rule, from games of Gold und Rum at random.
from_play: Final = WholeGames(_deal, play_on, tries).from_play
