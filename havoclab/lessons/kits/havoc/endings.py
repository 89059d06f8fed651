"""Questions about what something comes to: points, cards, who is first at Castillon and who wears the crown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from havoclab.core.event import Event
from havoclab.havoc import State
from havoclab.havoc.hands import compare, evaluate
from havoclab.havoc.last_battle import crown
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Spoken
from havoclab.lessons.kits.havoc.forms import EndAsk, FigureAsk
from havoclab.lessons.kits.havoc.hands import say_reason
from havoclab.lessons.kits.havoc.saying import SHARED, spoken
from havoclab.lessons.kits.havoc.table import until_a_turn


class Course(NamedTuple):
    """A position, what happened, and what it came to."""

    before: State
    events: Sequence[Event]
    after: State


def _drawn(course: Course, seat: int) -> int:
    return sum(event.kind == "drew" and event.seat == seat for event in course.events)


def _earned(course: Course, seat: int) -> int:
    """By what happened; where nothing did, in the last battle that was."""
    if not course.events:
        return course.after.past[-1][2][seat]
    return course.after.points[seat] - course.before.points[seat]


def _tokens(course: Course, _seat: int) -> int:
    """Of the next battle: the points of second place and of those below. Source: H2.3, H2.4."""
    return sum(bool(points) for points in course.after.options.payments(course.after.order[0])[1:])


def _place(course: Course, seat: int) -> int:
    """At Castillon; equals have the same. Source: H9.6."""
    ahead = next(place for place, group in enumerate(course.after.final) if seat in group)
    return 1 + sum(map(len, course.after.final[:ahead]))


#: Figures of a position and of what happens in it.
FIGURES: Final[dict[str, Callable[[Course, int], int]]] = {
    "earned": _earned,
    "drawn": _drawn,
    "hand": lambda course, seat: len(course.after.hands[seat]),
    "recruits": lambda course, _seat: len(course.after.recruits),
    "place": _place,
    "battles": lambda course, _seat: len(course.after.order),
    "tokens": _tokens,
}


def run(state: State, after: str, *, on: bool) -> Course:
    """Do an action, and with ``on`` let everybody go on until a turn begins or the game ends."""
    then = state.copy()
    events = list(then.apply(after)) if after else []
    if on:
        events += until_a_turn(then)
    return Course(state, events, then)


def figure(ask: FigureAsk, state: State, seat: int) -> tuple[int, State]:
    """The figure that is asked for, and the position to show: that of the end, where the game ends.

    Raises:
        ValueError: naming the figures there are, or that none of the answers is right.
    """
    if ask.figure not in FIGURES:
        raise ValueError(f"figure: {ask.figure!r} is none; allowed are {', '.join(FIGURES)}")
    course = run(state, ask.after, on=ask.on)
    right = FIGURES[ask.figure](course, seat if ask.whose is None else ask.whose)
    if right not in ask.among:
        raise ValueError(f"figure: {right} is right, which is none of the answers")
    return right, course.after if course.after.is_over else state


# --- who is first: H9.6, H10.1 ---


def who_ends_first(ask: EndAsk, state: State, seat: int, names: Sequence[str]) -> Asked:
    """Who is first at Castillon, may count its card, or wears the crown, with the reasons of all others.

    Raises:
        ValueError: if the game is not over then, or the right answer is not among them.
    """
    over = run(state, ask.after, on=True).after
    if not over.is_over:
        raise ValueError("end: the game is not over then")
    groups = crown(over).places if ask.end == "crown" else over.final
    best = groups[0]
    nobody = ask.end == "card" and len(best) > 1
    right = "nobody" if nobody else "".join(map(str, sorted(best)))
    if right not in ask.seats:
        raise ValueError(f"end: {right} is right, which is none of the answers")
    reasons = {key: _why_not(ask, over, best, key, names) for key in ask.seats if key != right}
    return Asked({key: together(key, names) for key in ask.seats}, right, reasons, over, seat)


def together(key: str, names: Sequence[str]) -> Spoken:
    """Seats that share, as an answer to pick.

    >>> together("01", ["Anita", "Peter"])("en"), together("1", ["Anita", "Peter"])("en")
    ('Anita and Peter together', 'Peter')
    """
    if key == "nobody":
        return spoken(SHARED, "nobody")
    first, *others = (names[int(seat)] for seat in key)
    if not others:
        return lambda _language: first
    return spoken(SHARED, "together", {"first": ", ".join([first, *others[:-1]]), "last": others[-1]})


def _why_not(ask: EndAsk, over: State, best: Sequence[int], key: str, names: Sequence[str]) -> tuple[str, Spoken]:
    others = [] if key == "nobody" else [int(seat) for seat in key if int(seat) not in best]
    if others and ask.end == "crown":
        return _behind_for_crown(over, best[0], others[0], names)
    if others:
        return _behind_at_castillon(over, best[0], others[0], names)
    if ask.end == "card":
        return "H9.6a", spoken(SHARED, "card-is-counted" if key == "nobody" else "card-of-nobody")
    return ("H10.1a" if ask.end == "crown" else "H9.6"), spoken(SHARED, "more-are-equal")


def _behind_at_castillon(over: State, best: int, other: int, names: Sequence[str]) -> tuple[str, Spoken]:
    told = compare(evaluate(over.laid[best]), evaluate(over.laid[other]))
    if told.sign:
        why = told.explain()
        return why.rule, spoken(SHARED, "is-beaten", {"why": say_reason(why)})
    slots = {"name": names[other], "kept": len(over.hands[other]), "fewer": len(over.hands[best])}
    return "H9.6", spoken(SHARED, "kept-more-cards", slots)


def _behind_for_crown(over: State, best: int, other: int, names: Sequence[str]) -> tuple[str, Spoken]:
    for message, figures in (("has-fewer-points", over.points), ("has-fewer-cards", over.cards_won)):
        if figures[other] < figures[best]:
            slots = {"name": names[other], "less": figures[other], "best": names[best], "more": figures[best]}
            return "H10.1", spoken(SHARED, message, slots)
    return "H10.1", spoken(SHARED, "was-behind-at-castillon", {"name": names[other], "best": names[best]})
