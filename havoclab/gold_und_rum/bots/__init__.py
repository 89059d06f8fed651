"""The bots that can sit at a table of Gold und Rum, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from havoclab.core.bot import Bot
from havoclab.gold_und_rum.bots.random_bot import RandomBot

__all__ = ["BOTS", "RandomBot"]

#: Makers of the bots by name, weakest first.
BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType({"random": RandomBot})
