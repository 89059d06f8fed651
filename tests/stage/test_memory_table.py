"""The slow-motion table: walking, heat, best claims, what is remembered, and both languages."""

from __future__ import annotations

import pytest

from havoclab import gold_und_rum
from havoclab.core.record import Move, Record
from havoclab.gold_und_rum.warriors import WARRIORS
from havoclab.lab.recall.memory import KEPT_AS, Memory
from havoclab.stage.memory_table.controller import MemoryTableController
from havoclab.stage.memory_table.screen import UNREAD
from havoclab.stage.scene import Table, Text
from tests.stage.driving import button, fields, has_button, press, reply
from tests.stage.remembering import (
    TODAY,
    asked,
    charts,
    page,
    remembering,
    right,
    some_memory,
    stacks,
    table,
    through,
    walking,
    words_of,
)

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
