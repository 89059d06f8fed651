"""What a page that plays must know of a game: each game's own part lies beside this file, under the game's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from havoclab.core.outcome import Outcome
from havoclab.core.record import Record
from havoclab.core.rules import RuleBook
from havoclab.core.view import View
from havoclab.core.words import Words
from havoclab.games import games
from havoclab.stage.scene import Block, Intent, Table

if TYPE_CHECKING:
    from havoclab.stage.sitting import Sitting

#: What a page sends by itself while a hint is being worked out.
THINK: Final[Intent] = {"do": "hint", "think": True}


class SetupForm(Protocol):
    """The form before a game."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """What plays each seat."""

    def names(self, say: Words) -> list[str]:
        """The players' names in seat order."""

    def blocks(self, say: Words) -> list[Block]:
        """The form as blocks of a page."""

    def set(self, intent: Intent, say: Words) -> None:
        """Take over what was typed or chosen; what does not fit is kept out, and said beside its field.

        Raises:
            ValueError: if the form has no such field.
        """

    def do(self, what: object, intent: Intent) -> bool:
        """Do what else this form understands; True if that was it.

        Raises:
            ValueError: if it can't be done.
        """

    def start(self, say: Words) -> Record | None:
        """The record of a new game, or None if something does not fit; the form then says what."""

    def packed(self) -> Any:
        """What was chosen, as JSON data from which the same form can be made."""


class HintsLike(Protocol):
    """Hints for whoever has a choice at the screen."""

    @property
    def thinking(self) -> bool:
        """What was asked for is not worked out yet."""

    def forget(self) -> None:
        """Nothing was asked: the moment has changed."""

    def ask(self, sitting: Sitting, serial: int) -> None:
        """One stage further.

        Raises:
            ValueError: if nobody at the screen has a choice.
        """

    def think(self, sitting: Sitting, serial: int) -> None:
        """Work out what was asked for.

        Raises:
            ValueError: if it can't be; nothing is asked for any more then.
        """

    def is_for(self, sitting: Sitting) -> bool:
        """Whether what was asked for belongs to this moment and to the one who has the screen."""

    def blocks(self, sitting: Sitting, book: RuleBook, language: str) -> list[Block]:
        """The button, and what was asked for."""


class OddsLike(Protocol):
    """Odds beside the table, for the one who has the screen."""

    def set(self, intent: Intent) -> None:
        """Ask something, or something else.

        Raises:
            ValueError: if there is nothing of this name to ask.
        """

    def blocks(
        self,
        sitting: Sitting,
        view: View,
        selected: Sequence[int],
        language: str,
        *,
        paused: bool,
        by_heart: bool = False,
    ) -> Sequence[Block]:
        """The panel; nothing where there is nothing to ask."""


@dataclass(frozen=True, slots=True)
class Kit:
    """A game's part of a page that plays.

    Attributes:
        setup: the form before a game, from what was kept of one; None: from what is usual. A ValueError names what is
            wrong with kept data.
        final_table: how a game ended, from its state, the outcome, the players' names and the words.
        notes: what holds at this table and nowhere else, from a state and the words: rules that are off.
        hints: makes the panel of hints; None where the game has none.
        odds: makes the panel of odds; None where the game has none.
        sandbox: the game has a page on which positions are set up by hand.
        analysis: the game has a page on which its decisions are looked back at.
        memory: the game has a slow-motion table, on which its deals are walked through and asked about.
        live: the game has a phase in which a clock runs; what that is stands in ``havoclab/stage/live/``.
        in_the_open: whether a state has nothing that only one player may see; None: every state has.
    """

    setup: Callable[[object], SetupForm]
    final_table: Callable[[Any, Outcome, Sequence[str], Words], Table]
    notes: Callable[[Any, Words], Sequence[Block]]
    hints: Callable[[], HintsLike] | None = None
    odds: Callable[[], OddsLike] | None = None
    sandbox: bool = False
    analysis: bool = False
    memory: bool = False
    live: bool = False
    in_the_open: Callable[[Any], bool] | None = None


@lru_cache(maxsize=8)
def kit_of(game: str) -> Kit:
    """A game's part of a page that plays.

    Raises:
        ValueError: if there is no such game.

    >>> kit_of("havoc").live
    False
    """
    if game not in games():
        raise ValueError(f"game: {game[:40]!r} is none; allowed are {', '.join(games())}")
    kit: Kit = import_module(f"havoclab.stage.kits.{game}").KIT
    return kit
