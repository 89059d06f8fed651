"""The comments of the worked example in the reader's language: a record is written in one, a page speaks two."""

from __future__ import annotations

from functools import cache

from havoclab.core.words import LANGUAGES, words
from havoclab.havoc import worked_example
from havoclab.stage.replay.book import Book


@cache
def _comments(language: str) -> dict[int, str]:
    """What is said about the moves of the worked example, by their numbers."""
    say = words(language, "havoclab.stage.replay")
    moves = enumerate(worked_example().moves, 1)
    return {number: say(f"example-{number}") for number, move in moves if move.comment}


def translate(book: Book, language: str) -> None:
    """If this is the worked example, say in this language what it says of its moves. What anybody else wrote stays.

    >>> book = Book(worked_example())
    >>> translate(book, "hu")
    >>> book.replay.moves[11].comment
    'H3.1: négy játékosnál öt újonccal telik meg a terület.'
    """
    example = worked_example()
    if book.lines[0].replay.record.start != example.start:
        return
    for number in _comments(language):
        known = {_comments(other)[number] for other in LANGUAGES}
        for line in book.lines:
            moves = line.replay.moves
            if len(moves) >= number and moves[number - 1].comment in known:
                line.replay.comment(number, _comments(language)[number])
