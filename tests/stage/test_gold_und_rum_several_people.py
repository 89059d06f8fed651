"""Several people at one screen play Gold und Rum: in the open while cards are dealt, then behind covers."""

from __future__ import annotations

from random import Random

import pytest

from havoclab import gold_und_rum
from havoclab.core.record import Record
from havoclab.gold_und_rum import State
from havoclab.stage.scene import Cover, Log, Prompt, Reply, Scene, Stacks, Zone
from havoclab.stage.table import TableController
from tests.stage.driving import has_button, press, reply

NAMES = ("Anita", "Peter", "Christine", "Eugene")


def state_of(page: TableController) -> State:
    state = page.replay.state
    assert isinstance(state, State)
    return state


def stacks(scene: Scene) -> Stacks:
    return next(block for block in scene.blocks if isinstance(block, Stacks))


def several_people() -> TableController:
    """Anita and Peter at one screen, with two bots; a deal in steps."""
    page = TableController("gold_und_rum", language="en")
    page.handle({"do": "set", "field": "seed", "value": "3"})
    page.handle({"do": "set", "field": "kind-1", "value": "human"})
    page.handle({"do": "start"})
    page.handle({"do": "set", "field": "speed", "value": "instant"})
    return page


def cover_of(scene: Scene) -> Cover | None:
    return next((block for block in scene.blocks if isinstance(block, Cover)), None)


@pytest.mark.rule("G4.3", "G4.7")
def test_several_people_at_one_screen_are_asked_in_turn_without_covers_while_all_lies_open() -> None:
    page = several_people()
    assert state_of(page).options.step_mode
    asked = set()
    for _ in range(12):
        scene = page.scene()
        assert cover_of(scene) is None
        if scene.next is not None:
            page.handle(scene.next.intent)
            continue
        asked.add(next(block.who for block in scene.blocks if isinstance(block, Prompt)))
        assert any(stack.intent for stack in stacks(scene).stacks)
        page.handle({"do": "act", "action": "wait"})
    assert asked == {"Anita", "Peter"}


@pytest.mark.rule("G4.3", "G4.7")
def test_one_button_answers_for_all_people_who_are_asked_at_this_moment_and_for_none_later() -> None:
    page = several_people()
    for _ in range(40):
        if state_of(page).started:
            break
        coming, before = page.scene().next, state_of(page).copy()
        if coming is not None:
            page.handle(coming.intent)
            continue
        press(page, "nobody")
        after = state_of(page)
        assert after.dealt - before.dealt <= 1
        laid = sum(before.desertions) - sum(after.desertions) + sum(before.recruits) - sum(after.recruits)
        assert (after.dealt > before.dealt) != bool(laid), "it goes on to the next card, or stops at a bot's claim"
        people = [move.action for move in page.replay.moves if move.seat < 2]
        assert set(people) == {"wait"}


@pytest.mark.rule("G2.3", "G6.1", "G7.2")
def test_once_somebody_holds_warriors_a_cover_stands_before_every_hand_but_not_before_the_chancellor() -> None:
    deals = (gold_und_rum.deal(players=4, seed=seed, step_mode=True) for seed in range(99))
    start, rng = next(state for state in deals if state.chancellor == 0), Random(6)
    while start.dealt < 76:
        start.apply(rng.choice(start.list_legal()))
    link = Record.of(start, NAMES, ("human", "human", "random", "random")).to_link()
    page, covered, raced = TableController("gold_und_rum", token=link), set(), False
    page.handle({"do": "set", "field": "speed", "value": "instant"})
    for _ in range(600):
        scene, state = page.scene(), state_of(page)
        cover = cover_of(scene)
        if state.round > 1:
            break
        if cover is not None:
            covered.add(state.kind)
            assert not any(isinstance(block, Stacks | Log | Reply) or block.area == "hand" for block in scene.blocks)
            assert cover.button.intent is not None
            page.handle(cover.button.intent)
        elif scene.next is not None:
            page.handle(scene.next.intent)
        elif has_button(scene, "nobody") and rng.random() < 0.9:
            press(page, "nobody")
        else:
            if state.kind == "race":
                raced = True
                page.handle({"do": "nobody"})
                assert "not asked in turn" in reply(page.scene()).text
            hands = [block for block in scene.blocks if isinstance(block, Zone) and block.id == "hand"]
            assert all(hand.seat == state.seat for hand in hands)
            page.handle({"do": "act", "action": str(rng.choice(state.list_legal()))})
    assert "mercenaries" in covered
    assert raced
    assert not covered & {"claim", "last-call", "favourite", "race"}


def test_a_link_to_a_running_deal_of_several_people_is_not_opened() -> None:
    kinds = ("human", "human", "random", "random")
    link = Record.of(gold_und_rum.deal(players=4, seed=1), NAMES, kinds).to_link()
    page = TableController("gold_und_rum", token=link)
    assert "Several people" in reply(page.scene()).text
    assert page.played is None
