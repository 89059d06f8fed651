"""Hints about Gold und Rum: three stages at every kind of choice, and a deal that waits meanwhile."""

from __future__ import annotations

from random import Random

import pytest

from havoclab import gold_und_rum
from havoclab.core.bot import ask
from havoclab.core.record import Record
from havoclab.core.words import words
from havoclab.games import load
from havoclab.gold_und_rum import State, View
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE
from havoclab.lab.review import weighing
from havoclab.stage.hints import THINK, adviser_of
from havoclab.stage.hints import gold_und_rum as adviser
from havoclab.stage.scene import Chart, Countdown, Reply, Scene
from havoclab.stage.table import TableController
from tests.gold_und_rum.tables import battle
from tests.stage.driving import button, has_button, press

NAMES = ("Anita", "Peter", "Christine", "Eugene")


def before(kind: str) -> State:
    """A choice of this kind between several things."""
    for seed in range(40):
        state, rng = gold_und_rum.deal(players=4, seed=seed, step_mode=True), Random(seed)
        bot = load("gold_und_rum").bot("sensible")
        while state.round == 1:
            decision = state.decision
            assert decision is not None
            early = kind == "claim" and not state.started
            if decision.kind == kind and not early and len(state.list_legal(decision.seat)) > 1:
                return state
            state.apply(ask(bot, state.view(decision.seat), rng), decision.seat)
    raise AssertionError(f"no choice of kind {kind} came up")


def opened(state: State, language: str = "en") -> TableController:
    """A page at which a person has this choice."""
    assert state.decision is not None
    kinds = tuple("human" if seat == state.decision.seat else "sensible" for seat in range(4))
    return TableController("gold_und_rum", language, token=Record.of(state, NAMES, kinds).to_link())


def hint(scene: Scene) -> Reply:
    return next(block for block in scene.blocks if isinstance(block, Reply) and block.id == "hint")


def asked(page: TableController) -> Scene:
    """Click the button, and send what the page then sends by itself."""
    if press(page, "hint").next is not None:
        page.handle(THINK)
    return page.scene()


@pytest.mark.parametrize("kind", ["claim", "last-call", "favourite", "spy", "race", "mercenaries", "airship"])
def test_every_kind_of_choice_has_three_stages(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "SHORT_LOOK", 2)
    monkeypatch.setattr(weighing, "FEWEST_SAMPLES", 2)
    monkeypatch.setattr(adviser, "RUNS", 0)
    page = opened(before(kind))
    look = hint(asked(page))
    assert look.text == words("en", *adviser.WORDS)("look-deal-started" if kind == "claim" else f"look-{kind}")
    assert look.rule is not None
    assert "would choose: " in hint(asked(page)).text
    why = asked(page)
    assert hint(why).rule is not None
    chart = next(block for block in why.blocks if isinstance(block, Chart))
    assert sum(bar.mark for bar in chart.bars) == 1
    assert "at the end of the round" in chart.note
    assert 2 <= len(chart.bars) <= adviser.MOST_RANKED + 1


@pytest.mark.parametrize("language", ["en", "hu"])
def test_there_are_words_for_every_kind_of_choice(language: str) -> None:
    say = words(language, *adviser.WORDS)
    assert set(KINDS_OF_CHOICE) - {kind for kind in KINDS_OF_CHOICE if f"look-{kind}" in say} == {"claim", "over"}


@pytest.mark.rule("G7.2", "G7.6")
def test_mercenaries_are_advised_and_compared_as_a_whole_with_the_idea_behind_it() -> None:
    state = battle("orc-6 goblin machine", "orc-6 orc-2", "orc-2")
    view, say = state.view(1), words("en", *adviser.WORDS)
    whole, part = (state.read_action(text) for text in ("send goblin, send machine, done", "send machine, done"))
    assert adviser.say_plan(whole, say, NAMES) == "Add: goblin, goblin war machine; then no more"
    ranked = adviser.rank(view, part, Random(1))
    assert ranked[0].action == whole
    assert part in [appraisal.action for appraisal in ranked]
    told, rule = adviser.why(view, whole, [part], say)
    assert (told, rule) == ("With the other choice one war machine fights without a goblin: it is worth 0.", "G7.6")
    assert [card.name for card in adviser.bar(ranked[0], say, NAMES, first=True, note="").cards] == [
        "goblin",
        "goblin war machine",
    ]


@pytest.mark.rule("G4.3")
def test_while_a_deal_runs_a_hint_pauses_it_and_speaks_of_that_moment() -> None:
    seed = next(seed for seed in range(99) if gold_und_rum.deal(players=4, seed=seed).chancellor == 1)
    state = gold_und_rum.deal(players=4, seed=seed)
    for _ in range(12):
        state.apply("deal")
    page = TableController("gold_und_rum", token=Record.of(state, NAMES, ("human", *["sensible"] * 3)).to_link())
    page.handle({"do": "set", "field": "paused", "value": False})
    assert page.scene().next is not None
    look = press(page, "hint")
    assert hint(look).text.startswith("Look at the tops of the piles")
    assert look.next is None, "no card comes while somebody reads"
    assert not next(block for block in look.blocks if isinstance(block, Countdown)).running
    assert "would choose: " in hint(asked(page)).text
    press(page, "deal-pause")
    running = page.scene().next
    assert running is not None
    page.handle(running.intent)
    assert not any(isinstance(block, Reply) and block.id == "hint" for block in page.scene().blocks)


def test_the_chancellor_who_can_only_deal_is_offered_no_hint() -> None:
    state = gold_und_rum.deal(players=4, seed=1)
    kinds = tuple("human" if seat == state.chancellor else "sensible" for seat in range(4))
    page = TableController("gold_und_rum", token=Record.of(state, NAMES, kinds).to_link())
    assert not has_button(page.scene(), "hint")


def test_hints_come_from_what_the_seat_saw_alone() -> None:
    """What lies hidden in two positions that look the same changes nothing."""
    state = before("mercenaries")
    view = state.view(state.seat)
    told = []
    for seed in (1, 2):
        other = view.sample(Random(seed))
        assert isinstance(other, State)
        assert isinstance(other.view(state.seat), View)
        page = opened(other)
        told.append([hint(asked(page)).text for _ in range(3)])
    assert told[0] == told[1]


def test_a_hint_is_there_in_hungarian_too() -> None:
    page = opened(before("favourite"), "hu")
    assert button(page.scene(), "hint").label == "Segítség"
    assert hint(asked(page)).text.startswith("Gondold végig a toborzólapos paklikat")
    assert adviser_of("gold_und_rum").WORDS == adviser.WORDS
