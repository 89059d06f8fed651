"""The laboratory's page: asking, playing beside the page, stopping, going on, files, and what the figures say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import count
from time import monotonic, sleep

import psutil
import pytest

from havoclab.core.link import pack
from havoclab.lab import Arm, Fault, Plan, Played, Results, pool, read_claims, run
from havoclab.stage.lab import experiment, kept, screen
from havoclab.stage.lab.controller import LabController
from havoclab.stage.lab.kept import KEPT_AS
from havoclab.stage.lab.question import MOST_GAMES, Question
from havoclab.stage.plain import say_scene
from havoclab.stage.scene import Chart, Scene, Table
from tests.stage.driving import button, fields, has_button, reply

#: Bots that think so little that a game takes no time.
QUICK = ("random", "random")
#: How a file of games begins.
HEAD = '{"file":"havoclab games 1","version":"x",'


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


def quick(page: LabController, deals: int = 12) -> LabController:
    """Two bots without a thought at both tables, H5.5 switched off at table B."""
    for field, value in {"players": "2", "deals": str(deals), "workers": "1"}.items():
        page.handle({"do": "set", "field": field, "value": value})
    for seat in (0, 1):
        page.handle({"do": "set", "table": "a", "field": f"seat-{seat}", "value": "random"})
    return page


def until(page: LabController, *, running: bool) -> None:
    """Look as the browser does, until the page's experiment runs, or has come to its end."""
    begun = monotonic()
    while page.experiment is None or page.experiment.running is not running:
        assert monotonic() - begun < 60
        page.handle({"do": "look"})
        sleep(0.02)


def told(page: LabController) -> str:
    return "\n".join(say_scene(page.scene()))


def played(plan: Plan, points: dict[int, tuple[int, ...]], swings: int = 2) -> list[Played]:
    """Games of a plan as if they had been played: points for the seats of each arm, a few more in some deals."""
    games = []
    for deal in range(plan.deals):
        for seating in plan.seatings:
            seats = tuple(mine + deal % 3 for mine in points[seating.arm])
            order = sorted(seats, reverse=True)
            games.append(
                Played(
                    arm=seating.arm,
                    deal=deal,
                    rotation=seating.rotation,
                    bots=plan.arms[seating.arm].seated(seating.rotation),
                    points=seats,
                    places=tuple(order.index(mine) + 1 for mine in seats),
                    decisions=(20,) * len(seats),
                    turns=10 + seating.arm * 3 + deal % 2,
                    swings=swings,
                    milliseconds=(5.0,) * len(seats),
                    slowest=(1.0,) * len(seats),
                )
            )
    return games


def two_tables(deals: int = 20) -> Plan:
    return Plan(arms=(Arm(bots=QUICK), Arm(bots=QUICK, options={"without": ["H5.5"]})), deals=deals)


def loaded(plan: Plan, games: list[Played], language: str = "en") -> LabController:
    page = LabController(language)
    page.handle({"do": "load", "value": Results(plan, games).to_text()})
    return page


# --- asking ---


def test_table_b_follows_table_a_but_for_what_was_changed() -> None:
    page = LabController()
    page.handle({"do": "set", "table": "a", "field": "best_subset", "value": "true"})
    assert page.question.arm("b").options == {"best_subset": True, "without": ["H5.5"]}
    page.handle({"do": "set", "table": "b", "field": "best_subset", "value": "false"})
    assert [arm.options for arm in page.question.plan().arms] == [{"best_subset": True}, {"without": ["H5.5"]}]
    assert "This is switched off: The best cards inside count." in told(page)
    page.handle({"do": "set", "table": "b", "field": "seat-1", "value": "random"})
    page.handle({"do": "set", "table": "a", "field": "seat-0", "value": "random"})
    assert page.question.bots_at("b")[:2] == ("random", "random")
    page.handle({"do": "as-usual"})
    assert len(page.question.plan().arms) == 1
    assert "Both tables are alike" in told(page)


@pytest.mark.rule("H11.2")
def test_any_rule_can_be_switched_off_at_either_table() -> None:
    page = LabController()
    page.handle({"do": "switch-rule", "table": "a", "value": "H4.3"})
    page.handle({"do": "switch-rule", "table": "b", "rule": "H5.5"})
    assert [page.question.table(which).without for which in ("a", "b")] == [("H4.3",), ()]
    page.handle({"do": "switch-rule", "table": "b", "value": "H1.1"})
    assert "H1.1" in reply(page.scene()).text
    assert page.question.table("b").without == ()


@pytest.mark.parametrize("typed", ["1000000000", "0", "-5", "ten", "", "1e3", "9" * 400])
def test_a_number_of_deals_that_cannot_be_is_refused_with_the_bounds(typed: str) -> None:
    page = LabController()
    page.handle({"do": "set", "field": "deals", "value": typed})
    error = fields(page.scene())["deals"].error
    assert f"from 1 to {page.question.most_deals:,}" in error
    assert f"{MOST_GAMES:,}" in error
    assert page.question.deals == Question().deals
    page.handle({"do": "set", "field": "deals", "value": "1 000"})
    assert page.question.deals == 1000
    assert fields(page.scene())["deals"].error == ""


def test_more_deals_than_the_tables_allow_are_told_when_it_is_to_begin() -> None:
    page = LabController()
    page.handle({"do": "set", "field": "deals", "value": "3000"})
    page.handle({"do": "set", "table": "b", "field": "seat-0", "value": "random"})  # now each deal is played five times
    page.handle({"do": "start"})
    assert page.experiment is None
    assert "from 1 to 1,600" in fields(page.scene())["deals"].error


@pytest.mark.parametrize("claim", read_claims(), ids=lambda claim: claim.id)
def test_every_prepared_claim_can_be_tried(claim: object) -> None:
    assert hasattr(claim, "id")
    page = LabController("hu")
    page.handle({"do": "set", "field": "claim", "value": claim.id})
    page.handle({"do": "set", "field": "deals", "value": "30"})
    page.handle({"do": "set", "field": "seed", "value": "7"})
    assert page.question.plan().arms == page.question.picked.arms  # type: ignore[union-attr]  # one is picked
    assert (page.question.plan().deals, page.question.plan().seed) == (30, 7)
    assert Question.of(page.question.plan()) == page.question


def test_the_question_is_in_the_address() -> None:
    page = quick(LabController("hu"))
    page.handle({"do": "set", "table": "b", "field": "seat-1", "value": "sensible"})
    again = LabController(token=page.scene().token)
    assert (again.language, again.question) == ("hu", page.question)


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (["en", {"bots": ["genius"] * 6}], "'genius' is no bot of havoc"),
        (["en", {"others": ["own:x", "", "", "", "", ""]}], "'own:x' is no bot of havoc"),
        (["en", {"deals": 10**9}], "deals"),
        (["en", {"changed": {"players": 3}}], "changed: 'players' is no option"),
        (["en", {"changed": {"without": ["H99.9"]}}], "H99.9"),
        (["en", {"claim": "moon"}], "'moon' is none"),
        (["en", {"usual": {"own_battles": [{"number": 5}]}}], "own_battles"),
        (["en"], "it holds no experiment"),
    ],
)
def test_a_hostile_link_names_what_is_wrong_and_the_page_begins_afresh(data: object, named: str) -> None:
    page = LabController("en", pack("e", data))
    assert named in reply(page.scene()).text
    assert page.question == Question()


def test_a_damaged_link_is_told_and_the_answer_stays_while_the_page_looks() -> None:
    page = LabController("en", "1eNOPE")
    text = reply(page.scene()).text
    assert text.startswith("That link can’t be opened")
    page.handle({"do": "look"})
    assert reply(page.scene()).text == text


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


# --- changed numbers ---


@pytest.mark.rule("H2.4")
def test_a_number_of_a_battle_card_can_be_changed_at_table_b_and_is_told() -> None:
    page = LabController()
    page.handle({"do": "as-usual"})
    for name, value in (("points-1-1", "20"), ("points-2-3", ""), ("deal-1-everyone", "4"), ("deal-1-initiator", "2")):
        page.handle({"do": "set", "table": "b", "field": name, "value": value})
    text = told(page)
    assert "At Sluys, place 1 pays 20 points." in text
    assert "At Crécy, place 3 pays nothing" in text
    assert "After Sluys, the winner deals 4 cards to everyone." in text
    assert "After Sluys, the winner deals 2 more cards to the initiator." in text
    usual, changed = page.question.plan().arms
    assert usual.options == {}
    assert [battle["number"] for battle in changed.options["own_battles"]] == [1, 2]
    assert Question.of(page.question.plan()) == page.question
    assert LabController(token=page.token).question == page.question


@pytest.mark.rule("H2.4")
def test_changed_numbers_count_in_the_games_that_are_played() -> None:
    question = Question(deals=3, changed={}, bots=["random"] * 6)
    for battle in range(1, 10):
        question.set_number("b", "points", [str(battle), "1"], 99)
    games = run(question.plan()).games
    highest = [max(points for game in games if game.arm == arm for points in game.points) for arm in (0, 1)]
    assert highest[1] >= 99 > highest[0]


def test_a_number_that_is_the_printed_one_again_changes_nothing() -> None:
    page = LabController()
    page.handle({"do": "as-usual"})
    for value in ("20", "5"):
        page.handle({"do": "set", "table": "b", "field": "points-1-1", "value": value})
    assert page.question.changed == {}
    assert not has_button(page.scene(), "forget-numbers-b")


def test_table_b_follows_the_numbers_of_table_a_until_it_has_its_own() -> None:
    page = LabController()
    page.handle({"do": "as-usual"})
    page.handle({"do": "set", "table": "a", "field": "points-1-1", "value": "20"})
    assert len(page.question.plan().arms) == 1
    page.handle({"do": "set", "table": "b", "field": "points-1-1", "value": "30"})
    assert "At Sluys, place 1 pays 30 points." in told(page)
    page.handle(button(page.scene(), "forget-numbers-b").intent or {})
    assert "At Sluys, place 1 pays 5 points." in told(page)
    page.handle(button(page.scene(), "forget-numbers-a").intent or {})
    assert len(page.question.plan().arms) == 1


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("points-1-1", "100", "“100” is not possible: "),
        ("points-1-1", "many", "“many” is not possible: "),
        ("deal-1-everyone", "-1", "“-1” is not possible: "),
    ],
)
def test_a_number_that_can_not_be_is_kept_out_and_said_beside_its_entry(field: str, value: str, says: str) -> None:
    page = LabController()
    before = page.question.plan()
    page.handle({"do": "set", "table": "b", "field": field, "value": value})
    assert page.question.plan() == before
    scene = page.scene()
    cells = [cell for block in scene.blocks if isinstance(block, Table) for row in block.rows for cell in row]
    (error,) = [cell.field.error for cell in cells if cell.field is not None and cell.field.error]
    assert error.startswith(says)


@pytest.mark.parametrize("field", ["points-99-1", "points-1-9", "points", "deal-1-nobody", "deal-1", "battle-1"])
def test_an_entry_that_is_none_of_the_cards_is_refused(field: str) -> None:
    page = LabController()
    before = page.question.plan()
    page.handle({"do": "set", "table": "b", "field": field, "value": "3"})
    assert page.question.plan() == before
    assert reply(page.scene()).tone == "info"


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


# --- what was found ---


def test_an_effect_is_told_with_its_interval_and_never_as_proved() -> None:
    text = told(loaded(two_tables(), played(two_tables(), {0: (20, 30), 1: (30, 20)})))
    assert "An effect is seen: Turns in a game, +3.0 at table B (between +3.0 and +3.0)." in text
    assert "An effect is seen: Seat 1: victories, +100.0 percentage points" in text
    assert "No effect seen: Changes of the lead; Lead at the end, in points; Points of a player." in text
    assert "An estimate from 20 deals that are complete (40 games)" in text
    assert "none of this proves anything" in text


def test_where_nothing_went_differently_no_effect_is_seen() -> None:
    games = [replace(game, turns=10) for game in played(two_tables(), {0: (20, 30), 1: (20, 30)})]
    assert "No effect seen: not one of the 20 deals went differently." in told(loaded(two_tables(), games))


def test_a_few_deals_say_nothing() -> None:
    scene = loaded(two_tables(9), played(two_tables(9), {0: (20, 30), 1: (30, 20)})).scene()
    assert "too little to say anything" in "\n".join(say_scene(scene))
    assert not [block for block in scene.blocks if isinstance(block, Chart)]


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    "arms",
    [
        (Arm(bots=QUICK),),
        (Arm(bots=("random", "sensible")),),
        (Arm(bots=QUICK), Arm(bots=("random", "sensible+hoards"), options={"best_subset": True})),
        (Arm(bots=("sensible", "random")), Arm(bots=("sensible", "random"), options={"battle_order": "winner"})),
        read_claims()[-1].arms,
        read_claims()[0].arms,
    ],
    ids=["one kind", "two kinds", "a changed player", "another order", "a seat", "a habit"],
)
def test_every_experiment_has_charts_with_intervals_and_the_numbers_behind_them(
    arms: tuple[Arm, ...], language: str
) -> None:
    plan = Plan(arms=arms, deals=12)
    size = len(arms[0].bots)
    scene = loaded(
        plan, played(plan, {0: tuple(range(20, 20 + size)), 1: tuple(range(26, 26 + size))}), language
    ).scene()
    charts = [block for block in scene.blocks if isinstance(block, Chart)]
    assert len(charts) == (7 if len(arms) > 1 else 5)
    for bar in (bar for chart in charts for bar in chart.bars):
        assert bar.low is not None
        assert bar.high is not None
        assert bar.low - 1e-9 <= bar.value <= bar.high + 1e-9
        assert bar.note
    numbers = table(scene, "lab-numbers")
    assert {len(row) for row in numbers.rows} == {len(numbers.columns)}
    said = "\n".join(say_scene(scene))
    assert all(bar.text in said for chart in charts for bar in chart.bars)
    json.dumps(scene.model_dump(mode="json"), allow_nan=False)


def table(scene: Scene, name: str) -> Table:
    return next(block for block in scene.blocks if isinstance(block, Table) and block.id == name)


def test_spoilt_games_are_told_apart() -> None:
    plan = two_tables()
    games = played(plan, {0: (20, 30), 1: (20, 30)})
    spoilt = replace(games[3], fault=Fault("hung", 1, "random", "no answer in 20 seconds"))
    spoilt = replace(spoilt, points=(), places=(), decisions=(), milliseconds=(), slowest=(), turns=0, swings=0)
    scene = loaded(plan, [*games[:3], spoilt, *games[4:]]).scene()
    row = table(scene, "lab-faults").rows[0]
    assert [cell.text for cell in row] == ["2, table B", "Random bot", "gave no answer", "no answer in 20 seconds"]
    assert "19 deals that are complete (39 games)" in "\n".join(say_scene(scene))


# --- files ---


def test_saved_games_are_loaded_again_with_their_question() -> None:
    page = loaded(two_tables(), played(two_tables(), {0: (20, 30), 1: (30, 20)})[:35])
    page.handle({"do": "save"})
    file = reply(page.scene()).fix
    assert file is not None
    assert file.download.endswith(".jsonl")
    again = LabController("hu")
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


# --- around it ---


def test_without_numpy_and_scipy_the_page_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "find_spec", lambda name: None)
    page = LabController()
    assert "extra “lab”" in told(page)
    assert not has_button(page.scene(), "start")
    assert page.scene().next is None


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "set", "field": "moon", "value": "1"},
        {"do": "set", "table": "c", "field": "seat-0", "value": "random"},
        {"do": "set", "table": "a", "field": "seat-9", "value": "random"},
        {"do": "set", "table": "a", "field": "seat-0", "value": "own:x"},
        {"do": "set", "field": "workers", "value": "1000"},
        {"do": "set", "field": "claim", "value": "moon"},
        {"do": "set", "field": "seed", "value": "-1"},
        {"do": "load", "value": 7},
        {"do": "save"},
        {"do": "go-on"},
        {"do": "dance"},
    ],
    ids=str,
)
def test_what_cannot_be_done_is_answered_and_changes_nothing(intent: dict[str, object]) -> None:
    page = LabController()
    page.handle(intent)
    scene = page.scene()
    assert any(field.error for field in fields(scene).values()) or reply(scene).text
    assert page.question == Question()
    assert button(scene, "start").state == "legal"
