"""The lesson as a page: solved by the clicks it shows, in both languages, without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab.core.words import LANGUAGES
from havoclab.lessons.catalogue import Page, read_catalogue
from havoclab.lessons.table import TableAttempt
from havoclab.stage.lesson import LessonController
from havoclab.stage.scene import Button, Buttons, CardFace, Reply, Scene, Text, Zone

PAGES = read_catalogue().lessons


def blocks_of(page: LessonController, kind: type[Any]) -> list[Any]:
    return [block for block in page.scene().blocks if isinstance(block, kind)]


def buttons(page: LessonController) -> dict[str, Button]:
    return {button.id: button for row in blocks_of(page, Buttons) for button in row.buttons}


def click(page: LessonController, intent: object) -> None:
    assert isinstance(intent, dict)
    page.handle(intent)


def intents(scene: Scene) -> Iterator[dict[str, Any]]:
    """Everything that can be clicked in a scene."""

    def walk(value: object) -> Iterator[dict[str, Any]]:
        if isinstance(value, dict):
            for name, inner in value.items():
                if name in ("intent", "rule_intent") and isinstance(inner, dict):
                    yield inner
                else:
                    yield from walk(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from walk(inner)

    yield from walk(scene.model_dump(mode="json"))


def card_in(page: LessonController, zone: str, card: str) -> dict[str, Any]:
    """The click on this card where it lies, if it is not selected yet."""
    for block in blocks_of(page, Zone):
        if block.id == zone:
            for face in block.cards:
                if face.intent and face.intent.get("card") == card and face.state != "selected":
                    return dict(face.intent)
    raise AssertionError(f"{card} can't be clicked in {zone}")


#: Where the card of an action is clicked.
PLACES = {"take": "recruits", "put": "hand", "discard": "hand", "pick": "looted"}


def do_by_clicks(page: LessonController, commands: list[str]) -> None:
    """Do these table actions by clicking what the scene shows; laying is collected and done in one breath."""
    lay: list[str] = []
    for command in commands:
        verb, _, card = command.partition(" ")
        if verb == "lay":
            click(page, card_in(page, "hand", card))
            lay.append(card)
        elif verb == "stop":
            click(page, buttons(page)["do-lay"].intent)
            lay = []
        elif verb == "draw":
            click(page, next(zone for zone in blocks_of(page, Zone) if zone.id == "pile").intent)
        elif verb == "fetch":
            click(page, buttons(page)["do-fetch"].intent)
            pile = next(zone for zone in blocks_of(page, Zone) if zone.id == "pile")
            click(page, card_in(page, "recruits", card) if card else pile.intent)
        elif verb == "put" and card == "dog":
            click(page, card_in(page, "hand", "dog"))
            if not page.run.attempt.done:
                click(page, buttons(page)["do-dog-put"].intent)
        elif verb in PLACES:
            click(page, card_in(page, PLACES[verb], card))
        elif verb == "scavenge":
            lying = [zone for zone in blocks_of(page, Zone) if zone.id not in ("hand", "looted")]
            faces: list[CardFace] = [face for zone in lying for face in zone.cards]
            click(page, next(face.intent for face in faces if face.intent and face.intent.get("card") == card))
        else:
            action = [button for button in buttons(page).values() if button.intent == {"do": "act", "action": command}]
            click(page, action[0].intent)
    if lay:  # six lie, or the hand is empty: no need to say that this is all
        click(page, buttons(page)["do-lay"].intent)


def click_shown(page: LessonController, wanted: dict[str, Any]) -> None:
    """Click what is shown; it may tell more than is wanted."""
    shown = [intent for intent in intents(page.scene()) if wanted.items() <= intent.items()]
    assert shown, f"{wanted} can't be clicked"
    click(page, shown[0])


def do_in_gold_und_rum(page: LessonController, commands: list[str]) -> None:
    """The same at the table of Gold und Rum, where a claim and a spy's question take two clicks."""
    for command in commands:
        match command.split():
            case ["recruit" | "desert" as verb, pile, "at", _]:
                card = {"recruit": "recruit", "desert": "desertion"}[verb]
                if {"do": "claim-card", "card": card} in list(intents(page.scene())):  # there is a choice of two
                    click(page, {"do": "claim-card", "card": card})
                click_shown(page, {"do": "pile", "pile": int(pile) - 1, "card": card})
            case ["ask", seat, "for", card]:
                click_shown(page, {"do": "ask-seat", "seat": int(seat) - 1})
                click_shown(page, {"do": "ask-card", "card": card})
            case ["send", card]:
                click_shown(page, {"do": "hand", "card": card})
            case ["strike", seat, back]:
                click_shown(page, {"do": "strike", "seat": int(seat) - 1, "back": back})
            case ["strike-own", card]:
                click_shown(page, {"do": "own", "card": card})
            case _:
                click_shown(page, {"do": "act", "action": command})


#: What a table's actions are clicked with, by game.
BY_CLICKS = {"havoc": do_by_clicks, "gold_und_rum": do_in_gold_und_rum}


def solve_by_clicks(page: LessonController) -> None:
    """Reach the goal of this step by clicking what the scene shows."""
    attempt = page.run.attempt
    if isinstance(attempt, TableAttempt):
        way = [str(action) for action in attempt.way() or []]
        BY_CLICKS[page.game](page, way)
        return
    while not attempt.done:
        command = attempt.solution()
        wanted = {"do": "command", "command": command}
        assert wanted in list(intents(page.scene())), f"{command} can't be clicked"
        click(page, wanted)


def next_step(page: LessonController) -> None:
    assert buttons(page)["next"].state == "legal"
    click(page, buttons(page)["next"].intent)


#: The lessons in turn in one language and in the other: how a page works does not hang on its words.
IN_TURN = [pytest.param(page, LANGUAGES[place % 2], id=page.id) for place, page in enumerate(PAGES)]


@pytest.mark.parametrize(("lesson", "language"), IN_TURN)
def test_a_lesson_is_solved_by_what_can_be_clicked(lesson: Page, language: str) -> None:
    page = LessonController(lesson.id, language, seed=11)
    for step in lesson.lesson.steps:
        assert page.run.step == step
        assert buttons(page)["next"].state == "off"
        solve_by_clicks(page)
        assert page.run.attempt.done, step.id
        reply = blocks_of(page, Reply)[-1]
        assert reply.tone == "goal"
        assert reply.rule is not None
        next_step(page)
    assert page.run.solved
    assert any(block.id == "over" for block in blocks_of(page, Text))
    assert page.scene().language == language
    assert "again" not in buttons(page)
    course = read_catalogue().course(lesson.lesson.game).lessons
    assert ("play" in buttons(page)) == (course.index(lesson) >= 2), "a first game after the third lesson"


@pytest.mark.parametrize("lesson", PAGES, ids=lambda page: page.id)
def test_the_language_can_change_at_every_step_without_losing_the_place(lesson: Page) -> None:
    page = LessonController(lesson.id, "en", seed=2)
    while True:
        command = page.run.attempt.solution()
        assert command is not None
        page.run.attempt.do(command)
        before = (page.run.at, page.run.attempt.commands[:])
        english = page.scene()
        click(page, buttons(page)["language"].intent)
        hungarian = page.scene()
        assert hungarian.language == "hu"
        assert (page.run.at, page.run.attempt.commands) == before
        assert [block.type for block in hungarian.blocks] == [block.type for block in english.blocks]
        assert words_of(hungarian, Reply) != words_of(english, Reply)
        assert words_of(hungarian, Text) != words_of(english, Text)
        click(page, buttons(page)["language"].intent)
        while not page.run.attempt.done:
            page.run.attempt.do(str(page.run.attempt.solution()))
        if not page.run.next():
            return


def words_of(scene: Scene, kind: type[Reply] | type[Text]) -> list[str]:
    return [
        block.text if isinstance(block, Reply) else " ".join(block.paragraphs)
        for block in scene.blocks
        if isinstance(block, kind) and isinstance(block, Reply | Text)
    ]


@pytest.mark.rule("H4.3")
def test_H4_3_the_table_says_why_not_and_what_instead() -> None:
    page = LessonController("havoc-recruit")
    page.run.visit(3)
    click(page, next(zone for zone in blocks_of(page, Zone) if zone.id == "pile").intent)
    [reply] = blocks_of(page, Reply)
    assert reply.tone == "refused"
    assert reply.rule.id == "H4.3"
    assert reply.fix.intent["action"].startswith("take ")
    click(page, reply.fix.intent)
    assert blocks_of(page, Reply)[0].serial > reply.serial


def test_a_miss_offers_to_take_it_back() -> None:
    page = LessonController("havoc-recruit")
    page.run.visit(1)
    click(page, card_in(page, "hand", "b2"))
    [reply] = blocks_of(page, Reply)
    assert reply.tone == "info"
    assert reply.fix.intent == {"do": "undo"}
    hand = next(zone for zone in blocks_of(page, Zone) if zone.id == "hand")
    assert all(face.intent is None for face in hand.cards)
    click(page, reply.fix.intent)
    assert card_in(page, "hand", "b2")


def test_a_reload_comes_back_to_the_same_scene() -> None:
    page = LessonController("havoc-ranks", "hu", seed=9)
    for _ in range(3):
        solve_by_clicks(page)
        next_step(page)
    click(page, next(intent for intent in intents(page.scene()) if str(intent.get("command", "")).startswith("pick")))
    again = LessonController("havoc-ranks", token=page.scene().token)
    assert again.language == "hu"
    kept, fresh = page.scene(), again.scene()
    assert fresh.token == kept.token
    assert [block.model_dump(exclude={"serial"}) for block in fresh.blocks] == [
        block.model_dump(exclude={"serial"}) for block in kept.blocks
    ]


def test_the_browser_keeps_nothing_until_something_was_done() -> None:
    """Else opening the page would write the beginning over the progress that it is about to offer."""
    page = LessonController("havoc-battle")
    assert page.scene().keep == ""
    doors = [block for block in page.scene().blocks if block.type == "links"]
    assert doors[0].cards[0].stored == "lesson-havoc-battle"
    other = LessonController("havoc-battle", seed=4)
    solve_by_clicks(other)
    next_step(other)
    click(page, {"do": "resume", "token": other.scene().token})
    assert page.run.at == 1
    assert page.scene().keep == "lesson-havoc-battle"
    assert [block for block in page.scene().blocks if block.type == "links"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", ["nonsense", "1lAAAA", LessonController("havoc-ranks").scene().token])
def test_a_bad_token_is_told_and_the_lesson_begins(language: str, token: str) -> None:
    page = LessonController("havoc-recruit", language, token=token)
    assert page.run.at == 0
    assert blocks_of(page, Reply)[0].text
    assert page.scene().keep == ""


def test_a_question_does_not_name_its_rule_before_it_is_answered() -> None:
    for lesson in PAGES:
        page = LessonController(lesson.id)
        for place in lesson.lesson.questions:
            page.run.visit(place)
            rule = lesson.lesson.steps[place].rule
            texts = [text for block in blocks_of(page, Text) for text in [block.heading, *block.paragraphs]]
            assert not any(rule in text for text in texts)


def test_hints_to_a_question_name_its_rule_last() -> None:
    page = LessonController("havoc-recruit")
    page.run.visit(page.run.lesson.questions[0])
    notes = []
    for _ in range(3):
        click(page, buttons(page)["hint"].intent)
        notes.append(blocks_of(page, Reply)[0].rule)
    assert notes[:2] == [None, None]
    assert notes[2].id == page.run.step.rule
    assert buttons(page)["hint"].state == "off"


@pytest.mark.rule("H6.9")
def test_H6_9_the_strongest_declaration_is_not_marked_where_it_is_asked_for() -> None:
    page = LessonController("havoc-battle")
    page.run.visit(next(place for place, step in enumerate(page.run.lesson.steps) if step.id == "dog-out"))
    declarations = [button for name, button in buttons(page).items() if name.startswith("do-declare-")]
    assert len(declarations) == 2
    assert not any(button.primary or button.title for button in declarations)


@pytest.mark.parametrize(
    "intent",
    [
        {},
        {"do": None},
        {"do": "command", "command": "lay"},
        {"do": "act", "action": "attack"},
        {"do": "act", "action": 7},
        {"do": "act", "action": "draw," * 300},
        {"do": "card", "card": "b99", "zone": "hand"},
        {"do": "card", "card": "b2", "zone": "hand", "nth": 99},
        {"do": "resume"},
        {"do": "resume", "token": 5},
        {"do": "language", "language": "xx"},
        {"do": "rule", "rule": "H99.9"},
        {"do": "next"},
    ],
)
def test_bad_clicks_are_answered_and_change_nothing(intent: dict[str, Any]) -> None:
    page = LessonController("havoc-recruit")
    before = page.run.token()
    page.handle(intent)
    assert page.run.token() == before
    assert page.scene().blocks


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_any_clicks_in_any_order_leave_a_sound_page(data: st.DataObject) -> None:
    lesson = data.draw(st.sampled_from(PAGES))
    page = LessonController(lesson.id, data.draw(st.sampled_from(LANGUAGES)), seed=data.draw(st.integers(0, 3)))
    page.run.visit(data.draw(st.integers(0, len(lesson.lesson.steps) - 1)))
    for _ in range(8):
        choices = list(intents(page.scene()))
        page.handle(data.draw(st.sampled_from(choices)))
    scene = page.scene()
    assert Scene.model_validate(scene.model_dump(mode="json")) == scene
    assert LessonController(lesson.id, token=scene.token).run.at == page.run.at
