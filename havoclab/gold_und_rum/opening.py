"""G5 - recruiting: the favourite, and the opening of the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.gold_und_rum import spying
from havoclab.gold_und_rum.actions import BACK, Back
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.refusals import Refusal
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT


def begin(position: Position, events: list[Event]) -> None:
    """The chancellor is asked for a favourite. Source: G5.1."""
    position.kind, position.seat = "favourite", position.chancellor


def legal(position: Position) -> Sequence[Action]:
    """Any of the others. Source: G5.1."""
    return [BACK[seat] for seat in sorted(position.others())]


def refuse(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done when a favourite is due."""
    if not isinstance(action, Back):
        return Refusal("G5.1", "name-favourite", nearest=legal(position)[0])
    if action.seat == position.chancellor:
        return Refusal("G5.1", "not-yourself", nearest=legal(position)[0])
    if action.seat >= position.players:
        return Refusal("G5.1", "nobody-sits-there", {"number": action.seat + 1}, legal(position)[0])
    return None


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """Note the favourite, and open every pile. Source: G5.1-G5.6."""
    assert isinstance(action, Back)
    position.favourite = action.seat
    events.append(Event("backed", "G5.1", position.chancellor, {"favourite": action.seat}))
    for number, pile in enumerate(position.piles):
        _open(position, number, pile, events)
    spying.call_next(position, events)


class Reading(NamedTuple):
    """What became of one card of a pile, read from the bottom up."""

    place: int
    """Which card of the pile, counted from the bottom."""
    rule: str
    """The rule that says what it did."""
    target: int
    """The place of the warrior that a desertion removes; -1: none."""


def read_pile(pile: Sequence[int]) -> tuple[int, list[int], list[Reading]]:
    """Who gets a pile, which warriors are left in it, and what each laid card did. Source: G5.2-G5.6.

    Args:
        pile: from the bottom up.

    Returns:
        The owner's seat (-1: nobody's), the places of the warriors left, and a reading for each laid card.

    >>> read_pile([4, DESERTION, RECRUIT + 2, 12])[:2]
    (2, [3])
    """
    owner = -1
    removed: set[int] = set()
    readings = []
    for place, entry in enumerate(pile):
        if entry >= DESERTION:
            under = place - 1
            while under >= 0 and RECRUIT <= pile[under] < DESERTION:
                under -= 1
            if under < 0:
                readings.append(Reading(place, "G5.6", -1))
            elif pile[under] >= DESERTION:
                readings.append(Reading(place, "G5.2b", -1))
            else:
                removed.add(under)
                readings.append(Reading(place, "G5.2" if under == place - 1 else "G5.2a", under))
        elif entry >= RECRUIT:
            readings.append(Reading(place, "G5.3" if owner < 0 else "G5.3a", -1))
            if owner < 0:
                owner = entry - RECRUIT
    left = [place for place, entry in enumerate(pile) if entry < RECRUIT and place not in removed]
    return owner, left, readings


def _open(position: Position, number: int, pile: Sequence[int], events: list[Event]) -> None:
    """Open one pile, and tell card by card what happens. Source: G5.2-G5.6."""
    owner, left, readings = read_pile(pile)
    facts = {"pile": number}
    for reading in readings:
        entry = pile[reading.place]
        if entry >= DESERTION:
            if reading.target >= 0:
                card = pile[reading.target]
                events.append(
                    Event("removed", reading.rule, entry - DESERTION, {**facts, "card": card}, automatic=True)
                )
            else:
                kind = "desertion-on-nothing" if reading.rule == "G5.6" else "desertion-on-desertion"
                events.append(Event(kind, reading.rule, entry - DESERTION, facts, automatic=True))
        elif reading.rule == "G5.3a":
            events.append(Event("recruit-too-late", "G5.3a", entry - RECRUIT, facts, automatic=True))
    if owner < 0:
        events.append(Event("pile-aside", "G5.4", facts=facts, automatic=True))
        return
    taken = [pile[place] for place in left]
    for card in taken:
        position.armies[owner][card] += 1
    events.append(Event("pile-taken", "G5.3", owner, {**facts, "cards": taken}, automatic=True))
