"""Every action of Gold und Rum by number, and what a number means to the seat that acts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import (
    ASK,
    BACK,
    DESERT,
    DONE,
    FLY,
    HOLD,
    MARCH,
    MOST_SEATS,
    PASS,
    RECRUIT,
    SEND,
    STRIKE,
    STRIKE_OWN,
    WAIT,
    Ask,
    Back,
    Desert,
    Recruit,
    Strike,
)
from havoclab.gold_und_rum.warriors import BACKS, RACES, SENDABLE, kinds_of
from havoclab.rl.numbering import Numbering

_LEFT: Final = range(1, MOST_SEATS)
#: Backs of what can lie in a battle: no spy ever does. Source: G7.2b.
_FIGHTING: Final = range(len(BACKS) - 1)
_OWN: Final = (*(kind for race in range(len(RACES)) for kind in kinds_of(race)), *SENDABLE)

#: The actions by number, as the first seat says them before any warrior lies. Dealing is none of them: in steps the
#: deal runs by itself. Nor is a whole army: it is its mercenaries, sent one by one, and then that there are no more.
ACTIONS: Final[tuple[Action, ...]] = (
    *(WAIT, PASS, DONE, HOLD),
    *RECRUIT[0],
    *DESERT[0],
    *(BACK[seat] for seat in _LEFT),
    *MARCH,
    *(SEND[kind] for kind in SENDABLE),
    *FLY[1:],
    *(STRIKE_OWN[kind] for kind in _OWN),
    *(STRIKE[seat][back] for seat in _LEFT for back in _FIGHTING),
    *(action for seat in _LEFT for action in ASK[seat]),
)


def meant(number: int, seat: int, players: int, moment: int) -> Action:
    """What a number means to this seat at this moment of the deal.

    A number that names a seat beyond the table means an action that names one, which the rules refuse.

    >>> str(meant(ACTIONS.index(BACK[1]), 3, 4, 0)), str(meant(ACTIONS.index(RECRUIT[0][6]), 3, 4, 23))
    ('back 1', 'recruit 7 at 23')
    """
    action = _said_by(seat, players)[number]
    if isinstance(action, Recruit):
        return RECRUIT[moment][action.pile]
    if isinstance(action, Desert):
        return DESERT[moment][action.pile]
    return action


@lru_cache(maxsize=32)
def numbering(seat: int, players: int) -> Numbering:
    """The number of each action as this seat says it; a claim has the same number at all moments.

    >>> numbering(3, 4).of("back 1") == numbering(0, 4).of("back 2")
    True
    """
    numbers = {action: number for number, action in enumerate(_said_by(seat, players))}
    for claims in (*RECRUIT, *DESERT):
        for claim in claims:
            numbers[claim] = numbers[(RECRUIT if isinstance(claim, Recruit) else DESERT)[0][claim.pile]]
    return Numbering(numbers, len(ACTIONS))


@lru_cache(maxsize=32)
def _said_by(seat: int, players: int) -> tuple[Action, ...]:
    return tuple(_turned(action, seat, players) for action in ACTIONS)


def _turned(action: Action, by: int, players: int) -> Action:
    """The same action as another seat says it, which counts the others from its own left."""
    match action:
        case Back(seat):
            return BACK[_from(seat, by, players)]
        case Ask(seat, card):
            return ASK[_from(seat, by, players)][card]
        case Strike(seat, back):
            return STRIKE[_from(seat, by, players)][back]
    return action


def _from(seat: int, by: int, players: int) -> int:
    return (seat + by) % players if seat < players else seat
