"""A moment of a replay packed for an address, and what an address may hold that can be replayed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import Record
from havoclab.core.words import LANGUAGES
from havoclab.stage.replay.book import Book
from havoclab.stage.replay.watching import Watching, pack_watching, read_watching

#: The kind of this page's own tokens. Those of a table ("t") and of a record ("r") are opened, too.
KIND: Final = "w"

#: A link, or the token in it, pasted instead of a record.
_TOKEN: Final = re.compile(r"(?:\S*[?&]s=)?(1[a-z][\w-]+)\S*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Moment:
    """What a token holds.

    Attributes:
        book: the game, at the line and moment to go on from.
        watching: how it was watched; None where the token does not say.
        language: in which language; empty where the token does not say.
    """

    book: Book
    watching: Watching | None = None
    language: str = ""


def pack_moment(book: Book, watching: Watching, language: str) -> str:
    """This moment with all lines, or, where they do not fit, with this line alone."""
    try:
        return pack(KIND, [language, book.packed(), book.shown, book.replay.at, pack_watching(watching)])
    except ValueError:
        return line_token(book, watching, language)


def line_token(book: Book, watching: Watching, language: str) -> str:
    """This moment of the line that is shown, to hand on; empty if it does not fit."""
    try:
        return pack(KIND, [language, [book.record.packed(), []], 0, book.replay.at, pack_watching(watching)])
    except ValueError:
        return ""


def read_token(token: str) -> Moment:
    """What a token of this page, of a table, or of a record holds.

    Raises:
        BadLink: saying what is wrong with it.
        BadRecord: if the game in it is not sound.
        ValueError: if it names a line or moment that the game does not have.

    >>> from havoclab import havoc
    >>> read_token(havoc.worked_example().to_link()).book.replay.at
    0
    """
    match unpack(token):
        case "w", [language, lines, int(shown), int(at), watching]:
            book = Book.from_packed(lines)
            book.show(shown, at)
            return Moment(book, read_watching(watching, len(book.record.seats)), _language(language))
        case "t", [language, record, int(at), *_]:
            book = Book(Record.from_packed(record))
            book.show(0, at)
            return Moment(book, language=_language(language))
        case "r", record:
            return Moment(Book(Record.from_packed(record)))
        case _:
            raise BadLink("link", "link-other-content")


def token_in(text: str) -> str:
    """The token of a pasted link, or the text itself if it is one; empty where it is something else.

    >>> token_in("replay.ipynb?lang=hu&s=1tabc&x=1"), token_in("havoclab record 1")
    ('1tabc', '')
    """
    link = _TOKEN.fullmatch(text)
    return link[1] if link else ""


def _language(data: object) -> str:
    return data if isinstance(data, str) and data in LANGUAGES else ""
