"""The ladder, the claims and the command."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from havoclab.core.words import LANGUAGES, words
from havoclab.games import games, load
from havoclab.havoc.actions import CRY
from havoclab.lab import Arm, Ladder, Plan, Results, play_ladder, read_claims, run
from havoclab.lab.__main__ import INTERRUPTED, main
from havoclab.lab.claims import Claim, Measured, Verdict, write_claims
from havoclab.lab.habits import HABITS, habits_of, make_bot
from havoclab.lab.ladder import ahead, ladder_plans, shipped
from havoclab.lab.ratings import rate

GAME = load("havoc")


# --- ratings ---


def test_ratings_give_back_the_odds_they_stand_for() -> None:
    won = {("a", "b"): [0.75] * 400, ("b", "c"): [0.75] * 400}
    found = rate(["c", "b", "a"], won, games=2, anchor="b")
    assert found["a"].value - found["b"].value == pytest.approx(191, abs=3)  # 400 * log10(3)
    assert found["b"].value - found["c"].value == pytest.approx(191, abs=3)
    assert found["b"] == (1500, 1500, 1500)


def test_a_bot_that_never_won_is_rated_with_a_bound_and_with_doubt() -> None:
    found = rate(["loser", "winner"], {("winner", "loser"): [1.0] * 100}, games=2, anchor="winner")["loser"]
    assert 0 < found.low < found.value < found.high < 1300


# --- the ladder ---


def test_the_ladder_plays_neighbours_the_strongest_and_tables_of_four() -> None:
    bots = ["random", "sensible+overlays", "sensible", "sensible+hoards", "sensible+cries-again"]
    duels, tables = ladder_plans(bots, deals=3, table_deals=2, seed=5)
    assert [arm.bots for arm in duels.arms] == [
        *zip(bots[1:], bots[:-1], strict=True),
        ("sensible+cries-again", "sensible"),
    ]
    assert tables is not None
    assert tables.arms[4].bots == ("sensible+cries-again", "sensible", "sensible", "sensible")
    assert [set(arm.bots) for arm in tables.arms[5:]] == [set(bots[:4]), set(bots[1:])]
    assert len(ladder_plans(bots, all_pairs=True)[0].arms) == 10
    assert duels.seed == tables.seed == 5


def test_a_ladder_tells_who_is_stronger_and_reads_back(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder = play_ladder(["random", "sensible"], None, file, deals=8, table_deals=2)
    random, sensible = ladder.rungs
    assert (random.bot, sensible.rating) == ("random", 1500.0)
    assert random.high < 1500
    assert ladder.duels[0].share.value > 0.8
    assert (ladder.duels[0].games, ladder.tables[0].games) == (16, 8)
    assert Ladder.read(ladder.to_text()) == ladder
    assert "| sensible | random | " in ladder.to_markdown()
    assert play_ladder(["random", "sensible"], None, file, deals=8, table_deals=2) == ladder
    assert len(Results.load(tmp_path / "ladder-tables.jsonl").games) == 8


def test_a_ladder_needs_two_bots_and_a_sound_file() -> None:
    with pytest.raises(ValueError, match="bots: two different ones at least are needed"):
        ladder_plans(["random"])
    with pytest.raises(ValueError, match=r"ladder\.version: "):
        Ladder.read("{}")


def test_the_ladder_that_ships_is_of_bots_that_exist() -> None:
    ladder = shipped()
    assert ladder is not None
    assert {rung.bot for rung in ladder.rungs} <= GAME.bots.keys()
    assert ladder.faults == 0


# --- the ladder of a game that two can't play ---


def test_a_ladder_of_gold_und_rum_has_tables_of_four_and_six_with_points() -> None:
    bots = ["random", "novice"]
    fours, sixes = ladder_plans(bots, game="gold_und_rum", deals=4, table_deals=2)
    assert sixes is not None
    assert [len(arm.bots) for arm in (*fours.arms, *sixes.arms)] == [4, 6]
    ladder = play_ladder(bots, game="gold_und_rum", deals=4, table_deals=2)
    assert (ladder.game, ladder.faults) == ("gold_und_rum", 0)
    assert [(table.bots[0], len(table.bots), table.games) for table in ladder.tables] == [
        ("novice", 4, 16),
        ("novice", 6, 12),
    ]
    assert ladder.tables[0].points["novice"].value > ladder.tables[0].points["random"].value
    assert ladder.duels[0].share.value > 0.5
    assert ladder.rungs[1].rating > ladder.rungs[0].rating
    assert Ladder.read(ladder.to_text()) == ladder
    assert "Six players, 2 deals a table" in ladder.to_markdown()


def test_who_is_ahead_of_the_others_counts_equals_as_half() -> None:
    results = run(Plan(arms=(Arm(game="gold_und_rum", bots=("novice", *["random"] * 3)),), deals=3, seed=4))
    found = ahead(results, 0)
    assert set(found) == {0, 1, 2}
    for deal, part in found.items():
        games = [game for game in results.games if game.deal == deal]
        parts = []
        for game in games:
            mine = game.places[game.bots.index("novice")]
            parts += [1.0 if place > mine else 0.5 if place == mine else 0.0 for place in game.places]
        assert part == pytest.approx((sum(parts) - 0.5 * len(games)) / (3 * len(games)))


def test_the_ladder_of_gold_und_rum_that_ships_says_that_each_bot_beats_the_one_below() -> None:
    ladder = shipped("gold_und_rum")
    assert ladder is not None
    assert [rung.bot for rung in ladder.rungs] == list(load("gold_und_rum").bots)
    assert ladder.faults == 0
    neighbours = [table for table in ladder.tables if len(set(table.bots)) == 2]
    assert len(neighbours) >= 8
    assert all(table.beats() for table in neighbours)


def test_a_memory_is_part_of_a_bots_name_in_the_laboratory() -> None:
    arm = Arm(game="gold_und_rum", bots=("sensible@20", "sensible@20+never-deserts", "random", "random"))
    assert arm.table().model_dump()["step_mode"]
    results = run(Plan(arms=(arm,), deals=1, rotate=False))
    assert not results.faults
    with pytest.raises(ValueError, match="bots: '200' is no memory; allowed are 0 to 100"):
        Arm(game="gold_und_rum", bots=("sensible@200", *["random"] * 3))
    with pytest.raises(ValueError, match="bots: 'hoards' is no habit; allowed are welcomes-poison"):
        Arm(game="gold_und_rum", bots=("sensible+hoards", *["random"] * 3))


# --- habits and claims ---


def test_every_habit_of_gold_und_rum_changes_what_the_bot_does() -> None:
    habits = habits_of("gold_und_rum")
    first = ("sensible", *[f"sensible+{habit}" for habit in habits])
    arms = tuple(Arm(game="gold_und_rum", bots=(bot, "novice", "novice", "random")) for bot in first)
    results = run(Plan(arms=arms, deals=2, seed=2, rotate=False))
    assert not results.faults
    played = [[(game.decisions, game.points) for game in results.games if game.arm == arm] for arm in range(len(arms))]
    assert all(games != played[0] for games in played[1:])


def test_every_habit_changes_what_the_bot_does_and_answers_what_is_legal() -> None:
    changed = (Arm(bots=(f"sensible+{habit}", "sensible", "sensible")) for habit in HABITS)
    plan = Plan(arms=(Arm(bots=("sensible",) * 3), *changed), deals=8, rotate=False)
    results = run(plan)
    assert not results.faults
    usual = [game.decisions for game in results.games if game.arm == 0]
    for number, habit in enumerate(HABITS, 1):
        assert [game.decisions for game in results.games if game.arm == number] != usual, habit


@pytest.mark.rule("H5.5")
def test_who_cries_again_does_so_in_the_turn_after_a_victory_and_who_keeps_peace_never() -> None:
    from havoclab.core.match import play

    bots = [make_bot(GAME, f"sensible+{habit}", {}) for habit in ("cries-again", "keeps-peace")]
    cries = {0: 0, 1: 0}
    for seed in range(5):
        replay = play(GAME, bots, seed).replay()
        for number, move in enumerate(replay.moves):
            replay.go(number)
            if replay.state.decision is not None and replay.state.decision.kind == "turn":
                cries[move.seat] += move.action == str(CRY)
                past, turned = replay.state.past, replay.state.turned  # type: ignore[attr-defined]
                if move.seat == 0 and turned and past and past[-1][1] == 0 and CRY in replay.state.legal_actions:
                    assert move.action == str(CRY)
    assert cries[0] > 10
    assert cries[1] <= 2  # only where it must


@pytest.mark.parametrize("game", games())
def test_claims_are_told_in_both_languages_with_their_numbers(game: str) -> None:
    rules = {rule.id for rule in load(game).rulebook()}
    assert len(read_claims(game)) >= 6
    for claim in read_claims(game):
        assert set(claim.rules) <= rules
        assert claim.measured is not None
        assert claim.measured.faults == 0
        for language in LANGUAGES:
            assert claim.text(language) != claim.how(language)
            number = f"{abs(100 * claim.measured.value):.1f}"
            assert (number if language == "en" else number.replace(".", ",")) in claim.found(language)
    for habit in habits_of(game):
        assert all(words(language, "havoclab.lab")(f"habit-{habit}") for language in LANGUAGES)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(-0.2, -0.1, "supported"), (0.1, 0.2, "contradicted"), (-0.1, 0.1, "unclear"), (0.0, 0.0, "unclear")],
)
def test_a_verdict_needs_an_interval_without_zero(low: float, high: float, verdict: Verdict) -> None:
    claim = read_claims()[0].model_copy(update={"expects": "less", "measured": None})
    assert (claim.verdict, claim.found("en")) == (None, "Nobody has tried this yet.")
    measured = Measured(version="1", deals=10, seed=1, value=(low + high) / 2, low=low, high=high, changed=5, faults=0)
    assert claim.model_copy(update={"measured": measured}).verdict == verdict


def test_a_claim_can_be_tried_with_another_bot() -> None:
    claim = next(claim for claim in read_claims() if claim.id == "overlay").with_bot("random")
    assert claim.arms[1].bots == ("random+overlays", "random", "random", "random")
    assert words("en", "havoclab.havoc")("bot-random") in claim.how("en")
    with pytest.raises(ValueError, match=r"plan\.arms\.0\.bots: 'genius' is no bot of havoc"):
        claim.with_bot("genius")


def test_a_claim_is_measured_by_games_of_its_plan_and_written_down() -> None:
    claim = next(claim for claim in read_claims() if claim.id == "overlay")
    found = claim.measured_by(run(claim.plan(deals=3, seed=2)))
    assert found.measured is not None
    assert (found.measured.deals, found.measured.seed) == (3, 2)
    assert Claim.model_validate(json.loads(write_claims((found,)))[0]) == found


# --- the command ---


def test_the_command_compares_two_tables_and_shows_a_file_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "games")
    call = ["--bots", "random", "random", "--without", "H5.5", "--options", '{"best_subset": true}', "--deals", "6"]
    assert main(["compare", *call, "--file", file, "--processes", "0"]) == 0
    told = capsys.readouterr()
    assert "12 of 12 games, seed 1" in told.out
    assert '"without": ["H5.5"]' in told.out
    assert "B beside A, deal by deal:" in told.out
    assert "100%" in told.err
    assert main(["show", file]) == 0
    assert capsys.readouterr().out == told.out


def test_the_command_plays_a_ladder_and_claims_and_writes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ladder, claims = tmp_path / "ladder.json", tmp_path / "claims.json"
    here = ["--processes", "0", "--deals", "2"]
    bots = ["--bots", "random", "sensible", "--table-deals", "1"]
    assert main(["ladder", *here, *bots, "--write", str(ladder)]) == 0
    assert Ladder.read(ladder.read_text(encoding="utf-8")).deals == 2
    assert main(["claims", "overlay", *here, "--write", str(claims)]) == 0
    written = {claim["id"]: claim["measured"] for claim in json.loads(claims.read_text(encoding="utf-8"))}
    assert written.pop("overlay")["deals"] == 2
    assert set(written) == {claim.id for claim in read_claims()} - {"overlay"}
    assert "overlay: A card laid needlessly" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        (["compare", "--bots", "genius", "random"], "plan.arms.0.bots: 'genius' is no bot of havoc"),
        (["compare", "--without", "H99.9"], "'H99.9'"),
        (["compare"], "options: the two tables are alike"),
        (["compare", "--game", "gold_und_rum"], "options: the two tables are alike"),
        (
            ["compare", "--game", "gold_und_rum", "--without", "H5.5"],
            "can't be switched off; those that can are G",
        ),
        (["compare", "--options", "[best]"], "options: '[best]' is no JSON object"),
        (["compare", "--without", "H5.5", "--deals", "0"], "plan.deals: 0 of them; allowed are 1 to 1,000,000"),
        (["compare", "--without", "H5.5", "--deals", "200000"], "More than 100,000 deals need --yes."),
        (["compare", "--without", "H5.5", "--processes", "-2"], "processes: -2 of them"),
        (["claims", "that-i-win"], "claims: 'that-i-win' is none; allowed are burn-early"),
        (["show", "no-such-file"], "no-such-file: No such file"),
    ],
)
def test_a_wrong_call_is_told_about_and_plays_nothing(
    call: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(call) == 1
    assert complaint in capsys.readouterr().err


def test_ctrl_c_says_what_is_kept_and_the_same_command_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games"
    call = ["compare", "--bots", "random", "random", "--without", "H5.5", "--deals", "400", "--file", str(file)]
    command = [sys.executable, "-m", "havoclab.lab", *call, "--processes", "1"]
    with subprocess.Popen(command, cwd=Path(__file__).parents[2], stderr=subprocess.PIPE, text=True) as running:
        while not file.exists() or file.read_bytes().count(b"\n") < 5:
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == INTERRUPTED
    assert f"What is finished is kept in {file}; the same command goes on from there." in said
    assert "Traceback" not in said
    kept = Results.load(file)
    assert 4 <= len(kept.games) < 800
    part = kept.plan.model_copy(update={"deals": kept.games[-1].deal + 1})
    assert set(kept.games) <= set(run(part).games)
