"""The gallery of edge cases: positions in which two rules meet, found by a search through many games.

Each game has its own list of pairs worth showing and its own data file; equal seeds give an equal file.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

from havoclab.core.event import Event
from havoclab.core.meetings import Meetings, Pair, Search, in_order, shrunk
from havoclab.core.rejection import Rejection
from havoclab.core.state import State
from havoclab.core.variants.trials import Move


class Case(BaseModel):
    """An edge case: a position, what is tried in it, and the two rules that meet.

    Attributes:
        id: its name, made of the two rules.
        rules: the two rules, in the rulebook's order.
        position: the position as JSON.
        action: what is tried.
        seat: who tries it; None: the seat that decides.
        verdict: what comes of it, as kind and rule of each event; or the reason and rule of the refusal.
        steps: the search did so many steps until these two rules first met.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    #: The class of the game's states.
    states: ClassVar[type[State]]

    id: str
    rules: tuple[str, str]
    position: dict[str, Any]
    action: str
    seat: int | None = None
    verdict: tuple[tuple[str, str], ...]
    steps: int

    @property
    def state(self) -> Any:
        """The position, made anew: a state of the game's own class."""
        return self.states.from_json(self.position)

    @property
    def who(self) -> int:
        """The seat that tries it."""
        return self.seat if self.seat is not None else self.state.decisions[0].seat

    def run(self) -> tuple[Rejection | None, tuple[Event, ...], State]:
        """Try it: why it is refused, or what happens, and the position afterwards."""
        state = self.state
        refusal = state.check(self.action, self.seat)
        events = state.apply(self.action, self.seat) if refusal is None else ()
        return refusal, events, state


C = TypeVar("C", bound=Case)


def read_cases(kind: type[C], text: str) -> tuple[C, ...]:
    """The cases of a data file, in its order."""
    return TypeAdapter(tuple[kind, ...]).validate_json(text)  # type: ignore[valid-type]  # the game's own class


def make_cases(kind: type[C], meetings: Meetings[Any], shown: Sequence[Pair], steps: int, seed: int) -> list[C]:
    """Search for positions in which two rules meet, and keep those that are shown, each in its smallest position.

    Args:
        kind: the game's class of cases.
        meetings: how the game's rules meet.
        shown: the meetings to show; those that the search does not find are left out.
        steps: how long to search.
        seed: of the games.
    """
    searches: dict[str, Search] = {}
    for table in dict.fromkeys(map(meetings.table_of, shown)):
        searches[table] = Search(meetings, table)
        searches[table].play(Random(seed), steps // meetings.shares.get(table, 1))
    cases = []
    for pair in in_order(shown):
        meeting = searches[meetings.table_of(pair)].met.get(pair)
        if meeting is not None:
            state = shrunk(meetings, meeting.state, meeting.move, pair)
            cases.append(_case(kind, pair, state, meeting.move, meeting.first))
    return cases


def _case(kind: type[C], pair: Pair, state: State, move: Move, steps: int) -> C:
    name = "-".join(rule.lower().replace(".", "-") for rule in pair)
    seat = move.seat if len(state.decisions) > 1 else None
    case = kind(
        id=name, rules=pair, position=state.to_json(), action=str(move.action), seat=seat, verdict=(), steps=steps
    )
    refusal, events, _ = case.run()
    verdict = [(event.kind, event.rule) for event in events] if refusal is None else [(refusal.reason, refusal.rule)]
    return case.model_copy(update={"verdict": tuple(verdict)})


def write_cases(cases: Sequence[Case], path: Path) -> None:
    """Write a data file: a case a line."""
    lines = [json.dumps(case.model_dump(mode="json", exclude_none=True), ensure_ascii=False) for case in cases]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
