"""The replay page, by its scenes alone: walking, playing by itself, the list of moves, and comments on them."""

from __future__ import annotations

import pytest

from havoclab.havoc import worked_example
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.replay.film import Film
from havoclab.stage.scene import Log
from tests.stage.driving import button, fields, has_button, press, reply
from tests.stage.replaying import at, game, log, said, walk, weigh

pytestmark = pytest.mark.usefixtures("instant_estimates")


def test_a_replay_is_walked_by_its_buttons_and_shows_what_each_move_did() -> None:
    page = ReplayController()
    assert button(page.scene(), "back").state == "off"
    assert walk(page, "forward") == 1
    told = reply(page.scene())
    assert (told.text, told.rule.id if told.rule else "") == (
        "Anita recruits. Anita turns the peace card to 1.",
        "H4.1",
    )
    assert walk(page, "end") == 46
    assert button(page.scene(), "forward").state == "off"
    assert walk(page, "forward") == 46
    assert walk(page, "back") == 45
    assert walk(page, "start") == 0


def test_the_slider_names_a_moment_as_text() -> None:
    page = ReplayController()
    page.handle({**fields(page.scene())["moment"].intent, "value": "12"})
    assert page.replay.at == 12
    assert fields(page.scene())["moment"].value == "12"


def test_it_plays_by_itself_and_stops_at_the_end() -> None:
    page = at(44)
    press(page, "play")
    scene = page.scene()
    moments = 0
    while scene.next is not None:
        assert scene.next.after_ms == 800
        page.handle(scene.next.intent)
        scene = page.scene()
        moments += 1
    assert (moments, page.replay.at) == (2, 46)
    assert button(scene, "play").state == "off"


def test_a_step_by_hand_stops_the_playing() -> None:
    page = at(3)
    press(page, "play")
    walk(page, "forward")
    assert page.scene().next is None
    page.handle({"do": "advance"})  # what was on its way comes late
    assert page.replay.at == 4


@pytest.mark.parametrize("moment", [-1, 47, True, "x", None, 1.5, "9" * 30])
def test_a_moment_that_is_none_is_named_and_nothing_changes(moment: object) -> None:
    page = at(5)
    page.handle({"do": "go", "at": moment})
    assert page.replay.at == 5
    assert "at: " in reply(page.scene()).text


def test_the_list_shows_each_move_with_its_rule_and_leads_there() -> None:
    page = at(16)
    lines = log(page).lines
    assert [line.here for line in lines].count(True) == 1
    assert lines[-1].here
    took = next(line for line in lines if "takes from the recruits: blue 9" in line.text)
    assert (took.rule, took.seat, took.note[:5]) == ("H4.2", 3, "H4.3:")
    assert took.intent is not None
    page.handle(took.intent)
    assert page.replay.at == 14


def test_a_move_that_causes_nothing_still_has_its_line() -> None:
    assert log(at(25)).lines[-1].text == "Peter: That is all"


def test_of_a_long_game_the_list_holds_the_moves_around() -> None:
    page = at(130, ReplayController(record=game()))
    page.handle({"do": "set", "field": "hide_future", "value": "false"})
    places = {line.intent["at"] for line in log(page).lines if line.intent}
    assert {100, 130, 140} <= places
    assert 1 not in places


def test_a_comment_stands_beside_its_move_in_list_record_link_and_film() -> None:
    films: list[Film] = []

    def keep(film: Film) -> str:
        films.append(film)
        return "a file"

    page = at(7, ReplayController(make_file=keep))
    page.handle({**fields(page.scene())["comment"].intent, "value": "  Why not\nthe recruit? "})
    assert said(page, "comment") == "Why not the recruit?"
    assert log(page).lines[-1].note == "Why not the recruit?"
    assert "7. Peter (2): draw ; Why not the recruit?" in button(page.scene(), "save").copy_text
    link = button(page.scene(), "link").copy_link.partition("&s=")[2]
    assert said(ReplayController(token=link), "comment") == "Why not the recruit?"
    page.handle({"do": "film"})
    (scene_log,) = (block for block in films[0].scene.blocks if isinstance(block, Log))
    assert "Why not the recruit?" in [line.note for line in scene_log.lines]


def test_a_comment_can_be_changed_and_taken_away() -> None:
    page = at(1)
    for text in ("Hm.", ""):
        page.handle({"do": "comment", "at": 1, "value": text})
        assert page.replay.moves[0].comment == text


def test_a_comment_that_is_too_long_is_named_and_the_old_one_stays() -> None:
    page = at(1)
    before = page.replay.moves[0].comment
    page.handle({"do": "comment", "at": 1, "value": "x" * 3000})
    assert page.replay.moves[0].comment == before
    assert "2000" in reply(page.scene()).text


def test_a_comment_meant_for_another_moment_goes_nowhere() -> None:
    page = at(3)
    for moment in (0, 2):
        page.handle({"do": "comment", "at": moment, "value": "lost"})
    assert "lost" not in page.lines.to_text()


def test_names_that_are_no_bots_and_unknown_players_are_shown_as_they_are() -> None:
    record = worked_example().model_copy(update={"players": ("human", "deep-thought", "random", "human")})
    assert '"deep-thought"' in ReplayController(record=record, viewer=0).scene().model_dump_json()


def test_the_page_speaks_hungarian() -> None:
    page = ReplayController(language="hu")
    page.handle({"do": "go", "at": 25})
    page.handle({"do": "think", "on": True})
    weigh(page)
    assert said(page, "thought").startswith("Abból kiindulva, amit Christine tud, itt ez látszik a legjobbnak: ")
    assert has_button(page.scene(), "choice")


def test_the_worked_example_speaks_the_readers_language_and_what_others_wrote_stays() -> None:
    page = at(12)
    page.handle({"do": "language", "language": "hu"})
    assert said(page, "comment") == "H3.1: négy játékosnál öt újonccal telik meg a terület."
    page.handle({"do": "comment", "at": 12, "value": "my own"})
    link = page.token
    page.handle({"do": "language", "language": "en"})
    assert said(page, "comment") == "my own"
    assert said(at(14, page), "comment").startswith("H4.3: the recruits are full")
    assert said(at(14, ReplayController(language="en", token=link)), "comment").startswith(
        "H4.3: the recruits are full"
    )
    page.handle({"do": "line", "line": 0})
    english = ReplayController()
    english.handle({"do": "language", "language": "hu"})
    english.handle({"do": "language", "language": "en"})
    assert english.replay.record == worked_example(), "the English words are those of the record"
