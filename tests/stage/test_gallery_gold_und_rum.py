"""The gallery of edge cases of Gold und Rum: every verdict is what the rules say, and the page shows it."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from havoclab import gold_und_rum
from havoclab.core.gallery import Case
from havoclab.core.variants.trials import Move
from havoclab.core.words import LANGUAGES
from havoclab.games import load
from havoclab.gold_und_rum.gallery import SHOWN, make_gallery, read_gallery
from havoclab.gold_und_rum.meetings import GoldUndRumMeetings
from havoclab.gold_und_rum.soundness import problems
from havoclab.stage.gallery.controller import GalleryController
from havoclab.stage.scene import Links, Log, RulesPanel
from tests.core.test_words_match import HAVOCLAB, entries
from tests.stage.driving import button, has_button, reply

CASES = read_gallery()


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for case in CASES])
def test_the_verdict_is_what_the_rules_say(case: Case) -> None:
    state = case.state
    assert isinstance(state, gold_und_rum.State)
    assert problems(state) == []
    refusal, events, after = case.run()
    if refusal is not None:
        assert case.verdict == ((refusal.reason, refusal.rule),)
        assert after == state
    else:
        assert case.verdict == tuple((event.kind, event.rule) for event in events)
    assert case.rules in GoldUndRumMeetings().meetings_of(state, Move(case.who, state.read_action(case.action)))[0]


def test_the_gallery_holds_every_pair_once_and_cases_of_every_chapter_of_play() -> None:
    assert [case.rules for case in CASES] == list(SHOWN)
    chapters = {gold_und_rum.rulebook()[rule].section for case in CASES for rule in case.rules}
    assert chapters >= {f"G{chapter}" for chapter in range(4, 9)}
    assert load("gold_und_rum").gallery is read_gallery


def test_every_case_has_a_title_and_a_question_and_there_are_no_others() -> None:
    for language in LANGUAGES:
        file = entries(HAVOCLAB / "stage" / "gallery" / "gold_und_rum" / "words", language)
        told = {name for name, entry in file.items() if isinstance(entry, ftl.Message)}
        assert told == {f"case-{case.id}{part}" for case in CASES for part in ("", "-question")}


def test_the_search_is_repeatable() -> None:
    pairs = [("G5.2", "G5.3"), ("G7.2", "G8.1")]
    cases = make_gallery(steps=400, seed=5, shown=pairs)
    assert [case.rules for case in cases] == pairs
    assert cases == make_gallery(steps=400, seed=5, shown=pairs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_shows_its_table_then_what_happens_rule_by_rule(language: str) -> None:
    for case in CASES:
        page = GalleryController("gold_und_rum", language=language, asked={"case": case.id})
        assert not any(isinstance(block, Log) for block in page.scene().blocks)
        page.handle({"do": "show"})
        scene = page.scene()
        (log,) = [block for block in scene.blocks if isinstance(block, Log)]
        told = iter([line.rule for line in log.lines])
        assert all(rule in told for _, rule in case.verdict), "all that happens is told in its order"
        refused = reply(scene).tone == "refused"
        assert refused == (case.run()[0] is not None)
        assert refused or set(case.rules) <= {line.rule for line in log.lines}
        (panel,) = [block for block in scene.blocks if isinstance(block, RulesPanel)]
        assert [note.id for note in panel.rules] == list(case.rules)


def test_every_case_has_its_door_and_a_refusal_its_way_out() -> None:
    page = GalleryController("gold_und_rum")
    doors = [card for block in page.scene().blocks if isinstance(block, Links) for card in block.cards]
    assert [door.intent for door in doors] == [{"do": "open", "case": case.id} for case in CASES]
    page.handle({"do": "open", "case": "g4-4-g4-7a"})
    assert has_button(page.scene(), "show")
    intent = button(page.scene(), "show").intent
    assert intent is not None
    page.handle(intent)
    assert reply(page.scene()).way == "It would be legal when one warrior lies."
