"""What comes of a case, in sentences: what happens or why not, what the hands are worth, and what works unseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from havoclab.core.event import Event
from havoclab.core.gallery import Case
from havoclab.core.rejection import Rejection
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.stage.gallery.games import Line, reasons_of
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
        Line(say("gallery-unseen", title=book[rule].title[say.language]), rule, None, automatic=True)
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


def _told(verdict: Verdict, onlooking: Onlooking, say: Words) -> Iterator[Line]:
    case, names = verdict.case, onlooking.names
    if verdict.refusal is not None:
        yield Line(verdict.refusal.text(say.language, names), verdict.refusal.rule, case.who)
        return
    state = case.state
    reasons = reasons_of(state.game)
    eyes = onlooking.eyes(verdict.after)
    for event in verdict.events:
        if reasons is not None and event.kind in reasons.before:
            yield from reasons.tell(state, state.read_action(case.action), verdict.events, names, say)
            reasons = None
        yield Line(onlooking.tell(event, ALL, eyes), event.rule, event.seat, event.automatic)
