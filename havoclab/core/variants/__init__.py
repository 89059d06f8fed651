"""The rules of a game that can be switched off, what holds instead, and why the others can't be.

Each game has one :class:`Variants` (``GAME.variants``). Which rules are off stands in its options, as ``without``; its
engine asks ``options.holds("H4.3")`` at the place where the rule is kept. Beside the list of rules lie the words: the
message ``without-h4-3`` tells what holds without H4.3, ``kept-h1-1`` why there is nothing to switch off in H1.1.
Every rule of the rulebook has exactly one of the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from havoclab.core.words import words

if TYPE_CHECKING:
    from havoclab.core.variants.trials import Trials
    from havoclab.core.variants.witness import Witness

#: How many rules a refusal names as examples of those that can be switched off.
_EXAMPLES: Final = 6


@dataclass(frozen=True, slots=True)
class Variants:
    """The rules of one game that can be switched off.

    Attributes:
        title: the game's title.
        package: where the words and the stored witnesses (``witnesses.json``) lie.
        droppable: ids of the rules that can be switched off, in the order of the rulebook.
        trials: how a rule of this game is tried; read only when somebody asks, since it needs the engine, and the
            engine needs the list of rules.
    """

    title: str
    package: str
    droppable: tuple[str, ...]
    trials: Callable[[], Trials[Any]]

    def sorted_rules(self, rules: Iterable[str]) -> tuple[str, ...]:
        """These rules in the order of the rulebook, each once.

        Raises:
            ValueError: naming the first that can't be switched off, and what can be.

        >>> from havoclab.havoc.variants import VARIANTS
        >>> VARIANTS.sorted_rules(["H6.6", "H4.3", "H6.6"])
        ('H4.3', 'H6.6')
        >>> VARIANTS.sorted_rules(["H12"])
        Traceback (most recent call last):
        ...
        ValueError: rule 'H12' can't be switched off; those that can are H1.2, H4.10, H6.3, H7.1, H8.6, H13.1 and others
        """
        wanted = tuple(dict.fromkeys(rules))
        for rule in wanted:
            if rule not in self.droppable:
                raise ValueError(f"rule {rule[:12]!r} can't be switched off; {self._what_can(rule)}")
        return tuple(sorted(wanted, key=self.droppable.index))

    def _what_can(self, rule: str) -> str:
        chapter = rule.partition(".")[0]
        near = [known for known in self.droppable if known.startswith(f"{chapter}.")]
        if near:
            return f"of chapter {chapter} these can: {', '.join(near)}"
        some = self.droppable[:: -(-len(self.droppable) // _EXAMPLES)]
        return f"those that can are {', '.join(some)} and others"

    def message(self, rule: str) -> str:
        """The id of the message about this rule: ``without-...`` if it can be switched off, else ``kept-...``.

        >>> from havoclab.havoc.variants import VARIANTS
        >>> VARIANTS.message("H4.7a"), VARIANTS.message("H12")
        ('without-h4-7a', 'kept-h12')
        """
        kind = "without" if rule in self.droppable else "kept"
        return f"{kind}-{rule.lower().replace('.', '-')}"

    def say_without(self, rule: str, language: str = "en") -> str:
        """What holds at a table without this rule, as a sentence.

        Raises:
            ValueError: if it can't be switched off.

        >>> from havoclab.havoc.variants import VARIANTS
        >>> VARIANTS.say_without("H4.3")
        'The first card may come from the draw pile even if the recruits are full.'
        """
        self.sorted_rules([rule])
        return words(language, self.package)(self.message(rule))

    def why_kept(self, rule: str, language: str = "en") -> str:
        """Why there is nothing to switch off in this rule, as a sentence; "" if it can be switched off.

        Raises:
            ValueError: if there is no such rule.

        >>> from havoclab.havoc.variants import VARIANTS
        >>> VARIANTS.why_kept("H4.5")
        'The rule sets no limit. Without it there would still be none, as long as no other rule names a number.'
        >>> VARIANTS.why_kept("H4.3")
        ''
        """
        if rule in self.droppable:
            return ""
        say = words(language, self.package)
        if self.message(rule) not in say:
            raise ValueError(f"rule: {rule[:12]!r} is not in the rulebook of {self.title}")
        return say(self.message(rule))

    def witness_of(self, rule: str) -> Witness | None:
        """The smallest position found in which switching this rule off changes something; None if it can't be.

        >>> from havoclab.havoc.variants import VARIANTS
        >>> witness = VARIANTS.witness_of("H4.3")
        >>> witness.state.check(witness.action).rule, witness.without.check(witness.action)
        ('H4.3', None)
        """
        from havoclab.core.variants.witness import read_witness  # only here are stored positions read

        return read_witness(self, rule)
