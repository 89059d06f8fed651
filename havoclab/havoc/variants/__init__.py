"""The rules of Havoc that can be switched off, what holds instead, and why the others can't be.

What every game's :class:`~havoclab.core.variants.Variants` does is done here with Havoc's rules. The engine asks
``position.holds("H4.3")`` at the place where the rule is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from havoclab.core.variants import Variants

if TYPE_CHECKING:
    from havoclab.havoc.variants.trying import HavocTrials

__all__ = ["DROPPABLE", "VARIANTS", "say_without", "sorted_rules", "why_kept", "witness_of"]

_BY_CHAPTER: Final = """
H1.2
H3.1 H3.2 H3.3 H3.4 H3.5 H3.5a
H4.1 H4.2 H4.3 H4.4 H4.6 H4.7 H4.7a H4.7b H4.8 H4.9 H4.9a H4.10 H4.11 H4.11b
H5.1 H5.2 H5.2a H5.3 H5.3a H5.5 H5.5a H5.6 H5.6a
H6.1 H6.1a H6.1b H6.1c H6.2 H6.2a H6.3 H6.3a H6.4 H6.4a H6.5 H6.6 H6.6b H6.6c H6.7 H6.7a H6.7b H6.8 H6.9 H6.10 H6.11
H6.12 H6.12a H6.12b
H7.1 H7.2 H7.3 H7.4 H7.5 H7.6 H7.6a H7.7
H8.1 H8.2 H8.3 H8.4 H8.5 H8.5a H8.5b H8.5c H8.5d H8.5e H8.6 H8.6a
H9.1 H9.1a H9.2 H9.3 H9.3a H9.4 H9.4a H9.5 H9.5b H9.6 H9.6a
H10.1 H10.1a
H11.1 H11.1a H11.1b
H13.1 H13.2 H13.2a H13.2b H13.3 H13.3a H13.4 H13.4a H13.5 H13.7 H13.7a H13.7b H13.10 H13.11 H13.11a H13.11b
"""

#: The rules that can be switched off, in the order of the rulebook.
DROPPABLE: Final[tuple[str, ...]] = tuple(_BY_CHAPTER.split())


def _trials() -> HavocTrials:
    from havoclab.havoc.variants.trying import HavocTrials  # it needs the engine, and the engine needs this file

    return HavocTrials()


VARIANTS: Final = Variants("Havoc", "havoclab.havoc.variants", DROPPABLE, _trials)

sorted_rules = VARIANTS.sorted_rules
say_without = VARIANTS.say_without
why_kept = VARIANTS.why_kept
witness_of = VARIANTS.witness_of
