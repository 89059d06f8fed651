"""John of Gaunt in a position that is set up by hand: where he is, what he does there, and the Chevauchées."""

from __future__ import annotations

from typing import Final

from havoclab.havoc import State
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.cards import JOHN
from havoclab.havoc.position import ABSENT, IN_PILE, JOHNS_SEAT

#: What he may be doing: he lies in the draw pile; he waits, fights or keeps the peace beside a seat; he is gone, and a
#: seat has won his battle. Source: H13.1-H13.8.
PARTS: Final = ("pile", "waits", "fights", "keeps", "gone")


def part_of(state: State) -> str:
    """Which of the parts he has."""
    if state.john == IN_PILE:
        return "pile"
    if state.john == ABSENT:
        return "gone"
    return "fights" if state.john_fights else "keeps" if state.john_keeps_peace else "waits"


def seat_of(state: State) -> int:
    """Beside whom he is; where he is gone, who has won his battle."""
    winners = [winner for battle, winner, _ in state.past if battle in CHEVAUCHEES and winner < state.players]
    return state.john if state.john >= 0 else max(winners[0], 0) if winners else 0


def side_of(state: State) -> int:
    """The side of the Chevauchées that is or was fought for; the first where none was."""
    numbers = {*state.order, *(battle for battle, _, _ in state.past)}
    return next((side for side in CHEVAUCHEES if side in numbers), CHEVAUCHEES[0])


def replaced_by_chevauchees(state: State) -> int:
    """The battle in whose place the Chevauchées stand; 0 if there is none. Source: H13.4."""
    numbers = {*state.order, *(battle for battle, _, _ in state.past)}
    if not numbers & set(CHEVAUCHEES):
        return 0
    return next((battle for battle in range(1, CASTILLON) if battle not in numbers), 0)


def give_part(state: State, part: str, seat: int, side: int) -> None:
    """Let him have this part, beside this seat; where he fights or has fought, for this side. Source: H13.1-H13.8."""
    replaced = replaced_by_chevauchees(state)
    take_out(state)
    if part == "pile":
        back_to_the_pile(state)
    elif part != "gone":
        state.john = seat
    if part == "fights":
        _replace_next(state, replaced)
        state.initiator = JOHNS_SEAT
        if state.winner >= 0:
            state.winner = JOHNS_SEAT
            state.past.append((side, JOHNS_SEAT, (0,) * state.players))
        else:
            state.order.insert(0, side)
    elif part in ("keeps", "gone"):
        _replace_next(state, replaced)
        winner = JOHNS_SEAT if part == "keeps" else seat
        state.past.append((side, winner, (0,) * state.players))
        state.peacekeeper = winner


def take_out(state: State) -> None:
    """Let the table be as if he had never been there; what the Chevauchées have replaced is to come again."""
    for cards in (state.pile, state.discards, state.recruits, *state.hands, *state.laid):
        cards[:] = [card for card in cards if card != JOHN]
    replaced = replaced_by_chevauchees(state)
    state.order = [battle for battle in state.order if battle not in CHEVAUCHEES]
    state.past = [entry for entry in state.past if entry[0] not in CHEVAUCHEES]
    if replaced:
        state.order.insert(0, replaced)
    state.john = ABSENT
    for name in ("initiator", "winner", "peacekeeper"):
        if getattr(state, name) == JOHNS_SEAT:
            setattr(state, name, state.seat)


def back_to_the_pile(state: State) -> None:
    """Let him be the next card that is drawn. Source: H13.1."""
    state.john = IN_PILE
    state.pile.append(JOHN)


def _replace_next(state: State, replaced: int) -> None:
    """The Chevauchées replace the battle that they replaced before, or else the next one. Source: H13.4, H13.10."""
    if state.options.one_battle_more:
        return
    if replaced in state.order:
        state.order.remove(replaced)
    elif len(state.order) > 1:
        state.order.pop(0)


def suit_options(state: State) -> None:
    """Bring him to a table that plays with him now, or take him from one that does so no more. Source: H13.1."""
    numbers = {*state.order, *(battle for battle, _, _ in state.past)}
    fought = bool(numbers & set(CHEVAUCHEES))
    if not state.options.has_john:
        if state.john != ABSENT or fought or JOHN in state.pile:
            take_out(state)
    elif state.john == ABSENT and not fought:
        state.john = IN_PILE
        if state.pile:
            back_to_the_pile(state)
