"""One position to look at, in a notebook: nothing happens on it."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.record import Record
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.words import words
from havoclab.games import load
from havoclab.stage.controller import PageController
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.replay.watching import ALL, Viewer, viewers
from havoclab.stage.scene import Buttons, Intent, Scene


class StillController(PageController):
    """A position as a picture.

    Args:
        state: the position; it is copied.
        viewer: whose eyes: a seat, "table" or "all".
        names: the players' names; by default "Player 1" and so on.
        language: "en" or "hu".

    Raises:
        ValueError: if there is no such seat.

    >>> from havoclab import havoc
    >>> page = StillController(havoc.deal(players=3, seed=7), viewer=1)
    >>> [block.title for block in page.scene().blocks if block.type == "zone" and block.id == "hand"]
    ['Hand of Player 2']
    """

    def __init__(
        self, state: State, viewer: Viewer = ALL, names: Sequence[str] | None = None, language: str = "en"
    ) -> None:
        super().__init__(Record.of(state, ("?",) * state.seats).game, language)
        if viewer not in viewers(state.seats):
            raise ValueError(f"seat: {viewer!r} is none; allowed are 0 to {state.seats - 1}")
        self._state = state.copy()
        self._viewer = viewer
        self._names = names

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the open choice."""
        decision = self._state.decision
        return decision.rule if decision is not None else ""

    def language_changed(self) -> None:
        """Nothing is kept in words here."""

    def do(self, intent: Intent) -> None:
        """There is nothing to do but to look.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"do: {str(intent.get('do'))[:24]!r} can't be done with a picture")

    def draw(self) -> Scene:
        """The position."""
        say = words(self.language, "havoclab.core")
        names = tuple(self._names or (say("seat-name", number=seat + 1) for seat in range(self._state.seats)))
        onlooking = Onlooking(Record.of(self._state, names), self.say)
        blocks = [
            Buttons(area="top", id="tools", buttons=[self.language_button()]),
            *onlooking.table(self._state, self._viewer, trying=False),
            *self.replies(),
            *onlooking.ending(self._state),
            self.rules(),
        ]
        return Scene(layout="table", title=self.say(f"title-{self.game}"), blocks=blocks)
