"""Strengths of many armies of Gold und Rum at once, with numpy; the same numbers as `strength` gives one by one.

Sources: G7.5-G7.8, as in `havoclab/gold_und_rum/strength.py`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from havoclab.gold_und_rum.strength import (
    OF_AIRSHIP,
    OF_GIANT,
    OF_GOBLIN,
    OF_MACHINE,
    OF_SIX,
    OF_TROLL,
    OF_TWO,
    TOO_MANY_LEADERS,
)
from havoclab.gold_und_rum.warriors import GIANT, GOBLIN, KINDS, LEADER, MACHINE, RACES, SIX, TROLL, TWO

__all__ = ["army_strengths"]

_BLOCK: Final = 16_384  # the columns of a block stay in the processor's second cache
_Numbers = npt.NDArray[np.integer[Any]]


def army_strengths(
    armies: npt.ArrayLike, race: int, *, leader_factor: int = 2, flown: npt.ArrayLike = -1
) -> npt.NDArray[np.int64]:
    """The strengths of armies that fight for one race. Source: G7.5-G7.8.

    Args:
        armies: counts by kind, of shape (n, 22): what each sent.
        race: the race that fights, 0 to 3.
        leader_factor: what one leader makes of the strength of its race. Source: G2.4.
        flown: goblins on the airship that joins, one number for all armies or one for each; -1: none does.

    Raises:
        ValueError: for another shape, another kind of number, or no such race.

    >>> from havoclab.gold_und_rum.warriors import KINDS, count
    >>> sent = count([KINDS.index(name) for name in ("orc-2", "orc-6", "orc-leader", "goblin", "machine")])
    >>> army_strengths([sent, sent], 1, flown=[-1, 2]).tolist()
    [26, 32]
    """
    counts = np.asarray(armies)
    if counts.ndim != 2 or counts.shape[1] != len(KINDS):
        raise ValueError(f"armies: the shape is {counts.shape}; allowed is (armies, {len(KINDS)} kinds)")
    if not np.issubdtype(counts.dtype, np.integer):
        raise ValueError(f"armies: the numbers are {counts.dtype}; allowed are integers")
    if not 0 <= race < len(RACES):
        raise ValueError(f"race: {race!r} is none; allowed are 0 to {len(RACES) - 1}")
    goblins = np.broadcast_to(np.asarray(flown), len(counts))
    found = np.empty(len(counts), np.int64)
    for start in range(0, len(counts), _BLOCK):
        block = slice(start, start + _BLOCK)
        found[block] = _strengths_of_block(counts[block], 3 * race, leader_factor, goblins[block])
    return found


def _strengths_of_block(counts: _Numbers, first: int, leader_factor: int, flown: _Numbers) -> _Numbers:
    """One block of armies; ``first`` is the race's first kind."""
    columns = {kind: counts[:, kind].astype(np.int32) for kind in (GOBLIN, GIANT, TROLL, MACHINE)}
    twos, sixes, leaders = (counts[:, first + kind].astype(np.int32) for kind in (TWO, SIX, LEADER))
    own = twos * OF_TWO + sixes * OF_SIX
    own *= np.where(leaders > 0, leader_factor, 1)
    own += columns[GOBLIN] * OF_GOBLIN + columns[GIANT] * OF_GIANT + columns[TROLL] * OF_TROLL
    own += np.minimum(columns[GOBLIN], columns[MACHINE]) * OF_MACHINE
    own += np.where(flown > 0, OF_AIRSHIP + flown * OF_GOBLIN, 0)
    own[leaders >= TOO_MANY_LEADERS] = 0
    return own
