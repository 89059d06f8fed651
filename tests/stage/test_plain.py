"""Pages as text: all that the picture says, in both languages, and nothing that it hides."""

from __future__ import annotations

from random import Random

import pytest

from havoclab.core.record import Record
from havoclab.core.words import LANGUAGES
from havoclab.gold_und_rum.example import example
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.aid.controller import AidController
from havoclab.stage.book.controller import BookController
from havoclab.stage.controller import PageController
from havoclab.stage.coverage import CoverageController
from havoclab.stage.gallery.controller import GalleryController
from havoclab.stage.lesson import LessonController
from havoclab.stage.plain import say_scene
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.review.controller import ReviewController
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.scene import (
    Block,
    Button,
    Buttons,
    CardFace,
    Chart,
    Cover,
    Log,
    LogLine,
    Marker,
    Passage,
    Prompt,
    Reply,
    RuleNote,
    Scene,
    Seats,
    Table,
    Text,
    Track,
    Zone,
)
from havoclab.stage.start import StartController
from havoclab.stage.table import TableController
from tests.stage.driving import button, clickable, let_bots_play, press, table


def said(block: Block) -> list[str]:
    """Every card name, number, name and label in a block's picture."""
    if isinstance(block, Zone):
        number = str(block.count) if block.count and not block.cards else ""
        return [block.title, number, *(text for card in block.cards for text in (card.name, card.badge))]
    if isinstance(block, Seats):
        told = [text for seat in block.seats for text in (seat.name, seat.kind, seat.status)]
        return told + [figure.title or figure.value for seat in block.seats for figure in seat.figures]
    if isinstance(block, Track):
        told = [text for tile in block.tiles for text in (tile.title, tile.subtitle, tile.note)]
        return told + [figure.title or figure.value for tile in block.tiles for figure in tile.figures]
    if isinstance(block, Marker):
        return [block.name, *block.steps]
    if isinstance(block, Prompt):
        return [block.who, block.text, block.detail]
    return said_in_words(block)


def said_in_words(block: Block) -> list[str]:
    if isinstance(block, Buttons):
        return [text for button in block.buttons for text in (button.label, button.title)]
    if isinstance(block, Log):
        return [line.text for line in block.lines]
    if isinstance(block, Text):
        return [block.heading, *block.paragraphs]
    if isinstance(block, Table):
        return [cell.text for row in block.rows for cell in row]
    if isinstance(block, Chart):
        return [block.title, block.note, *(text for bar in block.bars for text in (bar.label, bar.text, bar.note))]
    if isinstance(block, Passage):
        return [block.number, block.heading, *("".join(span.text for span in spans) for spans in block.paragraphs)]
    return []


def missing(scene: Scene) -> list[str]:
    """What the picture says and the text doesn't."""
    told = "\n".join(say_scene(scene))
    return [what for block in scene.blocks for what in said(block) if what and what not in told]


@pytest.mark.parametrize(("language", "clicks"), [("en", 120), ("hu", 60)])
def test_a_game_is_told_as_it_is_seen(language: str, clicks: int) -> None:
    page, rng = table("human", "random", language=language, seed=4), Random(1)
    for _ in range(clicks):
        scene = let_bots_play(page)
        assert missing(scene) == []
        page.handle(rng.choice(clickable(scene)))
    assert len(page.replay.moves) > clicks / 4


def test_the_end_of_a_game_is_told() -> None:
    page = table("sensible", "random", "sensible")
    assert missing(let_bots_play(page)) == []
    assert page.replay.state.is_over


@pytest.mark.rule("H3.6")
def test_cards_that_the_reader_does_not_see_are_not_told() -> None:
    page = table("human", "sensible", "sensible")
    told = "\n".join(say_scene(page.scene()))
    names = {card.name for card in faces(page, 1) if card.symbol != "dog"}
    assert len(names) == 7
    assert [name for name in names if f"{name}," in told or f"{name}." in told] == []


def faces(page: TableController, seat: int) -> list[CardFace]:
    view = page.replay.state.view(seat)
    hands = [block for block in page.picture.blocks(view, playing=False) if getattr(block, "id", "") == "hand"]
    assert isinstance(hands[0], Zone)
    return hands[0].cards


def test_face_down_cards_are_a_number() -> None:
    backs = [CardFace(name="a secret", face="down")] * 3
    zone = Zone(area="main", id="row", title="Row", cards=[CardFace(name="blue 9"), *backs])
    assert say_scene(Scene(title="T", blocks=[zone]))[-1] == "Row: blue 9, 3 cards face down."


def test_under_a_cover_only_the_cover_is_told() -> None:
    page = table("human", "human")
    scene = page.scene()
    (cover,) = (block for block in scene.blocks if isinstance(block, Cover))
    told = "\n".join(say_scene(scene))
    assert cover.title in told
    assert cover.button.label in told
    assert "Undo" not in told
    page.handle({"do": "text-view", "on": True})
    assert [block.type for block in page.scene().blocks if block.area == "text"] == ["text", "text"]


def opened_piles() -> Record:
    """The example of Gold und Rum up to the opening of its piles, which shows most at once."""
    return example().model_copy(update={"moves": example().moves[:91]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_page_is_told_too(language: str) -> None:
    pages: list[PageController] = [
        StartController(language),
        TableController(language=language),
        AidController(language=language),
        BookController(language=language, asked={"rule": "H8.1"}),
        BookController(language=language, asked={"part": "glossary"}),
        SandboxController("havoc", language),
        SandboxController("gold_und_rum", language),
        ReplayController(language=language),
        AidController("gold_und_rum", language),
        BookController("gold_und_rum", language, {"part": "glossary"}),
        ReplayController("gold_und_rum", language, record=opened_piles()),
        GalleryController(language=language),
        CoverageController(language=language),
        ReviewController(language=language),
        *(LessonController(page.id, language) for page in read_catalogue().lessons[:4]),
    ]
    for page in pages:
        page.handle({"do": "walk", "to": "end"})
        assert missing(page.scene()) == []


def test_the_button_beside_the_language_switches_the_text_on_and_off_and_the_address_keeps_it() -> None:
    page = table("human", "sensible")
    assert page.scene().address == {"lang": "en", "text": ""}
    assert button(page.scene(), "text-view").pressed is False
    scene = press(page, "text-view")
    assert scene.address["text"] == "1"
    texts = [block for block in scene.blocks if isinstance(block, Text) and block.area == "text"]
    assert texts[0].heading == "This page in words"
    assert [line for text in texts for line in text.paragraphs if line.startswith("Hand of Anita: ")]
    page.handle({"do": "language", "language": "hu"})
    assert any(getattr(block, "heading", "") == "Ez az oldal szavakban" for block in page.scene().blocks)
    assert not [block for block in press(page, "text-view").blocks if block.area == "text"]


def test_an_answer_is_told_with_its_rule_and_the_ways_out() -> None:
    fix, also = (Button(id=name, label=name) for name in ("Take blue 9 instead", "Take it first"))
    note = RuleNote(id="H4.3", title="Full", text="A recruit first.", standing="ruling", standing_text="our ruling")
    reply = Reply(tone="refused", text="Not now", rule=note, way="It would be legal later.", fix=fix, also=also)
    assert say_scene(Scene(title="T", blocks=[reply]))[2:] == [
        "Not now.",
        "Rule H4.3 (our ruling), Full: A recruit first.",
        "It would be legal later.",
        "Button: Take blue 9 instead.",
        "Button: Take it first.",
    ]


def test_a_line_of_the_log_is_told_with_its_note_and_whether_it_was_undone() -> None:
    lines = [
        LogLine(n=1, text="Anita draws.", rule="H4.2", note="Why not?", here=True),
        LogLine(n=2, text="The pile is shuffled.", automatic=True, current=False),
    ]
    assert say_scene(Scene(title="T", blocks=[Log(title="Log", lines=lines)]))[2:] == [
        "Anita draws. Rule H4.2. Why not? You are here.",
        "The pile is shuffled. That happened by itself. That is undone.",
    ]


def test_what_may_be_done_now_is_told() -> None:
    page = table("human", "sensible", "sensible")
    page.handle({"do": "pile"})
    told = say_scene(page.scene())
    hand = next(line for line in told if line.startswith("Hand of Anita"))
    assert "Possible now: a dog of war." in hand
    assert any(line.startswith("Draw pile: ") and "possible now" in line for line in told)
    assert "Button: Redo. It does nothing now." in told
