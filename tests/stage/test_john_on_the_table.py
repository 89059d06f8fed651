"""John of Gaunt at the table: his card, his nines, his seat, the Chevauchées on the timeline, and the sandbox (H13)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from havoclab.havoc import State
from havoclab.havoc.actions import STAY_OUT
from havoclab.havoc.soundness import problems
from havoclab.stage.pictures import picture_of
from havoclab.stage.plain import say_scene
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.sandbox.havoc.gaunt import PARTS
from havoclab.stage.scene import Block, Prompt, Scene, Seats, Track, Zone
from tests.havoc.johns_faults import waiting
from tests.havoc.johns_positions import BORDEAUX, his_battle, his_peace, on_turn

NAMES = ("Anita", "Peter", "Christine")


def drawn(state: State, language: str = "en") -> dict[str, Block]:
    """The table as the deciding seat sees it, block by block."""
    picture = picture_of("havoc", language, NAMES, ("human",) * 3)
    return {getattr(block, "id", block.type): block for block in picture.blocks(state.view(state.seat), playing=True)}


def tiles(state: State) -> list[tuple[str, str, str]]:
    track = drawn(state)["battles"]
    assert isinstance(track, Track)
    return [(tile.title, tile.state, tile.note) for tile in track.tiles]


@pytest.mark.rule("H13.1", "H13.4")
def test_the_chevauchees_lie_aside_with_both_sides_until_he_enters() -> None:
    track = drawn(on_turn())["battles"]
    assert isinstance(track, Track)
    aside = track.tiles[-1]
    assert (aside.title, aside.note, [figure.value for figure in aside.figures]) == (
        "Chevauchées",
        "lies aside",
        ["6", "3", "6"],
    )
    assert aside.figures[2].title.startswith("Side Tours–Bordeaux, place 2: 6 points.")


@pytest.mark.rule("H13.4", "H13.7")
def test_on_the_timeline_they_stand_for_the_battle_that_was_set_aside() -> None:
    state = his_battle(["b2 o2", "b8 o8", ""], side=BORDEAUX)
    assert tiles(state)[:2] == [("Chevauchées", "current", "in place of Sluys"), ("Crécy", "open", "")]
    state.apply("pass")
    assert tiles(state)[0] == ("Chevauchées", "past", "won by John of Gaunt · in place of Sluys")


@pytest.mark.rule("H13.2")
def test_drawn_he_lies_open_at_the_left_hand() -> None:
    zone = drawn(waiting())["john"]
    assert isinstance(zone, Zone)
    assert (zone.title, [card.name for card in zone.cards]) == ("At Peter’s left hand", ["John of Gaunt"])


@pytest.mark.rule("H13.3", "H13.5", "H13.6")
def test_in_his_battle_he_has_a_seat_and_three_nines_and_nobody_is_offered_to_stay_out() -> None:
    state = on_turn(pile="john b7")
    state.apply("recruit")
    state.apply("draw")
    blocks = drawn(state)
    seats, nines, prompt = blocks["seats"], blocks["laid-john"], blocks["prompt"]
    assert isinstance(seats, Seats)
    assert [(seat.name, seat.status) for seat in seats.seats][1] == ("John of Gaunt", "cried Havoc")
    assert isinstance(nines, Zone)
    assert [(card.value, card.intent) for card in nines.cards] == [("9", None)] * 3
    assert isinstance(prompt, Prompt)
    assert prompt.rule is not None
    assert prompt.rule.id == "H13.5"
    assert STAY_OUT not in state.list_legal()
    assert "do-stay-out" not in str(blocks["actions"])


@pytest.mark.rule("H13.7")
def test_as_peacekeeper_he_has_the_card_before_him() -> None:
    blocks = drawn(his_peace(seat=1))
    seats = blocks["seats"]
    assert isinstance(seats, Seats)
    assert [(seat.name, seat.status, seat.symbols) for seat in seats.seats][1] == (
        "John of Gaunt",
        "Peacekeeper",
        ["dove"],
    )
    assert "before John of Gaunt" in getattr(blocks["peace"], "name", "")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_text_view_tells_all_of_it(language: Literal["en", "hu"]) -> None:
    for state in (on_turn(), waiting(), his_battle(["b2 o2", "b8 o8", ""]), his_peace(seat=1)):
        told = "\n".join(
            say_scene(Scene(title="Havoc", language=language, blocks=list(drawn(state, language).values())))
        )
        assert "Chevauchées" in told


# --- the sandbox ---


def sandbox(**options: Any) -> SandboxController:
    page = SandboxController("havoc", "en")
    for field, value in {"players": 3, "john_of_gaunt": True, **options}.items():
        page.handle({"do": "set", "field": field, "value": value})
    page.handle({"do": "preset", "value": "deal"})
    return page


def fact(page: SandboxController, field: str, value: object) -> State:
    page.handle({"do": "fact", "field": field, "value": value})
    state = page.draft.state
    assert isinstance(state, State)
    return state


@pytest.mark.rule("H13.1")
def test_a_table_with_him_has_his_card_and_one_without_him_has_not() -> None:
    page = sandbox()
    assert problems(page.draft.state) == []
    page.handle({"do": "set", "field": "john_of_gaunt", "value": False})
    assert problems(page.draft.state) == []
    page.handle({"do": "set", "field": "john_of_gaunt", "value": True})
    assert problems(page.draft.state) == []
    page.handle({"do": "clear"})
    assert page.draft.cards("box")[-1:] == page.draft.due[-1:]
    page.handle({"do": "type", "place": "pile", "value": "john b1"})
    assert len(page.draft.cards("pile")) == 2


@pytest.mark.rule("H13.2", "H13.3", "H13.7", "H13.8")
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("part", PARTS)
def test_each_of_his_parts_can_be_set_and_played_on_from(part: str, extra: bool) -> None:
    page = sandbox(extra_chevauchees=extra)
    if part == "waits":
        fact(page, "kind", "join")
    fact(page, "johns-part", part)
    if part != "pile":
        fact(page, "johns-seat", 1)
    if part in ("fights", "keeps", "gone"):
        fact(page, "johns-side", BORDEAUX)
    page.handle({"do": "mend-all"})
    assert problems(page.draft.state) == []
    page.handle({"do": "play"})
    assert not page.replay.state.is_over
    assert page.replay.state.list_legal()


@pytest.mark.parametrize("value", ["nonsense", -1, 99, None, "<script>"])
def test_what_he_can_not_do_is_refused_and_nothing_is_lost(value: object) -> None:
    page = sandbox()
    before = page.draft.state.copy()
    for field in ("johns-part", "johns-seat", "johns-side", "johns-hat"):
        page.handle({"do": "fact", "field": field, "value": value})
        assert page.draft.state == before
