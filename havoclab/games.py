"""The games there are, by name; each is loaded when it is asked for.

>>> load("havoc").players
range(2, 7)
"""

from __future__ import annotations

from importlib import import_module

from havoclab.core.game import Game

_GAMES = ("havoc", "gold_und_rum")


def games() -> tuple[str, ...]:
    """Names of all games.

    >>> games()
    ('havoc', 'gold_und_rum')
    """
    return _GAMES


def load(name: str) -> Game:
    """The game of this name.

    Raises:
        ValueError: naming the games there are, if it is none of them.

    >>> load("chess")
    Traceback (most recent call last):
    ...
    ValueError: game: 'chess' is none; allowed are havoc, gold_und_rum
    """
    if name not in _GAMES:
        raise ValueError(f"game: {str(name)[:40]!r} is none; allowed are {', '.join(_GAMES)}")
    game: Game = import_module(f"havoclab.{name}.game").GAME
    return game
