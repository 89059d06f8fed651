"""What stands on a table besides cards, set by hand: whose choice and which, the battles, points, the peace card.

A kind of choice needs much else to agree with it; :func:`choose` brings that along, so that a reader who picks
"dogs after a battle" is not left with nine things that are wrong.
"""

from __future__ import annotations

from typing import Final

from havoclab.havoc import State
from havoclab.havoc.battle import declarable
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.position import FIGHTING, OUT, PASSED, UNASKED

#: Kinds of choice in a battle, before it is decided and after.
LAYING: Final = ("open-battle", "join", "add")
AFTER_BATTLE: Final = ("dogs", "pick-after-battle")
IN_BATTLE: Final = (*LAYING, "declare", *AFTER_BATTLE)
#: Kinds of choice in which both dogs of a loot are used. Source: H4.8, H7.4.
PICKING: Final = ("pick", "pick-after-battle")

#: A battle that is to come, and one that fell to a year of peace, as a winner.
TO_COME: Final = -2
PEACE: Final = -1


def choose(state: State, kind: str) -> None:
    """Let this be the kind of choice that is open; what must agree with it follows. Source: H4-H9."""
    was_fight = state.kind in IN_BATTLE
    state.kind = kind
    state.taken = state.laid_now = 0
    state.took_recruit = False
    state.dogs_used = 2 if kind in PICKING else 0
    if kind not in IN_BATTLE:
        _no_battle(state)
        if kind == "name-battle":
            state.seat = state.peacekeeper
        return
    state.havoc, state.exempt = True, False
    if not was_fight or state.initiator < 0:
        state.initiator = (state.seat - 1) % state.players if kind == "join" else state.seat
    if kind in AFTER_BATTLE:
        _decided(state)
    else:
        _undecided(state)
    arrange(state)


def _no_battle(state: State) -> None:
    """No battle is under way: what was laid is in hand again."""
    for hand, laid in zip(state.hands, state.laid, strict=True):
        hand[:] = sorted([*hand, *laid])
        laid.clear()
    state.havoc = False
    state.initiator = state.winner = -1
    state.roles = [UNASKED] * state.players
    state.uninvolved = [-1] * state.players


def _decided(state: State) -> None:
    """The battle is won: by whoever won the last one, else by the initiator, who wins the next one now."""
    if state.winner >= 0:
        return
    state.winner = state.initiator
    if len(state.order) > 1:
        set_fate(state, state.order[0], state.winner)


def _undecided(state: State) -> None:
    """The battle is still open: if it had been won, it is the next one again."""
    if state.winner >= 0 and state.past:
        set_fate(state, state.past[-1][0], TO_COME)
    state.winner = -1


def arrange(state: State) -> None:
    """Let every seat's part in the battle follow from what lies before it and whose choice it is. Source: H6.2-H6.9."""
    if state.kind not in IN_BATTLE:
        return
    if state.kind == "open-battle":
        state.initiator = state.seat
    order = state.from_initiator()
    first = 1 if state.john_fights else 0  # John of Gaunt has the first place
    deciding = order.index(state.seat) + first
    entering = state.kind in ("open-battle", "join")
    state.laid_now = len(state.laid[state.seat]) if entering else 0
    state.roles = [UNASKED] * state.players
    for place, seat in enumerate(order, first):
        state.roles[seat] = _part(state, place, deciding, seat)
    fighters = state.fighters()
    for seat in range(state.players):
        declares = state.kind == "declare" and seat in fighters and fighters.index(seat) < fighters.index(state.seat)
        if not declares and state.kind not in AFTER_BATTLE:
            state.uninvolved[seat] = -1
        elif declares and state.uninvolved[seat] not in declarable(state.laid[seat]):
            state.uninvolved[seat] = declarable(state.laid[seat]).start


def _part(state: State, place: int, deciding: int, seat: int) -> int:
    """What the seat at this place, counted from the initiator, is while the deciding place has its choice."""
    fights = bool(state.laid[seat]) or place == 0
    if state.kind in ("open-battle", "join"):
        if place == deciding:
            return FIGHTING if state.kind == "open-battle" or state.laid_now else UNASKED
        return UNASKED if place > deciding else FIGHTING if fights else OUT
    if place == deciding or fights:
        return FIGHTING if state.kind == "add" else PASSED
    return OUT


def fate(state: State, battle: int) -> int:
    """What became of a battle: its winner, PEACE, or TO_COME."""
    return next((winner for number, winner, _ in state.past if number == battle), TO_COME)


def set_fate(state: State, battle: int, winner: int) -> None:
    """Let a battle be gone and won by this seat, gone by a year of peace, or still to come. Source: H6.11, H5.3.

    The winner's battle card follows; the points at the seats are left as they are.
    """
    before = fate(state, battle)
    if before >= 0:
        state.cards_won[before] = max(0, state.cards_won[before] - 1)
    if winner >= 0:
        state.cards_won[winner] += 1
    state.past = [entry for entry in state.past if entry[0] != battle]
    state.order = [number for number in state.order if number != battle]
    if winner == TO_COME:
        state.order.append(battle)
        if state.options.battle_order == "number":
            state.order.sort()
        elif battle != CASTILLON and CASTILLON in state.order:
            state.order.remove(CASTILLON)
            state.order.append(CASTILLON)
    else:
        points = [0] * state.players
        if winner >= 0:
            points[winner] = state.options.payments(battle)[0] or 0
        state.past.append((battle, winner, tuple(points)))
        if state.options.battle_order == "number":
            state.past.sort(key=lambda entry: entry[0])


def set_order(state: State, text: str) -> None:
    """Take the order of the battles to come from a text such as "3 1 2 9".

    Raises:
        ValueError: if it names something else than battles.
    """
    words = text.replace(",", " ").split()
    in_front = [battle for battle in state.order[:1] if battle in CHEVAUCHEES]  # set with John of Gaunt: H13.4
    numbers = [int(word) if word.isdecimal() and len(word) == 1 else 0 for word in words]
    if len(numbers) > CASTILLON or not all(numbers):
        raise ValueError(f"order: {text[:30]!r} is no list of battles; allowed are numbers from 1 to {CASTILLON}")
    state.order = [*in_front, *numbers]


def count_points(state: State) -> None:
    """Let everybody have what the battles that are gone have earned them. Source: H6.11."""
    state.points = [sum(points[seat] for _, _, points in state.past) for seat in range(state.players)]
