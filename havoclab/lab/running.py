"""Playing a plan: here, in worker processes, or on a cluster; always the same games.

Every game is dealt and played from the plan's seed alone, so it does not matter who plays it, in which order, or how
often. Games go out in small chunks, and what comes back is written down at once.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from os import PathLike, cpu_count
from typing import Any, Final

from havoclab.lab.habits import OWN, PLUS, Maker
from havoclab.lab.journal import Journal, number_of
from havoclab.lab.plan import Plan
from havoclab.lab.playing import Played, play_chunk, play_games, spoilt
from havoclab.lab.results import Results

__all__ = ["Progress", "RunFailed", "run"]

#: Most games that are given out at once; a worker brings back what it has played after about a second.
_CHUNK: Final = 50
#: How often it is asked whether to stop, in seconds.
_LOOK: Final = 0.2
#: A game whose worker was lost so often is no longer given out together with others, then not at all.
_ALONE: Final = 2
_GIVEN_UP: Final = 3


class RunFailed(RuntimeError):
    """The workers can't play; what was finished before is kept. The message says why."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is.

    Attributes:
        done: games that are over, those of the file included.
        total: games of the plan.
        faults: how many of those that are over were spoilt.
        games: those that were finished since the last time.
    """

    done: int
    total: int
    faults: int
    games: tuple[Played, ...]


def run(
    plan: Plan,
    executor: Any = None,
    file: str | PathLike[str] | None = None,
    progress: Callable[[Progress], None] | None = None,
    stopped: Callable[[], bool] | None = None,
    seconds: float = 60,
    *,
    own: Mapping[str, Maker] | None = None,
) -> Results:
    """Play a plan, or what is missing of it.

    Args:
        plan: what is played.
        executor: who plays: None for this thread; :func:`~havoclab.lab.processes`, or any other executor in the manner
            of ``concurrent.futures``; a Dask ``Client``. It stays open.
        file: where the games are kept; if it exists, only the missing ones are played, and those whose worker died.
        progress: called whenever games are over, in this thread.
        stopped: asked several times a second; once it says True, what is finished is given back.
        seconds: a bot that thinks longer about a decision hangs: its game is a fault. What this can't do is told at
            the top of :mod:`havoclab.lab.playing`.
        own: makers of your own bots, by the names that the plan calls ``own:NAME``. Worker processes must be able to
            import them.

    Returns:
        The results, complete unless it was stopped. On Ctrl-C all that is finished is in the file.

    Raises:
        ValueError: if ``seconds`` is not positive, the plan names a bot of your own that is not given, or the file is
            damaged or of another plan.
        RunFailed: if the workers can't play at all.

    >>> from havoclab.lab.plan import Arm
    >>> results = run(Plan(arms=(Arm(bots=("sensible", "random")),), deals=2, seed=1))
    >>> len(results.games), results.complete
    (4, True)
    """
    if not seconds > 0:
        raise ValueError(f"seconds: {seconds!r}; more than 0 are needed")
    makers = _own_makers(plan, own or {})
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(file, plan)) if file is not None else None
        tally = _Tally(plan, journal, progress)
        asked = stopped or _never
        if executor is None:
            _here(tally, makers, seconds, asked)
        else:
            _Crew(tally, makers, seconds, executor, stack).work(asked)
    return tally.results()


def _never() -> bool:
    return False


def _own_makers(plan: Plan, own: Mapping[str, Maker]) -> dict[str, Maker]:
    """The makers that the plan needs."""
    names = {name.partition(PLUS)[0] for arm in plan.arms for name in arm.bots}
    needed = sorted(name.removeprefix(OWN) for name in names if name.startswith(OWN))
    for name in needed:
        if name not in own:
            raise ValueError(f"own: the plan names the bot {OWN + name!r}; given are {', '.join(own) or 'none'}")
    return {name: own[name] for name in needed}


class _Tally:
    """What is played and what is missing."""

    def __init__(self, plan: Plan, journal: Journal | None, progress: Callable[[Progress], None] | None) -> None:
        self.plan = plan
        self._journal = journal
        self._progress = progress
        kept = journal.games if journal else ()
        # A worker may have died for reasons of its own: such games are tried again.
        self._games = {number_of(plan, game): game for game in kept if not (game.fault and game.fault.kind == "died")}
        self._faults = sum(game.fault is not None for game in self._games.values())
        self.missing = deque(number for number in range(plan.games) if number not in self._games)
        self._tell(())

    def add(self, games: Iterable[Played]) -> list[int]:
        """Note games that are over; gives their numbers."""
        new = {number: game for game in games if (number := number_of(self.plan, game)) not in self._games}
        if new:
            if self._journal is not None:
                self._journal.add(new.values())
            self._games |= new
            self._faults += sum(game.fault is not None for game in new.values())
            self._tell(tuple(new.values()))
        return list(new)

    def _tell(self, games: tuple[Played, ...]) -> None:
        if self._progress is not None:
            self._progress(Progress(len(self._games), self.plan.games, self._faults, games))

    def results(self) -> Results:
        """All that is played."""
        return Results(self.plan, tuple(self._games[number] for number in sorted(self._games)))


def _here(tally: _Tally, own: Mapping[str, Maker], seconds: float, stopped: Callable[[], bool]) -> None:
    """Play what is missing in this process, one game after the other."""
    missing = tally.missing
    while missing and not stopped():
        chunk = [missing.popleft() for _ in range(min(_CHUNK, len(missing)))]
        left = set(chunk)
        for game in play_games(tally.plan, chunk, own, seconds):
            left.difference_update(tally.add([game]))
            if stopped():
                return
        missing.extendleft(sorted(left, reverse=True))


class _Crew:
    """Has an executor play what is missing."""

    def __init__(
        self, tally: _Tally, own: Mapping[str, Maker], seconds: float, executor: Any, stack: ExitStack
    ) -> None:
        self._tally = tally
        self._own = own
        self._seconds = seconds
        self._stack = stack
        self._executor, self._workers = _as_executor(executor)
        self._flying: dict[Future[tuple[Played, ...]], list[int]] = {}
        #: How often the worker that played a game was lost.
        self._lost: Counter[int] = Counter()
        #: Whether any worker has played anything yet.
        self._works = False

    def work(self, stopped: Callable[[], bool]) -> None:
        """Play until nothing is missing, or it is to stop."""
        try:
            while (self._tally.missing or self._flying) and not stopped():
                self._give_out()
                done, _ = wait(self._flying, timeout=_LOOK, return_when=FIRST_COMPLETED)
                for future in done:
                    self._take_back(future, self._flying.pop(future))
        finally:
            for future in self._flying:
                future.cancel()

    def _give_out(self) -> None:
        missing = self._tally.missing
        workers = self._workers()
        while missing and len(self._flying) < 2 * workers:
            suspect = self._lost[missing[0]] >= _ALONE
            if suspect and self._flying:
                return  # a game that may end its worker gets one for itself
            size = 1 if self._lost[missing[0]] else max(1, min(_CHUNK, len(missing) // (4 * workers)))
            chunk = [missing.popleft()]
            while len(chunk) < size and missing and not self._lost[missing[0]]:
                chunk.append(missing.popleft())
            self._flying[self._submit(chunk)] = chunk
            if suspect:
                return

    def _submit(self, chunk: list[int]) -> Future[tuple[Played, ...]]:
        task = partial(play_chunk, self._tally.plan, chunk, self._own, self._seconds)
        try:
            return self._executor.submit(task)
        except BrokenExecutor:
            # Somebody else's pool, which can't be mended: ours takes its place.
            from havoclab.lab.pool import MOST_PROCESSES, Processes  # not at the top: browsers have no processes

            self._executor = self._stack.enter_context(Processes(min(self._workers(), MOST_PROCESSES)))
            return self._executor.submit(task)
        except RuntimeError as fault:
            raise RunFailed(f"executor: it takes no games: {fault}") from fault

    def _take_back(self, future: Future[tuple[Played, ...]], chunk: list[int]) -> None:
        left = set(chunk)
        fault = CancelledError("the executor was shut down") if future.cancelled() else future.exception()
        if fault is None:
            self._works = True
            left.difference_update(self._tally.add(future.result()))
            self._tally.missing.extendleft(sorted(left, reverse=True))
            return
        if not _is_loss(fault):
            raise RunFailed(f"executor: the games could not be given out: {type(fault).__name__}: {fault}") from fault
        for number in chunk:
            self._lost[number] += 1
            if self._lost[number] >= _GIVEN_UP:
                if not self._works:
                    raise RunFailed(
                        "executor: the worker processes end before they have played a single game. A script must keep "
                        'what it does behind `if __name__ == "__main__":`, and bots of your own must be in a module '
                        "that the workers can import."
                    ) from fault
                text = f"{_GIVEN_UP} workers ended while they played it"
                self._tally.add([spoilt(self._tally.plan, number, "died", text)])
            else:
                self._tally.missing.append(number)


def _is_loss(fault: BaseException) -> bool:
    """Whether this tells of a worker that was lost, here or on a Dask cluster."""
    return isinstance(fault, BrokenExecutor) or type(fault).__name__ == "KilledWorker"


def _as_executor(given: Any) -> tuple[Executor, Callable[[], int]]:
    """An executor, and what tells how many workers it has now."""
    if hasattr(given, "get_executor"):  # a Dask client
        return given.get_executor(pure=False), lambda: max(1, sum(given.nthreads().values()))
    if not hasattr(given, "submit"):
        raise ValueError(f"executor: {type(given).__name__} has no submit; an executor or a Dask client is needed")
    workers = getattr(given, "workers", None) or getattr(given, "_max_workers", None) or cpu_count() or 1
    return given, lambda: workers
