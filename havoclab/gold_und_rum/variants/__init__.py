"""The rules of Gold und Rum that can be switched off, what holds instead, and why the others can't be.

What every game's :class:`~havoclab.core.variants.Variants` does is done here with the rules of Gold und Rum. The engine
asks ``position.holds("G6.4")`` at the place where the rule is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from havoclab.core.variants import Variants

if TYPE_CHECKING:
    from havoclab.gold_und_rum.variants.trying import GoldUndRumTrials

__all__ = ["DROPPABLE", "VARIANTS", "say_without", "sorted_rules", "why_kept", "witness_of"]

_BY_CHAPTER: Final = """
G3.2 G3.4
G4.1 G4.1a G4.2 G4.4 G4.5 G4.6 G4.7 G4.7a G4.7b G4.8 G4.8a G4.9
G5.1 G5.2 G5.2a G5.2b G5.3 G5.3a G5.4 G5.5
G6.1 G6.2 G6.2a G6.3 G6.4
G7.1 G7.1a G7.1b G7.2 G7.2a G7.3 G7.3a G7.5 G7.5a G7.6 G7.6a G7.7 G7.7a G7.8 G7.9
G8.1 G8.1a G8.2 G8.4 G8.5 G8.5a
"""

#: The rules that can be switched off, in the order of the rulebook.
DROPPABLE: Final[tuple[str, ...]] = tuple(_BY_CHAPTER.split())


def _trials() -> GoldUndRumTrials:
    from havoclab.gold_und_rum.variants.trying import GoldUndRumTrials  # it needs the engine, which needs this file

    return GoldUndRumTrials()


VARIANTS: Final = Variants("Gold und Rum", "havoclab.gold_und_rum.variants", DROPPABLE, _trials)

sorted_rules = VARIANTS.sorted_rules
say_without = VARIANTS.say_without
why_kept = VARIANTS.why_kept
witness_of = VARIANTS.witness_of
