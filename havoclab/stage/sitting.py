"""A game being played on one screen: the replay, who plays each seat, and who has the screen. It speaks no word."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

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
        in_the_open: whether a position has nothing that only one player may see; people need no cover then, they sit
            around the screen.

    Raises:
        BadLink: naming a seat that is played by nothing we know.
        BadRecord: naming what is wrong with the record.

    >>> from havoclab import havoc
    >>> record = Record.of(havoc.deal(players=2, seed=1), ("Anita", "Peter"), ("human", "random"))
    >>> sitting = Sitting(record)
    >>> sitting.person_decides, sitting.covered, sitting.viewer
    (True, False, 0)
    """

    def __init__(
        self, record: Record, *, alone: bool = False, in_the_open: Callable[[Any], bool] | None = None
    ) -> None:
        self._game = load(record.game)
        for seat, player in enumerate(record.players):
            if player != HUMAN and not self._game.knows_bot(player):
                known = ", ".join((HUMAN, *self._game.bots))
                raise BadLink(f"link.players.{seat}", "link-player", {"player": player, "known": known})
        self.replay = Replay(record, self._game.state)
        self.people = tuple(seat for seat, player in enumerate(record.players) if player == HUMAN)
        self.alone = alone
        self._in_the_open = in_the_open
        self._viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self._bots: dict[str, Bot] = {}

    # --- who is who ---

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in seat order."""
        return self.replay.record.seats

    @property
    def decision(self) -> Decision | None:
        """The open choice; of several at once that of who has the screen, else of another person, else the first."""
        decisions = self.replay.state.decisions
        if len(decisions) > 1:
            for decision in decisions:
                if decision.seat == self._viewer:
                    return decision
            for decision in decisions:
                if decision.seat in self.people:
                    return decision
        return decisions[0] if decisions else None

    @property
    def person_decides(self) -> bool:
        """Whether the open choice is a person's."""
        return self.decision is not None and self.decision.seat in self.people

    @property
    def viewer(self) -> int | None:
        """Who has the screen; None: nobody is known to."""
        if self.person_decides and self.decision is not None and (self.alone or self.shared):
            return self.decision.seat
        return self._viewer

    @property
    def shared(self) -> bool:
        """Several people look at this screen together: nothing on the table is for one pair of eyes."""
        return len(self.people) > 1 and self._in_the_open is not None and self._in_the_open(self.replay.state)

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
        rng = Random(f"{self.seed}/{self.replay.at}")
        bot = self.bot(decision.seat)
        return self.replay.apply(ask(bot, self.replay.state.view(decision.seat), rng), seat=decision.seat)

    @property
    def seed(self) -> object:
        """The number that all chance of the bots comes from."""
        return self.replay.record.start.get("seed", 0)

    def bot(self, seat: int) -> Bot:
        """The bot that plays this seat."""
        name = self.replay.record.players[seat]
        if name not in self._bots:
            self._bots[name] = self._game.bot(name)
        return self._bots[name]

    def act(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Do what a person chose.

        Args:
            action: what.
            seat: whose; by default that of the open choice (:attr:`decision`).

        Raises:
            IllegalAction: if the rules forbid it.
        """
        decision = self.decision
        if self.shared:
            self._viewer = None  # whoever sits before the screen when a hand must be hidden is asked anew
        return self.replay.apply(action, seat=decision.seat if seat is None and decision is not None else seat)

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
