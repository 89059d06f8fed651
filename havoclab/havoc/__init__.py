"""Havoc: The Hundred Years War, as rules that run.

Each module is a section of the rulebook: ``setup`` (H3), ``recruiting`` (H4), ``peace`` (H5), ``battle`` (H6),
``aftermath`` (H7), ``hands`` (H8), ``last_battle`` (H9, H10), ``options`` (H11).

>>> state = deal(players=4, seed=1340)
>>> _ = state.apply("recruit")
>>> [event.rule for event in state.apply("draw")]
['H4.2']
"""

from __future__ import annotations

from typing import Any

from havoclab.core.rules import RuleBook, read_rulebook
from havoclab.havoc.options import Options
from havoclab.havoc.state import State
from havoclab.havoc.view import View
from havoclab.havoc.worked_example import worked_example

__all__ = ["Options", "State", "View", "deal", "rulebook", "worked_example"]


def deal(options: Options | None = None, *, seed: int, **switches: Any) -> State:
    """A new game, dealt by the rules.

    Args:
        options: how it is played.
        seed: the same seed deals the same cards.
        **switches: instead of options, the fields of :class:`Options` by name (``players=3, best_subset=True``).

    Raises:
        ValueError: naming the option, the reason and what is allowed.

    Source: H3.

    >>> deal(players=2, seed=1).options.supply
    Supply(highest=8, dogs=6, recruits=4)
    """
    return State.deal(Options.given(options, switches), seed)


def rulebook() -> RuleBook:
    """The numbered rules, in English and Hungarian."""
    return read_rulebook("havoclab.havoc")
