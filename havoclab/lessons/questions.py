"""Questions with answers to pick from. The engine finds the right one, and every other answer has its reason.

In a lesson's file the question of a step stands under ``ask``::

    {"may": ["draw", "take o2"]}            which of these may be done? exactly one is legal
    {"may_not": ["draw", "take o2"]}        which may not? exactly one is refused
    {"next": ["draw", "take g12"]}          what does the worked example do next?
    {"wins": [0, 1, 3]}                     who wins, if from here on everybody passes and declares their best?
    {"after": "stay-out", "happens": {"a": GOAL, "b": GOAL}}   what happens then? exactly one goal is reached
    {"count": "recruits", "among": [3, 4, 5]}    how many? the engine's own number is right
    {"option": "best_subset", "after": "declare 0", "goal": GOAL}   under which of two readings is the goal reached?

Those about the end of a game and its setup stand in :mod:`havoclab.lessons.forms`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.words import words
from havoclab.havoc import Options, State, rulebook, worked_example
from havoclab.havoc.hands import compare
from havoclab.havoc.setup import FIRST_RECRUITS, SOLDIERS_DEALT
from havoclab.havoc.speech import PACKAGES, say_action, tell
from havoclab.lessons.asked import Asked, Reading
from havoclab.lessons.attempt import SHARED, Spoken, Step, spoken
from havoclab.lessons.beginnings import before_the_deal, what_is_seen
from havoclab.lessons.bets import how_likely
from havoclab.lessons.endings import figure, who_ends_first
from havoclab.lessons.forms import BetAsk, DealerAsk, EndAsk, FigureAsk, Key, MoreAsk, PlayableAsk, SeesAsk
from havoclab.lessons.goals import Goal, Moment
from havoclab.lessons.hands import say_reason
from havoclab.lessons.placing import Placed, play_out
from havoclab.lessons.table import others_choice

ActionText = Annotated[str, Field(min_length=3, max_length=80)]


class _Ask(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class MayAsk(_Ask):
    """Which of these may be done? Exactly one is legal."""

    may: tuple[ActionText, ...] = Field(min_length=2, max_length=6)


class MayNotAsk(_Ask):
    """Which of these may not be done? Exactly one is refused."""

    may_not: tuple[ActionText, ...] = Field(min_length=2, max_length=6)


class NextAsk(_Ask):
    """What does the worked example do next? The setting names its moment."""

    next: tuple[ActionText, ...] = Field(min_length=2, max_length=6)


class WinsAsk(_Ask):
    """Which of these seats wins the battle, if nobody lays any more and everybody declares their best?"""

    wins: tuple[Annotated[int, Field(ge=0, le=5)], ...] = Field(min_length=2, max_length=6)


class HappensAsk(_Ask):
    """What happens after an action? Each answer is a goal, and exactly one of them is reached.

    The answers' words are the step's messages ``<id>-<answer>``, what is said to a wrong one ``<id>-not-<answer>``.
    ``whose`` is the seat whose doings the goals look at; by default the step's.
    """

    after: ActionText
    happens: Mapping[Key, Goal] = Field(min_length=2, max_length=6)
    whose: int | None = Field(default=None, ge=0, le=5)


class CountAsk(_Ask):
    """How many? ``count`` names a figure of :data:`COUNTS`; ``options`` are those of the game it is asked for."""

    count: Key
    among: tuple[Annotated[int, Field(ge=0, le=999)], ...] = Field(min_length=2, max_length=6)
    options: dict[str, Any] = {}


class ReadingsAsk(_Ask):
    """Under which reading of a rule is the goal reached: as we play it, with ``option`` switched, both or neither?"""

    option: Literal["best_subset", "equal_share", "winner_turns", "fetch_when_full"]
    after: ActionText
    goal: Goal


Ask: TypeAlias = MayAsk | MayNotAsk | NextAsk | WinsAsk | HappensAsk | CountAsk | ReadingsAsk | MoreAsk

#: Figures of the rules, each from the engine's own tables.
COUNTS: Final[dict[str, Callable[[Options], int]]] = {
    "players": lambda options: options.players,
    "highest": lambda options: options.supply.highest,
    "soldiers": lambda options: options.supply.highest * 6,
    "dogs": lambda options: options.supply.dogs,
    "recruits": lambda options: options.supply.recruits,
    "dealt": lambda _options: SOLDIERS_DEALT,
    "opening": lambda _options: FIRST_RECRUITS,
    "years": lambda options: options.years,
    "hand": lambda _options: SOLDIERS_DEALT + 1,
    "shuffled": lambda options: options.supply.dogs - options.players + options.has_john,
}


def asked(ask: Ask, step: Step, state: State | None, seat: int, *, names: Sequence[str], at: int = 0) -> Asked:
    """The question that a step's data stand for.

    Args:
        ask: the data.
        step: the words of the step.
        state: the position it is asked about.
        seat: whose view of it is shown.
        names: the players' names.
        at: the moment of the worked example, for ``next``.

    Raises:
        ValueError: if the engine finds no answer right, or several.
    """
    if isinstance(ask, CountAsk):
        return how_many(ask, step)
    if isinstance(ask, (PlayableAsk, DealerAsk)):
        return before_the_deal(ask, step, names)
    if state is None:
        raise ValueError(f"step {step.id}: this question needs a setting")
    if isinstance(ask, MayAsk):
        return which_may(state, seat, ask.may, names)
    if isinstance(ask, MayNotAsk):
        return which_may_not(state, seat, ask.may_not, names)
    if isinstance(ask, NextAsk):
        return what_next(state, seat, ask.next, at, names)
    if isinstance(ask, WinsAsk):
        return who_wins(state, seat, ask.wins, names)
    if isinstance(ask, HappensAsk):
        return what_happens(ask, step, state, seat)
    if isinstance(ask, SeesAsk):
        return what_is_seen(ask, step, state, names)
    if isinstance(ask, EndAsk):
        return who_ends_first(ask, state, seat, names)
    if isinstance(ask, BetAsk | FigureAsk):
        return _how_much(ask, step, state, seat)
    return which_reading(ask, step, state, seat, names)


def _how_much(ask: BetAsk | FigureAsk, step: Step, state: State, seat: int) -> Asked:
    """How likely is it, or how much does it come to?"""
    if isinstance(ask, BetAsk):
        return how_likely(ask, step, state, seat)
    right, shown = figure(ask, state, seat)
    return which_number(right, ask.among, step.rule, shown, seat)


def in_words(action: Action | str) -> Spoken:
    """An action as an answer to pick."""
    read = State.read_action(action)
    return lambda language: say_action(read, words(language, *PACKAGES))


def told(event: Event, state: State, names: Sequence[str], seat: int | None) -> Spoken:
    """What happened, as a sentence for these eyes."""
    options = state.options
    return lambda language: tell(event, options=options, names=names, language=language, seat=seat)


def rule_title(rule: str) -> Spoken:
    """A rule's title."""
    return lambda language: str(rulebook()[rule].title[language])


def _only(right: Sequence[str], what: str) -> str:
    if len(right) != 1:
        raise ValueError(f"{what}: the engine finds {len(right)} answers right ({', '.join(right)}); one is needed")
    return right[0]


def which_seat(
    right: int, seats: Sequence[int], rule: str, cause: Spoken, state: State, *, names: Sequence[str], seat: int = 0
) -> Asked:
    """Which of these players? Every other one has the same rule and cause."""
    choices = {str(place): _named(names[place]) for place in seats}
    return Asked(choices, str(right), {key: (rule, cause) for key in choices if key != str(right)}, state, seat)


def which_number(right: int, among: Sequence[int], rule: str, state: State | None = None, seat: int = 0) -> Asked:
    """How many of these? Every other number has the rule as its reason."""
    choices = {str(number): _named(str(number)) for number in among}
    cause = spoken(SHARED, "another-number")
    return Asked(choices, str(right), {key: (rule, cause) for key in choices if key != str(right)}, state, seat)


def why_refused(state: State, action: str, names: Sequence[str]) -> tuple[str, Spoken] | None:
    """The rule that refuses an action and the sentence that says so; None if it is legal."""
    refusal = state.check(action)
    if refusal is None:
        return None
    why = refusal.as_one()
    return why.rule, lambda language: why.text(language, names)


def why_allowed(state: State, action: str, names: Sequence[str], seat: int | None) -> tuple[str, Spoken]:
    """The rule by which a legal action does what it does, and what that is."""
    events = state.copy().apply(action)
    if not events:  # to stop laying makes nothing happen
        assert state.decision is not None
        return state.decision.rule, spoken(SHARED, "is-allowed", {"told": spoken(SHARED, "step-ended")})
    return events[0].rule, spoken(SHARED, "is-allowed", {"told": told(events[0], state, names, seat)})


def which_may(state: State, seat: int, actions: Sequence[str], names: Sequence[str]) -> Asked:
    """Which of these may be done? Exactly one is legal.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=4, seed=1)
    >>> which_may(state, 0, ["pass", "recruit"], havoc.worked_example().seats).right
    'recruit'
    """
    refused = {action: why_refused(state, action, names) for action in actions}
    right = _only([action for action, why in refused.items() if why is None], "may")
    reasons = {action: why for action, why in refused.items() if why is not None}
    return Asked({action: in_words(action) for action in actions}, right, reasons, state, seat)


def which_may_not(state: State, seat: int, actions: Sequence[str], names: Sequence[str]) -> Asked:
    """Which of these may not be done? Exactly one is refused."""
    right = _only([action for action in actions if state.check(action) is not None], "may_not")
    reasons = {action: why_allowed(state, action, names, seat) for action in actions if action != right}
    return Asked({action: in_words(action) for action in actions}, right, reasons, state, seat)


def what_next(state: State, seat: int, actions: Sequence[str], at: int, names: Sequence[str]) -> Asked:
    """What does the worked example do next? An answer may be against the rules, or merely not done."""
    move = worked_example().moves[at]
    right = _only([action for action in actions if action == move.action], "next")
    cause = spoken(SHARED, "another-move-was-made", {"name": names[move.seat]})
    reasons = {
        action: why_refused(state, action, names) or (state.copy().apply(action)[0].rule, cause)
        for action in actions
        if action != right
    }
    return Asked({action: in_words(action) for action in actions}, right, reasons, state, seat)


def who_wins(state: State, seat: int, seats: Sequence[int], names: Sequence[str]) -> Asked:
    """Who wins the battle, if nobody lays any more and everybody declares their best?"""
    first = others_choice(state, (), 0)
    places = [] if first is None else play_out(state, str(first))[2]
    if not places:
        raise ValueError("wins: nobody wins a battle before a turn begins")
    by_seat = {placed.seat: placed for placed in places}
    winner = places[0]
    right = str(winner.seat)
    if winner.seat not in seats or not by_seat.keys() >= set(seats):
        raise ValueError(f"wins: seat {right} wins; the answers must be fighters, that one among them")
    reasons = {str(other): _why_behind(winner, by_seat[other], names) for other in seats if other != winner.seat}
    choices: dict[str, Spoken] = {str(other): _named(names[other]) for other in seats}
    return Asked(choices, right, reasons, state, seat)


def what_happens(ask: HappensAsk, step: Step, state: State, seat: int) -> Asked:
    """What happens after an action?"""
    whose = seat if ask.whose is None else ask.whose
    moment = Moment(state.copy(), whose)
    moment.events += moment.state.apply(ask.after)
    right = _only([key for key, goal in ask.happens.items() if goal.reached(moment)], f"step {step.id}")
    reasons = {key: (step.rule, step.say(f"not-{key}")) for key in ask.happens if key != right}
    return Asked({key: step.say(key) for key in ask.happens}, right, reasons, state, seat)


def how_many(ask: CountAsk, step: Step) -> Asked:
    """How many? The engine's own number is right."""
    if ask.count not in COUNTS:
        raise ValueError(f"count: {ask.count!r} is no figure; allowed are {', '.join(COUNTS)}")
    options = Options.read(ask.options)
    right = COUNTS[ask.count](options)
    if right not in ask.among:
        raise ValueError(f"step {step.id}: {right} is right, which is none of the answers")
    question = which_number(right, ask.among, step.rule)
    question.revealed = State.deal(options, seed=0)
    return question


#: What tells how a battle ends.
_DECIDES: Final = ("equal-strength", "won", "scored")
#: Whether the goal is reached (as we play it, with the option switched), and the answer that says so.
_READINGS: Final = {(True, False): "ours", (False, True): "other", (True, True): "both", (False, False): "neither"}


def which_reading(ask: ReadingsAsk, step: Step, state: State, seat: int, names: Sequence[str]) -> Asked:
    """Under which of two readings of a rule is the goal reached?"""
    data = state.to_json()
    switched = not getattr(state.options, ask.option)
    data["options"] = {**data["options"], ask.option: switched}
    readings, reached = [], []
    for message, start in (("reading-ours", state), ("reading-other", State.from_json(data))):
        after, events, places = play_out(start, ask.after)
        reached.append(ask.goal.reached(Moment(after, seat, events)))
        sentences = [told(event, start, names, seat) for event in events if event.kind in _DECIDES]
        readings.append(Reading(spoken(SHARED, message), places, sentences))
    right = _READINGS[reached[0], reached[1]]
    choices = {key: spoken(SHARED, f"reached-{key}") for key in _READINGS.values()}
    cause = spoken(SHARED, "other-reading-result")
    reasons = {key: (step.rule, cause) for key in choices if key != right}
    return Asked(choices, right, reasons, state, seat, readings=readings)


def _why_behind(winner: Placed, other: Placed, names: Sequence[str]) -> tuple[str, Spoken]:
    """Why a fighter is behind the winner: by the cards, by those kept in hand, or by the order. Source: H6.12."""
    compared = compare(winner.made, other.made)
    if compared.sign:
        why = compared.explain()
        return why.rule, spoken(SHARED, "is-beaten", {"why": say_reason(why)})
    name = names[winner.seat]
    if winner.left != other.left:
        return "H6.12", spoken(SHARED, "behind-by-hand", {"name": name, "kept": winner.left, "more": other.left})
    return "H6.12", spoken(SHARED, "behind-by-order", {"name": name})


def _named(text: str) -> Spoken:
    return lambda _language: text
