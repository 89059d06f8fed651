"""The way out of a refusal: what would make the action legal, checked by running it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab import havoc
from havoclab.core.action import Action, Together
from havoclab.core.ways_out import WayOut
from havoclab.havoc import State, actions
from havoclab.havoc.bots import BOTS
from havoclab.havoc.setup import deck
from havoclab.havoc.soundness import problems
from havoclab.havoc.ways_out import SUPPOSITIONS, way_out
from tests.core.test_words_match import HAVOCLAB, calls
from tests.havoc.johns_positions import his_battle, on_turn
from tests.havoc.positions import FIGHTING, OUT, PASSED, position
from tests.havoc.test_views import moments

NAMES = ("Anita", "Peter", "Christine", "Eugene", "Flora", "Greg")
VERBS = tuple(SUPPOSITIONS)
WITH_CARD: dict[type[Action], Sequence[Action]] = {
    type(forms[0]): forms
    for forms in (
        actions.TAKE,
        actions.PUT,
        actions.FETCH,
        actions.PICK,
        actions.DISCARD,
        actions.LAY,
        actions.SCAVENGE,
    )
}

# --- actions drawn at random ---


def any_action(state: State, rng: Random) -> Action:
    """Any kind of action, with any card of this game, any battle, and as many dogs as somebody might declare."""
    kind = rng.choice(VERBS)
    with_card = WITH_CARD.get(kind)
    if with_card is not None:
        return with_card[rng.choice(deck(state.options))]
    if kind is actions.Declare:
        return actions.DECLARE[rng.randrange(4)]
    if kind is actions.Name:
        return rng.choice(actions.NAME)
    return kind()


def any_sequence(state: State, rng: Random) -> Action:
    """Two or three steps in one, of which at least the first is legal where that shows no hidden card."""
    trial, steps = state.copy(), []
    for _ in range(rng.randint(1, 2)):
        step = rng.choice(trial.list_legal())
        events = trial.apply(step)
        steps.append(step)
        if trial.seat != state.seat or trial.is_over or any(event.secret for event in events):
            break
    return Together((*steps, any_action(state, rng)))


def tried_at_random(rng: Random, sequences: float = 0.05) -> Iterator[tuple[State, Action, int]]:
    """Refused actions in games of 2 to 6, played at random or by a bot that knows what it does."""
    bot = BOTS["sensible"]()
    while True:
        order = rng.choice(("number", "number", "number", "winner"))
        how: dict[str, Any] = {"battle_order": order, "john_of_gaunt": rng.random() < 0.3}
        state = havoc.deal(players=rng.randint(2, 6), seed=rng.randrange(10**6), **how)
        at_random = rng.random() < 0.5
        while not state.is_over:
            if rng.random() < 0.1:
                for _ in range(3):
                    action = any_action(state, rng) if rng.random() > sequences else any_sequence(state, rng)
                    seat = state.seat if rng.random() < 0.85 else rng.randrange(state.players)
                    if state.check(action, seat) is not None:
                        yield state, action, seat
            legal = state.list_legal()
            state.apply(rng.choice(legal) if at_random else bot.choose(state.view(state.seat), rng))


def verify(state: State, way: WayOut) -> None:
    """That it is a way out is seen by running it; on the true position, where it is something that can be done."""
    action, seat = way.action, way.seat
    assert problems(way.state) == []
    assert (way.kind == "action") == (way.first is not None)
    assert (way.kind == "step") == (way.instead is not None)
    way.state.copy().apply(way.instead or action, seat)
    if way.instead is not None:
        assert state.check(way.instead, seat) is None
    if way.first is not None:
        trial = state.copy()
        events = trial.apply(way.first, seat)
        assert not any(event.secret or event.kind in state.surprises for event in events)
        trial.apply(action, seat)
    assert way.text("en", NAMES) != way.text("hu", NAMES)


@pytest.fixture(scope="module")
def ways() -> list[tuple[State, WayOut | None]]:
    """Of 600 random refusals: the position, and the way out."""
    tried = islice(tried_at_random(Random(1)), 600)
    return [(state.copy(), way_out(state, action, seat)) for state, action, seat in tried]


def test_of_random_illegal_actions_at_least_95_percent_have_a_way_out(ways: list[tuple[State, WayOut | None]]) -> None:
    found = [(state, way) for state, way in ways if way is not None]
    assert len(found) >= 0.95 * len(ways)
    for state, way in found:
        verify(state, way)
    assert {way.kind for _, way in found} == {"action", "card", "counter", "step", "moment"}


# --- by rule: what is refused by it, and the way out ---


def at_turn(hand: str = "b1 b2", **fields: Any) -> State:
    return position([hand, "o1 o2 o3"], **{"recruits": "g1 g2 g3", **fields})


def recruiting(hand: str = "b1 b2", **fields: Any) -> State:
    return at_turn(hand, **{"kind": "recruit", **fields})


def battle(laid: str, hand: str = "b7 b8", **fields: Any) -> State:
    """Seat 0 fights alone, seat 1 is out."""
    fields = {"kind": "add", "roles": [FIGHTING, OUT], **fields}
    return position([hand, "o1 o2 o3"], laid=[laid], initiator=0, havoc=True, **fields)


def after_battle(laid: str, **fields: Any) -> State:
    """Seat 0 has won the first battle alone and may use its dogs."""
    return battle(laid, **{"kind": "dogs", "roles": [PASSED, OUT], "winner": 0, "battle": 2, **fields})


def after(state: State, *steps: str) -> State:
    for step in steps:
        state.apply(step)
    return state


FIVE = "b1 b2 b3 b4 b5"
#: Rule, position, what is refused and to whom, and how the sentence of the way out goes on: "It would be legal ...".
BY_RULE: list[tuple[str, State, str, int, str]] = [
    ("H3.6", recruiting("dog b2"), "draw, put b2", 0, "without step 2."),
    ("H4.3", at_turn(recruits="g1 g2 g3 g4"), "recruit, draw", 0, "after this: “Take green 1”."),
    ("H4.1", at_turn(), "take g1", 0, "after this: “Recruit”."),
    ("H4.1", at_turn(), "lay b1", 0, "after this: “Cry Havoc!”."),
    ("H4.1", at_turn(), "recruit", 1, "if it were Peter’s turn to do this."),
    ("H4.1", at_turn(), "pass", 0, "in a battle in which Anita has laid two cards and is asked for more."),
    ("H4.11", at_turn(recruits="", rest=1), "recruit", 0, "if two cards were left to take."),
    ("H6.2a", at_turn("b1"), "cry", 0, "if Anita had two cards in hand."),
    ("H4.2", recruiting(), "put b1", 0, "after this: “Take green 1, then: Take green 2”."),
    ("H4.2", recruiting(recruits=""), "put b1", 0, "if Anita had taken two cards already."),
    ("H4.2", recruiting(taken=2), "draw", 0, "if Anita had taken only one card so far."),
    ("H4.2", recruiting(), "cry", 0, "if Anita had not begun to recruit yet."),
    ("H4.2", recruiting(), "take o8", 0, "if this lay among the recruits: orange 8."),
    ("H4.2", recruiting(taken=2), "put o8", 0, "if Anita had in hand: orange 8."),
    ("H4.3", recruiting(recruits="g1 g2 g3 g4"), "draw", 0, "after this: “Take green 1”."),
    ("H4.6", recruiting(), "fetch g1", 0, "if Anita had one dog of war more in hand."),
    ("H4.6", recruiting("dog b1"), "fetch o8", 0, "if this lay among the recruits: orange 8."),
    ("H4.6", recruiting(recruits="g1 dog"), "fetch g1", 0, "after this: “Take a dog of war”."),
    ("H4.7", recruiting(discards="n1"), "loot", 0, "if Anita had 2 dogs of war more in hand."),
    ("H4.7", recruiting("dog b1", discards="n1"), "loot", 0, "if Anita had one dog of war more in hand."),
    ("H4.7", recruiting("b1", discards="n1", kind="pick", dogs_used=2), "pick n2", 0,
     "if this lay in the discard pile: brown 2."),
    ("H4.7a", recruiting("dog dog b1"), "loot", 0, "if a card lay in the discard pile."),
    ("H4.8", recruiting("dog b1", dogs_used=2), "fetch g1", 0, "if Anita had not used any dog of war yet."),
    ("H4.9a", recruiting("dog b1", recruits="g1 g2 g3 g4"), "fetch", 0, "after this: “Take green 1”."),
    ("H4.10a", recruiting(rest=1), "draw", 0, "if a card were left to draw."),
    ("H5.3", after(at_turn(peace=3, peacekeeper=0), "recruit"), "discard b1", 1, "if Peter had in hand: blue 1."),
    ("H5.3", after(at_turn(peace=3, peacekeeper=0), "recruit"), "draw", 1, "while Peter recruits."),
    ("H6.1b", at_turn(kind="name-battle", options={"battle_order": "winner"}, battle=3), "name 1", 0,
     "if battle 1 were still to come."),
    ("H6.1b", at_turn(kind="name-battle", options={"battle_order": "winner"}), "recruit", 0,
     "after this: “Name Sluys as the next battle”."),
    ("H6.2", after(at_turn("b1 b2 b3"), "cry", "lay b1"), "stop", 0, "after this: “Lay blue 2”."),
    ("H6.2", after(at_turn(), "cry"), "lay o8", 0, "if Anita had in hand: orange 8."),
    ("H6.3", after(at_turn("b1 b2 b3"), "cry", "lay b1", "lay b2", "stop", "lay o1"), "stay-out", 1,
     "if Peter had not laid any card in this step."),
    ("H6.4", after(battle("b1 b2"), "lay b7"), "pass", 0, "after this: “That is all”."),
    ("H6.4", battle("b1 b2"), "stop", 0, "after this: “Lay blue 7”."),
    ("H6.6", battle(f"b6 {FIVE}"), "lay b7", 0, "if Anita had laid one soldier fewer."),
    ("H6.6", battle(f"dog dog b6 {FIVE}"), "lay b7", 0, "if Anita had laid one soldier fewer."),
    ("H6.7", battle("dog b1 b2", kind="declare", roles=[PASSED, OUT]), "declare 2", 0,
     "if Anita had laid one dog of war more."),
    ("H6.7", battle("dog b1 b2", kind="declare", roles=[PASSED, OUT]), "pass", 0,
     "in a battle in which Anita has laid two cards and is asked for more."),
    ("H6.8", battle(f"dog dog {FIVE}", kind="declare", roles=[PASSED, OUT]), "declare 0", 0,
     "if Anita had laid one soldier fewer."),
    ("H7.1", after_battle("dog dog b1", dogs_used=1, discards="n1"), "loot", 0,
     "if Anita had not used any dog of war yet."),
    ("H7.1", after_battle("dog b1"), "swap", 0, "before the last battle, if Anita holds a dog of war."),
    ("H7.3", after_battle("dog b1"), "scavenge o8", 0, "if this lay open on the table: orange 8."),
    ("H7.4", after_battle("dog b1", discards="n1"), "loot", 0, "if Anita had laid one dog of war more."),
    ("H7.4", after_battle("dog dog b1", discards="n1", kind="pick-after-battle", dogs_used=2), "pick n2", 0,
     "if this lay in the discard pile: brown 2."),
    ("H9.4", at_turn(recruits="", battle=9, kind="last-dogs"), "swap", 0,
     "if Anita had one dog of war more in hand."),
    ("H9.4", at_turn(recruits="", battle=9, kind="last-dogs"), "recruit", 0,
     "at the beginning of Anita’s turn."),
    ("H13.5", after(on_turn(pile="john b7"), "recruit", "draw"), "stay-out", 1,
     "when another player cries Havoc and Peter may join."),
    ("H13.6", after(his_battle(["dog b2 o2", "b8 o8", ""]), "pass", "declare 0"), "scavenge o9", 0,
     "if this lay open on the table: orange 9."),
]  # fmt: skip


@pytest.mark.rule(
    "H3.6", "H4.1", "H4.11", "H6.2a", "H4.2", "H4.3", "H4.6", "H4.7", "H4.7a", "H4.8", "H4.9a", "H4.10a",
    "H5.3", "H6.1b", "H6.2", "H6.3", "H6.4", "H6.6", "H6.7", "H6.8", "H7.1", "H7.3", "H7.4", "H9.4", "H13.5",
    "H13.6",
)  # fmt: skip
@pytest.mark.parametrize(
    ("rule", "state", "action", "seat", "sentence"),
    [pytest.param(*case, id=f"{case[0]}-{case[2]}") for case in BY_RULE],
)
def test_what_a_rule_refuses_has_its_way_out(rule: str, state: State, action: str, seat: int, sentence: str) -> None:
    refusal = state.check(action, seat)
    assert refusal is not None
    assert refusal.rule == rule
    before = state.copy()
    way = way_out(state, state.read_action(action), seat)
    assert way is not None
    assert state == before
    assert way.text("en", NAMES) == f"It would be legal {sentence}"
    verify(state, way)


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize(
    ("state", "action"),
    [
        (after_battle("dog b1", recruits="dog"), "scavenge dog"),
        (recruiting("b1", discards="n1 dog", kind="pick", dogs_used=2), "pick dog"),
        (battle("dog b1", kind="declare", roles=[PASSED, OUT]), "declare 3"),
        (at_turn(kind="name-battle", options={"battle_order": "winner"}), "name 9"),
        (after(at_turn(recruits="", battle=9, kind="last-dogs"), "done", "done"), "recruit"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_no_change_makes_legal_has_no_way_out(state: State, action: str) -> None:
    assert state.check(action) is not None
    assert way_out(state, state.read_action(action)) is None


def test_what_is_legal_or_no_seats_needs_no_way_out() -> None:
    state = at_turn()
    assert way_out(state, actions.RECRUIT) is None
    assert way_out(state, actions.RECRUIT, 7) is None


def test_every_rule_that_refuses_is_among_these() -> None:
    """The rules named where the engine makes its refusals, and those that the core's refusals cite."""
    made = calls(HAVOCLAB / "havoc", "Refusal", 0) | calls(HAVOCLAB / "havoc", "no_such_card", 0)
    made |= {State.turn_rule, State.hidden_rule, "H4.7", "H7.4", "H6.2", "H6.3", "H6.4"}
    assert {rule for rule in made if rule in havoc.rulebook()} - {"H7.2"} <= {case[0] for case in BY_RULE}


def test_every_supposition_is_of_use(ways: list[tuple[State, WayOut | None]]) -> None:
    """Each sentence is said to somebody: of random refusals, or of those above."""
    of_rules = [way_out(state, state.read_action(action), seat) for _, state, action, seat, _ in BY_RULE]
    said = {way.message for way in (*of_rules, *(way for _, way in ways)) if way is not None}
    assert {each.message for suppositions in SUPPOSITIONS.values() for each in suppositions} - said == set()


# --- nothing hidden shows ---


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 2**32))
def test_the_way_out_depends_on_nothing_that_the_seat_does_not_know(state: State, seed: int) -> None:
    rng = Random(seed)
    seat = rng.randrange(state.players)
    twin = state.view(seat).sample(rng)
    for action in (any_action(state, rng), any_action(state, rng)):
        one, other = way_out(state, action, seat), way_out(twin, action, seat)
        assert one == other
        if one is not None and other is not None:
            assert one.text("en", NAMES) == other.text("en", NAMES)
