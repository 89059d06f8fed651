"""The table, played by its scenes alone: clicks and what they do, who sees what, undo, words and rules."""

from __future__ import annotations

from random import Random

import pytest

from havoclab.core.record import Record
from havoclab.havoc import State
from havoclab.havoc.cards import DOG, card_text
from havoclab.stage.pictures import picture_of
from havoclab.stage.scene import Cover, Log, Marker, Prompt, Scene, Seats, Table, Track, Zone
from havoclab.stage.table import TableController
from tests.stage.driving import button, clickable, let_bots_play, play_on, press, reply, table, zone


@pytest.mark.parametrize(
    ("kinds", "language"),
    [
        (("human", "sensible"), "en"),
        (("human", "human", "random"), "hu"),
        (("sensible",) * 4, "en"),
        (("human",) * 3 + ("random",) * 2, "en"),
        (("random",) * 6, "hu"),
    ],
)
def test_a_whole_game_is_played_by_clicking(kinds: tuple[str, ...], language: str) -> None:
    page = table(*kinds, language=language, seed=len(kinds))
    rng = Random(3)
    for _ in range(6000):
        scene = let_bots_play(page)
        if page.replay.state.is_over:
            break
        offered = clickable(scene)
        assert offered, "somebody must choose, and nothing can be clicked"
        page.handle(rng.choice(offered))
    assert page.replay.state.is_over
    final = next(block for block in page.scene().blocks if isinstance(block, Table))
    assert sorted(row[1].text for row in final.rows) == sorted(page.names)
    # What was clicked is a record that loads back to the same end.
    again = Record.from_text(page.replay.record.to_text())
    assert TableController(token=again.to_link()).replay.state == page.replay.state


def test_the_first_scene_shows_the_table() -> None:
    scene = table("human", "sensible", "sensible").scene()
    assert [len(block.tiles) for block in scene.blocks if isinstance(block, Track)] == [9]
    seats = next(block for block in scene.blocks if isinstance(block, Seats))
    assert [seat.name for seat in seats.seats] == ["Anita", "Peter", "Christine"]
    assert [seat.active for seat in seats.seats] == [True, False, False]
    assert len(zone(scene, "hand").cards) == 8
    assert zone(scene, "recruits").places == 4
    assert zone(scene, "pile").count == 39
    prompt = next(block for block in scene.blocks if isinstance(block, Prompt))
    assert prompt.rule is not None
    assert prompt.rule.id == "H4.1"


def test_a_click_on_the_pile_recruits_and_draws() -> None:
    page = table("human", "sensible", "sensible")
    page.handle({"do": "pile"})
    assert page.replay.moves[-1].action == "recruit, draw"
    assert "Anita draws: " in reply(page.scene()).text
    peace = next(block for block in page.scene().blocks if isinstance(block, Marker))
    assert (peace.side, peace.text) == ("peace", "1")


@pytest.mark.rule("H4.2")
def test_what_is_refused_says_the_rule_and_a_way_out_that_works() -> None:
    page = table("human", "sensible", "sensible")
    page.handle({"do": "pile"})
    before = page.replay.state.to_json()
    hand = zone(page.scene(), "hand")
    soldier = next(card for card in hand.cards if card.symbol != "dog")
    assert soldier.intent is not None
    page.handle(soldier.intent)
    answer = reply(page.scene())
    assert answer.tone == "refused"
    assert answer.rule is not None
    assert answer.rule.id == "H4.2"
    assert "must be taken" in answer.text
    assert page.replay.state.to_json() == before
    assert answer.fix is not None
    assert answer.fix.intent is not None
    page.handle(answer.fix.intent)
    assert reply(page.scene()).tone == "ok"
    assert page.replay.state.to_json() != before


@pytest.mark.rule("H4.3")
def test_a_click_on_the_pile_over_full_recruits_names_the_rule_and_the_way_out() -> None:
    page = table("human", "human", seed=3)
    press_cover(page)
    state = page.replay.state
    assert isinstance(state, State)
    full = state.copy()
    full.recruits.append(full.pile.pop())
    full.trail = [("setup", -1, tuple(full.recruits))]
    page = TableController(token=Record.of(full, ("Anita", "Peter"), ("human", "sensible")).to_link())
    page.handle({"do": "pile"})
    answer = reply(page.scene())
    assert answer.rule is not None
    assert (answer.tone, answer.rule.id) == ("refused", "H4.3")
    assert answer.text.startswith("4 recruits lie open")
    assert answer.fix is not None
    assert answer.fix.intent is not None
    page.handle(answer.fix.intent)
    assert page.replay.moves[-1].action.startswith("recruit, take ")


def test_a_dog_fetches_when_it_is_selected_first() -> None:
    page = table("human", "sensible", "sensible")
    scene = press(page, "do-fetch")
    assert zone(scene, "hand").cards[0].state == "selected"
    card = zone(scene, "recruits").cards[0]
    assert card.intent is not None
    page.handle(card.intent)
    assert page.replay.moves[-1].action.startswith("recruit, fetch ")
    assert DOG not in page.replay.state.view(0).hand  # type: ignore[attr-defined]  # a view of Havoc


def test_cards_are_selected_and_laid_in_one_breath() -> None:
    page = table("human", "sensible", "sensible")
    scene = press(page, "do-cry")
    assert button(scene, "do-lay").state == "illegal"
    for nth in (1, 3):
        intent = zone(page.scene(), "hand").cards[nth].intent
        assert intent is not None
        page.handle(intent)
    scene = page.scene()
    assert [card.state for card in zone(scene, "hand").cards].count("selected") == 2
    assert button(scene, "do-lay").label == "Lay 2 cards"
    prompt = next(block for block in scene.blocks if isinstance(block, Prompt))
    assert prompt.detail.startswith("Together this would be: ")
    press(page, "do-lay")
    assert page.replay.moves[-1].action.count("lay ") == 2
    assert page.replay.moves[-1].action.endswith("stop")


@pytest.mark.rule("H6.2")
def test_one_card_is_too_few_to_open_a_battle() -> None:
    page = table("human", "sensible", "sensible")
    press(page, "do-cry")
    intent = zone(page.scene(), "hand").cards[2].intent
    assert intent is not None
    page.handle(intent)
    answer = reply(press(page, "do-lay"))
    assert answer.tone == "refused"
    assert answer.rule is not None
    assert answer.rule.id == "H6.2"


@pytest.mark.rule("H6.1b")
def test_the_winner_names_the_next_battle_by_clicking_its_tile() -> None:
    page = table("human", "sensible", battle_order="winner")
    track = next(block for block in page.scene().blocks if isinstance(block, Track))
    intent = track.tiles[4].intent
    assert intent is not None
    page.handle(intent)
    track = next(block for block in page.scene().blocks if isinstance(block, Track))
    assert track.tiles[0].title == "Agincourt"


# --- who sees what ---


def test_the_cover_hides_every_card_until_the_next_person_has_the_screen() -> None:
    page = table("human", "human", "sensible", seed=11)
    scene = page.scene()
    covers = [block for block in scene.blocks if isinstance(block, Cover)]
    assert [cover.button.label for cover in covers] == ["I am Anita"]
    assert not [block for block in scene.blocks if isinstance(block, Zone | Log)]
    scene = press_cover(page)
    assert zone(scene, "hand").title == "Hand of Anita"
    rng = Random(1)
    while not any(isinstance(block, Cover) for block in page.scene().blocks):
        page.handle(rng.choice(clickable(page.scene())))
    covered = page.scene()
    shown = covered.model_copy(update={"token": ""}).model_dump_json()  # the token is packed, and the game's own
    for seat in range(3):
        for card in page.replay.state.view(seat).hand:  # type: ignore[attr-defined]  # a view of Havoc
            assert f'"{card_text(card)}"' not in shown
    assert "Hand of Peter" in press_cover(page).model_dump_json()


def press_cover(page: TableController) -> Scene:
    cover = next(block for block in page.scene().blocks if isinstance(block, Cover))
    assert cover.button.intent is not None
    page.handle(cover.button.intent)
    return page.scene()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_picture_of_a_seat_is_the_same_whatever_is_hidden(players: int) -> None:
    page = table(*["human"] * players, seed=players)
    rng = Random(players)
    looked = 0
    for _ in range(160):
        play_on(page, rng, 1)
        state = page.replay.state
        if state.is_over:
            break
        seat = rng.randrange(players)
        view = state.view(seat)
        other = view.sample(rng)
        picture = picture_of("havoc", "en", page.names, page.names)
        playing = state.decision is not None and state.decision.seat == seat
        one = [block.model_dump_json() for block in picture.blocks(view, playing=playing)]
        two = [block.model_dump_json() for block in picture.blocks(other.view(seat), playing=playing)]
        assert one == two
        looked += 1
    assert looked > 80


def test_the_log_tells_a_drawn_card_to_its_owner_alone() -> None:
    page = table("human", "human", seed=5)
    press_cover(page)
    page.handle({"do": "pile"})
    page.handle({"do": "pile"})
    intent = zone(page.scene(), "hand").cards[-1].intent
    assert intent is not None
    page.handle(intent)
    scene = press_cover(page)
    log = next(block for block in scene.blocks if isinstance(block, Log))
    texts = [line.text for line in log.lines]
    assert "Anita draws a card." in texts
    assert not [text for text in texts if text.startswith("Anita draws: ")]


def test_open_hands_show_everybody_and_only_when_asked() -> None:
    page = table("human", "sensible", "sensible")
    assert not [block for block in page.scene().blocks if isinstance(block, Zone) and block.id.startswith("hand-")]
    page.handle({"do": "set", "field": "open_hands", "value": "true"})
    hands = [block for block in page.scene().blocks if isinstance(block, Zone) and block.id.startswith("hand-")]
    assert [hand.title for hand in hands] == ["Hand of Peter", "Hand of Christine"]
    assert all(card.intent is None for hand in hands for card in hand.cards)


# --- time ---


def test_undo_goes_back_to_the_persons_choice_and_redo_forward_again() -> None:
    page = table("human", "sensible", "sensible")
    rng = Random(4)
    while len({move.seat for move in page.replay.moves}) < 3:
        play_on(page, rng, 1)
    let_bots_play(page)
    record, at = page.replay.record, page.replay.at
    scene = press(page, "undo")
    assert page.replay.at < at
    assert page.replay.state.decision is not None
    assert page.replay.state.decision.seat == 0
    assert page.replay.record == record
    assert scene.next is None
    while button(scene, "redo").state == "legal":
        scene = press(page, "redo")
    assert (page.replay.at, page.replay.record) == (at, record)


def test_undo_from_under_the_cover_gives_the_screen_to_nobody() -> None:
    page = table("human", "human", seed=5)
    press_cover(page)
    rng = Random(1)
    while not any(isinstance(block, Cover) for block in page.scene().blocks):
        page.handle(rng.choice(clickable(page.scene())))
    page.handle({"do": "undo"})
    covers = [block for block in page.scene().blocks if isinstance(block, Cover)]
    assert [cover.button.label for cover in covers] == ["I am Anita"]


def test_playing_on_after_undo_makes_another_future() -> None:
    page = table("human", "human")
    press_cover(page)
    page.handle({"do": "pile"})
    press(page, "undo")
    page.handle({"do": "act", "action": "cry"})
    assert [move.action for move in page.replay.moves] == ["cry"]


def test_bots_show_one_step_after_another_at_the_chosen_speed() -> None:
    page = table("random", "random", speed="slow")
    scene = page.scene()
    assert scene.next is not None
    assert scene.next.after_ms == 1800
    page.handle(scene.next.intent)
    assert page.replay.at == 1
    press(page, "pause")
    scene = page.scene()
    assert scene.next is None
    press(page, "step")
    assert page.replay.at == 2
    page.handle({"do": "advance"})  # a timer that was under way when the pause came
    assert page.replay.at == 2


# --- words and rules ---


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    page = table("human", "sensible", "sensible")
    page.handle({"do": "pile"})
    at = page.replay.at
    page.handle({"do": "language", "language": "hu"})
    scene = page.scene()
    assert scene.language == "hu"
    assert zone(scene, "recruits").title == "Újoncok"
    assert page.replay.at == at
    log = next(block for block in scene.blocks if isinstance(block, Log))
    assert log.lines[0].text == "Anita újoncozik."


def test_rules_are_found_by_number_and_by_word_and_opened_from_the_log() -> None:
    page = table("human", "sensible", "sensible")
    page.handle({"do": "search-rules", "value": "h4.3"})
    panel = next(block for block in page.scene().blocks if block.type == "rules")
    assert panel.rules[0].id == "H4.3"
    page.handle({"do": "search-rules", "value": "no such words anywhere"})
    panel = next(block for block in page.scene().blocks if block.type == "rules")
    assert panel.rules == []
    assert panel.note
    page.handle({"do": "pile"})
    log = next(block for block in page.scene().blocks if isinstance(block, Log))
    turned = next(line for line in log.lines if line.rule == "H5.1")
    assert turned.automatic
    assert turned.rule_intent is not None
    page.handle(turned.rule_intent)
    panel = next(block for block in page.scene().blocks if block.type == "rules")
    assert panel.focus == "H5.1"
    assert "H5.1" in [rule.id for rule in panel.rules]
