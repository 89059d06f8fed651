"""What can be wrong with John of Gaunt in a position: sound ones, what spoils each, the field and rule of the fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from havoclab.havoc import Options, State
from havoclab.havoc.cards import JOHN
from havoclab.havoc.position import ABSENT, IN_PILE, JOHNS_SEAT
from tests.havoc.johns_positions import CALAIS, his_battle, his_peace, on_turn
from tests.havoc.positions import position

Spoil = Callable[[State], object]


def fought() -> State:
    """The initiator of his battle is still to be decided: the last fighter adds or passes."""
    return his_battle(["b2 o2", "b8 o8", ""])


def decided() -> State:
    """He has won, and a fighter uses dogs."""
    state = his_battle(["dog b2 o2", "b8 o8", ""])
    state.apply("pass")
    state.apply("declare 0")
    return state


def waiting() -> State:
    """He was drawn by a player who stayed out."""
    state = on_turn(["b1 b2", "o1 o2", "g1 g2"], pile="john b3 b4 b5 b6 b7")
    state.apply("cry, lay b1, lay b2")
    state.apply("stay-out")
    return state


def extra() -> State:
    """He keeps the peace, and his battle was one more."""
    return his_peace(order=list(range(1, 10)), options={"extra_chevauchees": True})


def without_him() -> State:
    return position(["b1 b2", "o1 o2", "g1 g2"], recruits="n1 n2 n3")


def _set(**fields: object) -> Spoil:
    def spoil(state: State) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return spoil


def _card_to(place: str, seat: int = -1) -> Spoil:
    """His card lies at another place."""

    def spoil(state: State) -> None:
        state.pile.remove(JOHN)
        cards = getattr(state, place)
        (cards if seat < 0 else cards[seat]).append(JOHN)

    return spoil


def _moved_back(state: State) -> None:
    """The Chevauchées are the second of the battles to come."""
    state.order[0], state.order[1] = state.order[1], state.order[0]


def _without_battle(battle: int) -> Spoil:
    """A battle is neither to come nor gone."""
    return lambda state: state.order.remove(battle)


def _gone_too_early(state: State) -> None:
    """He has left, but has not fought."""
    state.pile.remove(JOHN)
    state.john = ABSENT


def _another_battle(state: State) -> None:
    """Another battle was won since his."""
    state.order.remove(2)
    state.past.append((2, 0, (0, 0, 0)))


FAULTS: Final[list[tuple[Callable[[], State], Spoil, str, str]]] = [
    (without_him, _set(john=1), "john", "H13.1"),
    (without_him, lambda state: state.pile.append(JOHN), "pile", "H13.1"),
    (without_him, _set(initiator=JOHNS_SEAT), "initiator", "H6.2"),
    (fought, _set(options=Options(players=3)), "order", "H13.4"),
    (on_turn, _card_to("discards"), "discards", "H13.2"),
    (on_turn, _card_to("hands", 1), "hands.1", "H13.2"),
    (on_turn, lambda state: state.pile.append(JOHN), "pile", "H13.1"),
    (on_turn, _set(john=2), "john", "H13.3"),
    (on_turn, _set(peacekeeper=JOHNS_SEAT), "john", "H13.3"),
    (on_turn, _gone_too_early, "john", "H13.8"),
    (fought, lambda state: state.pile.append(JOHN), "pile", "H13.2"),
    (fought, _set(john=ABSENT), "john", "H13.3"),
    (fought, lambda state: state.order.pop(0), "initiator", "H13.4"),
    (fought, _moved_back, "order", "H13.4"),
    (fought, _without_battle(5), "order", "H13.4"),
    (fought, _set(winner=JOHNS_SEAT), "winner", "H6.11"),
    (decided, _set(past=[(CALAIS, 0, (0, 0, 0))]), "winner", "H6.11"),
    (waiting, _set(past=[(CALAIS, 0, (0, 0, 0))], order=list(range(2, 10))), "john", "H13.4"),
    (his_peace, _set(past=[(CALAIS, 1, (0, 0, 0))]), "peacekeeper", "H13.7"),
    (his_peace, _another_battle, "peacekeeper", "H13.7"),
    (his_peace, _set(john=IN_PILE), "pile", "H13.1"),
    (extra, _without_battle(3), "order", "H13.10"),
]
