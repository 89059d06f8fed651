"""Words of the book as spans: rule numbers become links, words of the game are explained, sentences take links in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlencode

from havoclab.core.rules import RuleBook
from havoclab.core.words import Words
from havoclab.lessons.glossary import GlossaryTerm, read_glossary
from havoclab.stage.book.games import cards_of
from havoclab.stage.scene import Span, Term

#: A rule's number as it stands in a text.
NUMBER: Final = re.compile(r"\b[HG]\d+(?:\.\d+)?[a-z]?\b")
#: Stands in a sentence where links go; no text has it.
_HERE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


def address(language: str, **place: str) -> str:
    """The part of an address that opens the book at a place.

    >>> address("hu", rule="H4.3")
    '?lang=hu&rule=H4.3'
    """
    return f"?{urlencode({'lang': language, **place})}"


def link_to(rule: str, language: str) -> Span:
    """A rule's number as a link to its place in the book."""
    return Span(text=rule, href=address(language, rule=rule), intent={"do": "open", "place": rule})


def listed(spans: Iterable[Span]) -> list[Span]:
    """Spans with commas between them."""
    written: list[Span] = []
    for span in spans:
        written += [Span(text=", "), span] if written else [span]
    return written


def sentence(say: Words, message: str, slot: str, spans: Sequence[Span], **slots: object) -> list[Span]:
    """A whole sentence with links where one of its slots is."""
    before, _, after = say(message, **{slot: _HERE}, **slots).partition(_HERE)
    return [span for span in (Span(text=before), *spans, Span(text=after)) if span.text]


def write(text: str, book: RuleBook, language: str, *, known: frozenset[str] = frozenset()) -> list[Span]:
    """A text as spans: each rule number is a link, each word of the glossary is explained at its first place.

    Those in ``known`` are not explained here.

    >>> from havoclab.havoc import rulebook
    >>> [span.text for span in write("A dog (H2.2) bites.", rulebook(), "en") if span.term or span.href]
    ['dog', 'H2.2']
    """
    marks = [(found.start, found.end, found.term.id, "") for found in read_glossary(book.game).explain(text, language)]
    marks = [mark for mark in marks if mark[2] not in known]
    marks += [(match.start(), match.end(), "", match[0]) for match in NUMBER.finditer(text) if match[0] in book]
    spans: list[Span] = []
    at = 0
    for start, end, term, rule in sorted(marks):
        if start > at:
            spans.append(Span(text=text[at:start]))
        spans.append(Span(text=text[start:end], term=term) if term else link_to(rule, language))
        at = end
    return [*spans, Span(text=text[at:])] if at < len(text) else spans


def picture_of_term(term: GlossaryTerm, say: Words) -> Term:
    """A term with its meaning and its picture, to be shown beside its word."""
    cards = cards_of(term.game, term.cards, say, key=term.id) if term.cards else []
    language = say.language
    return Term(id=term.id, title=term.title(language), text=term.text(language), symbol=term.symbol, cards=cards)
