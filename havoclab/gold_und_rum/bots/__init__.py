"""The bots that can sit at a table of Gold und Rum, weakest first.

What each is called and how it plays is told by the messages ``bot-<name>`` and ``bot-<name>-style``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from havoclab.core.bot import Bot
from havoclab.gold_und_rum.bots.farsighted import FarsightedBot
from havoclab.gold_und_rum.bots.levels import HastyBot, NoviceBot, SensibleBot
from havoclab.gold_und_rum.bots.random_bot import RandomBot

__all__ = ["BOTS", "FarsightedBot", "HastyBot", "NoviceBot", "RandomBot", "SensibleBot"]

#: Makers of the bots by name, weakest first.
BOTS: Final[Mapping[str, Callable[..., Bot]]] = MappingProxyType(
    {
        "random": RandomBot,
        "novice": NoviceBot,
        "hasty": HastyBot,
        "sensible": SensibleBot,
        "farsighted": FarsightedBot,
    }
)
