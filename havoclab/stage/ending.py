"""How a game ended, as a table to read."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.outcome import Outcome
from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.havoc.position import Position
from havoclab.stage.scene import Cell, Table


def final_table(state: State, outcome: Outcome, names: Sequence[str], say: Words) -> Table:
    """Places, points and battle cards of all players, best first. Source: H10.1."""
    assert isinstance(state, Position)
    rows = []
    for place, group in enumerate(outcome.places, 1):
        for seat in group:
            cells = (str(place), names[seat], str(outcome.points[seat]), str(state.cards_won[seat]))
            rows.append([Cell(text=text) for text in cells])
    columns = [say("column-place"), say("column-name"), say("column-points"), say("column-cards")]
    return Table(area="main", id="final", title=say("final-title"), columns=columns, rows=rows, note=say("final-note"))
