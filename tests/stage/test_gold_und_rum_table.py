"""A table of Gold und Rum, played by its scenes alone: the deal that runs, the one in steps, and what may be told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab import gold_und_rum, havoc
from havoclab.core.link import BadLink
from havoclab.core.record import Record
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.bots import RandomBot
from havoclab.stage.scene import Countdown, Links, Log, Next, Prompt, Reply, Scene, Seats, Stacks, Zone
from havoclab.stage.settings import Settings, pack_settings, read_settings
from havoclab.stage.table import TableController
from tests.stage.driving import button, clickable, fields, has_button, press, reply

NAMES = ("Anita", "Peter", "Christine", "Eugene")


def opened(state: State, *kinds: str) -> TableController:
    """The page with a game that begins here; a deal stands still, as whenever one is come back to."""
    return TableController("gold_und_rum", token=Record.of(state, NAMES, kinds).to_link())


def live(*kinds: str, chancellor: int = 1, **options: Any) -> TableController:
    """A deal that runs, with these players."""
    seed = next(
        seed for seed in range(99) if gold_und_rum.deal(players=4, seed=seed, **options).chancellor == chancellor
    )
    page = opened(gold_und_rum.deal(players=4, seed=seed, **options), *(kinds or ("human", *["random"] * 3)))
    page.handle({"do": "set", "field": "paused", "value": False})
    return page


def state_of(page: TableController) -> State:
    state = page.replay.state
    assert isinstance(state, State)
    return state


def next_of(page: TableController) -> Next:
    coming = page.scene().next
    assert coming is not None, "nothing comes by itself"
    return coming


def run(page: TableController, cards: int) -> None:
    """Let the deal run on by itself up to this moment."""
    while state_of(page).dealt < cards:
        page.handle(next_of(page).intent)


def stacks(scene: Scene) -> Stacks:
    return next(block for block in scene.blocks if isinstance(block, Stacks))


def claim(pile: int, card: str, moment: int) -> dict[str, Any]:
    """What a click on a pile sends."""
    return {"do": "pile", "pile": pile, "card": card, "moment": moment}


# --- the deal runs on ---


@pytest.mark.rule("G4.3")
def test_the_deal_runs_by_itself_and_a_claim_does_not_begin_its_time_anew() -> None:
    page = live()
    run(page, 12)
    while state_of(page).dealt == 12 and "card" not in next_of(page).id:
        page.handle(next_of(page).intent)
    coming, moment = next_of(page), state_of(page).dealt
    offered = [stack.intent for stack in stacks(page.scene()).stacks]
    assert offered[0] == claim(0, "desertion", moment)
    page.handle(claim(0, "desertion", moment))
    assert page.replay.moves[-1].action == f"desert 1 at {moment}"
    assert reply(page.scene()).tone == "ok"
    assert next_of(page) == coming
    page.handle(coming.intent)
    assert state_of(page).dealt == moment + 1


@pytest.mark.rule("G4.5")
def test_a_refusal_names_its_rule_and_stays_while_the_deal_goes_on() -> None:
    page = live()
    run(page, 3)
    coming = next_of(page)
    page.handle(claim(0, "recruit", 3))
    answer = reply(page.scene())
    assert answer.rule is not None
    assert (answer.tone, answer.rule.id) == ("refused", "G4.5")
    assert next_of(page) == coming
    run(page, 4)
    assert reply(page.scene()).text == answer.text
    run(page, 9)
    assert reply(page.scene()).text != answer.text


@pytest.mark.rule("G4.7", "G4.7a", "G4.7b")
def test_a_claim_that_comes_late_is_judged_by_the_moment_it_was_made() -> None:
    page = live()
    run(page, 14)
    page.handle(claim(7, "desertion", 12))  # pile 8 has not grown since
    assert page.replay.moves[-1].action == "desert 8 at 12"
    page.handle(claim(6, "desertion", 12))
    answer = reply(page.scene())
    assert answer.rule is not None
    assert answer.rule.id == "G4.7a"
    page.handle(claim(4, "desertion", 13))  # pile 5 has
    answer = reply(page.scene())
    assert answer.rule is not None
    assert (answer.tone, answer.rule.id) == ("refused", "G4.7b")


@pytest.mark.rule("G3.3")
def test_the_chancellor_deals_by_hand_and_claims_nothing() -> None:
    page = live(chancellor=0)
    page.handle({"do": "set", "field": "paused", "value": True})
    page.handle({"do": "deal"})
    assert state_of(page).dealt == 1
    page.handle({"do": "act", "action": "desert 1 at 1"})
    answer = reply(page.scene())
    assert answer.rule is not None
    assert (answer.tone, answer.rule.id) == ("refused", "G3.3")


@pytest.mark.rule("G4.3")
def test_the_same_game_comes_of_it_however_fast_it_is_shown() -> None:
    records = []
    for seconds in ("0.5", "10"):
        page = live("random", "sensible", "sensible", "random", seconds_per_card=0.7)
        page.handle({"do": "set", "field": "seconds", "value": seconds})
        waits = []
        while state_of(page).dealt < 45:
            waits.append(next_of(page).after_ms)
            page.handle(next_of(page).intent)
        records.append(page.replay.record)
        assert sum(waits) == pytest.approx(45 * float(seconds) * 1000, rel=0.02)
    assert records[0] == records[1]
    assert any(move.action.startswith("desert") for move in records[0].moves)


def test_a_pause_holds_everything_and_cards_can_be_taken_one_by_one() -> None:
    page = live()
    run(page, 5)
    scene = press(page, "deal-pause")
    assert scene.next is None
    assert [block.running for block in scene.blocks if isinstance(block, Countdown)] == [False]
    press(page, "deal-step")
    assert state_of(page).dealt == 6
    page.handle(claim(0, "desertion", 6))
    assert page.replay.moves[-1].action == "desert 1 at 6"
    scene = press(page, "deal-pause")
    assert scene.next is not None
    bar = next(block for block in scene.blocks if isinstance(block, Countdown))
    assert (bar.running, bar.label) == (True, "Next card: 2.5 s")


@pytest.mark.parametrize(
    ("noticed", "said"),
    [
        ({"hidden": True, "elapsed_ms": 100}, "out of sight"),
        ({"hidden": False, "elapsed_ms": 600_000}, "held up"),
        ({"hidden": False, "elapsed_ms": -5}, "held up"),
        ({"hidden": False, "elapsed_ms": float("nan")}, "held up"),
        ({"hidden": False, "elapsed_ms": "soon"}, "held up"),
        ({"jump_ms": 3_600_000, "elapsed_ms": 2500}, "held up"),
        ({"jump_ms": -3_600_000, "elapsed_ms": 2500}, "held up"),
        ({"jump_ms": 3, "elapsed_ms": 2500, "silent": True}, "held up"),
    ],
)
def test_nothing_is_dealt_that_nobody_could_see(noticed: dict[str, Any], said: str) -> None:
    page = live()
    run(page, 2)
    at = page.replay.at
    page.handle({**next_of(page).intent, **noticed})
    assert page.replay.at == at
    assert said in reply(page.scene()).text
    assert page.scene().next is None
    press(page, "deal-pause")
    page.handle({**next_of(page).intent, "hidden": False, "silent": False, "elapsed_ms": 2500, "jump_ms": -40})
    assert page.replay.at == at + 1


def test_the_form_has_a_door_to_the_game_that_the_browser_keeps() -> None:
    page = live()
    run(page, 12)
    kept, record = page.scene(), page.replay.record
    page.handle({"do": "new"})
    (door,) = next(block for block in page.scene().blocks if isinstance(block, Links)).cards
    assert door.stored == kept.keep
    assert door.intent is not None
    page.handle({**door.intent, "token": kept.token})
    assert page.replay.record == record
    assert page.scene().next is None
    assert "paused where it was left" in reply(page.scene()).text


def test_a_bot_that_fails_pauses_the_deal_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    page = live()
    run(page, 2)

    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "choose", fail)
    page.handle(next_of(page).intent)
    while not (answer := reply(page.scene()).text).startswith("A bot could not choose"):
        page.handle(next_of(page).intent)
    assert "no idea" in answer
    assert page.scene().next is None


def test_a_timer_of_another_moment_does_nothing() -> None:
    page = live()
    old = next_of(page).intent
    run(page, 2)
    at = page.replay.at
    for intent in (old, {"do": "tick"}, {"do": "tick", "id": ["x"]}, {"do": "advance"}):
        page.handle(intent)
    assert page.replay.at == at


# --- coming back ---


def test_a_deal_that_is_come_back_to_stands_still_and_goes_on_by_a_click() -> None:
    page = live()
    page.handle({"do": "set", "field": "seconds", "value": "4"})
    run(page, 20)
    again = TableController("gold_und_rum", token=page.scene().token)
    assert again.replay.record == page.replay.record
    assert again.scene().next is None
    assert "stands" not in reply(again.scene()).text
    assert "paused where it was left" in reply(again.scene()).text
    press(again, "deal-pause")
    assert fields(again.scene())["seconds"].value == "4"
    run(again, 21)


def test_undo_goes_back_to_the_last_claim_and_the_deal_waits() -> None:
    page = live()
    run(page, 5)
    page.handle(claim(0, "desertion", 5))
    run(page, 8)
    record = page.replay.record
    scene = press(page, "undo")
    assert (state_of(page).dealt, scene.next) == (5, None)
    assert page.replay.record == record
    press(page, "deal-step")  # what was undone is shown again first
    assert page.replay.moves[page.replay.at - 1].action == "desert 1 at 5"
    scene = press(page, "redo")
    assert button(scene, "redo").state == "off"
    page.handle({"do": "go", "at": 3})
    page.handle(claim(1, "desertion", state_of(page).dealt))
    assert len(page.replay.moves) == 4
    press(page, "deal-pause")
    run(page, 6)


def test_settings_of_a_deal_are_kept_and_damaged_ones_refused() -> None:
    settings = Settings(seconds=1.5, memory=True)
    assert read_settings(pack_settings(settings)) == settings
    assert pack_settings(Settings()) == ["normal", False, False, False]
    for damaged in (["normal", False, False, False, 0.01, False], ["normal", False, False, False, "x", False], [1]):
        with pytest.raises(BadLink, match=r"link\.settings"):
            read_settings(damaged)
    page = live()
    page.handle({"do": "set", "field": "seconds", "value": "1e9"})
    assert "0.5 to 10" in reply(page.scene()).text


# --- what is to be remembered ---


@pytest.mark.rule("G4.2", "G5.1")
def test_what_was_dealt_is_told_only_once_the_piles_are_open_or_with_memory_help() -> None:
    page = live()
    run(page, 20)

    def told() -> str:
        return " ".join(line.text for block in page.scene().blocks if isinstance(block, Log) for line in block.lines)

    assert "Pile 1: " not in told()
    assert not any(stack.below for stack in stacks(page.scene()).stacks)
    page.handle({"do": "set", "field": "memory", "value": "true"})
    assert "Pile 1: " in told()
    assert any(stack.below for stack in stacks(page.scene()).stacks)


# --- the end of the deal, and of the game ---


@pytest.mark.rule("G4.6", "G4.8")
def test_after_the_last_warrior_everybody_is_waited_for_and_no_desertion_is_taken() -> None:
    state = gold_und_rum.deal(players=4, seed=3)
    while state.dealt < 78:
        state.apply("deal")
    person = (state.chancellor + 1) % 4
    page = opened(state, *("human" if seat == person else "random" for seat in range(4)))
    press(page, "deal-pause")
    run(page, 80)
    for _ in range(20):
        if (coming := page.scene().next) is not None:
            page.handle(coming.intent)
    assert state_of(page).kind == "last-call"
    page.handle({"do": "act", "action": "desert 1 at 80"})
    answer = reply(page.scene())
    assert answer.rule is not None
    assert answer.rule.id == "G4.6"
    page.handle({"do": "act", "action": "pass"})
    if state_of(page).kind == "last-call":
        prompt = next(block for block in page.scene().blocks if isinstance(block, Prompt))
        assert prompt.text.startswith("You have passed.")
        assert not has_button(page.scene(), "do-pass")
        assert all(stack.state == "legal" for stack in stacks(page.scene()).stacks)
    for _ in range(20):
        if state_of(page).kind == "last-call" and (coming := page.scene().next) is not None:
            page.handle(coming.intent)
    assert state_of(page).kind == "favourite"


@pytest.mark.rule("G5.2", "G5.3", "G5.4")
def test_the_opening_of_the_piles_is_told_step_by_step_with_rules_while_bots_wait() -> None:
    state = gold_und_rum.deal(players=4, seed=3)
    rng = Random(1)
    while state.kind != "favourite":
        decision = rng.choice(state.decisions)
        state.apply(rng.choice(state.list_legal(decision.seat)), decision.seat)
    page = opened(state, *("human" if seat == state.chancellor else "random" for seat in range(4)))
    page.handle({"do": "act", "action": f"back {(state.chancellor + 1) % 4 + 1}"})
    rules, at = [], page.replay.at

    def told_beside() -> str:
        return " ".join(line.text for block in page.scene().blocks if isinstance(block, Log) for line in block.lines)

    first = next(block.text for block in page.scene().blocks if isinstance(block, Reply) and block.id == "story")
    assert told_beside().endswith(first.partition(": ")[2])
    seats = next(block for block in page.scene().blocks if isinstance(block, Seats))
    assert {figure.symbol for seat in seats.seats for figure in seat.figures} == {"wheel", "recruit", "desertion"}
    press(page, "story-on")
    press(page, "story-back")
    while has_button(page.scene(), "story-on"):
        scene = page.scene()
        told = next(block for block in scene.blocks if isinstance(block, Reply) and block.id == "story")
        assert told.rule is not None
        rules.append(told.rule.id)
        coming = next_of(page)
        assert coming.intent == button(scene, "story-on").intent
        assert page.replay.at == at
        page.handle(coming.intent)
    assert len(rules) >= 9
    assert {"G5.3", "G5.4"} <= set(rules)
    assert any(isinstance(block, Prompt) for block in page.scene().blocks)


@pytest.mark.parametrize("step_mode", [False, True])
def test_a_whole_round_is_played_by_clicking_to_the_end_of_the_game(step_mode: bool) -> None:
    state = gold_und_rum.deal(players=4, seed=5, step_mode=step_mode)
    state.points = [7, 7, 7, 7]
    page = opened(state, "human", "random", "sensible", "random")
    page.handle({"do": "set", "field": "paused", "value": False})
    page.handle({"do": "set", "field": "speed", "value": "instant"})
    rng = Random(2)
    for _ in range(800):
        scene = page.scene()
        if page.replay.state.is_over:
            break
        offered = [intent for intent in clickable(scene) if intent.get("do") not in ("set", "step")]
        if scene.next is not None and (not offered or rng.random() < 0.93):
            page.handle(scene.next.intent)
        else:
            assert offered, "somebody must choose, and nothing can be clicked"
            page.handle(rng.choice(offered))
    assert page.replay.state.is_over
    assert has_button(page.scene(), "again")
    again = Record.from_text(page.replay.record.to_text())
    assert TableController("gold_und_rum", token=again.to_link()).replay.state == page.replay.state


@pytest.mark.rule("G3.2", "G8.3")
def test_the_next_round_is_dealt_by_the_next_chancellor_once_the_person_lets_it() -> None:
    state, rng = gold_und_rum.deal(players=4, seed=5), Random(4)
    before, action, seat = state.copy(), "", 0
    while state.round == 1:
        decision = state.decisions[0]
        before, seat = state.copy(), decision.seat
        action = str(rng.choice(state.list_legal(seat)))
        state.apply(action, seat)
    page = opened(before, *("human" if who == seat else "random" for who in range(4)))
    page.handle({"do": "act", "action": action})
    assert next_of(page).intent == {"do": "story", "what": "on"}  # the last battle is told first, by itself
    press(page, "story-skip")
    assert (state_of(page).round, state_of(page).chancellor) == (2, (before.chancellor + 1) % 4)
    assert page.scene().next is None
    assert button(page.scene(), "deal-pause").primary
    press(page, "deal-pause")
    run(page, 1)


def test_a_link_to_another_game_is_told_by_its_name_in_the_readers_language() -> None:
    link = Record.of(havoc.deal(players=2, seed=1), ("Anita", "Peter")).to_link()
    page = TableController("gold_und_rum", language="hu", token=link)
    assert "másik játék (Havoc)" in reply(page.scene()).text


@pytest.mark.rule("G7.4")
def test_each_army_is_turned_in_its_place_and_nothing_tells_the_score_before_its_step() -> None:
    state, rng = gold_und_rum.deal(players=4, seed=5), Random(4)
    action, seat, before, events = "", 0, state.copy(), state.apply("deal")
    while not any(event.kind == "scored" for event in events):
        before, seat = state.copy(), state.decisions[0].seat
        action = str(rng.choice(state.list_legal(seat)))
        events = state.apply(action, seat)
    page = opened(before, *("human" if who == seat else "random" for who in range(4)))
    page.handle({"do": "act", "action": action})

    def armies() -> list[Zone]:
        return [b for b in page.scene().blocks if isinstance(b, Zone) and b.area == "battle"]

    places, points = [army.id for army in armies()], []
    assert len(places) == 3
    while has_button(page.scene(), "story-on"):
        assert [army.id for army in armies()] == places
        seats = next(block for block in page.scene().blocks if isinstance(block, Seats))
        points.append([seat.figures[0].value for seat in seats.seats])
        press(page, "story-on")
    assert points
    assert {value for told in points for value in told} == {f"{point}/8" for point in before.points}
