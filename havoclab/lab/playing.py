"""One game of an experiment, and what is kept of it; whoever spoils a game is named, and the next one goes on.

Games are played in a thread of their own while the caller looks on. A bot that takes too long for a decision is given
up: its game is a fault, an exception is raised inside it, and the caller goes on without waiting for it. That works
in any process, worker thread and system. It has limits, which are those of Python: a bot that sleeps, waits, or
catches everything that is raised keeps its thread (and, if it computes, part of the processor) until the process ends;
one that computes outside Python without ever letting go of the interpreter stops its whole process, and only a process
pool (:func:`havoclab.lab.processes`) can end that, by ending the worker.
"""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic, thread_time
from typing import IO, ClassVar, Final, Literal

from pydantic import ConfigDict

from havoclab.core.action import Action
from havoclab.core.bot import Bot, BotFault
from havoclab.core.game import Game
from havoclab.core.match import MatchTooLong, play
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.games import load
from havoclab.lab.habits import Maker, make_bot
from havoclab.lab.plan import Plan

__all__ = ["Fault", "FaultKind", "Played", "be_expendable", "play_chunk", "play_game", "play_games", "spoilt"]

#: How often the caller looks whether the bots still answer, in seconds.
_LOOK: Final = 0.1
#: A worker gives its results back after so many seconds, so that they are soon safe in the file.
CHUNK_SECONDS: Final = 1.0
#: A worker process that does not get a word in for so much longer than a decision may take is at its end.
_SILENCE: Final = 30.0

FaultKind = Literal["raised", "nonsense", "hung", "endless", "died"]


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a game was not played to its end.

    Attributes:
        kind: "raised" (a bot raised an exception), "nonsense" (it answered with something illegal), "hung" (it took too
            long for a decision), "endless" (the game took too many moves), "died" (each process that tried to play the
            game ended).
        seat: who was at fault; None if nobody can be named.
        bot: the name of the bot there.
        text: what happened.
    """

    kind: FaultKind
    seat: int | None
    bot: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of one game. How long the bots thought does not matter for whether two are equal.

    Attributes:
        arm: which arm of the plan.
        deal: which deal, from 0.
        rotation: by how many seats the bots were turned.
        bots: names by seat.
        points: victory points by seat; empty after a fault.
        places: the place at the end by seat, from 1, equals on the same; empty after a fault.
        decisions: how many each seat took.
        turns: how many turns it had, or rounds where the game goes by rounds.
        swings: how often the lead changed to another seat.
        milliseconds: processor time that each seat thought, in all.
        slowest: processor time of each seat's longest decision, in milliseconds.
        fault: why the game was not played to its end; None if it was.
        first: the seat where the game began.
    """

    __pydantic_config__: ClassVar = ConfigDict(extra="forbid")  # for files that are read

    arm: int
    deal: int
    rotation: int
    bots: tuple[str, ...]
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    decisions: tuple[int, ...] = ()
    turns: int = 0
    swings: int = 0
    milliseconds: tuple[float, ...] = field(default=(), compare=False)
    slowest: tuple[float, ...] = field(default=(), compare=False)
    fault: Fault | None = None
    first: int = 0

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's part in the victory: 1 for a winner, split evenly where several share the crown.

        >>> Played(0, 0, 0, ("a", "b", "c"), points=(9, 4, 9), places=(1, 3, 1)).shares
        (0.5, 0.0, 0.5)
        """
        first = self.places.count(1)
        return tuple(1 / first if place == 1 else 0.0 for place in self.places)


class _GivenUp(BaseException):
    """Raised inside a bot that took too long."""


class _Sheet:
    """What the caller knows of the games that are being played beside it."""

    __slots__ = ("ended", "game", "given_up", "seat", "since")

    def __init__(self) -> None:
        self.game = 0  # which of the games it was given
        self.seat: int | None = None
        self.since = monotonic()
        self.given_up = False
        self.ended = False


class _Timed:
    """A bot at its seat: notes when it was asked, and how long it thought."""

    __slots__ = ("_bot", "_seat", "_sheet", "milliseconds", "name", "slowest")

    def __init__(self, bot: Bot, name: str, seat: int, sheet: _Sheet) -> None:
        self._bot = bot
        self._seat = seat
        self._sheet = sheet
        self.name = name
        self.milliseconds = 0.0
        self.slowest = 0.0

    def choose(self, view: View, rng: Random) -> Action:
        """What the bot chooses."""
        sheet = self._sheet
        if sheet.given_up:
            raise _GivenUp
        sheet.seat, sheet.since = self._seat, monotonic()
        begun = thread_time()
        try:
            return self._bot.choose(view, rng)
        except (Exception, _GivenUp, KeyboardInterrupt):
            raise
        except BaseException as fault:  # a bot may even call sys.exit
            raise RuntimeError(f"{type(fault).__name__}: {fault}") from fault
        finally:
            spent = (thread_time() - begun) * 1000
            self.milliseconds += spent
            self.slowest = max(self.slowest, spent)


class _Watch:
    """Counts turns and changes of the lead while a game is played, and sees where it begins."""

    __slots__ = ("_first_seat", "_leader", "_points", "_standing", "_turn_kind", "first", "swings", "turns")

    def __init__(self, game: Game) -> None:
        self._standing = game.standing
        self._turn_kind = game.turn_kind
        self._first_seat = game.first_seat
        self.first = 0
        self._points: tuple[int, ...] = ()
        self._leader: int | None = None
        self.turns = 0
        self.swings = 0

    def __call__(self, state: State) -> None:
        if self._first_seat is not None:
            self.first, self._first_seat = self._first_seat(state), None  # of the first state alone
        decision = state.decision
        if decision is not None and decision.kind == self._turn_kind:
            self.turns += 1
        if self._standing is None:
            return
        points = self._standing(state)
        if points != self._points:
            self._points = points
            most = max(points)
            if points.count(most) == 1:
                leader = points.index(most)
                self.swings += self._leader is not None and leader != self._leader
                self._leader = leader


def play_game(plan: Plan, number: int, own: Mapping[str, Maker], sheet: _Sheet | None = None) -> Played:
    """Play one game of the plan in this thread, as long as it takes.

    Args:
        plan: the experiment.
        number: which of its games; they are counted deal by deal.
        own: makers of the bots that the plan calls ``own:NAME``.
        sheet: where it is noted whose decision is awaited.

    >>> from havoclab.lab.plan import Arm
    >>> game = play_game(Plan(arms=(Arm(bots=("sensible", "random")),), deals=1), 1, {})
    >>> game.bots, game.places, game.fault
    (('random', 'sensible'), (2, 1), None)
    """
    sheet = sheet or _Sheet()
    deal, of_deal = divmod(number, len(plan.seatings))
    seating = plan.seatings[of_deal]
    arm = plan.arms[seating.arm]
    names = arm.seated(seating.rotation)
    start = Played(arm=seating.arm, deal=deal, rotation=seating.rotation, bots=names)
    sheet.seat, sheet.since = None, monotonic()
    game = load(arm.game)
    watch = _Watch(game)
    try:
        bots = []
        for seat, name in enumerate(names):
            sheet.seat = seat
            bots.append(_Timed(make_bot(game, name, own), name, seat, sheet))
        match = play(game, bots, plan.seed_of(deal), arm.table(), watch=watch)
    except Exception as fault:
        return replace(start, fault=_fault(fault, names, sheet.seat))
    places = [0] * len(names)
    place = 1
    for group in match.outcome.places:
        for seat in group:
            places[seat] = place
        place += len(group)
    decisions = [0] * len(names)
    for seat, _ in match.moves:
        decisions[seat] += 1
    return replace(
        start,
        points=tuple(match.outcome.points),
        places=tuple(places),
        decisions=tuple(decisions),
        turns=watch.turns,
        swings=watch.swings,
        first=watch.first,
        milliseconds=tuple(round(bot.milliseconds, 3) for bot in bots),
        slowest=tuple(round(bot.slowest, 3) for bot in bots),
    )


def _fault(fault: Exception, names: Sequence[str], seat: int | None) -> Fault:
    """What went wrong, and who was about to choose."""
    if isinstance(fault, MatchTooLong):
        return Fault("endless", None, None, _short(str(fault)))
    kind: FaultKind = "raised"
    text = str(fault)
    if isinstance(fault, BotFault):
        kind = "raised" if fault.__cause__ is not None else "nonsense"
    else:
        text = f"{type(fault).__name__}: {text}"
    return Fault(kind, seat, None if seat is None else names[seat], _short(text))


def _short(text: str) -> str:
    """A bounded, single line of what a bot or the system says."""
    line = " ".join(text.split())
    return line if len(line) <= 300 else line[:299] + "…"


def play_games(
    plan: Plan, numbers: Sequence[int], own: Mapping[str, Maker], seconds: float, *, until: float = inf
) -> Iterator[Played]:
    """Play games of the plan one after the other, and give each when it is over.

    Ends early when a bot hangs, after the game that it spoilt, or when the time is up.

    Args:
        plan: the experiment.
        numbers: which of its games.
        own: makers of the bots that the plan calls ``own:NAME``.
        seconds: a bot that takes longer for a decision is given up.
        until: no other game is begun after this moment of the monotonic clock.
    """
    for arm in plan.arms:
        load(arm.game)  # the first time this takes a while, for which no bot is to blame
    sheet = _Sheet()
    over: SimpleQueue[Played | None] = SimpleQueue()

    def play_all() -> None:
        with suppress(_GivenUp, KeyboardInterrupt):
            for number in numbers:
                sheet.game = number
                over.put(play_game(plan, number, own, sheet))
                if monotonic() > until or sheet.given_up:
                    break
            sheet.ended = True
            over.put(None)

    player = Thread(target=play_all, name="havoclab game", daemon=True)
    try:
        player.start()
    except RuntimeError:  # no threads here, as in a browser: then nobody looks on
        for number in numbers:
            yield play_game(plan, number, own)
        return
    try:
        yield from _look_on(plan, player, over, sheet, seconds)
    finally:
        if not sheet.ended:
            _give_up(player, sheet)


def _look_on(
    plan: Plan, player: Thread, over: SimpleQueue[Played | None], sheet: _Sheet, seconds: float
) -> Iterator[Played]:
    """The games as they end; the last one may be a fault."""
    while True:
        alive = player.is_alive()  # asked first: what it gave before its end is in the queue
        try:
            game = over.get(timeout=_LOOK)
        except Empty:
            game = _not_answered(plan, alive, sheet, seconds)
            if game is not None:
                yield game
                return
            continue
        if game is None:
            return
        yield game


def _not_answered(plan: Plan, alive: bool, sheet: _Sheet, seconds: float) -> Played | None:
    """The present game as a fault, if the bot that was asked hangs or has ended its thread; else None."""
    _heartbeat(seconds)
    waited = monotonic() - sheet.since
    if alive and waited <= seconds:
        return None
    text = f"no answer in {seconds:g} seconds" if alive else "its thread ended"
    return spoilt(plan, sheet.game, "hung" if alive else "raised", text, sheet.seat)


def spoilt(plan: Plan, number: int, kind: FaultKind, text: str, seat: int | None = None) -> Played:
    """A game of the plan that could not be played to its end, as a fault."""
    deal, of_deal = divmod(number, len(plan.seatings))
    arm, rotation = plan.seatings[of_deal]
    names = plan.arms[arm].seated(rotation)
    fault = Fault(kind, seat, None if seat is None else names[seat], _short(text))
    return Played(arm=arm, deal=deal, rotation=rotation, bots=names, fault=fault)


def _give_up(player: Thread, sheet: _Sheet) -> None:
    """End a game that is still being played, without waiting for it."""
    import ctypes  # not at the top: browsers need not have it

    sheet.given_up = True
    assert player.ident is not None, "it was started"
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(player.ident), ctypes.py_object(_GivenUp))


# --- in a worker ---

#: Where a worker process writes what nobody reads when it ends itself; None in any other process.
_nowhere: IO[str] | None = None


def be_expendable() -> None:
    """From now on this process ends itself when it can't get a word in: called first in a worker of our own pool."""
    global _nowhere
    _nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # stays open as long as the process lives


def _heartbeat(seconds: float) -> None:
    """Put the end of this process off again. Were the interpreter held for good, nobody would come here."""
    if _nowhere is not None:
        faulthandler.dump_traceback_later(seconds + _SILENCE, exit=True, file=_nowhere)


def play_chunk(plan: Plan, numbers: Sequence[int], own: Mapping[str, Maker], seconds: float) -> tuple[Played, ...]:
    """What a worker does: play some of these games, for about a second; the others are given out again."""
    _heartbeat(seconds)
    try:
        return tuple(play_games(plan, numbers, own, seconds, until=monotonic() + CHUNK_SECONDS))
    finally:
        if _nowhere is not None:
            faulthandler.cancel_dump_traceback_later()
