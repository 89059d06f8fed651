"""Every number that is cited is in the rulebook, and every rule of it is held: by code, by a lesson, by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from havoclab import havoc

ROOT = Path(__file__).parents[2]
BOOK = havoc.rulebook()
#: A rule's number; H12, the worked example, and its notes have no point.
NUMBER = re.compile(r"\bH(?:\d+\.\d+[a-z]?|12[a-z]?)(?![\w.]*\d)")

CODE = sorted((ROOT / "havoclab" / "havoc").rglob("*.py"))
LESSONS = sorted(
    path
    for folder in ("havoclab/lessons", "notebooks")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".json", ".py", ".ipynb") and ".ipynb_checkpoints" not in path.parts
)
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))


#: "H4.2-H4.9" cites all rules from the one to the other.
RANGE = re.compile(r"\bH(\d+)\.(\d+)-H\1\.(\d+)")


@cache
def cited(path: Path) -> frozenset[str]:
    """The numbers that stand in a file."""
    text = path.read_text(encoding="utf-8")
    between = {
        f"H{chapter}.{number}"
        for chapter, first, last in RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    }
    return frozenset(between | set(NUMBER.findall(text)))


def marked(path: Path) -> Iterator[str]:
    """The rules that the tests of a file are marked with."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{path}: a rule marker takes plain numbers"
                assert isinstance(argument.value, str)
                yield argument.value


HELD_BY_TESTS = {rule for path in TESTS for rule in marked(path)}
RULES = [rule.id for rule in BOOK]


@pytest.mark.parametrize("path", [*CODE, *LESSONS], ids=lambda path: str(path.relative_to(ROOT)))
def test_every_number_cited_is_a_rule(path: Path) -> None:
    assert cited(path) <= set(RULES)


def test_the_numbers_in_rule_markers_are_rules() -> None:
    assert {rule for rule in HELD_BY_TESTS if rule.startswith("H")} <= set(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_held_by_a_test(rule: str) -> None:
    assert rule in HELD_BY_TESTS


@pytest.mark.parametrize(
    "rule", [rule for rule in RULES if rule.split(".")[0] in ("H3", "H4", "H5", "H6", "H7", "H9", "H10", "H13")]
)
def test_every_rule_of_play_is_cited_where_it_is_kept(rule: str) -> None:
    """Whoever reads the code with the rulebook in hand finds each rule. A letter's rule may stand under its number."""
    places = {number for path in CODE for number in cited(path)}
    assert rule in places or rule.rstrip("abcdefg") in places


def test_there_is_code_and_there_are_tests() -> None:
    """The paths above are right: else nothing would be checked."""
    assert len(CODE) > 20
    assert len(TESTS) > 20
    assert len(HELD_BY_TESTS) > 80
    assert "H4.3" in cited(ROOT / "havoclab" / "havoc" / "recruiting.py")
