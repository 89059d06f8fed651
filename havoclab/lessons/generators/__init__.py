"""Fresh positions for the questions: each is made from a random source and has an answer that the engine checks.

One module a part of the rulebook; each names its generators in a ``GENERATORS`` of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from havoclab.lessons.generators import battle, ranks, turn
from havoclab.lessons.generators.deck import Made

__all__ = ["GENERATORS", "Made", "make"]

GENERATORS: Final[dict[str, Callable[[Random], Made]]] = {
    **turn.GENERATORS,
    **battle.GENERATORS,
    **ranks.GENERATORS,
}


def make(name: str, rng: Random) -> Made:
    """What the generator of this name makes.

    Raises:
        ValueError: naming the generators there are.
    """
    if name not in GENERATORS:
        raise ValueError(f"generator: {name!r} is none; allowed are {', '.join(GENERATORS)}")
    return GENERATORS[name](rng)
