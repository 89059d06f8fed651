"""Havoc's part of the sandbox."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.problem import Problem
from havoclab.games import load
from havoclab.havoc.files import read_loosely
from havoclab.stage.sandbox.games import GameSandbox
from havoclab.stage.sandbox.havoc.bench import Bench, fresh_choices
from havoclab.stage.sandbox.havoc.draft import Draft, as_state
from havoclab.stage.setup import Choices, Setup
from havoclab.stage.sitting import HUMAN

#: The packages whose words speak here.
PACKAGES: Final = (
    "havoclab.core",
    "havoclab.havoc",
    "havoclab.stage",
    "havoclab.stage.sandbox",
    "havoclab.stage.sandbox.havoc",
)


def _read_loosely(data: object) -> tuple[Draft | None, Sequence[Problem]]:
    position, wrong = read_loosely(data)
    if position is None:
        return None, wrong
    draft = Draft(as_state(position))
    draft.shape()
    return draft, wrong


def _fit(choices: Choices, draft: Draft) -> Choices:
    known = (HUMAN, *load("havoc").bots)
    setup = Setup(choices)
    choices.kinds = [kind if kind in known else HUMAN for kind in choices.kinds]
    setup.take_options(draft.options)
    return setup.choices


SANDBOX: Final = GameSandbox(
    packages=PACKAGES,
    bench=Bench,
    draft=Draft,
    read_loosely=_read_loosely,
    fresh_choices=fresh_choices,
    read_choices=Choices.read,
    fit=_fit,
)
