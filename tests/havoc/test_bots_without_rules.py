"""Bots at tables without some of the rules: what rests on a rule, they do not count on where it is off."""

from __future__ import annotations

from random import Random

import pytest

from havoclab import havoc
from havoclab.core.bot import ask
from havoclab.havoc.actions import LAY, PASS, PUT, STAY_OUT, STOP, Fetch
from havoclab.havoc.bots import BOTS
from havoclab.havoc.bots.captain import Captain
from havoclab.havoc.bots.evaluation import expected
from havoclab.havoc.bots.plans import rank_of
from havoclab.havoc.bots.sensible import SENSIBLE
from havoclab.havoc.cards import parse_card, parse_cards
from tests.havoc.test_bots import battle, table


def without(state: havoc.State, *rules: str) -> havoc.State:
    """The same table without these rules."""
    changed = state.copy()
    changed.options = havoc.Options(players=3, without=rules)
    return changed


def choice(state: havoc.State, bot: str = "sensible") -> object:
    """What a bot does at its choice."""
    return ask(BOTS[bot](), state.view(state.seat), Random(1))


@pytest.mark.rule("H6.4")
def test_H6_4_where_nothing_can_be_added_all_of_a_plan_is_laid_at_once() -> None:
    state = table(hands=["b9 o9 g9 e9 b1", "b2 o3", "b4 o5"])
    state.apply("cry, lay b9, lay o9")
    assert choice(state) == STOP
    assert choice(without(state, "H6.4")) in [LAY[parse_card(text)] for text in ("g9", "e9")]


@pytest.mark.rule("H6.5")
def test_H6_5_where_the_first_pass_ends_the_battle_who_is_ahead_passes() -> None:
    state = battle("add", 0, ["g9 e9 b1", "b2 b3 b4 b5 b6 b7", "y1"], ["b9 o9", "o2 g2", ""], [1, 1, 3])
    assert choice(state) == LAY[parse_card("g9")]
    assert choice(without(state, "H6.5")) == PASS


@pytest.mark.rule("H8.1")
def test_H8_1_where_there_are_no_combinations_the_highest_cards_are_laid_and_kept() -> None:
    state = battle("join", 1, ["b1", "b2 o2 g2 e2 o10 g10 e9", "b3"], ["b9 o8", "", ""], [1, 0, 0])
    assert choice(state) in [LAY[parse_card(text)] for text in ("b2", "o2", "g2", "e2", "o10", "g10")]
    assert choice(without(state, "H8.1")) in [LAY[parse_card(text)] for text in ("o10", "g10")]
    put = table(kind="recruit", taken=2, took_recruit=True, hands=["b2 o2 g2 e9", "b1", "b3"], recruits="o4")
    assert choice(put) == PUT[parse_card("e9")]
    assert choice(without(put, "H8.1")) == PUT[parse_card("b2")]


@pytest.mark.rule("H8.3")
def test_H8_3_a_flush_that_counts_nothing_fights_no_battle() -> None:
    past = [[number, -1, [0, 0, 0]] for number in range(1, 8)]
    hands = ["b1", "b2 b3 b5 b7 b10", "e1 e2"]
    state = battle("join", 1, hands, ["o9 g9", "", ""], [1, 0, 0], order=[8, 9], past=past)
    assert choice(state) != STAY_OUT
    assert choice(without(state, "H8.3")) == STAY_OUT
    measure = Captain(SENSIBLE).ground(without(state, "H8.3")).measure
    flush = parse_cards("b2 b3 b5 b7 b10")
    assert rank_of(flush, measure) < 2 < rank_of(flush)


@pytest.mark.rule("H4.9")
def test_H4_9_where_dogs_come_first_the_card_is_fetched_before_any_is_taken() -> None:
    state = table(kind="recruit", hands=["dog b9 o9 g9 e1", "b1", "b2"], recruits="n9 e9")
    assert not isinstance(choice(state), Fetch)
    assert isinstance(choice(without(state, "H4.9")), Fetch)


@pytest.mark.rule("H6.11", "H10.1")
@pytest.mark.parametrize("rule", ["H6.11", "H10.1"])
def test_a_second_place_that_brings_nothing_is_worth_nothing(rule: str) -> None:
    ground = Captain(SENSIBLE).ground(havoc.deal(players=4, seed=1, without=[rule]))
    assert all(places[1:] == (0, 0) for places in ground.pays.values())


@pytest.mark.rule("H10.1")
def test_H10_1_where_cards_won_decide_the_farsighted_counts_them_above_points() -> None:
    state = table(hands=["b9 o9", "b1 o1", "b2 o2"], points=[9, 0, 0])
    state.cards_won = [0, 2, 0]
    usual, off = expected(state), expected(without(state, "H10.1"))
    assert usual[0] > usual[1]
    assert off[0] < off[1]


@pytest.mark.rule("H6.3", "H7.2", "H7.7", "H8.2", "H8.6")
def test_a_belief_that_rests_on_a_rule_is_gone_with_it() -> None:
    for rule, belief in (("H6.3", "card_drawn"), ("H8.2", "neighbour"), ("H8.6", "high")):
        assert getattr(SENSIBLE, belief) > getattr(SENSIBLE.at(havoc.Options(without=(rule,))), belief) == 0
    assert SENSIBLE.at(havoc.Options(without=("H1.2",))) == SENSIBLE
