"""Where two rules of Gold und Rum meet: in one pile, in one army, in one claim, or in one step.

Rules that make no event of their own are seen by what lies: a leader, a crew, a card that had passed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.meetings import Chooser, Meetings
from havoclab.core.problem import Problem
from havoclab.core.variants.trials import Move
from havoclab.gold_und_rum import actions
from havoclab.gold_und_rum.actions import Army, Fly, Recruit, Strike, StrikeOwn
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.variants.smaller import size_of, smaller
from havoclab.gold_und_rum.variants.trials import forget, thrown_together
from havoclab.gold_und_rum.warriors import (
    DESERTION,
    FIRST_SPY,
    GOBLIN,
    LEADER,
    MACHINE,
    RECRUIT,
    SENDABLE,
    kinds_of,
)

#: What is told of a single pile, and of the end of a battle.
_OF_PILES: Final = ("removed", "desertion-on-nothing", "desertion-on-desertion", "recruit-too-late", "pile-taken")
_OF_SCORES: Final = ("scored", "chancellor-scored", "nobody-scores", "game-over")


class GoldUndRumMeetings(Meetings[State]):
    """How the rules of Gold und Rum meet."""

    def rules_of(self, before: State, move: Move, events: Sequence[Event]) -> Sequence[frozenset[str]]:
        """All rules that speak in a step: those of one pile together, those of one army with its scores, the others."""
        groups = [*_of_piles(events), *_of_armies(before, move, events)]
        others = {event.rule for event in events if event.kind not in _OF_PILES}
        groups.append(frozenset(others | _silent(before, move)))
        return groups

    def new_game(self, rng: Random, table: str) -> tuple[State, Chooser]:
        """A round from its beginning, or a table thrown together with few cards; all act at random."""
        options = Options(players=rng.choice([4, 4, 5, 6, 7]))
        state = thrown_together(options, rng) if rng.random() < 0.95 else State.deal(options, rng.getrandbits(30))
        eagerness = rng.choice([0.2, 0.04])

        def choose(state: State, rng: Random) -> Move:
            decisions = state.decisions
            eager = not state.deck or rng.random() < eagerness
            decision = rng.choice(decisions) if eager else decisions[0]
            return Move(decision.seat, rng.choice(state.list_legal(decision.seat)))

        return state, choose

    def is_done(self, state: State) -> bool:
        """Another round would show the same again."""
        return state.is_over or (state.kind == "deal" and not state.dealt and state.battles > 0)

    def worth_refusing(self, state: State, rng: Random) -> Sequence[Move]:
        """What somebody might try at this choice though it is refused, now and then."""
        if rng.random() > (0.02 if state.deck else 0.1):
            return []
        moves = [Move(decision.seat, action) for decision in state.decisions for action in _tries(state, rng)]
        return [move for move in moves if state.check(move.action, move.seat) is not None]

    def forget(self, state: State) -> State:
        """The position without the seed of its cards to come."""
        return forget(state)

    def problems(self, state: State) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""
        return problems(state)

    def size_of(self, state: State) -> tuple[int, ...]:
        """What makes a position small: few cards on the table and in hands, few players, little past."""
        return size_of(state)

    def simpler(self, state: State) -> Iterator[State]:
        """Positions that are a step smaller."""
        return smaller(state)


def _tries(state: State, rng: Random) -> list[Action]:
    """What is worth trying at the wrong time, or with the wrong card."""
    now, pile = state.dealt, rng.randrange(len(state.piles))
    before = max(0, now - 1)
    late = before % len(state.piles)
    tries: list[Action] = [form[now][pile] for form in (actions.RECRUIT, actions.DESERT)]
    tries += [form[before][late] for form in (actions.RECRUIT, actions.DESERT)]
    tries += [actions.BACK[state.chancellor], actions.ASK[state.chancellor][0], actions.ASK[state.seat][0]]
    tries += [*actions.SEND, *actions.MARCH, *actions.FLY[:3], *actions.STRIKE_OWN, actions.STRIKE[state.seat][0]]
    if state.kind == "mercenaries":
        tries.append(Army(()))
    return tries


def _of_piles(events: Sequence[Event]) -> list[frozenset[str]]:
    """The rules that speak about each pile as it is opened. Source: G5.2-G5.6."""
    piles: dict[int, set[str]] = {}
    for event in events:
        if event.kind in _OF_PILES:
            rules = piles.setdefault(event.facts["pile"], set())
            rules.add(event.rule)
            if event.kind == "removed":
                rules.add("G5.5")
    return [frozenset(rules) for rules in piles.values()]


def _of_armies(before: State, move: Move, events: Sequence[Event]) -> list[frozenset[str]]:
    """The rules that make each army as strong as it is, with what it scores. Source: G7.5-G7.8, G8.1, G8.2."""
    if not any(event.kind in ("scored", "nobody-scores", "flew") for event in events):
        return []
    scores = {event.rule for event in events if event.kind in _OF_SCORES}
    winners = [event.seat for event in events if event.kind == "scored"]
    shown = {event.seat: event.facts["cards"] for event in events if event.kind == "revealed"}
    struck = {event.rule for event in events if event.kind == "struck"}
    groups = []
    for seat in before.others():
        sent: list[int] = shown.get(seat, [kind for kind, held in enumerate(before.sent[seat]) for _ in range(held)])
        flies = isinstance(move.action, Fly) and move.seat == seat
        rules = _strengths(sent, before, seat, flies=flies)
        hit = isinstance(move.action, Strike) and move.action.seat == seat
        if hit or (isinstance(move.action, StrikeOwn) and move.seat == seat):
            rules |= struck
        if seat in winners:
            rules |= scores & {"G8.1"} if len(winners) > 1 else set()
            rules |= scores & {"G8.2", "G8.4", "G8.5"}
        elif not winners:
            rules |= scores
        groups.append(frozenset(rules))
    return groups


def _strengths(sent: Sequence[int], before: State, seat: int, *, flies: bool) -> set[str]:
    """The rules that decide how strong an army of these cards is. Source: G7.1a, G7.5-G7.8."""
    rules: set[str] = set()
    leaders = sent.count(kinds_of(before.race)[LEADER])
    if leaders:
        rules.add("G7.5" if leaders == 1 else "G7.5a")
    hired = [kind for kind in sent if kind in SENDABLE]
    if MACHINE in hired:
        rules.add("G7.6a" if GOBLIN in hired else "G7.6")
    if hired and len(hired) == len(sent):
        rules.add("G7.1a")
    if flies:
        rules.add("G7.7" if sent else "G7.7a")
        if leaders > 1:
            rules.add("G7.8")
    return rules


def _silent(before: State, move: Move) -> set[str]:
    """Rules that are at work in a step without an event that cites them."""
    rules: set[str] = set()
    seat, action = move
    if isinstance(action, Recruit):
        if any(RECRUIT <= entry < DESERTION for entry in before.piles[action.pile]):
            rules.add("G4.9")
        if before.kind == "last-call" and before.passed[seat]:
            rules.add("G4.8a")
    if isinstance(action, StrikeOwn):
        rules.add("G7.3a")
    if isinstance(action, actions.Ask):
        if action.card >= FIRST_SPY and before.armies[action.seat][action.card]:
            rules.add("G6.3")
        if before.armies[action.seat][action.card] > before.stolen[action.seat][action.card] > 0:
            rules.add("G6.2a")
    return rules
