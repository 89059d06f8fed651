"""A rulebook as data: every rule has a number, and everything that happens cites one."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Standing = Literal["rule", "ruling", "option", "printed"]
Texts = Mapping[str, str]


class Rule(BaseModel):
    """One numbered rule in every language.

    ``standing`` tells whose word it is: ``rule`` - the source says so; ``ruling`` - the source is silent or unclear
    and this is our decision, with its reason in ``why``; ``option`` - a switch of the game; ``printed`` - a number
    printed on a component.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    section: str
    title: Texts
    text: Texts
    standing: Standing = "rule"
    why: Texts | None = None
    cites: tuple[str, ...] = ()


class Section(BaseModel):
    """A chapter of the rulebook."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    title: Texts


class RuleBook(BaseModel):
    """All rules of one game, in the rulebook's order.

    >>> from havoclab import havoc
    >>> book = havoc.rulebook()
    >>> book["H4.3"].section
    'H4'
    >>> "H99.1" in book
    False
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...] = Field(min_length=1)

    def model_post_init(self, _context: object) -> None:
        """Check that ids are unique and that sections and cited rules exist; index the rules."""
        index = {rule.id: rule for rule in self.rules}
        if len(index) != len(self.rules):
            raise ValueError(f"rules: an id stands twice in the rulebook of {self.game}")
        chapters = {section.id for section in self.sections}
        for rule in self.rules:
            if rule.section not in chapters:
                raise ValueError(f"rules.{rule.id}.section: {rule.section!r} is not a section")
            for cited in rule.cites:
                if cited not in index:
                    raise ValueError(f"rules.{rule.id}.cites: {cited!r} is not a rule")
        object.__setattr__(self, "_index", index)

    @property
    def index(self) -> Mapping[str, Rule]:
        """Rules by their number."""
        return self._index  # type: ignore[attr-defined, no-any-return]  # set in model_post_init on a frozen model

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self.index[rule_id]
        except KeyError:
            raise KeyError(f"{rule_id!r} is not a rule of {self.game}") from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.index

    def __iter__(self) -> Iterator[Rule]:  # type: ignore[override]  # pydantic iterates over fields; a book, over rules
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def of_section(self, section: str) -> tuple[Rule, ...]:
        """The rules of one chapter."""
        return tuple(rule for rule in self.rules if rule.section == section)

    def cited_by(self, rule_id: str) -> tuple[Rule, ...]:
        """The rules that cite this one."""
        return tuple(rule for rule in self.rules if rule_id in rule.cites)

    def search(self, query: str, language: str = "en") -> tuple[Rule, ...]:
        """Rules that hold every word of ``query`` in number, title or text; best first.

        Case and accents do not matter. An empty query finds all rules.
        """
        wanted = _fold(query).split()
        ranked: list[tuple[int, int, Rule]] = []
        for place, rule in enumerate(self.rules):
            title, text = _fold(rule.title[language]), _fold(rule.text[language])
            number = rule.id.lower()
            if not all(word in number or word in title or word in text for word in wanted):
                continue
            penalty = sum(
                0 if number == word else 1 if number.startswith(word) else 2 if word in title else 3 for word in wanted
            )
            ranked.append((penalty, place, rule))
        return tuple(rule for _, _, rule in sorted(ranked, key=lambda row: row[:2]))


def _fold(text: str) -> str:
    """Lower case without accents, so that "Bekeor" finds the Hungarian word."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return re.sub(r"[\u0300-\u036f]", "", plain)


@lru_cache(maxsize=8)
def read_rulebook(package: str) -> RuleBook:
    """The rulebook that lies as ``rules.json`` in a game's package, read once."""
    return RuleBook.model_validate(json.loads((files(package) / "rules.json").read_text(encoding="utf-8")))
