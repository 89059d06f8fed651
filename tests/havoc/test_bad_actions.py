"""Bad actions and bad bots: each gives a clear error, and nothing is changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab import havoc
from havoclab.core.action import Action, Together, UnreadableAction
from havoclab.core.bot import BotFault, ask
from havoclab.core.view import View
from havoclab.havoc import State
from havoclab.havoc.actions import Declare, Discard, Lay, Name, Pick, Put, Scavenge, Take
from tests.havoc.test_views import after, moments

HOSTILE = [
    "", ",", ",,", "draw,", "DRAW", "draw draw", "take", "take ", "take b0", "take b19", "take x9", "take b9 b9",
    "lay \x00", "declare", "declare 9", "declare -1", "name 0", "name 10", "name one", "fetch fetch", "pick dogs",
    "dog", "Ｂ9", "\ud800", "x" * 399, "x" * 10_000, "draw, " * 100, "recruit; draw", "recruit\ndraw", "take b٩",
]  # fmt: skip


@pytest.mark.parametrize("written", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_text_is_unreadable_and_changes_nothing(written: str) -> None:
    state = after(3, seed=1, steps=30)
    before = state.copy()
    for try_it in (state.read_action, state.check, state.apply):
        with pytest.raises(UnreadableAction, match=r"^action"):
            try_it(written)
    assert written not in state.legal_actions
    assert state == before


@settings(max_examples=100, deadline=None)
@given(moments, st.text(max_size=30))
def test_no_text_does_anything_but_what_it_says(state: State, written: str) -> None:
    try:
        action = state.read_action(written)
    except UnreadableAction:
        return
    assert ", ".join(part.strip() for part in written.split(",")) == str(action)


@pytest.mark.parametrize("nothing", [None, 7, b"draw", ["draw"], object])
def test_what_is_no_action_is_unreadable(nothing: Any) -> None:
    state = after(2, 1, 3)
    with pytest.raises(UnreadableAction, match=r"^action"):
        state.check(nothing)
    assert nothing not in state.legal_actions


@pytest.mark.parametrize("kind", [Take, Put, Pick, Discard, Lay, Scavenge, Declare, Name])
@pytest.mark.parametrize("value", [-1, 109, 10**9, True, "b9", None, 1.0])
def test_an_action_of_a_card_that_does_not_exist_cannot_be_made(kind: Any, value: Any) -> None:
    with pytest.raises(ValueError, match=r"^(card|dogs|battle): "):
        kind(value)


def test_a_sequence_needs_two_plain_steps() -> None:
    step = Take(1)
    for steps in ((), (step,), (step, Together((step, step)))):
        with pytest.raises(ValueError, match="steps"):
            Together(steps)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_none_is_refused(seat: int) -> None:
    state = after(2, 1, 3)
    rejection = state.check("draw", seat)
    assert rejection is not None
    assert rejection.reason == "not-your-turn"
    assert rejection.text("en", ("A", "B"))


class _Broken(Action):
    def __str__(self) -> str:
        raise RuntimeError("no text")


class _Bot:
    name = "bad"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: View, rng: Random) -> Any:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (ZeroDivisionError("oops"), "raised ZeroDivisionError: oops"),
        (RecursionError("deep"), "raised RecursionError"),
        (None, "NoneType"),
        ("draw", "str"),
        (Take(1), "'take b1', which is not legal; legal are: "),
        (Together((Take(1), Take(2))), "not legal"),
        (_Broken(), "a broken _Broken"),
    ],
)
def test_a_bots_bad_answer_names_the_bot_and_what_was_wrong(answer: Any, why: str) -> None:
    state = havoc.deal(players=2, seed=1)
    before = state.copy()
    with pytest.raises(BotFault, match=f"bot 'bad'.*{why}"):
        ask(_Bot(answer), state.view(0), Random(1))
    assert state == before
