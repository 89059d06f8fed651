"""What comes of a case, in sentences: what happens or why not, what the hands are worth, and what works unseen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from havoclab.core.event import Event
from havoclab.core.rejection import Rejection
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.havoc.gallery import Case
from havoclab.havoc.hands import Combination, compare
from havoclab.havoc.meetings import TELLING, hands_of, told_apart
from havoclab.havoc.speech import say_reason
from havoclab.stage.playing import HEADLINES
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.replay.watching import ALL
from havoclab.stage.scene import LogLine


class Verdict(NamedTuple):
    """A case that was tried.

    Attributes:
        case: which.
        refusal: why it can't be done, if so.
        events: what happened, if not.
        after: the position afterwards.
    """

    case: Case
    refusal: Rejection | None
    events: tuple[Event, ...]
    after: State

    @classmethod
    def of(cls, case: Case) -> Verdict:
        """Try it."""
        return cls(case, *case.run())


class _Line(NamedTuple):
    text: str
    rule: str
    seat: int | None
    automatic: bool = False


def headlines(verdict: Verdict, onlooking: Onlooking) -> str:
    """What happened in a few sentences: what the two rules of the case did, and what nobody would want to miss."""
    eyes = onlooking.eyes(verdict.after)
    wanted = onlooking.picture.headlines
    chosen = [event for event in verdict.events if event.rule in verdict.case.rules or event.kind in wanted]
    return " ".join(onlooking.tell(event, ALL, eyes) for event in (chosen or verdict.events)[:HEADLINES])


def lines(verdict: Verdict, onlooking: Onlooking, book: RuleBook, say: Words) -> list[LogLine]:
    """Everything that comes of it, line by line, each with its rule."""
    told = list(_told(verdict, onlooking, say))
    cited = {line.rule for line in told}
    told += [
        _Line(say("gallery-unseen", title=book[rule].title[say.language]), rule, None, automatic=True)
        for rule in verdict.case.rules
        if rule not in cited and verdict.refusal is None
    ]
    return [
        LogLine(
            n=number,
            text=line.text,
            rule=line.rule,
            rule_intent={"do": "rule", "rule": line.rule},
            seat=line.seat,
            automatic=line.automatic,
        )
        for number, line in enumerate(told, 1)
    ]


def _told(verdict: Verdict, onlooking: Onlooking, say: Words) -> Iterator[_Line]:
    case, names = verdict.case, onlooking.names
    if verdict.refusal is not None:
        yield _Line(verdict.refusal.text(say.language, names), verdict.refusal.rule, case.state.seat)
        return
    state = case.state
    hands = hands_of(state, state.read_action(case.action), verdict.events)
    eyes = onlooking.eyes(verdict.after)
    for event in verdict.events:
        if hands and event.kind in ("alone", "equal-strength", "won", "scored"):
            yield from _why(hands, verdict.events, onlooking, say)
            hands = []
        yield _Line(onlooking.tell(event, ALL, eyes), event.rule, event.seat, event.automatic)


def _why(
    hands: list[tuple[int, Combination]], events: tuple[Event, ...], onlooking: Onlooking, say: Words
) -> Iterator[_Line]:
    """What each hand is worth and what decides between them, told before the places are given."""
    for seat, hand in hands:
        name = onlooking.names[seat]
        first, *others = hand.explain()
        for reason in (first, *(reason for reason in others if reason.message in TELLING)):
            yield _Line(say("gallery-hand", name=name, reason=say_reason(reason, say)), reason.rule, seat, True)
    for (first_seat, better), (second_seat, worse) in pairwise(hands):
        reason = compare(better, worse).explain()
        slots = {"first": onlooking.names[first_seat], "second": onlooking.names[second_seat]}
        yield _Line(say("gallery-between", **slots, reason=say_reason(reason, say)), reason.rule, None, True)
        if better.key == worse.key and told_apart(first_seat, second_seat, events):
            yield _Line(say("gallery-fewer-cards", name=slots["first"]), "H6.12a", first_seat, True)
