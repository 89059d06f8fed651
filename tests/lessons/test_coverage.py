"""The tables of rules: true to the sources, and without an empty cell where there must be something."""

from __future__ import annotations

from pathlib import Path

import pytest

from havoclab.games import games, load
from havoclab.lessons import coverage
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.coverage.citations import cited, read_references, scan

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", games())
def test_the_references_are_those_of_the_sources(game: str) -> None:
    """`make coverage-of-rules` writes them anew."""
    assert read_references(game) == scan(ROOT, load(game).rulebook())


@pytest.mark.parametrize("game", games())
def test_no_cell_is_empty_where_there_must_be_something(game: str) -> None:
    """Engine, tests, both languages and witness for every rule; everything once it is taught, or every chapter is."""
    assert coverage.gaps(game) == {}


def test_every_cell_of_havoc_must_be_filled_but_those_of_its_worked_example() -> None:
    held = {row.rule.id for row in coverage.rows("havoc") if row.due == coverage.COLUMNS}
    assert held == {rule.id for rule in load("havoc").rulebook() if rule.section != "H12"}


def test_a_rule_is_held_to_a_full_row_once_a_lesson_teaches_it() -> None:
    taught = {step.rule for page in read_catalogue().lessons for step in page.lesson.steps if step.part == "teach"}
    for game in games():
        for row in coverage.rows(game):
            if row.rule.id in taught and row.rule.section != "H12":
                assert row.empty == ()


def test_an_empty_cell_is_seen_and_matters_once_the_rule_is_taught() -> None:
    rule = coverage.rows("havoc")[0].rule
    bare = coverage.Row(rule, (), None, (), (), (), ("en",), witness=False, kept="", due=coverage.COLUMNS)
    assert bare.empty == bare.gaps == ("engine", "example", "lesson", "quiz", "test", "hu", "witness")
    begun = coverage.Row(rule, (), None, (), (), (), ("en",), witness=False, kept="", due=coverage.ALWAYS)
    assert begun.gaps == ("engine", "test", "hu", "witness")


@pytest.mark.parametrize("game", games())
def test_a_rule_seen_at_work_in_the_example_fires_there(game: str) -> None:
    read = load(game).example
    assert read is not None
    moves = read().moves
    assert coverage.worked_moves(game)
    state = load(game).state.from_json(read().start)
    fired: dict[str, int] = {}
    for number, move in enumerate(moves, 1):
        for event in state.apply(move.action, move.seat):
            fired.setdefault(event.rule, number)
    assert fired == coverage.worked_moves(game)


@pytest.mark.parametrize("game", games())
def test_every_other_example_is_about_its_rule(game: str) -> None:
    gallery = load(game).gallery
    cases = {case.id: case for case in gallery()} if gallery is not None else {}
    for row in coverage.rows(game):
        example = row.example
        if example is not None and example.kind == "gallery":
            assert row.rule.id in cases[example.name].rules
        elif example is not None and example.kind == "step":
            assert read_catalogue().page(example.name).lesson.steps[example.at].rule == row.rule.id


def test_the_engine_column_names_functions_that_cite_the_rule() -> None:
    assert "recruiting._refuse_draw" in read_references("havoc").engine["H4.3"]
    assert "opening._open" in read_references("gold_und_rum").engine["G5.4"]
    for game in games():
        names = [name for found in read_references(game).engine.values() for name in found]
        assert not any(name.startswith(("bots.", "variants")) for name in names)


def test_a_citation_of_one_game_is_none_of_the_other() -> None:
    assert cited("Source: G5.2-G5.3, H12a; G4.7b") == {"G5.2", "G5.3", "H12a", "G4.7b"}
