"""Odds beside a table of Gold und Rum: from what lies open, or with memory help from all that the seat has seen."""

from __future__ import annotations

import pytest

from havoclab.core.record import Record
from havoclab.core.words import LANGUAGES
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.warriors import GOBLIN, RECRUIT, TROLL
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.quiz import read_quizzes
from havoclab.stage.odds.bets import bet_charts
from havoclab.stage.odds.gold_und_rum import ASKED
from havoclab.stage.plain import say_scene
from havoclab.stage.scene import Chart
from havoclab.stage.table import TableController
from tests.gold_und_rum.tables import battle, dealt
from tests.stage.driving import reply

NAMES = ("Anita", "Peter", "Christine", "Eugene")


def opened(state: State, language: str = "en", people: tuple[int, ...] = (1,), **settings: object) -> TableController:
    """The page with a game that begins here; seat 1 is a person's."""
    kinds = ["human" if seat in people else "sensible" for seat in range(4)]
    page = TableController("gold_und_rum", language, token=Record.of(state, NAMES, tuple(kinds)).to_link())
    for field, value in settings.items():
        page.handle({"do": "set", "field": field, "value": value})
    return page


def chart(page: TableController) -> Chart | None:
    return next((block for block in page.scene().blocks if isinstance(block, Chart) and block.id == "odds"), None)


def ask(page: TableController, name: str, **chosen: str) -> Chart:
    for field, value in ({"ask": name} | {field.replace("_", "-"): value for field, value in chosen.items()}).items():
        page.handle({"do": "odds", "field": field, "value": value})
    shown = chart(page)
    assert shown is not None
    return shown


def offered(page: TableController) -> list[str]:
    shown = chart(page)
    return [] if shown is None else [option.value for option in shown.fields[0].options if option.value]


def texts(shown: Chart) -> list[str]:
    return [f"{bar.label}: {bar.text}" for bar in shown.bars]


def at_war(*, favourite: int = 2) -> State:
    return battle("orc-6 goblin machine", "orc-2 giant goblin", "orc-leader orc-6 troll", favourite=favourite)


def test_what_can_be_asked_follows_the_round_and_is_worked_out_only_then() -> None:
    deal = opened(dealt(20))
    assert offered(deal) == ["comes", "start"]
    assert chart(deal) is not None
    assert not (chart(deal) or ask(deal, "")).bars
    started = dealt(60)
    assert offered(opened(started)) == ["comes"]
    while started.deck:
        started.apply("deal")
    assert offered(opened(started)) == []
    naming = battle("orc-6 goblin", "orc-2", "orc-2", race="")
    assert offered(opened(naming, paused=True)) == ["races", "holder", "army"]
    assert offered(opened(at_war())) == ["battle", "races", "holder", "army"]
    assert {*offered(deal), *offered(opened(at_war()))} == set(ASKED)


@pytest.mark.rule("G4.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_with_bars_and_told_as_text(language: str) -> None:
    for page in (opened(dealt(20), language), opened(at_war(), language)):
        for name in offered(page):
            shown = ask(page, name)
            told = "\n".join(say_scene(page.scene()))
            assert shown.bars
            assert all(f"{bar.label}: {bar.text}." in told for bar in shown.bars)
            assert "(G" in shown.note
            last = {field.id.removeprefix("odds-"): field.options[-1].value for field in shown.fields[1:]}
            assert ask(page, name, **last).note


@pytest.mark.rule("G2.3", "G4.2")
def test_what_lies_covered_changes_nothing_in_the_odds_until_memory_help_is_on() -> None:
    def told(state: State, memory: bool) -> list[list[str]]:
        page = opened(state, memory=memory)
        return [texts(ask(page, "comes", where=place)) for place in ("next", "rest", "pile-3")]

    state, twin = dealt(40), dealt(40)
    covered = next(pile for pile in twin.piles if pile[0] != GOBLIN)
    place = twin.deck.index(GOBLIN)  # another warrior lies covered, and this one comes later
    covered[0], twin.deck[place] = twin.deck[place], covered[0]
    assert told(state, memory=False) == told(twin, memory=False)
    assert told(state, memory=True) != told(twin, memory=True)
    assert told(state, memory=False) != told(state, memory=True)


@pytest.mark.rule("G2.3", "G7.1", "G7.2")
def test_what_the_backs_hide_changes_nothing_in_the_odds_until_memory_help_is_on() -> None:
    def told(state: State, memory: bool) -> list[list[str]]:
        page = opened(state, memory=memory)
        asked = [{"card": "giant"}, {"card": "orc-leader"}, {"card": "crewed"}]
        found = [texts(ask(page, "holder", **one)) for one in asked]
        found += [texts(ask(page, "army", rival=rival)) for rival in "23"]
        return [*found, texts(ask(page, "races")), texts(ask(page, "battle"))]

    state, twin = at_war(), at_war()
    twin.armies[2], twin.armies[3] = twin.armies[2][:], twin.armies[3][:]
    twin.armies[2][GOBLIN], twin.armies[2][TROLL] = 0, 1
    twin.armies[3][GOBLIN], twin.armies[3][TROLL] = 1, 0
    assert state.view(1).backs == twin.view(1).backs
    assert told(state, memory=False) == told(twin, memory=False)
    assert told(state, memory=True) != told(twin, memory=True)


@pytest.mark.rule("G2.3", "G7.2")
def test_what_nobody_but_its_owner_can_know_changes_nothing_in_the_odds() -> None:
    def told(state: State) -> list[list[str]]:
        page = opened(state, memory=True)
        return [texts(ask(page, name)) for name in offered(page)]

    state, twin = dealt(30), dealt(30)
    twin.deck.reverse()
    twin.start_after = state.start_after - 1 if state.start_after > 38 else state.start_after + 1
    assert told(state) == told(twin)
    state, twin = at_war(), at_war()
    for table, kind in ((state, TROLL), (twin, GOBLIN)):
        table.armies[3][GOBLIN] += 1
        table.armies[3][kind] -= 1
        table.sent[3][kind] += 1
    assert state.view(1) == twin.view(1)
    assert told(state) == told(twin)


@pytest.mark.rule("G5.3", "G6.4", "G7.5a")
def test_with_memory_help_a_pile_says_whose_it_stays_and_whether_it_may_be_poisoned() -> None:
    state = dealt(50)
    for pile, seat in ((2, 1), (3, 2)):
        state.piles[pile].append(RECRUIT + seat)
        state.recruits[seat] -= 1
    page = opened(state, memory=True)
    mine = ask(page, "comes", where="pile-3")
    assert "the pile stays yours (G5.3)" in mine.note
    assert mine.bars[-1].label == "it ends with two leaders of one race, or two giants"
    assert "belongs to Christine" in ask(page, "comes", where="pile-4").note
    assert "No recruit card lies in it yet" in ask(page, "comes", where="pile-5").note
    page.handle({"do": "set", "field": "memory", "value": False})
    without = ask(page, "comes", where="pile-3")
    assert "yours" not in without.note
    assert len(without.bars) == len(mine.bars) - 1


@pytest.mark.rule("G4.2", "G4.3")
def test_while_a_deal_runs_on_its_odds_follow_the_cards_and_do_not_hold_it() -> None:
    page = opened(dealt(20), people=(1,))
    page.handle({"do": "set", "field": "paused", "value": False})
    seen = []
    for _ in range(6):
        shown = ask(page, "comes", where="rest")
        seen.append(shown.note)
        coming = page.scene().next
        assert coming is not None
        assert coming.intent["do"] == "tick"
        page.handle(coming.intent)
    assert len(set(seen)) > 1


@pytest.mark.rule("G7.2", "G8.1")
def test_in_a_battle_mercenaries_to_be_added_are_tried_beside_none() -> None:
    page = opened(at_war(), memory=True)
    plain = ask(page, "battle")
    assert [field.id for field in plain.fields[1:]] == ["odds-add-goblin", "odds-add-machine"]
    tried = ask(page, "battle", add_goblin="1", add_machine="1")
    assert len(tried.bars) == len(plain.bars) + 1
    assert tried.bars[0].value > plain.bars[0].value
    assert tried.bars[0].text == "100 %"
    assert page.replay.at == 0


@pytest.mark.rule("G8.2")
def test_the_chancellor_is_told_about_the_favourite() -> None:
    page = opened(at_war(), people=(0,), paused=True)
    assert "your favourite, Christine" in ask(page, "battle").note
    assert "your favourite, Christine" in ask(page, "races").note


@pytest.mark.parametrize(("field", "value"), [("ask", "recruit"), ("where", "pile-15"), ("add-goblin", "9"), ("x", "")])
def test_what_cannot_be_asked_is_named(field: str, value: str) -> None:
    page = opened(dealt(20))
    page.handle({"do": "odds", "field": field, "value": value})
    assert value in reply(page.scene()).text
    assert field in reply(page.scene()).text or field == "x"


def test_while_bots_fight_nothing_is_worked_out() -> None:
    page = opened(at_war(), people=(3,))
    assert "when it is somebody" in ask(page, "battle").note


@pytest.mark.rule("G4.2")
def test_a_bet_on_the_next_warrior_comes_before_its_chance_and_one_band_holds_that() -> None:
    question = next(one for one in read_quizzes("gold_und_rum").questions["G4.2"] if one.step.id == "bet-on-next")
    bands = set()
    for seed in range(8):
        attempt = question.begin(seed)
        assert isinstance(attempt, ChooseAttempt)
        assert attempt.asked is not None
        assert attempt.asked.bet is not None
        low, high = attempt.asked.bet.bands[attempt.right]
        assert low < 100 * attempt.asked.bet.chance.value < high
        bands.add(attempt.right)
        assert bet_charts(attempt, "en") == []
        attempt.do(f"answer {attempt.right}")
        (shown,) = bet_charts(attempt, "en")
        assert shown.bars[0].value == attempt.asked.bet.chance.value
    assert len(bands) > 1
