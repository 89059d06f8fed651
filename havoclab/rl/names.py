"""The names under which PettingZoo and Gymnasium make our environments."""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

PETTINGZOO: Final = "havoclab/havoc_v0"
GYMNASIUM: Final = "havoclab/Havoc-v0"


def register() -> None:
    """Tell both libraries; whoever tells them again changes nothing."""
    if PETTINGZOO not in pettingzoo.aec_registry:
        pettingzoo.register("aec", PETTINGZOO, entry_point="havoclab.rl:env")
    if GYMNASIUM not in gymnasium.registry:
        gymnasium.register(GYMNASIUM, entry_point="havoclab.rl:AgainstBot")
