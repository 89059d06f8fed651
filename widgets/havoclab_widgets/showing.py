"""A position or a game in one line of a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab_widgets.stage import Stage, open_stage

if TYPE_CHECKING:
    from havoclab.stage.replay.watching import Viewer


def show(
    what: State | Record | Replay, seat: int | None = None, *, names: Sequence[str] | None = None, language: str = "en"
) -> Stage:
    """A position as a picture, or a game to walk through, as a widget.

    Args:
        what: a state, a record, or a replay (which is shown at its moment, and not changed).
        seat: whose eyes, counted from 0; None: all hands open.
        names: of the players, for a state; a record has its own.
        language: "en" or "hu".

    Raises:
        TypeError: if it is none of these.
        ValueError: if there is no such seat.

    >>> from havoclab import havoc
    >>> show(havoc.deal(players=2, seed=1340), seat=0).scene["layout"]
    'table'
    >>> show(havoc.worked_example()).scene["title"]
    'A game step by step'
    """
    viewer: Viewer = "all" if seat is None else seat
    if isinstance(what, State):
        from havoclab.stage.replay.still import StillController

        return open_stage(StillController(what, viewer=viewer, names=names, language=language))
    if not isinstance(what, Record | Replay):
        raise TypeError(f"what: a state, a record or a replay is needed, not {type(what).__name__}")
    from havoclab.stage.replay.controller import ReplayController
    from havoclab_widgets.export import film_page

    record, at = (what.record, what.at) if isinstance(what, Replay) else (what, 0)
    page = ReplayController(record.game, language, record=record, viewer=viewer, make_file=film_page)
    page.replay.go(at)
    return open_stage(page)
