"""John of Gaunt on the table: his card at a left hand, his three nines in battle, and his place among the seats."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.words import Words
from havoclab.havoc.cards import JOHN
from havoclab.havoc.john import NINES
from havoclab.havoc.reading import reading_of
from havoclab.havoc.view import View
from havoclab.stage.pictures.faces import face_of
from havoclab.stage.scene import Seat, Zone


def johns_shield(view: View) -> int:
    """The number by which the picture knows him as a seat: the first that no player has."""
    return view.players


def lying_at_a_left_hand(view: View, names: Sequence[str], say: Words) -> list[Zone]:
    """His card, while he waits for the next turn to begin; else nothing. Source: H13.2."""
    table = view.table
    if not table.john_waits:
        return []
    return [
        Zone(
            area="main",
            id="john",
            title=say("john-title", name=names[table.john]),
            cards=[face_of(JOHN, say, key="john")],
            note=say("john-waits"),
            seat=table.john,
            rule="H13.3",
        )
    ]


def his_nines(view: View, say: Words) -> list[Zone]:
    """What he counts as having laid in his battle; else nothing. Source: H13.3, H13.6."""
    if not view.table.john_fights:
        return []
    faces = [face_of(card, say, key=f"john-nine-{nth}") for nth, card in enumerate(NINES, 1)]
    for face in faces:
        face.name, face.letter, face.symbol, face.tone = say("john-nine"), "", "crown", "ink"
    hand = reading_of(view.options).evaluate(NINES)
    return [
        Zone(
            area="battle",
            id="laid-john",
            title=say("card-john"),
            cards=faces,
            note=say(hand.rank.message),
            seat=johns_shield(view),
            rule="H13.6",
        )
    ]


def his_seat(view: View, say: Words) -> list[Seat]:
    """His place at the table, once he has entered; else nothing. Source: H13.3, H13.7."""
    table = view.table
    if table.john < 0 or table.john_waits:
        return []
    status = "status-peacekeeper"
    if table.john_fights:
        status = "status-john-won" if table.winner == table.initiator else "status-initiator"
    return [
        Seat(
            id=johns_shield(view),
            name=say("card-john"),
            kind="",
            status=say(status),
            symbols=["dove"] if table.john_keeps_peace else [],
        )
    ]
