"""Steps at the table: a choice in a position, and a worked example that runs move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final

from havoclab.core.action import Action, Together
from havoclab.core.event import Event
from havoclab.core.words import words
from havoclab.havoc import State
from havoclab.havoc.actions import (
    DISCARD,
    DONE,
    DRAW,
    FETCH,
    FETCH_DRAW,
    LAY,
    LOOT,
    PASS,
    PICK,
    PUT,
    SCAVENGE,
    STAY_OUT,
    STOP,
    TAKE,
    Declare,
    Lay,
)
from havoclab.havoc.battle import involved
from havoclab.havoc.bots import judge
from havoclab.havoc.speech import PACKAGES, say_action, tell
from havoclab.havoc.strength import strength
from havoclab.havoc.ways_out import way_out
from havoclab.lessons.attempt import SHARED, Answer, Attempt, Spoken, Step, WorkedExample, spoken
from havoclab.lessons.goals import Goal, Moment, events_that_matter

#: Most moments that a search for the goal looks at; a step's turn has far fewer.
MOST_MOMENTS: Final = 6000


def others_choice(state: State, script: Sequence[str], played: int) -> Action | None:
    """What another seat does: the next line of the script where that is legal, else the plainest choice.

    None where its own turn begins: that is where a step ends.
    """
    if played < len(script) and state.check(script[played]) is None:
        return state.read_action(script[played])
    legal = state.list_legal()
    if state.kind == "turn":
        return None
    if state.kind == "declare":
        laid, subset = state.laid[state.seat], state.options.best_subset
        return max(
            (action for action in legal if isinstance(action, Declare)),
            key=lambda action: (strength(involved(laid, action.dogs), best_subset=subset), -action.dogs),
        )
    for plain in (STAY_OUT, PASS, STOP, DONE):
        if plain in legal:
            return plain
    return legal[0]


def carry_on(state: State, seat: int, script: Sequence[str], played: int) -> tuple[list[Event], int]:
    """Let the others act until the learner's seat decides, or somebody else's turn begins, or the game ends."""
    events: list[Event] = []
    while not state.is_over and state.seat != seat:
        action = others_choice(state, script, played)
        if action is None:
            break
        events += state.apply(action)
        played += 1
    return events, played


def clicks_on(state: State) -> list[str]:
    """Every click that the table offers to the seat that decides: each card, each pile, each button, legal or not."""
    hand = list(dict.fromkeys(state.hands[state.seat]))
    table = sorted({card for cards in [*state.laid, state.recruits] for card in cards})
    clicks: list[Action] = list(state.list_legal())
    if state.kind in ("turn", "recruit"):
        clicks += [DRAW, LOOT, FETCH_DRAW, *(TAKE[card] for card in state.recruits), *(PUT[card] for card in hand)]
        clicks += [FETCH[card] for card in state.recruits]
    elif state.kind in ("open-battle", "join", "add"):
        clicks += [STOP, PASS, STAY_OUT, *(LAY[card] for card in hand)]
    elif state.kind == "dogs":
        clicks += [SCAVENGE[card] for card in table]
    elif state.kind == "pick":
        clicks += [PICK[card] for card in state.discards]
    elif state.kind == "year-of-peace":
        clicks += [DISCARD[card] for card in hand]
    return list(dict.fromkeys(map(str, clicks)))


class TableAttempt(Attempt):
    """A choice at the table."""

    def __init__(
        self,
        step: Step,
        start: State,
        seat: int,
        goal: Goal,
        *,
        names: Sequence[str],
        script: Sequence[str] = (),
        replies: dict[str, str] | None = None,
    ) -> None:
        super().__init__(step)
        self.start, self.seat, self.goal = start, seat, goal
        self.names, self.script, self.replies = names, script, replies or {}
        self.reset()

    def reset(self) -> None:
        """The position as it was at the start of the step."""
        self.commands = []
        self.moment = Moment(self.start.copy(), self.seat)
        self.played = 0
        self.lost = False
        self._way: list[Action] | None = None

    @property
    def state(self) -> State:
        """The position now."""
        return self.moment.state

    @property
    def done(self) -> bool:
        """Whether the goal holds."""
        return self.goal.reached(self.moment)

    @property
    def may_act(self) -> bool:
        """Whether the learner has a say now."""
        return self._may_act(self.moment)

    def do(self, command: str) -> Answer:
        """Do an action, given in its text form."""
        rule = self.state.decision.rule if self.state.decision else self.step.rule
        if self.done:
            return Answer("info", self.step.rule, spoken(SHARED, "step-is-done"))
        if self.lost:
            self.answer = Answer("info", rule, spoken(SHARED, "take-back-first"), undo=True)
            return self.answer
        action = State.read_action(command)
        why = self.state.check(action, self.seat)
        if why is not None:
            why = why.as_one()
            cause: Spoken = lambda language: why.text(language, self.names)  # noqa: E731  # a sentence, said later
            advice = spoken(SHARED, "try-instead") if why.nearest is not None else self.step.say("look")
            out = partial(way_out, self.state.copy(), action, self.seat)
            return self.keep(command, Answer("refused", why.rule, cause, advice, why.nearest, way=out))
        way = self.way()
        events = self.play(action)
        done = list(action.steps) if isinstance(action, Together) else [action]
        self._way = way[len(done) :] if way and way[: len(done)] == done else None
        return self.keep(command, self._judge(action, events))

    def play(self, action: Action) -> list[Event]:
        """Do a legal action and let the others answer, without judging it; gives what the action itself caused."""
        events = list(self.state.apply(action, self.seat))
        after, self.played = carry_on(self.state, self.seat, self.script, self.played)
        self.moment.events += events + after
        self._way = None
        return events

    def _judge(self, action: Action, events: list[Event]) -> Answer:
        if self.done:
            return self.reached()
        told = self._told(events)
        rule = events[0].rule if events else self.step.rule
        if self.way() is not None:
            return Answer("ok", rule, told, spoken(SHARED, "goal-stays-open"))
        self.lost = True
        own = self.replies.get(str(action)) or self.replies.get(str(action).split(" ", 1)[0].rstrip(","))
        if own:
            return Answer("missed", rule, self.step.say(own), spoken(SHARED, "take-back"), undo=True)
        cause = spoken(SHARED, "misses-the-goal", {"told": told, "goal": self.step.say("goal")})
        return Answer("missed", rule, cause, self.step.say("look"), undo=True)

    def _told(self, events: Sequence[Event]) -> Spoken:
        """The last thing that the learner's own move did, as a sentence."""
        mine = [event for event in events if event.seat == self.seat] or list(events)
        if not mine:
            return spoken(SHARED, "step-ended")
        options = self.state.options

        def say(language: str) -> str:
            return tell(mine[-1], options=options, names=self.names, language=language, seat=self.seat)

        return say

    # --- what could be done ---

    def can(self) -> Sequence[str]:
        """Every click that the table offers: each card, each pile, each button, legal or not."""
        if self.done or self.lost or not self._may_act(self.moment):
            return []
        return clicks_on(self.state)

    def way(self) -> list[Action] | None:
        """Legal actions that lead from here to the goal, the others acting as they would; None if there are none."""
        if self._way is None:
            self._way = [] if self.done else self._search()
        return self._way

    def _search(self) -> list[Action] | None:
        """Best first: what is nearest to the goal for the fewest moves. No moment is looked at twice."""
        matter = events_that_matter(self.goal)
        order = count()
        waiting: list[tuple[float, int, Moment, int, list[Action]]] = [(0.0, next(order), self.moment, self.played, [])]
        seen = {_key(self.moment, matter)}
        while waiting and len(seen) < MOST_MOMENTS:
            _, _, moment, played, path = heappop(waiting)
            if not self._may_act(moment):
                continue
            for action in moment.state.list_legal():
                if _comes_first(action, path):
                    continue
                then = Moment(moment.state.copy(), self.seat, moment.events[:])
                then.state.carry_out(action, self.seat, then.events)
                after, played_then = carry_on(then.state, self.seat, self.script, played)
                then.events += after
                if self.goal.reached(then):
                    return [*path, action]
                key = _key(then, matter)
                if key not in seen and not self.goal.hopeless(then):
                    seen.add(key)
                    worth = len(path) + 1 - 8 * self.goal.progress(then)
                    heappush(waiting, (worth, next(order), then, played_then, [*path, action]))
        return None

    def _may_act(self, moment: Moment) -> bool:
        """Whether the learner still has a say in this step: it ends with the learner's turn, or with the battle."""
        state = moment.state
        new_turn = state.kind == "turn" and bool(moment.events)
        return not state.is_over and state.seat == self.seat and not new_turn

    def solution(self) -> str | None:
        """The next action on a shortest way to the goal."""
        way = self.way()
        return str(way[0]) if way else None

    def what_to_do(self) -> Answer:
        """The next move, as a button."""
        way = self.way()
        if not way:
            return Answer("hint", self.step.rule, spoken(SHARED, "take-back-first"), undo=True)
        return Answer("hint", self.step.rule, spoken(SHARED, "hint-do"), fix=way[0])

    def hint_at(self, stage: int) -> Answer:
        """The third hint tells why, how many of the moves lead on, and in which order a bot would prefer them."""
        if stage < 3 or self.done or self.lost:
            return super().hint_at(stage)
        leading, all_moves = self.leading()
        count = spoken(SHARED, "hint-count", {"leading": len(leading), "all": all_moves})
        ranking = self.by_estimate(leading)
        if len(ranking) < 2:
            return Answer("hint", self.step.rule, self.step.say("why"), count)
        slots = {name: _in_words(action) for name, action in zip(_PLACES, ranking, strict=False)}
        estimate = spoken(SHARED, f"hint-estimate-{len(slots)}", slots)
        advice: Spoken = lambda language: f"{count(language)} {estimate(language)}"  # noqa: E731  # said later
        return Answer("hint", self.step.rule, self.step.say("why"), advice)

    def by_estimate(self, moves: Sequence[Action]) -> list[Action]:
        """Legal moves in the order of a bot's estimate, which knows what the seat knows, and nothing of the goal."""
        view = self.state.view(self.seat)
        return sorted(moves, key=lambda move: -judge(view, move).value)

    def leading(self) -> tuple[list[Action], int]:
        """The legal moves after which the goal is still open, and how many legal moves there are."""
        legal = list(self.state.list_legal())
        leading = []
        for action in legal:
            trial = self.fork()
            trial.play(action)
            if trial.way() is not None:
                leading.append(action)
        return leading, len(legal)

    def fork(self) -> TableAttempt:
        """Another attempt that stands where this one does."""
        trial = TableAttempt(
            self.step, self.start, self.seat, self.goal, names=self.names, script=self.script, replies=self.replies
        )
        trial.moment = Moment(self.state.copy(), self.seat, list(self.moment.events))
        trial.played, trial.lost, trial._way = self.played, self.lost, self._way
        return trial


#: What a ranking of moves tells: the slots of its sentence.
_PLACES: Final = ("first", "second", "third")


def _in_words(action: Action) -> Spoken:
    return lambda language: say_action(action, words(language, *PACKAGES))


def _comes_first(action: Action, path: Sequence[Action]) -> bool:
    """Whether cards laid in one step are named out of order: the same cards in order are looked at anyway."""
    return isinstance(action, Lay) and bool(path) and isinstance(path[-1], Lay) and action.card < path[-1].card


def _key(moment: Moment, matter: dict[str, bool]) -> tuple[Any, ...]:
    """What tells two moments of one step apart, as far as its goal can see."""
    state, seat = moment.state, moment.seat
    happened = Counter(
        (event.kind, event.rule, event.seen_by(seat).get("card") if matter[event.kind] else None)
        for event in moment.events
        if event.seat == seat and event.kind in matter
    )
    stage = (state.kind, state.seat, state.taken, state.dogs_used, state.took_recruit, state.laid_now, len(state.pile))
    return (stage, tuple(state.hands[seat]), tuple(map(tuple, state.laid)), frozenset(happened.items()))


class ShowAttempt(WorkedExample):
    """A worked example: the learner lets it run move by move."""

    def __init__(self, step: Step, start: State, seat: int, moves: Sequence[str], *, names: Sequence[str]) -> None:
        super().__init__(step)
        self.start, self.seat, self.moves, self.names = start, seat, moves, names
        self.reset()

    def reset(self) -> None:
        """The position before the first move."""
        self.commands = []
        self.state = self.start.copy()

    @property
    def length(self) -> int:
        """How many moves there are to see."""
        return len(self.moves)

    def show(self, number: int) -> Answer:
        """Do this move and tell it by the rule that made it happen."""
        events = self.state.apply(self.moves[number - 1])
        rule = events[0].rule if events else self.step.rule
        return Answer(self.tone, rule, self.step.say(str(number)))


def rule_that_fires(state: State, action: str) -> str:
    """The rule that decides about an action: the one that refuses it, or the one that makes it happen."""
    why = state.check(action)
    if why is not None:
        return why.rule
    return state.copy().apply(action)[0].rule
