"""The bots that can sit at a table of Havoc, weakest first.

What each is called and how it plays is told by the messages ``bot-<name>`` and ``bot-<name>-style``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from havoclab.core.bot import Bot
from havoclab.havoc.bots.judging import Estimate, judge
from havoclab.havoc.bots.random_bot import RandomBot
from havoclab.havoc.bots.sensible import SensibleBot

__all__ = ["BOTS", "Estimate", "RandomBot", "SensibleBot", "judge"]

#: Makers of the bots by name, weakest first.
BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType({"random": RandomBot, "sensible": SensibleBot})
