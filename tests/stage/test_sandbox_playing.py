"""Where a sandbox of Havoc begins, and playing on from there; whatever is clicked, no card is lost."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from havoclab.core.link import pack
from havoclab.havoc.cards import DOG
from havoclab.havoc.setup import deck
from havoclab.stage.analysis.controller import AnalysisController
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.sandbox.havoc.presets import PRESETS
from havoclab.stage.scene import Cover, Log, Scene, Text
from tests.stage.driving import button, clickable, fields, has_button, press, reply, zone
from tests.stage.setting_up import begun, everything, pick, texts, wrong


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
