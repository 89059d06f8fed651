"""The sandbox of Gold und Rum, by its scenes alone: positions typed in, what is wrong with them, playing on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab.core.link import pack
from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.core.words import words
from havoclab.gold_und_rum import State, soundness
from havoclab.gold_und_rum.actions import DEAL
from havoclab.gold_und_rum.example import example
from havoclab.gold_und_rum.gallery import read_gallery
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE
from havoclab.gold_und_rum.warriors import DESERTION, GIANT, GOBLIN, KINDS, RECRUIT, SPIES, listed
from havoclab.havoc import deal as deal_havoc
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.sandbox.gold_und_rum import PACKAGES
from havoclab.stage.sandbox.gold_und_rum.card_words import read_cards, write_cards
from havoclab.stage.sandbox.gold_und_rum.draft import Draft
from havoclab.stage.sandbox.gold_und_rum.facts import CHOSEN
from havoclab.stage.sandbox.gold_und_rum.mends import faults
from havoclab.stage.sandbox.gold_und_rum.presets import PRESETS
from havoclab.stage.table import TableController
from tests.stage import setting_up
from tests.stage.driving import button, has_button, press, reply, zone
from tests.stage.setting_up import change, type_in, wrong


def opened(language: str = "en", token: str | None = None) -> SandboxController:
    return SandboxController("gold_und_rum", language, token)


def begun(preset: str, *, players: int = 4, seed: int = 5) -> SandboxController:
    """A sandbox of this game that begins with a preset."""
    return setting_up.begun(preset, game="gold_und_rum", players=players, seed=seed)


def mended(page: SandboxController, rule: str) -> None:
    """Click what mends the fault against this rule."""
    fix = next(line.fix for line in wrong(page) if line.rule == rule)
    assert fix is not None
    assert fix.intent is not None
    page.handle(fix.intent)


def everywhere(state: State) -> list[int]:
    """All warriors on the table."""
    return sorted([*state.deck, *(entry for pile in state.piles for entry in pile if entry < RECRUIT)])


# --- setting up ---


def test_the_empty_table_says_what_is_missing_and_one_click_mends_all_of_it() -> None:
    page = opened()
    assert {line.rule for line in wrong(page)} == {"G4.1", "G4.2", "G4.8"}
    mended(page, "G4.2")
    assert wrong(page) == []
    assert len(page.draft.state.deck) == 80
    press(page, "play")
    assert [decision.kind for decision in page.replay.state.decisions] == ["deal"]


@pytest.mark.rule("G5.2", "G5.3")
def test_a_pile_is_typed_from_the_bottom_up_and_opened() -> None:
    page = begun("deal")
    change(page, "kind", "last-call")
    type_in(page, "pile-0", "o6 x2 r3 o2 2*go")
    assert page.draft.state.piles[0] == [4, DESERTION + 1, RECRUIT + 2, 3, GOBLIN, GOBLIN]
    press(page, "open-piles")
    assert listed(page.draft.state.armies[2]) == [3, GOBLIN, GOBLIN]


def test_warriors_typed_onto_a_pile_come_from_the_deck() -> None:
    page = begun("deal")
    type_in(page, "pile-8", "ai co s1")
    assert everywhere(page.draft.state) == sorted(everywhere(State.deal(page.draft.options, 5)))


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_card_is_read_as_it_is_written_in_either_language(language: str) -> None:
    cards = [*range(len(KINDS)), *(first + seat for first in (RECRUIT, DESERTION) for seat in range(7))]
    assert read_cards(write_cards(cards, language)) == cards


@pytest.mark.parametrize(
    ("place", "text", "said"),
    [
        ("pile-0", "o2 rat", "“rat” is no card."),
        ("deck", "o2 r1", "“r1” can’t lie here"),
        ("pile-0", "o2 x7", "There are 4 players"),
        ("pile-0", "99*o2 99*o2", "is no card"),
        ("pile-0", "o2 " * 2000, "is no card"),
    ],
)
def test_what_is_no_card_is_named_beside_the_place_and_nothing_is_changed(place: str, text: str, said: str) -> None:
    page = begun("deal")
    before = page.draft.state.to_json()
    type_in(page, place, text)
    entry = zone(page.scene(), place).entry
    assert entry is not None
    assert said in entry.error
    assert page.draft.state.to_json() == before


def test_what_was_changed_can_be_taken_back() -> None:
    page = begun("battle")
    before = page.draft.state.copy()
    press(page, "show-piles")
    type_in(page, "pile-0", "o2")
    change(page, "kind", "race")
    press(page, "undo")
    press(page, "undo")
    assert page.draft.state == before
    press(page, "redo")
    assert page.draft.state.piles[0] == [3]


@pytest.mark.parametrize("players", [4, 7])
def test_another_number_of_players_keeps_the_table_whole(players: int) -> None:
    page = begun("battle", players=5)
    page.handle({"do": "set", "field": "players", "value": str(players)})
    state = page.draft.state
    assert len(state.armies) == len(state.points) == players
    assert len(state.piles) == state.options.piles
    press(page, "mend-all") if has_button(page.scene(), "mend-all") else None
    assert page.scene().blocks


# --- presets, choices, mends ---


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset != "empty"])
def test_every_preset_is_sound_opens_from_its_link_and_can_be_played_on(preset: str) -> None:
    page = begun(preset)
    assert wrong(page) == []
    assert opened(token=page.token).draft.state == page.draft.state
    press(page, "play")
    rng = Random(preset)
    for _ in range(12):
        if page.replay.state.is_over:
            break
        page.handle({"do": "act", "action": str(rng.choice(list(page.sitting.view().legal_actions)))})
    press(page, "began")
    assert wrong(page) == []


@pytest.mark.parametrize("kind", CHOSEN)
@pytest.mark.parametrize("preset", ["deal", "airship"])
def test_any_kind_of_choice_brings_along_what_must_agree_with_it_or_a_mend_does(preset: str, kind: str) -> None:
    page = begun(preset)
    page.handle({"do": "fact", "field": "kind", "value": kind})
    if wrong(page):
        page.handle({"do": "mend-all"})
    assert wrong(page) == []
    page.handle({"do": "play"})
    assert page.replay.state.decisions


@pytest.mark.rule("G3.3", "G5.3", "G6.4", "G7.1", "G7.2", "G8.1")
def test_each_fault_names_its_rule_and_one_click_mends_it() -> None:
    page = begun("battle")
    state = page.draft.state
    chancellor, (first, *_) = state.chancellor, state.others()
    state.recruits[chancellor] = 1
    state.armies[first][GIANT] = 2
    state.armies[first][3 * state.race] += 1
    state.sent[first][SPIES[0]] = 1
    state.won = [[0]]
    page.handle({"do": "fact", "field": "round", "value": "2"})
    found = {line.rule for line in wrong(page)}
    assert {"G3.3", "G6.4", "G7.1", "G7.2", "G8.1"} <= found
    for rule in ("G3.3", "G6.4", "G7.1", "G8.1"):
        mended(page, rule)
        assert rule not in {line.rule for line in wrong(page)}


def test_a_mend_does_what_it_says_on_positions_spoiled_at_random() -> None:
    """Whatever is offered makes its fault go away, and leaves fewer than before."""
    offered = set()
    for number in range(14):
        rng = Random(number)
        page = begun(PRESETS[1 + number % 7], players=4 + number % 4, seed=number)
        _spoil(page.draft.state, rng)
        before = soundness.problems(page.draft.state)
        for fault in faults(page.draft):
            if fault.mend is not None:
                changed = page.draft.copy()
                fault.mend.do(changed)
                after = soundness.problems(changed.state)
                assert fault.problem not in after
                assert len(after) < len(before)
                offered.add(fault.mend.id.partition("-")[0])
        page.scene()
    assert len(offered) > 6


def _spoil(state: State, rng: Random) -> None:
    for _ in range(3):
        seat, kind = rng.randrange(state.players), rng.randrange(len(KINDS))
        match rng.randrange(8):
            case 0:
                state.armies[seat][kind] += 1
            case 1:
                state.sent[seat][kind] += 1
            case 2:
                rng.choice(state.piles).append(rng.choice([kind, RECRUIT + seat, DESERTION + seat]))
            case 3:
                state.favourite = state.chancellor
            case 4:
                state.kind = rng.choice(list(KINDS_OF_CHOICE))
            case 5:
                state.deck.append(rng.choice([kind, RECRUIT]))
            case 6:
                state.fought = [0, 0]
            case _:
                state.seat, state.started = seat, not state.started


@pytest.mark.parametrize("language", ["en", "hu"])
def test_there_are_words_for_every_choice_preset_and_mend(language: str) -> None:
    say = words(language, *PACKAGES)
    for message in (*(f"preset-{name}" for name in PRESETS), *(f"kind-{kind}" for kind in KINDS_OF_CHOICE)):
        assert message in say
    assert opened(language).scene().blocks


# --- rules that are off, people and bots ---


@pytest.mark.rule("G6.4")
def test_a_rule_switched_off_is_no_fault_any_more_and_stays_off_in_play() -> None:
    page = begun("battle")
    state = page.draft.state
    state.armies[state.others()[0]][GIANT] = 2
    assert "G6.4" in {line.rule for line in wrong(page)}
    page.handle({"do": "switch-rule", "rule": "G6.4", "value": "true"})
    assert page.draft.options.without == ("G6.4",)
    assert "G6.4" not in {line.rule for line in wrong(page)}


def test_one_person_among_bots_may_let_the_deal_run_and_several_are_asked_in_turn() -> None:
    page = begun("mid-deal")
    assert page.draft.state.kind == "claim"
    for seat in (1, 2, 3):
        page.handle({"do": "set", "field": f"kind-{seat}", "value": "sensible"})
    page.handle({"do": "set", "field": "mode", "value": "live"})
    assert (page.draft.options.step_mode, page.draft.state.kind) == (False, "deal")
    assert wrong(page) == []
    press(page, "play")
    assert page.clock_runs
    press(page, "edit")
    page.handle({"do": "set", "field": "kind-1", "value": "human"})
    assert page.draft.options.step_mode


# --- links, files, other pages ---


def test_a_saved_position_and_a_saved_game_open_again() -> None:
    page = begun("favourite")
    page.handle({"do": "set", "field": "name-1", "value": "Ödön"})
    again = opened()
    again.handle({"do": "load", "value": button(page.scene(), "save").copy_text})
    assert again.draft.state == page.draft.state
    assert again.names[1] == "Ödön"
    press(page, "play")
    page.handle({"do": "act", "action": str(page.replay.state.list_legal()[0])})
    again.handle({"do": "load", "value": button(page.scene(), "save").copy_text})
    assert again.replay.state == page.replay.state
    assert opened(token=page.token).replay.state == page.replay.state


def test_of_a_live_game_of_several_people_only_the_moment_is_opened() -> None:
    start = State.deal(begun("deal").draft.options.model_copy(update={"step_mode": False}), 3)
    replay = Replay(Record.of(start, ("a", "b", "c", "d"), ("human",) * 4), State)
    for _ in range(3):
        replay.apply(DEAL, seat=start.chancellor)
    page = opened(token=replay.record.to_link())
    assert (page.draft.state.dealt, page.draft.options.step_mode) == (3, True)
    assert wrong(page) == []
    assert has_button(page.scene(), "play")


def test_the_table_leads_here_with_its_moment_and_its_people() -> None:
    state = begun("battle").draft.state
    kinds = tuple("human" if seat == state.seat else "sensible@60" for seat in range(4))
    table = TableController("gold_und_rum", token=Record.of(state, ("a", "b", "c", "d"), kinds).to_link())
    press(table, "sandbox")
    fix = reply(table.scene()).fix
    assert fix is not None
    page = opened(token=fix.href.partition("&s=")[2])
    assert page.names == ("a", "b", "c", "d")
    assert page._bench.setup.kinds == kinds
    assert page.draft.state.armies == state.armies


def test_every_case_of_the_gallery_opens_without_a_fault() -> None:
    for case in read_gallery():
        page = opened(token=pack("p", case.position))
        assert wrong(page) == [], case


@pytest.mark.parametrize(
    "token",
    [
        "nonsense",
        pack("x", ["en", {}, {}, "havoc"]),
        pack("x", ["en", {"players": 12}, {}, "gold_und_rum"]),
        pack("p", "no position"),
        Record.of(deal_havoc(players=2, seed=1), ("a", "b"), ("human", "human")).to_link(),
    ],
)
def test_a_link_that_holds_something_else_is_said_and_the_table_stays_empty(token: str) -> None:
    page = opened(token=token)
    assert "can’t be opened" in reply(page.scene()).text
    assert page.draft.state == Draft.empty(page.draft.options).state


def test_what_can_be_read_of_a_damaged_position_is_kept_and_the_rest_named() -> None:
    data: dict[str, Any] = begun("battle").draft.state.to_json()
    page = opened()
    page.handle({"do": "load", "value": Record.of(begun("battle").draft.state, ("a", "b", "c", "d")).to_text()})
    page = opened(token=pack("p", data | {"round": "two", "piles": ["rat orc-2", *data["piles"][1:]]}))
    assert reply(page.scene()).tone == "refused"
    assert page.draft.state.piles[0] == [3]
    assert page.draft.state.piles[1:] == begun("battle").draft.state.piles[1:]


def test_a_replay_leads_here_with_its_moment_and_its_people() -> None:
    page = ReplayController("gold_und_rum")
    page.handle({"do": "go", "at": 40})
    there = opened(token=button(page.scene(), "sandbox").href.partition("&s=")[2])
    replay = Replay(example(), State)
    replay.go(40)
    assert isinstance(replay.state, State)
    assert there.names == replay.record.seats
    assert there.draft.state.piles == replay.state.piles
    assert wrong(there) == []
