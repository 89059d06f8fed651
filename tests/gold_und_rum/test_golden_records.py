"""Records of whole games that replay to the same end, whatever becomes of the bots that played them."""

from __future__ import annotations

from pathlib import Path

import pytest

from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.example import example

DATA = Path(__file__).parents[1] / "data"

#: How the games end: rounds, points by seat, winners, and the rule that decides.
ENDS = {
    "gold_und_rum_five_in_steps": (2, (0, 9, 9, 0, 3), (1,), "G8.5"),
    "gold_und_rum_seven_clocked": (2, (2, 1, 0, 0, 3, 2, 6), (6,), "G8.4"),
}


def read(name: str) -> Record:
    return Record.from_text((DATA / f"{name}.record").read_text(encoding="utf-8"))


@pytest.mark.rule("G8.4", "G8.5")
@pytest.mark.parametrize("name", ENDS)
def test_a_golden_record_ends_as_it_did(name: str) -> None:
    state = Replay(read(name), State).state
    assert isinstance(state, State)
    outcome = state.outcome
    assert outcome is not None
    assert (state.round, outcome.points, outcome.winners, outcome.rule) == ENDS[name]


@pytest.mark.rule("G8.5")
def test_the_example_is_decided_by_who_won_a_battle_last() -> None:
    outcome = Replay(example(), State).state.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.rule) == ((8, 1, 8, 1), (0,), "G8.5")


@pytest.mark.rule("G4.7")
def test_a_clocked_record_holds_the_moment_of_every_claim() -> None:
    replay = Replay(example(), State)
    claims = [(at, move) for at, move in enumerate(replay.moves) if move.action.startswith(("recruit", "desert"))]
    assert len(claims) == 22
    for at, move in claims:
        replay.go(at)
        state = replay.state
        assert isinstance(state, State)
        assert move.action.endswith(f" at {state.dealt}")


def test_the_example_is_the_same_as_text_as_link_and_as_played() -> None:
    record = example()
    assert Record.from_text(record.to_text()) == record
    assert Record.from_link(record.to_link()) == record
