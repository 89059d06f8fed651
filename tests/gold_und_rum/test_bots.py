"""The bots of Gold und Rum: what they see, what they remember, and that they know what every player knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab.core.bot import ReactingBot, ask
from havoclab.core.match import play
from havoclab.core.words import LANGUAGES, words
from havoclab.games import load
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.actions import WAIT, Back, Desert, Recruit
from havoclab.gold_und_rum.bots import BOTS
from havoclab.gold_und_rum.bots.appraising import appraise
from havoclab.gold_und_rum.bots.memory import FORGOTTEN, Memory
from havoclab.gold_und_rum.bots.worth import worth_of_army, worth_of_pile
from havoclab.gold_und_rum.opening import readable
from havoclab.gold_und_rum.warriors import RECRUIT, parse_kind
from tests.gold_und_rum.tables import army, battle, dealt, pile

GAME = load("gold_und_rum")
THINKING = [name for name in BOTS if name != "random"]


def choice(bot: str, state: State, seat: int | None = None) -> str:
    """What a bot does at its choice."""
    decision = state.decision
    assert decision is not None
    who = decision.seat if seat is None else seat
    return str(ask(GAME.bot(bot), state.view(who).in_steps(), Random(1)))


def last_card(*piles: str, recruits: tuple[int, ...], step_mode: bool = False) -> State:
    """A deal just before its last card; seat 0 is the chancellor."""
    state = dealt(0, step_mode=step_mode)
    state.piles = [pile(text) for text in piles] + [[] for _ in state.piles[len(piles) :]]
    state.deck = [parse_kind("dwarf-2")]
    state.started = True
    state.recruits = list(recruits)
    state.desertions = [0, 1, 1, 1]
    return state


# --- by text ---


def test_a_bot_is_made_from_its_text_and_its_name_tells_a_chosen_memory() -> None:
    assert (GAME.bot("sensible").name, GAME.bot("sensible@60").name) == ("sensible", "sensible@60")
    assert GAME.read_bot("novice@0") == ("novice", 0)
    assert [GAME.knows_bot(text) for text in ("random", "random@50", "sensible@100", "sensible@101")] == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("genius", "bot: 'genius' is no bot of gold_und_rum; allowed are random, novice"),
        ("random@50", "bot: the memory of 'random' can't be chosen in gold_und_rum"),
        ("sensible@", "bot: '' is no memory; allowed are 0 to 100"),
        ("sensible@101", "bot: '101' is no memory; allowed are 0 to 100"),
        ("sensible@-1", "bot: '-1' is no memory"),
        ("sensible@٣", "bot: '٣' is no memory"),
        ("sensible@" + "9" * 5000, "bot: '999999999999' is no memory"),
    ],
)
def test_an_unknown_bot_or_memory_is_refused_with_what_is_allowed(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.bot(text)


def test_every_bot_has_its_words_and_reacts_as_fast_as_people_do() -> None:
    rng = Random(3)
    for name in BOTS:
        for language in LANGUAGES:
            say = words(language, "havoclab.gold_und_rum")
            assert say(f"bot-{name}") != say(f"bot-{name}-style")
        bot = GAME.bot(name)
        assert isinstance(bot, ReactingBot)
        assert all(0.5 < bot.reaction(rng) < 2.5 for _ in range(20))


# --- memory ---


@pytest.mark.rule("G4.2")
def test_G4_2_a_bot_without_memory_sees_the_tops_alone_and_counts_the_cards_below() -> None:
    state = dealt(30)
    memory = Memory(state.view(1), 0)
    assert [stack[-1] for stack in memory.piles] == [stack[-1] for stack in state.piles]
    assert all(entry == FORGOTTEN for stack in memory.piles for entry in stack[:-1])
    assert list(map(len, memory.piles)) == list(map(len, state.piles))


def test_what_is_forgotten_stays_forgotten_and_more_memory_forgets_less() -> None:
    state = dealt(0)
    known: list[list[int]] | None = None
    for _ in range(79):
        state.apply("deal")
        poor, rich = (Memory(state.view(2), memory).piles for memory in (50, 80))
        for number, stack in enumerate(poor):
            for place, entry in enumerate(stack):
                assert entry in (FORGOTTEN, state.piles[number][place])
                if entry != FORGOTTEN:
                    assert rich[number][place] == entry
                if known is not None and place < len(known[number]) and known[number][place] == FORGOTTEN:
                    assert entry == FORGOTTEN
        known = poor
    assert known is not None
    assert 20 < sum(entry != FORGOTTEN for stack in known for entry in stack) < 60
    assert Memory(state.view(2), 100).piles == state.piles


@pytest.mark.rule("G4.2")
@pytest.mark.parametrize("name", THINKING)
def test_G4_2_what_a_bot_does_not_remember_can_not_change_what_it_does(name: str) -> None:
    rng = Random(5)
    for number in (50, 62, 77, 79):
        state = dealt(number, step_mode=False)
        for seat in (1, 2):
            state.apply(f"recruit {seat} at {number}", seat)
        twin = state.copy()
        below = [(stack, place) for stack in twin.piles for place in range(len(stack) - 2) if stack[place] < RECRUIT]
        shuffled = [stack[place] for stack, place in below]
        rng.shuffle(shuffled)
        for (stack, place), entry in zip(below, shuffled, strict=True):
            stack[place] = entry
        assert twin.piles != state.piles
        assert choice(f"{name}@0", state, 3) == choice(f"{name}@0", twin, 3)


@pytest.mark.rule("G2.3")
@pytest.mark.parametrize("name", THINKING)
def test_G2_3_which_mercenaries_others_sent_face_down_changes_nothing(name: str) -> None:
    state = battle("orc-2 goblin troll", "goblin troll orc-6", "dwarf-2 giant commando")
    twin = state.copy()
    state.apply("send goblin")
    twin.apply("send troll")
    for position in (state, twin):
        position.apply("done")
    assert choice(name, state, 2) == choice(name, twin, 2)


@pytest.mark.rule("G2.3")
def test_G2_3_of_others_hands_a_bot_without_memory_knows_the_backs() -> None:
    state = battle("orc-2 goblin troll", "goblin spy-2 orc-6 orc-6", "dwarf-2", race="")
    memory = Memory(state.view(1), 0)
    assert memory.armies[1] == army("orc-2 goblin troll")
    assert not any(memory.armies[2])
    assert memory.veiled[2] == [0, 2, 0, 0, 1, 1]
    filled = memory.fill(Random(1))[2]
    assert sum(filled[3:6]) == 2
    assert sum(filled[12:18]) == 1


# --- worth ---


@pytest.mark.rule("G7.5a")
def test_G7_5a_a_second_leader_makes_an_army_worth_less() -> None:
    led = army("orc-6 orc-6 orc-leader")
    assert worth_of_pile([parse_kind("orc-leader")], led, Options()) < -0.3
    assert worth_of_pile([parse_kind("dwarf-leader")], led, Options()) >= 0


@pytest.mark.rule("G6.4")
def test_G6_4_a_second_giant_makes_an_army_worth_less() -> None:
    assert worth_of_pile([parse_kind("giant")], army("giant"), Options()) < 0 < worth_of_army(army("giant"), Options())


@pytest.mark.rule("G5.3")
def test_G5_3_what_a_pile_would_bring_is_read_as_it_is_opened() -> None:
    assert readable(pile("orc-6 desert-1 recruit-3 goblin recruit-2")) == ([parse_kind("goblin")], 2)
    assert readable(pile("orc-6")) == ([parse_kind("orc-6")], -1)


# --- what good play knows ---


@pytest.mark.rule("G4.5")
@pytest.mark.parametrize("name", THINKING)
def test_G4_5_the_better_pile_is_claimed_at_the_last_call(name: str) -> None:
    state = last_card("undead-2 spy-1", "orc-6 orc-leader orc-6 giant", recruits=(0, 1, 0, 0))
    state.apply("deal", 0)
    assert choice(f"{name}@100", state) == "recruit 2 at 80"


@pytest.mark.rule("G4.8")
def test_G4_8_nothing_is_claimed_that_would_only_harm() -> None:
    poison = ["orc-2 orc-leader"] * 8
    state = last_card("orc-6 orc-6 orc-leader recruit-2", *poison, recruits=(0, 1, 0, 0))
    state.apply("deal", 0)
    assert choice("sensible@100", state) == "pass"
    assert choice("novice@100", state).startswith("recruit")


@pytest.mark.rule("G5.2")
@pytest.mark.parametrize(
    ("piles", "done"),
    [
        (("orc-6 orc-6 orc-leader recruit-2 orc-leader", "undead-2"), "desert 1 at 79"),
        (("orc-6 orc-6 orc-2", "orc-6 orc-6 recruit-3 orc-leader"), "desert 2 at 79"),
        (("orc-6 orc-leader orc-6 recruit-3 orc-leader", "undead-2"), "wait"),
    ],
    ids=["its own poison", "a rival's leader", "but no rival's poison"],
)
def test_G5_2_a_desertion_card_goes_where_it_helps(piles: tuple[str, ...], done: str) -> None:
    state = last_card(*piles, recruits=(0, 0, 0, 0))
    assert choice("sensible@100", state, 1) == done


@pytest.mark.rule("G5.1")
def test_G5_1_the_strongest_army_is_backed() -> None:
    state = last_card(
        "undead-2 recruit-2", "orc-6 orc-6 orc-leader recruit-3 giant", "spy-1 recruit-4", recruits=(0,) * 4
    )
    state.apply("deal", 0)
    for name in THINKING:
        assert choice(f"{name}@100", state) == "back 3"


@pytest.mark.rule("G7.2")
def test_G7_2_as_little_is_sent_as_wins_and_nothing_where_all_is_lost() -> None:
    state = battle("orc-6 troll giant goblin", "orc-6 orc-2", "dwarf-2", race="orc")
    assert choice("sensible@100", state) == "send troll"
    lost = battle("orc-leader orc-leader orc-6 troll giant", "orc-2", "dwarf-2", race="orc")
    for name in ("sensible@100", "farsighted@100"):
        assert choice(name, lost) == "done"


@pytest.mark.rule("G7.3")
def test_G7_3_the_commando_frees_its_own_army_of_a_second_leader() -> None:
    state = battle("orc-6 orc-leader orc-leader commando", "orc-2", "orc-2", race="orc")
    state.apply("done")
    assert choice("sensible@100", state) == "strike-own orc-leader"


@pytest.mark.rule("G7.7")
@pytest.mark.parametrize("name", ["sensible@100", "farsighted@100"])
def test_G7_7_the_airship_comes_in_the_last_battle_if_it_wins_and_stays_if_it_does_not(name: str) -> None:
    fought = ("undead", "barbarian", "dwarf")
    for rival, flies in (("orc-6", True), ("orc-6 orc-6 orc-6", False)):
        state = battle("orc-2 airship goblin goblin", rival, "", race="", fought=fought)
        state.race = -1
        state.apply("march orc")
        state.apply("done")
        assert choice(name, state).startswith("fly") is flies


# --- whole games, and strange ones ---


@pytest.mark.parametrize("name", THINKING)
def test_a_bot_answers_in_strange_positions(name: str) -> None:
    positions = [
        battle("", "", "", race=""),
        battle("goblin", "", "", race=""),
        battle("airship goblin", "airship", "commando", race=""),
        battle("orc-2 commando", "orc-2", "", "", "", "spy-1", race=""),
        battle("goblin goblin goblin machine machine troll giant", "giant", "machine", race=""),
    ]
    for start in positions:
        for race in ("orc", "undead"):
            state = start.copy()
            state.apply(f"march {race}")
            for _ in range(60):
                if state.kind in ("deal", "claim"):
                    break
                state.apply(choice(name, state))


def test_bots_of_all_kinds_play_whole_games_in_turns_and_the_same_again() -> None:
    for players in (4, 7):
        names = ("farsighted", "sensible@50", "novice", "hasty", "random", "novice", "random")
        bots = [GAME.bot(name) for name in names]
        first, again = (play(GAME, bots[:players], seed=11) for _ in range(2))
        assert first.moves == again.moves
        assert max(first.outcome.points) >= Options(players=players).goal
        assert {Recruit, Desert, Back} <= {type(action) for _, action in first.moves}


def test_bots_play_the_clock_by_views_in_steps() -> None:
    bots = [GAME.bot(name) for name in ("sensible", "novice", "hasty", "farsighted")]
    state: Any = GAME.deal(Options(players=4), 3)
    rng = Random(1)
    while state.round == 1:
        for decision in sorted(state.decisions, key=lambda open_now: open_now.kind == "deal"):
            view = state.view(decision.seat).in_steps()
            if not view.legal_actions:
                continue
            action = ask(bots[decision.seat], view, rng)
            if action is not WAIT:
                state.apply(action, decision.seat)
                break
    assert sum(state.points) >= 6


@pytest.mark.rule("G4.8a")
def test_G4_8a_after_a_pass_the_view_in_steps_still_lets_wait() -> None:
    state = last_card("orc-6", recruits=(0, 1, 1, 0))
    state.apply("deal", 0)
    state.apply("pass", 1)
    view = state.view(1).in_steps()
    assert view.legal_actions[0] is WAIT
    assert choice("sensible", state, 1) == "wait"


# --- appraisals ---


@pytest.mark.rule("G5.3")
def test_G5_3_an_appraisal_sees_which_pile_brings_most_and_says_how_sure_it_is() -> None:
    state = last_card("undead-2 spy-1", "orc-6 orc-leader orc-6 giant", recruits=(0, 1, 0, 0))
    state.apply("deal", 0)
    found = appraise(state.view(1), Random(1), samples=4)
    assert str(found[0].action) == "recruit 2 at 80"
    assert {one.action for one in found} == set(state.list_legal(1))
    assert all(one.loss >= 0 and one.low <= one.value <= one.high for one in found)
    assert appraise(state.view(1), Random(1), samples=4) == found


@pytest.mark.rule("G2.3")
def test_G2_3_an_appraisal_uses_nothing_that_its_seat_does_not_know() -> None:
    state = dealt(70)
    twin = state.copy()
    twin.deck.reverse()
    twin.seed += 1
    few = state.list_legal(2)[:3]
    assert [
        appraise(position.view(2), Random(3), samples=2, actions=few, drop_out=False) for position in (state, twin)
    ] == [appraise(state.view(2), Random(3), samples=2, actions=few, drop_out=False)] * 2


def test_an_appraisal_of_nothing_or_of_something_illegal_is_refused() -> None:
    view = dealt(70).view(2)
    with pytest.raises(ValueError, match="samples: 1 is none; allowed are 2 to 10000"):
        appraise(view, Random(1), samples=1)
    with pytest.raises(ValueError, match="actions: 'back 2' is not one of the"):
        appraise(view, Random(1), actions=[Back(1)])
    with pytest.raises(ValueError, match="actions: there is none"):
        appraise(dealt(0).view(2), Random(1))
    with pytest.raises(TypeError, match="is not a view of Gold und Rum"):
        appraise(load("havoc").deal(load("havoc").options(), 1).view(0), Random(1))
