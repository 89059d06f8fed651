"""Runs: the same games wherever they are played, spoilt games apart, and nothing lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import psutil
import pytest

from havoclab.lab import Arm, BadFile, Plan, Progress, Results, RunFailed, playing, processes, run
from havoclab.lab.habits import Maker
from havoclab.lab.playing import spoilt
from tests.lab import awkward
from tests.lab.awkward import Shifted

ROOT = Path(__file__).parents[2]
OWN: dict[str, Maker] = {
    name.__name__.lower(): name
    for name in (
        awkward.Awkward,
        awkward.Talker,
        awkward.Loop,
        awkward.Sleeper,
        awkward.Quitter,
        awkward.Killer,
        awkward.Heavy,
    )
}
PLAN = Plan(arms=(Arm(bots=("random", "sensible")), Arm(bots=("random",) * 3, options={"without": ["H5.5"]})), deals=12)


@pytest.fixture(scope="module")
def played() -> Results:
    return run(PLAN)


def test_every_game_of_the_plan_is_played_once_deal_by_deal(played: Results) -> None:
    assert [(game.deal, game.arm, game.rotation) for game in played.games] == [
        (deal, *seating) for deal in range(12) for seating in PLAN.seatings
    ]
    assert all(len(game.points) == len(game.bots) == len(game.milliseconds) for game in played.games)
    assert all(sum(game.shares) == pytest.approx(1) for game in played.games)
    assert played.complete
    assert not played.faults


def test_the_lead_and_the_turns_are_counted() -> None:
    games = run(Plan(arms=(Arm(bots=("sensible",) * 4),), deals=5)).games
    assert all(0 <= game.swings < 9 and 8 <= game.turns <= sum(game.decisions) for game in games)
    assert any(game.swings for game in games)


def test_threads_play_the_same_games(played: Results) -> None:
    with ThreadPoolExecutor(2) as threads:
        assert run(PLAN, threads).games == played.games


def test_processes_play_the_same_games_and_a_killed_one_loses_nothing(tmp_path: Path) -> None:
    others = (*PLAN.arms, *(Arm(bots=(f"own:{name}", "random")) for name in ("awkward", "sleeper")))
    plan = Plan(arms=(Arm(bots=("own:killer",) * 2), *others), deals=1)
    with processes(2) as workers:
        results = run(plan, workers, tmp_path / "games", seconds=1, own=OWN)
    alone = run(Plan(arms=others, deals=1), seconds=1, own=OWN)
    assert [replace(game, arm=game.arm - 1) for game in results.games if game.arm] == list(alone.games)
    assert [game.fault and game.fault.kind for game in alone.games] == [None] * 3 + ["raised"] * 2 + ["hung"] * 2
    died = results.games[0].fault
    assert died is not None
    assert (died.kind, died.bot, died.text) == ("died", None, "3 workers ended while they played it")
    assert Results.load(tmp_path / "games").games == results.games


@pytest.mark.parametrize("in_thread", [False, True], ids=["here", "in-a-thread"])
def test_whoever_spoils_a_game_is_named_and_the_run_goes_on(in_thread: bool) -> None:
    spoilers = ("awkward", "talker", "loop", "sleeper", "quitter", "heavy")
    plan = Plan(arms=tuple(Arm(bots=("random", f"own:{name}")) for name in spoilers), deals=1, rotate=False)
    found: list[Results] = []
    if in_thread:  # as pages do, where no signal comes
        thread = Thread(target=lambda: found.append(run(plan, seconds=0.5, own=OWN)))
        thread.start()
        thread.join()
    else:
        found.append(run(plan, seconds=0.5, own=OWN))
    faults = [game.fault for game in found[0].games]
    assert [(fault.kind, fault.seat, fault.bot) for fault in faults if fault] == [
        (kind, 1, f"own:{name}")
        for kind, name in zip(("raised", "nonsense", "hung", "hung", "raised", "raised"), spoilers, strict=True)
    ]
    assert [fault.text.split(": ")[-1] for fault in faults if fault] == [
        "oops",
        "bot 'own:talker' answered with str, not with an action",
        "no answer in 0.5 seconds",
        "no answer in 0.5 seconds",
        "enough",
        "too heavy",
    ]


def test_games_are_played_where_there_are_no_threads(monkeypatch: pytest.MonkeyPatch, played: Results) -> None:
    class NoThread(Thread):
        def start(self) -> None:
            raise RuntimeError("can't start new thread")

    monkeypatch.setattr(playing, "Thread", NoThread)
    assert run(PLAN).games == played.games


# --- files ---


def stopping_after(games: int) -> tuple[Callable[[Progress], None], Callable[[], bool]]:
    """What to hand to a run so that it stops after so many games."""
    done = [0]

    def note(now: Progress) -> None:
        done[0] = now.done

    return note, lambda: done[0] >= games


def test_a_stopped_run_goes_on_from_its_file(tmp_path: Path, played: Results) -> None:
    file = tmp_path / "games.jsonl"
    note, stopped = stopping_after(7)
    part = run(PLAN, file=file, progress=note, stopped=stopped)
    assert part.games == played.games[:7]
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"arm":0,"deal":9,"ro')
    told: list[Progress] = []
    assert run(PLAN, file=file, progress=told.append).games == played.games
    assert (told[0].done, told[0].games, told[-1].done) == (7, (), PLAN.games)
    assert sum(len(now.games) for now in told) == PLAN.games - 7
    assert Results.load(file).games == played.games
    before = file.read_bytes()
    assert run(PLAN, file=file).complete
    assert file.read_bytes() == before


def test_ctrl_c_in_the_middle_of_a_game_keeps_what_is_finished(tmp_path: Path, played: Results) -> None:
    file = tmp_path / "games.jsonl"

    def interrupt(now: Progress) -> None:
        if now.done == 5:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, file=file, progress=interrupt)
    assert Results.load(file).games == played.games[:5]
    assert run(PLAN, file=file).games == played.games


def test_a_file_of_another_plan_or_version_is_refused_and_left_as_it_is(tmp_path: Path, played: Results) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(played.to_text(), encoding="utf-8")
    with pytest.raises(BadFile, match=r"file: games.jsonl belongs to another plan"):
        run(PLAN.model_copy(update={"seed": 8}), file=file)
    older = played.to_text().replace('"version":"', '"version":"0.', 1)
    file.write_text(older, encoding="utf-8")
    with pytest.raises(BadFile, match=r"was written by havoclab 0\..*, and this is"):
        run(PLAN, file=file)
    assert file.read_text(encoding="utf-8") == older


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda lines: ["a letter to my aunt", *lines[1:]], "line 1: it is not a JSON object"),
        (lambda lines: ["{}", *lines[1:]], "line 1: it does not begin a file of games"),
        (
            lambda lines: [lines[0].replace("random", "rambo"), *lines[1:]],
            "line 1: plan.arms.0.bots: 'rambo' is no bot",
        ),
        (lambda lines: [*lines[:3], lines[3][:20], *lines[4:]], "line 4: it is not a JSON object"),
        (
            lambda lines: [lines[0], lines[1].replace('"arm":0', '"arm":7')],
            "line 2: arm, deal and rotation name no game",
        ),
        (lambda lines: [lines[0], lines[1].replace('"deal":0', '"deal":true')], "line 2: arm, deal and rotation"),
        (lambda lines: [lines[0], lines[1].replace('"turns":', '"twists":')], "line 2: twists"),
        (
            lambda lines: [lines[0], lines[1].replace('"places":[', '"places":[1,')],
            "line 2: the values by seat do not fit",
        ),
        (lambda lines: [lines[0], lines[1].replace('"points":[', '"points":["x",')], "line 2: points.0: A whole"),
        (lambda lines: [], "file: it holds no games"),
    ],
)
def test_a_damaged_file_is_refused_by_line_and_reason(
    damage: Callable[[list[str]], list[str]], complaint: str, played: Results, tmp_path: Path
) -> None:
    lines = damage(played.to_text().splitlines())
    text = "".join(f"{line}\n" for line in lines)
    with pytest.raises(BadFile, match=complaint):
        Results.from_text(text)
    if text:
        file = tmp_path / "games.jsonl"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadFile, match=complaint):
            run(PLAN, file=file)
        assert file.read_text(encoding="utf-8") == text


def test_a_file_torn_off_within_its_first_line_or_within_a_letter_is_taken_up(tmp_path: Path, played: Results) -> None:
    file = tmp_path / "games.jsonl"
    whole = played.to_text().encode()
    for data in (b"", whole[:30], whole + b'{"fault":"\xc3'):
        file.write_bytes(data)
        assert run(PLAN, file=file).games == played.games
        assert Results.load(file).games == played.games


def test_a_picture_is_no_file_of_games(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadFile, match=r"picture.png is no text"):
        Results.load(file)
    with pytest.raises(BadFile, match=r"picture.png is no text"):
        run(PLAN, file=file)


# --- what can't be run ---


def test_executors_that_can_not_play_are_told_about() -> None:
    class Closed(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.cancel()
            future.set_running_or_notify_cancel()
            return future

    with pytest.raises(
        RunFailed, match=r"executor: the games could not be given out: CancelledError: the executor was"
    ):
        run(PLAN, Closed())
    with ThreadPoolExecutor(1) as threads:
        threads.shutdown()
        with pytest.raises(RunFailed, match="executor: it takes no games: cannot schedule new futures after shutdown"):
            run(PLAN, threads)
    with pytest.raises(ValueError, match="executor: str has no submit"):
        run(PLAN, "two of them, please")
    with pytest.raises(ValueError, match=r"processes: 1,000 of them; allowed are 1 to 60"):
        processes(1000)
    with pytest.raises(ValueError, match="seconds: 0; more than 0 are needed"):
        run(PLAN, seconds=0)


def test_a_bot_of_ones_own_must_be_given() -> None:
    plan = Plan(arms=(Arm(bots=("own:mine", "random")),), deals=1)
    with pytest.raises(ValueError, match="own: the plan names the bot 'own:mine'; given are none"):
        run(plan)


def test_workers_end_with_their_parent_however_it_ends() -> None:
    code = (
        "import os, time\nfrom havoclab.lab.pool import processes\n"
        "if __name__ == '__main__':\n    workers = processes(1)\n"
        "    print(workers.submit(os.getpid).result(), flush=True)\n"
        "    workers.submit(time.sleep, 600)\n    time.sleep(600)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, cwd=ROOT, text=True)
    with parent:
        assert parent.stdout is not None
        worker = psutil.Process(int(parent.stdout.readline()))
        parent.kill()
    deadline = time.monotonic() + 60
    while worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not worker.is_running() or worker.status() == psutil.STATUS_ZOMBIE


def test_workers_that_play_nothing_at_all_fail_the_run_and_a_game_that_died_is_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "games"
    plan = Plan(arms=(Arm(bots=("own:killer",) * 2),), deals=1)
    with processes(1) as workers, pytest.raises(RunFailed, match="end before they have played a single game"):
        run(plan, workers, file, own=OWN)
    died = spoilt(plan, 0, "died", "3 workers ended while they played it")
    file.write_text(Results(plan, [died]).to_text(), encoding="utf-8")
    assert run(plan, file=file, own={"killer": Shifted}).faults == ()
    assert Results.load(file).faults == ()
