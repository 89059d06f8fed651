"""Gold und Rum, as rules that run.

Each module is a section of the rulebook: ``warriors`` (G2), ``rounds`` (G3), ``dealing`` (G4), ``opening`` (G5),
``spying`` (G6), ``combat`` and ``strength`` (G7), ``scoring`` (G8).

>>> state = deal(players=4, seed=7)
>>> [event.rule for event in state.apply("deal")]
['G4.2']
"""

from __future__ import annotations

from typing import Any

from havoclab.core.rules import RuleBook, read_rulebook
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.view import View

__all__ = ["Options", "State", "View", "deal", "rulebook"]


def deal(options: Options | None = None, *, seed: int, **switches: Any) -> State:
    """A new game, dealt by the rules.

    Args:
        options: how it is played.
        seed: the same seed deals the same cards.
        **switches: instead of options, the fields of :class:`Options` by name (``players=5, step_mode=True``).

    Raises:
        ValueError: naming the option, the reason and what is allowed.

    Source: G3, G4.1.

    >>> deal(players=6, seed=1).options.piles
    13
    """
    return State.deal(Options.given(options, switches), seed)


def rulebook() -> RuleBook:
    """The numbered rules, in English and Hungarian."""
    return read_rulebook("havoclab.gold_und_rum")
