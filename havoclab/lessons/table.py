"""Steps at the table: a choice in a position, and a worked example that runs move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final

from havoclab.core.action import Action, Together
from havoclab.core.event import Event
from havoclab.core.state import State
from havoclab.lessons import questions
from havoclab.lessons.attempt import SHARED, Answer, Attempt, Spoken, Step, WorkedExample, spoken
from havoclab.lessons.goals import Goal, Moment
from havoclab.lessons.kits import Kit, kit_of


def decides(state: State, seat: int) -> bool:
    """Whether this seat has a choice now."""
    return any(decision.seat == seat for decision in state.decisions)


def carry_on(game: str, moment: Moment, script: Sequence[str], played: int) -> tuple[list[Event], int]:
    """Let the others act until the learner's seat decides, or the step ends, or the game.

    Returns:
        What happened (the moment's own events are left as they were), and how many lines of the script are used.
    """
    kit, state = kit_of(game), moment.state
    events: list[Event] = []
    while not state.is_over and not decides(state, moment.seat):
        if kit.ended(Moment(state, moment.seat, moment.events + events)):
            break
        action, then = kit.others(state, script, played)
        if action is None:
            break
        events += state.apply(action)
        played = then
    return events, played


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
        self.kit = kit_of(step.game)
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
        state: State = self.moment.state
        return state

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
        rule = self._rule()
        if self.done:
            return Answer("info", self.step.rule, spoken(SHARED, "step-is-done"))
        if self.lost:
            self.answer = Answer("info", rule, spoken(SHARED, "take-back-first"), undo=True)
            return self.answer
        action = self.state.read_action(command)
        why = self.state.check(action, self.seat)
        if why is not None:
            why = why.as_one()
            cause: Spoken = lambda language: why.text(language, self.names)  # noqa: E731  # a sentence, said later
            advice = spoken(SHARED, "try-instead") if why.nearest is not None else self.step.say("look")
            way_out = self.kit.game.way_out
            out = None if way_out is None else partial(way_out, self.state.copy(), action, self.seat)
            return self.keep(command, Answer("refused", why.rule, cause, advice, why.nearest, way=out))
        way = self.way()
        events = self.play(action)
        done = list(action.steps) if isinstance(action, Together) else [action]
        self._way = way[len(done) :] if way and way[: len(done)] == done else None
        return self.keep(command, self._judge(action, events))

    def _rule(self) -> str:
        """The rule that asks for the learner's choice."""
        mine = (decision.rule for decision in self.state.decisions if decision.seat == self.seat)
        others = (decision.rule for decision in self.state.decisions)
        return next(mine, next(others, self.step.rule))

    def play(self, action: Action) -> list[Event]:
        """Do a legal action and let the others answer, without judging it; gives what the action itself caused."""
        events = list(self.state.apply(action, self.seat))
        self.moment.events += events
        after, self.played = carry_on(self.kit.name, self.moment, self.script, self.played)
        self.moment.events += after
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
            return questions.nothing_happens(self.state)
        return questions.told(mine[-1], self.state, self.names, self.seat)

    # --- what could be done ---

    def can(self) -> Sequence[str]:
        """Every click that the table offers: each card, each pile, each button, legal or not."""
        if self.done or self.lost or not self._may_act(self.moment):
            return []
        return self.kit.clicks(self.state, self.seat)

    def way(self) -> list[Action] | None:
        """Legal actions that lead from here to the goal, the others acting as they would; None if there are none."""
        if self._way is None:
            self._way = [] if self.done else self._search()
        return self._way

    def _search(self) -> list[Action] | None:
        """Best first: what is nearest to the goal for the fewest moves. No moment is looked at twice."""
        matter, kit = self.goal.matters(), self.kit
        order = count()
        waiting: list[tuple[float, int, _Branch]] = [(0.0, next(order), _Branch(self.moment, self.played, [], 0.0))]
        seen = {_key(kit, self.moment, matter)}
        while waiting and len(seen) < kit.most_moments:
            branch = heappop(waiting)[2]
            if not self._may_act(branch.moment):
                continue
            for action in branch.moment.state.list_legal(self.seat):
                if kit.out_of_order(action, branch.path):
                    continue
                then = self._after(branch, action)
                if self.goal.reached(then.moment):
                    return then.path
                key = _key(kit, then.moment, matter)
                if key not in seen and not self.goal.hopeless(then.moment):
                    seen.add(key)
                    heappush(waiting, (then.effort - 8 * self.goal.progress(then.moment), next(order), then))
        return None

    def _after(self, branch: _Branch, action: Action) -> _Branch:
        """A branch of the search, one move of the learner's later."""
        then = Moment(branch.moment.state.copy(), self.seat, branch.moment.events[:])
        then.state.carry_out(action, self.seat, then.events)
        after, played = carry_on(self.kit.name, then, self.script, branch.played)
        then.events += after
        return _Branch(then, played, [*branch.path, action], branch.effort + self.kit.effort(action))

    def _may_act(self, moment: Moment) -> bool:
        """Whether the learner still has a say in this step."""
        return not moment.state.is_over and decides(moment.state, self.seat) and not self.kit.ended(moment)

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
        slots = {name: self._in_words(action) for name, action in zip(_PLACES, ranking, strict=False)}
        estimate = spoken(SHARED, f"{self.kit.ranked}-{len(slots)}", slots, game=self.kit.name)
        advice: Spoken = lambda language: f"{count(language)} {estimate(language)}"  # noqa: E731  # said later
        return Answer("hint", self.step.rule, self.step.say("why"), advice)

    def by_estimate(self, moves: Sequence[Action]) -> list[Action]:
        """Legal moves in the order of a bot's estimate, which knows what the seat knows, and nothing of the goal.

        Empty where no bot of the game makes estimates of them.
        """
        ranking = self.kit.ranking
        return [] if ranking is None or len(moves) < 2 else ranking(self.state.view(self.seat), moves)

    def _in_words(self, action: Action) -> Spoken:
        return questions.in_words(action, self.state, self.names)

    def leading(self) -> tuple[list[Action], int]:
        """The legal moves after which the goal is still open, and how many legal moves there are."""
        legal = list(self.state.list_legal(self.seat))
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


@dataclass(slots=True)
class _Branch:
    """A moment that a search came to: by which moves, and at what effort."""

    moment: Moment
    played: int
    path: list[Action]
    effort: float


def _key(kit: Kit, moment: Moment, matter: dict[str, bool]) -> tuple[Any, ...]:
    """What tells two moments of one step apart, as far as its goal can see."""
    happened = Counter(
        (event.kind, event.rule, _told(event, moment.seat) if matter[event.kind] else None)
        for event in moment.events
        if event.seat == moment.seat and event.kind in matter
    )
    return (kit.telling(moment.state, moment.seat), frozenset(happened.items()))


def _told(event: Event, seat: int) -> tuple[tuple[str, str], ...]:
    return tuple((name, repr(value)) for name, value in event.seen_by(seat).items())


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


def rule_that_fires(state: State, action: str, seat: int | None = None) -> str:
    """The rule that decides about an action: the one that refuses it, or the one that makes it happen."""
    why = state.check(action, seat)
    if why is not None:
        return why.rule
    return state.copy().apply(action, seat)[0].rule
