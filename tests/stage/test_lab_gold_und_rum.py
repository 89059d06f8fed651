"""The laboratory of Gold und Rum: bots with a memory, seats counted from the first chancellor, nothing of Havoc's."""

from __future__ import annotations

from pathlib import Path

import pytest

from havoclab.core.link import pack
from havoclab.games import load
from havoclab.lab import Arm, Plan, Results, Side, run
from havoclab.lab.__main__ import main
from havoclab.stage.lab.controller import LabController
from havoclab.stage.lab.gold_und_rum import GoldUndRumQuestion
from havoclab.stage.lab.kept import kept_as
from havoclab.stage.scene import Chart
from tests.stage.driving import fields, reply
from tests.stage.laboratory import QUICK, told, two_tables

GAME = "gold_und_rum"


def laboratory(**asked: object) -> LabController:
    """The page with a question of its own."""
    page = LabController(GAME)
    page.question = GoldUndRumQuestion.read(asked)
    return page


def random_games(size: int = 4, *, deals: int = 12, without: str = "G8.2") -> Results:
    """Games of bots without a thought, with a rule and without it."""
    bots = ("random",) * size
    arms = (Arm(game=GAME, bots=bots), Arm(game=GAME, bots=bots, options={"without": [without]}))
    return run(Plan(arms=arms, deals=deals, seed=3))


def set_at(page: LabController, table: str, field: str, value: str) -> None:
    page.handle({"do": "set", "table": table, "field": field, "value": value})


# --- asking ---


@pytest.mark.rule("G1.1")
def test_four_to_seven_bots_play_and_nothing_of_havoc_is_asked() -> None:
    page = LabController(GAME)
    assert [option.value for option in fields(page.scene())["players"].options] == ["4", "5", "6", "7"]
    page.handle({"do": "set", "field": "players", "value": "7"})
    assert [len(arm.bots) for arm in page.question.plan().arms] == [7, 7]
    page.handle({"do": "set", "field": "players", "value": "2"})
    assert "a number from 4 to 7 is needed" in fields(page.scene())["players"].error
    assert not [name for name in fields(page.scene()) if "points-" in name or "battle" in name]
    assert "Havoc" not in told(page)


@pytest.mark.rule("G6.4")
def test_a_rule_can_be_switched_off_and_what_holds_instead_is_told() -> None:
    page = LabController(GAME)
    page.handle({"do": "as-usual"})
    page.handle({"do": "switch-rule", "table": "b", "value": "G6.4"})
    assert "Rule G6.4 is switched off. Any number of giants may stay in an army." in told(page)
    assert [arm.options.get("without") for arm in page.question.plan().arms] == [None, ["G6.4"]]
    page.handle({"do": "switch-rule", "table": "b", "value": "G1.1"})
    assert "G1.1" in reply(page.scene()).text
    page.handle({"do": "switch-rule", "table": "b", "value": "H5.5"})
    assert "H5.5" in reply(page.scene()).text
    assert page.question.table("b").without == ("G6.4",)


@pytest.mark.rule("G2.4")
def test_a_leader_may_be_worth_more_at_one_table() -> None:
    page = LabController(GAME)
    set_at(page, "b", "leader_factor", "3")
    assert "A leader’s worth: times 3." in told(page)
    set_at(page, "b", "leader_factor", "9")
    assert "a number from 2 to 4 is needed" in fields(page.scene())["b-leader_factor"].error
    assert [arm.options.get("leader_factor") for arm in page.question.plan().arms] == [None, 3]


def test_a_bot_may_remember_less_at_table_b_and_keeps_its_memory_until_another_sits_there() -> None:
    page = LabController(GAME)
    set_at(page, "a", "memory-0", "60")
    set_at(page, "b", "memory-1", "20")
    assert page.question.bots_at("a") == ("sensible@60", "sensible", "sensible", "sensible")
    assert page.question.bots_at("b") == ("sensible@60", "sensible@20", "sensible", "sensible")
    assert "Seat 2 is played by Sensible bot (memory 20) instead of Sensible bot." in told(page)
    assert fields(page.scene())["b-memory-1"].help == "At table A: Sensible bot"
    set_at(page, "b", "memory-1", "")
    assert page.question.others == []
    set_at(page, "a", "seat-0", "random")
    assert page.question.bots_at("a")[0] == "random"
    assert "a-memory-0" not in fields(page.scene())
    assert GoldUndRumQuestion.of(page.question.plan()) == page.question


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("memory-0", "101", "allowed are 0 to 100"),
        ("memory-0", "much", "is no memory"),
        ("memory-4", "20", "seat: 5 is none; allowed are 1 to 4"),
        ("seat-7", "random", "seat: 8 is none; allowed are 1 to 7"),
        ("seat-0", "patient", "'patient' is no bot of gold_und_rum"),
        ("points-1-1", "20", "'points-1-1' is no option"),
        ("step_mode", "false", "'step_mode' is no option"),
    ],
)
def test_what_a_table_of_gold_und_rum_does_not_have_is_refused(field: str, value: str, named: str) -> None:
    page = LabController(GAME)
    set_at(page, "a", field, value)
    assert named in reply(page.scene()).text
    assert page.question == GoldUndRumQuestion()


# --- links, files and what the browser keeps ---


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (["en", {"bots": ["sensible@999"]}, GAME], "'999' is no memory; allowed are 0 to 100"),
        (["en", {"bots": ["random"] * 8}, GAME], "bots: 8 of them; allowed are at most 7"),
        (["en", {"usual": {"leader_factor": 5}}, GAME], "leader_factor"),
        (["en", {"usual": {"john_of_gaunt": True}}, GAME], "john_of_gaunt"),
        (["en", {"changed": {"without": ["H5.5"]}}, GAME], "H5.5"),
        (["en", {"claim": "hoard"}, GAME], "'hoard' is none"),
        (["en", {}], "It holds a game of Havoc, which opens on that game’s own page."),
        (["en", {}, "havoc"], "It holds a game of Havoc, which opens on that game’s own page."),
        (["en", {}, "chess"], "It holds a game that nobody knows here: chess."),
        (["en", {}, {"deep": []}], "It holds a game that nobody knows here"),
    ],
)
def test_a_wrong_link_names_what_is_wrong_and_the_page_begins_afresh(data: object, named: str) -> None:
    page = LabController(GAME, "en", pack("e", data))
    assert named in reply(page.scene()).text
    assert page.question == GoldUndRumQuestion()


def test_the_question_is_in_the_address_and_opens_in_its_own_laboratory_alone() -> None:
    page = laboratory(others=["", "sensible@20"], usual={"players": 5, "leader_factor": 3}, deals=50)
    token = page.scene().token
    assert LabController(GAME, token=token).question == page.question
    elsewhere = reply(LabController(token=token).scene())
    assert "a game of Gold und Rum, which opens on that game’s own page" in elsewhere.text
    assert elsewhere.fix is not None
    assert elsewhere.fix.href == f"../gold-und-rum/lab.ipynb?lang=en&s={token}"


def test_games_of_the_other_game_are_refused_and_all_stays_as_it_was() -> None:
    page = LabController(GAME)
    page.handle({"do": "load", "value": random_games(deals=2).to_text()})
    before = page.experiment
    page.handle({"do": "load", "value": Results(two_tables(), ()).to_text()})
    assert "a game of Havoc" in fields(page.scene())["load"].error
    mixed = Plan(arms=(Arm(game=GAME, bots=("random",) * 4), Arm(bots=QUICK)), deals=1)
    page.handle({"do": "load", "value": Results(mixed, ()).to_text()})
    assert "a game of Havoc" in fields(page.scene())["load"].error
    assert page.experiment is before


def test_each_game_keeps_and_saves_its_own_games() -> None:
    page = LabController(GAME)
    page.handle({"do": "load", "value": random_games(deals=2).to_text()})
    page.handle({"do": "save"})
    file = reply(page.scene()).fix
    assert file is not None
    assert file.download == "gold_und_rum-games.jsonl"
    (name, text), *rest = page.scene().memory.items()
    assert (name, rest) == (kept_as(GAME), [])
    other = LabController()
    other.handle({"do": "recall", "memory": {name: text}})
    assert other.experiment is None
    again = LabController(GAME)
    again.handle({"do": "recall", "memory": {name: text}})
    assert again.experiment is not None
    assert again.experiment.games() == page.experiment.games()  # type: ignore[union-attr]  # it was loaded
    assert again.question == page.question


# --- what was found ---


@pytest.mark.rule("G3.2")
def test_seats_are_counted_from_the_first_chancellor() -> None:
    results = random_games()
    game, plan = load(GAME), results.plan
    for played in results.games:
        start = game.deal(plan.arms[played.arm].table(), plan.seed_of(played.deal))
        assert played.first == start.chancellor  # type: ignore[attr-defined]  # every state of this game has one
    usual = [played for played in results.games if played.arm == 0]
    assert len({played.first for played in usual}) > 1
    for steps in range(4):
        points = {played.deal: played.points[(played.first + steps) % 4] for played in usual}
        assert results.values("points", Side(0, seat=steps)) == points


@pytest.mark.rule("G3.1")
@pytest.mark.parametrize(("language", "chancellor"), [("en", "First chancellor"), ("hu", "Az első kancellár")])
def test_figures_tell_of_rounds_and_of_seats_beside_the_first_chancellor(language: str, chancellor: str) -> None:
    results = random_games(6)
    assert min(game.turns for game in results.games) >= 1
    page = LabController(GAME, language)
    page.handle({"do": "load", "value": results.to_text()})
    text = told(page)
    assert chancellor in text
    assert ("Rounds in a game" if language == "en" else "Fordulók egy játszmában") in text
    assert ("Turns in a game" if language == "en" else "Körök egy játszmában") not in text
    charts = {block.id: block for block in page.scene().blocks if isinstance(block, Chart)}
    assert len(charts["lab-chart-shares"].bars) == 6
    assert "lab-chart-rounds" in charts


def test_the_command_tells_of_rounds_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(random_games(deals=2).to_text(), encoding="utf-8")
    assert main(["show", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.count("  rounds ") == 3
    assert "  turns " not in told
    assert "victories of seat 1 (where the game began)" in told
