"""Where each rule stands in the code and in the tests: read from the sources, kept in ``references/<game>.json``.

The tests don't travel with the package, so what the table of rules says of them is written down by ``make
coverage-of-rules``; a test holds the files to the sources.
"""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict

from havoclab.core.rules import RuleBook

#: A rule's number; H12, the worked example, and its notes have no point.
NUMBER: Final = re.compile(r"\b(?:[HG]\d+\.\d+[a-z]?|H12[a-z]?)(?![\w.]*\d)")
#: "H4.2-H4.9" cites all rules from the one to the other.
RANGE: Final = re.compile(r"\b([HG]\d+)\.(\d+)-\1\.(\d+)")
#: Folders of the engine that speak about rules without keeping them.
BESIDE: Final = ("bots", "variants", "words", "examples")


class References(BaseModel):
    """For each rule: the functions that keep it, as ``recruiting.refuse``, and the test files that hold it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    engine: dict[str, tuple[str, ...]]
    tests: dict[str, tuple[str, ...]]


@lru_cache(maxsize=8)
def read_references(game: str) -> References:
    """What the file of a game says."""
    text = (files("havoclab.lessons.coverage") / "references" / f"{game}.json").read_text(encoding="utf-8")
    return References.model_validate_json(text)


def cited(text: str) -> set[str]:
    """The rules that a text cites.

    >>> sorted(cited("Source: H4.2-H4.4, H6.12a."))
    ['H4.2', 'H4.3', 'H4.4', 'H6.12a']
    """
    between = {
        f"{chapter}.{number}"
        for chapter, first, last in RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    }
    return between | set(NUMBER.findall(text))


def scan(root: Path, book: RuleBook) -> References:
    """Read the sources of a checkout.

    Args:
        root: its folder.
        book: the rules of the game.
    """
    rules = book.index
    engine: dict[str, set[str]] = defaultdict(set)
    package = root / "havoclab" / book.game
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        if inside.parts[0] in BESIDE:
            continue
        module = ".".join(inside.with_suffix("").parts).removesuffix("__init__").rstrip(".") or book.game
        for name, text in _pieces(module, path.read_text(encoding="utf-8")):
            for rule in cited(text):
                engine[rule].add(name)
    tests: dict[str, set[str]] = defaultdict(set)
    for path in sorted((root / "tests").rglob("test_*.py")):
        for rule in _marked(ast.parse(path.read_text(encoding="utf-8"))):
            tests[rule].add(path.relative_to(root).as_posix())
    return References(
        engine={rule: tuple(sorted(engine[rule])) for rule in rules if engine[rule]},
        tests={rule: tuple(sorted(tests[rule])) for rule in rules if tests[rule]},
    )


def write(root: Path, book: RuleBook) -> Path:
    """Write the file of a game anew from the sources; gives its path."""
    path = root / "havoclab" / "lessons" / "coverage" / "references" / f"{book.game}.json"
    data = scan(root, book).model_dump(mode="json")
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return path


def _pieces(module: str, text: str) -> Iterator[tuple[str, str]]:
    """A module's functions and classes with their sources, and what stands around them under the module's own name."""
    tree = ast.parse(text)
    around = [line for line in text.splitlines() if line.startswith("#:")]  # what is said of the constants
    for node in tree.body:
        source = ast.get_source_segment(text, node) or ""
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield f"{module}.{node.name}", source
        else:
            around.append(source)
    yield module, "\n".join(around)


def _marked(tree: ast.Module) -> Iterator[str]:
    """The rules that the tests of a file are marked with; the mark may have a short name there."""
    marks = {"pytest.mark.rule"}
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.value) in marks:
            marks |= {ast.unparse(target) for target in node.targets}
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and ast.unparse(call.func) in marks:
            yield from (str(argument.value) for argument in call.args if isinstance(argument, ast.Constant))
