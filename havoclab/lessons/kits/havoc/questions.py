"""Havoc's own questions, beside those of every game (:mod:`havoclab.lessons.questions`).

In a lesson's file the question of a step stands under ``ask``::

    {"next": ["draw", "take g12"]}          what does the worked example do next?
    {"wins": [0, 1, 3]}                     who wins, if from here on everybody passes and declares their best?
    {"count": "recruits", "among": [3, 4, 5]}    how many? the engine's own number is right
    {"option": "best_subset", "after": "declare 0", "goal": GOAL}   under which of two readings is the goal reached?

Those about the end of a game and its setup stand in :mod:`havoclab.lessons.kits.havoc.forms`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field

from havoclab.havoc import Options, State, worked_example
from havoclab.havoc.hands import compare
from havoclab.havoc.position import JOHNS_SEAT
from havoclab.havoc.setup import FIRST_RECRUITS, SOLDIERS_DEALT
from havoclab.lessons import questions
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Spoken, Step
from havoclab.lessons.goals import Moment
from havoclab.lessons.kits.havoc.beginnings import before_the_deal, what_is_seen
from havoclab.lessons.kits.havoc.bets import how_likely
from havoclab.lessons.kits.havoc.endings import figure, who_ends_first
from havoclab.lessons.kits.havoc.forms import (
    BetAsk,
    DealerAsk,
    EndAsk,
    FigureAsk,
    MoreAsk,
    PlayableAsk,
    SeesAsk,
)
from havoclab.lessons.kits.havoc.goals import Goal
from havoclab.lessons.kits.havoc.hands import say_reason
from havoclab.lessons.kits.havoc.placing import DECIDES, Placed, Reading, ReadingsAsked, play_out
from havoclab.lessons.kits.havoc.saying import SHARED, spoken
from havoclab.lessons.kits.havoc.table import others_choice
from havoclab.lessons.questions import (
    ActionText,
    Key,
    MayAsk,
    MayNotAsk,
    in_words,
    named,
    only,
    told,
    which_number,
    why_refused,
)


class HappensAsk(questions.HappensAsk):
    """What happens after an action? Each answer is a goal, and exactly one of them is reached."""

    happens: Mapping[Key, Goal] = Field(min_length=2, max_length=6)


class NextAsk(questions.Ask):
    """What does the worked example do next? The setting names its moment."""

    next: tuple[ActionText, ...] = Field(min_length=2, max_length=6)


class WinsAsk(questions.Ask):
    """Which of these seats wins the battle, if nobody lays any more and everybody declares their best?

    John of Gaunt, in his battle, is seat 6.
    """

    wins: tuple[Annotated[int, Field(ge=0, le=JOHNS_SEAT)], ...] = Field(min_length=2, max_length=6)


class CountAsk(questions.Ask):
    """How many? ``count`` names a figure of :data:`COUNTS`; ``options`` are those of the game it is asked for."""

    count: Key
    among: tuple[Annotated[int, Field(ge=0, le=999)], ...] = Field(min_length=2, max_length=6)
    options: dict[str, Any] = {}


class ReadingsAsk(questions.Ask):
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
    if isinstance(ask, NextAsk):
        return what_next(state, seat, ask.next, at, names)
    if isinstance(ask, WinsAsk):
        return who_wins(state, seat, ask.wins, names)
    if isinstance(ask, SeesAsk):
        return what_is_seen(ask, step, state, names)
    if isinstance(ask, EndAsk):
        return who_ends_first(ask, state, seat, names)
    if isinstance(ask, BetAsk | FigureAsk):
        return _how_much(ask, step, state, seat)
    if isinstance(ask, ReadingsAsk):
        return which_reading(ask, step, state, seat, names)
    general = questions.asked(ask, step, state, seat, names)
    assert general is not None, "every form of question is one of the game's or one of all games'"
    return general


def _how_much(ask: BetAsk | FigureAsk, step: Step, state: State, seat: int) -> Asked:
    """How likely is it, or how much does it come to?"""
    if isinstance(ask, BetAsk):
        return how_likely(ask, step, state, seat)
    right, shown = figure(ask, state, seat)
    return which_number(right, ask.among, step.rule, shown, seat)


def what_next(state: State, seat: int, actions: Sequence[str], at: int, names: Sequence[str]) -> Asked:
    """What does the worked example do next? An answer may be against the rules, or merely not done."""
    move = worked_example().moves[at]
    right = only([action for action in actions if action == move.action], "next")
    cause = spoken(SHARED, "another-move-was-made", {"name": names[move.seat]})
    reasons = {
        action: why_refused(state, action, names) or (state.copy().apply(action)[0].rule, cause)
        for action in actions
        if action != right
    }
    return Asked({action: in_words(action, state, names) for action in actions}, right, reasons, state, seat)


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
    choices: dict[str, Spoken] = {str(other): _name(other, names) for other in seats}
    return Asked(choices, right, reasons, state, seat)


def _name(seat: int, names: Sequence[str]) -> Spoken:
    return spoken(SHARED, "card-john") if seat == JOHNS_SEAT else named(names[seat])


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
        sentences = [told(event, start, names, seat) for event in events if event.kind in DECIDES]
        readings.append(Reading(spoken(SHARED, message), places, sentences))
    right = _READINGS[reached[0], reached[1]]
    choices = {key: spoken(SHARED, f"reached-{key}") for key in _READINGS.values()}
    cause = spoken(SHARED, "other-reading-result")
    reasons = {key: (step.rule, cause) for key in choices if key != right}
    return ReadingsAsked(choices, right, reasons, state, seat, readings=readings)


def _why_behind(winner: Placed, other: Placed, names: Sequence[str]) -> tuple[str, Spoken]:
    """Why a fighter is behind the winner: by the cards, by those kept in hand, or by the order.

    Source: H6.12, H13.3a.
    """
    compared = compare(winner.made, other.made)
    if compared.sign:
        why = compared.explain()
        beaten = {winner.seat: "is-beaten-by-nines", other.seat: "nines-are-beaten"}.get(JOHNS_SEAT, "is-beaten")
        return why.rule, spoken(SHARED, beaten, {"why": say_reason(why)})
    if winner.seat == JOHNS_SEAT:
        return "H13.3a", spoken(SHARED, "behind-john")
    name = names[winner.seat]
    if winner.left != other.left:
        return "H6.12", spoken(SHARED, "behind-by-hand", {"name": name, "kept": winner.left, "more": other.left})
    return "H6.12", spoken(SHARED, "behind-by-order", {"name": name})
