"""The decisions that mattered in Gold und Rum: claims not made, armies put together, what the estimates leave out."""

from __future__ import annotations

import pytest

from havoclab.core.match import play
from havoclab.core.record import Record
from havoclab.games import load
from havoclab.gold_und_rum import View
from havoclab.lab.review import costs, view_of, weighing
from havoclab.stage.analysis.controller import AnalysisController
from havoclab.stage.plain import say_scene
from havoclab.stage.scene import Chart, Reply, Scene, Stacks, Text
from havoclab.stage.table import TableController
from tests.lab.estimates import game_with_stand_in
from tests.stage.driving import button, has_button, press, reply

GAME = load("gold_und_rum")


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimates that take no time."""
    monkeypatch.setattr(costs, "load", game_with_stand_in)
    monkeypatch.setattr(weighing, "load", game_with_stand_in)


@pytest.fixture(scope="module")
def record() -> Record:
    """A game that a person played against three bots."""
    options = GAME.options.model_validate({"step_mode": True})
    match = play(GAME, [GAME.bot("sensible") for _ in range(4)], seed=5, options=options)
    people = {"players": ("human", *["sensible"] * 3), "seats": ("Anita", "Peter", "Christine", "Eugene")}
    return match.record().model_copy(update=people)


@pytest.fixture
def looking(record: Record) -> AnalysisController:
    """The decisions are about to be found."""
    return AnalysisController("gold_und_rum", token=record.to_link())


def settle(page: AnalysisController) -> Scene:
    """Send what the page sends by itself until it rests."""
    for _ in range(3000):
        scene = page.scene()
        if scene.next is None:
            return scene
        page.handle(scene.next.intent)
    raise AssertionError("the page never rests")


def said(scene: Scene, name: str) -> str:
    return " ".join(
        " ".join(block.paragraphs) for block in scene.blocks if isinstance(block, Text) and block.id == name
    )


def opened(page: AnalysisController, kind: str, better: str) -> Scene:
    """A decision of this kind, as if its measurement had been clear."""
    number = next(nth for nth, choice in enumerate(page.review.choices) if choice.kind == kind)
    measured = page.review.effort.measured
    cost = costs.Cost(number=number, better=better, loss=1, low=0.5, high=2, samples=measured)
    first = tuple(9.0 if nth == number else 0.0 for nth in range(len(page.review.choices)))
    page.review.found = costs.Found(first=first, second=((number, 1.0, better),), costs=(cost,))
    page.handle({"do": "choice", "number": number})
    return page.scene()


def test_a_finished_game_has_a_door_to_its_decisions(record: Record) -> None:
    table = TableController("gold_und_rum", token=record.to_link())
    table.replay.go(len(record.moves))
    door = button(table.scene(), "analysis").href
    page = AnalysisController("gold_und_rum", token=door.partition("&s=")[2])
    assert page.game_shown.record == record
    assert page.scene().keep == "gold_und_rum-analysis"


def test_what_the_estimates_leave_out_is_told_below_what_they_found(looking: AnalysisController) -> None:
    opened(looking, "claim", "wait")
    looking.handle({"do": "stop", "on": True})
    looking.handle({"do": "choice"})
    scene = looking.scene()
    chart = next(block for block in scene.blocks if isinstance(block, Chart))
    assert "at the end of the round" in chart.note
    assert "waiting looks safer than it is" in said(scene, "close")
    assert "everybody remembers all that was dealt" in said(scene, "close")


@pytest.mark.rule("G4.3", "G4.5")
@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_claim_is_tried_again_with_all_that_was_seen_in_the_piles(looking: AnalysisController, language: str) -> None:
    looking.handle({"do": "language", "language": language})
    scene = opened(looking, "claim", "wait")
    choice = looking.open
    piles = next(block for block in scene.blocks if isinstance(block, Stacks))
    seen = view_of(looking.game_shown, choice)
    assert isinstance(seen, View)
    assert [len(stack.below) for stack in piles.stacks] == [len(pile) for pile in seen.table.piles]
    looking.handle({"do": "act", "action": "wait"})
    told = settle(looking)
    assert ("now what the estimate prefers" if language == "en" else "becslés szerint is jobb") in said(told, "told")
    idea = next(block for block in told.blocks if isinstance(block, Reply) and block.id == "idea")
    assert idea.rule is not None
    assert any("piles" in line.lower() or "pakli" in line.lower() for line in say_scene(scene))


@pytest.mark.rule("G7.2")
def test_mercenaries_are_put_together_one_by_one_and_judged_as_a_whole(looking: AnalysisController) -> None:
    scene = opened(looking, "mercenaries", "done")
    view = view_of(looking.game_shown, looking.open)
    assert isinstance(view, View)
    send = str(view.legal_actions[1])
    looking.handle({"do": "act", "action": send})
    begun = looking.scene()
    assert said(begun, "told") == ""
    assert has_button(begun, "again")
    assert isinstance(looking.view, View)
    assert sum(looking.view.table.sent[0]) == sum(view.table.sent[0]) + 1
    assert press(looking, "again").blocks[1:] == scene.blocks[1:], "taken back"
    looking.handle({"do": "act", "action": send})
    looking.handle({"do": "act", "action": "done"})
    told = settle(looking)
    assert "You chose now: Add: " in said(told, "told")
    again = AnalysisController("gold_und_rum", token=looking.token)
    assert said(again.scene(), "told") == said(told, "told")


def test_a_part_of_a_choice_that_is_refused_says_the_rule_and_keeps_what_was_begun(looking: AnalysisController) -> None:
    opened(looking, "mercenaries", "done")
    looking.handle({"do": "act", "action": "send airship"})
    assert reply(looking.scene()).rule is not None
    assert looking.is_trying


@pytest.mark.parametrize("text", ["send goblin, wait", "march orc, done", "wait, wait"])
def test_a_link_with_more_than_one_choice_in_a_try_is_refused(looking: AnalysisController, text: str) -> None:
    opened(looking, "mercenaries", "done")
    press(looking, "tell")
    settle(looking)
    looking._tries[looking.open_number] = load("gold_und_rum").state.read_action(text)
    again = AnalysisController("gold_und_rum", token=looking.token)
    assert "tries" in reply(again.scene()).text


def test_a_game_of_another_kind_is_told_by_its_name(record: Record) -> None:
    page = AnalysisController(token=record.to_link())
    assert "Gold und Rum" in reply(page.scene()).text
