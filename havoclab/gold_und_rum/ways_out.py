"""The ways out of refusals in Gold und Rum: what may be otherwise for the sake of each action.

How they are searched for is the same in every game: :mod:`havoclab.core.ways_out`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from havoclab.core import ways_out as core
from havoclab.core.action import Action
from havoclab.core.problem import Problem
from havoclab.core.rejection import Rejection
from havoclab.core.ways_out import Supposition, WaysOut, card, counter, moment
from havoclab.core.words import Words
from havoclab.gold_und_rum import actions, supposing
from havoclab.gold_und_rum.refusals import Refusal
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.speech import say_action
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.warriors import BACKS, RACES


class WayOut(core.WayOut):
    """A change after which a refused action of Gold und Rum is legal."""

    __slots__ = ()

    rejection: ClassVar[type[Rejection]] = Refusal

    def say_action(self, action: Action, say: Words, names: Sequence[str]) -> str:
        """An action in words."""
        numbered = [say("seat-name", number=seat + 1) for seat in range(self.state.seats)]
        return say_action(action, say, [*names, *numbered[len(names) :]])


def way_out(state: State, action: Action, seat: int | None = None) -> core.WayOut | None:
    """The smallest change found that makes a refused action legal; None if there is none, or if it is legal.

    Args:
        state: the position.
        action: what was refused, also several steps in one.
        seat: who wanted to do it; by default the seat whose choice it is. Only what this seat knows plays a part.

    >>> from havoclab import gold_und_rum
    >>> state = gold_und_rum.deal(players=4, seed=7)
    >>> way_out(state, actions.RECRUIT[20][3], state.others()[0]).text()
    'It would be legal when 20 warriors lie and the start card shows.'
    """
    return _WAYS_OUT.find(state, action, seat)


_OWN_CHOICE: Final = counter("way-own-choice", (supposing.own_choice,))
_NOT_LAID_NOW: Final = counter("way-not-laid-now", (supposing.not_laid_now, ...))
_ONE_LIES: Final = counter("way-one-lies", (supposing.a_card_later, ...))

#: What may help each action; where ``...`` stands, the action itself is meant.
SUPPOSITIONS: Final[dict[type[Action], tuple[Supposition, ...]]] = {
    actions.Deal: (moment("way-when-dealing", (supposing.dealing_now,)),),
    actions.Recruit: (
        card("way-recruit-in-hand", (supposing.recruit_in_hand,)),
        counter("way-start-shows", (supposing.start_shows,)),
        _NOT_LAID_NOW,
        _ONE_LIES,
        _OWN_CHOICE,
        moment("way-when-recruiting", (supposing.at_the_claims_moment, ...)),
    ),
    actions.Desert: (
        card("way-desertion-in-hand", (supposing.desertion_in_hand,)),
        _NOT_LAID_NOW,
        _ONE_LIES,
        _OWN_CHOICE,
        moment("way-when-deserting", (supposing.at_the_claims_moment, ...)),
    ),
    actions.Wait: (_OWN_CHOICE, moment("way-when-asked", (supposing.asked_in_turn,))),
    actions.Pass: (
        _OWN_CHOICE,
        moment("way-when-last-chance", (supposing.last_chance,)),
    ),
    actions.Back: (moment("way-when-backing", (supposing.naming_favourite,)),),
    actions.Ask: (_OWN_CHOICE, moment("way-when-asking", (supposing.asking, ...))),
    actions.March: (
        counter("way-not-fought", (supposing.not_fought, ...)),
        moment("way-when-naming-race", (supposing.naming_race,)),
    ),
    actions.Send: (
        card("way-card-in-hand", (supposing.card_in_hand, ...)),
        _OWN_CHOICE,
        moment("way-when-adding", (supposing.adding, ...)),
    ),
    actions.Done: (_OWN_CHOICE, moment("way-when-done", (supposing.may_stop_adding,))),
    actions.Army: (
        card("way-army-in-hand", (supposing.army_in_hand, ...)),
        _OWN_CHOICE,
        moment("way-when-sending-army", (supposing.adding, ...)),
    ),
    actions.Strike: (
        card("way-back-in-battle", (supposing.in_battle, ...)),
        moment("way-when-striking", (supposing.striking, ...)),
    ),
    actions.StrikeOwn: (
        card("way-card-in-battle", (supposing.in_battle, ...)),
        moment("way-when-striking", (supposing.striking, ...)),
    ),
    actions.Hold: (moment("way-when-holding", (supposing.may_hold,)),),
    actions.Fly: (
        card("way-goblins-in-hand", (supposing.goblins_in_hand, ...)),
        moment("way-when-flying", (supposing.may_fly, ...)),
    ),
}


class GoldUndRumWaysOut(WaysOut[State]):
    """The search for ways out in Gold und Rum."""

    way: ClassVar[type[core.WayOut]] = WayOut
    suppositions: ClassVar[Mapping[type[Action], Sequence[Supposition]]] = SUPPOSITIONS

    def tidy(self, changed: State) -> None:
        """Nothing lies in an order that matters but the piles, and nobody's memory is part of a position."""

    def problems(self, state: State) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""
        return problems(state)

    def value(self, action: Action) -> Action:
        """The action itself."""
        return action

    def slots(self, seen: State, action: Action, seat: int, supposition: Supposition) -> Mapping[str, Any]:
        """What is named in the action, as far as a sentence needs it."""
        match action:
            case actions.Recruit() | actions.Desert():
                return {"moment": action.moment}
            case actions.March():
                return {"race": RACES[action.race]}
            case actions.Send() | actions.StrikeOwn():
                return {"card": action.card}
            case actions.Army():
                return {"cards": action.cards}
            case actions.Strike():
                return {"target": action.seat, "back": BACKS[action.back]}
            case actions.Fly():
                return {"goblins": action.goblins}
        return {}


_WAYS_OUT: Final = GoldUndRumWaysOut()
