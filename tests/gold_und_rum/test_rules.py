"""Every number that is cited is in the rulebook, every rule is held by a test, and both languages are whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from havoclab import gold_und_rum
from havoclab.core.rules import Rule

ROOT = Path(__file__).parents[2]
BOOK = gold_und_rum.rulebook()
RULES = [rule.id for rule in BOOK]
NUMBER = re.compile(r"\bG\d\.\d+[a-z]?\b")
RANGE = re.compile(r"\bG(\d)\.(\d+)-G\1\.(\d+)")
CODE = sorted((ROOT / "havoclab" / "gold_und_rum").rglob("*.py"))
HELD = {
    number
    for path in [
        *sorted((ROOT / "tests" / "gold_und_rum").glob("test_g*.py")),
        Path(__file__).with_name("test_conformance.py"),
    ]
    for marker in re.findall(r"@(?:pytest\.mark\.)?rule\(([^)]*)\)", path.read_text(encoding="utf-8"))
    for number in NUMBER.findall(marker)
}


def cited(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    between = {f"G{chapter}.{n}" for chapter, low, high in RANGE.findall(text) for n in range(int(low), int(high) + 1)}
    return between | set(NUMBER.findall(text))


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.stem)
def test_every_number_cited_is_a_rule(path: Path) -> None:
    assert cited(path) <= set(RULES)


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in ("G2.2", "G2.4")])
def test_every_rule_is_held_by_a_test(rule: str) -> None:
    assert rule in HELD


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_of_play_is_cited_where_it_is_kept(rule: str) -> None:
    assert any(rule in cited(path) for path in CODE)


@pytest.mark.parametrize("rule", BOOK, ids=lambda rule: rule.id)
def test_a_rule_is_whole_in_both_languages_and_a_ruling_has_its_reason(rule: Rule) -> None:
    entry = BOOK[rule.id]
    for texts in (entry.title, entry.text, *([entry.why] if entry.why else [])):
        assert set(texts) == {"en", "hu"}
        assert all(text.strip() for text in texts.values())
        assert texts["en"] != texts["hu"]
    assert (entry.standing == "ruling") == (entry.why is not None)
