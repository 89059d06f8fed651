"""A run under way beside the page: it plays in worker processes, and the page looks at how far it is.

Nothing of it outlives the page. The workers end with the process of the page, however that ends; a run that no page
asks for any more stops by itself.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from havoclab.lab.journal import write
from havoclab.lab.plan import Plan
from havoclab.lab.playing import Played, play_games
from havoclab.lab.running import Progress, run

if TYPE_CHECKING:
    from havoclab.lab.pool import Processes

#: A run that no page has asked for so many seconds is a dropped page's: it stops.
PATIENCE: Final = 600.0
#: A bot that thinks longer about one decision has hung.
LONGEST_DECISION: Final = 20.0
#: Most worker processes that a page starts: its machine may be somebody else's.
MOST_WORKERS: Final = 8


def cores() -> int:
    """How many processes can compute at a time, as far as the system tells."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(allowed, MOST_WORKERS))


class Experiment:
    """A plan being played; what is done stays, whenever it is stopped.

    Args:
        plan: what is played.
        games: those of them that are played already.
        workers: how many processes play.
    """

    def __init__(self, plan: Plan, games: Sequence[Played] = (), workers: int = 1) -> None:
        self.plan = plan
        self.fault = ""
        """Why it could not go on, where that is so."""
        self._games = list(games)
        self._workers = workers
        self._lock = Lock()
        self._thread: Thread | None = None
        self._pool: Processes | None = None
        self._stopped = False
        self._asked = monotonic()
        self._begun = monotonic()
        self._before = len(self._games)

    # --- what the page asks ---

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def stopping(self) -> bool:
        """Whether it was told to stop and still has to put the workers away."""
        return self._stopped and self.running

    @property
    def complete(self) -> bool:
        """Whether every game of the plan is played."""
        return len(self._games) >= self.plan.games

    def games(self) -> tuple[Played, ...]:
        """All games that are over, in the order of the plan. Who asks keeps the run alive."""
        self._asked = monotonic()
        with self._lock:
            games = tuple(self._games)
        return tuple(sorted(games, key=lambda game: (game.deal, game.arm, game.rotation)))

    @property
    def seconds_left(self) -> float | None:
        """How long it will still take if it goes on as so far; None before the first games are over."""
        done = len(self._games) - self._before
        spent = monotonic() - self._begun
        return spent / done * (self.plan.games - len(self._games)) if done else None

    # --- what it does ---

    def begin(self) -> None:
        """Play what is missing, in a thread of its own."""
        if self.running or self.complete:
            return
        self._stopped, self.fault = False, ""
        self._asked = self._begun = monotonic()
        self._before = len(self._games)
        self._thread = Thread(target=self._play, name="havoclab experiment", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop; the games that are over stay."""
        self._stopped = True

    def wait(self, seconds: float) -> bool:
        """Wait until nothing is played any more; whether that came about in time."""
        if self._thread is not None:
            self._thread.join(seconds)
        return not self.running

    def _play(self) -> None:
        from havoclab.lab.pool import processes  # not at the top: browsers have no processes

        try:
            import_module("havoclab.lab.intervals")  # loads scipy; the page would wait for it when it draws figures
            with TemporaryDirectory(prefix="havoclab-") as folder:
                file = Path(folder) / "games.jsonl"
                file.write_text("".join(write(self.plan, self._games)), encoding="utf-8", newline="\n")
                self._pool = processes(self._workers)
                run(self.plan, self._pool, file, self._note, self._to_stop, LONGEST_DECISION)
        except Exception as fault:  # whatever it was: the page says so, and keeps what is done
            self.fault = str(fault) or type(fault).__name__
        finally:
            if self._pool is not None:
                self._pool.end_now()

    def _note(self, progress: Progress) -> None:
        with self._lock:
            self._games += progress.games

    def _to_stop(self) -> bool:
        return self._stopped or monotonic() - self._asked > PATIENCE


class Timing:
    """How long the games of a plan take, tried out beside the page: one deal of it, or as much as fits in a while.

    Args:
        plan: what will be played.
    """

    #: No longer than this many seconds.
    LONGEST: Final = 5.0

    def __init__(self, plan: Plan) -> None:
        self.seconds: float | None = None
        """For a game, on one core; None until it is known."""
        self._plan = plan
        self._thread = Thread(target=self._try, name="havoclab timing", daemon=True)
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether it is still being tried."""
        return self._thread.is_alive()

    def _try(self) -> None:
        begun = monotonic()
        numbers = range(len(self._plan.seatings))
        for played, _ in enumerate(play_games(self._plan, numbers, {}, self.LONGEST, until=begun + self.LONGEST), 1):
            self.seconds = (monotonic() - begun) / played
