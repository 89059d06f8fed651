"""A witness in words: what differs with a rule and without it, made from the two outcomes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from havoclab.core.event import Event
from havoclab.core.words import Words, words
from havoclab.havoc import speech
from havoclab.havoc.cards import DOG
from havoclab.havoc.position import ABSENT
from havoclab.havoc.state import State
from havoclab.havoc.variants.difference import Difference, only_here, result

PACKAGES: Final = (*speech.PACKAGES, "havoclab.havoc.variants")


def tell_difference(
    rule: str, state: State, other: State, difference: Difference | None, language: str, names: Sequence[str]
) -> str:
    """What differs between a position and the same one without the rule, in whole sentences.

    Args:
        rule: the rule that matters.
        state: the position; as dealt, where there is no difference between actions.
        other: the same at a table without the rule.
        difference: the action that differs, or None for two deals of one seed.
        language: "en" or "hu".
        names: the players' names in seat order; missing ones are numbered.
    """
    say = words(language, *PACKAGES)
    names = [*names[: state.players], *(say("seat-name", number=seat + 1) for seat in range(len(names), state.players))]
    if difference is None:
        mine, theirs = (list(_deal_facts(table, say, names)) for table in (state, other))
        return say("differs-in-deal", rule=rule, **_sides(mine, theirs))
    slots = {"rule": rule, "name": names[state.seat], "action": speech.say_action(difference.action, say)}
    if difference.kind == "legal":
        legal_here = difference.action in state.list_legal()
        return say("differs-only-with" if legal_here else "differs-only-without", **slots)
    sides = _results(state, other, difference, say, names)
    if sides["with"] and sides["without"]:
        return say("differs-in-result", **slots, **sides)
    return say("differs-in-result-with" if sides["with"] else "differs-in-result-without", **slots, **sides)


def _results(state: State, other: State, difference: Difference, say: Words, names: Sequence[str]) -> dict[str, str]:
    """What happens at either table and not at the other; if the same happens, how the tables differ then."""
    (mine, told), (theirs, told_there) = result(state, difference.action), result(other, difference.action)
    here = _tell(only_here(told, told_there), state, say, names)
    there = _tell(only_here(told_there, told), other, say, names)
    if here or there:
        return {"with": " ".join(here), "without": " ".join(there)}
    return _sides(list(_facts(mine, say, names)), list(_facts(theirs, say, names)))


def _tell(events: Sequence[Event], state: State, say: Words, names: Sequence[str]) -> list[str]:
    """Events with all their secrets: the position lies open."""
    return [
        speech.tell(
            event,
            options=state.options,
            names=names,
            language=say.language,
            seat=event.witnesses[0] if event.witnesses else None,
        )
        for event in events
    ]


def _sides(mine: Sequence[str], theirs: Sequence[str]) -> dict[str, Any]:
    """The facts that only one table has."""
    return {
        "with": " ".join(fact for fact in mine if fact not in theirs),
        "without": " ".join(fact for fact in theirs if fact not in mine),
    }


def _facts(state: State, say: Words, names: Sequence[str]) -> Iterator[str]:
    """What can be said of the table after an action, beside what happened."""
    if state.is_over:
        yield say("fact-over")
    else:
        yield say("fact-choice", name=names[state.seat], kind=state.kind)
    if state.peace and not state.is_over and not state.in_battle:
        yield say("fact-turned" if state.turned else "fact-not-turned")
    if state.exempt:
        yield say("fact-exempt")
    if state.laid_now:
        yield say("fact-step", name=names[state.seat])
    for seat, name in enumerate(names):
        yield say("fact-hand", name=name, cards=len(state.hands[seat]))
        yield say("fact-points", name=name, points=state.points[seat])
        yield say("fact-won", name=name, count=state.cards_won[seat])


def _deal_facts(state: State, say: Words, names: Sequence[str]) -> Iterator[str]:
    """What can be said of a table as it was dealt."""
    supply = state.options.supply
    if state.options.john_of_gaunt:
        yield say("fact-john-not-there" if state.john == ABSENT else "fact-john-in-pile")
    yield say("fact-supply", highest=supply.highest, dogs=supply.dogs)
    for name, hand in zip(names, state.hands, strict=True):
        yield say("fact-dogs", name=name, dogs=hand.count(DOG))
    yield say("fact-first", name=names[state.peacekeeper])
    battles = ", ".join(state.options.battle(number).name for number in state.order)
    yield say("fact-order", battles=battles)
