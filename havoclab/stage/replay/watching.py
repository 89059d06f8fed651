"""How somebody watches a replay: with whose eyes, how much of what comes later, and how fast."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from havoclab.core.event import Event
from havoclab.core.link import BadLink
from havoclab.core.record import Record
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.stage.settings import SPEEDS
from havoclab.stage.sitting import HUMAN

#: All hands open, or what lies open to everybody.
ALL: Final = "all"
TABLE: Final = "table"
#: Whose eyes: a seat's, counted from 0, or one of the two above.
Viewer = int | Literal["all", "table"]

#: Speeds at which a replay plays by itself.
PACES: Final = ("slow", "normal", "fast")


@dataclass(frozen=True, slots=True)
class Watching:
    """How somebody watches."""

    viewer: Viewer = ALL
    hide_future: bool = True
    pace: str = "normal"
    calm: bool = False

    @property
    def after_ms(self) -> int:
        """How long a moment is looked at while the replay plays by itself."""
        return SPEEDS[self.pace]


def change(watching: Watching, field: object, value: object, seats: int) -> Watching:
    """The same with one thing changed.

    Raises:
        ValueError: naming the field, if there is no such thing or it can't have that value.

    >>> change(Watching(), "viewer", "2", seats=4).viewer
    2
    """
    if field == "viewer":
        return replace(watching, viewer=_read_viewer(value, seats))
    if field == "pace":
        if value not in PACES:
            raise ValueError(f"pace: {str(value)[:24]!r} is not one of {', '.join(PACES)}")
        return replace(watching, pace=str(value))
    if field == "hide_future":
        return replace(watching, hide_future=value in (True, "true"))
    if field == "calm":
        return replace(watching, calm=value in (True, "true"))
    raise ValueError(f"field: {str(field)[:24]!r} is no setting")


def _read_viewer(value: object, seats: int) -> Viewer:
    for viewer in viewers(seats):
        if str(value) == str(viewer):
            return viewer
    raise ValueError(f"viewer: {str(value)[:24]!r} is none; allowed are {', '.join(map(str, viewers(seats)))}")


def viewers(seats: int) -> tuple[Viewer, ...]:
    """Whose eyes one can watch with."""
    return (ALL, TABLE, *range(seats))


def pack_watching(watching: Watching) -> list[Any]:
    """The same as JSON data, for tokens."""
    return [watching.viewer, watching.hide_future, watching.pace, watching.calm]


def read_watching(data: object, seats: int) -> Watching:
    """Read what :func:`pack_watching` gave.

    Raises:
        BadLink: if it is something else.
    """
    match data:
        case [int() | str() as viewer, bool(hide), str(pace), bool(calm)] if pace in PACES:
            try:
                return Watching(_read_viewer(viewer, seats), hide, pace, calm)
            except ValueError as fault:
                raise BadLink(f"link.{fault}") from None
        case _:
            raise BadLink("link.watching", "link-settings")


def usual_viewer(record: Record, *, over: bool) -> Viewer:
    """Whose eyes a replay begins with: all hands open, unless the game still goes on with people in it.

    Their hands stay closed then, but for the one hand of somebody who plays alone with bots.
    """
    people = [seat for seat, player in enumerate(record.players) if player == HUMAN]
    if over or not people:
        return ALL
    return people[0] if len(people) == 1 else TABLE


def followed(record: Record, viewer: Viewer) -> frozenset[int]:
    """The seats whose choices a reader follows: the viewer's own, else all people's, else everybody's."""
    if isinstance(viewer, int):
        return frozenset({viewer})
    people = frozenset(seat for seat, player in enumerate(record.players) if player == HUMAN)
    return people or frozenset(range(len(record.seats)))


def sees(viewer: Viewer, seat: int) -> bool:
    """Whether the viewer sees the hand of this seat."""
    return viewer in (ALL, seat)


def chooser(state: State, viewer: Viewer) -> int | None:
    """The seat that the viewer may choose for: their own, or with all hands open whoever is first to choose."""
    seats = [decision.seat for decision in state.decisions]
    if viewer == ALL:
        return seats[0] if seats else None
    return viewer if isinstance(viewer, int) and viewer in seats else None


def view_of(state: State, viewer: Viewer) -> View:
    """What the table is drawn from; with all hands open, with the eyes of whoever is to choose."""
    if viewer == ALL:
        return state.view(chooser(state, viewer))
    return state.view(viewer if isinstance(viewer, int) else None)


def witness(event: Event, viewer: Viewer) -> int | None:
    """With which seat's eyes an event is told."""
    if viewer == ALL:
        return event.witnesses[0] if event.witnesses else None
    return viewer if isinstance(viewer, int) else None
