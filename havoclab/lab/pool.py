"""A pool of worker processes on this machine that outlives the loss of a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

from havoclab.lab.playing import be_expendable

__all__ = ["MOST_PROCESSES", "Processes", "processes"]

P = ParamSpec("P")
T = TypeVar("T")

MOST_PROCESSES: Final = 60
"""Windows has no room for more in one pool."""


class _Remembering(SpawnContext):
    """Makes processes that start from nothing, the same on every system, and remembers them."""

    def __init__(self) -> None:
        self.made: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802  # in place of a class
        process = SpawnProcess(*args, **kwargs)
        self.made.append(process)
        return process


class Processes(Executor):
    """Worker processes that play games side by side.

    An executor like :class:`~concurrent.futures.ProcessPoolExecutor`, except that losing a worker does not end it: the
    next call to :meth:`submit` starts a new pool. The workers start from nothing, leave Ctrl-C to this process, and end
    with it, however it ends.

    Args:
        workers: how many processes; by default one for each core.

    Raises:
        ValueError: for a number of workers that can't be.
    """

    def __init__(self, workers: int | None = None) -> None:
        if workers is None:
            workers = min(_cores(), MOST_PROCESSES)
        if not 1 <= workers <= MOST_PROCESSES:
            raise ValueError(f"processes: {workers:,} of them; allowed are 1 to {MOST_PROCESSES}")
        self.workers = workers
        self._context = _Remembering()
        self._pool = self._begin()

    def _begin(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=self._context, initializer=_begin_worker)

    def submit(self, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a worker do this; the workers are new ones if one of them was lost."""
        try:
            return self._pool.submit(task, *args, **kwargs)
        except BrokenExecutor:
            self._pool.shutdown(wait=False)
            self._context.made.clear()
            self._pool = self._begin()
            return self._pool.submit(task, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the workers, once they have done what they are at."""
        self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)

    def end_now(self) -> None:
        """End the workers at once, whatever they are at."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in self._context.made:
            process.kill()


def processes(workers: int | None = None) -> Processes:
    """Worker processes on this machine, to be handed to :func:`havoclab.lab.run`.

    They are best used in a ``with``. A script needs ``if __name__ == "__main__":`` around what it does with them, as
    always with processes that start from nothing.

    >>> processes(0)
    Traceback (most recent call last):
    ...
    ValueError: processes: 0 of them; allowed are 1 to 60
    """
    return Processes(workers)


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin_worker() -> None:
    """Get a worker ready: Ctrl-C is its parent's, and it ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    be_expendable()
    parent = parent_process()
    assert parent is not None, "a worker was started by somebody"
    Thread(target=_end_with, args=(parent.sentinel,), name="havoclab parent", daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)  # nobody waits for a result any more
