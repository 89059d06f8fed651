"""Fresh positions for the questions: each is made from a random source and has an answer that the engine checks.

One module a part of the rulebook; each names its generators in a ``GENERATORS`` of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from havoclab.lessons.kits.havoc.generators import (
    aftermath,
    battle,
    battle_details,
    battle_questions,
    castillon,
    ends,
    example,
    john,
    johns_battle,
    options,
    peace,
    rank_details,
    rank_questions,
    ranks,
    setup,
    turn,
    turn_details,
    turn_questions,
)
from havoclab.lessons.made import Made

GENERATORS: Final[dict[str, Callable[[Random], Made]]] = {
    **turn.GENERATORS,
    **battle.GENERATORS,
    **ranks.GENERATORS,
    **aftermath.GENERATORS,
    **peace.GENERATORS,
    **turn_details.GENERATORS,
    **battle_details.GENERATORS,
    **rank_details.GENERATORS,
    **turn_questions.GENERATORS,
    **battle_questions.GENERATORS,
    **rank_questions.GENERATORS,
    **castillon.GENERATORS,
    **ends.GENERATORS,
    **setup.GENERATORS,
    **options.GENERATORS,
    **example.GENERATORS,
    **john.GENERATORS,
    **johns_battle.GENERATORS,
}
