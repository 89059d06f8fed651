"""The glossary: every word of the game with its rule, its meaning and a picture, and where a text uses it.

One table for both languages: ``terms.json`` holds ids, rules, pictures and the forms in which a word turns up in texts;
the words themselves stand in ``words/``. A form may end in ``*`` (any ending) and may mark its own part of a longer
phrase in brackets (``the [recruits]``).

>>> [found.term.id for found in explain("A dog is laid to the recruits.", "en")]
['dog', 'recruits']
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from havoclab.core.words import words
from havoclab.lessons.model import Id

#: Where the words of the glossary lie.
PACKAGE: Final = "havoclab.lessons.glossary"


class Forms(BaseModel):
    """How a word looks in texts, by language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    en: tuple[str, ...]
    hu: tuple[str, ...]


class GlossaryTerm(BaseModel):
    """A word of the game.

    Attributes:
        rule: the rule that brings it in.
        symbol: name of a drawing that shows it.
        cards: cards that show it, in their text form.
        forms: how it looks in texts; none where the word alone would be found too often.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Id
    rule: str = Field(pattern=r"^H\d+(\.\d+[a-z]?)?$")
    symbol: str = ""
    cards: str = ""
    forms: Forms

    def title(self, language: str) -> str:
        """The word itself."""
        return words(language, PACKAGE)(f"term-{self.id}")

    def text(self, language: str) -> str:
        """What it means."""
        return words(language, PACKAGE)(f"term-{self.id}-text")


class Found(NamedTuple):
    """A place in a text where a term stands."""

    start: int
    end: int
    term: GlossaryTerm


@lru_cache(maxsize=1)
def read_glossary() -> tuple[GlossaryTerm, ...]:
    """All terms, in the order in which the rules bring them in.

    >>> read_glossary()[0].title("en"), read_glossary()[0].title("hu")
    ('soldier', 'katona')
    """
    data = json.loads((files(PACKAGE) / "terms.json").read_text(encoding="utf-8"))
    terms = TypeAdapter(tuple[GlossaryTerm, ...]).validate_python(data)
    ids = [term.id for term in terms]
    if len(set(ids)) != len(ids):
        raise ValueError("terms: an id stands twice in the glossary")
    return terms


def term_of(name: str) -> GlossaryTerm:
    """The term of this id.

    Raises:
        KeyError: if the glossary has none.
    """
    for term in read_glossary():
        if term.id == name:
            return term
    raise KeyError(f"{name!r} is no term of the glossary")


def _pattern(form: str) -> str:
    """A form as a regular expression; the part to mark is a group."""
    marked = form if "[" in form else f"[{form}]"
    before, rest = marked.split("[")
    inside, after = rest.split("]")
    before, inside, after = (re.escape(part).replace(r"\*", r"\w*") for part in (before, inside, after))
    begins = f"(?<={before})" if before else r"(?<!\w)"
    return f"{begins}{inside}(?={after})" if after else rf"{begins}{inside}(?!\w)"


@lru_cache(maxsize=2)
def _finder(language: str) -> tuple[re.Pattern[str], tuple[GlossaryTerm, ...]]:
    """One expression for all forms, the longest first, and the term of each of its groups."""
    forms = [(form, term) for term in read_glossary() for form in getattr(term.forms, language)]
    forms.sort(key=lambda pair: len(pair[0]), reverse=True)
    pattern = "|".join(f"({_pattern(form)})" for form, _ in forms)
    return re.compile(pattern, re.IGNORECASE), tuple(term for _, term in forms)


def explain(text: str, language: str) -> list[Found]:
    """Where the words of the glossary stand in a text: each at its first place only, none inside another.

    >>> [text for text in ("straight flush", "a pair")  for found in explain(text, "en") for text in [found.term.id]]
    ['straight-flush', 'pair']
    """
    expression, terms = _finder(language)
    found: list[Found] = []
    seen: set[str] = set()
    for match in expression.finditer(text):
        term = terms[(match.lastindex or 1) - 1]
        if term.id not in seen:
            seen.add(term.id)
            found.append(Found(match.start(), match.end(), term))
    return found
