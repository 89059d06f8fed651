"""The slow-motion table: walking, heat, questions, best claims, what is remembered, and coming back to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from functools import cache
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from havoclab import gold_und_rum, havoc
from havoclab.core.link import pack
from havoclab.core.match import play
from havoclab.core.record import Move, Record
from havoclab.games import load
from havoclab.gold_und_rum.warriors import WARRIORS
from havoclab.lab.recall.memory import KEPT_AS, Answer, Memory
from havoclab.lab.recall.questions import Level, Question
from havoclab.stage.doors import memory_of
from havoclab.stage.memory_table.controller import MemoryTableController
from havoclab.stage.memory_table.kept import Kept, KeptQuiz
from havoclab.stage.memory_table.quiz import NOT_KNOWN
from havoclab.stage.memory_table.screen import UNREAD
from havoclab.stage.scene import Chart, Prompt, Reply, Scene, Stacks, Table, Text
from havoclab.stage.table import TableController
from tests.stage.driving import button, fields, has_button, press, reply

TODAY = date(2026, 3, 1)


def page(token: str | None = None, *, language: str | None = "en", seed: int = 3) -> MemoryTableController:
    return MemoryTableController(language, token, seed, clock=lambda: TODAY)


@cache
def link_to(players: int, number: int) -> str:
    """A fresh deal as an address has it."""
    shown = page()
    for field, value in {"players": str(players), "seed": str(number)}.items():
        shown.handle({"do": "set", "field": field, "value": value})
    shown.handle({"do": "fresh", "way": "walk"})
    return shown.token


def walking(players: int = 4, number: int = 7, **settings: str) -> MemoryTableController:
    """A fresh deal to walk through."""
    shown = page(link_to(players, number))
    for field, value in settings.items():
        shown.handle({"do": "set", "field": field, "value": value})
    return shown


def asked(players: int = 4, number: int = 7, **settings: str) -> MemoryTableController:
    """A fresh deal at its first question."""
    shown = walking(players, number, **settings)
    press(shown, "way-quiz")
    press(shown, "start")
    return let_run(shown)


def let_run(shown: MemoryTableController) -> MemoryTableController:
    """Deal on, as the scene does by itself, until a question stands or all is over."""
    for _ in range(200):
        if shown.quiz.stands or shown.quiz.is_over:
            assert shown.scene().next is None
            return shown
        shown.handle({"do": "advance"})
    raise AssertionError("the deal never stops")


def stacks(scene: Scene) -> Stacks:
    return next(block for block in scene.blocks if isinstance(block, Stacks))


def table(scene: Scene, name: str) -> Table:
    return next(block for block in scene.blocks if isinstance(block, Table) and block.id == name)


def charts(scene: Scene) -> dict[str, Chart]:
    return {block.id: block for block in scene.blocks if isinstance(block, Chart)}


def words_of(scene: Scene) -> str:
    return json.dumps(scene.model_dump(mode="json"), ensure_ascii=False)


def same(one: MemoryTableController, other: MemoryTableController) -> bool:
    """Whether both show the same, but for the count of scenes and what browsers keep."""
    first, second = (shown.scene().model_copy(update={"serial": 0, "memory": {}}) for shown in (one, other))
    for scene in (first, second):
        for block in scene.blocks:
            if isinstance(block, Reply):
                block.serial = 0
    return first == second


# --- walking ---


@pytest.mark.rule("G4.2")
def test_a_deal_is_walked_card_by_card_back_and_to_any_moment() -> None:
    shown = walking()
    deal = shown.deal
    assert all(stack.card is None for stack in stacks(shown.scene()).stacks)
    press(shown, "forward")
    assert [stack.card is not None for stack in stacks(shown.scene()).stacks] == [True] + [False] * 8
    press(shown, "back")
    press(shown, "back")
    assert all(stack.card is None for stack in stacks(shown.scene()).stacks)
    scene = press(shown, "end")
    assert button(scene, "forward").state == "off"
    tops = [pile[-1].entry for pile in deal.piles_at(deal.steps)]
    assert len([stack.card for stack in stacks(scene).stacks if stack.card]) == len(tops)
    shown.handle({"do": "go", "value": "11"})
    assert "Card 11 of" in words_of(shown.scene())
    assert sum(stack.mark == "new" for stack in stacks(shown.scene()).stacks) == 1


def test_only_what_lay_open_is_shown_until_more_is_asked_for() -> None:
    shown = walking()
    shown.handle({"do": "go", "at": 50})
    assert all(not stack.below and stack.heat is None for stack in stacks(shown.scene()).stacks)
    shown.handle({"do": "set", "field": "heat", "value": "strength"})
    scene = shown.scene()
    piles = shown.deal.piles_at(50)
    assert [len(stack.below) for stack in stacks(scene).stacks] == [len(pile) for pile in piles]


def test_it_plays_by_itself_at_the_chosen_speed_and_stops_at_the_end() -> None:
    shown = walking(pause="5")
    shown.handle({"do": "play", "on": True})
    following = shown.scene().next
    assert following is not None
    assert following.after_ms == 500
    shown.handle({"do": "go", "at": shown.deal.steps - 3})
    shown.handle({"do": "play", "on": True})
    for _ in range(3):
        following = shown.scene().next
        assert following is not None
        shown.handle(following.intent)
    assert button(shown.scene(), "forward").state == "off"
    shown.handle({"do": "play", "on": True})
    assert shown.scene().next is None


@pytest.mark.parametrize("what", ["strength", "worth", "deserted", "on-top", "orc", "mercenary", "spy"])
def test_heat_is_told_by_figure_by_shade_and_in_the_table_of_words(what: str) -> None:
    shown = walking(5)
    shown.handle({"do": "set", "field": "heat", "value": what})
    scene = press(shown, "end")
    piles = stacks(scene).stacks
    rows = table(scene, "told").rows
    assert [row[2].text for row in rows] == [stack.heat_text for stack in piles]
    assert all(stack.heat is not None and 0 <= stack.heat <= 1 for stack in piles)
    hottest = max(piles, key=lambda stack: stack.heat or 0)
    assert hottest.heat_text == max((stack.heat_text for stack in piles), key=float)
    assert [row[1].text.count(",") + 1 for row in rows] == [len(stack.below) for stack in piles]


def test_a_pile_tells_how_it_grew() -> None:
    shown = walking()
    shown.handle({"do": "go", "at": 60})
    shown.handle(stacks(shown.scene()).stacks[2].intent or {})
    rows = table(shown.scene(), "history").rows
    assert len(rows) == len(shown.deal.piles_at(60)[2])
    assert rows[0][1].text == "as warrior 3"
    shown.handle(stacks(shown.scene()).stacks[2].intent or {})
    assert not any(isinstance(block, Table) for block in shown.scene().blocks)


def test_every_pile_has_a_key_that_nothing_else_has() -> None:
    shown = walking(7)
    scene = shown.scene()
    keys = [stack.key for stack in stacks(scene).stacks]
    keys += [each.key for block in scene.blocks for each in getattr(block, "buttons", []) if each.key]
    assert len(keys) == len(set(keys)) == 14 + 5


# --- questions ---


def right(shown: MemoryTableController) -> int:
    return min(standing(shown).right)


def wrong(shown: MemoryTableController) -> int:
    question = standing(shown)
    return next(value for value in question.choices if value not in question.right)


def standing(shown: MemoryTableController) -> Question:
    """The question that stands."""
    question = shown.quiz.question(shown.quiz.at)
    assert question is not None
    return question


def each_question(shown: MemoryTableController) -> Iterator[Question]:
    """Deal from question to question; whoever asks for them answers, here one goes on."""
    while True:
        let_run(shown)
        if shown.quiz.is_over:
            return
        yield standing(shown)
        press(shown, "go-on")


def through(shown: MemoryTableController, answer: Any) -> list[str]:
    """Answer all questions; gives the words of the replies."""
    told = []
    for _ in each_question(shown):
        shown.handle({"do": "answer", "value": answer(shown)})
        told.append(reply(shown.scene()).text)
    return told


def test_the_deal_stops_for_questions_and_each_answer_is_told_and_kept() -> None:
    shown = asked()
    assert shown.deal.dealt(shown.quiz.kept.step) == 20
    assert "Question 1 of 10" in words_of(shown.scene())
    told = through(shown, right)
    assert len(told) == 10
    assert all(text.startswith("Right: ") for text in told)
    assert [answer.right for answer in shown.recalled.answers] == [True] * 10
    assert "Right: 10 of 10." in words_of(shown.scene())
    (deal,) = shown.recalled.deals.values()
    assert deal.day == TODAY


def test_a_wrong_answer_is_shown_what_lay_there_and_since_when() -> None:
    shown = asked(number=9)
    for question in each_question(shown):
        shown.handle({"do": "answer", "value": wrong(shown)})
        told = reply(shown.scene()).text
        assert told.startswith("It was: ")
        opened = {stack.id for stack in stacks(shown.scene()).stacks if stack.below}
        if question.placed is not None:
            assert f"dealt as warrior {question.placed.moment}" in told
            assert f"pile-{question.placed.pile}" in opened
        elif question.kind == "how-many":
            assert opened == {f"pile-{question.pile}"}
        assert not shown.recalled.answers[-1].right


def test_nothing_under_the_tops_is_given_away_while_a_question_stands() -> None:
    for number in (1, 2):
        shown = asked(number=number)
        for _ in each_question(shown):
            scene = shown.scene()
            assert all(not stack.below and not stack.note and not stack.heat_text for stack in stacks(scene).stacks)
            assert not any(isinstance(block, Table) or block.type == "log" for block in scene.blocks)
            shown.handle({"do": "answer", "value": NOT_KNOWN})


def test_tops_alone_are_asked_under_cover() -> None:
    shown = asked(tops="true")
    cards = [stack.card for stack in stacks(shown.scene()).stacks]
    assert all(card is None or (card.face == "down" and not card.symbol and card.name == "covered") for card in cards)
    assert {question.kind for _, question, _ in shown.quiz.results} <= {"top"}
    through(shown, lambda _: NOT_KNOWN)
    assert [answer.kind for answer in shown.recalled.answers] == ["top"] * len(shown.recalled.answers)
    assert not any(answer.right for answer in shown.recalled.answers)


def test_a_question_can_be_answered_by_key_or_by_a_click_on_a_pile() -> None:
    kinds, shown = set(), asked()
    for question in each_question(shown):
        scene = shown.scene()
        legal = [stack for stack in stacks(scene).stacks if stack.intent]
        if question.kind in ("where", "worth"):
            assert len(legal) == len(question.choices)
            assert all(stack.key and stack.state == "legal" for stack in legal)
        else:
            assert not legal
            keys = [button(scene, f"answer-{value}").key for value in question.choices]
            assert keys == list("abcd")
        kinds.add(bool(legal))
        assert button(scene, "unknown").key == "i"
        press(shown, "unknown")
    assert kinds == {True, False}


def test_the_deal_can_be_paused_and_dealt_by_hand() -> None:
    shown = walking()
    press(shown, "way-quiz")
    press(shown, "start")
    press(shown, "pause")
    assert shown.scene().next is None
    step = shown.quiz.kept.step
    press(shown, "next-card")
    assert shown.quiz.kept.step == step + 1
    press(shown, "pause")
    assert shown.scene().next is not None


def test_an_answer_counts_once_and_only_if_it_is_offered() -> None:
    shown = asked()
    shown.handle({"do": "answer", "value": 999})
    assert "no answer that is offered" in reply(shown.scene()).text
    shown.handle({"do": "answer", "value": "1"})
    assert "a whole number is needed" in reply(shown.scene()).text
    assert not shown.recalled.answers
    shown.handle({"do": "answer", "value": right(shown)})
    shown.handle({"do": "answer", "value": NOT_KNOWN})
    assert "no question stands now" in [block.text for block in shown.scene().blocks if isinstance(block, Reply)][-1]
    assert [answer.right for answer in shown.recalled.answers] == [True]


def test_walking_meanwhile_does_not_move_the_questions() -> None:
    shown = asked()
    asking = next(block for block in shown.scene().blocks if isinstance(block, Prompt))
    press(shown, "way-walk")
    press(shown, "end")
    press(shown, "way-quiz")
    assert asking in shown.scene().blocks


# --- claims ---


def claimed(*claims: tuple[int, int, int], dealt: int = WARRIORS) -> MemoryTableController:
    """A deal for four: after so many warriors, a player (from the chancellor's left) recruits a pile."""
    state = gold_und_rum.deal(players=4, seed=2)
    record = Record.of(state, ("A", "B", "C", "D"))
    moves = []
    for moment in range(dealt + 1):
        for after, player, pile in claims:
            if after == moment:
                moves.append(Move(seat=state.others()[player], action=f"recruit {pile} at {moment}"))
        if moment < dealt:
            moves.append(Move(seat=state.chancellor, action="deal"))
    return page(record.model_copy(update={"moves": tuple(moves)}).to_link())


@pytest.mark.rule("G5.3", "G5.3a")
def test_the_three_best_claims_are_told_with_the_one_made_and_why() -> None:
    shown = claimed((46, 0, 1), (50, 1, 1), (60, 2, 4))
    first, second, third = ((shown.deal.chancellor + place) % 4 for place in (1, 2, 3))
    press(shown, "way-claims")
    told = {}
    for seat in (first, second, third):
        for card in ("0", "1"):
            shown.handle({"do": "set", "field": "seat", "value": str(seat)})
            shown.handle({"do": "set", "field": "card", "value": card})
            scene = shown.scene()
            best = charts(scene)["best"]
            values = [bar.value for bar in best.bars[:3]]
            assert values == sorted(values, reverse=True)
            assert len(best.bars) in (3, 4)
            assert best.note.startswith("Estimates in hindsight")
            rules = [row[2].text for row in table(scene, "why").rows]
            assert rules.count("G5.3") == len(best.bars)
            assert all(rule in shown.book for rule in rules)
            moments = table(scene, "by-moment").rows
            assert moments[0][0].text.startswith(str((shown.deal.start or 0) + 1))
            assert moments[-1][0].text.endswith(str(WARRIORS))
            lead = next(block for block in scene.blocks if isinstance(block, Text) and block.id == "lead")
            told[seat, card] = ([bar.label for bar in best.bars if bar.mark], lead.paragraphs[0])
    assert [told[seat, "0"][0] for seat in (first, second, third)] == [["Pile 1"], [], ["Pile 4"]]
    assert f"but {shown.names[first]} had the lowest recruit card there" in str(told[second, "0"][1])
    assert "did not lay this recruit card" in str(told[third, "1"][1])


def test_claims_of_a_deal_that_goes_on_are_not_told() -> None:
    shown = claimed(dealt=30)
    scene = press(shown, "way-claims")
    assert "told after the last warrior" in words_of(scene)
    assert not charts(scene)
    assert shown.deal.steps == 30
    press(shown, "way-quiz")
    press(shown, "start")
    assert len(through(shown, right)) == 5


def test_claims_are_weighed_only_where_all_rules_hold() -> None:
    state = gold_und_rum.deal(players=4, seed=2, without=("G5.3",))
    moves = tuple(Move(seat=state.chancellor, action="deal") for _ in range(WARRIORS))
    record = Record.of(state, ("A", "B", "C", "D")).model_copy(update={"moves": moves})
    shown = page(record.to_link())
    scene = press(shown, "way-claims")
    assert "rules are switched off (G5.3)" in words_of(scene)
    assert not charts(scene)
    press(shown, "way-walk")
    shown.handle({"do": "set", "field": "heat", "value": "worth"})
    assert stacks(press(shown, "end")).stacks[0].heat is not None


# --- what is remembered ---


def remembering(shown: MemoryTableController, memory: Memory) -> None:
    shown.handle({"do": "recall", "memory": {KEPT_AS: memory.packed()}, "today": TODAY.isoformat()})


def some_memory() -> Memory:
    memory, rng = Memory(), Random(1)
    for number in range(1, 41):
        age = rng.randrange(60)
        answer = Answer("under", age, 1 + age // 9, 25, rng.random() < 0.8)
        memory = memory.answered(f"d{number % 5}", TODAY, number, answer)
    return memory


def test_the_curve_is_drawn_with_intervals_and_beside_a_bot() -> None:
    shown = page()
    press(shown, "recall")
    assert "Nothing was asked yet" in words_of(shown.scene())
    remembering(shown, some_memory())
    ages, depths = (charts(shown.scene())[name] for name in ("ages", "depths"))
    for bar in ages.bars[::2] + depths.bars:
        assert bar.low is not None
        assert bar.high is not None
        assert bar.low <= bar.value <= bar.high
    assert all("bot of memory 60" in bar.label and bar.tone == "quiet" for bar in ages.bars[1::2])
    assert "5 deals, 40 answers" in words_of(shown.scene())
    assert "The bot that would have answered most like you" in words_of(shown.scene())


def test_two_tabs_share_one_record_and_a_wiped_one_stays_wiped() -> None:
    one, other = asked(), page()
    one.handle({"do": "answer", "value": right(one)})
    remembering(other, Memory.read(one.memory[KEPT_AS]))
    assert other.recalled == one.recalled
    press(other, "recall")
    assert not has_button(other.scene(), "wipe-sure")
    press(other, "wipe")
    press(other, "wipe-no")
    assert other.recalled.answers
    press(other, "wipe")
    press(other, "wipe-sure")
    assert not other.recalled.answers
    remembering(one, Memory.read(other.memory[KEPT_AS]))
    assert not one.recalled.answers


def test_the_record_goes_into_a_file_and_comes_back() -> None:
    first, second = page(), page()
    remembering(first, some_memory())
    text = button(press(first, "recall"), "save").copy_text
    press(second, "recall")
    second.handle({"do": "load", "value": text})
    assert second.recalled == first.recalled
    second.handle({"do": "load", "value": '{"havoclab": "recall", "wipes": "x"}'})
    error = fields(second.scene())["file"].error
    assert error.startswith("That file can’t be read; your record is as it was. wipes:")
    assert second.recalled == first.recalled


def test_a_record_that_can_not_be_read_is_laid_aside_and_not_lost() -> None:
    shown = page()
    shown.handle({"do": "recall", "memory": {KEPT_AS: "1qdamaged"}, "today": TODAY.isoformat()})
    assert "it is laid aside" in reply(shown.scene()).text
    assert shown.memory[UNREAD] == "1qdamaged"


# --- coming back ---


def test_every_moment_comes_back_from_its_address() -> None:
    shown = asked(5, pause="10", back="40", piles="5")
    moments = [shown.scene().token]
    shown.handle({"do": "answer", "value": right(shown)})
    moments.append(shown.scene().token)
    press(shown, "go-on")
    press(shown, "pause")
    for way in ("way-walk", "way-claims", "way-recall", "way-quiz"):
        press(shown, way)
        again = page(shown.scene().token)
        assert again.scene().token == shown.scene().token
        if way != "way-recall":
            assert same(again, shown)
    press(shown, "way-walk")
    shown.handle({"do": "go", "at": 33})
    shown.handle({"do": "set", "field": "heat", "value": "orc"})
    shown.handle({"do": "pile", "pile": 1})
    assert same(page(shown.scene().token), shown)
    assert "Question 1 of 10" in words_of(page(moments[0]).scene())
    assert has_button(page(moments[1]).scene(), "go-on")


def test_the_questions_of_an_address_are_the_same_and_their_answers_count_as_before() -> None:
    shown = asked()
    token = shown.scene().token
    shown.handle({"do": "answer", "value": right(shown)})
    again = page(token)
    again.recalled = shown.recalled
    again.handle({"do": "answer", "value": right(again)})
    assert again.recalled == shown.recalled


@pytest.fixture(scope="module")
def long_game() -> Record:
    """A whole game with so much said about it that it is longer than an address."""
    rum = load("gold_und_rum")
    options = rum.options.model_validate({"players": 7, "step_mode": True})
    match = play(rum, [rum.bot("random") for _ in range(7)], 5, options)
    record, rng = match.record(), Random(1)
    moves = tuple(move.model_copy(update={"comment": f"{rng.getrandbits(2048):x}"}) for move in record.moves)
    return record.model_copy(update={"seats": tuple("ÁÉÍÓÖŐÚ"), "moves": moves})


def test_a_game_is_opened_from_a_file_and_its_rounds_chosen(long_game: Record) -> None:
    shown = page()
    shown.handle({"do": "open", "value": long_game.to_text()})
    assert shown.names == long_game.seats
    rounds = fields(shown.scene())["deal"].options
    assert len(rounds) > 1
    shown.handle({"do": "set", "field": "deal", "value": rounds[-1].value})
    press(shown, "end")
    scene = shown.scene()
    assert scene.token
    again = page(scene.token)
    assert stacks(again.scene()).stacks == stacks(scene).stacks


def test_games_of_the_table_and_of_the_replay_are_opened(long_game: Record) -> None:
    record = walking().deal.record(("A", "B", "C", "D"), ("human",) * 4)
    shown = page(pack("t", ["hu", record.packed(), 3]), language=None)
    assert (shown.language, shown.names) == ("hu", ("A", "B", "C", "D"))
    other = page()
    other.handle({"do": "open", "token": f"play.ipynb?lang=hu&s={record.to_link()}"})
    assert other.deal.laid == shown.deal.laid


def damaged() -> dict[str, str]:
    deal = walking().deal
    record = deal.record(("A", "B", "C", "D"), ("human",) * 4).packed()
    quiz: dict[str, Any] = {"id": "a", "seed": 1, "seat": deal.others[0], "step": 80}
    first = Kept(record=record, quiz=KeptQuiz(**quiz))
    data: dict[str, dict[str, Any]] = {
        "link.step: 199 is beyond": {"step": 199},
        "link.step: Input should be": {"step": 10**9},
        "link.pile: 12 is none": {"pile": 12},
        f"link.seat: {deal.chancellor} claims nothing": {"seat": deal.chancellor},
        "link.deal: 5 is none": {"deal": 5},
        "link.heat: 'gold' is none": {"heat": "gold"},
        "link.way": {"way": "fly"},
        "link.level.every": {"level": {"every": 10**9}},
        "link.level.speed": {"level": {"speed": 1}},
        "link.quiz.id": {"quiz": {**quiz, "id": "<b>"}},
        "link.quiz.seat": {"quiz": {**quiz, "seat": deal.chancellor}},
        "link.quiz.step: 199 is beyond": {"quiz": {**quiz, "step": 199}},
        "link.quiz.given: 77 is no answer to question 1": {"quiz": {**quiz, "given": [77]}},
        "link.quiz.given: question 2 was not asked yet": {"quiz": {**quiz, "step": 25, "given": [-1, -1]}},
        "link.quiz.told: nothing was answered": {"quiz": {**quiz, "told": True}},
        "record.start": {"record": [*record[:3], {"deck": "orc-2"}, []]},
        "record.moves.1": {"record": [*record[:4], [[0, "desert 1 at 1"]]]},
    }
    plain = first.model_dump(mode="json", exclude_defaults=True)
    links = {why: pack("m", {**plain, **fields}) for why, fields in data.items()}
    return links | {
        "link: ": first.token()[:-9],
        "'havoc' has no deal": havoc.worked_example().to_link(),
        "link: it holds no game": pack("p", {"seats": 2}),
        "link.": pack("m", [1, 2, 3]),
    }


@pytest.mark.parametrize(("why", "link"), damaged().items())
def test_a_damaged_link_says_what_is_wrong_with_it_and_a_fresh_page_opens(why: str, link: str) -> None:
    shown = page(link)
    text = reply(shown.scene()).text
    assert text.startswith("That link can’t be opened, so here is a fresh start.")
    assert why in text
    assert len(text) < 400
    shown.handle({"do": "fresh", "way": "walk"})
    assert shown.deal.is_whole


def test_the_table_leads_here_with_the_game_that_was_played(long_game: Record) -> None:
    short = walking().deal.record(("A", "B", "C", "D"), ("human",) * 4)
    token = parse_qs(urlsplit(memory_of(short, "hu")).query)["s"][0]
    shown = page(token, language=None)
    assert (shown.language, shown.names) == ("hu", ("A", "B", "C", "D"))
    assert memory_of(long_game, "hu") == "memory.ipynb?lang=hu"
    plain = long_game.model_copy(update={"moves": tuple(Move(seat=m.seat, action=m.action) for m in long_game.moves)})
    over = TableController("gold_und_rum", token=plain.to_link())
    assert (button(over.scene(), "memory").href or "").startswith("memory.ipynb?lang=en&s=1t")


@pytest.mark.parametrize("text", ["no record at all", "havoclab record 1\ngame: chess\n", "1m" + "x" * 99, "{}"])
def test_a_wrong_file_leaves_the_deal_that_is_open(text: str) -> None:
    shown = walking()
    press(shown, "end")
    before = shown.scene().token
    shown.handle({"do": "open", "value": text})
    assert reply(shown.scene()).text.startswith("That can’t be opened, so everything stays as it is.")
    assert shown.scene().token == before


@pytest.mark.parametrize("text", [link for why, link in damaged().items() if why.startswith("link.quiz")])
def test_a_wrong_link_pasted_leaves_the_deal_that_is_open(text: str) -> None:
    shown = walking(6, 3)
    press(shown, "end")
    before = shown.scene().token
    shown.handle({"do": "open", "value": text})
    assert shown.scene().token == before


@pytest.mark.parametrize(
    ("intent", "words"),
    [
        ({"do": "dance"}, "'dance' can't be done here"),
        ({"do": "go", "value": "1e9"}, "at: '1e9' is none"),
        ({"do": "go", "value": "999999"}, "allowed are 0 to"),
        ({"do": "walk", "to": "up"}, "to: 'up' is none"),
        ({"do": "pile", "pile": 9}, "pile: 9 is none"),
        ({"do": "pile", "pile": "<b>"}, "pile: '<b>' is none"),
        ({"do": "set", "field": "heat", "value": "gold"}, "heat: 'gold' is none"),
        ({"do": "set", "field": "seat", "value": "6"}, "claims nothing in this deal"),
        ({"do": "set", "field": "every", "value": "1000"}, "every: Input should be less than or equal to 40"),
        ({"do": "set", "field": "colour", "value": "1"}, "field: 'colour' is no setting"),
        ({"do": "set", "field": "card", "value": "2"}, "card: '2' is none"),
        ({"do": "set", "field": "deal", "value": "4"}, "deal: 4 is none"),
        ({"do": "way", "way": "out"}, "way: 'out' is none"),
        ({"do": "answer", "value": 1}, "no question"),
        ({"do": "go-on"}, "no questions are asked now"),
        ({"do": "fresh", "way": "claims"}, "way: 'claims' is none"),
        ({"do": "load"}, "value: a text is needed"),
    ],
)
def test_what_can_not_be_done_says_why_and_changes_nothing(intent: dict[str, Any], words: str) -> None:
    shown = walking()
    before = shown.scene().token
    shown.handle(intent)
    assert words in reply(shown.scene()).text
    assert shown.scene().token == before


@pytest.mark.parametrize("number", ["-1", "abc", "1e5", "99999999999"])
def test_a_number_of_a_deal_that_is_none_is_said_beside_its_field(number: str) -> None:
    shown = page()
    shown.handle({"do": "set", "field": "seed", "value": number})
    assert "from 0 to 999999999" in fields(shown.scene())["seed"].error


def test_before_a_deal_is_open_there_is_nothing_to_walk() -> None:
    for intent in ({"do": "go", "at": 1}, {"do": "play", "on": True}, {"do": "start"}, {"do": "way", "way": "walk"}):
        shown = page()
        shown.handle(intent)
        assert "open yet" in reply(shown.scene()).text


# --- for every reader ---


@pytest.mark.parametrize("way", ["way-walk", "way-quiz", "way-claims", "way-recall"])
def test_the_page_speaks_both_languages_at_every_moment(way: str) -> None:
    shown = asked()
    remembering(shown, some_memory())
    press(shown, way)
    english = shown.scene()
    shown.handle({"do": "language", "language": "hu"})
    hungarian = shown.scene()
    assert [block.type for block in english.blocks] == [block.type for block in hungarian.blocks]
    assert hungarian.title == "A lassított asztal"
    assert "Player 1" not in words_of(hungarian).replace(hungarian.token, "")
    shown.handle({"do": "language", "language": "en"})
    assert [block for block in shown.scene().blocks if block.type != "reply"] == list(english.blocks)


def test_the_text_view_says_what_lies_where() -> None:
    shown = walking()
    shown.handle({"do": "set", "field": "heat", "value": "orc"})
    shown.handle({"do": "go", "at": 40})
    shown.handle({"do": "text-view", "on": True})
    said = "\n".join(line for block in shown.scene().blocks if isinstance(block, Text) for line in block.paragraphs)
    for stack in stacks(shown.scene()).stacks:
        assert all(card.name in said for card in stack.below)


def test_how_hard_it_is_holds_for_the_next_questions_only() -> None:
    shown = asked()
    press(shown, "way-walk")
    shown.handle({"do": "set", "field": "pause", "value": "5"})
    assert shown.quiz.kept.level == Level()
    assert shown.scene().token
    again = asked(every="20", back="10", piles="3")
    assert again.quiz.kept.level == Level(every=20, back=10, piles=3)
