"""The names under which PettingZoo and Gymnasium make our environments."""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

from havoclab.games import games

#: Where both libraries find the classes.
TABLE: Final = "havoclab.rl:env"
AGAINST_BOT: Final = "havoclab.rl:AgainstBot"


def pettingzoo_name(game: str) -> str:
    """PettingZoo's name for a table of this game.

    >>> pettingzoo_name("gold_und_rum")
    'havoclab/gold_und_rum_v0'
    """
    return f"havoclab/{game}_v0"


def gymnasium_name(game: str) -> str:
    """Gymnasium's name for a seat against bots in this game.

    >>> gymnasium_name("gold_und_rum")
    'havoclab/GoldUndRum-v0'
    """
    return f"havoclab/{game.title().replace('_', '')}-v0"


def register() -> None:
    """Tell both libraries; whoever tells them again changes nothing."""
    for game in games():
        if pettingzoo_name(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", pettingzoo_name(game), entry_point=TABLE, kwargs={"game": game})
        if gymnasium_name(game) not in gymnasium.registry:
            gymnasium.register(gymnasium_name(game), entry_point=AGAINST_BOT, kwargs={"game": game})
