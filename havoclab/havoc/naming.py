"""H6.1 - the option in which the winner of a battle names the next one."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.havoc import john
from havoclab.havoc.actions import NAME, Name
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.position import Position
from havoclab.havoc.refusals import Refusal
from havoclab.havoc.turns import begin_johns_turn, begin_recruiting, begin_turn, to_the_left


def is_needed(position: Position) -> bool:
    """Whether somebody must name the next battle: the option is on and there is more than one left. Source: H6.1."""
    return position.options.named_battles and len(position.order) > 2


def peacekeeper(position: Position) -> int:
    """Who names as Peacekeeper: for John of Gaunt, the player at his left. Source: H6.1c, H13.7b."""
    return john.stand_in(position, "H13.7b") if position.john_keeps_peace else position.peacekeeper


def ask(position: Position, seat: int) -> None:
    """Let this seat name the next battle. Source: H6.1."""
    position.kind, position.seat = "name-battle", seat


def legal(position: Position) -> Sequence[Action]:
    """Any battle still to come but Castillon. Source: H6.1."""
    return [NAME[battle - 1] for battle in sorted(position.order) if battle != CASTILLON]


def refuse(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done while a battle must be named."""
    if not isinstance(action, Name):
        return Refusal("H6.1b", "name-a-battle", nearest=legal(position)[0])
    if action.battle == CASTILLON:
        return Refusal("H6.1b", "castillon-is-last", nearest=legal(position)[-1])
    if action.battle not in position.order:
        near = min(position.order[:-1], key=lambda battle: (abs(battle - action.battle), battle))
        return Refusal("H6.1b", "battle-is-gone", {"battle": action.battle}, NAME[near - 1])
    return None


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """Lay that battle card in front. At a turn's beginning a turn follows; in a year of peace, the recruiting."""
    assert isinstance(action, Name)
    seat = position.seat
    position.order.remove(action.battle)
    position.order.insert(0, action.battle)
    events.append(
        Event("battle-named", "H6.1b" if _won_by(position) else "H6.1c", position.seat, {"battle": action.battle})
    )
    if position.john_keeps_peace:
        _after_john(position, events)
    elif position.past and not _won_by(position):
        begin_recruiting(position, seat)  # after a year of peace
    elif _won_by(position) and not position.holds("H7.7"):
        begin_turn(position, to_the_left(position, seat), events)
    else:
        begin_turn(position, seat, events)


def _after_john(position: Position, events: list[Event]) -> None:
    """After his victory John of Gaunt is on turn, after his year of peace the next player. Source: H13.7, H7.7."""
    if _won_by(position) and position.holds("H7.7"):
        begin_johns_turn(position, events)
    else:
        position.turned = False
        begin_turn(position, john.next_seat(position), events)


def _won_by(position: Position) -> bool:
    """The last battle was fought and won; else it fell to a year of peace, or the game has just begun."""
    return bool(position.past) and position.past[-1][1] >= 0
