"""Addresses of other pages, with the reader's language and what the page is to open."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from havoclab.core.link import pack
from havoclab.core.record import Record


def address_of(notebook: str, language: str, **asked: str | int) -> str:
    """The address of a page, seen from one in the same folder.

    >>> address_of("rules.ipynb", "hu", rule="H4.3")
    'rules.ipynb?lang=hu&rule=H4.3'
    """
    return f"{notebook}?{urlencode({'lang': language} | asked)}"


def position_of(game: str, data: dict[str, Any], language: str) -> str:
    """The address at which a position is set up: of this game, in the form in which files have it."""
    return address_of("sandbox.ipynb", language, s=pack("p", [game, data]))


def page_of(game: str, page: str, language: str, token: str) -> str:
    """The address of a page of this or another game with what it is to open.

    >>> page_of("gold_und_rum", "sandbox", "hu", "1pabc")
    '../gold-und-rum/sandbox.ipynb?lang=hu&s=1pabc'
    """
    return address_of(f"../{game.replace('_', '-')}/{page}.ipynb", language, s=token)


def analysis_of(record: Record, language: str) -> str:
    """The address at which the decisions of a game are looked at; without the game where it is too long for one."""
    try:
        return address_of("analysis.ipynb", language, s=pack("t", [language, record.packed(), 0]))
    except ValueError:  # there the browser's own store holds the game
        return address_of("analysis.ipynb", language)


def replay_of(record: Record, at: int, language: str) -> str:
    """The address at which a game is walked through, at this moment; without it where it is too long for an address.

    >>> from havoclab import havoc
    >>> replay_of(havoc.worked_example(), 3, "en")[:25]
    'replay.ipynb?lang=en&s=1t'
    """
    try:
        return address_of("replay.ipynb", language, s=pack("t", [language, record.packed(), at]))
    except ValueError:  # there the browser's own store holds the game
        return address_of("replay.ipynb", language)


def memory_of(record: Record, language: str) -> str:
    """The address at which the deals of a game are remembered; without the game where it is too long for one."""
    try:
        return address_of("memory.ipynb", language, s=pack("t", [language, record.packed(), 0]))
    except ValueError:  # there the browser's own store holds the game
        return address_of("memory.ipynb", language)
