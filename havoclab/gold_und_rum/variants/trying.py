"""How a rule of Gold und Rum is tried: on which positions, what makes one smaller, what can be told of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.problem import Problem
from havoclab.core.variants.trials import Move, Trials
from havoclab.core.words import Words
from havoclab.gold_und_rum import speech
from havoclab.gold_und_rum.actions import DESERT, RECRUIT
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.variants.smaller import size_of, smaller
from havoclab.gold_und_rum.variants.trials import forget, states
from havoclab.gold_und_rum.warriors import listed

#: Options and numbers of players at which a rule shows, where four players with the usual options don't do.
_TABLES: Final[dict[str, tuple[dict[str, Any], tuple[int, ...]]]] = {
    "G3.4": ({}, (6,)),
    "G4.2": ({}, (5,)),
    "G4.7": ({"step_mode": True}, (4,)),
}


class GoldUndRumTrials(Trials[State]):
    """Positions of Gold und Rum to try its rules on, and what counts as a difference."""

    packages: ClassVar[tuple[str, ...]] = (*speech.PACKAGES, "havoclab.gold_und_rum.variants")
    of_the_deal: ClassVar[tuple[str, ...]] = ("G3.4", "G4.1", "G4.1a", "G4.2")
    compared: ClassVar[tuple[str, ...]] = (
        "kind",
        "seat",
        "chancellor",
        "favourite",
        "points",
        "last_won",
        "start_after",
        "piles",
        "recruits",
        "desertions",
        "armies",
        "sent",
        "fought",
        "race",
    )
    state = State
    options = Options

    def problems(self, state: State) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""
        return problems(state)

    def forget(self, state: State) -> State:
        """The position without the seed of its cards to come."""
        return forget(state)

    def tables(self, rule: str) -> tuple[Mapping[str, Any], Sequence[int]]:
        """The options, and the numbers of players, at which a rule shows."""
        return _TABLES.get(rule, ({}, (4,)))

    def states(self, options: Options, rng: Random) -> Iterator[State]:
        """Positions of all kinds at tables with these options, without end."""
        return states(options, rng)

    def moves(self, state: State) -> list[Move]:
        """Everything that somebody may do now, the claims among it that come a moment late. Source: G4.7, G4.7b."""
        found = super().moves(state)
        if state.kind == "deal" and state.dealt:
            before = state.dealt - 1
            pile = before % len(state.piles)
            late = (claims[before][pile] for claims in (RECRUIT, DESERT))
            found += [
                Move(decision.seat, claim)
                for claim in late
                for decision in state.decisions[1:]
                if state.check(claim, decision.seat) is None
            ]
        return found

    def is_different(self, state: State, other: State, move: Move, rule: str) -> bool:
        """Whether the move leads to another position: that something is told otherwise is not enough.

        For the rules of a deal (G4) the deal of the next round doesn't count.
        """
        (mine, _), (theirs, _) = self.result(state, move), self.result(other, move)
        if rule.startswith("G4.") and mine.round != state.round:
            return False
        won, won_there = (table.outcome.winners if table.outcome is not None else () for table in (mine, theirs))
        return not self.looks_alike(mine, theirs) or won != won_there

    def size(self, state: State, move: Move) -> tuple[int, ...]:
        """What makes a position small: few cards on the table and in hands, few players, little past."""
        return size_of(state)

    def smaller(self, state: State) -> Iterator[State]:
        """Positions a step smaller, the largest steps first."""
        return smaller(state)

    def say_action(self, action: Action, say: Words, names: Sequence[str]) -> str:
        """An action in words."""
        return speech.say_action(action, say, names)

    def tell(self, event: Event, state: State, say: Words, names: Sequence[str], seat: int | None) -> str:
        """An event as a sentence, as this seat sees it."""
        return speech.tell(event, options=state.options, names=names, language=say.language, seat=seat)

    def facts(self, state: State, say: Words, names: Sequence[str]) -> Iterator[str]:
        """What can be said of the table after an action, beside what happened."""
        if state.outcome is not None:
            yield say("fact-over", winners=", ".join(names[seat] for seat in state.outcome.winners))
        else:
            yield say("fact-choice", name=names[state.seat], kind=state.kind)
        for seat, name in enumerate(names):
            yield say("fact-points", name=name, points=state.points[seat])
            if state.last_won[seat]:
                yield say("fact-won", name=name, battle=state.last_won[seat])
            yield say("fact-army", name=name, cards=speech.say_cards(listed(state.armies[seat]), say))
            yield say("fact-sent", name=name, cards=speech.say_cards(listed(state.sent[seat]), say))
        for number, pile in enumerate(state.piles, 1):
            yield say("fact-pile", pile=number, count=len(pile))

    def deal_facts(self, state: State, say: Words, names: Sequence[str]) -> Iterator[str]:
        """What can be said of a table as it was dealt."""
        yield say("fact-office", name=names[state.chancellor])
        yield say("fact-start", warriors=state.start_after)
        yield say("fact-piles", piles=len(state.piles))
        yield say("fact-desertions", cards=state.options.desertions)
