"""The alphabetical index: words of the glossary and further topics, each with the rules that speak of it."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Final, NamedTuple

from havoclab.core.rules import RuleBook
from havoclab.core.words import Words
from havoclab.lessons.glossary import read_glossary

#: Letters of Hungarian that are written with two or three signs, the longest first.
_DIGRAPHS: Final = ("dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
#: Long vowels are sorted as their short ones; ö and ü are letters of their own, after o and u.
_SHORT: Final = str.maketrans("áéíóőúű", "aeioöuü")
_ALPHABET: Final = (
    *("a", "b", "c", "cs", "d", "dz", "dzs", "e", "f", "g", "gy", "h", "i", "j", "k", "l", "ly", "m", "n", "ny"),
    *("o", "ö", "p", "q", "r", "s", "sz", "t", "ty", "u", "ü", "v", "w", "x", "y", "z", "zs"),
)


class Entry(NamedTuple):
    """A line of the index: what one looks for, and where it is told."""

    text: str
    rules: tuple[str, ...]
    term: str = ""
    """Id of the glossary's word, where it is one."""


@lru_cache(maxsize=8)
def _topics(game: str) -> dict[str, tuple[str, ...]]:
    data = json.loads((files(f"havoclab.stage.book.{game}") / "topics.json").read_text(encoding="utf-8"))
    return {name: tuple(rules) for name, rules in data.items()}


def entries(book: RuleBook, say: Words) -> list[Entry]:
    """All lines of the index in the order of the language's alphabet.

    A word of the glossary leads to the rule that brings it in and to those that have it in their title.
    """
    language, glossary = say.language, read_glossary(book.game)
    titled: dict[str, list[str]] = {}
    for rule in book:
        for found in glossary.explain(rule.title[language], language):
            titled.setdefault(found.term.id, []).append(rule.id)
    lines = [
        Entry(term.title(language), tuple(dict.fromkeys([term.rule, *titled.get(term.id, [])])), term.id)
        for term in glossary.terms
    ]
    lines += [Entry(say(f"topic-{name}"), rules) for name, rules in _topics(book.game).items()]
    return sorted(lines, key=lambda line: sort_key(line.text, language))


def by_letter(lines: list[Entry], language: str) -> list[tuple[str, list[Entry]]]:
    """The lines in groups by their first letter."""
    return [
        (letter.capitalize(), list(group))
        for letter, group in groupby(lines, key=lambda line: _letters(line.text, language)[0])
    ]


def sort_key(text: str, language: str) -> list[int]:
    """What a text is sorted by in a language.

    >>> sorted(["szín", "sor", "ördög", "osztás"], key=lambda word: sort_key(word, "hu"))
    ['osztás', 'ördög', 'sor', 'szín']
    """
    order = {letter: place for place, letter in enumerate((*"0123456789", *_ALPHABET))}
    return [order.get(letter, -1) for letter in _letters(text, language)]


def _letters(text: str, language: str) -> list[str]:
    """The letters of a text, as the language counts them; spaces and signs don't count."""
    if language == "hu":
        found = re.findall(f"{'|'.join(_DIGRAPHS)}|[^\\W_]", text.casefold())
        return [letter.translate(_SHORT) for letter in found] or [""]
    plain = unicodedata.normalize("NFD", text.casefold())
    return re.findall(r"[^\W_]", plain) or [""]
