"""The games of the laboratory's page: played beside it, stopped and gone on with, kept by the browser and in files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from time import sleep

import psutil
import pytest

from havoclab.lab import Arm, Plan, Results, pool, run
from havoclab.stage.lab import experiment, kept
from havoclab.stage.lab.controller import LabController
from havoclab.stage.lab.kept import kept_as
from tests.stage.driving import fields, has_button, reply
from tests.stage.laboratory import QUICK, loaded, played, quick, told, two_tables, until

#: How a file of games begins.
HEAD = '{"file":"havoclab games 1","version":"x",'
KEPT_AS = kept_as("havoc")


def workers() -> set[psutil.Process]:
    """The worker processes of this process that are still there."""
    found = set()
    for child in psutil.Process().children():
        with suppress(psutil.Error):  # it has ended
            if "spawn_main" in " ".join(child.cmdline()):
                found.add(child)
    return found


@pytest.fixture
def nobody_left() -> Iterator[None]:
    """No worker process that the test started outlives it."""
    before = workers()
    yield
    assert psutil.wait_procs(workers() - before, timeout=20)[1] == []


# --- playing ---


@pytest.mark.usefixtures("nobody_left")
def test_games_are_played_beside_the_page_stopped_and_gone_on_with() -> None:
    page = quick(LabController(), deals=1000)
    page.handle({"do": "start"})
    while not page.experiment or not page.experiment.games():
        page.handle({"do": "look"})
        sleep(0.02)
    scene = page.scene()
    assert scene.next is not None
    assert scene.next.intent == {"do": "look"}
    page.handle({"do": "set", "field": "deals", "value": "5"})
    assert "stop them first" in reply(page.scene()).text
    page.handle({"do": "stop"})
    until(page, running=False)
    done = page.experiment.games()
    assert 0 < len(done) < 2000
    assert "What is done stays." in told(page)

    # The same question on fewer deals: what was played of them counts, and all is as in a serial run.
    page.handle({"do": "set", "field": "deals", "value": str(min(30, done[-1].deal + 1))})
    page.handle({"do": "start"})
    assert set(done[:10]) <= set(page.experiment.games())
    until(page, running=False)
    assert page.experiment.complete
    assert page.experiment.games() == run(page.question.plan()).games
    assert "What was found" in told(page)
    page.handle({"do": "go-on"})
    assert "Nothing is left" in reply(page.scene()).text


@pytest.mark.usefixtures("nobody_left")
def test_a_run_that_no_page_asks_for_any_more_stops_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiment, "PATIENCE", 0.0)
    dropped = experiment.Experiment(two_tables(3000))
    dropped.begin()
    assert dropped.wait(60)
    assert not dropped.complete


def test_what_stops_the_workers_is_told_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = two_tables()
    games = played(plan, {0: (20, 30), 1: (20, 30)})[:30]
    page = loaded(plan, games)

    def full(workers: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(pool, "processes", full)
    page.handle({"do": "go-on"})
    until(page, running=False)
    assert "It could not go on: no space left on device" in told(page)
    assert len(page.experiment.games()) == 30  # type: ignore[union-attr]  # there is one
    assert has_button(page.scene(), "go-on")


def test_how_long_it_takes_is_tried_out() -> None:
    page = quick(LabController())
    assert "is being tried out" in fields(page.scene())["deals"].help
    for _ in count():
        page.handle({"do": "look"})
        if page.scene().next is None:
            break
        sleep(0.02)
    assert "on this machine about" in fields(page.scene())["deals"].help


# --- games that the browser keeps ---


def kept_by(page: LabController) -> str:
    """What the browser has in its store after this moment."""
    return page.scene().memory[KEPT_AS]


def reopened(kept: object, token: str | None = None) -> LabController:
    """The page after a reload."""
    page = LabController(token=token)
    assert page.scene().memory == {KEPT_AS: ""}
    page.handle({"do": "recall", "memory": {KEPT_AS: kept}, "today": "2026-03-11"})
    return page


def test_after_a_reload_the_games_are_there_again() -> None:
    plan = two_tables()
    page = loaded(plan, played(plan, {0: (20, 30), 1: (20, 30)})[:30])
    again = reopened(kept_by(page))
    assert again.experiment is not None
    assert page.experiment is not None
    assert again.experiment.games() == page.experiment.games()
    assert again.question == page.question
    assert "are here again, as this browser kept them: 30 of 40" in reply(again.scene()).text
    assert has_button(again.scene(), "go-on")
    assert kept_by(again) == kept_by(page)


def test_a_link_asks_its_own_question_whatever_games_are_kept() -> None:
    plan = two_tables()
    page = loaded(plan, played(plan, {0: (20, 30), 1: (20, 30)}))
    other = LabController()
    other.handle({"do": "set", "field": "deals", "value": "7"})
    again = reopened(kept_by(page), other.token)
    assert again.question == other.question
    assert again.experiment is not None


def test_two_tabs_with_games_of_their_own_leave_each_other_alone() -> None:
    plan = two_tables()
    one, other = (loaded(plan, played(plan, {0: (20, 30), 1: (20, 30)})[:count]) for count in (10, 20))
    text = kept_by(other)
    one.handle({"do": "recall", "memory": {KEPT_AS: text}})
    assert len(one.experiment.games()) == 10  # type: ignore[union-attr]  # it was loaded
    assert kept_by(one) == text, "what was put there last stays"


def test_while_games_are_played_they_are_kept_every_few_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, now = two_tables(), 100.0
    games = played(plan, {0: (20, 30), 1: (20, 30)})
    page = loaded(plan, games[:10])
    assert page.experiment is not None
    monkeypatch.setattr(experiment.Experiment, "running", True)
    monkeypatch.setattr(kept, "monotonic", lambda: now)
    first = page.scene().memory[KEPT_AS]
    page.experiment._games += games[10:20]
    assert page.scene().memory == {}
    now += kept.EVERY + 1
    second = page.scene().memory[KEPT_AS]
    assert [len(kept.read_kept(text).games) for text in (first, second)] == [10, 20]
    assert page.scene().memory == {}


@pytest.mark.parametrize("text", ["x", "AAAA", "eJwDAAAAAAE=", "é", 5, None])
def test_a_text_in_the_store_that_is_none_of_ours_is_told_and_left_there(text: object) -> None:
    page = reopened(text)
    assert page.experiment is None
    if isinstance(text, str):
        assert "can’t be read" in reply(page.scene()).text
        assert kept_by(page) == text
    else:
        assert kept_by(page) == ""


# --- files ---


def test_saved_games_are_loaded_again_with_their_question() -> None:
    page = loaded(two_tables(), played(two_tables(), {0: (20, 30), 1: (30, 20)})[:35])
    page.handle({"do": "save"})
    file = reply(page.scene()).fix
    assert file is not None
    assert file.download.endswith(".jsonl")
    again = LabController(language="hu")
    again.handle({"do": "load", "value": file.copy_text})
    assert reply(again.scene()).text == "A fájlban 40 játszmából 35 van meg."
    assert again.experiment.games() == page.experiment.games()  # type: ignore[union-attr]  # both have one
    assert again.question.plan() == two_tables()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "holds no games"),
        ("a shopping list\n", "line 1"),
        (HEAD + '"plan":{"arms":[]}}\n', "plan.arms"),
        (HEAD + '"plan":{"arms":[{"bots":["genius","random"]}],"deals":1}}\n', "genius"),
        (Results(Plan(arms=(Arm(bots=QUICK),) * 3, deals=1), ()).to_text(), "3 tables"),
        (Results(two_tables(), ()).to_text() + '{"arm":0,"deal":99,"rotation":0}\n', "line 2"),
    ],
)
def test_a_wrong_file_is_refused_with_its_reason_and_all_stays_as_it_was(text: str, named: str) -> None:
    page = loaded(two_tables(), played(two_tables(), {0: (20, 30), 1: (30, 20)}))
    before = page.experiment
    page.handle({"do": "load", "value": text})
    assert reply(page.scene()).tone == "refused"
    assert named in fields(page.scene())["load"].error
    assert page.experiment is before


def test_games_of_another_version_are_read_but_not_gone_on_with() -> None:
    page = LabController()
    text = Results(two_tables(), played(two_tables(), {0: (20, 30), 1: (30, 20)})[:30]).to_text()
    head, rest = text.split("\n", 1)
    page.handle({"do": "load", "value": json.dumps({**json.loads(head), "version": "0.0.1"}) + "\n" + rest})
    assert "another version" in reply(page.scene()).text
    page.handle({"do": "go-on"})
    assert "another version" in reply(page.scene()).text
    assert not page.experiment.running  # type: ignore[union-attr]  # there is one


def test_a_plan_too_large_for_a_page_can_be_read_but_not_gone_on_with() -> None:
    page = loaded(two_tables(500_000), played(two_tables(3), {0: (20, 30), 1: (30, 20)}))
    page.handle({"do": "go-on"})
    assert "1,000,000 games, and a page plays at most 8,000" in reply(page.scene()).text
    assert page.scene().token
