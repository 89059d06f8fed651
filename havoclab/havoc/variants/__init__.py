"""The rules that can be switched off, what holds instead, and why the others can't be.

Which rules are off stands in :attr:`havoclab.havoc.options.Options.without`; the engine asks ``position.holds("H4.3")``
at the place where the rule is kept. Where this package only says something, it says it in whole sentences: the message
``without-h4-3`` tells what holds without H4.3, ``kept-h1-1`` why there is nothing to switch off in H1.1. Every rule of
the rulebook has exactly one of the two.

:func:`witness_of` gives the smallest position found in which a rule matters.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from havoclab.core.words import words

if TYPE_CHECKING:
    from havoclab.havoc.variants.witness import Witness

__all__ = ["DROPPABLE", "droppable", "say_without", "sorted_rules", "why_kept", "witness_of"]

PACKAGE: Final = "havoclab.havoc.variants"

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
_PLACE: Final = {rule: place for place, rule in enumerate(DROPPABLE)}


def droppable() -> tuple[str, ...]:
    """The ids of the rules that can be switched off, in the order of the rulebook.

    >>> "H4.3" in droppable(), "H1.1" in droppable()
    (True, False)
    """
    return DROPPABLE


def sorted_rules(rules: Iterable[str]) -> tuple[str, ...]:
    """These rules in the order of the rulebook, each once.

    Raises:
        ValueError: naming the first that can't be switched off, and what can be.

    >>> sorted_rules(["H6.6", "H4.3", "H6.6"])
    ('H4.3', 'H6.6')
    >>> sorted_rules(["H12"])
    Traceback (most recent call last):
    ...
    ValueError: rule 'H12' can't be switched off; those that can are H1.2, H4.10, H6.3, H7.1, H8.6, H13.1 and others
    """
    wanted = tuple(dict.fromkeys(rules))
    for rule in wanted:
        if rule not in _PLACE:
            chapter = rule.partition(".")[0]
            near = [known for known in DROPPABLE if known.startswith(f"{chapter}.")]
            allowed = f"of chapter {chapter} these can: {', '.join(near)}" if near else f"those that can are {_SOME}"
            raise ValueError(f"rule {rule[:12]!r} can't be switched off; {allowed}")
    return tuple(sorted(wanted, key=_PLACE.__getitem__))


_SOME: Final = f"{', '.join(DROPPABLE[::18])} and others"


def message(rule: str) -> str:
    """The id of the message about this rule: ``without-...`` if it can be switched off, else ``kept-...``.

    >>> message("H4.7a"), message("H12")
    ('without-h4-7a', 'kept-h12')
    """
    kind = "without" if rule in _PLACE else "kept"
    return f"{kind}-{rule.lower().replace('.', '-')}"


def say_without(rule: str, language: str = "en") -> str:
    """What holds at a table without this rule, as a sentence.

    Raises:
        ValueError: if it can't be switched off.

    >>> say_without("H4.3")
    'The first card may come from the draw pile even if the recruits are full.'
    """
    sorted_rules([rule])
    return words(language, PACKAGE)(message(rule))


def why_kept(rule: str, language: str = "en") -> str:
    """Why there is nothing to switch off in this rule, as a sentence; "" if it can be switched off.

    Raises:
        ValueError: if there is no such rule.

    >>> why_kept("H4.5")
    'The rule sets no limit. Without it there would still be none, as long as no other rule names a number.'
    >>> why_kept("H4.3")
    ''
    """
    if rule in _PLACE:
        return ""
    say = words(language, PACKAGE)
    if message(rule) not in say:
        raise ValueError(f"rule: {rule[:12]!r} is not in the rulebook of Havoc")
    return say(message(rule))


def witness_of(rule: str) -> Witness | None:
    """The smallest position found in which switching this rule off changes something; None if it can't be switched off.

    >>> witness = witness_of("H4.3")
    >>> witness.state.check(witness.action).rule, witness.without.check(witness.action)
    ('H4.3', None)
    """
    from havoclab.havoc.variants.witness import read_witness  # it needs the engine, and the engine needs this file

    return read_witness(rule)
