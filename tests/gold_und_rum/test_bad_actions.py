"""Bad actions and claims at wrong moments: each is refused with its rule, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab.core.action import UnreadableAction
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.actions import Army, Ask, Back, Desert, Fly, March, Recruit, Send, Strike, StrikeOwn
from tests.gold_und_rum.tables import dealt, played

rule = pytest.mark.rule

HOSTILE = [
    "", ",", "deal,", "DEAL", "deal deal", "recruit", "recruit 1", "recruit 0 at 3", "recruit 15 at 3",
    "recruit 1 at 81", "recruit 1 at -1", "recruit +1 at 3", "recruit 1 at 0_3", "recruit 1 at 03", "recruit ١ at 3",
    "recruit 1  at 3", "desert one at 3", "back 0", "back 8", "back -1", "back +2", "ask 2", "ask 2 for",
    "ask 2 for orc", "ask 2 for rat", "ask 2 for spy-5", "march elf", "march 1", "send", "send orc-9", "army rat",
    "army " + "goblin " * 81, "strike 1", "strike 1 orc-2", "strike-own", "strike-own orc", "fly", "fly -1", "fly 9",
    "fly 1.0", "\x00", "\ud800", "x" * 9999, "pass " * 90, "recruit 1 at 3; deal", "recruit 1\nat 3", "ｄeal",
]  # fmt: skip


@pytest.mark.parametrize("written", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_text_is_unreadable_and_changes_nothing(written: str) -> None:
    state = dealt(30)
    before = state.copy()
    for try_it in (state.read_action, state.check, state.apply):
        with pytest.raises(UnreadableAction, match=r"^action"):
            try_it(written)
    assert written not in state.legal_actions
    assert state == before


_words = st.sampled_from(["recruit", "desert", "at", "ask", "for", "fly", "back", "1", "07", "+3", "orc-2", "army"])


@settings(max_examples=150)
@given(st.lists(_words, max_size=5).map(" ".join))
def test_no_text_does_anything_but_what_it_says(written: str) -> None:
    try:
        action = State.read_action(written)
    except UnreadableAction:
        return
    assert sorted(str(action).split(" ")) == sorted(written.strip().split(" "))  # an army may be named in any order


@pytest.mark.parametrize(
    ("kind", "values", "field"),
    [
        (Recruit, (14, 3), "pile"),
        (Recruit, (-1, 3), "pile"),
        (Recruit, (True, 3), "pile"),
        (Desert, (1, 81), "moment"),
        (Desert, (1, -1), "moment"),
        (Desert, (1, 3.0), "moment"),
        (Back, (7,), "seat"),
        (Back, (None,), "seat"),
        (Ask, (-1, 3), "seat"),
        (Ask, (1, 22), "card"),
        (Ask, (1, "orc-6"), "card"),
        (March, (4,), "race"),
        (Send, (10**9,), "card"),
        (Army, ((1, 22),), "card"),
        (Army, ((0,) * 81,), "cards"),
        (Strike, (1, 6), "back"),
        (Strike, (9, 1), "seat"),
        (StrikeOwn, (-1,), "card"),
        (Fly, (9,), "goblins"),
        (Fly, (True,), "goblins"),
    ],
)
def test_an_action_of_what_does_not_exist_cannot_be_made(kind: Any, values: tuple[Any, ...], field: str) -> None:
    with pytest.raises(ValueError, match=rf"^{field}: .* "):
        kind(*values)


def refused(state: State, action: str, seat: int) -> str:
    """The rule that refuses it; the state is as before."""
    before = state.copy()
    why = state.check(action, seat)
    assert why is not None, f"{action} is legal"
    assert why.text("hu", ("A", "B", "C", "D"))
    assert state == before
    return why.rule


@rule("G4.5", "G4.6")
@pytest.mark.parametrize("step_mode", [False, True])
def test_G4_5_a_claim_after_the_piles_are_opened_is_refused(step_mode: bool) -> None:
    state = dealt(0, step_mode=step_mode)
    while state.kind != "favourite":
        state.apply({"deal": "deal", "claim": "wait", "last-call": "pass"}[state.kind])
    for seat in (1, 2, 3):
        assert refused(state, "recruit 1 at 80", seat) == "G4.5"
        assert refused(state, "desert 1 at 80", seat) == "G4.6"
    assert refused(state, "recruit 1 at 80", 0) == "G5.1"  # the chancellor is asked for something else


@rule("G4.5")
def test_G4_5_a_claim_that_was_made_too_early_does_not_count_because_it_arrives_later() -> None:
    state = dealt(0)
    while not state.started:
        state.apply("deal")
    shows = state.dealt
    assert refused(state, f"recruit {shows % 9 + 1} at {shows - 1}", 1) == "G4.5"
    assert state.check(f"recruit {shows % 9 + 1} at {shows}", 1) is None


@rule("G4.7a")
def test_G4_7a_two_cards_on_one_tick_are_refused_also_in_one_breath() -> None:
    state = dealt(12)
    assert refused(state, "desert 1 at 12, desert 2 at 12", 1) == "G4.7a"
    state.apply("desert 1 at 12", 1)
    assert refused(state, "desert 2 at 12", 1) == "G4.7a"
    assert refused(state, "desert 5 at 11", 1) == "G4.7a"


@rule("G3.3")
@pytest.mark.parametrize("claim", ["recruit 1 at 50", "desert 1 at 50"])
def test_G3_3_a_chancellor_who_claims_is_refused_at_any_moment_of_the_deal(claim: str) -> None:
    assert refused(dealt(50), claim, 0) == "G3.3"
    assert refused(dealt(80), claim, 0) == "G3.3"
    in_steps = played(4, 7, 40, step_mode=True)
    assert in_steps.kind == "claim"
    assert refused(in_steps, claim, in_steps.chancellor) == "G3.3"
