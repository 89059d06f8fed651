"""A link or a file of another game than the page's: what is said then, and the door to where it opens."""

from __future__ import annotations

from typing import ClassVar

from havoclab.core.link import BadLink
from havoclab.games import games
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.doors import page_of
from havoclab.stage.scene import Button


class _Title:
    """What a game is called in each language."""

    def __init__(self, game: str) -> None:
        self._game = game

    def text(self, language: str) -> str:
        """The title; of a game that nobody knows here, the name that it has in the data."""
        return read_catalogue().course(self._game).title(language) if self._game in games() else self._game[:40]


class AnotherGame(BadLink):
    """It holds another game.

    >>> AnotherGame("havoc").text("en")
    'It holds a game of Havoc, which opens on that game’s own page.'
    """

    packages: ClassVar[tuple[str, ...]] = ("havoclab.core", "havoclab.stage")

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(
            "link", "link-another-game" if game in games() else "link-unknown-game", {"game": _Title(game)}
        )

    def door(self, page: str, language: str, token: str, label: str) -> Button | None:
        """Where the link opens: the same page of its own game; None if nobody knows that game here."""
        if self.game not in games():
            return None
        return Button(id="elsewhere", label=label, href=page_of(self.game, page, language, token), symbol="gear")
