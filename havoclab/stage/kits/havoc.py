"""Havoc's part of a page that plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from havoclab.core.outcome import Outcome
from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.havoc.position import Position
from havoclab.havoc.variants import say_without
from havoclab.stage.kits import Kit
from havoclab.stage.scene import Cell, Table, Text
from havoclab.stage.setup import Choices, Setup

if TYPE_CHECKING:
    from havoclab.stage.hints import Hints
    from havoclab.stage.odds import OddsPanel


def _setup(kept: object) -> Setup:
    """The form as it was kept, or as it usually is."""
    return Setup(Choices.read(kept) if kept is not None else None)


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


def notes(state: State, say: Words) -> list[Text]:
    """What holds here instead of rules that are switched off, and whose word the numbers are. Source: H2.4, H11.2."""
    assert isinstance(state, Position)
    told = [say("rule-is-off", rule=rule, instead=say_without(rule, say.language)) for rule in state.options.without]
    off = [Text(area="bottom", id="rules-off", paragraphs=told, tone="goal")] if told else []
    return [*off, Text(area="bottom", id="numbers-note", paragraphs=[say("setup-numbers-note")], tone="aside")]


# The two panels bring the laboratory with them: only a page that opens them waits for it.


def _hints() -> Hints:
    from havoclab.stage.hints import Hints

    return Hints("havoc")


def _odds() -> OddsPanel:
    from havoclab.stage.odds import OddsPanel

    return OddsPanel("havoc")


KIT: Final = Kit(
    setup=_setup,
    final_table=final_table,
    notes=notes,
    hints=_hints,
    odds=_odds,
    sandbox=True,
    analysis=True,
)
