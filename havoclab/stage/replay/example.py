"""The example that a game's rules bring: its comments in the reader's language; a record is written in one of them."""

from __future__ import annotations

from functools import cache

from havoclab.core.record import Record
from havoclab.core.words import LANGUAGES, words
from havoclab.games import load
from havoclab.stage.replay.book import Book


def package_of(game: str) -> str:
    """Where the words of a game's replays lie: what is said about its example, and what a film of it is called."""
    return f"{__package__}.{game}"


@cache
def example_of(game: str) -> Record:
    """The game that is walked through where no other is opened.

    >>> len(example_of("havoc").moves)
    46
    """
    read = load(game).example
    assert read is not None, f"{game} comes with an example"
    return read()


@cache
def _comments(game: str, language: str) -> dict[int, str]:
    """What is said about the moves of the example, by their numbers."""
    say = words(language, package_of(game))
    moves = enumerate(example_of(game).moves, 1)
    return {number: say(f"example-{number}") for number, move in moves if move.comment}


def translate(book: Book, language: str) -> None:
    """If this is the game's example, say in this language what it says of its moves. What anybody else wrote stays.

    >>> book = Book(example_of("havoc"))
    >>> translate(book, "hu")
    >>> book.replay.moves[11].comment
    'H3.1: négy játékosnál öt újonccal telik meg a terület.'
    """
    game = book.record.game
    if book.lines[0].replay.record.start != example_of(game).start:
        return
    for number in _comments(game, language):
        known = {_comments(game, other)[number] for other in LANGUAGES}
        for line in book.lines:
            moves = line.replay.moves
            if len(moves) >= number and moves[number - 1].comment in known:
                line.replay.comment(number, _comments(game, language)[number])
