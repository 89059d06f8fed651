"""The glossaries: every word of a game with its rule, its meaning and a picture, and where a text uses it.

Each game has its own folder. One table for both languages: ``terms.json`` holds ids, rules, pictures and the forms in
which a word turns up in texts; the words themselves stand in ``words/``. A form may end in ``*`` (any ending) and may
mark its own part of a longer phrase in brackets (``the [recruits]``).

>>> [found.term.id for found in read_glossary("havoc").explain("A dog is laid to the recruits.", "en")]
['dog', 'recruits']
"""

from __future__ import annotations

import json
import re
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from havoclab.core.words import LANGUAGES, words
from havoclab.lessons.model import Id


class Forms(BaseModel):
    """How a word looks in texts, by language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    en: tuple[str, ...]
    hu: tuple[str, ...]


class _TermData(BaseModel):
    """A word as the game's file has it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Id
    rule: str = Field(pattern=r"^[HG]\d+(\.\d+[a-z]?)?$")
    symbol: str = ""
    cards: str = ""
    forms: Forms


class GlossaryTerm(NamedTuple):
    """A word of a game.

    Attributes:
        game: the game's name.
        rule: the rule that brings it in.
        symbol: name of a drawing that shows it.
        cards: cards that show it, in their text form.
        forms: how it looks in texts; none where the word alone would be found too often.
    """

    game: str
    id: str
    rule: str
    symbol: str
    cards: str
    forms: Forms

    def title(self, language: str) -> str:
        """The word itself."""
        return words(language, package_of(self.game))(f"term-{self.id}")

    def text(self, language: str) -> str:
        """What it means."""
        return words(language, package_of(self.game))(f"term-{self.id}-text")


class Found(NamedTuple):
    """A place in a text where a term stands."""

    start: int
    end: int
    term: GlossaryTerm


class Glossary:
    """The words of one game.

    Args:
        game: the game's name.

    Raises:
        ValueError: if an id stands twice in the game's file.
    """

    def __init__(self, game: str) -> None:
        data = json.loads((files(package_of(game)) / "terms.json").read_text(encoding="utf-8"))
        read = TypeAdapter(tuple[_TermData, ...]).validate_python(data)
        if len({term.id for term in read}) != len(read):
            raise ValueError(f"terms: an id stands twice in the glossary of {game}")
        #: All terms, in the order in which the rules bring them in.
        self.terms: Final = tuple(
            GlossaryTerm(game, term.id, term.rule, term.symbol, term.cards, term.forms) for term in read
        )

    def term(self, name: str) -> GlossaryTerm:
        """The term of this id.

        Raises:
            KeyError: if the glossary has none.
        """
        for term in self.terms:
            if term.id == name:
                return term
        raise KeyError(f"{name!r} is no term of the glossary")

    def explain(self, text: str, language: str) -> list[Found]:
        """Where the words stand in a text: each at its first place only, none inside another.

        >>> glossary = read_glossary("havoc")
        >>> [found.term.id for text in ("straight flush", "a pair") for found in glossary.explain(text, "en")]
        ['straight-flush', 'pair']
        """
        expression, terms = self._finders[language]
        found: list[Found] = []
        seen: set[str] = set()
        for match in expression.finditer(text):
            term = terms[(match.lastindex or 1) - 1]
            if term.id not in seen:
                seen.add(term.id)
                found.append(Found(match.start(), match.end(), term))
        return found

    @cached_property
    def _finders(self) -> dict[str, tuple[re.Pattern[str], tuple[GlossaryTerm, ...]]]:
        """By language one expression for all forms, the longest first, and the term of each of its groups."""
        finders = {}
        for language in LANGUAGES:
            forms = [(form, term) for term in self.terms for form in getattr(term.forms, language)]
            forms.sort(key=lambda pair: len(pair[0]), reverse=True)
            pattern = "|".join(f"({_pattern(form)})" for form, _ in forms)
            finders[language] = (re.compile(pattern, re.IGNORECASE), tuple(term for _, term in forms))
        return finders


@lru_cache(maxsize=8)
def read_glossary(game: str) -> Glossary:
    """The words of this game, read once.

    >>> first = read_glossary("havoc").terms[0]
    >>> first.title("en"), first.title("hu")
    ('soldier', 'katona')
    """
    return Glossary(game)


def package_of(game: str) -> str:
    """Where the words of this game's glossary lie."""
    return f"{__name__}.{game}"


def _pattern(form: str) -> str:
    """A form as a regular expression; the part to mark is a group."""
    marked = form if "[" in form else f"[{form}]"
    before, rest = marked.split("[")
    inside, after = rest.split("]")
    before, inside, after = (re.escape(part).replace(r"\*", r"\w*") for part in (before, inside, after))
    begins = f"(?<={before})" if before else r"(?<!\w)"
    return f"{begins}{inside}(?={after})" if after else rf"{begins}{inside}(?!\w)"
