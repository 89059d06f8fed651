"""Gold und Rum on the table: what is drawn, what clicks mean, and that nothing hidden shows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from havoclab import gold_und_rum
from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.rejection import IllegalAction
from havoclab.core.words import LANGUAGES, words
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.actions import DESERT, RECRUIT
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.warriors import RACES
from havoclab.stage.pictures import Picture, Telling, picture_of
from havoclab.stage.pictures.gold_und_rum.armies import explain
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES
from havoclab.stage.plain import say_scene
from havoclab.stage.scene import Block, Buttons, Prompt, Scene, Seats, Stacks, Track, Zone
from tests.gold_und_rum.tables import army, battle, dealt, pile

#: What the buttons around a table have for keys.
PAGE_KEYS = frozenset("ugknsi+-")
NAMES = ("Anita", "Peter", "Christine", "Eugene", "Margaret", "Bertram", "Quentin")


def picture(players: int, language: str = "en") -> Picture:
    return picture_of("gold_und_rum", language, NAMES[:players], ["human"] * players)


def clicks(blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """What every click on these blocks sends."""
    sent: list[dict[str, Any]] = []
    for block in blocks:
        if isinstance(block, Zone):
            sent += [card.intent for card in block.cards if card.intent] + ([block.intent] if block.intent else [])
        elif isinstance(block, Stacks):
            sent += [stack.intent for stack in block.stacks if stack.intent]
        elif isinstance(block, Buttons):
            sent += [button.intent for button in block.buttons if button.intent]
    return sent


def keys(blocks: Sequence[Block]) -> list[str]:
    """The keys of all buttons and piles."""
    found = [stack.key for block in blocks if isinstance(block, Stacks) for stack in block.stacks]
    found += [button.key for block in blocks if isinstance(block, Buttons) for button in block.buttons]
    return [key for key in found if key]


def meant(state: State, drawn: Picture, seat: int) -> dict[str, Action]:
    """All that one click, or two after another, ask for at this moment, by the actions' texts."""
    found: dict[str, Action] = {}
    blocks = drawn.blocks(state.view(seat), playing=True)
    assert len(keys(blocks)) == len({*keys(blocks)} - PAGE_KEYS), "every key does one thing"
    begun = [[first] for first in clicks(blocks)]
    for first in [one for (one,) in begun if one["do"] in ("claim-card", "ask-seat")]:
        drawn.read(first, state.view(seat))
        then = clicks(drawn.blocks(state.view(seat), playing=True))
        begun += [[first, second] for second in then if second["do"] in ("pile", "ask-card")]
        drawn.forget()
    for intents in begun:
        for intent in intents:
            act = intent["do"] == "act"
            action = state.read_action(intent["action"]) if act else drawn.read(intent, state.view(seat))
            if action is not None:
                found[str(action)] = action
        drawn.forget()
    return found


@pytest.mark.rule("G4.4", "G4.5", "G5.1", "G6.1", "G7.1", "G7.2", "G7.3", "G7.7")
@pytest.mark.parametrize(
    ("players", "seed", "step_mode", "without"),
    [
        (4, 4, True, ()),
        (7, 7, True, ()),
        (5, 3, False, ()),
        (4, 8, False, ("G4.6", "G5.1", "G5.2a", "G5.3a", "G5.4", "G7.5")),
    ],
)
def test_whole_games_are_played_by_clicks_alone_and_every_legal_action_has_its_click(
    players: int, seed: int, step_mode: bool, without: tuple[str, ...]
) -> None:
    state = gold_und_rum.deal(players=players, seed=seed, step_mode=step_mode, without=without)
    drawn, rng, seen = picture(players, LANGUAGES[seed % 2]), Random(seed), set()
    while not state.is_over:
        decision = rng.choice(state.decisions)
        offered = meant(state, drawn, decision.seat) if rng.random() < 0.2 or decision.kind not in seen else {}
        seen.add(decision.kind)
        legal = state.list_legal(decision.seat)
        if offered:
            assert {str(action) for action in legal} <= set(offered), decision.kind
        action = rng.choice(list(offered.values()) or list(legal))
        if action in legal:
            drawn.story(state.apply(action, decision.seat), state.view(decision.seat))
        else:
            with pytest.raises(IllegalAction, match=r"G\d"):
                state.apply(action, decision.seat)
    over = drawn.blocks(state.view(0), playing=False)
    assert not any(isinstance(block, Prompt) for block in over)
    assert seen >= {"favourite", "race", "mercenaries"}


def test_every_kind_of_choice_has_a_prompt_in_both_languages() -> None:
    for language in LANGUAGES:
        say = words(language, *PACKAGES)
        for kind in {*KINDS_OF_CHOICE, "claim-now"} - {"over"}:
            assert f"asked-{kind}" in say
            assert f"awaits-{kind}" in say


@pytest.mark.rule("G4.2", "G2.3")
def test_of_a_pile_only_its_top_shows_until_memory_help_is_asked_for() -> None:
    state, other = dealt(30), dealt(30)
    other.piles[2][0], other.piles[5][1] = other.piles[5][1], other.piles[2][0]
    assert other.piles[2][0] != state.piles[2][0], "two different warriors have changed their places"
    drawn = picture(4)
    for seat in (None, 0, 1):
        one = drawn.blocks(state.view(seat), playing=seat is not None)
        assert one == drawn.blocks(other.view(seat), playing=seat is not None)
    helped = drawn.blocks(state.view(1), playing=True, memory=True)
    assert helped != drawn.blocks(other.view(1), playing=True, memory=True)
    (stacks,) = (block for block in helped if isinstance(block, Stacks))
    assert [len(stack.below) for stack in stacks.stacks] == [4, 4, 4, 3, 3, 3, 3, 3, 3]


@pytest.mark.rule("G2.3", "G7.1", "G7.2")
def test_of_others_armies_only_backs_and_their_number_show() -> None:
    one = battle("orc-2 orc-6 goblin", "orc-6 orc-6 troll giant", "orc-2")
    two = battle("orc-2 orc-6 goblin", "orc-2 orc-leader goblin goblin", "orc-6")
    for state in (one, two):
        state.apply("done")
        state.apply(next(action for action in state.list_legal() if str(action).startswith("send")))
    drawn = picture(4)
    for seat in (None, 0, 1):
        assert drawn.blocks(one.view(seat), playing=False) == drawn.blocks(two.view(seat), playing=False)
    assert drawn.blocks(one.view(2), playing=True) != drawn.blocks(two.view(2), playing=True)


def test_what_a_seat_cannot_know_changes_nothing_in_its_picture() -> None:
    state, rng = gold_und_rum.deal(players=5, seed=11), Random(2)
    drawn = picture(5)
    for step in range(140):
        seat = rng.choice([None, *range(5)])
        if step % 4 == 0:
            view = state.view(seat)
            for memory in (False, True):
                hidden = drawn.blocks(view.sample(rng).view(seat), playing=False, memory=memory)
                assert drawn.blocks(view, playing=False, memory=memory) == hidden
        decision = rng.choice(state.decisions)
        state.apply(rng.choice(state.list_legal(decision.seat)), decision.seat)


@pytest.mark.rule("G4.7", "G4.7b")
def test_a_late_click_on_a_pile_is_the_claim_of_the_moment_at_which_it_was_seen() -> None:
    state, drawn = dealt(45), picture(4)
    (stacks,) = (block for block in drawn.blocks(state.view(1), playing=True) if isinstance(block, Stacks))
    seen = [stack.intent for stack in stacks.stacks]
    state.apply("deal")  # on the first pile, which is another one now
    claims = [drawn.read(intent, state.view(1)) for intent in seen if intent is not None]
    assert claims == list(RECRUIT[45][:9])
    with pytest.raises(IllegalAction, match=r"G4\.7b"):
        state.apply(claims[0] or "", 1)
    state.apply(claims[1] or "", 1)
    assert state.claimed[1] == 45


@pytest.mark.rule("G4.4", "G4.5")
def test_the_only_card_that_can_be_laid_is_chosen_already_and_the_other_choice_is_kept() -> None:
    drawn = picture(4)
    before, after = dealt(10), dealt(50)
    assert drawn.read({"do": "pile", "pile": 3}, before.view(1)) == DESERT[10][3]
    assert drawn.read({"do": "pile", "pile": 3}, after.view(1)) == RECRUIT[50][3]
    assert drawn.read({"do": "claim-card", "card": "desertion"}, after.view(1)) is None
    drawn.forget()
    assert drawn.read({"do": "pile", "pile": 3}, after.view(1)) == DESERT[50][3]
    pressed = [button for block in drawn.blocks(after.view(1), playing=True) if isinstance(block, Buttons)
               for button in block.buttons if button.pressed]  # fmt: skip
    assert [button.id for button in pressed] == ["claim-desertion"]


@pytest.mark.rule("G4.2")
def test_the_pile_dealt_on_last_is_marked_and_every_pile_has_a_key() -> None:
    blocks = picture(7).blocks(dealt(25, players=7).view(2), playing=True)
    (stacks,) = (block for block in blocks if isinstance(block, Stacks))
    assert [stack.number for stack in stacks.stacks if stack.mark] == ["11"]
    assert len(keys([stacks])) == 14


def test_seats_show_points_on_the_way_to_the_goal_cards_to_lay_and_later_their_backs() -> None:
    drawn = picture(4)
    (seats,) = (block for block in drawn.blocks(dealt(3).view(None), playing=False) if isinstance(block, Seats))
    assert [figure.value for figure in seats.seats[0].figures] == ["0/8"], "the chancellor holds no cards"
    assert [(figure.symbol, figure.value) for figure in seats.seats[1].figures] == [
        ("wheel", "0/8"), ("recruit", "2"), ("desertion", "2")]  # fmt: skip
    fought = battle("orc-2 goblin spy-1", "", "dwarf-6 dwarf-2")
    (seats,) = (block for block in drawn.blocks(fought.view(None), playing=False) if isinstance(block, Seats))
    assert seats.seats[0].symbols == ["chancellor"]
    assert seats.seats[1].symbols == ["favourite"]
    assert [(f.symbol, f.value) for f in seats.seats[1].figures[1:]] == [("mercenary", "1"), ("spy", "1")]
    assert [(f.symbol, f.value) for f in seats.seats[3].figures[1:]] == [("dwarf", "2")]


@pytest.mark.rule("G8.1", "G7.1")
def test_the_battles_show_their_race_what_they_pay_and_who_won_them() -> None:
    fought = battle("orc-6", "orc-6", "barbarian-2", favourite=3)
    fought.apply("march barbarian")
    (track,) = (block for block in picture(4).blocks(fought.view(0), playing=False) if isinstance(block, Track))
    told = [(tile.title, tile.state, tile.note, tile.seat, tile.figures[0].value) for tile in track.tiles]
    assert told == [
        ("Orcs", "past", "won by Peter, Christine", None, "2"),
        ("Barbarians", "past", "won by Eugene", 3, "1"),
        ("still open", "current", "", None, "1"),
        ("still open", "open", "", None, "2"),
    ]


@pytest.mark.parametrize(
    "damaged",
    [
        {"do": "pile", "pile": 14},
        {"do": "pile", "pile": True},
        {"do": "pile", "pile": 1, "moment": 81},
        {"do": "pile", "pile": 1, "card": "spy"},
        {"do": "claim-card", "card": "goblin"},
        {"do": "ask-seat", "seat": 4},
        {"do": "ask-card", "card": "orc-7"},
        {"do": "strike", "seat": 1, "back": "elf"},
        {"do": "hand", "card": None},
        {"do": "sell"},
        {},
    ],
)
def test_a_damaged_click_is_named_and_changes_nothing(damaged: dict[str, Any]) -> None:
    state, drawn = dealt(45), picture(4)
    before = drawn.blocks(state.view(1), playing=True)
    with pytest.raises(ValueError, match=r"^(pile|moment|card|seat|back|do): "):
        drawn.read(damaged, state.view(1))
    assert drawn.blocks(state.view(1), playing=True) == before


# --- told step by step ---


def opened(*piles: str) -> tuple[list[Telling], State]:
    """The story of the opening of these piles."""
    state = dealt(80)
    state.piles = [*map(pile, piles), *([] for _ in state.piles[len(piles) :])]
    state.kind, state.seat = "favourite", 0
    events = state.apply("back 2")
    return list(picture(4).story(events, state.view(1))), state


@pytest.mark.rule("G5.2", "G5.2a", "G5.2b", "G5.3", "G5.3a", "G5.4", "G5.6")
def test_a_pile_is_read_from_the_bottom_up_with_the_acting_card_marked() -> None:
    told, _ = opened("desert-2 orc-6 desert-3 desert-4 recruit-2 recruit-3 desert-2 dwarf-2", "giant")
    assert [(step.event.kind, step.event.rule) for step in told[:7]] == [
        ("desertion-on-nothing", "G5.6"),
        ("removed", "G5.2"),
        ("desertion-on-desertion", "G5.2b"),
        ("recruit-too-late", "G5.3a"),
        ("desertion-on-desertion", "G5.2b"),
        ("pile-taken", "G5.3"),
        ("pile-aside", "G5.4"),
    ]
    zones = [block for step in told[:7] for block in step.blocks if isinstance(block, Zone)]
    acting = [[nth for nth, card in enumerate(zone.cards) if card.state == "selected"] for zone in zones]
    assert acting == [[0], [2], [3], [5], [6], [], []]
    assert [card.state for card in zones[5].cards][:2] == ["plain", "dimmed"], "the orc is gone, and stays gone"
    assert "belongs to Peter, who takes: dwarf 2" in told[5].text
    assert zones[5].seat == 1
    assert len(told) == 7, "of the piles on which nobody laid a card only the first is told"


@pytest.mark.rule("G7.4", "G7.5", "G7.6", "G8.1", "G8.2")
def test_the_armies_are_turned_one_by_one_and_each_strength_is_explained() -> None:
    state = battle("orc-2 orc-6 orc-leader goblin machine", "orc-leader orc-leader giant", "troll")
    events: list[Event] = []
    for action in ("army orc-2 orc-6 orc-leader goblin machine", "army orc-leader orc-leader giant", "army troll"):
        events += state.apply(action)
    told = picture(4).story(events, state.view(1))
    assert [step.event.kind for step in told] == ["revealed"] * 3 + ["scored", "chancellor-scored"]
    assert [len(step.blocks) for step in told] == [1, 2, 3, 3, 3]
    notes = {zone.title: zone.note for zone in told[-1].blocks if isinstance(zone, Zone)}
    assert notes == {
        "Peter": "Orcs: 8. The leader makes that 16. Mercenaries: 1. "
        "War machines with a crew: 1 of 1, worth 9. Strength 26.",
        "Christine": "Two leaders: the whole army counts 0.",
        "Eugene": "Mercenaries: 5. Strength 5.",
    }


@pytest.mark.rule("G7.7")
def test_an_airship_that_comes_is_told_with_what_it_brings() -> None:
    state = battle("orc-2 airship goblin goblin", "orc-6", "")
    turned = state.apply("done")
    flown = state.apply("fly 2")
    told = picture(4).story([*turned, *flown], state.view(0))
    step = next(step for step in told if step.event.kind == "flew")
    assert "comes with 2 goblins. Strength 8." in step.text
    notes = {zone.title: zone.note for zone in step.blocks if isinstance(zone, Zone)}
    assert notes["Peter"] == "Orcs: 2. Airship with its crew: 6. Strength 8."
    alone = picture(4).story(flown, state.view(0))
    assert [(step.event.kind, step.blocks) for step in alone] == [
        ("flew", []),
        ("scored", []),
        ("chancellor-scored", []),
    ]


@pytest.mark.rule("G7.5", "G7.5a", "G7.6", "G7.7")
def test_the_parts_of_an_explained_strength_add_up() -> None:
    say, rng = words("en", *PACKAGES), Random(5)
    kinds = ["2", "6", "leader"]
    for _ in range(200):
        race = rng.randrange(4)
        own = [f"{RACES[race]}-{kind}" for kind in rng.choices(kinds, weights=(4, 3, 1), k=rng.randrange(5))]
        others = rng.choices(["goblin", "giant", "troll", "machine"], k=rng.randrange(5))
        sent, flown = army(" ".join([*own, *others])), rng.choice((-1, 1, 3))
        total = strength(sent, race, leader_factor=3, flown=flown)
        told = explain(sent, race, total, say, options=Options(leader_factor=3), flown=flown)
        parts = dict(part.rsplit(" ", 1) for part in told.rstrip(".").split(". "))
        if "Two leaders" in told:
            assert total == 0
            continue
        assert int(parts.pop("Strength")) == total
        doubled = parts.pop("The leader makes that", None)
        if doubled is not None:
            parts = {name: value for name, value in parts.items() if not name.startswith(("Und", "Orc", "Bar", "Dwa"))}
        assert sum(map(int, [*parts.values(), doubled or 0])) == total


# --- the form, and the end ---


def test_the_whole_picture_says_itself_in_words() -> None:
    drawn = picture(7, "hu")
    blocks = drawn.blocks(dealt(60, players=7).view(3), playing=True, memory=True)
    told = " ".join(say_scene(Scene(layout="table", language="hu", title="Gold und Rum", blocks=blocks)))
    assert "1. pakli: " in told
    assert "Benne, alulról fölfelé: " in told
    assert "Megjelent a toborzás kezdete" in told
    fought = battle("orc-2 goblin", "orc-2 orc-6 giant", "")
    fought.apply("done")
    fought.apply("send giant")
    blocks = picture(4).blocks(fought.view(1), playing=True)
    told = " ".join(say_scene(Scene(layout="table", title="Gold und Rum", blocks=blocks)))
    assert "Christine: an orc’s back (2), a mercenary’s back (1)." in told
    assert "Peter: orc 2. Face down for the others. Strength so far: 2." in told
