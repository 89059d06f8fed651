"""The sandbox, by its scenes alone: positions set up by clicks and by text, what is wrong with them, playing on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from havoclab.core.link import pack
from havoclab.havoc import Options, State, worked_example
from havoclab.havoc.cards import DOG, card_text, parse_cards
from havoclab.havoc.position import KINDS
from havoclab.havoc.setup import deck
from havoclab.havoc.soundness import problems
from havoclab.stage.analysis.controller import AnalysisController
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.sandbox.havoc.forms import CHOSEN
from havoclab.stage.sandbox.havoc.mends import faults
from havoclab.stage.sandbox.havoc.presets import PRESETS
from havoclab.stage.scene import Cover, Log, LogLine, Scene, Text
from tests.havoc.damage import damaged
from tests.stage.driving import button, clickable, fields, has_button, reply, table, zone

LANGUAGES = ("en", "hu")


def begun(preset: str = "deal", *, players: int = 4, language: str = "en", seed: int = 5) -> SandboxController:
    """A sandbox that begins with a preset."""
    page = SandboxController("havoc", language)
    page.handle({"do": "set", "field": "players", "value": str(players)})
    page.handle({"do": "set", "field": "seed", "value": str(seed)})
    page.handle({"do": "preset", "value": preset})
    return page


def pick(page: SandboxController, place: str, *which: str) -> None:
    """Click these cards of a place."""
    for wanted in which:
        cards = [card for card in zone(page.scene(), place).cards if card.state != "selected"]
        card = next(card for card in cards if card.intent is not None and card.intent["card"] == wanted)
        assert card.intent is not None
        page.handle(card.intent)


def type_in(page: SandboxController, place: str, text: str) -> None:
    """Type the cards of a place."""
    entry = zone(page.scene(), place).entry
    assert entry is not None
    page.handle({**entry.intent, "value": text})


def texts(page: SandboxController, place: str) -> list[str]:
    """What lies at a place."""
    return [str(card.intent["card"]) for card in zone(page.scene(), place).cards if card.intent]


def wrong(page: SandboxController) -> list[LogLine]:
    """What is listed as wrong."""
    return next(block for block in page.scene().blocks if isinstance(block, Log) and block.id == "wrong").lines


def press(page: SandboxController, name: str) -> Scene:
    """Click the button with this id."""
    intent = button(page.scene(), name).intent
    assert intent is not None, f"{name} can't be clicked"
    page.handle(intent)
    return page.scene()


def everything(state: State) -> Counter[int]:
    """Every card on the table, with how often it lies there."""
    cards = Counter(state.pile + state.recruits + state.discards)
    for lying in (*state.hands, *state.laid):
        cards.update(lying)
    return cards


# --- setting up by clicks ---


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


# --- setting up by text ---


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


# --- everything but cards ---


@pytest.mark.parametrize("kind", CHOSEN)
def test_every_kind_of_choice_can_be_set_up_with_what_one_click_mends(kind: str) -> None:
    page = begun("mid-game", players=4)
    page.handle({"do": "set", "field": "battle_order", "value": "winner"})
    page.handle({"do": "fact", "field": "kind", "value": kind})
    page.handle({"do": "mend-all"})
    assert page.draft.state.kind == kind, [str(fault.problem) for fault in faults(page.draft)]
    assert wrong(page) == []
    press(page, "play")
    assert page.replay.state.decision is not None
    assert page.replay.state.decision.kind == kind


def test_points_battles_and_the_peace_card_are_set_by_hand() -> None:
    page = begun()
    for field, value in (
        ("fate-1", "2"),
        ("fate-2", "-1"),
        ("peacekeeper", "2"),
        ("seat", "2"),
        ("peace", "2"),
        ("turned", "true"),
    ):
        page.handle({"do": "fact", "field": field, "value": value})
    press(page, "count-points")
    page.handle({"do": "fact", "field": "points-0", "value": "4"})
    state = page.draft.state
    assert state.past == [(1, 2, (0, 0, 5, 0)), (2, -1, (0, 0, 0, 0))]
    assert state.order == [3, 4, 5, 6, 7, 8, 9]
    assert (state.points, state.cards_won) == ([4, 0, 5, 0], [0, 0, 1, 0])
    assert (state.peacekeeper, state.seat, state.peace, state.turned) == (2, 2, 2, True)
    assert wrong(page) == []


@pytest.mark.parametrize(
    ("field", "value"), [("points-0", "-1"), ("points-0", "many"), ("points-1", "1e9"), ("won-0", "10"), ("peace", "9")]
)
def test_a_figure_out_of_range_is_refused_beside_its_field(field: str, value: str) -> None:
    page = begun()
    before = page.draft.state.to_json()
    page.handle({"do": "fact", "field": field, "value": value})
    assert value in fields(page.scene())[field].error
    assert page.draft.state.to_json() == before


def test_fewer_players_leave_the_cards_of_those_who_go_in_the_box_and_name_foreign_ones() -> None:
    page = begun(players=4)
    page.handle({"do": "set", "field": "players", "value": "3"})
    assert page.draft.state.players == 3
    highest = {line.rule for line in wrong(page)}
    assert "H3.1" in highest
    page.handle({"do": "mend-all"})
    assert wrong(page) == []
    assert everything(page.draft.state) == Counter(deck(Options(players=3)))


# --- everything wrong, each with its rule ---


def test_everything_wrong_is_listed_at_once_with_its_rules_in_both_languages() -> None:
    page = begun(players=2)
    type_in(page, "recruits", "b1 b2 b3 b4 b5")
    page.handle({"do": "fact", "field": "order", "value": "1 1 3 4 5 6 7 9 8"})
    page.handle({"do": "fact", "field": "peace", "value": "3"})
    page.handle({"do": "set", "field": "faster_card", "value": "true"})
    for language in LANGUAGES:
        page.handle({"do": "language", "language": language})
        lines = wrong(page)
        assert {"H3.1", "H2.3", "H1.2", "H3.5"} <= {line.rule for line in lines}
        assert all(line.text for line in lines)
    assert button(page.scene(), "play").state == "illegal"


def test_playing_on_from_a_position_that_is_wrong_is_refused_by_the_rule_and_offers_a_mend() -> None:
    page = begun()
    type_in(page, "recruits", "")
    scene = press(page, "play")
    assert reply(scene).rule is not None
    fix = reply(scene).fix
    assert fix is not None
    assert fix.intent is not None
    page.handle(fix.intent)
    press(page, "play")
    assert page.replay.state.decision is not None


def _spoil(state: State, rng: Random) -> None:
    """Change two or three things at random, so that the position is most likely none of the game."""
    seat = rng.randrange(state.players)
    spoils: list[Callable[[], object]] = [
        lambda: state.hands[seat].append(rng.randrange(109)),
        lambda: state.pile.clear(),
        lambda: state.recruits.extend(state.discards),
        lambda: state.laid[seat].extend(state.hands[seat]),
        lambda: state.order.reverse(),
        lambda: state.past.append((1, seat, (0,) * state.players)),
        lambda: setattr(state, "kind", rng.choice(list(KINDS))),
        lambda: setattr(state, "seat", seat),
        lambda: setattr(state, "initiator", seat),
        lambda: setattr(state, "winner", seat),
        lambda: setattr(state, "peace", 3),
        lambda: setattr(state, "laid_now", 3),
        lambda: state.roles.__setitem__(seat, rng.randrange(4)),
        lambda: state.uninvolved.__setitem__(seat, 2),
        lambda: state.points.__setitem__(seat, 9999),
    ]
    for spoil in rng.sample(spoils, rng.randint(2, 3)):
        spoil()


def test_every_mend_that_is_offered_does_away_with_its_problem() -> None:
    rng, offered, seen = Random(4), 0, 0
    for number in range(18):
        preset = PRESETS[1 + number % 6]
        page = begun(preset, players=2 + number % 5, seed=number)
        _spoil(page.draft.state, rng)
        for fault in faults(page.draft):
            seen += 1
            if fault.mend is None:
                continue
            offered += 1
            copy = page.draft.copy()
            fault.mend.do(copy)
            assert fault.problem not in problems(copy.state)
            again = SandboxController(token=page.token)
            again.handle({"do": "mend", "mend": fault.mend.id})
            assert fault.problem not in problems(again.draft.state)
    assert offered > 0.95 * seen > 25


# --- presets ---


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset != "empty"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_preset_is_sound_round_trips_and_plays_on_to_the_end_with_bots(preset: str, players: int) -> None:
    page = begun(preset, players=players)
    assert wrong(page) == []
    for text in (page.token, pack("p", page.draft.state.to_json())):
        assert SandboxController(token=text).draft.state == page.draft.state
    for seat in range(page.draft.state.players):
        page.handle({"do": "set", "field": f"kind-{seat}", "value": "random"})
    press(page, "play")
    page.handle({"do": "set", "field": "speed", "value": "instant"})
    page.handle({"do": "advance"})
    assert page.replay.state.is_over
    assert has_button(page.scene(), "began")
    if players == 2:
        asked = parse_qs(urlsplit(button(page.scene(), "analysis").href).query)
        looking_back = AnalysisController(token=asked["s"][0])
        assert looking_back.game_shown.record == page.replay.record


@pytest.mark.rule("H12")
def test_every_moment_of_the_worked_example_can_be_set_up() -> None:
    page = SandboxController()
    page.handle({"do": "preset", "value": "h12"})
    for moment in (0, 13, 46):
        page.handle({"do": "moment", "value": str(moment)})
        assert wrong(page) == []
        assert page.names == ("Anita", "Peter", "Christine", "Eugene")
    for text in ("47", "-1", "x"):
        page.handle({"do": "moment", "value": text})
        assert text in fields(page.scene())["moment"].error


# --- rules switched off ---


@pytest.mark.rule("H4.3", "H11.2")
def test_a_rule_can_be_switched_off_is_said_while_playing_and_on_again() -> None:
    page = begun()
    for _ in range(2):
        pick(page, "pile", texts(page, "pile")[0])
        press(page, "to-recruits")
    page.handle({"do": "switch-rule", "value": "H4.3"})
    page.handle({"do": "fact", "field": "kind", "value": "recruit"})
    assert wrong(page) == []
    again = SandboxController(token=page.token)
    assert again.draft.options.without == ("H4.3",)
    press(again, "play")
    said = [line for block in again.scene().blocks if isinstance(block, Text) for line in block.paragraphs]
    assert any(line.startswith("H4.3") for line in said)
    before = again.replay.at
    again.handle({"do": "act", "action": "draw"})
    assert again.replay.at == before + 1
    press(again, "began")
    again.handle(fields(again.scene())["off-H4.3"].intent)
    press(again, "play")
    again.handle({"do": "act", "action": "draw"})
    assert reply(again.scene()).rule is not None
    again.handle({"do": "began"})
    again.handle({"do": "switch-rule", "value": "H1.1"})
    assert "H1.1" in reply(again.scene()).text


# --- playing on ---


def test_one_person_plays_every_seat_with_no_cover_or_several_share_the_screen() -> None:
    page = begun()
    press(page, "play")
    for action in ("recruit", "draw", "draw"):
        page.handle({"do": "act", "action": action})
    page.handle({"do": "act", "action": f"put {texts_of_hand(page.scene())[0]}"})
    assert zone(page.scene(), "hand").seat == 1, "the next seat's hand lies open at once"
    press(page, "began")
    page.handle({"do": "alone", "value": "false"})
    press(page, "play")
    assert any(isinstance(block, Cover) for block in page.scene().blocks)


def texts_of_hand(scene: Scene) -> list[str]:
    """The cards of the hand at the table."""
    return [str(card.intent["card"]) for card in zone(scene, "hand").cards if card.intent]


def test_back_to_setting_up_holds_this_moment_or_where_the_game_began() -> None:
    page = begun()
    press(page, "play")
    page.handle({"do": "act", "action": "recruit, draw"})
    now = page.replay.state.copy()
    press(page, "edit")
    assert page.draft.state == now
    press(page, "play")
    page.handle({"do": "act", "action": "draw"})
    press(page, "began")
    assert page.draft.state == now
    assert wrong(page) == []


def test_what_is_refused_while_playing_says_the_rule() -> None:
    page = begun()
    press(page, "play")
    page.handle({"do": "act", "action": "draw"})
    refused = reply(page.scene())
    assert refused.tone == "refused"
    assert refused.rule is not None
    assert refused.fix is not None


def test_playing_on_comes_back_from_the_address_with_its_beginning() -> None:
    page = begun()
    page.handle({"do": "set", "field": "kind-1", "value": "sensible"})
    began = page.draft.state.copy()
    press(page, "play")
    page.handle({"do": "act", "action": "recruit, draw"})
    again = SandboxController(token=page.token)
    assert again.replay.state == page.replay.state
    assert again.replay.record == page.replay.record
    press(again, "began")
    assert again.draft.state == began


# --- links, files, and what comes from elsewhere ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unsound_position_survives_a_reload(language: str) -> None:
    page = begun(language=language)
    type_in(page, "recruits", "b1 b1 b1 b1 b1 b1 b1")
    page.handle({"do": "fact", "field": "kind", "value": "dogs"})
    page.handle({"do": "set", "field": "name-0", "value": "Zoé"})
    again = SandboxController(token=page.token)
    assert again.draft.state == page.draft.state
    assert (again.language, again.names[0]) == (language, "Zoé")
    assert [line.text for line in wrong(again)] == [line.text for line in wrong(page)]


def test_the_copied_link_opens_the_same_position() -> None:
    page = begun("battle")
    link = button(page.scene(), "share").copy_link
    assert link.startswith("?")
    again = SandboxController()
    again.handle({"do": "load", "value": f"http://somewhere/voila/render/havoc/sandbox.ipynb{link}"})
    assert again.draft.state == page.draft.state


def test_a_link_of_binder_is_read_too() -> None:
    page = begun("battle")
    address = f"https://mybinder.org/v2/gh/a/b/main?urlpath=voila%2Frender%2Fx.ipynb%3Flang%3Den%26s%3D{page.token}"
    again = SandboxController()
    again.handle({"do": "load", "value": address})
    assert again.draft.state == page.draft.state


def test_a_saved_position_and_a_saved_game_open_again() -> None:
    page = begun("after-battle")
    page.handle({"do": "set", "field": "name-1", "value": "Ödön"})
    again = SandboxController()
    again.handle({"do": "load", "value": button(page.scene(), "save").copy_text})
    assert again.draft.state == page.draft.state
    assert again.names[1] == "Ödön"
    press(page, "play")
    page.handle({"do": "act", "action": "done"})
    again.handle({"do": "load", "value": "\ufeff" + button(page.scene(), "save").copy_text.replace("\n", "\r\n")})
    assert again.replay.state == page.replay.state
    press(again, "edit")
    again.handle({"do": "load", "value": json.dumps(page.replay.state.to_json())})
    assert again.draft.state == page.replay.state


def test_records_of_games_open_at_their_end_and_lead_back_to_their_beginning() -> None:
    record = worked_example()
    page = SandboxController(token=record.to_link())
    assert page.replay.at == len(record.moves)
    press(page, "began")
    assert page.draft.state == State.from_json(record.start)


def test_the_table_offers_its_moment_and_says_that_nothing_stays_hidden() -> None:
    game = table("human", "sensible", "sensible")
    game.handle({"do": "act", "action": "recruit, draw"})
    scene = game.scene()
    game.handle(button(scene, "sandbox").intent or {})
    warned = reply(game.scene())
    assert "hidden" in warned.text
    assert warned.fix is not None
    token = warned.fix.href.partition("&s=")[2]
    page = SandboxController(token=token)
    assert page.draft.state == game.replay.state
    assert page.names == game.names
    assert fields(page.scene())["kind-1"].value == "sensible"
    # The game that the browser keeps is a way in, too.
    page.handle({"do": "load", "token": game.token})
    assert page.draft.state == game.replay.state


BAD = [
    "",
    "x",
    "1z" + "A" * 40,
    "2p" + "A" * 40,
    pack("p", None),
    pack("p", []),
    pack("x", [1, 2]),
    pack("x", ["en", {"players": 99}, {}]),
    pack("x", [["en"], {}, {}]),
    pack("y", ["en", {}, [], 0, [], True]),
    pack("y", ["en", {}, worked_example().packed(), 99, ["slow", False, False, False], True]),
    pack("t", ["en", 1, 2, 3, 4]),
    pack("r", ["havoc", ["A"], [], {}, []]),
    pack("r", ["go", ["A", "B"], ["human", "human"], {}, []]),
    pack("s", ["en", {}]),
    pack("x", ["en", {"without": ["H99.9"]}, {}]),
    "1p" + "_" * 11_000,
    "A" * 13_000,
]


@pytest.mark.parametrize("token", BAD[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_link_gives_a_sentence_and_an_empty_table(token: str, language: str) -> None:
    page = SandboxController("havoc", language, token=token)
    assert len(reply(page.scene()).text) > 30
    assert len(texts(page, "box")) == 86
    press(page, "fill")


@pytest.mark.parametrize("text", [*BAD[1:], "havoclab record 1", "havoclab record 1\nrubbish", "{", "{}", "[" * 2000])
def test_a_bad_file_gives_a_sentence_and_nothing_is_lost(text: str) -> None:
    page = begun()
    before = page.draft.state.to_json()
    page.handle({"do": "load", "value": text})
    shown = reply(page.scene())
    assert len(shown.text) > 30
    if page.draft.state.to_json() != before:
        assert shown.tone == "refused", (
            "a position of which only a part can be read is opened, and what is missing said"
        )
        press(page, "undo")
    assert page.draft.state.to_json() == before


@given(st.randoms(use_true_random=False), st.integers(1, 3))
@settings(max_examples=25, deadline=None)
def test_damaged_positions_never_crash(rng: Random, times: int) -> None:
    page = SandboxController()
    page.handle({"do": "load", "value": json.dumps(damaged(State.deal(Options(players=3), 2).to_json(), rng, times))})
    scene = page.scene()
    if has_button(scene, "mend-all"):
        press(page, "mend-all")
    press(page, "play")
    assert page.scene().token


@pytest.mark.parametrize("data", [{"hands": 3}, {"options": {"players": 9}}, {"hands": ["b9 rat", "", ""], "kind": 5}])
def test_what_can_be_read_of_a_damaged_position_is_kept_and_the_rest_is_named(data: dict[str, Any]) -> None:
    whole = State.deal(Options(players=3), 1).to_json()
    page = SandboxController(token=pack("p", whole | data))
    assert reply(page.scene()).tone == "refused"
    assert texts(page, "recruits") == str(whole["recruits"]).split()


def test_a_moment_too_long_for_a_link_says_so_and_is_saved_as_a_file() -> None:
    page = begun()
    page.draft.state.trail = [("gain", seat % 4, (card,)) for seat in range(120) for card in range(1, 90)]
    rng = Random(1)
    rng.shuffle(page.draft.state.trail)
    scene = page.scene()
    assert scene.token == ""
    assert not has_button(scene, "share")
    assert any(block.id == "too-long" for block in scene.blocks if block.type == "text")
    assert button(scene, "save").copy_text


# --- whatever is clicked ---


def offered(scene: Scene) -> list[dict[str, Any]]:
    """Every intent that the page offers, with values for its fields."""
    intents = clickable(scene)
    for block in scene.blocks:
        if block.type == "buttons":
            intents += [one.intent for one in block.buttons if one.intent and one.state != "off"]
        elif isinstance(block, Log):
            intents += [line.fix.intent for line in block.lines if line.fix and line.fix.intent]
    for field in fields(scene).values():
        if field.options:
            intents += [{**field.intent, "value": option.value} for option in field.options]
        elif field.kind == "number":
            intents += [{**field.intent, "value": value} for value in ("0", "3", "-2", "zzz")]
    return intents


@given(st.randoms(use_true_random=False), st.sampled_from(PRESETS))
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_random_clicks_never_crash_and_never_lose_or_double_a_card(rng: Random, preset: str) -> None:
    page = begun(preset, players=rng.randint(2, 4), seed=rng.randrange(50))
    for _ in range(12):
        scene = page.scene()
        intent = rng.choice(offered(scene))
        page.handle(intent)
        assert has_button(page.scene(), "edit") or not problems_of_cards(page), intent
    Scene.model_validate(page.scene().model_dump())


def problems_of_cards(page: SandboxController) -> list[int]:
    """Cards that lie more often than they belong to the game; those of the game before the players changed aside."""
    due = Counter(deck(page.draft.options))
    lying = everything(page.draft.state)
    return [card for card in lying if due[card] and card != DOG and lying[card] > due[card]]
