"""The replay page serves any game: the example of Gold und Rum, with its running deal, is walked through on it."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab.gold_und_rum.example import example
from havoclab.havoc import worked_example
from havoclab.stage.plain import say_scene
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.replay.film import Film
from havoclab.stage.replay.still import StillController
from havoclab.stage.scene import Log, Scene, Stacks, Text, Zone
from havoclab_widgets.export import film_page
from tests.stage.driving import fields, has_button, reply


def at(moment: int, page: ReplayController | None = None) -> ReplayController:
    page = page or ReplayController("gold_und_rum")
    page.handle({"do": "go", "at": moment})
    return page


def comment(scene: Scene) -> str:
    return next(b.paragraphs[0] for b in scene.blocks if isinstance(b, Text) and b.id == "comment")


def piles(scene: Scene) -> Stacks:
    return next(block for block in scene.blocks if isinstance(block, Stacks))


def reading(scene: Scene) -> list[Zone]:
    return [block for block in scene.blocks if isinstance(block, Zone) and block.id.startswith("reading-")]


def test_it_opens_with_the_games_own_example() -> None:
    page = ReplayController("gold_und_rum")
    assert page.replay.record == example()
    assert not has_button(page.scene(), "think"), "its choices are weighed on the page of decisions alone"
    assert has_button(page.scene(), "analysis")
    page.handle({"do": "walk", "to": "doubt"})
    page.handle({"do": "think", "on": True})
    assert "can't be weighed" in reply(page.scene()).text


@pytest.mark.rule("G4.5", "G4.7")
def test_a_claim_is_told_with_its_seat_and_its_moment() -> None:
    scene = at(46).scene()
    assert reply(scene).text == "Christine lays a recruit card on pile 4. 45 warriors lay at that moment."
    hungarian = ReplayController("gold_und_rum", "hu")
    assert reply(at(46, hungarian).scene()).text.endswith("Ekkor 45 harcos volt lent.")


@pytest.mark.rule("G4.2")
def test_with_all_hands_open_the_piles_show_what_lies_in_them_and_a_seat_sees_their_tops() -> None:
    page = at(60)
    assert all(stack.below for stack in piles(page.scene()).stacks)
    page.handle({"do": "set", "field": "viewer", "value": "1"})
    assert not any(stack.below for stack in piles(page.scene()).stacks)
    assert all(stack.card for stack in piles(page.scene()).stacks)


@pytest.mark.rule("G4.2", "G5.1")
def test_with_a_seats_eyes_the_list_of_moves_names_no_dealt_card_before_the_piles_are_open() -> None:
    page = at(60)

    def told() -> str:
        return " ".join(line.text for block in page.scene().blocks if isinstance(block, Log) for line in block.lines)

    assert "Pile 4: " in told()
    page.handle({"do": "set", "field": "viewer", "value": "1"})
    assert "pile" not in told().lower()
    assert "The next warrior is dealt." in told()
    assert "Christine lays a recruit card. 45 warriors lay at that moment." in told()
    assert "Pile 4: " in (at(92, page), told())[1]


@pytest.mark.rule("G5.2", "G5.3")
def test_the_opening_of_the_piles_shows_each_pile_as_it_was_read() -> None:
    scene = at(91).scene()
    owned = {zone.seat for zone in reading(scene)} - {None}
    assert owned == {1, 2, 3}
    gone = [card for zone in reading(scene) for card in zone.cards if card.state == "dimmed"]
    assert len(gone) == 4
    assert len(reply(scene).text) < 300


def test_the_next_choice_in_a_running_deal_is_the_next_claim_of_the_seat() -> None:
    page = ReplayController("gold_und_rum")
    page.handle({"do": "set", "field": "viewer", "value": "3"})
    page.handle({"do": "walk", "to": "choice"})
    assert page.replay.at == 71
    assert page.replay.moves[71].action == "recruit 5 at 68"


def test_a_seat_can_try_a_claim_of_its_own_while_the_deal_runs() -> None:
    page = at(71)
    page.handle({"do": "act", "action": "recruit 2 at 68"})
    assert "chancellor" in reply(page.scene()).text, "with all hands open it is the chancellor who is to choose"
    page.handle({"do": "set", "field": "viewer", "value": "3"})
    page.handle({"do": "act", "action": "recruit 2 at 68"})
    assert reply(page.scene()).text.startswith("This opens line 2.")
    assert page.replay.moves[-1].seat == 3
    again = ReplayController("gold_und_rum", token=page.token)
    assert again.lines.to_text() == page.lines.to_text()


def test_the_examples_comments_speak_both_languages() -> None:
    page = at(239)
    assert comment(page.scene()).startswith("G8.4, G8.5: Anita and Christine have eight points each.")
    page.handle({"do": "language", "language": "hu"})
    assert comment(page.scene()).startswith("G8.4, G8.5: Anitának és Christine-nek")


def test_a_film_of_it_is_a_page_with_the_games_drawings() -> None:
    films: list[Film] = []

    def keep(film: Film) -> str:
        films.append(film)
        return film_page(film)

    page = at(46, ReplayController("gold_und_rum", make_file=keep))
    page.handle({"do": "film"})
    (film,) = films
    assert film.game == "gold_und_rum"
    assert len(film.moments) == 240
    buttons = [button for block in page.scene().blocks if block.type == "buttons" for button in block.buttons]
    assert "gold_und_rum-replay.html" in [button.download for button in buttons]


@pytest.mark.parametrize(("game", "other"), [("havoc", example), ("gold_und_rum", worked_example)])
def test_a_game_of_another_kind_is_not_opened_and_its_page_is_named(game: str, other: Any) -> None:
    page = ReplayController(game)
    before = page.replay.record
    page.handle({"do": "open", "value": other().to_text()})
    assert "it opens on that game’s own page" in reply(page.scene()).text
    assert page.replay.record == before


def test_a_position_is_a_picture_for_any_game() -> None:
    page = at(110)
    still = StillController(page.replay.state, viewer=2, names=page.names)
    told = "\n".join(say_scene(still.scene()))
    assert "Christine" in told
    assert "orcs" in told.lower()
    assert fields(page.scene())["viewer"].value == "all"
