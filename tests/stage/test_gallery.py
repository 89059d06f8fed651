"""The gallery of edge cases: every verdict is what the rules say, and the page shows it."""

from __future__ import annotations

from random import Random
from urllib.parse import parse_qs, urlsplit

import pytest
from fluent.syntax import ast as ftl

from havoclab import havoc
from havoclab.core.link import unpack
from havoclab.core.meetings import Search, shrunk
from havoclab.core.variants.trials import Move
from havoclab.core.words import LANGUAGES
from havoclab.havoc import State
from havoclab.havoc.gallery import SHOWN, Case, make_gallery, read_gallery
from havoclab.havoc.meetings import HavocMeetings
from havoclab.havoc.soundness import problems
from havoclab.stage.gallery.controller import GalleryController
from havoclab.stage.scene import Button, Links, Log, Reply, RulesPanel, Scene
from tests.core.test_words_match import HAVOCLAB, entries
from tests.stage.driving import button, has_button, reply, zone

CASES = read_gallery()


# --- the cases ---


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for case in CASES])
def test_the_verdict_is_what_the_rules_say(case: Case) -> None:
    state = case.state
    assert problems(state) == []
    refusal, events, after = case.run()
    if refusal is not None:
        assert case.verdict == ((refusal.reason, refusal.rule),)
        assert after == state
    else:
        assert case.verdict == tuple((event.kind, event.rule) for event in events)
    assert case.rules in HavocMeetings().meetings_of(state, Move(case.who, state.read_action(case.action)))[0]


def test_the_gallery_is_large_and_has_cases_of_every_chapter_of_play() -> None:
    assert len(CASES) >= 40
    assert len({case.id for case in CASES}) == len(CASES)
    assert [case.rules for case in CASES] == list(SHOWN)
    chapters = {havoc.rulebook()[rule].section for case in CASES for rule in case.rules}
    assert chapters >= {f"H{chapter}" for chapter in range(4, 12)}


def test_every_case_has_a_title_and_a_question_and_there_are_no_others() -> None:
    for language in LANGUAGES:
        file = entries(HAVOCLAB / "stage" / "gallery" / "havoc" / "words", language)
        told = {name for name, entry in file.items() if name.startswith("case-") and isinstance(entry, ftl.Message)}
        assert told == {f"case-{case.id}{part}" for case in CASES for part in ("", "-question")}


def test_the_search_is_repeatable_and_keeps_the_smallest_position() -> None:
    pairs = [("H4.1", "H5.1"), ("H4.2", "H4.3"), ("H6.3", "H6.4")]
    cases = make_gallery(steps=250, seed=5, shown=pairs)
    assert cases == make_gallery(steps=250, seed=5, shown=pairs)
    meetings = HavocMeetings()
    search = Search(meetings)
    search.play(Random(5), 250)
    for case in cases:
        meeting = search.met[case.rules]
        assert meetings.size_of(State.from_json(case.position)) <= meeting.size
        assert shrunk(meetings, meeting.state, meeting.move, case.rules) == case.state
        assert meeting.first == case.steps


# --- the page ---


def opened(case: Case, language: str = "en") -> GalleryController:
    page = GalleryController(language=language)
    page.handle({"do": "open", "case": case.id})
    return page


def press(page: GalleryController, name: str) -> Scene:
    intent = button(page.scene(), name).intent
    assert intent is not None
    page.handle(intent)
    return page.scene()


def happens(scene: Scene) -> Log:
    (log,) = [block for block in scene.blocks if isinstance(block, Log)]
    return log


def test_every_case_has_its_door() -> None:
    doors = [card for block in GalleryController().scene().blocks if isinstance(block, Links) for card in block.cards]
    assert [door.intent for door in doors] == [{"do": "open", "case": case.id} for case in CASES]
    assert len({door.title for door in doors}) == len(CASES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_shows_its_table_then_what_happens_rule_by_rule_then_the_table_after(language: str) -> None:
    for case in CASES:
        page = opened(case, language)
        assert not any(isinstance(block, Log) for block in page.scene().blocks)
        after = press(page, "show")
        told = iter([line.rule for line in happens(after).lines])
        assert all(rule in told for _, rule in case.verdict), "all that happens is told in its order"
        refused = reply(after).tone == "refused"
        assert refused == (case.run()[0] is not None)
        assert refused or set(case.rules) <= {line.rule for line in happens(after).lines}
        (panel,) = [block for block in after.blocks if isinstance(block, RulesPanel)]
        assert [note.id for note in panel.rules] == list(case.rules)
        press(page, "before")
        assert has_button(page.scene(), "show")


def test_before_nothing_is_told_of_what_happens() -> None:
    (case,) = [case for case in CASES if case.id == "h7-2-h7-5"]
    page = opened(case)
    before, after = page.scene(), press(page, "show")
    assert (zone(before, "recruits").cards, len(zone(after, "recruits").cards)) == ([], 3)
    assert not any(isinstance(block, Reply | Log) for block in before.blocks)
    assert press(page, "before").blocks == before.blocks


def test_why_a_hand_wins_is_told_with_the_rules_of_the_ranks() -> None:
    (case,) = [case for case in CASES if case.id == "h6-8-h6-12a"]
    page = opened(case)
    told = {(line.text, line.rule) for line in happens(press(page, "show")).lines}
    assert ("Equally strong, and Peter kept fewer cards in hand.", "H6.12a") in told
    assert ("Between Eugene and Peter: The stronger rank decides: two pairs beats high card.", "H8.1") in told


def test_a_rule_of_the_case_can_be_opened_and_others_looked_up() -> None:
    page = opened(CASES[0])
    for intent, shown in (({"do": "rule", "rule": "H6.5"}, "H6.5"), ({"do": "search-rules", "value": "dog"}, "H2.2")):
        page.handle(intent)
        (panel,) = [block for block in page.scene().blocks if isinstance(block, RulesPanel)]
        assert shown in [note.id for note in panel.rules]


def test_a_case_opens_in_the_sandbox_as_it_stands() -> None:
    for case in CASES:
        sandbox: Button = button(opened(case, "hu").scene(), "sandbox")
        address = urlsplit(sandbox.href)
        asked = parse_qs(address.query)
        assert (address.path, asked["lang"]) == ("sandbox.ipynb", ["hu"])
        kind, data = unpack(asked["s"][0])
        assert (kind, data[0]) == ("p", "havoc")
        assert State.from_json(data[1]) == case.state


def test_a_link_names_the_case_and_a_token_the_moment() -> None:
    page = opened(CASES[3])
    assert button(page.scene(), "copy").copy_link == f"?case={CASES[3].id}"
    by_link = GalleryController(asked={"case": CASES[3].id})
    assert by_link.scene().title == page.scene().title
    shown = press(page, "show")
    again = GalleryController(token=shown.token)
    assert again.scene().blocks == shown.model_copy(update={"serial": 0}).blocks


def test_the_language_switch_keeps_the_place() -> None:
    page = opened(CASES[5])
    page_en = press(page, "show")
    scene = press(page, "language")
    assert scene.language == "hu"
    assert [line.text for line in happens(scene).lines] != [line.text for line in happens(page_en).lines]
    assert GalleryController(token=scene.token).scene().language == "hu"
    assert GalleryController(language="en", token=scene.token).scene().language == "en"


def test_one_walks_from_case_to_case_and_back_to_all() -> None:
    page = opened(CASES[0])
    assert not has_button(page.scene(), "previous")
    assert press(page, "next").title == opened(CASES[1]).scene().title
    assert press(page, "previous").title == opened(CASES[0]).scene().title
    assert not has_button(opened(CASES[-1]).scene(), "next")
    assert any(isinstance(block, Links) for block in press(page, "all").blocks)


@pytest.mark.parametrize("token", ["1gAAAA", "x", "1p!!", "2gabc", GalleryController().token[:-3]])
def test_a_damaged_link_is_named_and_all_cases_show(token: str) -> None:
    scene = GalleryController(token=token).scene()
    assert "link" in reply(scene).text
    assert any(isinstance(block, Links) for block in scene.blocks)


def test_a_case_that_is_none_is_named() -> None:
    page = GalleryController(language="hu", asked={"case": "h99-1-h1-1"})
    assert "h99-1-h1-1" in reply(page.scene()).text
    for intent in ({"do": "open", "case": "nothing"}, {"do": "fly"}, {"do": "show"}):
        page.handle(intent)
        assert reply(page.scene()).tone == "info"
