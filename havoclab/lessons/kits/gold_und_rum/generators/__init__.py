"""Fresh positions of Gold und Rum: each is made from a random source and has an answer that the engine checks.

One module a part of the rulebook; each names its generators in a ``GENERATORS`` of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from havoclab.lessons.kits.gold_und_rum.generators import (
    battle_questions,
    battles,
    claims,
    claims_questions,
    opening,
    scoring,
    setting_up,
    spies,
)
from havoclab.lessons.made import Made

GENERATORS: Final[dict[str, Callable[[Random], Made]]] = {
    **battles.GENERATORS,
    **battle_questions.GENERATORS,
    **claims.GENERATORS,
    **claims_questions.GENERATORS,
    **opening.GENERATORS,
    **scoring.GENERATORS,
    **spies.GENERATORS,
    **setting_up.GENERATORS,
}
