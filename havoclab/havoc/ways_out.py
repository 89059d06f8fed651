"""The ways out of refusals in Havoc: what may be otherwise for the sake of each action.

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
from havoclab.havoc import actions, supposing
from havoclab.havoc.actions import Declare
from havoclab.havoc.cards import DOG
from havoclab.havoc.refusals import Refusal
from havoclab.havoc.remembering import forget
from havoclab.havoc.soundness import problems
from havoclab.havoc.speech import say_action
from havoclab.havoc.state import State


class WayOut(core.WayOut):
    """A change after which a refused action of Havoc is legal."""

    __slots__ = ()

    rejection: ClassVar[type[Rejection]] = Refusal

    def say_action(self, action: Action, say: Words, names: Sequence[str]) -> str:
        """An action in words."""
        return say_action(action, say)


def way_out(state: State, action: Action, seat: int | None = None) -> core.WayOut | None:
    """The smallest change found that makes a refused action legal; None if there is none, or if it is legal.

    Args:
        state: the position.
        action: what was refused, also several steps in one.
        seat: who wanted to do it; by default the seat whose choice it is. Only what this seat knows plays a part.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=4, seed=1340)
    >>> way = way_out(state, actions.DRAW)
    >>> way.kind, str(way.first), way.text()
    ('action', 'recruit', 'It would be legal after this: “Recruit”.')
    """
    return _WAYS_OUT.find(state, action, seat)


#: Messages that say how many dogs more are needed, and where these would be.
_MORE_DOGS: Final = {"way-dogs-in-hand": "hands", "way-dogs-laid": "laid"}

_IN_HAND: Final = card("way-card-in-hand", (supposing.in_hand, ...))
_AMONG_RECRUITS: Final = card("way-card-among-recruits", (supposing.among_recruits, ...))
_DOG_IN_HAND: Final = card("way-dogs-in-hand", (supposing.dogs_in_hand, 1))
_LAID_LESS: Final = card("way-laid-less", (supposing.one_laid_less,))
_ONE_TAKEN: Final = counter("way-one-taken", (supposing.taken, 1))
_NO_DOG_USED: Final = counter("way-no-dog-used", (supposing.no_dog_used,))
_TURN_NOT_BEGUN: Final = counter("way-turn-not-begun", (supposing.turn_not_begun,))
_NOTHING_LAID: Final = counter("way-nothing-laid", (supposing.nothing_laid_yet,))
_OWN_CHOICE: Final = counter("way-own-choice", (supposing.own_choice,))

#: What may help each action; where ``...`` stands, the action's own card, dogs or battle is meant.
SUPPOSITIONS: Final[dict[type[Action], tuple[Supposition, ...]]] = {
    actions.Recruit: (
        card("way-stock", (supposing.stock_of, 2)),
        _TURN_NOT_BEGUN,
        _OWN_CHOICE,
        moment("way-when-turn", (supposing.at_turn,), (supposing.stock_of, 2)),
    ),
    actions.Cry: (
        card("way-two-in-hand", (supposing.cards_in_hand, 2)),
        _TURN_NOT_BEGUN,
        _OWN_CHOICE,
        moment("way-when-turn-with-two", (supposing.at_turn,), (supposing.cards_in_hand, 2)),
    ),
    actions.Draw: (
        card("way-card-to-draw", (supposing.one_in_pile,)),
        _ONE_TAKEN,
        _OWN_CHOICE,
        moment("way-when-recruiting", (supposing.recruiting,), (supposing.one_in_pile,)),
        moment("way-when-recruiting", (supposing.recruiting, 1), (supposing.one_in_pile,)),
    ),
    actions.Take: (
        _AMONG_RECRUITS,
        _ONE_TAKEN,
        _OWN_CHOICE,
        moment("way-when-taking", (supposing.recruiting,), (supposing.among_recruits, ...)),
    ),
    actions.Fetch: (
        _DOG_IN_HAND,
        _AMONG_RECRUITS,
        _NO_DOG_USED,
        _OWN_CHOICE,
        moment(
            "way-when-fetching",
            (supposing.recruiting,),
            (supposing.among_recruits, ...),
            (supposing.dogs_in_hand, 1),
        ),
    ),
    actions.FetchDraw: (
        _DOG_IN_HAND,
        _NO_DOG_USED,
        _OWN_CHOICE,
        moment("way-when-fetching-from-pile", (supposing.recruiting, 1), (supposing.dogs_in_hand, 1)),
    ),
    actions.Loot: (
        card("way-dogs-in-hand", (supposing.dogs_in_hand, 2)),
        card("way-dogs-laid", (supposing.dogs_laid, 2)),
        card("way-something-discarded", (supposing.something_discarded,)),
        _NO_DOG_USED,
        _OWN_CHOICE,
        moment(
            "way-when-looting",
            (supposing.recruiting,),
            (supposing.something_discarded,),
            (supposing.dogs_in_hand, 2),
        ),
    ),
    actions.Put: (
        _IN_HAND,
        counter("way-two-taken", (supposing.taken, 2)),
        _OWN_CHOICE,
        moment("way-when-putting", (supposing.recruiting, 2), (supposing.in_hand, ...)),
    ),
    actions.Pick: (
        card("way-card-in-discards", (supposing.in_discards, ...)),
        _OWN_CHOICE,
        moment("way-when-picking", (supposing.picking,), (supposing.in_discards, ...)),
    ),
    actions.Discard: (
        _IN_HAND,
        _OWN_CHOICE,
        moment("way-when-discarding", (supposing.year_of_peace,), (supposing.in_hand, ...)),
    ),
    actions.Lay: (
        _IN_HAND,
        _LAID_LESS,
        _OWN_CHOICE,
        moment("way-when-laying", (supposing.adding, ...), (supposing.in_hand, ...)),
    ),
    actions.Stop: (_OWN_CHOICE, moment("way-when-stopping", (supposing.adding,), (supposing.two_laid_now,))),
    actions.StayOut: (_NOTHING_LAID, _OWN_CHOICE, moment("way-when-joining", (supposing.joining,))),
    actions.Pass: (_NOTHING_LAID, _OWN_CHOICE, moment("way-when-adding", (supposing.adding,))),
    actions.Declare: (
        card("way-dogs-laid", (supposing.dogs_laid, ...)),
        _LAID_LESS,
        _OWN_CHOICE,
        moment("way-when-declaring", (supposing.declaring, ...)),
    ),
    actions.Scavenge: (
        card("way-card-open", (supposing.among_recruits, ...)),
        _OWN_CHOICE,
        moment("way-when-scavenging", (supposing.after_battle, 1), (supposing.among_recruits, ...)),
    ),
    actions.Done: (_OWN_CHOICE, moment("way-when-done", (supposing.after_battle, 1))),
    actions.Swap: (
        _DOG_IN_HAND,
        _OWN_CHOICE,
        moment("way-when-swapping", (supposing.before_castillon,), (supposing.dogs_in_hand, 1)),
    ),
    actions.Name: (
        counter("way-battle-to-come", (supposing.still_to_come, ...)),
        _OWN_CHOICE,
        moment("way-when-naming", (supposing.naming,)),
        moment("way-when-naming", (supposing.naming,), (supposing.still_to_come, ...)),
    ),
}


class HavocWaysOut(WaysOut[State]):
    """The search for ways out in Havoc."""

    way: ClassVar[type[core.WayOut]] = WayOut
    suppositions: ClassVar[Mapping[type[Action], Sequence[Supposition]]] = SUPPOSITIONS

    def tidy(self, changed: State) -> None:
        """Hands and laid cards lie in order, and nobody remembers what came before. Source: H3.6."""
        for cards in (*changed.hands, *changed.laid):
            cards.sort()
        forget(changed)

    def problems(self, state: State) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""
        return problems(state)

    def value(self, action: Action) -> int:
        """The card, the dogs or the battle of an action."""
        return next((int(getattr(action, name)) for name in ("card", "dogs", "battle") if hasattr(action, name)), 0)

    def slots(self, seen: State, action: Action, seat: int, supposition: Supposition) -> Mapping[str, Any]:
        """The action's card, dogs and number, or how many dogs more are needed."""
        value = self.value(action)
        slots: dict[str, Any] = {"number": value}
        if isinstance(action, Declare):
            slots["dogs"] = action.dogs
        elif hasattr(action, "card"):
            slots["card"] = action.card
        if supposition.message in _MORE_DOGS:
            needed = supposition.needs[0][1]
            have = getattr(seen, _MORE_DOGS[supposition.message])[seat].count(DOG)
            slots["dogs"] = (value if needed is ... else needed) - have
        return slots

    def in_order(self, legal: Sequence[Action]) -> Sequence[Action]:
        """Soldiers before dogs."""
        return sorted(legal, key=lambda action: getattr(action, "card", None) == DOG)


_WAYS_OUT: Final = HavocWaysOut()
