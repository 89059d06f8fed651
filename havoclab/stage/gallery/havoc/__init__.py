"""What the gallery tells of Havoc beside what happens: what the hands are worth, and what decides between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.state import State as AnyState
from havoclab.core.words import Words
from havoclab.havoc.hands import compare
from havoclab.havoc.meetings import TELLING, hands_of, told_apart
from havoclab.havoc.speech import say_reason
from havoclab.havoc.state import State
from havoclab.stage.gallery.games import Line

__all__ = ["BEFORE", "why"]

#: The reasons are told before the first of these events.
BEFORE = ("alone", "equal-strength", "won", "scored")


def why(state: AnyState, action: Action, events: Sequence[Event], names: Sequence[str], say: Words) -> Iterator[Line]:
    """What each hand is worth and what decides between them. Source: H8."""
    assert isinstance(state, State)
    hands = hands_of(state, action, events)
    for seat, hand in hands:
        first, *others = hand.explain()
        for reason in (first, *(reason for reason in others if reason.message in TELLING)):
            told = say("gallery-hand", name=names[seat], reason=say_reason(reason, say))
            yield Line(told, reason.rule, seat, True)
    for (first_seat, better), (second_seat, worse) in pairwise(hands):
        reason = compare(better, worse).explain()
        slots = {"first": names[first_seat], "second": names[second_seat]}
        yield Line(say("gallery-between", **slots, reason=say_reason(reason, say)), reason.rule, None, True)
        if better.key == worse.key and told_apart(first_seat, second_seat, events):
            yield Line(say("gallery-fewer-cards", name=slots["first"]), "H6.12a", first_seat, True)
