"""Questions with answers to pick from. The engine finds the right one, and every other answer has its reason.

In a lesson's file the question of a step stands under ``ask``. These are the same for every game; each game's kit has
more, for its own things::

    {"may": ["draw", "take o2"]}            which of these may be done? exactly one is legal
    {"may_not": ["draw", "take o2"]}        which may not? exactly one is refused
    {"after": "stay-out", "happens": {"a": GOAL, "b": GOAL}}   what happens then? exactly one goal is reached

Generators make their questions with the functions below: :func:`which_seat`, :func:`which_number`, :func:`which_rule`,
:func:`which_may`, :func:`which_may_not`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

from pydantic import Field

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.words import words
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import SHARED, Spoken, Step, spoken
from havoclab.lessons.goals import Goal, Moment, Part
from havoclab.lessons.kits import kit_of

ActionText = Annotated[str, Field(min_length=3, max_length=80)]
Key = Annotated[str, Field(pattern=r"^[a-z]{1,12}$")]


class Ask(Part):
    """A question of a step, as it stands in the lesson's file."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers that have words of their own in the lesson's files."""
        return ()


class MayAsk(Ask):
    """Which of these may be done? Exactly one is legal."""

    may: tuple[ActionText, ...] = Field(min_length=2, max_length=6)


class MayNotAsk(Ask):
    """Which of these may not be done? Exactly one is refused."""

    may_not: tuple[ActionText, ...] = Field(min_length=2, max_length=6)


class HappensAsk(Ask):
    """What happens after an action? Each answer is a goal, and exactly one of them is reached.

    The answers' words are the step's messages ``<id>-<answer>``, what is said to a wrong one ``<id>-not-<answer>``.
    ``whose`` is the seat whose doings the goals look at; by default the step's. Each game's kit narrows the goals.
    """

    after: ActionText
    happens: Mapping[Key, Goal] = Field(min_length=2, max_length=6)
    whose: int | None = Field(default=None, ge=0, le=6)

    @property
    def answers(self) -> tuple[str, ...]:
        """What may happen."""
        return tuple(self.happens)


def asked(ask: Ask, step: Step, state: State, seat: int, names: Sequence[str]) -> Asked | None:
    """The question that a step's data stand for; None for one of a game's own forms.

    Args:
        ask: the data.
        step: the words of the step.
        state: the position it is asked about.
        seat: whose view of it is shown, and who would act.
        names: the players' names.

    Raises:
        ValueError: if the engine finds no answer right, or several.
    """
    if isinstance(ask, MayAsk):
        return which_may(state, seat, ask.may, names)
    if isinstance(ask, MayNotAsk):
        return which_may_not(state, seat, ask.may_not, names)
    if isinstance(ask, HappensAsk):
        return what_happens(ask, step, state, seat)
    return None


# --- words of answers ---


def in_words(action: Action | str, state: State, names: Sequence[str]) -> Spoken:
    """An action as an answer to pick."""
    kit = kit_of(state.game)
    read = state.read_action(action)
    return lambda language: kit.say_action(read, words(language, *kit.packages), names)


def told(event: Event, state: State, names: Sequence[str], seat: int | None) -> Spoken:
    """What happened, as a sentence for these eyes."""
    return partial(_tell, event, state, names, seat)


def _tell(event: Event, state: Any, names: Sequence[str], seat: int | None, language: str) -> str:
    tell = kit_of(state.game).game.tell
    return tell(event, options=state.options, names=names, language=language, seat=seat)


def rule_title(book: RuleBook, rule: str) -> Spoken:
    """A rule's title."""
    return lambda language: str(book[rule].title[language])


def named(text: str) -> Spoken:
    """A text that is the same in every language: a name, a number."""
    return lambda _language: text


def only(right: Sequence[str], what: str) -> str:
    """The one right answer.

    Raises:
        ValueError: if the engine finds none or several.
    """
    if len(right) != 1:
        raise ValueError(f"{what}: the engine finds {len(right)} answers right ({', '.join(right)}); one is needed")
    return right[0]


# --- which of these ---


def which_seat(
    right: int, seats: Sequence[int], rule: str, cause: Spoken, state: State, *, names: Sequence[str], seat: int = 0
) -> Asked:
    """Which of these players? Every other one has the same rule and cause."""
    choices = {str(place): named(names[place]) for place in seats}
    return Asked(choices, str(right), {key: (rule, cause) for key in choices if key != str(right)}, state, seat)


def which_number(right: int, among: Sequence[int], rule: str, state: State | None = None, seat: int = 0) -> Asked:
    """How many of these? Every other number has the rule as its reason."""
    choices = {str(number): named(str(number)) for number in among}
    cause = spoken(SHARED, "another-number")
    return Asked(choices, str(right), {key: (rule, cause) for key in choices if key != str(right)}, state, seat)


def which_rule(right: str, rules: Sequence[str], book: RuleBook) -> tuple[str, dict[str, tuple[str, Spoken]]]:
    """Which rule decides? The right one, and for every rule why it would not be."""
    reasons = {rule: (rule, spoken(SHARED, "another-rule", {"title": rule_title(book, rule)})) for rule in rules}
    return right, reasons


def actor_of(state: State, seat: int | None) -> int | None:
    """The seat, if it has a choice now; None: whoever decides."""
    return seat if any(decision.seat == seat for decision in state.decisions) else None


def nothing_happens(state: State) -> Spoken:
    """What is said of an action of which nothing is told, such as to lay no more."""
    kit = kit_of(state.game)
    return spoken(SHARED, kit.nothing, game=kit.name)


def why_refused(state: State, action: str, names: Sequence[str], seat: int | None = None) -> tuple[str, Spoken] | None:
    """The rule that refuses an action and the sentence that says so; None if it is legal."""
    refusal = state.check(action, actor_of(state, seat))
    if refusal is None:
        return None
    why = refusal.as_one()
    return why.rule, lambda language: why.text(language, names)


def why_allowed(state: State, action: str, names: Sequence[str], seat: int | None) -> tuple[str, Spoken]:
    """The rule by which a legal action does what it does, and what that is."""
    events = state.copy().apply(action, actor_of(state, seat))
    if not events:
        assert state.decision is not None
        return state.decision.rule, spoken(SHARED, "is-allowed", {"told": nothing_happens(state)})
    return events[0].rule, spoken(SHARED, "is-allowed", {"told": told(events[0], state, names, seat)})


def which_may(state: State, seat: int, actions: Sequence[str], names: Sequence[str]) -> Asked:
    """Which of these may be done? Exactly one is legal.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=4, seed=1)
    >>> which_may(state, 0, ["pass", "recruit"], havoc.worked_example().seats).right
    'recruit'
    """
    refused = {action: why_refused(state, action, names, seat) for action in actions}
    right = only([action for action, why in refused.items() if why is None], "may")
    reasons = {action: why for action, why in refused.items() if why is not None}
    return Asked({action: in_words(action, state, names) for action in actions}, right, reasons, state, seat)


def which_may_not(state: State, seat: int, actions: Sequence[str], names: Sequence[str]) -> Asked:
    """Which of these may not be done? Exactly one is refused."""
    right = only([action for action in actions if state.check(action, actor_of(state, seat)) is not None], "may_not")
    reasons = {action: why_allowed(state, action, names, seat) for action in actions if action != right}
    return Asked({action: in_words(action, state, names) for action in actions}, right, reasons, state, seat)


def what_happens(ask: HappensAsk, step: Step, state: State, seat: int) -> Asked:
    """What happens after an action?"""
    whose = seat if ask.whose is None else ask.whose
    moment = Moment(state.copy(), whose)
    moment.events += moment.state.apply(ask.after)
    right = only([key for key, goal in ask.happens.items() if goal.reached(moment)], f"step {step.id}")
    reasons = {key: (step.rule, step.say(f"not-{key}")) for key in ask.happens if key != right}
    return Asked({key: step.say(key) for key in ask.happens}, right, reasons, state, seat)
