"""The word files: the same messages with the same slots in every language, all that the code says, and nothing more."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from havoclab.core.words import LANGUAGES
from havoclab.havoc.bots import BOTS
from havoclab.havoc.cards import SUITS
from havoclab.havoc.ranks import Rank

HAVOCLAB = Path(__file__).parents[2] / "havoclab"
FOLDERS = sorted(path.parent for path in HAVOCLAB.rglob("words/en.ftl"))


@cache
def entries(folder: Path, language: str) -> dict[str, ftl.Message | ftl.Term]:
    """The messages and terms of a file, the terms with their hyphen."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, ftl.Message | ftl.Term] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), (
            f"{folder.parent.name}/{language}.ftl: not readable: {entry.content!r:.200}"
        )
        if isinstance(entry, ftl.Message | ftl.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            assert name not in found, f"{folder.parent.name}/{language}.ftl: {name} stands twice"
            found[name] = entry
    return found


def inside(node: object) -> Iterator[object]:
    """A node of a Fluent file and all below it."""
    yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for below in value if isinstance(value, list) else [value]:
                if isinstance(below, ftl.BaseNode):
                    yield from inside(below)


def slots(name: str, file: dict[str, ftl.Message | ftl.Term]) -> set[str]:
    """The slots that a message needs, also through the messages and terms it uses."""
    needed: set[str] = set()
    for node in inside(file[name].value):
        if isinstance(node, ftl.VariableReference):
            needed.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            needed |= slots(node.id.name, file)
    return needed


def helpers(file: dict[str, ftl.Message | ftl.Term]) -> set[str]:
    """Messages that only other messages of the same file use: a language may need some of its own."""
    return {
        node.id.name
        for entry in file.values()
        for node in inside(entry.value)
        if isinstance(node, ftl.MessageReference)
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_messages(folder: Path) -> None:
    files = {language: entries(folder, language) for language in LANGUAGES}
    names = {
        language: {name for name in file.keys() - helpers(file) if not name.startswith("-")}
        for language, file in files.items()
    }
    assert names["en"] == names["hu"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_has_the_same_slots_in_every_language(folder: Path) -> None:
    english, hungarian = (entries(folder, language) for language in LANGUAGES)
    different = {
        name: (slots(name, english), slots(name, hungarian))
        for name in english.keys() & hungarian.keys()
        if slots(name, english) != slots(name, hungarian)
    }
    assert not different


@cache
def constants(folder: Path) -> frozenset[str]:
    """All texts that stand as such in the code of a folder."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


def calls(folder: Path, name: str, place: int) -> set[str]:
    """The texts given at one place to all calls of one function or class; both branches of a choice."""
    found = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == name
                and len(node.args) > place
            ):
                for part in ast.walk(node.args[place]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.add(part.value)
    return found


HAVOC = entries(HAVOCLAB / "havoc" / "words", "en")
CORE = entries(HAVOCLAB / "core" / "words", "en")
#: Messages whose ids the code puts together.
FAMILIES = {
    *(f"{family}-{suit}" for family in ("card", "suit", "letter") for suit in SUITS),
    *(f"{family}-{rank.name.lower().replace('_', '-')}" for family in ("rank", "why") for rank in Rank),
    *(f"bot-{bot}{part}" for bot in BOTS for part in ("", "-style")),
    "letter-dog",
}


def test_every_event_can_be_told() -> None:
    kinds = calls(HAVOCLAB / "havoc", "Event", 0)
    assert len(kinds) > 30
    assert {f"event-{kind}" for kind in kinds} <= HAVOC.keys()


def test_every_refusal_has_its_reason_in_words() -> None:
    reasons = calls(HAVOCLAB / "havoc", "Refusal", 1) | calls(HAVOCLAB / "havoc", "no_such_card", 4)
    assert len(reasons) > 30
    assert reasons <= HAVOC.keys() | CORE.keys()


def test_no_message_of_havoc_is_unused() -> None:
    said = constants(HAVOCLAB)
    unused = {
        name
        for name in HAVOC
        if not name.startswith("-")
        and name not in said | FAMILIES
        and name.removeprefix("event-").removesuffix("-seen") not in said
    }
    assert not unused


def test_no_message_of_the_core_is_unused() -> None:
    assert CORE.keys() - constants(HAVOCLAB) == set()


def test_every_term_is_used_somewhere() -> None:
    for language in LANGUAGES:
        files = [entries(folder, language) for folder in FOLDERS]
        used = {
            node.id.name
            for file in files
            for entry in file.values()
            for node in inside(entry.value)
            if isinstance(node, ftl.TermReference)
        }
        terms = {name.removeprefix("-") for file in files for name in file if name.startswith("-")}
        assert used <= terms
