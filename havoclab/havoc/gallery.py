"""The gallery of edge cases: positions in which two rules meet, found by a search through many games.

``python -m havoclab.havoc.gallery`` makes the data file anew: equal seeds give an equal file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from havoclab.core.event import Event
from havoclab.core.rejection import Rejection
from havoclab.havoc.meetings import JOHNS_SWITCHES, SWITCHES, Pair, Search, in_order, shrunk
from havoclab.havoc.state import State

#: Of all meetings that the search finds, those worth a door: rare ones, some of each chapter, none twice.
SHOWN: Final[tuple[Pair, ...]] = (
    ("H4.1", "H4.11"), ("H4.1", "H5.2"), ("H4.1", "H5.3"), ("H4.1", "H5.5a"), ("H4.1", "H6.2a"), ("H4.2", "H4.3"),
    ("H4.2", "H4.4"), ("H4.2", "H4.7a"), ("H4.2", "H4.8"), ("H4.2", "H4.9a"), ("H4.2", "H4.9b"), ("H4.2", "H4.10"),
    ("H4.2", "H4.10a"), ("H4.6", "H4.10"), ("H4.6", "H13.2"), ("H4.7", "H4.7b"), ("H4.7a", "H7.1"), ("H4.7b", "H7.4"),
    ("H4.10", "H6.3"), ("H4.10", "H7.5"), ("H4.10", "H7.6"), ("H4.10", "H9.3"), ("H4.10", "H9.4"), ("H4.11b", "H6.2"),
    ("H5.2a", "H6.2"), ("H5.3", "H5.6"), ("H6.1", "H6.1b"), ("H6.2", "H6.6"), ("H6.2", "H6.6b"), ("H6.2", "H6.10"),
    ("H6.3", "H6.6"), ("H6.3", "H6.8"), ("H6.3", "H13.2"), ("H6.3a", "H11.1"), ("H6.4", "H6.6c"), ("H6.4", "H8.5d"),
    ("H6.7", "H6.7b"), ("H6.7", "H6.8"), ("H6.7", "H8.2"), ("H6.7", "H8.3"), ("H6.7b", "H6.10"), ("H6.8", "H6.12a"),
    ("H6.8", "H8.4"), ("H6.11", "H6.12"), ("H6.12", "H8.4"), ("H6.12", "H9.1"), ("H6.12a", "H9.6"), ("H7.1", "H7.2"),
    ("H7.1", "H7.3"), ("H7.1", "H7.4"), ("H7.1", "H13.6"), ("H7.2", "H7.5"), ("H7.4", "H7.5"), ("H7.5", "H7.6a"),
    ("H8.1", "H8.5d"), ("H8.2", "H8.4"), ("H8.3", "H8.4"), ("H8.4", "H9.4"), ("H8.6", "H11.1"), ("H9.5a", "H10.1"),
)  # fmt: skip
#: Steps of the search, the seed of its games, and the part of the steps that is done with John of Gaunt as well.
STEPS: Final = 600_000
SEED: Final = 1340
JOHNS_PART: Final = 4

_FILE: Final = "examples/gallery.json"


class Case(BaseModel):
    """An edge case: a position, what is tried in it, and the two rules that meet.

    Attributes:
        id: its name, made of the two rules.
        rules: the two rules, in the rulebook's order.
        position: the position as JSON.
        action: what the seat that decides tries.
        verdict: what comes of it, as kind and rule of each event; or the reason and rule of the refusal.
        steps: the search did so many steps until these two rules first met.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    rules: tuple[str, str]
    position: dict[str, Any]
    action: str
    verdict: tuple[tuple[str, str], ...]
    steps: int

    @property
    def state(self) -> State:
        """The position, made anew."""
        return State.from_json(self.position)

    def run(self) -> tuple[Rejection | None, tuple[Event, ...], State]:
        """Try it: why it is refused, or what happens, and the position afterwards."""
        state = self.state
        refusal = state.check(self.action)
        events = state.apply(self.action) if refusal is None else ()
        return refusal, events, state


@lru_cache(maxsize=1)
def read_gallery() -> tuple[Case, ...]:
    """All cases, in the rulebook's order.

    >>> case = read_gallery()[0]
    >>> case.run()[0] is None or case.run()[1] == ()
    True
    """
    data = json.loads((files("havoclab.havoc") / _FILE).read_text(encoding="utf-8"))
    return tuple(Case.model_validate(case) for case in data)


def make_gallery(steps: int = STEPS, seed: int = SEED, shown: Sequence[Pair] = SHOWN) -> list[Case]:
    """Search for positions in which two rules meet, and keep those that are shown, each in its smallest position.

    Args:
        steps: how long to search.
        seed: of the games.
        shown: the meetings to show; those that the search does not find are left out.

    >>> [case.id for case in make_gallery(steps=200, shown=[("H4.1", "H5.1")])]
    ['h4-1-h5-1']
    """
    searches = {False: Search(SWITCHES), True: Search(JOHNS_SWITCHES)}
    searches[False].play(Random(seed), steps)
    if any(map(_of_john, shown)):
        searches[True].play(Random(seed), steps // JOHNS_PART)
    cases = []
    for pair in in_order(shown):
        meeting = searches[_of_john(pair)].met.get(pair)
        if meeting is None:
            continue
        state = shrunk(meeting.state, meeting.action, pair)
        cases.append(_case(pair, state, str(meeting.action), meeting.first))
    return cases


def _of_john(pair: Pair) -> bool:
    """Whether one of these rules is at work only where John of Gaunt plays. Source: H13.1."""
    return any(rule.startswith("H13.") for rule in pair)


def _case(pair: tuple[str, str], state: State, action: str, steps: int) -> Case:
    name = "-".join(rule.lower().replace(".", "-") for rule in pair)
    case = Case(id=name, rules=pair, position=state.to_json(), action=action, verdict=(), steps=steps)
    refusal, events, _ = case.run()
    verdict = [(event.kind, event.rule) for event in events] if refusal is None else [(refusal.reason, refusal.rule)]
    return case.model_copy(update={"verdict": tuple(verdict)})


def main() -> None:
    """Make the data file anew. Takes a few minutes."""
    cases = make_gallery()
    lines = [json.dumps(case.model_dump(mode="json"), ensure_ascii=False) for case in cases]
    Path(__file__).with_name("examples").joinpath("gallery.json").write_text(
        "[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8"
    )
    sys.stdout.write(f"{len(cases)} cases\n")


if __name__ == "__main__":
    main()
