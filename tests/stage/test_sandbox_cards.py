"""Setting up a table of Havoc card by card: by clicks, by pulling, and by texts that are typed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from havoclab.havoc.cards import card_text, parse_cards
from havoclab.havoc.setup import deck
from havoclab.havoc.soundness import problems
from havoclab.stage.sandbox.controller import SandboxController
from tests.stage.driving import button, press, zone
from tests.stage.setting_up import LANGUAGES, begun, everything, pick, pull, texts, type_in, wrong


def test_the_empty_table_says_that_the_cards_are_missing_and_one_click_mends_it() -> None:
    page = SandboxController()
    assert len(zone(page.scene(), "box").cards) == 86
    (line, *_) = wrong(page)
    assert line.rule == "H3.1"
    assert line.fix is not None
    assert line.fix.intent is not None
    page.handle(line.fix.intent)
    assert len(zone(page.scene(), "pile").cards) == 86
    assert zone(page.scene(), "box").cards == []


def test_cards_are_picked_up_in_one_place_and_put_down_in_another() -> None:
    page = begun()
    before = everything(page.draft.state)
    first, second = texts(page, "hand-0")[1:3]
    pick(page, "hand-0", first, second)
    assert button(page.scene(), "to-hand-1").key == "2"
    target = zone(page.scene(), "hand-1").intent
    assert target is not None
    page.handle(target)
    assert {first, second} <= set(texts(page, "hand-1"))
    assert not {first, second} & set(texts(page, "hand-0"))
    assert everything(page.draft.state) == before
    assert zone(page.scene(), "hand-1").intent is None, "nothing is picked up any more"


def test_the_pile_is_shown_from_the_card_that_is_drawn_next() -> None:
    page = begun()
    pick(page, "hand-2", texts(page, "hand-2")[3])
    card = texts(page, "hand-2")[3]
    press(page, "to-pile")
    assert texts(page, "pile")[0] == card == card_text(page.draft.state.pile[-1])
    pick(page, "pile", card)
    press(page, "to-pile-last")
    assert texts(page, "pile")[-1] == card == card_text(page.draft.state.pile[0])


def test_a_whole_place_is_picked_up_and_two_places_are_exchanged() -> None:
    page = begun()
    hands = texts(page, "hand-0"), texts(page, "hand-3")
    for place in ("hand-0", "hand-3"):
        pick(page, place, next(card for card in texts(page, place) if card != "dog"))
        press(page, "pick-all")
    press(page, "exchange")
    assert (texts(page, "hand-3"), texts(page, "hand-0")) == hands


def test_two_cards_of_the_pile_change_their_order() -> None:
    page = begun()
    before = texts(page, "pile")
    page.handle(_intent_of(page, "pile", 0))
    page.handle(_intent_of(page, "pile", 5))
    press(page, "exchange")
    assert texts(page, "pile") == [before[5], *before[1:5], before[0], *before[6:]]


def _intent_of(page: SandboxController, place: str, nth: int) -> dict[str, Any]:
    intent = zone(page.scene(), place).cards[nth].intent
    assert intent is not None
    return intent


def test_tools_deal_fill_shuffle_sort_and_clear() -> None:
    page = SandboxController()
    page.handle({"do": "set", "field": "seed", "value": "3"})
    type_in(page, "hand-1", "b9 b10")
    press(page, "deal")
    assert [len(texts(page, f"hand-{seat}")) for seat in range(4)] == [8, 2, 8, 8]
    assert len(texts(page, "recruits")) == 3
    assert problems(page.draft.state) == []
    press(page, "sort")
    assert parse_cards(" ".join(texts(page, "pile"))) == sorted(page.draft.state.pile)
    press(page, "shuffle")
    assert parse_cards(" ".join(texts(page, "pile"))) != sorted(page.draft.state.pile)
    press(page, "clear")
    assert len(texts(page, "box")) == 86
    press(page, "fill")
    assert len(texts(page, "pile")) == 86


def test_undo_and_redo_walk_through_the_changes() -> None:
    page = begun()
    dealt = page.draft.state.copy()
    type_in(page, "recruits", "")
    page.handle({"do": "fact", "field": "points-2", "value": "17"})
    changed = page.draft.state.copy()
    press(page, "undo")
    press(page, "undo")
    assert page.draft.state == dealt
    press(page, "redo")
    press(page, "redo")
    assert page.draft.state == changed


def test_a_card_is_pulled_to_another_place_and_before_another_card() -> None:
    page = begun()
    before, pile = everything(page.draft.state), texts(page, "pile")
    card = next(card for card in texts(page, "hand-0") if card != "dog")
    pull(page, "hand-0", card, "pile", at=2)
    assert texts(page, "pile") == [*pile[:2], card, *pile[2:]]
    page.handle({"do": "pick", "place": "pile", "nth": 5, "card": texts(page, "pile")[5]})
    page.handle({"do": "pick", "place": "pile", "nth": 2, "card": card})
    lying = texts(page, "pile")
    pull(page, "hand-1", "dog", "hand-2")
    assert page.draft.cards("hand-2").count(0) == 2, "what is picked up elsewhere stays where it is"
    page.handle({"do": "pick", "place": "pile", "nth": 5, "card": lying[5]})
    page.handle({"do": "pick", "place": "pile", "nth": 2, "card": card})
    page.handle({"do": "move", "place": "pile", "nth": 2, "card": card, "to": "recruits"})
    assert texts(page, "recruits")[-2:] == [lying[5], card], "all that is picked up goes along"
    assert everything(page.draft.state) == before


def test_a_whole_hand_is_typed_and_its_cards_come_from_the_box_or_the_pile() -> None:
    page = SandboxController()
    press(page, "fill")
    type_in(page, "hand-0", "b9, O2 dog dog")
    assert texts(page, "hand-0") == ["dog", "dog", "b9", "o2"]
    assert everything(page.draft.state) == Counter(deck(page.draft.options))
    type_in(page, "hand-0", "b9")
    assert texts(page, "box") == ["dog", "dog", "o2"]


@pytest.mark.parametrize(("text", "read"), [("blue 9 grey 13", ["b9", "e13"]), ("kék 9-es, eb", ["dog", "b9"])])
def test_cards_may_be_typed_by_the_names_of_their_suits(text: str, read: list[str]) -> None:
    page = SandboxController()
    type_in(page, "hand-0", text)
    assert texts(page, "hand-0") == read


@pytest.mark.parametrize("text", ["x9", "b", "b0", "b19", "blue", "b9 <b>", "9" * 3000])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_is_no_card_is_named_beside_its_field_and_changes_nothing(text: str, language: str) -> None:
    page = begun(language=language)
    before = page.draft.state.to_json()
    type_in(page, "hand-1", text)
    entry = zone(page.scene(), "hand-1").entry
    assert entry is not None
    assert text.split()[-1][:10] in entry.error
    assert page.draft.state.to_json() == before
    type_in(page, "hand-1", "b9")
    entry = zone(page.scene(), "hand-1").entry
    assert entry is not None
    assert entry.error == ""


@pytest.mark.rule("H3.1")
def test_a_card_typed_twice_lies_twice_and_each_of_the_two_can_be_taken_away() -> None:
    page = begun()
    twice = next(card for card in texts(page, "hand-2") if card != "dog")
    type_in(page, "recruits", twice)
    line = next(line for line in wrong(page) if line.fix and line.fix.id.startswith("mend-away"))
    assert line.rule == "H3.1"
    assert line.fix is not None
    assert line.fix.intent is not None
    page.handle(line.fix.intent)
    assert everything(page.draft.state)[parse_cards(twice)[0]] == 1
