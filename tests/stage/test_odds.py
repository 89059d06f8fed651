"""Odds beside the table and bets in lessons: worked out when asked, from what the seat at the screen knows."""

from __future__ import annotations

from random import Random

import pytest

from havoclab.core.words import LANGUAGES, words
from havoclab.havoc import State
from havoclab.havoc.cards import DOG, SUIT, SUITS, VALUE
from havoclab.lab.odds import standing
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.quiz import read_quizzes
from havoclab.lessons.runner import Run
from havoclab.stage.lesson import LessonController
from havoclab.stage.odds import havoc as odds
from havoclab.stage.odds.havoc.answers import rivals_hold
from havoclab.stage.plain import say_scene
from havoclab.stage.scene import Chart, Choices, Scene
from havoclab.stage.table import TableController
from tests.stage.driving import clickable, let_bots_play, reply, table, zone


def chart(scene: Scene, name: str = "odds") -> Chart:
    return next(block for block in scene.blocks if isinstance(block, Chart) and block.id == name)


def ask(page: TableController, **fields: str) -> Chart:
    for field, value in fields.items():
        page.handle({"do": "odds", "field": field, "value": value})
    return chart(page.scene())


def state_of(page: TableController) -> State:
    state = page.replay.state
    assert isinstance(state, State)
    return state


def in_battle(seats: int = 3) -> TableController:
    """A person at the table, asked to lay cards beside some that lie."""
    page, rng = table("human", *["sensible"] * (seats - 1), seed=11), Random(4)
    for _ in range(400):
        scene = let_bots_play(page)
        state = state_of(page)
        if state.kind == "add" and state.decision is not None and state.decision.seat == 0 and not state.laid_now:
            return page
        page.handle(rng.choice(clickable(scene)))
    raise AssertionError("nobody ever asks this person to lay more")


def test_nothing_is_worked_out_before_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    page = table("human", "sensible", "sensible")
    monkeypatch.setattr(odds, "what_recruiting_brings", None)
    monkeypatch.setattr(odds, "where_cards_are", None)
    shown = chart(page.scene())
    assert shown.bars == []
    assert [option.value for option in shown.fields[0].options] == ["", "recruit", "where"]


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_recruiting_may_bring_is_shown_by_rank_and_told_as_text(language: str) -> None:
    page = table("human", "sensible", "sensible", language=language)
    shown = ask(page, ask="recruit")
    assert round(sum(bar.value for bar in shown.bars), 6) == 1
    assert [bar.mark for bar in shown.bars].count(True) <= 1
    told = "\n".join(say_scene(page.scene()))
    for bar in shown.bars:
        assert f"{bar.label}: {bar.text}." in told
    other = ask(page, way=shown.fields[1].options[-1].value)
    assert [bar.text for bar in other.bars] != [bar.text for bar in shown.bars]


def test_an_answer_is_kept_until_the_moment_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    page = table("human", "sensible", "sensible")
    first = ask(page, ask="recruit")
    with monkeypatch.context() as patch:
        patch.setattr(odds, "what_recruiting_brings", None)
        assert chart(page.scene()) == first
    page.handle({"do": "pile"})
    assert chart(page.scene()) != first


@pytest.mark.rule("H3.6")
def test_where_a_card_is_tells_of_places_that_the_seat_cannot_see() -> None:
    page = table("human", "sensible", "sensible")
    shown = ask(page, ask="where", value="0")
    assert [bar.label for bar in shown.bars] == ["hand of Peter", "hand of Christine", "draw pile"]
    assert [bar.text for bar in shown.bars] == ["100 %", "100 %", "100 %"]
    state = state_of(page)
    open_card = state.recruits[0]
    suit, value = SUITS[SUIT[open_card]], VALUE[open_card]
    assert open_card != DOG
    assert ask(page, value=str(value), suit=suit).bars == []


@pytest.mark.rule("H6.11")
def test_in_a_battle_the_selected_cards_count_with_what_lies() -> None:
    page = in_battle()
    say = words("en", "havoclab.havoc")
    before = ask(page, ask="rivals")
    page.handle(next(card.intent for card in reversed(zone(page.scene(), "hand").cards) if card.intent))
    after = chart(page.scene())
    view = state_of(page).view(0)
    for selected, shown in ([], before), ([view.hand[-1]], after):
        (mine,) = (lying for lying in standing(view, selected) if lying.seat == 0)
        assert say(mine.rank.message) in shown.note
        assert {bar.label for bar in shown.bars} <= {"Peter", "Christine"}
    assert before.bars
    won = ask(page, ask="battle")
    (bar,) = won.bars
    assert bar.low is None or bar.low <= bar.value <= (bar.high or 0)


@pytest.mark.rule("H6.6")
@pytest.mark.parametrize(("language", "told"), [("en", "Eight cards lie already"), ("hu", "Már nyolc lap fekszik")])
def test_cards_that_can_not_be_laid_are_said_to_be_with_the_rule_in_the_readers_language(
    language: str, told: str
) -> None:
    state = state_of(in_battle()).copy()
    spare = [card for card in (*state.pile, *state.discards) if card != DOG]
    view = state.view(0)
    view.table.hands[0] += spare[:7]
    shown = rivals_hold(view, spare[:7], ("Anita", "Peter", "Christine"), words(language, *odds.WORDS))
    assert shown.bars == []
    assert told in shown.note
    assert "(H6.6)" in shown.note


def test_a_hidden_card_changes_nothing_in_the_odds() -> None:
    page = table("human", "sensible", "sensible")
    state = state_of(page)
    shown = [ask(page, ask="recruit").bars, ask(page, ask="where", value="3").bars]
    other = table("human", "sensible", "sensible")
    twin = state_of(other)
    twin.hands[1], twin.hands[2] = twin.hands[2], twin.hands[1]
    twin.pile.reverse()
    assert twin != state
    assert shown == [ask(other, ask="recruit").bars, ask(other, ask="where", value="3").bars]


def test_while_bots_play_nothing_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    page = table("sensible", "sensible", speed="slow")
    monkeypatch.setattr(odds, "where_cards_are", None)
    assert "when it is somebody" in ask(page, ask="where").note


def test_under_a_cover_there_are_no_odds() -> None:
    page = table("human", "human")
    page.handle({"do": "odds", "field": "ask", "value": "where"})
    assert not [block for block in page.scene().blocks if isinstance(block, Chart)]


@pytest.mark.parametrize("field", ["ask", "value", "suit", "nonsense"])
def test_what_cannot_be_asked_is_named(field: str) -> None:
    page = table("human", "sensible")
    page.handle({"do": "odds", "field": field, "value": "99999"})
    assert "99999" in reply(page.scene()).text
    page.handle({"do": "odds", "field": "way", "value": "take everything"})
    assert ask(page, ask="recruit").bars


@pytest.mark.rule("H8.3")
def test_a_bet_comes_before_the_answer_and_then_both_are_shown() -> None:
    lesson = next(page for page in read_catalogue().lessons if page.id == "havoc-ranks-details")
    place = next(place for place, step in enumerate(lesson.lesson.steps) if step.id == "bet")
    page = LessonController(lesson.id)
    page.run.visit(place)
    assert not [block for block in page.scene().blocks if isinstance(block, Chart)]
    page.handle({"do": "command", "command": "answer 0-10"})
    counted, made = chart(page.scene(), "bet").bars
    assert (counted.text, made.text, made.low, made.high) == ("41.5 %", "0 to 10 %", 0.0, 0.1)
    told = reply(page.scene())
    assert told.tone == "goal"
    assert "32 percentage points away" in told.text
    answers = next(block for block in page.scene().blocks if isinstance(block, Choices)).choices
    assert {answer.state for answer in answers} == {"open", "right"}
    inside = Run(lesson).begin(place)
    assert "inside the band" in inside.do("answer 25-50").text("en")
    assert inside.done
    assert not inside.misses


def test_a_fresh_bet_has_one_band_that_holds_the_chance() -> None:
    question = next(one for one in read_quizzes().questions["H8.3"] if one.step.id == "bet")
    bands = set()
    for seed in range(12):
        attempt = question.begin(seed)
        assert isinstance(attempt, ChooseAttempt)
        assert attempt.asked is not None
        assert attempt.asked.bet is not None
        low, high = attempt.asked.bet.bands[attempt.right]
        assert low < 100 * attempt.asked.bet.chance.value < high
        bands.add(attempt.right)
    assert len(bands) > 1
