"""What can be wrong with where John of Gaunt is, and with the Chevauchées, each with its rule. Source: H13."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.cards import JOHN
from havoclab.havoc.position import ABSENT, IN_PILE, JOHNS_SEAT, Position
from havoclab.havoc.problem import Problem

#: The choices at which he may lie at a left hand and wait for the next turn. Source: H13.2, H13.11.
_WAITING: Final[tuple[str, ...]] = ("join", "add", "declare", "dogs", "pick-after-battle", "name-battle")
#: Those that may be open while he keeps the peace. Source: H13.7.
_KEEPING: Final = ("turn", "recruit", "pick", "year-of-peace", "name-battle")


def wrong_john(position: Position) -> Iterator[Problem]:
    """Faults in where he is: his card, the seat beside him, his part in battles."""
    yield from _wrong_card(position)
    if not position.options.has_john:
        if position.john != ABSENT or _has_a_part(position):
            yield Problem("john", "H13.1", "wrong-john-not-playing")
        return
    fought = any(number in CHEVAUCHEES for number, _, _ in position.past)
    if position.john == IN_PILE and (fought or _has_a_part(position)):
        yield Problem("john", "H13.3", "wrong-john-not-fought")
    elif position.john == ABSENT:
        yield from _wrong_absence(position, fought)
    elif position.john_waits:
        yield from _wrong_waiting(position, fought)
    elif position.john >= 0:
        yield from _wrong_part(position)


def _has_a_part(position: Position) -> bool:
    past = [winner for _, winner, _ in position.past]
    return JOHNS_SEAT in (position.initiator, position.winner, position.peacekeeper, *past)


def _wrong_card(position: Position) -> Iterator[Problem]:
    """His card lies in the draw pile until it is drawn, and nowhere else. Source: H13.1, H13.2."""
    places = {"recruits": position.recruits, "discards": position.discards}
    for name in ("hands", "laid"):
        places |= {f"{name}.{seat}": cards for seat, cards in enumerate(getattr(position, name))}
    for field, cards in places.items():
        if JOHN in cards:
            yield Problem(field, "H13.2", "wrong-john-place")
    lies = position.pile.count(JOHN)
    if lies and not position.options.has_john:
        yield Problem("pile", "H13.1", "wrong-john-not-playing")
    elif lies and position.john != IN_PILE:
        yield Problem("pile", "H13.2", "wrong-john-in-pile")
    elif lies != 1 and position.john == IN_PILE:
        yield Problem("pile", "H13.1", "wrong-john-missing", {"count": lies})


def _wrong_absence(position: Position, fought: bool) -> Iterator[Problem]:
    """He leaves after his battle, or where he has none to fight. Source: H13.8, H13.11b."""
    if position.john_fights or position.john_keeps_peace:
        yield Problem("john", "H13.3", "wrong-john-gone")
    elif not fought and len(position.order) > 1 and position.holds("H13.3"):
        yield Problem("john", "H13.8", "wrong-john-not-fought")


def _wrong_waiting(position: Position, fought: bool) -> Iterator[Problem]:
    """He waits for the next turn only, and only before his battle. Source: H13.2, H13.3."""
    waiting = _WAITING
    if not position.holds("H13.2") or not position.holds("H13.2a"):
        waiting = (*_WAITING, "recruit", "pick")  # then the turn in which he was drawn goes on
    if position.kind not in waiting:
        yield Problem("john", "H13.3", "wrong-john-waits")
    if fought:
        yield Problem("john", "H13.4", "wrong-john-fought")


def _wrong_part(position: Position) -> Iterator[Problem]:
    """He fights the Chevauchées, or keeps the peace after he has won them. Source: H13.3, H13.4, H13.7."""
    if position.john_fights:
        decided = [number for number, _, _ in position.past[-1:]]
        battle = decided if position.winner >= 0 else position.order[:1]
        if not set(battle) & set(CHEVAUCHEES):
            yield Problem("initiator", "H13.4", "wrong-john-battle")
    else:
        last = next((entry for entry in reversed(position.past) if entry[1] >= 0), None)
        may_keep = position.holds("H13.7") and position.holds("H5.5") and position.kind in _KEEPING
        if last is None or last[0] not in CHEVAUCHEES or last[1] != JOHNS_SEAT or not may_keep:
            yield Problem("peacekeeper", "H13.7", "wrong-john-keeps")


# --- the Chevauchées: H13.4, H13.10 ---


def replaces(position: Position) -> bool:
    """Whether the Chevauchées stand in the place of another battle. Source: H13.4, H13.10."""
    numbers = [*position.order, *(number for number, _, _ in position.past)]
    return not position.options.one_battle_more and any(side in numbers for side in CHEVAUCHEES)


def wrong_chevauchees(position: Position) -> Iterator[Problem]:
    """They stand once at most, in front while they are fought, for exactly one battle or for none."""
    gone = [number for number, _, _ in position.past]
    sides = [number for number in [*position.order, *gone] if number in CHEVAUCHEES]
    if not sides:
        return
    in_front = position.order[0] in CHEVAUCHEES if position.order else False
    is_fought = position.john_fights and position.winner < 0
    expected = in_front if is_fought else not any(number in CHEVAUCHEES for number in position.order)
    if len(sides) > 1 or not expected or not position.options.has_john:
        yield Problem("order", "H13.4", "wrong-chevauchees-place")
    missing = sum(battle not in (*position.order, *gone) for battle in range(1, CASTILLON))
    if missing != 1 and replaces(position):
        yield Problem("order", "H13.4", "wrong-chevauchees-replace", {"count": missing})
    elif missing and not replaces(position):
        yield Problem("order", "H13.10", "wrong-chevauchees-extra", {"count": missing})
