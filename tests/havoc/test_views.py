"""What a seat knows: everything it has legally seen, and nothing else (H3.6)."""

from __future__ import annotations

import gc
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab import havoc
from havoclab.havoc import State
from havoclab.havoc.cards import DOG
from tests.havoc.positions import cards, position, text

pytestmark = pytest.mark.rule("H3.6")


def after(players: int, seed: int, steps: int, *, john: bool = False) -> State:
    """A game after so many random steps, or at its end; with John of Gaunt or without."""
    state, rng = havoc.deal(players=players, seed=seed, john_of_gaunt=john), Random(seed)
    for _ in range(steps):
        if state.is_over:
            break
        state.apply(rng.choice(state.list_legal()))
    return state


moments = st.builds(after, st.integers(2, 6), st.integers(0, 10_000), st.integers(0, 250), john=st.booleans())


@settings(max_examples=60, deadline=None)
@given(moments)
def test_what_is_true_is_never_ruled_out(state: State) -> None:
    lying: list[list[int]] = [*state.hands, state.pile, state.discards]
    for seat in (None, *range(state.players)):
        could = dict(state.view(seat).knowledge.hidden())
        hidden = [(card, place) for place, held in enumerate(lying) if place != seat for card in held if card != DOG]
        assert {card for card, _ in hidden} == could.keys() - {DOG}
        assert all(could[card] >> place & 1 for card, place in hidden)


@settings(max_examples=60, deadline=None)
@given(moments, st.randoms(use_true_random=False))
def test_a_sample_agrees_with_all_that_the_seat_knows(state: State, rng: Random) -> None:
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        sampled = view.sample(rng)
        assert sampled.view(seat) == view
        assert all(not Counter(view.known(other)) - Counter(sampled.hands[other]) for other in range(state.players))
        assert State.from_json(sampled.to_json()) == sampled


@settings(max_examples=60, deadline=None)
@given(moments, st.randoms(use_true_random=False))
def test_cards_that_may_lie_either_way_can_be_exchanged_unnoticed(state: State, rng: Random) -> None:
    """The paired state made by hand: two hidden soldiers change places, and the seat sees the same, byte for byte."""
    seat = rng.randrange(state.players)
    view = state.view(seat)
    could = dict(view.knowledge.hidden())
    lying: list[list[int]] = [*state.hands, state.pile, state.discards]
    hidden = [(card, place) for place, held in enumerate(lying) if place != seat for card in held if card != DOG]
    pairs = [
        (one, here, other, there)
        for one, here in hidden
        for other, there in hidden
        if here < there and could[one] >> there & 1 and could[other] >> here & 1
    ]
    for one, here, other, there in rng.sample(pairs, min(5, len(pairs))):
        twin = state.copy()
        places: list[list[int]] = [*twin.hands, twin.pile, twin.discards]
        places[here][places[here].index(one)] = other
        places[there][places[there].index(other)] = one
        twin.hands = [sorted(hand) for hand in twin.hands]
        looks, twins_looks = (json.dumps(each.view(seat).to_json()) for each in (state, twin))
        assert looks == twins_looks
        assert repr(state.view(seat)) == repr(twin.view(seat))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_there_is_no_way_from_a_view_back_to_the_state(seat: int | None) -> None:
    state = after(3, seed=4, steps=60)
    view = state.view(seat)
    _ = view.knowledge, view.sample(Random(1))
    hidden = {id(state), id(state.pile), id(state.discards), *(id(hand) for hand in state.hands)}
    found, seen = [view], set()
    while found:
        thing: Any = found.pop()
        if id(thing) not in seen and not isinstance(thing, type) and type(thing).__name__ not in ("module", "function"):
            seen.add(id(thing))
            assert id(thing) not in hidden
            found += gc.get_referents(thing)


def test_a_view_shows_no_hidden_card_and_no_seed() -> None:
    state = position(["b1 b2", "o1 o2"], pile="n1 n2", seed=123456789)
    written = json.dumps(state.view(0).to_json()["table"])
    assert "o1" not in written
    assert "n1" not in written
    assert "123456789" not in written


def test_there_is_no_view_for_a_seat_that_is_none() -> None:
    state = position(["b1 b2", "o1 o2"])
    for seat in (2, -1):
        with pytest.raises(ValueError, match=r"seat: .* allowed are 0 to 1"):
            state.view(seat)


# --- what one may remember ---


def test_a_recruit_taken_is_known_until_it_is_laid() -> None:
    state = position(["b1 b2", "o1 o2"], recruits="g1 g2", trail=["setup g1 g2"])
    for step in ("recruit", "take g1", "take g2"):
        state.apply(step)
    assert state.view(1).known(0) == state.view(None).known(0) == cards("g1 g2")
    state.apply("put g1")
    assert state.view(1).known(0) == cards("g2")


@pytest.mark.rule("H4.7")
def test_a_soldier_looted_is_known_to_all_and_the_looter_knows_the_rest() -> None:
    state = position(["dog dog b1", "o1 o2"], discards="n1 n2 n3")
    for step in ("recruit", "loot", "pick n2"):
        state.apply(step)
    assert state.view(1).known(0) == cards("n2")
    discards = state.players + 1
    assert text(state.view(0).knowledge.surely(discards)) == "dog dog n1 n3"
    assert text(state.view(1).knowledge.surely(discards)) == "dog dog"


@pytest.mark.rule("H4.7")
def test_while_a_seat_looks_through_the_discards_only_it_knows_them() -> None:
    state = position(["dog dog b1", "o1 o2"], discards="n1 n2 n3")
    state.apply("recruit")
    state.apply("loot")
    again = State.from_json({key: value for key, value in state.to_json().items() if key not in ("trail", "secrets")})
    for each in (state, again):  # also where the past is not told
        assert text(each.view(0).knowledge.surely(3)) == "dog dog n1 n2 n3"
        assert each.view(0).sample(Random(1)).view(0) == each.view(0)
        assert each.view(1).looking_at == ()


@pytest.mark.rule("H5.3")
def test_a_card_discarded_face_down_is_known_to_its_owner_only() -> None:
    state = position(["b1 b2", "o1 o2"], recruits="g1 g2", peace=3, peacekeeper=0, seat=0)
    state.apply("recruit")
    state.apply("discard o1")
    discards = state.players + 1
    assert text(state.view(1).knowledge.surely(discards)) == "o1"
    assert state.view(0).knowledge.surely(discards) == []
    twin = position(["b1 b2", "o1 o2"], recruits="g1 g2", peace=3, peacekeeper=0, seat=0)
    twin.apply("recruit")
    twin.apply("discard o2")
    assert state.view(0) == twin.view(0)
    assert state.view(1) != twin.view(1)


@pytest.mark.rule("H3.3")
def test_at_the_start_everyone_is_known_to_hold_one_dog() -> None:
    state = havoc.deal(players=4, seed=3)
    assert [state.view(0).known(seat) for seat in range(4)] == [[], [DOG], [DOG], [DOG]]
