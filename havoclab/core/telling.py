"""Events and actions as sentences: the part of it that is the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from havoclab.core.action import Action, Together
from havoclab.core.event import Event
from havoclab.core.words import Words


def tell_event(
    event: Event,
    say: Words,
    names: Sequence[str],
    seat: int | None,
    speak: Callable[[Mapping[str, Any]], dict[str, Any]],
) -> str:
    """An event as a sentence: the message of its kind, or that for those who saw its secret.

    Args:
        event: what happened.
        say: the words of the game.
        names: the players' names in seat order.
        seat: whose eyes: secrets are told only to those who saw them.
        speak: what the game says of the facts that are seen: its cards, for instance, as words.
    """
    seen = event.seen_by(seat)
    slots = {**seen, **speak(seen)}
    if event.seat is not None:
        slots["name"] = names[event.seat]
    if "winners" in seen:
        slots["winners"] = ", ".join(names[winner] for winner in seen["winners"])
        slots["count"] = len(seen["winners"])
    told_all = event.secret and len(seen) > len(event.facts)
    return say(f"event-{event.kind}-seen" if told_all else f"event-{event.kind}", **slots)


def say_together(action: Together, say: Words, say_step: Callable[[Action], str]) -> str:
    """Several actions after another as one sentence."""
    told = say_step(action.steps[0])
    for step in action.steps[1:]:
        told = say("then-words", first=told, then=say_step(step))
    return told
