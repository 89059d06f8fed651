"""The clock of a phase in which several may act at once.

It reads no watch: what comes next, and after how much of the game's own time, follows from the game alone. So the same
game is the same however fast it is shown.

A moment begins with a card. Every bot that may act looks at the table then, makes up its mind, and acts after a time of
reaction of its own, which may last beyond the next cards. The next card comes when the moment is over.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Final, NamedTuple

from havoclab.core.action import Action
from havoclab.core.bot import Bot, ReactingBot, ask
from havoclab.core.event import Event
from havoclab.core.view import View
from havoclab.stage.live import Phase
from havoclab.stage.sitting import Sitting

#: How long a bot that says nothing of its own takes to react, in seconds: from, to.
USUAL_REACTION: Final = (0.6, 1.5)


class Coming(NamedTuple):
    """Something that comes by itself, so many milliseconds of the game's time after the moment began."""

    at_ms: int
    seat: int
    action: Action
    seen: View | None
    """What the bot saw when it made up its mind; None: the next card."""


class Clock:
    """What comes next by itself.

    Args:
        sitting: the game.
        phase: what the clock must know of it.
    """

    def __init__(self, sitting: Sitting, phase: Phase) -> None:
        self._sitting, self._phase = sitting, phase
        self.forget()

    def forget(self) -> None:
        """The game is at another moment than the one that the clock led to."""
        self._moment: Hashable = None
        self._now_ms = 0
        self._coming: list[Coming] = []

    @property
    def runs(self) -> bool:
        """Whether it is the clock that leads on from here."""
        return self._phase.runs(self._sitting.replay.state)

    @property
    def length_ms(self) -> int:
        """How long a moment lasts."""
        return round(self._phase.seconds(self._sitting.replay.state) * 1000)

    @property
    def until_card_ms(self) -> int | None:
        """How long until the next card; None: no card comes."""
        return next((one.at_ms - self._now_ms for one in self._coming if one.seen is None), None)

    @property
    def upcoming(self) -> Coming | None:
        """What comes next; None: nothing does, before a person has acted."""
        return self._coming[0] if self._coming else None

    @property
    def wait_ms(self) -> int:
        """How long until that."""
        return self._coming[0].at_ms - self._now_ms if self._coming else 0

    def look(self) -> None:
        """At a new moment, let every bot that may act make up its mind.

        Raises:
            BotFault: naming the bot and what it did.
        """
        state, phase = self._sitting.replay.state, self._phase
        if not phase.runs(state):
            self.forget()
            return
        moment = phase.moment(state)
        if moment == self._moment:
            return
        tick = phase.tick(state)
        # Who was still reacting to an earlier card goes on doing so; at the last chance everybody looks anew.
        late = [] if tick is None else [one for one in self._coming if one.seen is not None]
        began_ms = self._now_ms
        self._moment, self._now_ms = moment, 0
        coming = [one._replace(at_ms=one.at_ms - began_ms) for one in late]
        busy = {one.seat for one in coming}
        for decision in state.decisions:
            seat = decision.seat
            if seat in self._sitting.people or seat in busy or (tick is not None and seat == tick.seat):
                continue
            rng = Random(f"{self._sitting.seed}/{moment}/{seat}")
            bot, view = self._sitting.bot(seat), state.view(seat).in_steps()
            action = ask(bot, view, rng)
            if not phase.does_nothing(action):
                coming.append(Coming(round(_reaction(bot, rng) * 1000), seat, action, view))
        if tick is not None:
            coming.append(Coming(self.length_ms, tick.seat, tick.action, None))
        self._coming = sorted(coming, key=lambda one: (one.at_ms, one.seen is None, one.seat))

    def step(self) -> tuple[Event, ...]:
        """Let happen what comes next; empty where a bot finds that it is too late for what it wanted.

        Raises:
            ValueError: if nothing comes.
        """
        if not self._coming:
            raise ValueError("clock: nothing comes by itself now")
        coming = self._coming.pop(0)
        self._now_ms = coming.at_ms
        replay = self._sitting.replay
        if coming.seen is not None and (
            replay.state.check(coming.action, coming.seat) is not None
            or self._phase.overtaken(coming.action, coming.seen, replay.state)
        ):
            return ()
        return replay.apply(coming.action, seat=coming.seat)


def _reaction(bot: Bot, rng: Random) -> float:
    """How long this bot takes to act on what it saw, in seconds."""
    return bot.reaction(rng) if isinstance(bot, ReactingBot) else rng.uniform(*USUAL_REACTION)
