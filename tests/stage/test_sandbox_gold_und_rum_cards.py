"""The sandbox of Gold und Rum card by card: picked up, put down and pulled; and the fields beside the cards."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.warriors import COUNTS, RECRUIT, SPIES, listed
from havoclab.stage.sandbox.controller import SandboxController
from tests.stage import setting_up
from tests.stage.driving import button, clickable, fields, has_button, press, reply, zone
from tests.stage.setting_up import change, pick, pull, texts, wrong


def begun(preset: str, *, players: int = 4, seed: int = 5, language: str = "en") -> SandboxController:
    """A sandbox of this game with a preset, which is searched for once."""
    return SandboxController("gold_und_rum", language, token=_found(preset, players, seed))


@cache
def _found(preset: str, players: int, seed: int) -> str:
    return setting_up.begun(preset, game="gold_und_rum", players=players, seed=seed).token


def everywhere(state: State) -> Counter[int]:
    """All warriors on the table."""
    return Counter([*state.deck, *(entry for pile in state.piles for entry in pile if entry < RECRUIT)])


# --- while the piles are closed ---


@pytest.mark.rule("G4.2")
def test_a_warrior_goes_from_pile_to_pile_on_top_or_underneath() -> None:
    page = begun("mid-deal")
    first, second, before = texts(page, "pile-0"), texts(page, "pile-1"), everywhere(page.draft.state)
    pick(page, "pile-0", first[1])
    assert [one.id for one in zone(page.scene(), "pile-1").buttons] == ["to-pile-1", "to-pile-1-other"]
    assert zone(page.scene(), "pile-1").buttons[0].key == "2"
    drop = zone(page.scene(), "pile-1").intent
    assert drop is not None
    page.handle(drop)
    assert (texts(page, "pile-0"), texts(page, "pile-1")) == ([first[0], *first[2:]], [*second, first[1]])
    pick(page, "pile-0", first[0])
    under = zone(page.scene(), "pile-1").buttons[1].intent
    assert under is not None
    page.handle(under)
    assert texts(page, "pile-1") == [first[0], *second, first[1]]
    pick(page, "pile-1", first[0])
    change(page, "put-at", "deck other-end")
    assert texts(page, "deck")[-1] == first[0], "the same places are a menu, for fingers"
    assert everywhere(page.draft.state) == before


def test_a_card_is_pulled_to_its_spot_in_a_pile_and_two_change_their_order() -> None:
    page = begun("mid-deal")
    pile, deck = texts(page, "pile-3"), texts(page, "deck")
    pull(page, "deck", deck[0], "pile-3", at=1)
    assert texts(page, "pile-3") == [pile[0], deck[0], *pile[1:]]
    assert texts(page, "deck") == deck[1:]
    pick(page, "pile-3", pile[0], deck[0])
    press(page, "exchange")
    assert texts(page, "pile-3") == [deck[0], *pile]


@pytest.mark.rule("G2.2", "G3.4")
def test_recruit_cards_go_between_piles_and_the_hand_of_their_owner_alone() -> None:
    page = begun("deal")
    owner, other = page.draft.state.others()[:2]
    hand = texts(page, f"hand-{owner}")
    assert hand == [f"recruit-{owner + 1}"] * 2 + [f"desert-{owner + 1}"] * 2
    pull(page, f"hand-{owner}", hand[0], "pile-4")
    assert (texts(page, "pile-4"), page.draft.state.recruits[owner]) == ([hand[0]], 1)
    before = page.draft.state.copy()
    pick(page, "pile-4", hand[0])
    assert zone(page.scene(), f"hand-{other}").intent is None
    pull(page, f"hand-{owner}", hand[0], "deck")
    assert "can lie there" in reply(page.scene()).text
    assert page.draft.state == before
    press_in(page, "box")
    assert texts(page, "box") == [hand[0]]
    pull(page, "box", hand[0], f"hand-{owner}")
    assert page.draft.state.recruits[owner] == 2


def press_in(page: SandboxController, place: str) -> None:
    """Put down here what is picked up, by the first button of the place."""
    intent = zone(page.scene(), place).buttons[0].intent
    assert intent is not None
    page.handle(intent)


def test_an_empty_table_is_filled_from_what_is_not_on_it() -> None:
    page = begun("empty")
    assert len(texts(page, "box")) == sum(COUNTS)
    pick(page, "box", "goblin", "giant")
    press_in(page, "pile-2")
    assert texts(page, "pile-2") == ["goblin", "giant"]
    pick(page, "box", "troll")
    press(page, "pick-all")
    press_in(page, "deck")
    assert texts(page, "box") == []


# --- once they are open ---


@pytest.mark.rule("G5.3")
def test_a_warrior_comes_into_an_army_from_those_in_no_army_and_stays_in_the_pile_where_it_was_dealt() -> None:
    page = begun("battle")
    state = page.draft.state
    one, other = state.others()[:2]
    left, before = texts(page, "aside"), everywhere(state)
    pull(page, "aside", left[0], f"army-{one}")
    assert left[0] in texts(page, f"army-{one}")
    assert texts(page, "aside") == left[1:]
    pull(page, f"army-{one}", left[0], f"army-{other}")
    pull(page, f"army-{other}", left[0], f"sent-{other}")
    assert left[0] in texts(page, f"sent-{other}")
    pull(page, f"sent-{other}", left[0], "aside")
    assert texts(page, "aside") == left
    assert everywhere(page.draft.state) == before


def test_piles_that_were_opened_show_when_they_are_wanted_and_their_cards_go_into_armies_too() -> None:
    page = begun("battle")
    assert not any(block.id == "pile-0" for block in page.scene().blocks)
    press(page, "show-piles")
    pile, army = texts(page, "pile-0"), f"army-{page.draft.state.others()[0]}"
    held = len(texts(page, army))
    warrior = next(card for card in pile if not card.startswith(("recruit", "desert")))
    pull(page, "pile-0", warrior, army)
    assert (texts(page, "pile-0"), len(texts(page, army))) == (pile, held + 1)
    pull(page, army, warrior, "pile-0")
    assert "can lie there" in reply(page.scene()).text


@pytest.mark.rule("G6.2")
def test_cards_that_a_spy_took_are_marked_and_can_not_be_taken_again() -> None:
    page = begun("spies")
    state = page.draft.state
    spy_holder = state.seat
    robbed = next(seat for seat in state.others() if seat != spy_holder and any(state.armies[seat]))
    card = next(card for card in texts(page, f"army-{robbed}") if texts(page, f"army-{robbed}").count(card) == 1)
    pick(page, f"army-{robbed}", card)
    press(page, "stolen")
    (marked,) = [face for face in zone(page.scene(), f"army-{robbed}").cards if face.badge]
    assert marked.intent is not None
    assert marked.intent["card"] == card
    assert SandboxController("gold_und_rum", token=page.token).draft.state.stolen == page.draft.state.stolen
    press(page, "play")
    page.handle({"do": "act", "action": f"ask {robbed + 1} for {card}"})
    assert page.replay.at == 1
    after = page.replay.state
    assert isinstance(after, State)
    assert after.armies[robbed] == state.armies[robbed], "who asks for it gets nothing"
    press(page, "began")
    pick(page, f"army-{robbed}", card)
    press(page, "stolen")
    assert not any(map(any, page.draft.state.stolen))
    pick(page, f"army-{robbed}", card)
    press(page, "stolen")
    pull(page, f"army-{robbed}", card, "aside")
    assert not any(map(any, page.draft.state.stolen)), "what left the army was not taken from it"


@pytest.mark.rule("G8.5")
def test_who_won_a_battle_last_is_set_and_decides_a_tie() -> None:
    page = begun("tie")
    state = page.draft.state
    one, other = state.others()[:2]
    change(page, "battles", 9)
    change(page, f"last_won-{one}", 9)
    change(page, f"last_won-{other}", 10)
    assert fields(page.scene())[f"last_won-{other}"].error
    change(page, f"last_won-{other}", 4)
    assert (state.last_won[one], state.last_won[other]) == (9, 4)
    change(page, "battles", 5)
    assert (state.last_won[one], state.last_won[other]) == (5, 4), "nobody won a battle that was not fought yet"
    assert wrong(page) == []


@pytest.mark.rule("G8.1")
def test_who_won_each_battle_of_the_round_is_set() -> None:
    page = begun("tie")
    state = page.draft.state
    seat = state.others()[1]
    on = seat in state.won[0]
    change(page, f"won-0-{seat}", not on)
    assert (seat in state.won[0]) == (not on)
    change(page, "fought-0", -1)
    assert f"won-0-{seat}" not in fields(page.scene())
    assert state.won == []


@pytest.mark.rule("G4.7a")
def test_who_has_laid_a_card_since_the_last_warrior_came_may_not_lay_another() -> None:
    page = begun("mid-deal")
    seat = page.draft.state.seat
    change(page, f"claimed-{seat}", "true")
    assert page.draft.state.claimed[seat] == page.draft.state.dealt
    assert {line.rule for line in wrong(page)} == {"G4.4"}
    change(page, f"claimed-{seat}", "false")
    assert wrong(page) == []


# --- whatever is clicked ---


@pytest.mark.parametrize("preset", ["mid-deal", "battle"])
def test_random_clicks_never_fail_and_no_warrior_is_lost_or_doubled(preset: str) -> None:
    page, rng = begun(preset, language="hu"), Random(preset)
    for _ in range(12):
        scene = page.scene()
        buttons = [one.intent for block in scene.blocks if block.type == "zone" for one in block.buttons if one.intent]
        offered = [intent for intent in [*clickable(scene), *buttons] if intent["do"] != "play"]
        page.handle(rng.choice(offered))
        lying = everywhere(page.draft.state)
        assert all(lying[card] <= most for card, most in enumerate(COUNTS))
        assert len(page.draft.box) + lying.total() == sum(COUNTS)


def test_a_hostile_move_is_said_and_changes_nothing() -> None:
    page = begun("mid-deal")
    before, card = page.draft.state.copy(), texts(page, "pile-0")[0]
    whole = {"do": "move", "place": "pile-0", "nth": 0, "card": card, "to": "pile-1"}
    for field, value in (("to", "pile-99"), ("nth", 70), ("card", "spy-9"), ("at", -3), ("at", 70), ("place", "x")):
        page.handle({**whole, field: value})
        assert reply(page.scene()).text
        assert page.draft.state == before
    assert not has_button(page.scene(), "stolen")
    assert button(page.scene(), "undo").state == "legal"
    assert not any(listed(army)[:1] == [SPIES[0]] for army in page.draft.state.armies)
