"""Gold und Rum's part of a page that plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from havoclab.core.outcome import Outcome
from havoclab.core.state import State
from havoclab.core.words import Words, words
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.scoring import POINTS
from havoclab.gold_und_rum.variants import VARIANTS
from havoclab.stage.kits import Kit
from havoclab.stage.scene import Cell, Table, Text
from havoclab.stage.setup.gold_und_rum import PACKAGES, Choices, Setup

if TYPE_CHECKING:
    from havoclab.stage.hints import Hints
    from havoclab.stage.odds import OddsPanel


def _setup(kept: object) -> Setup:
    """The form as it was kept, or as it usually is."""
    return Setup(Choices.read(kept) if kept is not None else None)


def final_table(state: State, outcome: Outcome, names: Sequence[str], say: Words) -> Table:
    """Places, points, and the last battle that each player's own army won, best first. Source: G8.4, G8.5."""
    assert isinstance(state, Position)
    say = words(say.language, *PACKAGES)
    rows = []
    for place, group in enumerate(outcome.places, 1):
        for seat in group:
            cells = (str(place), names[seat], str(outcome.points[seat]), _last_won(state.last_won[seat], say))
            rows.append([Cell(text=text) for text in cells])
    columns = [say("column-place"), say("column-name"), say("column-points"), say("column-last-won")]
    return Table(
        area="main", id="final", title=say("final-standing"), columns=columns, rows=rows, note=say("final-order")
    )


def _last_won(number: int, say: Words) -> str:
    """A battle, counted over all rounds, in words; 0 is none. Source: G8.5."""
    if number == 0:
        return say("never-won")
    return say("won-in", round=(number - 1) // len(POINTS) + 1, battle=(number - 1) % len(POINTS) + 1)


def notes(state: State, say: Words) -> list[Text]:
    """What holds here instead of rules that are off, and what a leader makes of its race: a ruling. Source: G2.4."""
    assert isinstance(state, Position)
    say = words(say.language, *PACKAGES)
    options = state.options
    told = [say("rule-is-off", rule=rule, instead=VARIANTS.say_without(rule, say.language)) for rule in options.without]
    off = [Text(area="bottom", id="rules-off", paragraphs=told, tone="goal")] if told else []
    leader = say("leader-here", factor=options.leader_factor)
    return [*off, Text(area="bottom", id="leader-note", paragraphs=[leader], tone="aside")]


def in_the_open(state: State) -> bool:
    """Whether whoever is asked holds no warrior that others may not see.

    While cards are dealt nobody has one, and the chancellor never has. Source: G3.3, G3.4, G4.2.
    """
    assert isinstance(state, Position)
    armies = [*state.armies, *state.sent]
    return not any(map(any, [state.armies[state.chancellor]] if state.kind == "race" else armies))


def _hints() -> Hints:
    from havoclab.stage.hints import Hints  # only a page that opens it waits for it

    return Hints("gold_und_rum")


def _odds() -> OddsPanel:
    from havoclab.stage.odds import OddsPanel

    return OddsPanel("gold_und_rum")


KIT: Final = Kit(
    setup=_setup,
    final_table=final_table,
    notes=notes,
    hints=_hints,
    odds=_odds,
    sandbox=True,
    analysis=True,
    live=True,
    memory=True,
    in_the_open=in_the_open,
)
