"""How a rule of Havoc is tried: on which positions, what makes one smaller, and what can be told of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, ClassVar, Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.problem import Problem
from havoclab.core.variants.trials import Move, Trials
from havoclab.core.words import Words
from havoclab.havoc import speech
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG
from havoclab.havoc.options import Options
from havoclab.havoc.position import ABSENT
from havoclab.havoc.soundness import problems
from havoclab.havoc.state import State
from havoclab.havoc.variants.trials import forget, places_of, states

#: Up to so many cards outside the draw pile, two are tried to be taken away at once.
_FEW: Final = 20

#: Options and numbers of players at which a rule shows, where two players with the usual options don't do.
_TABLES: Final[dict[str, tuple[dict[str, Any], tuple[int, ...]]]] = {
    "H3.5": ({}, (5,)),
    "H3.5a": ({"faster_card": True}, (2,)),
    "H4.1": ({}, (3,)),
    "H5.2": ({}, (5,)),
    "H5.2a": ({"winner_turns": True}, (5,)),
    "H6.1a": ({"battle_order": "random"}, (2,)),
    "H6.1b": ({"battle_order": "winner"}, (2,)),
    "H6.1c": ({"battle_order": "winner"}, (2,)),
    "H8.5d": ({"best_subset": True}, (2,)),
    "H8.5e": ({"best_subset": True}, (2,)),
    "H9.1a": ({"battle_order": "random"}, (2,)),
    "H11.1b": ({}, (4,)),
    "H13.7b": ({"john_of_gaunt": True, "battle_order": "winner"}, (2, 3)),
    "H13.10": ({"john_of_gaunt": True, "extra_chevauchees": True}, (2, 3)),
}
_WITH_JOHN: Final[dict[str, Any]] = {"john_of_gaunt": True}


class HavocTrials(Trials[State]):
    """Positions of Havoc to try its rules on, and what counts as a difference."""

    packages: ClassVar[tuple[str, ...]] = (*speech.PACKAGES, "havoclab.havoc.variants")
    of_the_deal: ClassVar[tuple[str, ...]] = ("H3.1", "H3.2", "H3.3", "H3.4", "H6.1", "H6.1a", "H13.1")
    compared: ClassVar[tuple[str, ...]] = (
        "kind",
        "seat",
        "hands",
        "recruits",
        "points",
        "cards_won",
        "order",
        "peacekeeper",
        "peace",
        "turned",
        "exempt",
        "laid_now",
        "john",
    )
    empty_events: ClassVar[tuple[str, ...]] = ("must-pass", "nothing-to-discard")
    state = State
    options = Options

    def problems(self, state: State) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""
        return problems(state)

    def forget(self, state: State) -> State:
        """The position as if it were set up by hand. Source: H3.6."""
        return forget(state)

    def tables(self, rule: str) -> tuple[Mapping[str, Any], Sequence[int]]:
        """The options, and the numbers of players, at which a rule shows."""
        return _TABLES.get(rule, (_WITH_JOHN if rule.startswith("H13.") else {}, (2, 3)))

    def states(self, options: Options, rng: Random) -> Iterator[State]:
        """Positions of all kinds at tables with these options, without end."""
        return states(options, rng)

    def is_different(self, state: State, other: State, move: Move, rule: str) -> bool:
        """Whether the move leads to something else; for the rules of hands it is a battle's points that must differ.

        Source: H8.
        """
        if not rule.startswith("H8."):
            return super().is_different(state, other, move, rule)
        (mine, _), (theirs, _) = self.result(state, move), self.result(other, move)
        return mine.points != theirs.points and len(mine.past) < CASTILLON

    def size(self, state: State, move: Move) -> tuple[int, ...]:
        """What makes a position small: few cards outside the draw pile, few players, little past.

        With John of Gaunt a whole battle may go by without anybody's choice: there a short story counts like few cards.
        Source: H13.5.
        """
        outside = sum(len(cards) for cards in places_of(state))
        if state.options.has_john and move.action in state.list_legal():
            outside += len(self.result(state, move)[1])
        return outside, state.players, len(state.past), sum(state.points) + sum(state.cards_won) + state.peace

    def smaller(self, state: State) -> Iterator[State]:
        """Positions a step smaller, the largest steps first."""
        return _smaller(state)

    def say_action(self, action: Action, say: Words, names: Sequence[str]) -> str:
        """An action in words."""
        return speech.say_action(action, say)

    def tell(self, event: Event, state: State, say: Words, names: Sequence[str], seat: int | None) -> str:
        """An event as a sentence, as this seat sees it."""
        return speech.tell(event, options=state.options, names=names, language=say.language, seat=seat)

    def facts(self, state: State, say: Words, names: Sequence[str]) -> Iterator[str]:
        """What can be said of the table after an action, beside what happened."""
        return _facts(state, say, names)

    def deal_facts(self, state: State, say: Words, names: Sequence[str]) -> Iterator[str]:
        """What can be said of a table as it was dealt."""
        return _deal_facts(state, say, names)


# --- smaller positions ---


def _smaller(state: State) -> Iterator[State]:
    """Positions a step smaller, the largest steps first."""
    yield from _less_past(state)
    places = places_of(state)
    for place, cards in enumerate(places):
        if len(cards) > 1:
            yield _moved(state, [(place, card) for card in cards])
    single = [(place, card) for place, cards in enumerate(places) for card in dict.fromkeys(cards)]
    for where in single:
        yield _moved(state, [where])
    if len(single) <= _FEW:  # equals stay equal only if both lose a card
        for pair in combinations(single, 2):
            yield _moved(state, pair)


def _moved(state: State, cards: Sequence[tuple[int, int]]) -> State:
    """The position with these cards, each with the number of its place, below the draw pile."""
    smaller = state.copy()
    places = places_of(smaller)
    for place, card in cards:
        places[place].remove(card)
        smaller.pile.insert(0, card)
    smaller.laid_now = min(smaller.laid_now, len(smaller.laid[smaller.seat]))
    return smaller


def _less_past(state: State) -> Iterator[State]:
    """The position with fewer points, fewer battles gone, the peace card at a lower number."""
    for keep in range(min(len(state.past), 2)):
        gone = state.past[: len(state.past) - keep]
        earlier = state.copy()
        earlier.past = state.past[len(gone) :]
        earlier.order = sorted([number for number, _, _ in gone] + state.order)
        yield earlier
    if any(state.points) or any(state.cards_won) or any(any(points) for _, _, points in state.past):
        poorer = state.copy()
        poorer.points = [0] * state.players
        poorer.cards_won = [0] * state.players
        poorer.past = [(number, winner, (0,) * state.players) for number, winner, _ in state.past]
        yield poorer
        poorer = poorer.copy()
        poorer.cards_won = state.cards_won[:]
        yield poorer
    for lower in range(state.peace):
        turned_back = state.copy()
        turned_back.peace = lower
        yield turned_back


# --- what can be told ---


def _facts(state: State, say: Words, names: Sequence[str]) -> Iterator[str]:
    """What can be said of the table after an action, beside what happened."""
    if state.is_over:
        yield say("fact-over")
    else:
        yield say("fact-choice", name=names[state.seat], kind=state.kind)
    if state.peace and not state.is_over and not state.in_battle:
        yield say("fact-turned" if state.turned else "fact-not-turned")
    if state.exempt:
        yield say("fact-exempt")
    if state.laid_now:
        yield say("fact-step", name=names[state.seat])
    for seat, name in enumerate(names):
        yield say("fact-hand", name=name, cards=len(state.hands[seat]))
        yield say("fact-points", name=name, points=state.points[seat])
        yield say("fact-won", name=name, count=state.cards_won[seat])


def _deal_facts(state: State, say: Words, names: Sequence[str]) -> Iterator[str]:
    """What can be said of a table as it was dealt."""
    supply = state.options.supply
    if state.options.john_of_gaunt:
        yield say("fact-john-not-there" if state.john == ABSENT else "fact-john-in-pile")
    yield say("fact-supply", highest=supply.highest, dogs=supply.dogs)
    for name, hand in zip(names, state.hands, strict=True):
        yield say("fact-dogs", name=name, dogs=hand.count(DOG))
    yield say("fact-first", name=names[state.peacekeeper])
    battles = ", ".join(state.options.battle(number).name for number in state.order)
    yield say("fact-order", battles=battles)
