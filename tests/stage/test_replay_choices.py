"""The replay page's next choice, what the bot thinks of it, and what it tells only when asked."""

from __future__ import annotations

import pytest

from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.havoc import State
from havoclab.havoc.bots import judge
from havoclab.havoc.cards import card_text
from havoclab.stage.analysis.controller import AnalysisController
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.scene import Chart, Reply
from tests.stage.driving import button, press, reply
from tests.stage.replaying import WAITS, at, game, said, see, walk, weigh

pytestmark = pytest.mark.usefixtures("instant_estimates")


def test_the_next_choice_is_one_of_the_seat_that_is_followed() -> None:
    page = ReplayController()
    see(page, 1)
    places = [walk(page, "choice") for _ in range(4)]
    assert places == sorted(set(places))
    for place in places:
        page.replay.go(place)
        decision = page.replay.state.decision
        assert decision is not None
        assert decision.seat == 1
        assert page.replay.state.legal_actions.count() > 1


def test_with_all_hands_open_the_choices_of_people_are_followed() -> None:
    record = game().model_copy(update={"players": ("human", "sensible", "sensible", "sensible")})
    page = ReplayController(record=record, viewer="all")
    walk(page, "choice")
    seats = set()
    for _ in range(8):
        walk(page, "choice")
        decision = page.replay.state.decision
        assert decision is not None
        seats.add(decision.seat)
    assert seats == {0}


def test_after_the_last_choice_the_page_says_that_there_is_none() -> None:
    page = ReplayController(record=game())
    walk(page, "end")
    walk(page, "choice")
    assert reply(page.scene()).text == "No further choice lies ahead on this line."


def test_where_the_bot_differs_the_reader_is_asked_before_it_is_told() -> None:
    page = ReplayController()
    assert walk(page, "doubt") == 25
    assert said(page, "asked").startswith("What would you do here in place of Christine?")
    assert "Lay" not in said(page, "asked")
    press(page, "think")
    assert said(page, "thought").startswith("The game is being played on many times")
    weigh(page)
    assert "From what Christine knows" in said(page, "thought")
    chart = next(block for block in page.scene().blocks if isinstance(block, Chart))
    assert [bar.label for bar in chart.bars if bar.note.startswith("what was done")] == ["Stay out, draw one"]
    assert "estimate from" in chart.note
    assert chart.note.count("The interval covers only the chance of the sample") == 1
    assert walk(page, "doubt") > 25


def test_with_the_future_open_the_bot_is_told_at_once() -> None:
    page = ReplayController()
    page.handle({"do": "set", "field": "hide_future", "value": "false"})
    walk(page, "doubt")
    weigh(page)
    chart = next(block for block in page.scene().blocks if isinstance(block, Chart))
    assert [bar.label for bar in chart.bars if bar.mark] == ["Stay out, draw one"]


def test_while_what_comes_is_hidden_the_estimate_does_not_tell_what_was_done() -> None:
    page = at(25)
    press(page, "think")
    weigh(page)
    chart = next(block for block in page.scene().blocks if isinstance(block, Chart))
    assert [bar.label for bar in chart.bars if bar.mark] == []
    page.handle({"do": "set", "field": "hide_future", "value": "false"})
    weigh(page)
    chart = next(block for block in page.scene().blocks if isinstance(block, Chart))
    assert [bar.label for bar in chart.bars if bar.mark] == ["Stay out, draw one"]


def test_a_door_leads_to_the_decisions_of_the_line_that_is_shown() -> None:
    page = at(21)
    page.handle({"do": "act", "action": WAITS})
    door = button(page.scene(), "analysis")
    assert door.label == "Decisions that mattered"
    opened = AnalysisController(token=door.href.partition("&s=")[2])
    assert opened.game_shown.record == page.replay.record


def test_every_doubt_is_one_by_the_bots_own_estimate_and_none_is_left_out() -> None:
    record = game(bot="random", seed=3)
    page = ReplayController(record=record, viewer="all")
    found: list[int] = []
    while len(record.moves) > (found[-1] if found else 0):
        place = walk(page, "doubt")
        if found and place == found[-1]:
            break
        found.append(place)
    state = State.from_json(record.start)
    clear = []
    for number, move in enumerate(record.moves):
        if judge(state.view(move.seat), state.read_action(move.action)).is_clear:
            clear.append(number)
        state.apply(move.action)
    assert found == clear
    assert len(found) > 10


def test_the_sensible_bot_never_differs_from_itself() -> None:
    page = ReplayController(record=game())
    walk(page, "doubt")
    assert (page.replay.at, reply(page.scene()).text) == (
        0,
        "From here on the sensible bot would not clearly choose otherwise.",
    )


def test_an_estimate_needs_a_hand_that_is_seen() -> None:
    page = at(25)
    assert button(see(page, "table"), "think").state == "off"
    walk(page, "doubt")
    assert "The bot’s estimates rest on a hand" in reply(page.scene()).text
    page.handle({"do": "think", "on": True})
    assert said(page, "thought") == ""
    see(page, 0)  # it is Christine's choice
    page.handle({"do": "think", "on": True})
    assert said(page, "thought") == ""


def test_the_bots_choice_can_be_tried_at_once() -> None:
    page = ReplayController()
    page.handle({"do": "go", "at": 25})
    press(page, "think")
    weigh(page)
    thought = next(block for block in page.scene().blocks if isinstance(block, Reply) and block.id == "thought")
    assert thought.fix is not None
    assert thought.fix.intent is not None
    page.handle(thought.fix.intent)
    assert page.replay.at == 26
    assert page.replay.moves[25].action == thought.fix.intent["action"]


def test_a_step_of_a_longer_move_can_be_tried_otherwise() -> None:
    start = State.from_json(game(bot="random").start)
    together = Record.of(start, ("A", "B", "C", "D"))
    replay = Replay(together, State)
    view = start.view(0)
    cards = [card_text(card) for card in view.hand[:3]]
    replay.apply(f"cry, lay {cards[1]}, lay {cards[2]}, stop")
    page = ReplayController(record=replay.record, viewer=0)
    page.handle({"do": "set", "field": "hide_future", "value": "false"})
    page.handle({"do": "think", "on": True})
    weigh(page)
    thought = next(block for block in page.scene().blocks if isinstance(block, Reply) and block.id == "thought")
    assert thought.fix is not None
    assert thought.fix.intent is not None
    page.handle(thought.fix.intent)
    assert page.lines.shown == 1
