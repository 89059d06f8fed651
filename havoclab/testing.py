"""The battery that every game must pass: random play, with everything the contract promises checked on the way.

It knows no game's rules. A game's own tests run it over its options:

>>> from havoclab.testing import conform
>>> tally = conform("havoc", {"players": 2}, seed=1, steps=300, thorough=50)
>>> tally.steps, tally.games >= 1
(300, True)
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from pydantic import BaseModel

from havoclab.core.action import Action, Together
from havoclab.core.decision import Decision
from havoclab.core.event import Event
from havoclab.core.game import Game
from havoclab.core.link import pack, unpack
from havoclab.core.record import Record
from havoclab.core.rejection import IllegalAction, Rejection
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.core.words import LANGUAGES
from havoclab.games import load

__all__ = ["Nonconforming", "Tally", "conform", "perft"]

#: Refused actions that are tried at each thorough step.
_TRIES: Final = 12
#: So often every kind of decision is checked in full, however rare it is.
_RARE: Final = 2
#: A game longer than this is taken for endless.
_LONGEST_GAME: Final = 20_000


class Nonconforming(AssertionError):
    """A promise of the contract is broken; the message names it, and the game in which it happened."""


@dataclass(slots=True)
class Tally:
    """What a run of the battery has met.

    Attributes:
        games: games played to their end.
        steps: actions done.
        thorough: steps at which everything was checked.
        kinds: how often each kind of decision came.
        rules: how often each rule was cited by an event.
        refusals: how often each rule was cited by a refusal.
        reasons: how often each reason of a refusal was given.
    """

    games: int = 0
    steps: int = 0
    thorough: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)


def conform(
    game: str | Game, options: object = None, *, seed: int = 0, steps: int = 1000, thorough: int = 100
) -> Tally:
    """Play games at random and check what the contract promises.

    At every step: one open decision with at least one legal action, each action listed once, events that cite known
    rules. At about one step in ``thorough``, and when a kind of decision comes for the first times: round trips, every
    legal action, refused ones, and the views of all seats. After every game: its record.

    Args:
        game: the game, or its name.
        options: fields of its options; by default the usual ones.
        seed: the same seed makes the same run.
        steps: actions to do in all; the last game may stay unfinished.
        thorough: how rarely everything is checked; 1 checks at every step.

    Raises:
        Nonconforming: naming the broken promise and the game that shows it.
        ValueError: if there is no such game, or the options are none of its.
    """
    found = load(game) if isinstance(game, str) else game
    run = _Run(found, found.options.model_validate({} if options is None else options), seed, thorough)
    while run.tally.steps < steps:
        run.play(steps)
    return run.tally


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly ``depth`` one-step actions there are; a count that any change of the rules changes.

    Where several seats may act at once, any of them may do the next step.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=3, seed=7)
    >>> [perft(state, depth) for depth in range(4)]
    [1, 2, 16, 95]
    """
    if depth == 0:
        return 1
    count = 0
    for decision in state.decisions:
        actions = state.list_legal(decision.seat)
        if depth == 1:
            count += len(actions)
            continue
        for action in actions:
            after = state.copy()
            after.apply(action, decision.seat)
            count += perft(after, depth - 1)
    return count


class _Run:
    """One run of the battery: a game in progress, and the actions met so far, to be tried where they don't fit."""

    def __init__(self, game: Game, options: BaseModel, seed: int, thorough: int) -> None:
        self.game = game
        self.options = options
        self.thorough = thorough
        self.rng = Random(f"conform/{seed}")
        self.tally = Tally()
        self.rulebook = game.rulebook()
        self.known_actions: dict[Action, None] = {}
        self.seed = 0
        self.done: list[tuple[int, Action]] = []
        self.state: State
        self.names: tuple[str, ...] = ()

    # --- playing ---

    def play(self, steps: int) -> None:
        """One game, to its end or until so many steps are done in all."""
        self.seed = self.rng.getrandbits(32)
        self.done = []
        self.state = self.game.deal(self.options, self.seed)
        self.names = tuple(f"Name{seat}" for seat in range(self.state.seats))
        start = self.state.copy()
        self.must(start == self.game.deal(self.options, self.seed), "the same seed deals the same game")
        moments: list[tuple[int, str]] = []
        told: list[tuple[Event, ...]] = []
        while not self.state.is_over and self.tally.steps < steps:
            self.must(len(self.done) < _LONGEST_GAME, "a game comes to an end")
            decision, actions = self.check_decision()
            seat = decision.seat
            rare = self.tally.kinds[decision.kind] <= _RARE
            if rare or self.rng.random() * self.thorough < 1:
                self.check_everything(seat, actions)
                moments.append((len(self.done), written(self.state)))
            action = self.choose(actions, by_verb=bool(self.seed & 1))
            self.must(self.state.check(action, seat) is None, f"the listed action {action} passes the check")
            events = self.state.apply(action, seat)
            self.done.append((seat, action))
            told.append(events)
            self.tally.steps += 1
            self.check_events(events)
        if self.state.is_over:
            self.tally.games += 1
            self.check_end()
        self.check_record(start, moments, told)

    def choose(self, actions: Sequence[Action], *, by_verb: bool) -> Action:
        """Any action; or, in every other game, any verb and then any action of it, so that rare ones are tried too."""
        if by_verb:
            verb = self.rng.choice(list(dict.fromkeys(action.verb for action in actions)))
            actions = [action for action in actions if action.verb == verb]
        return self.rng.choice(actions)

    def must(self, holds: bool, promise: str) -> None:
        """Raise, with the way to the place, if a promise does not hold."""
        if not holds:
            way = "; ".join(f"{seat}: {action}" for seat, action in self.done[-40:])
            options = self.options.model_dump(exclude_defaults=True)
            raise Nonconforming(
                f"broken promise: {promise} ({self.game.name} with {options}, seed {self.seed}, "
                f"after {len(self.done)} actions; the last of them: {way})"
            )

    # --- at every step ---

    def check_decision(self) -> tuple[Decision, Sequence[Action]]:
        """One decision (or one a seat), at least one legal action each, none twice, no outcome yet.

        Gives one of the decisions, and what its seat can do.
        """
        state = self.state
        decisions = state.decisions
        self.must(bool(decisions), "a game that is not over has an open decision")
        self.must(len({decision.seat for decision in decisions}) == len(decisions), "one decision a seat at most")
        self.must(state.outcome is None, "there is no outcome while the game goes on")
        for decision in decisions:
            self.must(decision.rule in self.rulebook, f"the decision's rule {decision.rule} is in the rulebook")
            self.tally.kinds[decision.kind] += 1
        decision = decisions[int(self.rng.random() * len(decisions))] if len(decisions) > 1 else decisions[0]
        actions = state.list_legal(decision.seat)
        self.must(bool(actions), f"there is a legal action for {decision.kind!r}")
        self.must(len(set(actions)) == len(actions), "no legal action is listed twice")
        return decision, actions

    def check_events(self, events: Sequence[Event]) -> None:
        """All that happened cites known rules."""
        for event in events:
            self.must(event.rule in self.rulebook, f"the rule {event.rule} of event {event.kind!r} is in the rulebook")
            self.must(all(0 <= seat < self.state.seats for seat in event.witnesses), "witnesses are seats")
            self.tally.rules[event.rule] += 1

    # --- at thorough steps ---

    def check_everything(self, seat: int, actions: Sequence[Action]) -> None:
        """Round trips, legal and refused actions, views, and that no view knows what its seat does not."""
        self.tally.thorough += 1
        before = written(self.state)
        self.check_round_trips(before)
        self.check_legal(seat, actions, before)
        self.known_actions |= dict.fromkeys(actions)
        strange = self.strange_actions(actions)
        for action in strange:
            self.check_refusal(action, seat, before)
        self.check_views(seat, actions, strange)
        self.must(written(self.state) == before, "looking changes nothing")

    def check_round_trips(self, before: str) -> None:
        """Copies, pickles, JSON and links give equal states."""
        state = self.state
        twins = {
            "copy": state.copy(),
            "pickle": pickle.loads(pickle.dumps(state)),
            "JSON": type(state).from_json(json.loads(before)),
            "link": type(state).from_json(unpack(pack("p", state.to_json()))[1]),
        }
        for way, twin in twins.items():
            self.must(twin == state and written(twin) == before, f"the state is equal after {way}")
            self.must(twin.list_legal() == state.list_legal(), f"the legal actions are equal after {way}")

    def check_legal(self, seat: int, actions: Sequence[Action], before: str) -> None:
        """Each listed action is legal, can be written and read, and works on a copy without touching this state."""
        state = self.state
        if seat == state.decisions[0].seat:
            self.must(state.legal_actions.count() == len(actions), "legal_actions counts what is listed")
            self.must(all(action in state.legal_actions for action in actions), "what is listed is among legal_actions")
        told = self.rng.sample(list(actions), min(3, len(actions)))
        for action in actions:
            self.must(state.read_action(str(action)) == action, f"the text {str(action)!r} reads back")
            self.must(state.check(action, seat) is None, f"the listed action {action} passes the check")
            self.must(state.check(str(action), seat) is None, f"the text {str(action)!r} passes the check")
            after = state.copy()
            events = after.apply(action, seat)
            if action in told:
                self.check_telling(events)
            self.must(after != state, f"{action} changes the state")
        self.must(written(state) == before, "what is done to a copy leaves the state alone")

    def check_telling(self, events: Sequence[Event]) -> None:
        """Every event can be told in every language to every seat and to an onlooker."""
        for event in events:
            for language in LANGUAGES:
                for seat in (None, *range(self.state.seats)):
                    self.must(bool(self.tell(event, language, seat)), f"{event.kind!r} can be told in {language}")

    def tell(self, event: Event, language: str, seat: int | None) -> str:
        """An event as a sentence."""
        text: str = self.game.tell(event, options=self.options, names=self.names, language=language, seat=seat)
        return text

    def strange_actions(self, actions: Sequence[Action]) -> list[Action]:
        """Actions met before that are not legal now, and sequences of several."""
        others = [action for action in self.known_actions if action not in actions]
        strange = self.rng.sample(others, min(_TRIES, len(others)))
        pool = list(self.known_actions)
        strange += [
            Together((self.rng.choice(list(actions)), *(self.rng.choice(pool) for _ in range(self.rng.randint(1, 2)))))
            for _ in range(_TRIES // 2)
        ]
        return strange

    def check_refusal(self, action: Action, mine: int, before: str) -> None:
        """What is not legal is refused with a rule, in words, and changes nothing; not your turn is refused, too."""
        state = self.state
        deciding = {decision.seat for decision in state.decisions}
        for seat in (mine, *(seat for seat in range(state.seats) if seat not in deciding)):
            rejection = state.check(action, seat)
            if rejection is None:
                self.must(state.says_otherwise(action), f"{action} is listed, since it passes the check")
                continue
            self.check_rejection(rejection, action, mine if seat == mine else None)
            try:
                state.apply(action, seat)
            except IllegalAction as refused:
                self.must(refused.rejection == rejection, f"apply refuses {action} for the reason that check gives")
            else:
                self.must(False, f"apply refuses {action}, as check does")
        self.must(written(state) == before, f"refusing {action} changes nothing")

    def check_rejection(self, rejection: Rejection, action: Action, seat: int | None) -> None:
        """A rule of the rulebook, a text in every language, and a nearest action that is legal."""
        self.tally.refusals[rejection.rule] += 1
        self.tally.reasons[rejection.reason] += 1
        self.must(
            rejection.rule in self.rulebook, f"the rule {rejection.rule} that refuses {action} is in the rulebook"
        )
        for language in LANGUAGES:
            self.must(bool(rejection.text(language, self.names)), f"why {action} is refused is told in {language}")
        if rejection.nearest is not None:
            legal = self.state.check(rejection.nearest, seat) is None
            self.must(legal, f"{rejection.nearest}, the nearest to the refused {action}, is legal")

    # --- views ---

    def check_views(self, deciding: int, actions: Sequence[Action], strange: Sequence[Action]) -> None:
        """Every seat sees its own choice, and nothing that is hidden from it."""
        state = self.state
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            looks = json.dumps(view.to_json())
            mine = seat is not None and any(decision.seat == seat for decision in state.decisions)
            listed = tuple(state.list_legal(seat)) if mine else ()
            self.must(view.seat == seat and view.decision == state.decision, "a view knows its seat and the decision")
            self.must(tuple(view.legal_actions) == listed, f"seat {seat} is shown its own legal actions, only those")
            other = view.sample(self.rng)
            self.must(json.dumps(other.view(seat).to_json()) == looks, f"seat {seat} can't tell a sampled state apart")
            if self.rng.random() * state.seats < 1:
                self.must(type(other).from_json(other.to_json()) == other, "a sampled state is sound")
            self.check_pair(other, seat, deciding, [self.rng.choice(list(actions)), *strange])

    def check_pair(self, other: State, seat: int | None, deciding: int, attempts: Sequence[Action]) -> None:
        """Two states that look alike to a seat answer it alike, until something new is shown to it."""
        state = self.state
        if seat is not None:
            for action in attempts:
                one, two = state.check(action, seat), other.check(action, seat)
                # Equal refusals have equal words: to say them takes much longer than to compare them.
                alike = one == two or answered(one, self.names) == answered(two, self.names)
                self.must(alike, f"trying {action} tells seat {seat} nothing that is hidden")
        action = attempts[0]
        if other.check(action, deciding) is not None:
            return  # another seat's card that lies elsewhere in the other state
        mine, theirs = state.copy(), other.copy()
        new = False
        for here, there in zip(mine.apply(action, deciding), theirs.apply(action, deciding), strict=False):
            new = any(event.kind in state.surprises or seat in event.witnesses for event in (here, there))
            if new:
                return
            for language in LANGUAGES:
                alike = self.tell(here, language, seat) == self.tell(there, language, seat)
                self.must(alike, f"seat {seat} is told of {here.kind!r} nothing that is hidden")
        alike = json.dumps(mine.view(seat).to_json()) == json.dumps(theirs.view(seat).to_json())
        self.must(alike, f"what seat {seat} sees after {action} depends on nothing that is hidden")

    # --- after a game ---

    def check_end(self) -> None:
        """Nothing can be done any more; the outcome places every seat once."""
        state = self.state
        outcome = state.outcome
        self.must(outcome is not None and not state.list_legal(), "a game that is over has an outcome, and no action")
        if outcome is not None:
            placed = sorted(seat for group in outcome.places for seat in group)
            self.must(placed == list(range(state.seats)), "every seat has its place in the outcome")
            self.must(outcome.rule in self.rulebook, f"the outcome's rule {outcome.rule} is in the rulebook")
        rejection = state.check(self.done[-1][1])
        self.must(rejection is not None and rejection.rule == state.end_rule, "nothing is legal after the end")
        self.check_round_trips(written(state))

    def check_record(self, start: State, moments: Sequence[tuple[int, str]], told: Sequence[tuple[Event, ...]]) -> None:
        """The record reads back from text and link, plays the same game, and undo goes to each moment of it."""
        record = Record.of(start, seats=self.names)
        moves = [{"seat": seat, "action": str(action), "comment": ""} for seat, action in self.done]
        record = Record.from_data(record.model_dump() | {"moves": moves})
        self.must(Record.from_text(record.to_text()) == record, "a record reads back from its text")
        self.must(Record.from_link(record.to_link()) == record, "a record reads back from its link")
        replay = Replay(record, type(start))
        self.must(replay.state == self.state, "a record plays the same game again")
        self.must(replay.events == tuple(told), "a record causes the same events again")
        for at, moment in reversed(moments):
            replay.back(replay.at - at)
            self.must(written(replay.state) == moment, f"undo gives the state after {at} actions")


def written(state: State) -> str:
    """The state as JSON text, to be compared byte for byte."""
    return json.dumps(state.to_json(), ensure_ascii=False)


def answered(rejection: Rejection | None, names: Sequence[str]) -> Any:
    """What a seat is answered that tried an action: all of the refusal, in every language."""
    if rejection is None:
        return None
    return rejection.rule, rejection.reason, rejection.nearest, [rejection.text(lang, names) for lang in LANGUAGES]
