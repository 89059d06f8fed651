"""The replay page, by its scenes alone: walking, choices, the bot's view, comments, branches, eyes, links and files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import pytest

from havoclab.core.link import pack, unpack
from havoclab.core.match import play
from havoclab.core.record import MOST_CHARACTERS, Record
from havoclab.core.replay import Replay
from havoclab.core.site import Site
from havoclab.games import load
from havoclab.havoc import State, worked_example
from havoclab.havoc.bots import judge
from havoclab.havoc.cards import card_text
from havoclab.havoc.view import View
from havoclab.lab.review import weighing
from havoclab.stage.analysis.controller import AnalysisController
from havoclab.stage.replay.book import MOST_LINES, Book
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.replay.film import Film
from havoclab.stage.replay.watching import Viewer
from havoclab.stage.scene import Buttons, Chart, Log, Reply, Scene, Table, Text, Zone
from havoclab.stage.table import TableController
from tests.lab.estimates import game_with_stand_in
from tests.stage.driving import button, fields, has_button, reply, table, zone

CRY = 21  # so many moves of the worked example are done when Peter cries Havoc
WAITS = "recruit"


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimates that take no time."""
    monkeypatch.setattr(weighing, "load", game_with_stand_in)


@cache
def game(players: int = 4, bot: str = "sensible", seed: int = 5) -> Record:
    """A whole game of bots."""
    havoc = load("havoc")
    return play(havoc, [havoc.bots[bot]() for _ in range(players)], seed=seed).record()


def at(moment: int, page: ReplayController | None = None) -> ReplayController:
    """A page (of the worked example) at a moment."""
    page = page or ReplayController()
    page.handle({"do": "go", "at": moment})
    return page


def walk(page: ReplayController, to: str) -> int:
    """Walk and tell where that led."""
    page.handle({"do": "walk", "to": to})
    return page.replay.at


def see(page: ReplayController, viewer: Viewer) -> Scene:
    """Look with other eyes."""
    page.handle({"do": "set", "field": "viewer", "value": str(viewer)})
    return page.scene()


def log(page: ReplayController) -> Log:
    return next(block for block in page.scene().blocks if isinstance(block, Log))


def press(page: ReplayController, name: str) -> Scene:
    intent = button(page.scene(), name).intent
    assert intent is not None
    page.handle(intent)
    return page.scene()


def said(page: ReplayController, name: str) -> str:
    """The words of a text or reply in the prompt."""
    for block in page.scene().blocks:
        if isinstance(block, Text | Reply) and block.id == name:
            return " ".join(block.paragraphs) if isinstance(block, Text) else block.text
    return ""


# --- walking ---


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


def weigh(page: ReplayController) -> None:
    """Send what the page sends by itself while it says that it thinks."""
    following = page.scene().next
    if following is not None and following.intent == {"do": "weigh"}:
        page.handle(following.intent)


# --- choices, and what the bot thinks of them ---


def test_the_next_choice_is_one_of_the_seat_that_is_followed() -> None:
    page = ReplayController()
    see(page, 1)
    places = [walk(page, "choice") for _ in range(4)]
    assert places == sorted(set(places))
    for place in places:
        page.replay.go(place)
        decision = page.replay.state.decision
        assert decision is not None
        assert decision.seat == 1
        assert page.replay.state.legal_actions.count() > 1


def test_with_all_hands_open_the_choices_of_people_are_followed() -> None:
    record = game().model_copy(update={"players": ("human", "sensible", "sensible", "sensible")})
    page = ReplayController(record=record, viewer="all")
    walk(page, "choice")
    seats = set()
    for _ in range(8):
        walk(page, "choice")
        decision = page.replay.state.decision
        assert decision is not None
        seats.add(decision.seat)
    assert seats == {0}


def test_after_the_last_choice_the_page_says_that_there_is_none() -> None:
    page = ReplayController(record=game())
    walk(page, "end")
    walk(page, "choice")
    assert reply(page.scene()).text == "No further choice lies ahead on this line."


def test_where_the_bot_differs_the_reader_is_asked_before_it_is_told() -> None:
    page = ReplayController()
    assert walk(page, "doubt") == 25
    assert said(page, "asked").startswith("What would you do here in place of Christine?")
    assert "Lay" not in said(page, "asked")
    press(page, "think")
    assert said(page, "thought").startswith("The game is being played on many times")
    weigh(page)
    assert "From what Christine knows" in said(page, "thought")
    chart = next(block for block in page.scene().blocks if isinstance(block, Chart))
    assert [bar.label for bar in chart.bars if bar.note.startswith("what was done")] == ["Stay out, draw one"]
    assert "estimate from" in chart.note
    assert chart.note.count("The interval covers only the chance of the sample") == 1
    assert walk(page, "doubt") > 25


def test_with_the_future_open_the_bot_is_told_at_once() -> None:
    page = ReplayController()
    page.handle({"do": "set", "field": "hide_future", "value": "false"})
    walk(page, "doubt")
    weigh(page)
    chart = next(block for block in page.scene().blocks if isinstance(block, Chart))
    assert [bar.label for bar in chart.bars if bar.mark] == ["Stay out, draw one"]


def test_while_what_comes_is_hidden_the_estimate_does_not_tell_what_was_done() -> None:
    page = at(25)
    press(page, "think")
    weigh(page)
    chart = next(block for block in page.scene().blocks if isinstance(block, Chart))
    assert [bar.label for bar in chart.bars if bar.mark] == []
    page.handle({"do": "set", "field": "hide_future", "value": "false"})
    weigh(page)
    chart = next(block for block in page.scene().blocks if isinstance(block, Chart))
    assert [bar.label for bar in chart.bars if bar.mark] == ["Stay out, draw one"]


def test_a_door_leads_to_the_decisions_of_the_line_that_is_shown() -> None:
    page = at(21)
    page.handle({"do": "act", "action": WAITS})
    door = button(page.scene(), "analysis")
    assert door.label == "Decisions that mattered"
    opened = AnalysisController(token=door.href.partition("&s=")[2])
    assert opened.game_shown.record == page.replay.record


def test_every_doubt_is_one_by_the_bots_own_estimate_and_none_is_left_out() -> None:
    record = game(bot="random", seed=3)
    page = ReplayController(record=record, viewer="all")
    found: list[int] = []
    while len(record.moves) > (found[-1] if found else 0):
        place = walk(page, "doubt")
        if found and place == found[-1]:
            break
        found.append(place)
    state = State.from_json(record.start)
    clear = []
    for number, move in enumerate(record.moves):
        if judge(state.view(move.seat), state.read_action(move.action)).is_clear:
            clear.append(number)
        state.apply(move.action)
    assert found == clear
    assert len(found) > 10


def test_the_sensible_bot_never_differs_from_itself() -> None:
    page = ReplayController(record=game())
    walk(page, "doubt")
    assert (page.replay.at, reply(page.scene()).text) == (
        0,
        "From here on the sensible bot would not clearly choose otherwise.",
    )


def test_an_estimate_needs_a_hand_that_is_seen() -> None:
    page = at(25)
    assert button(see(page, "table"), "think").state == "off"
    walk(page, "doubt")
    assert "The bot’s estimates rest on a hand" in reply(page.scene()).text
    page.handle({"do": "think", "on": True})
    assert said(page, "thought") == ""
    see(page, 0)  # it is Christine's choice
    page.handle({"do": "think", "on": True})
    assert said(page, "thought") == ""


def test_the_bots_choice_can_be_tried_at_once() -> None:
    page = ReplayController()
    page.handle({"do": "go", "at": 25})
    press(page, "think")
    weigh(page)
    thought = next(block for block in page.scene().blocks if isinstance(block, Reply) and block.id == "thought")
    assert thought.fix is not None
    assert thought.fix.intent is not None
    page.handle(thought.fix.intent)
    assert page.replay.at == 26
    assert page.replay.moves[25].action == thought.fix.intent["action"]


def test_a_step_of_a_longer_move_can_be_tried_otherwise() -> None:
    start = State.from_json(game(bot="random").start)
    together = Record.of(start, ("A", "B", "C", "D"))
    replay = Replay(together, State)
    view = start.view(0)
    cards = [card_text(card) for card in view.hand[:3]]
    replay.apply(f"cry, lay {cards[1]}, lay {cards[2]}, stop")
    page = ReplayController(record=replay.record, viewer=0)
    page.handle({"do": "set", "field": "hide_future", "value": "false"})
    page.handle({"do": "think", "on": True})
    weigh(page)
    thought = next(block for block in page.scene().blocks if isinstance(block, Reply) and block.id == "thought")
    assert thought.fix is not None
    assert thought.fix.intent is not None
    page.handle(thought.fix.intent)
    assert page.lines.shown == 1


# --- comments ---


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


# --- branches ---


def branched() -> ReplayController:
    """Peter waits instead of crying Havoc: line 2."""
    page = at(CRY)
    press(page, "try")
    press(page, "do-recruit")
    return page


def test_another_move_is_played_by_clicking_and_the_game_stays() -> None:
    page = branched()
    assert reply(page.scene()).text.startswith("This opens line 2. Peter recruits.")
    pile = zone(page.scene(), "pile").intent
    assert pile is not None
    page.handle(pile)
    assert [move.action for move in page.lines.lines[1].own] == ["recruit", "draw"]
    assert page.lines.lines[0].replay.record == worked_example()


def test_without_trying_a_click_changes_nothing() -> None:
    page = at(CRY)
    page.handle({"do": "pile"})
    assert len(page.lines.lines) == 1
    assert all(card.intent is None for card in zone(page.scene(), "recruits").cards)


def test_what_the_rules_forbid_is_refused_with_a_way_out_that_works() -> None:
    page = at(13)  # Eugene, before full recruits
    press(page, "try")
    page.handle({"do": "pile"})
    answer = reply(page.scene())
    assert (answer.tone, answer.rule.id if answer.rule else "") == ("refused", "H4.3")
    assert len(page.lines.lines) == 1
    assert answer.fix is not None
    assert answer.fix.intent is not None
    page.handle(answer.fix.intent)
    assert page.replay.at == 14


def test_the_move_that_was_played_leads_along_the_line_that_has_it() -> None:
    page = branched()
    page.handle({"do": "line", "line": 0})
    at(CRY, page)
    page.handle({"do": "act", "action": "cry"})
    assert (page.lines.shown, page.replay.at, len(page.lines.lines)) == (0, CRY + 1, 2)
    at(CRY, page)
    page.handle({"do": "act", "action": WAITS})
    assert (page.lines.shown, len(page.lines.lines)) == (1, 2)


def test_a_branch_goes_on_at_its_end_and_branches_in_its_middle() -> None:
    page = branched()
    page.handle({"do": "act", "action": "draw"})
    at(CRY + 1, page)
    page.handle({"do": "act", "action": "take g7" if "take g7" in _legal(page) else _legal(page)[1]})
    assert [(line.parent, line.after) for line in page.lines.lines] == [(None, 0), (0, CRY), (1, CRY + 1)]
    at(2, page)
    page.handle({"do": "act", "action": "take b9"})
    assert (page.lines.lines[3].parent, page.lines.lines[3].after) == (0, 2), "it leaves what the branch had left"


def _legal(page: ReplayController) -> list[str]:
    return [str(action) for action in page.replay.state.legal_actions]


def test_lines_are_switched_and_deleted_by_their_table() -> None:
    page = branched()
    rows = next(block for block in page.scene().blocks if isinstance(block, Table) and block.id == "lines").rows
    assert [row[1].text for row in rows] == ["The game: 46 moves", "Leaves line 1 after move 21: one move (shown)"]
    assert rows[0][0].intent is not None
    page.handle(rows[0][0].intent)
    assert (page.lines.shown, page.replay.at) == (0, 0)
    assert rows[1][2].intent is not None
    page.handle(rows[1][2].intent)
    assert len(page.lines.lines) == 1
    assert rows[0][2].intent is None
    page.handle({"do": "delete-line", "line": 0})
    assert len(page.lines.lines) == 1


def test_the_branches_of_a_deleted_line_stay() -> None:
    page = branched()
    page.handle({"do": "act", "action": "draw"})
    at(CRY + 1, page)
    page.handle({"do": "act", "action": _legal(page)[1]})
    moves = page.replay.moves
    page.handle({"do": "delete-line", "line": 1})
    assert (page.lines.lines[1].parent, page.lines.lines[1].after) == (0, CRY)
    assert (page.replay.moves, page.lines.shown) == (moves, 1)


def test_a_comment_on_a_shared_move_is_shared() -> None:
    page = at(3, branched())
    page.handle({"do": "comment", "at": 3, "value": "both"})
    assert {line.replay.moves[2].comment for line in page.lines.lines} == {"both"}


def test_lines_end_at_a_bound_that_is_told() -> None:
    page = ReplayController(record=game())
    for moment in range(200):
        at(moment % 140, page)
        page.handle({"do": "line", "line": 0})
        at(moment, page)
        other = [action for action in _legal(page) if action != page.replay.moves[moment].action]
        if other:
            page.handle({"do": "act", "action": other[0]})
        if len(page.lines.lines) == MOST_LINES and "room for 20 lines" in reply(page.scene()).text:
            return
    raise AssertionError("no bound")


# --- eyes ---


@cache
def twins(viewer: int | str, moves: int = 100) -> tuple[Record, Record]:
    """Two games that are the same for these eyes: two cards that they never see have changed places."""
    record = game().model_copy(update={"moves": game().moves[:moves]})
    state = State.from_json(record.start)
    seen: set[int] = set()
    everything = {card for hand in state.hands for card in hand} | set(state.pile) | set(state.recruits)
    for number in range(moves + 1):
        view = state.view(viewer if isinstance(viewer, int) else None)
        assert isinstance(view, View)
        seen |= {*view.hand, *view.recruits, *view.looking_at, *(card for cards in view.laid for card in cards)}
        if number < moves:
            for event in state.apply(record.moves[number].action):
                seen |= {card for card in event.seen_by(view.seat).values() if isinstance(card, int)}
    in_hands = {card for hand in state.hands for card in hand} - seen - {0}
    one, other = (card_text(card) for card in sorted(in_hands)[:2])
    swap = {one: other, other: one}
    text = re.sub(rf"\b({one}|{other})\b", lambda found: swap[found[1]], json.dumps(record.model_dump(mode="json")))
    assert len(everything - seen) > 2
    start = State.from_json(json.loads(text)["start"])
    for hand in start.hands:
        hand.sort()
    data = json.loads(text) | {"start": start.to_json()}
    return record, Record.from_data(data)


def shown(page: ReplayController) -> str:
    """All that the page shows: not the token, the link and the record, which are the whole game's."""
    scene = page.scene()
    blocks = [block for block in scene.blocks if not (isinstance(block, Buttons) and block.id in ("tools", "keeping"))]
    return scene.model_copy(update={"token": "", "blocks": blocks}).model_dump_json()


def watched(record: Record, viewer: Viewer) -> Iterator[str]:
    """What is shown at some moments, with the future hidden and open, and on jumps."""
    page = ReplayController(record=record, viewer=viewer)
    for hidden in ("true", "false"):
        page.handle({"do": "set", "field": "hide_future", "value": hidden})
        for moment in (13, 50, 100):
            at(moment, page)
            page.handle({"do": "think", "on": True})
            weigh(page)
            yield shown(page)
    at(0, page)
    for to in ("choice", "doubt") * 2:
        walk(page, to)
        page.handle({"do": "think", "on": True})
        weigh(page)
        yield shown(page)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, "table"])
def test_what_eyes_do_not_see_changes_nothing_on_their_page(viewer: Viewer) -> None:
    one, other = twins(viewer)
    assert one != other
    assert list(watched(one, viewer)) == list(watched(other, viewer))


def test_with_all_hands_open_it_does() -> None:
    one, other = twins(0)
    assert list(watched(one, "all")) != list(watched(other, "all"))


def test_with_all_hands_open_every_hand_lies_there_and_nobody_is_you() -> None:
    page = at(30)
    hands = [block for block in page.scene().blocks if isinstance(block, Zone) and block.id.startswith("hand-")]
    assert [hand.title for hand in hands] == [f"Hand of {name}" for name in worked_example().seats]
    assert '"you":true' not in page.scene().model_dump_json()


@pytest.mark.parametrize("moment", [10, 25])
def test_a_hidden_future_shows_nothing_of_later_moves(moment: int) -> None:
    """Two games with one past and two futures, equally long, look the same."""
    replay = Replay(worked_example(), State)
    replay.go(moment)
    other = replay.branch()
    rng = Random(1)
    while len(other.moves) < len(replay.moves):
        other.apply(rng.choice(list(other.state.legal_actions)))
    assert other.moves != replay.moves
    pages = [at(moment, ReplayController(record=record, viewer="all")) for record in (replay.record, other.record)]
    for page in pages:
        page.handle({"do": "think", "on": True})
        weigh(page)
    assert shown(pages[0]) == shown(pages[1])
    for page in pages:
        page.handle({"do": "set", "field": "hide_future", "value": "false"})
    assert shown(pages[0]) != shown(pages[1])


@pytest.mark.parametrize(
    ("kinds", "moves", "eyes"),
    [
        (("human", "sensible", "sensible"), 4, "0"),
        (("human", "human", "sensible"), 4, "table"),
        (("sensible", "sensible", "sensible"), 4, "all"),
    ],
)
def test_a_game_under_way_opens_with_eyes_that_give_nothing_away(kinds: tuple[str, ...], moves: int, eyes: str) -> None:
    record = game(3).model_copy(update={"players": kinds, "moves": game(3).moves[:moves]})
    assert fields(ReplayController(record=record).scene())["viewer"].value == eyes
    whole = game(3).model_copy(update={"players": kinds})
    assert fields(ReplayController(record=whole).scene())["viewer"].value == "all"


# --- coming and going ---


def test_the_table_leads_to_the_replay_of_its_game_at_its_moment() -> None:
    play_page = table("human", "sensible", "sensible")
    play_page.handle({"do": "pile"})
    play_page.handle({"do": "undo"})
    href = button(play_page.scene(), "replay").href
    assert href.startswith("replay.ipynb?lang=en&s=1t")
    page = ReplayController(token=href.partition("&s=")[2])
    assert page.replay.record == play_page.replay.record
    assert page.replay.at == play_page.replay.at


def test_a_token_brings_back_lines_moment_eyes_and_language() -> None:
    page = branched()
    page.handle({"do": "language", "language": "hu"})
    page.handle({"do": "set", "field": "pace", "value": "fast"})
    see(page, 1)
    again = ReplayController(token=page.token)
    assert again.token == page.token
    assert (again.language, again.lines.shown, again.replay.at) == ("hu", 1, CRY + 1)
    assert fields(again.scene())["viewer"].value == "1"
    assert ReplayController(language="en", token=page.token).language == "en"


def test_the_copied_link_carries_the_line_that_is_shown_and_no_other() -> None:
    page = branched()
    link = button(page.scene(), "link").copy_link.partition("&s=")[2]
    again = ReplayController(token=link)
    assert (len(again.lines.lines), again.replay.at) == (1, CRY + 1)
    assert again.replay.moves == page.replay.moves


def test_where_the_project_has_a_public_address_a_binder_link_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    page = branched()
    assert not has_button(page.scene(), "binder")
    monkeypatch.setattr("havoclab.stage.replay.handing_on.load_site", lambda: Site(repository="https://github.com/a/b"))
    link = button(page.scene(), "binder").copy_text
    opens = unquote(urlsplit(link).query).partition("replay.ipynb?")[2]
    assert link.startswith(
        "https://mybinder.org/v2/gh/a/b/main?urlpath=voila%2Frender%2Fnotebooks%2Fhavoc%2Freplay.ipynb"
    )
    assert ReplayController(token=dict(parse_qsl(opens))["s"]).replay.moves == page.replay.moves


def test_here_the_game_can_be_played_on() -> None:
    page = branched()
    href = button(page.scene(), "play-on").href
    assert href.startswith("play.ipynb?lang=en&s=")
    assert TableController(token=href.partition("&s=")[2]).replay.state == page.replay.state


def test_the_file_of_a_game_with_branches_loads_back_and_begins_with_a_record() -> None:
    page = branched()
    page.handle({"do": "act", "action": "draw"})
    page.handle({"do": "comment", "at": CRY + 2, "value": "and now?"})
    text = button(page.scene(), "save").copy_text
    assert "\nline 2: leaves line 1 after move 21\n22. Peter (2): recruit\n23. Peter (2): draw ; and now?\n" in text
    assert Record.from_text(text.partition("\nline 2")[0]) == worked_example()
    again = ReplayController()
    again.handle({"do": "open", "value": text.replace("\n", "\r\n")})
    assert reply(again.scene()).text.startswith("Opened: a game of Anita, Peter, Christine, Eugene, 46 moves.")
    assert again.lines.to_text() == text


@pytest.mark.parametrize("form", ["{token}", "http://127.0.0.1:8866/voila/render/havoc/replay.ipynb?lang=hu&s={token}"])
def test_a_pasted_link_is_opened(form: str) -> None:
    page = ReplayController()
    page.handle({"do": "open", "value": form.format(token=game().to_link())})
    assert page.replay.record == game()


def test_what_the_browser_keeps_is_opened_by_its_door() -> None:
    page = ReplayController()
    page.handle({"do": "open-kept", "token": TableController(token=game().to_link()).token})
    assert page.replay.record == game()
    assert page.scene().keep == "havoc-replay"
    page.handle({"do": "open-example"})
    assert page.replay.record == worked_example()


def test_nothing_is_kept_before_something_was_done() -> None:
    page = ReplayController()
    assert page.scene().keep == ""
    page.handle({"do": "go", "at": 99})  # refused
    assert page.scene().keep == ""
    walk(page, "forward")
    assert page.scene().keep == "havoc-replay"


GOOD = branched().token
BOOK: Any = unpack(GOOD)[1]


def changed(*path: Any) -> str:
    """The good token with one value changed: keys, then the value."""
    data = json.loads(json.dumps(BOOK))
    *way, last, value = path
    inner = data
    for key in way:
        inner = inner[key]
    inner[last] = value
    return pack("w", data)


HOSTILE = {
    "cut": GOOD[:-5],
    "of another kind": pack("p", {"x": 1}),
    "empty": pack("w", []),
    "no lines": changed(1, 7),
    "a line that is none": changed(2, 5),
    "a moment that is none": changed(3, 999),
    "strange eyes": changed(4, [9, True, "normal", False]),
    "eyes of True": changed(4, [True, True, "normal", False]),
    "no pace": changed(4, [0, True, "instant", False]),
    "another game": changed(1, 0, 0, "chess"),
    "a parent ahead": changed(1, 1, 0, 0, 3),
    "a fork beyond the end": changed(1, 1, 0, 1, 400),
    "moves that are none": changed(1, 1, 0, 2, [[0], "x"]),
    "a move that is not legal": changed(1, 1, 0, 2, [[1, "put y1"]]),
    "an action of markup": changed(1, 1, 0, 2, [[1, "<script>"]]),
    "lines without end": changed(1, 1, BOOK[1][1] * 50),
    "a table's moment that is none": pack("t", ["en", worked_example().packed(), 99]),
    "long": "1w" + "A" * 20_000,
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_link_is_told_and_the_example_shown(kind: str) -> None:
    page = ReplayController(token=HOSTILE[kind])
    assert reply(page.scene()).text.startswith("That link can’t be opened, so here is a fresh start.")
    assert page.replay.record == worked_example()
    before = at(4)
    before.handle({"do": "open", "value": HOSTILE[kind]})
    assert reply(before.scene()).text.startswith("That can’t be opened, so the game here stays.")
    assert before.replay.at == 4


TEXT = branched().lines.to_text()


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Dear diary", "line 1"),
        (TEXT.replace("line 2:", "line 3:"), "record line 59"),
        (TEXT.replace("after move 21", "after move 400"), "move 401 is due"),
        (TEXT.replace("leaves line 1", "leaves line 2"), "line 2"),
        (TEXT.replace("22. Peter (2): recruit", "23. Peter (2): recruit"), "move 23"),
        (TEXT.replace("22. Peter (2): recruit", "22. Peter (2): loot"), "line 2"),
        (TEXT + "\nsomething else\n", "record line 62"),
        ("x" * (MOST_CHARACTERS + 1), "characters"),
    ],
)
def test_a_bad_file_is_told_with_its_place_and_nothing_is_lost(text: str, place: str) -> None:
    page = at(9)
    page.handle({"do": "open", "value": text})
    answer = reply(page.scene()).text
    assert answer.startswith("That can’t be opened, so the game here stays.")
    assert place in answer
    assert page.replay.at == 9


@pytest.mark.parametrize(
    "intent",
    [
        {},
        {"do": "walk"},
        {"do": "walk", "to": ["x"]},
        {"do": "set", "field": "viewer", "value": "7"},
        {"do": "set", "field": "pace", "value": []},
        {"do": "set", "field": {}},
        {"do": "line", "line": "x"},
        {"do": "line", "line": -1},
        {"do": "delete-line", "line": True},
        {"do": "act", "action": "fly"},
        {"do": "act", "action": None},
        {"do": "film"},
        {"do": "open-kept", "token": 5},
        {"do": "__init__"},
    ],
)
def test_an_intent_that_makes_no_sense_is_answered_in_words(intent: dict[str, Any]) -> None:
    page = at(9)
    before = (page.lines.to_text(), page.replay.at)
    page.handle(intent)
    assert reply(page.scene()).text
    assert (page.lines.to_text(), page.replay.at) == before


def test_names_that_are_no_bots_and_unknown_players_are_shown_as_they_are() -> None:
    record = worked_example().model_copy(update={"players": ("human", "deep-thought", "random", "human")})
    assert '"deep-thought"' in ReplayController(record=record, viewer=0).scene().model_dump_json()


def test_a_whole_game_fits_into_its_token_with_all_its_lines() -> None:
    book = Book(game(6))
    for moment in range(0, 200, 15):
        book.show(0, moment)
        legal = [
            action for action in book.replay.state.legal_actions if str(action) != book.replay.moves[moment].action
        ]
        if legal and len(book.lines) < MOST_LINES:
            book.play(legal[0])
    assert len(book.lines) > 8
    page = ReplayController()
    page.handle({"do": "open", "value": book.to_text()})
    assert len(ReplayController(token=page.token).lines.lines) == len(book.lines)


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
