"""A game being played on one screen: the replay, who plays each seat, and who has the screen. It speaks no word."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.bot import Bot, ask
from havoclab.core.decision import Decision
from havoclab.core.event import Event
from havoclab.core.link import BadLink
from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.core.view import View
from havoclab.games import load

#: What stands in a record for a seat that a person plays.
HUMAN: Final = "human"
#: Most steps that bots do at once: far more than a whole game has, so that a faulty one can't hang the page.
MOST_AT_ONCE: Final = 4000


class Sitting:
    """People and bots at one table, in front of one screen.

    Args:
        record: the game so far.
        alone: one person plays every seat that is a person's, so nothing is ever covered.

    Raises:
        BadLink: naming a seat that is played by nothing we know.
        BadRecord: naming what is wrong with the record.

    >>> from havoclab import havoc
    >>> record = Record.of(havoc.deal(players=2, seed=1), ("Anita", "Peter"), ("human", "random"))
    >>> sitting = Sitting(record)
    >>> sitting.person_decides, sitting.covered, sitting.viewer
    (True, False, 0)
    """

    def __init__(self, record: Record, *, alone: bool = False) -> None:
        self._game = load(record.game)
        known = (HUMAN, *self._game.bots)
        for seat, player in enumerate(record.players):
            if player not in known:
                raise BadLink(f"link.players.{seat}: {player!r} plays nothing here; allowed are {', '.join(known)}")
        self.replay = Replay(record, self._game.state)
        self.people = tuple(seat for seat, player in enumerate(record.players) if player == HUMAN)
        self.alone = alone
        self._viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self._bots: dict[str, Bot] = {}

    # --- who is who ---

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in seat order."""
        return self.replay.record.seats

    @property
    def decision(self) -> Decision | None:
        """The open choice."""
        return self.replay.state.decision

    @property
    def person_decides(self) -> bool:
        """Whether the open choice is a person's."""
        return self.decision is not None and self.decision.seat in self.people

    @property
    def viewer(self) -> int | None:
        """Who has the screen; None: nobody is known to."""
        if self.alone and self.person_decides and self.decision is not None:
            return self.decision.seat
        return self._viewer

    @property
    def covered(self) -> bool:
        """A person must choose who does not have the screen yet: nothing may show until they have."""
        return self.person_decides and self.decision is not None and self.decision.seat != self.viewer

    @property
    def future(self) -> bool:
        """Whether something undone lies ahead."""
        return self.replay.at < len(self.replay.moves)

    def reveal(self) -> None:
        """The person who must choose has the screen now."""
        if self.person_decides and self.decision is not None:
            self._viewer = self.decision.seat

    def view(self) -> View:
        """What may show: what the person at the screen knows, or an onlooker."""
        return self.replay.state.view(self.viewer)

    # --- playing ---

    def bot_step(self) -> tuple[Event, ...] | None:
        """Let the bot whose choice it is do one step; None if no bot is to choose.

        Raises:
            BotFault: naming the bot and what it did.
        """
        decision = self.decision
        if decision is None or decision.seat in self.people:
            return None
        name = self.replay.record.players[decision.seat]
        if name not in self._bots:
            self._bots[name] = self._game.bots[name]()
        rng = Random(f"{self.replay.record.start.get('seed', 0)}/{self.replay.at}")
        return self.replay.apply(ask(self._bots[name], self.replay.state.view(decision.seat), rng))

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do what a person chose.

        Raises:
            IllegalAction: if the rules forbid it.
        """
        return self.replay.apply(action)

    # --- walking ---

    def undo(self) -> None:
        """Back to the last choice of a person, or by one step where only bots play."""
        self._go(self._earlier())

    def redo(self) -> None:
        """Forward over one choice of a person and what bots did after it."""
        moves = self.replay.moves
        at = min(self.replay.at + 1, len(moves))
        while at < len(moves) and self.people and moves[at].seat not in self.people:
            at += 1
        self._go(at)

    def go(self, at: object) -> None:
        """To any moment.

        Raises:
            ValueError: if there is no such moment.
        """
        if not isinstance(at, int) or isinstance(at, bool):
            raise ValueError("at: a whole number is needed")
        self._go(at)

    def _earlier(self) -> int:
        at = self.replay.at
        while at > 0:
            at -= 1
            if not self.people or self.replay.moves[at].seat in self.people:
                break
        return at

    def _go(self, at: int) -> None:
        if self.covered:
            self._viewer = None  # whoever walks back from a cover need not be who had the screen before
        self.replay.go(at)
