"""Positions with John of Gaunt (H13): before he is drawn, in his battle, and in his peace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from havoclab.havoc import State
from havoclab.havoc.battles import CALAIS_TO_TOURS, TOURS_TO_BORDEAUX
from havoclab.havoc.position import JOHNS_SEAT
from tests.havoc.positions import FIGHTING, OUT, PASSED, position

JOHN_PLAYS = {"john_of_gaunt": True}
CALAIS, BORDEAUX = CALAIS_TO_TOURS, TOURS_TO_BORDEAUX


def on_turn(hands: Sequence[str] = ("b1 b2", "o1 o2", "g1 g2"), *, without: Sequence[str] = (), **fields: Any) -> State:
    """Seat 0 is on turn; what is drawn next is named."""
    options = {**JOHN_PLAYS, "without": list(without), **fields.pop("options", {})}
    return position(hands, options=options, **{"recruits": "n1 n2 n3", "discards": "e1", **fields})


def his_battle(
    laid: Sequence[str],
    *,
    hands: Sequence[str] = ("", "", ""),
    beside: int = 2,
    side: int = CALAIS,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """John's battle; all have passed but the last that laid cards. He sits at the left of this seat."""
    seats = len(hands)
    order = [(beside + 1 + step) % seats for step in range(seats)]
    last = [seat for seat in order if laid[seat]][-1]
    roles = [(FIGHTING if seat == last else PASSED) if laid[seat] else OUT for seat in range(seats)]
    held = list(hands)
    held[last] = held[last] or "y1"
    return position(
        held,
        laid=laid,
        options={**JOHN_PLAYS, **(options or {})},
        **{
            "discards": "y2 y3 y4",
            "recruits": "n1 n2 n3",
            "roles": roles,
            "kind": "add",
            "seat": last,
            "initiator": JOHNS_SEAT,
            "john": beside,
            "havoc": True,
            "order": [side, *range(2, 10)],
            **fields,
        },
    )


def his_peace(hands: Sequence[str] = ("b1 b2", "o1 o2", "g1 g2"), *, beside: int = 0, **fields: Any) -> State:
    """John has won the Chevauchées in place of the first battle and keeps the peace at the left of this seat."""
    options = {**JOHN_PLAYS, **fields.pop("options", {})}
    usual: dict[str, Any] = {
        "order": list(range(2, 10)),
        "past": [[CALAIS, JOHNS_SEAT, [0] * len(hands)]],
        "peacekeeper": JOHNS_SEAT,
        "john": beside,
        "peace": 1,
        "recruits": "n1 n2 n3",
        "discards": "e1",
    }
    return position(hands, options=options, **usual | fields)
