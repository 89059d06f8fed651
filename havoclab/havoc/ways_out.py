"""The way out of a refusal: the smallest change that would make a refused action legal, found and checked by running.

Everything is tried on a position that agrees with what the seat knows, drawn by :meth:`View.sample`: so the answer
can't tell what is hidden. A change is, in this order,

- something else done first (``action``): one action, else a few after one another, none of which shows a hidden card;
- one card elsewhere (``card``): in a hand, among the recruits, in the discards, in the battle;
- one counter otherwise (``counter``): cards taken, dogs used, whose choice it is;
- of several steps in one, something done between two of them, or one left out (``step``);
- the moment at which such an action is for (``moment``), with what it needs then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, NamedTuple

from havoclab.core.action import Action, Together
from havoclab.core.event import Event
from havoclab.core.words import words
from havoclab.havoc import actions, supposing
from havoclab.havoc.actions import Declare
from havoclab.havoc.cards import DOG
from havoclab.havoc.refusals import Refusal
from havoclab.havoc.remembering import forget
from havoclab.havoc.soundness import problems
from havoclab.havoc.speech import PACKAGES, say_action
from havoclab.havoc.state import State
from havoclab.havoc.supposing import NotSo

Kind = Literal["action", "card", "counter", "step", "moment"]

#: A change of the position, and what it is given beside position and seat.
_Need = tuple[Any, ...]
_Needs = tuple[_Need, ...]

#: Most actions done first, and most positions looked at in search of them.
MOST_FIRST: Final = 4
MOST_LOOKED_AT: Final = 100


@dataclass(frozen=True, slots=True)
class WayOut:
    """A change after which a refused action is legal.

    Attributes:
        action: what was refused.
        seat: who wanted to do it.
        kind: what is changed.
        state: the position with the change, in which the action is legal. Cards that are hidden from the seat lie in
            it as they may lie, not as they do.
        first: what to do first, where that is the change.
        instead: what to do instead, where a step is put in or left out: not the action but this is legal then.
        between: what is put in before the refused one of several steps.
        message: message id of the sentence that tells the change.
        slots: what the sentence needs.
    """

    action: Action
    seat: int
    kind: Kind
    state: State
    first: Action | None = None
    instead: Action | None = None
    between: Action | None = None
    message: str = "way-first"
    slots: Mapping[str, Any] = field(default_factory=dict)

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The change as a sentence. ``names`` are the players' names in seat order."""
        slots = dict(self.slots)
        before = self.first or self.between
        if before is not None:
            slots["action"] = say_action(before, words(language, *PACKAGES))
        return Refusal("", self.message, slots).text(language, names)


def way_out(state: State, action: Action, seat: int | None = None) -> WayOut | None:
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
    if state.is_over or state.check(action, seat) is None:
        return None
    seat = state.seat if seat is None else seat
    if not 0 <= seat < state.seats:
        return None
    seen = state.view(seat).sample(Random(0))
    step = _refused_step(seen, action, seat)
    if step is None:
        return _without_a_step(seen, action, seat)
    if seen.seat == seat:
        found = _something_first(seen, action, seat) or _something_between(seen, action, seat)
        if found is not None:
            return found
    shorter = _without_a_step(seen, action, seat)
    for supposed, slots in _suppositions(seen, step, seat):
        if supposed.kind == "moment" and shorter is not None:
            return shorter
        changed = _supposing(seen, seat, supposed.needs, _value(step))
        if changed is not None and changed.check(action, seat) is None:
            return WayOut(action, seat, supposed.kind, changed, message=supposed.message, slots=slots)
    return None


def _refused_step(seen: State, action: Action, seat: int) -> Action | None:
    """The step that is refused; None where what comes before it would have to be seen first. Source: H3.6."""
    if not isinstance(action, Together):
        return action
    trial = seen.copy()
    for step in action.steps:
        if trial.check(step, seat) is not None:
            return step
        if _shows_something(trial, step, seat):
            return None
    return None


def _shows_something(state: State, action: Action, seat: int) -> bool:
    """Do the action; whether a card comes to light by it that was hidden. Source: H3.6."""
    events: list[Event] = []
    state.carry_out(action, seat, events)
    return any(event.secret or event.kind in state.surprises for event in events)


def _without_a_step(seen: State, action: Action, seat: int) -> WayOut | None:
    """Of several steps in one the last that can be left out, so that the others are legal."""
    if not isinstance(action, Together):
        return None
    for place in reversed(range(len(action.steps))):
        steps = action.steps[:place] + action.steps[place + 1 :]
        rest = steps[0] if len(steps) == 1 else Together(steps)
        if seen.check(rest, seat) is None:
            slots = {"seat": seat, "step": place + 1}
            return WayOut(action, seat, "step", seen, instead=rest, message="way-without-step", slots=slots)
    return None


# --- something else first ---


def _something_first(seen: State, action: Action, seat: int) -> WayOut | None:
    """The fewest actions of this seat after which the refused one is legal."""
    waiting: deque[tuple[State, tuple[Action, ...]]] = deque([(seen, ())])
    looked_at = 0
    while waiting:
        moment, path = waiting.popleft()
        for first in _worth_doing_first(moment, whole=not path):
            after = moment.copy()
            if _shows_something(after, first, seat) or after.is_over or after.seat != seat:
                continue
            done = (*path, first)
            if after.check(action, seat) is None:
                return WayOut(action, seat, "action", after, done[0] if len(done) == 1 else Together(done))
            looked_at += 1
            if looked_at >= MOST_LOOKED_AT:
                return None
            if len(done) < MOST_FIRST:
                waiting.append((after, done))
    return None


def _something_between(seen: State, action: Action, seat: int) -> WayOut | None:
    """Of several steps in one: what to do before the one that is refused, so that all of them can be done."""
    if not isinstance(action, Together):
        return None
    moment, place = seen.copy(), 0
    while moment.check(action.steps[place], seat) is None:
        moment.carry_out(action.steps[place], seat, [])
        place += 1
    if place == 0 or moment.is_over or moment.seat != seat:
        return None
    found = _something_first(moment, action.steps[place], seat)
    if found is None or found.first is None:
        return None
    put_in = found.first.steps if isinstance(found.first, Together) else (found.first,)
    whole = Together((*action.steps[:place], *put_in, *action.steps[place:]))
    if seen.check(whole, seat) is not None:
        return None
    return WayOut(action, seat, "step", seen, instead=whole, between=found.first, slots={"seat": seat})


def _worth_doing_first(moment: State, *, whole: bool) -> list[Action]:
    """The legal actions, soldiers before dogs; of those that differ only by their card two will do after the first."""
    legal = sorted(moment.list_legal(), key=lambda action: getattr(action, "card", None) == DOG)
    if whole:
        return legal
    seen: dict[str, int] = {}
    chosen = []
    for action in legal:
        seen[action.verb] = seen.get(action.verb, 0) + 1
        if seen[action.verb] <= 2:
            chosen.append(action)
    return chosen


# --- something otherwise ---


def _supposing(seen: State, seat: int, needs: _Needs, value: int) -> State | None:
    """The position with these changes; None if it can't be so, or is no position of the game."""
    changed = seen.copy()
    try:
        for change, *given in needs:
            change(changed, seat, *(value if each is ... else each for each in given))
    except NotSo:
        return None
    for cards in (*changed.hands, *changed.laid):
        cards.sort()
    forget(changed)
    return None if problems(changed) else changed


def _suppositions(state: State, action: Action, seat: int) -> Iterator[tuple[_Supposition, Mapping[str, Any]]]:
    """What could be otherwise for the sake of this action, the smallest changes first, and what tells it."""
    slots = {"seat": seat, "number": _value(action)}
    if isinstance(action, Declare):
        slots["dogs"] = action.dogs
    elif hasattr(action, "card"):
        slots["card"] = action.card
    for supposition in SUPPOSITIONS[type(action)]:
        if supposition.message in _MORE_DOGS:
            needed = supposition.needs[0][1]
            have = getattr(state, _MORE_DOGS[supposition.message])[seat].count(DOG)
            yield supposition, slots | {"dogs": (slots["number"] if needed is ... else needed) - have}
        else:
            yield supposition, slots


def _value(action: Action) -> int:
    """The card, the dogs or the battle of an action."""
    return next((int(getattr(action, name)) for name in ("card", "dogs", "battle") if hasattr(action, name)), 0)


class _Supposition(NamedTuple):
    """One thing that could be otherwise."""

    kind: Kind
    message: str
    needs: _Needs


def _card(message: str, *needs: _Need) -> _Supposition:
    return _Supposition("card", message, needs)


def _counter(message: str, *needs: _Need) -> _Supposition:
    return _Supposition("counter", message, needs)


def _moment(message: str, *needs: _Need) -> _Supposition:
    return _Supposition("moment", message, needs)


#: Messages that say how many dogs more are needed, and where these would be.
_MORE_DOGS: Final = {"way-dogs-in-hand": "hands", "way-dogs-laid": "laid"}

_IN_HAND: Final = _card("way-card-in-hand", (supposing.in_hand, ...))
_AMONG_RECRUITS: Final = _card("way-card-among-recruits", (supposing.among_recruits, ...))
_DOG_IN_HAND: Final = _card("way-dogs-in-hand", (supposing.dogs_in_hand, 1))
_LAID_LESS: Final = _card("way-laid-less", (supposing.one_laid_less,))
_ONE_TAKEN: Final = _counter("way-one-taken", (supposing.taken, 1))
_NO_DOG_USED: Final = _counter("way-no-dog-used", (supposing.no_dog_used,))
_TURN_NOT_BEGUN: Final = _counter("way-turn-not-begun", (supposing.turn_not_begun,))
_NOTHING_LAID: Final = _counter("way-nothing-laid", (supposing.nothing_laid_yet,))
_OWN_CHOICE: Final = _counter("way-own-choice", (supposing.own_choice,))

#: What may help each action; where ``...`` stands, the action's own card, dogs or battle is meant.
SUPPOSITIONS: Final[dict[type[Action], tuple[_Supposition, ...]]] = {
    actions.Recruit: (
        _card("way-stock", (supposing.stock_of, 2)),
        _TURN_NOT_BEGUN,
        _OWN_CHOICE,
        _moment("way-when-turn", (supposing.at_turn,), (supposing.stock_of, 2)),
    ),
    actions.Cry: (
        _card("way-two-in-hand", (supposing.cards_in_hand, 2)),
        _TURN_NOT_BEGUN,
        _OWN_CHOICE,
        _moment("way-when-turn-with-two", (supposing.at_turn,), (supposing.cards_in_hand, 2)),
    ),
    actions.Draw: (
        _card("way-card-to-draw", (supposing.one_in_pile,)),
        _ONE_TAKEN,
        _OWN_CHOICE,
        _moment("way-when-recruiting", (supposing.recruiting,), (supposing.one_in_pile,)),
        _moment("way-when-recruiting", (supposing.recruiting, 1), (supposing.one_in_pile,)),
    ),
    actions.Take: (
        _AMONG_RECRUITS,
        _ONE_TAKEN,
        _OWN_CHOICE,
        _moment("way-when-taking", (supposing.recruiting,), (supposing.among_recruits, ...)),
    ),
    actions.Fetch: (
        _DOG_IN_HAND,
        _AMONG_RECRUITS,
        _NO_DOG_USED,
        _OWN_CHOICE,
        _moment(
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
        _moment("way-when-fetching-from-pile", (supposing.recruiting, 1), (supposing.dogs_in_hand, 1)),
    ),
    actions.Loot: (
        _card("way-dogs-in-hand", (supposing.dogs_in_hand, 2)),
        _card("way-dogs-laid", (supposing.dogs_laid, 2)),
        _card("way-something-discarded", (supposing.something_discarded,)),
        _NO_DOG_USED,
        _OWN_CHOICE,
        _moment(
            "way-when-looting",
            (supposing.recruiting,),
            (supposing.something_discarded,),
            (supposing.dogs_in_hand, 2),
        ),
    ),
    actions.Put: (
        _IN_HAND,
        _counter("way-two-taken", (supposing.taken, 2)),
        _OWN_CHOICE,
        _moment("way-when-putting", (supposing.recruiting, 2), (supposing.in_hand, ...)),
    ),
    actions.Pick: (
        _card("way-card-in-discards", (supposing.in_discards, ...)),
        _OWN_CHOICE,
        _moment("way-when-picking", (supposing.picking,), (supposing.in_discards, ...)),
    ),
    actions.Discard: (
        _IN_HAND,
        _OWN_CHOICE,
        _moment("way-when-discarding", (supposing.year_of_peace,), (supposing.in_hand, ...)),
    ),
    actions.Lay: (
        _IN_HAND,
        _LAID_LESS,
        _OWN_CHOICE,
        _moment("way-when-laying", (supposing.adding, ...), (supposing.in_hand, ...)),
    ),
    actions.Stop: (_OWN_CHOICE, _moment("way-when-stopping", (supposing.adding,), (supposing.two_laid_now,))),
    actions.StayOut: (_NOTHING_LAID, _OWN_CHOICE, _moment("way-when-joining", (supposing.joining,))),
    actions.Pass: (_NOTHING_LAID, _OWN_CHOICE, _moment("way-when-adding", (supposing.adding,))),
    actions.Declare: (
        _card("way-dogs-laid", (supposing.dogs_laid, ...)),
        _LAID_LESS,
        _OWN_CHOICE,
        _moment("way-when-declaring", (supposing.declaring, ...)),
    ),
    actions.Scavenge: (
        _card("way-card-open", (supposing.among_recruits, ...)),
        _OWN_CHOICE,
        _moment("way-when-scavenging", (supposing.after_battle, 1), (supposing.among_recruits, ...)),
    ),
    actions.Done: (_OWN_CHOICE, _moment("way-when-done", (supposing.after_battle, 1))),
    actions.Swap: (
        _DOG_IN_HAND,
        _OWN_CHOICE,
        _moment("way-when-swapping", (supposing.before_castillon,), (supposing.dogs_in_hand, 1)),
    ),
    actions.Name: (
        _counter("way-battle-to-come", (supposing.still_to_come, ...)),
        _OWN_CHOICE,
        _moment("way-when-naming", (supposing.naming,)),
        _moment("way-when-naming", (supposing.naming,), (supposing.still_to_come, ...)),
    ),
}
