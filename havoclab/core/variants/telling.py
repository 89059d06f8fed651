"""A witness in words: what differs with a rule and without it, made from the two outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from havoclab.core.event import Event
from havoclab.core.state import State
from havoclab.core.variants.trials import Difference, Trials, only_here
from havoclab.core.words import Words, words

PACKAGE: Final = "havoclab.core.variants"


def tell_difference(
    trials: Trials[Any],
    rule: str,
    state: State,
    other: State,
    difference: Difference | None,
    language: str,
    names: Sequence[str],
) -> str:
    """What differs between a position and the same one without the rule, in whole sentences.

    Args:
        trials: how the game's rules are tried.
        rule: the rule that matters.
        state: the position; as dealt, where there is no difference between moves.
        other: the same at a table without the rule.
        difference: the move that differs, or None for two deals of one seed.
        language: "en" or "hu".
        names: the players' names in seat order; missing ones are numbered.
    """
    say = words(language, *trials.packages, PACKAGE)
    names = [*names[: state.seats], *(say("seat-name", number=seat + 1) for seat in range(len(names), state.seats))]
    if difference is None:
        mine, theirs = (list(trials.deal_facts(table, say, names)) for table in (state, other))
        return say("differs-in-deal", rule=rule, **_sides(mine, theirs))
    seat, action = difference.move
    slots = {"rule": rule, "name": names[seat], "action": trials.say_action(action, say, names)}
    if difference.kind == "legal":
        legal_here = difference.move in trials.moves(state)
        return say("differs-only-with" if legal_here else "differs-only-without", **slots)
    sides = _results(trials, state, other, difference, say, names)
    if sides["with"] and sides["without"]:
        return say("differs-in-result", **slots, **sides)
    return say("differs-in-result-with" if sides["with"] else "differs-in-result-without", **slots, **sides)


def _results(
    trials: Trials[Any], state: State, other: State, difference: Difference, say: Words, names: Sequence[str]
) -> dict[str, str]:
    """What happens at either table and not at the other; if the same happens, how the tables differ then."""
    (mine, told), (theirs, told_there) = (trials.result(table, difference.move) for table in (state, other))
    here = _tell(trials, only_here(told, told_there), state, say, names)
    there = _tell(trials, only_here(told_there, told), other, say, names)
    if here or there:
        return {"with": " ".join(here), "without": " ".join(there)}
    return _sides(list(trials.facts(mine, say, names)), list(trials.facts(theirs, say, names)))


def _tell(trials: Trials[Any], events: Sequence[Event], state: State, say: Words, names: Sequence[str]) -> list[str]:
    """Events with all their secrets: the position lies open."""
    return [trials.tell(event, state, say, names, event.witnesses[0] if event.witnesses else None) for event in events]


def _sides(mine: Sequence[str], theirs: Sequence[str]) -> dict[str, Any]:
    """The facts that only one table has."""
    return {
        "with": " ".join(fact for fact in mine if fact not in theirs),
        "without": " ".join(fact for fact in theirs if fact not in mine),
    }
