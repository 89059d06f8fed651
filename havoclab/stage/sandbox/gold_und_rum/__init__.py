"""Gold und Rum's part of the sandbox."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.problem import Problem
from havoclab.games import load
from havoclab.gold_und_rum.files import read_loosely
from havoclab.stage.sandbox.games import GameSandbox
from havoclab.stage.sandbox.gold_und_rum.bench import Bench, fresh_choices
from havoclab.stage.sandbox.gold_und_rum.draft import Draft, as_state
from havoclab.stage.setup.gold_und_rum import PACES, Choices
from havoclab.stage.sitting import HUMAN

#: The packages whose words speak here.
PACKAGES: Final = (
    "havoclab.core",
    "havoclab.gold_und_rum",
    "havoclab.stage",
    "havoclab.stage.setup",
    "havoclab.stage.pictures.gold_und_rum",
    "havoclab.stage.sandbox",
    "havoclab.stage.sandbox.gold_und_rum",
)


def _read_loosely(data: object) -> tuple[Draft | None, Sequence[Problem]]:
    position, wrong = read_loosely(data)
    if position is None:
        return None, wrong
    draft = Draft(as_state(position))
    draft.shape()
    return draft, wrong


def _fit(choices: Choices, draft: Draft) -> Choices:
    """Several people at one screen are asked in turn, whatever the position says: then its draft is, too."""
    game, options = load("gold_und_rum"), draft.options
    pace = min(PACES[-1], max(PACES[0], options.seconds_per_card))
    said = {
        "players": options.players,
        "mode": "steps" if options.step_mode else "live",
        "pace": pace,
        "leader_factor": options.leader_factor,
        "without": options.without,
        "names": choices.names,
        "kinds": [kind if kind == HUMAN or game.knows_bot(kind) else HUMAN for kind in choices.kinds],
        "seed": choices.seed,
    }
    fitting = Choices.read(said)
    draft.seat_players(fitting.options())
    return fitting


SANDBOX: Final = GameSandbox(
    packages=PACKAGES,
    bench=Bench,
    draft=Draft,
    read_loosely=_read_loosely,
    fresh_choices=fresh_choices,
    read_choices=Choices.read,
    fit=_fit,
)
