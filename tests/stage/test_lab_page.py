"""The laboratory's page: what is asked there, and what can't be."""

from __future__ import annotations

import pytest

from havoclab.core.link import pack
from havoclab.lab import Claim, read_claims, run
from havoclab.stage.lab import screen
from havoclab.stage.lab.controller import LabController
from havoclab.stage.lab.havoc import HavocQuestion
from havoclab.stage.lab.question import MOST_GAMES
from havoclab.stage.scene import Table
from tests.stage.driving import button, fields, has_button, reply
from tests.stage.laboratory import quick, told

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
    assert page.question.deals == HavocQuestion().deals
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


@pytest.mark.parametrize("claim", [*read_claims(), *read_claims("gold_und_rum")], ids=lambda claim: claim.id)
def test_every_prepared_claim_can_be_tried(claim: Claim) -> None:
    page = LabController(claim.arms[0].game, "hu")
    page.handle({"do": "set", "field": "claim", "value": claim.id})
    page.handle({"do": "set", "field": "deals", "value": "30"})
    page.handle({"do": "set", "field": "seed", "value": "7"})
    assert page.question.plan().arms == page.question.picked.arms  # type: ignore[union-attr]  # one is picked
    assert (page.question.plan().deals, page.question.plan().seed) == (30, 7)
    assert type(page.question).of(page.question.plan()) == page.question
    assert claim.found("hu") in told(page)


def test_the_question_is_in_the_address() -> None:
    page = quick(LabController(language="hu"))
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
        (["en"], "does not open on this page"),
    ],
)
def test_a_hostile_link_names_what_is_wrong_and_the_page_begins_afresh(data: object, named: str) -> None:
    page = LabController(language="en", token=pack("e", data))
    assert named in reply(page.scene()).text
    assert page.question == HavocQuestion()


def test_a_damaged_link_is_told_and_the_answer_stays_while_the_page_looks() -> None:
    page = LabController(token="1eNOPE")
    text = reply(page.scene()).text
    assert text.startswith("That link can’t be opened")
    page.handle({"do": "look"})
    assert reply(page.scene()).text == text


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
    assert HavocQuestion.of(page.question.plan()) == page.question
    assert LabController(token=page.token).question == page.question


@pytest.mark.rule("H2.4")
def test_changed_numbers_count_in_the_games_that_are_played() -> None:
    question = HavocQuestion(deals=3, changed={}, bots=["random"] * 6)
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
    assert page.question == HavocQuestion()
    assert button(scene, "start").state == "legal"
