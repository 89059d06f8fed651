"""Havoc's whole games, out of which questions are made (:mod:`havoclab.lessons.whole_games`).

>>> make = from_play("H4.3", "may_not")
>>> sorted(make(Random(1)).slots), len(make(Random(1)).asked.choices)
(['name'], 4)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.havoc import State, deal
from havoclab.havoc.actions import CRY, DECLARE, LOOT, RECRUIT, SCAVENGE, SWAP
from havoclab.havoc.cards import DOG, distinct
from havoclab.lessons.kits.havoc.table import clicks_on
from havoclab.lessons.whole_games import WholeGames

#: How often a player who has the choice recruits: so that games have turns between their battles.
RECRUITS: Final = 0.85


def play_on(state: State, rng: Random) -> Action:
    """What a player at random does: first the kind of thing, then the card; recruiting rather than crying Havoc."""
    legal = state.list_legal()
    if legal[0] is RECRUIT and rng.random() < RECRUITS:
        return RECRUIT
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([action for action in legal if type(action) is kind])


def tries(state: State) -> list[str]:
    """What somebody may try here: every click that the table offers, and more of the same kind."""
    more: dict[str, list[Action]] = {
        "turn": [RECRUIT, CRY],
        "declare": [DECLARE[dogs] for dogs in range(3)],
        "dogs": [LOOT, SCAVENGE[DOG], *(SCAVENGE[card] for card in distinct(state.discards))],
        "last-dogs": [SWAP],
    }
    return list(dict.fromkeys([*clicks_on(state), *map(str, more.get(state.kind, ()))]))


def _deal(rng: Random, players: Sequence[int]) -> State:
    return deal(players=rng.choice(players), seed=rng.getrandbits(32))


#: A generator of questions about a rule, from games of Havoc at random.
from_play: Final = WholeGames(_deal, play_on, tries).from_play
