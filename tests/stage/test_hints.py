"""Hints while playing: three stages, for the one who has the screen, from what they know."""

from __future__ import annotations

from random import Random

import pytest

from havoclab.core.words import words
from havoclab.havoc import State
from havoclab.havoc.position import KINDS
from havoclab.havoc.view import View
from havoclab.lab.review import weighing
from havoclab.stage.hints import THINK
from havoclab.stage.hints.havoc.chart import WORDS
from havoclab.stage.playing import PlayingController
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.scene import Chart, Cover, Reply, Scene
from tests.lab.estimates import game_with_stand_in
from tests.stage.driving import button, has_button, let_bots_play, press, table


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimates that take no time."""
    monkeypatch.setattr(weighing, "load", game_with_stand_in)


def hint(scene: Scene) -> str:
    """What the hint says; empty without one."""
    return next((block.text for block in scene.blocks if isinstance(block, Reply) and block.id == "hint"), "")


def charts(scene: Scene) -> list[Chart]:
    return [block for block in scene.blocks if isinstance(block, Chart) and block.id == "weighed"]


def ask(page: PlayingController) -> Scene:
    """Click the button, and send what the page then sends by itself."""
    intent = button(page.scene(), "hint").intent
    assert intent is not None
    page.handle(intent)
    scene = page.scene()
    if scene.next is not None:
        assert scene.next.intent == THINK
        page.handle(scene.next.intent)
    return page.scene()


def test_each_click_goes_one_stage_further_where_to_look_what_to_do_and_why() -> None:
    page = table("human", "sensible", "sensible")
    assert (hint(page.scene()), button(page.scene(), "hint").label) == ("", "Hint")
    look = ask(page)
    assert hint(look).startswith("Look at Sluys: first place pays 5.")
    assert button(look, "hint").label == "Next hint"
    do = ask(page)
    assert hint(do).startswith("The strongest bot, knowing only what you know, would choose: ")
    assert any(words in hint(do) for words in ("Recruit", "Cry Havoc"))
    assert charts(do) == []
    why = ask(page)
    assert len(charts(why)) == 1
    assert "estimate from 64 continuations" in charts(why)[0].note
    assert charts(why)[0].note.count("The interval covers only the chance of the sample") == 1
    reply = next(block for block in why.blocks if isinstance(block, Reply) and block.id == "hint")
    assert reply.rule is not None
    assert button(why, "hint").state == "off"


def test_the_ranked_moves_begin_with_the_best_and_mark_the_bots_choice() -> None:
    page = table("human", "sensible", "sensible")
    for intent in ({"do": "pile"}, {"do": "pile"}):
        page.handle(intent)
    for _ in range(3):
        ask(page)
    chart = charts(page.scene())[0]
    assert chart.bars[0].value == 0
    assert [bar.value for bar in chart.bars] == sorted(bar.value for bar in chart.bars)
    assert next(bar.note for bar in chart.bars if bar.mark).startswith("the bot’s choice")
    assert len({bar.label for bar in chart.bars}) == len(chart.bars)


def test_while_it_thinks_the_page_says_so_and_asks_itself_for_the_answer() -> None:
    page = table("human", "sensible")
    press(page, "hint")
    press(page, "hint")
    scene = page.scene()
    assert hint(scene) == "Thinking ..."
    assert scene.next is not None
    assert scene.next.intent == THINK
    assert button(scene, "hint").state == "off"
    page.handle({"do": "hint"})  # an impatient second click changes nothing
    page.handle(scene.next.intent)
    assert "would choose" in hint(page.scene())
    assert page.scene().next is None


@pytest.mark.parametrize("intent", [{"do": "pile"}, {"do": "act", "action": "cry"}, {"do": "undo"}])
def test_once_something_is_done_or_taken_back_the_hint_is_gone(intent: dict[str, str]) -> None:
    page = table("human", "sensible", "sensible")
    page.handle({"do": "pile"})
    page.handle({"do": "undo"})
    if intent["do"] == "undo":
        page.handle({"do": "redo"})
    ask(page)
    ask(page)
    page.handle(intent)
    assert hint(page.scene()) == ""
    late = page.scene()
    page.handle(THINK)  # an answer that comes too late is for nobody
    assert hint(page.scene()) == ""
    assert late.next is None or late.next.intent != THINK


def test_selecting_a_card_and_looking_up_a_rule_leave_the_hint() -> None:
    page = table("human", "sensible", seed=11)
    page.handle({"do": "act", "action": "cry"})
    said = hint(ask(page))
    card = next(block for block in page.scene().blocks if block.type == "zone" and block.id == "hand").cards[0]
    assert card.intent is not None
    page.handle(card.intent)
    page.handle({"do": "rule", "rule": "H6.2"})
    assert hint(page.scene()) == said


def test_the_next_person_at_a_shared_screen_sees_no_hint_of_the_last() -> None:
    page = table("human", "human")
    page.handle({"do": "reveal"})
    for _ in range(3):
        ask(page)
    assert charts(page.scene())
    page.handle({"do": "act", "action": "cry"})
    for _ in range(30):
        scene = let_bots_play(page)
        if any(isinstance(block, Cover) for block in scene.blocks):
            break
        legal = [str(action) for action in page.replay.state.list_legal()]
        page.handle({"do": "act", "action": next((text for text in legal if text in ("stop", "pass")), legal[0])})
    assert any(isinstance(block, Cover) for block in scene.blocks)
    assert (hint(scene), charts(scene), has_button(scene, "hint")) == ("", [], False)
    page.handle({"do": "hint"})  # nobody can ask from under the cover
    page.handle(THINK)
    page.handle({"do": "reveal"})
    assert (hint(page.scene()), charts(page.scene())) == ("", [])
    assert button(page.scene(), "hint").label == "Hint"


def test_hints_tell_the_same_whatever_is_hidden() -> None:
    """Two positions that look the same to the person get the same three hints."""
    told = []
    for seed in (1, 2):
        page = table("human", "sensible", "sensible")
        view = page.sitting.view()
        assert isinstance(view, View)
        other = view.sample(Random(seed))
        assert isinstance(other, State)
        record = page.replay.record.model_copy(update={"start": other.to_json()})
        page.sit_down(page.sitting_of(record))
        told.append([[hint(scene), *charts(scene)] for scene in (ask(page) for _ in range(3))])
    assert told[0] == told[1]


def test_where_only_one_thing_can_be_done_no_hint_is_offered() -> None:
    page, rng, counts = table("human", "random", seed=5), Random(5), set()
    for _ in range(150):
        scene = let_bots_play(page)
        if page.replay.state.is_over:
            break
        legal = page.replay.state.list_legal()
        counts.add(min(2, len(legal)))
        assert has_button(scene, "hint") == (len(legal) > 1)
        page.handle({"do": "act", "action": str(rng.choice(list(legal)))})
    assert counts == {1, 2}


def test_hints_speak_hungarian_and_change_language_with_the_page() -> None:
    page = table("human", "sensible", language="hu")
    assert hint(ask(page)).startswith("Nézd meg a következő csatát (Sluys)")
    assert hint(ask(page)).startswith("A legerősebb gép, csak annyit tudva, mint te, ezt választaná: ")
    page.handle({"do": "language", "language": "en"})
    assert hint(page.scene()).startswith("The strongest bot")


def test_playing_on_in_the_sandbox_has_hints_too() -> None:
    page = SandboxController()
    page.handle({"do": "preset", "value": "deal"})
    page.handle({"do": "play"})
    assert hint(ask(page)).startswith("Look at ")


def test_there_are_words_for_every_kind_of_choice() -> None:
    say = words("en", *WORDS)
    told = {kind for kind in KINDS if f"look-{kind}" in say} | {"recruit", "over"}
    assert set(KINDS) - told == set()
