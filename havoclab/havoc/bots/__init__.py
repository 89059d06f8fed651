"""The bots that can sit at a table of Havoc, weakest first: a floor of pure chance, and five levels above it.

Four of them are one mind with different beliefs (``captain.py``, ``character.py``); the last one also plays the game
on in thought (``farsighted.py``). None of them sees more than its view.

What each is called and how it plays is told by the messages ``bot-<name>`` and ``bot-<name>-style``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from havoclab.core.bot import Bot
from havoclab.havoc.bots.farsighted import FarsightedBot
from havoclab.havoc.bots.hasty import HastyBot
from havoclab.havoc.bots.judging import Estimate, judge
from havoclab.havoc.bots.novice import NoviceBot
from havoclab.havoc.bots.patient import PatientBot
from havoclab.havoc.bots.random_bot import RandomBot
from havoclab.havoc.bots.sensible import SensibleBot

__all__ = [
    "BOTS",
    "Estimate",
    "FarsightedBot",
    "HastyBot",
    "NoviceBot",
    "PatientBot",
    "RandomBot",
    "SensibleBot",
    "judge",
]

#: Makers of the bots by name, weakest first.
BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {
        "random": RandomBot,
        "novice": NoviceBot,
        "hasty": HastyBot,
        "sensible": SensibleBot,
        "patient": PatientBot,
        "farsighted": FarsightedBot,
    }
)
