"""What actions are worth: an estimate from the view alone, the same for the same chances, its differences paired."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random
from statistics import fmean

import pytest

from havoclab.core.appraisal import student
from havoclab.core.match import play
from havoclab.games import load
from havoclab.havoc import State, deal
from havoclab.havoc.actions import DRAW, LAY, PASS, RECRUIT
from havoclab.havoc.bots import racing
from havoclab.havoc.bots.appraising import appraise
from havoclab.havoc.cards import DOG, parse_card
from havoclab.havoc.hidden import Hidden
from tests.havoc.positions import after_random_play
from tests.havoc.test_bots import battle

GAME = load("havoc")


@pytest.mark.rule("H3.3", "H3.6")
def test_the_hidden_cards_lie_as_likely_as_the_deal_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    # After a few turns few of the dogs that were shuffled into the draw pile can have been drawn.
    state = after_random_play(players=4, seed=6, steps=15)
    view = state.view(state.seat)
    dogs: list[int] = []
    hidden = Hidden(view)

    def look(state: State, _captains: object, _turns: object) -> None:
        dogs.append(state.pile.count(DOG))

    monkeypatch.setattr(racing, "play_on", look)
    appraise(view, Random(1), samples=400, actions=view.legal_actions[:1])
    assert hidden.layouts is not None
    in_pile = hidden.layouts.compositions(hidden.pile)
    weighed = sum(weight * dogs_of(counts, hidden) for counts, weight in in_pile.items())
    assert abs(fmean(dogs) - weighed / hidden.layouts.total) < 0.1


def dogs_of(counts: Sequence[int], hidden: Hidden) -> int:
    """How many of so many cards of each group are dogs."""
    return sum(count for count, group in zip(counts, hidden.groups, strict=True) if group.era < 0)


def test_the_game_offers_it() -> None:
    assert GAME.appraise is appraise


def test_every_kind_of_choice_can_be_appraised_and_the_best_comes_first() -> None:
    kinds = set()
    for seed, players in ((1, 2), (2, 3)):
        match = play(GAME, [GAME.bots[name]() for name in ("random", "sensible", "random")[:players]], seed=seed)
        state = match.start.copy()
        for seat, action in match.moves:
            view = state.view(seat)
            assert view.decision is not None
            if view.decision.kind not in kinds:
                kinds.add(view.decision.kind)
                found = appraise(view, Random(1), samples=2)
                assert {each.action for each in found} == set(view.legal_actions)
                assert found[0].loss == found[0].loss_low == found[0].loss_high == 0
                assert all(each.low <= each.value <= each.high for each in found)
                assert all(each.loss_low <= each.loss <= each.loss_high for each in found)
            state.apply(action)
    assert len(kinds) >= 8


def test_equal_chances_give_equal_estimates_whatever_lies_hidden() -> None:
    state = deal(players=3, seed=3)
    view = state.view(0)
    first = appraise(view, Random(4), samples=6)
    assert appraise(view, Random(4), samples=6) == first
    assert appraise(view.sample(Random(9)).view(0), Random(4), samples=6) == first
    assert appraise(view, Random(5), samples=6) != first


def the_last_word() -> State:
    """A nine more wins the battle against a pair of tens; all others have passed."""
    return battle("add", 0, ["g9 e1 n4", "b1 b2", "b3"], ["b9 o9", "o10 g10", ""], [1, 2, 3])


@pytest.mark.rule("H6.4")
def test_the_card_that_wins_is_worth_more_than_passing_and_the_pairing_makes_that_sure() -> None:
    nine = LAY[parse_card("g9")]
    best, other = appraise(the_last_word().view(0), Random(1), samples=32, actions=[PASS, nine], drop_out=False)
    assert (best.action, other.action) == (nine, PASS)
    assert (best.samples, other.samples) == (32, 32)
    assert other.loss_low > 0
    unpaired = hypot(best.high - best.low, other.high - other.low)
    assert other.loss_high - other.loss_low < unpaired


def test_clearly_worse_actions_get_fewer_samples() -> None:
    found = appraise(the_last_word().view(0), Random(1), samples=64)
    assert found[0].action == LAY[parse_card("g9")]
    assert found[-1].samples < 64


def test_what_cannot_be_appraised_is_named() -> None:
    state = deal(players=2, seed=1)
    with pytest.raises(ValueError, match="samples: 1000000000 is none; allowed are 2 to 10000"):
        appraise(state.view(0), Random(1), samples=10**9)
    with pytest.raises(ValueError, match="samples: 1 is none"):
        appraise(state.view(0), Random(1), samples=1)
    with pytest.raises(ValueError, match="actions: 'draw' is not one of the 2 legal steps"):
        appraise(state.view(0), Random(1), actions=[DRAW])
    with pytest.raises(ValueError, match="the choice is not this seat's"):
        appraise(state.view(1), Random(1))
    with pytest.raises(ValueError, match="'recruit' is not one of the 0 legal steps"):
        appraise(state.view(None), Random(1), actions=[RECRUIT])


@pytest.mark.parametrize(("freedom", "reach"), [(2, 4.30), (5, 2.571), (15, 2.131), (63, 1.998)])
def test_intervals_reach_as_far_as_the_tables_of_students_t_say(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.03)
