"""The player aid's page: one sheet to print. What stands on it is each game's own, in a folder beside this."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from havoclab.core.rules import RuleBook
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.stage.aid.sheet import Sheet
from havoclab.stage.controller import PageController
from havoclab.stage.scene import Button, Buttons, Intent, Scene, Text

#: The start page and the book, seen from the aid.
HOME: Final = "../index.ipynb"
BOOK: Final = "rules.ipynb"


class AidController(PageController):
    """One page with all that one looks up in mid-game.

    Args:
        game: name of the game.
        language: "en" or "hu".

    >>> [block.id for block in AidController().scene().blocks if block.type == "table"]
    ['players', 'dogs', 'ranks', 'battles']
    """

    def __init__(self, game: str = "havoc", language: str = "en") -> None:
        super().__init__(game, language)
        self._package = f"{__package__}.{game}"
        self._own = import_module(self._package)

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of the aid."""
        usual = ("havoclab.core", f"havoclab.{self.game}", "havoclab.stage", "havoclab.stage.aid")
        return words(self.language, *dict.fromkeys([*usual, *self._own.PACKAGES, self._package]))

    def language_changed(self) -> None:
        """Nothing is kept in words here."""

    def do(self, intent: Intent) -> None:
        """There is nothing to do here but to read and to print.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"do: {str(intent.get('do'))[:24]!r} can't be done on the player aid")

    def draw(self) -> Scene:
        """The page."""
        say = self.say
        sheet = Sheet(say, BOOK, self._own.COUNTS)
        foot = Text(area="bottom", id="rights", paragraphs=[say("aid-foot")], tone="aside")
        blocks = [self._tools(), *self.replies(), *self._own.blocks(sheet), foot]
        return Scene(layout="sheet", title=say("aid-title"), blocks=blocks)

    def _tools(self) -> Buttons:
        say = self.say
        buttons = [
            Button(id="home", label=say("tool-home"), href=f"{HOME}?lang={self.language}", symbol="home"),
            Button(id="book", label=say("aid-book"), href=f"{BOOK}?lang={self.language}", symbol="book"),
            Button(id="print", label=say("aid-print"), key="p", symbol="scroll", prints=True, primary=True),
            self.language_button(),
        ]
        return Buttons(area="top", id="tools", buttons=buttons)
