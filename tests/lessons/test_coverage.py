"""The table of rules: true to the sources, and without an empty cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from havoclab.havoc import State, rulebook, worked_example
from havoclab.havoc.gallery import read_gallery
from havoclab.lessons import coverage
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.coverage.references import read_references, scan

ROOT = Path(__file__).parents[2]


def test_the_references_are_those_of_the_sources() -> None:
    """`make coverage-of-rules` writes them anew."""
    assert read_references() == scan(ROOT, rulebook().index)


def test_no_cell_of_H1_to_H11_and_H13_is_empty() -> None:
    assert coverage.gaps() == {}


def test_an_empty_cell_is_seen() -> None:
    row = coverage.rows()[0]
    bare = coverage.Row(row.rule, (), None, (), (), (), ("en",), witness=False, kept="")
    assert bare.empty == ("engine", "example", "lesson", "quiz", "test", "hu", "witness")


@pytest.mark.rule("H12")
def test_H12_a_rule_seen_at_work_in_the_example_fires_there() -> None:
    moves = worked_example().moves
    for rule, number in coverage.worked_moves().items():
        state = State.from_json(worked_example().start)
        for move in moves[: number - 1]:
            assert rule not in {event.rule for event in state.apply(move.action, move.seat)}
        assert rule in {event.rule for event in state.apply(moves[number - 1].action, moves[number - 1].seat)}


def test_every_other_example_is_about_its_rule() -> None:
    cases = {case.id: case for case in read_gallery()}
    for row in coverage.rows():
        example = row.example
        if example is not None and example.kind == "gallery":
            assert row.rule.id in cases[example.name].rules
        elif example is not None and example.kind == "step":
            assert read_catalogue().page(example.name).lesson.steps[example.at].rule == row.rule.id


def test_the_engine_column_names_functions_that_cite_the_rule() -> None:
    engine = read_references().engine
    assert "recruiting._refuse_draw" in engine["H4.3"]
    assert not any(name.startswith(("bots.", "variants")) for names in engine.values() for name in names)
