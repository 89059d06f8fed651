"""G5 - recruiting: the favourite, and the opening of the piles."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.gold_und_rum import spying
from havoclab.gold_und_rum.actions import BACK, Back
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.refusals import Refusal
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT


def begin(position: Position, events: list[Event]) -> None:
    """The chancellor is asked for a favourite, before any pile is opened. Source: G5.1."""
    if not position.holds("G5.1"):
        _open_all(position, events)
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
    if position.holds("G5.1"):
        _open_all(position, events)
    spying.call_next(position, events)


def _open_all(position: Position, events: list[Event]) -> None:
    for number, pile in enumerate(position.piles):
        if pile:  # at a table set up by hand a pile may be empty
            _open(position, number, pile, events)


class Reading(NamedTuple):
    """What became of one card of a pile, read from the bottom up."""

    place: int
    """Which card of the pile, counted from the bottom."""
    rule: str
    """The rule that says what it did."""
    target: int
    """The place of the warrior that a desertion removes; -1: none."""


def read_pile(pile: Sequence[int], without: Collection[str] = ()) -> tuple[int, list[int], list[Reading]]:
    """Who gets a pile, which warriors are left in it, and what each laid card did. Source: G5.2-G5.6.

    Args:
        pile: from the bottom up.
        without: rules that are switched off.

    Returns:
        The owner's seat (-1: nobody's), the places of the warriors left, and a reading for each laid card.

    >>> read_pile([4, DESERTION, RECRUIT + 2, 12])[:2]
    (2, [3])
    """
    removed: set[int] = set()
    readings: list[Reading] = []
    recruits: list[int] = []
    for place, entry in enumerate(pile):
        if entry >= DESERTION:
            reading = _desertion(pile, place, removed, without)
            removed.add(reading.target)
            readings.append(reading)
        elif entry >= RECRUIT:
            recruits.append(place)
    counting = [place for place in recruits if place not in removed]  # none is removed where G5.2a holds
    owning = -1
    if counting:
        owning = counting[0] if "G5.3" not in without else counting[-1]
    readings += [Reading(place, "G5.3" if place == owning else "G5.3a", -1) for place in counting]
    left = [place for place, entry in enumerate(pile) if entry < RECRUIT and place not in removed]
    return pile[owning] - RECRUIT if counting else -1, left, sorted(readings)


def _desertion(pile: Sequence[int], place: int, removed: Collection[int], without: Collection[str]) -> Reading:
    """What the desertion card at this place does. Source: G5.2-G5.2b, G5.6."""
    if "G5.2" in without:
        lowest = next((low for low in range(place) if pile[low] < RECRUIT and low not in removed), -1)
        return Reading(place, "G5.2" if lowest >= 0 else "G5.6", lowest)
    under = place - 1
    if "G5.2a" not in without:
        while under >= 0 and RECRUIT <= pile[under] < DESERTION:
            under -= 1
    if under >= 0 and pile[under] >= DESERTION:
        if "G5.2b" not in without:
            return Reading(place, "G5.2b", -1)
        while under >= 0 and (pile[under] >= RECRUIT or under in removed):
            under -= 1
        return Reading(place, "G5.2b" if under >= 0 else "G5.6", under)
    if under < 0:
        return Reading(place, "G5.6", -1)
    return Reading(place, "G5.2" if under == place - 1 and pile[under] < RECRUIT else "G5.2a", under)


def readable(pile: Sequence[int], without: Collection[str] = ()) -> tuple[list[int], int]:
    """What a pile would bring if it were opened now: the warriors left in it, and whose they are (-1: nobody's).

    Source: G5.2-G5.6.

    >>> readable([4, DESERTION, RECRUIT + 2, 12])
    ([12], 2)
    """
    owner, left, _ = read_pile(pile, without)
    return [pile[place] for place in left], owner


def shares(pile: Sequence[int], without: Collection[str] = ()) -> dict[int, list[int]]:
    """Who would get which warriors of a pile if it were opened now, deserters that join an army included.

    Source: G5.2-G5.6.

    >>> shares([4, DESERTION, RECRUIT + 2, 12]), shares([4, DESERTION, RECRUIT + 2, 12], ["G5.5"])
    ({2: [12]}, {2: [12], 0: [4]})
    """
    owner, left, readings = read_pile(pile, without)
    found = _divide(pile, owner, left, readings, without) if owner >= 0 else {}
    for reading in readings if "G5.5" in without else ():
        if pile[reading.place] >= DESERTION and reading.target >= 0 and pile[reading.target] < RECRUIT:
            found.setdefault(pile[reading.place] - DESERTION, []).append(pile[reading.target])
    return found


def _divide(
    pile: Sequence[int], owner: int, left: Sequence[int], readings: Sequence[Reading], without: Collection[str]
) -> dict[int, list[int]]:
    """What is left in an owned pile, by seat; where G5.3a is off, others have a part in it. Source: G5.3, G5.3a."""
    if "G5.3a" not in without:
        return {owner: [pile[place] for place in left]}
    struck = {reading.target for reading in readings}
    found: dict[int, list[int]] = {owner: []}
    holder = owner
    for place, entry in enumerate(pile):
        if RECRUIT <= entry < DESERTION and place not in struck:
            holder = entry - RECRUIT
        elif place in left:
            found.setdefault(holder, []).append(entry)
    return found


def _open(position: Position, number: int, pile: Sequence[int], events: list[Event]) -> None:
    """Open one pile, and tell card by card what happens. Source: G5.2-G5.6."""
    without = position.options.without
    owner, left, readings = read_pile(pile, without)
    facts, rule = {"pile": number}, "G5.3"
    for reading in readings:
        entry = pile[reading.place]
        if entry >= DESERTION:
            _tell_desertion(position, pile, number, reading, events)
        elif reading.rule == "G5.3a" and "G5.3a" not in without:
            events.append(Event("recruit-too-late", "G5.3a", entry - RECRUIT, facts, automatic=True))
    if owner < 0:
        if position.holds("G5.4") or position.favourite < 0:
            events.append(Event("pile-aside", "G5.4", facts=facts, automatic=True))
            return
        owner, rule = position.favourite, "G5.4"
    taken = _divide(pile, owner, left, readings, without)
    for seat, cards in taken.items():
        for card in cards:
            position.armies[seat][card] += 1
        if seat != owner:
            events.append(Event("pile-shared", "G5.3a", seat, {**facts, "cards": cards}, automatic=True))
    events.append(Event("pile-taken", rule, owner, {**facts, "cards": taken[owner]}, automatic=True))


def _tell_desertion(
    position: Position, pile: Sequence[int], number: int, reading: Reading, events: list[Event]
) -> None:
    """What one desertion card did. Source: G5.2-G5.2b, G5.5, G5.6."""
    seat, facts = pile[reading.place] - DESERTION, {"pile": number}
    card = pile[reading.target] if reading.target >= 0 else -1
    if card < 0:
        kind = "desertion-on-nothing" if reading.rule == "G5.6" else "desertion-on-desertion"
        events.append(Event(kind, reading.rule, seat, facts, automatic=True))
    elif card >= RECRUIT:  # only where G5.2a is off
        facts["owner"] = card - RECRUIT
        events.append(Event("recruit-struck", reading.rule, seat, facts, automatic=True))
    else:
        events.append(Event("removed", reading.rule, seat, {**facts, "card": card}, automatic=True))
        if not position.holds("G5.5"):
            position.armies[seat][card] += 1
            events.append(Event("deserter-joined", "G5.5", seat, {"card": card}, automatic=True))
