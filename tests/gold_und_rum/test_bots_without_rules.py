"""Bots at tables without some of the rules: what rests on a rule, they do not count on where it is off."""

from __future__ import annotations

from random import Random

import pytest

from havoclab.core.bot import ask
from havoclab.core.match import play
from havoclab.games import load
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.bots.worth import race_strength, worth_of_army, worth_of_pile
from havoclab.gold_und_rum.opening import shares
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.warriors import KINDS, parse_kind
from tests.gold_und_rum.tables import army, battle, dealt, pile

GAME = load("gold_und_rum")
FULL_MEMORY = ("sensible@100", "farsighted@100")


def without(state: State, *rules: str) -> State:
    """The same table without these rules."""
    changed = state.copy()
    changed.options = Options(**{**state.options.model_dump(), "without": rules})
    return changed


def choice(bot: str, state: State, seat: int | None = None) -> str:
    """What a bot does at its choice."""
    who = state.seat if seat is None else seat
    return str(ask(GAME.bot(bot), state.view(who).in_steps(), Random(1)))


def late(*piles: str, recruits: tuple[int, ...] = (0, 0, 0, 0), left: int = 1) -> State:
    """A deal just before its last cards, seat by seat asked; seat 0 is the chancellor."""
    state = dealt(0, step_mode=True)
    state.piles = [pile(text) for text in piles] + [[] for _ in state.piles[len(piles) :]]
    state.deck = [parse_kind("dwarf-2")] * left
    state.started = True
    state.recruits = list(recruits)
    state.desertions = [0, 1, 1, 1]
    return state


def at_last_call(state: State) -> None:
    """Deal the last card, and let nobody claim after it."""
    while state.kind != "last-call":
        state.apply("deal" if state.kind == "deal" else "wait")


@pytest.mark.rule("G7.9")
@pytest.mark.parametrize("bot", FULL_MEMORY)
def test_G7_9_mercenaries_that_return_are_sent_at_once(bot: str) -> None:
    # Worth one point, this battle would take nearly all mercenaries, and two battles are still to come.
    state = battle("orc-6 troll giant", "orc-6 orc-6 goblin", "dwarf-6 dwarf-2", race="orc", fought=("undead",))
    assert choice("sensible@100", state) == "done"
    assert choice(bot, without(state, "G7.9")).startswith("send")


@pytest.mark.rule("G7.5a")
@pytest.mark.parametrize("bot", FULL_MEMORY)
def test_G7_5a_two_leaders_that_do_no_harm_are_helped_and_not_struck(bot: str) -> None:
    led = battle("orc-6 orc-leader orc-leader troll", "orc-6 orc-6 orc-6 giant", "", race="orc", fought=LAST)
    assert [choice(bot, led), choice(bot, without(led, "G7.5a"))] == ["done", "send troll"]
    struck = battle("orc-6 orc-leader orc-leader commando", "orc-2", "orc-2", race="orc")
    struck.apply("done")
    assert choice("sensible@100", struck) == "strike-own orc-leader"
    assert choice("sensible@100", without(struck, "G7.5a")) != "strike-own orc-leader"


#: All races but the orcs have fought.
LAST = ("undead", "barbarian", "dwarf")


@pytest.mark.rule("G6.4", "G7.5a", "G7.1b")
@pytest.mark.parametrize(
    ("rules", "more", "held"),
    [
        ("G6.4", "giant", "giant"),
        ("G7.5a", "orc-leader", "orc-6 orc-6 orc-leader"),
        ("G7.6", "machine", "troll"),
        ("G7.9", "troll", "giant"),
    ],
)
def test_a_pile_is_worth_more_where_no_rule_spoils_what_is_in_it(rules: str, more: str, held: str) -> None:
    usual, off = (worth_of_pile([parse_kind(more)], army(held), Options(without=w)) for w in ((), (rules,)))
    assert off > max(0, usual)


@pytest.mark.rule("G6.1", "G7.2", "G7.3", "G7.7")
@pytest.mark.parametrize(
    ("rule", "held"), [("G6.1", "spy-1"), ("G7.2", "troll"), ("G7.3", "commando"), ("G7.7", "airship goblin")]
)
def test_who_can_not_be_used_is_worth_nothing(rule: str, held: str) -> None:
    usual, off = (worth_of_army(army(held), Options(without=w)) for w in ((), (rule,)))
    assert off < usual


@pytest.mark.rule("G7.1b", "G7.5", "G7.5a")
@pytest.mark.parametrize("rules", [(), ("G7.5a",), ("G7.5",), ("G7.6",), ("G7.8",)])
def test_G7_5_the_bots_count_a_race_as_the_battle_does(rules: tuple[str, ...]) -> None:
    options = Options(leader_factor=3, without=rules)
    for text in ("orc-6 orc-2", "orc-6 orc-leader", "orc-6 orc-leader orc-leader"):
        counted = strength(army(text), 1, leader_factor=3, without=options.without)
        assert race_strength(army(text), 1, options) == counted
    assert race_strength(army("orc-6 orc-leader orc-leader"), 1, Options(without=("G7.1b",))) == 12


@pytest.mark.rule("G5.3")
def test_G5_3_where_the_last_claim_counts_it_comes_last_and_takes_what_others_claimed() -> None:
    state = without(late("orc-6 orc-6 orc-leader recruit-3", "undead-2", recruits=(0, 2, 0, 0)), "G5.3")
    state.desertions = [0, 0, 0, 0]
    assert choice("sensible@100", state, 1) == "wait"
    at_last_call(state)
    assert choice("sensible@100", state) == "recruit 1 at 80"


@pytest.mark.rule("G4.6")
def test_G4_6_a_desertion_card_may_still_be_used_at_the_last_call() -> None:
    state = without(late("orc-6 orc-leader orc-6 recruit-3 orc-6", "undead-2", recruits=(0, 1, 1, 1)), "G4.6")
    at_last_call(state)
    state.recruits[1] = 0
    assert choice("sensible@100", state, 1).startswith("desert 1")


@pytest.mark.rule("G5.5")
def test_G5_5_where_deserters_join_the_best_top_is_called_over_from_any_pile() -> None:
    state = late("orc-6 orc-6 recruit-2 undead-2", "barbarian-2 orc-leader")
    assert choice("sensible@100", state, 1) == "wait"
    assert choice("sensible@100", without(state, "G5.5"), 1) == "desert 2 at 79"
    assert shares(pile("orc-6 desert-2 recruit-3"), ("G5.5",)) == {2: [], 1: [KINDS.index("orc-6")]}


@pytest.mark.rule("G5.2a")
def test_G5_2a_a_recruit_card_that_can_be_struck_is_struck() -> None:
    state = late("orc-6 orc-leader orc-6 recruit-3", "undead-2")
    assert choice("sensible@100", without(state, "G5.2a"), 1) == "desert 1 at 79"


@pytest.mark.parametrize("rules", [("G7.9", "G5.5"), ("G5.3", "G7.5a", "G6.4"), ("G5.3a", "G7.2", "G4.6", "G5.1")])
def test_bots_of_all_kinds_play_to_the_end_without_some_rules(rules: tuple[str, ...]) -> None:
    options = Options(players=4, step_mode=True, leader_factor=4, without=rules)
    match = play(GAME, [GAME.bot(name) for name in ("novice", "hasty", "sensible", "farsighted")], 3, options)
    assert max(match.outcome.points) >= options.goal
