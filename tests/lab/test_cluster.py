"""A Dask cluster as the executor: two worker processes on this machine, one of which is killed."""

from __future__ import annotations

import logging
import os
import signal

import pytest
from distributed import Client, LocalCluster

from havoclab.lab import Arm, Plan, Progress, run
from tests.lab.awkward import Sleeper

PLAN = Plan(arms=(Arm(bots=("random", "sensible")), Arm(bots=("sensible+hoards", "random"))), deals=15, seed=2)


# One test, so that the cluster is started once, however the tests are spread over processes.
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed_and_names_who_hangs(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.ERROR, "distributed.nanny")  # it warns of the worker that is killed
    killed: list[int] = []
    hanging = Plan(arms=(Arm(bots=("own:sleeper", "random")), Arm(bots=("random", "random"))), deals=1)
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,  # type: ignore[no-untyped-call]
        Client(cluster) as client,  # type: ignore[no-untyped-call]
    ):

        def kill_one(now: Progress) -> None:
            if now.done >= 10 and not killed:
                killed.extend(client.run(os.getpid).values())
                os.kill(killed[0], signal.SIGKILL)

        results = run(PLAN, client, progress=kill_one)
        spoilt = run(hanging, client, seconds=0.5, own={"sleeper": Sleeper})
    assert len({*killed, os.getpid()}) == 3
    assert results.complete
    assert results.games == run(PLAN).games
    assert [game.fault and (game.fault.kind, game.fault.bot) for game in spoilt.games] == [
        ("hung", "own:sleeper"),
        ("hung", "own:sleeper"),
        None,
    ]
