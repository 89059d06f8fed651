"""Where each rule stands in the code and in the tests: read from the sources, kept in ``references.json``.

The tests don't travel with the package, so what the table of rules says of them is written down by ``make
coverage-of-rules``; a test holds the file to the sources.
"""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict

#: A rule's number; H12, the worked example, and its notes have no point.
NUMBER: Final = re.compile(r"\bH(?:\d+\.\d+[a-z]?|12[a-z]?)(?![\w.]*\d)")
#: "H4.2-H4.9" cites all rules from the one to the other.
RANGE: Final = re.compile(r"\bH(\d+)\.(\d+)-H\1\.(\d+)")
#: Folders of the engine that speak about rules without keeping them.
BESIDE: Final = ("bots", "variants", "words", "examples")


class References(BaseModel):
    """For each rule: the functions that keep it, as ``recruiting.refuse``, and the test files that hold it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    engine: dict[str, tuple[str, ...]]
    tests: dict[str, tuple[str, ...]]


@lru_cache(maxsize=1)
def read_references() -> References:
    """What the file says."""
    text = (files("havoclab.lessons.coverage") / "references.json").read_text(encoding="utf-8")
    return References.model_validate_json(text)


def cited(text: str) -> set[str]:
    """The rules that a text cites.

    >>> sorted(cited("Source: H4.2-H4.4, H6.12a."))
    ['H4.2', 'H4.3', 'H4.4', 'H6.12a']
    """
    between = {
        f"H{chapter}.{number}"
        for chapter, first, last in RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    }
    return between | set(NUMBER.findall(text))


def scan(root: Path, rules: Mapping[str, object]) -> References:
    """Read the sources of a checkout.

    Args:
        root: its folder.
        rules: the rules there are, in the rulebook's order.
    """
    engine: dict[str, set[str]] = defaultdict(set)
    package = root / "havoclab" / "havoc"
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        if inside.parts[0] in BESIDE:
            continue
        module = ".".join(inside.with_suffix("").parts).removesuffix("__init__").rstrip(".") or "havoc"
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


def write(root: Path, rules: Mapping[str, object]) -> Path:
    """Write the file anew from the sources; gives its path."""
    path = root / "havoclab" / "lessons" / "coverage" / "references.json"
    data = scan(root, rules).model_dump(mode="json")
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return path


def _pieces(module: str, text: str) -> Iterator[tuple[str, str]]:
    """A module's functions and classes with their sources, and what stands around them under the module's own name."""
    tree = ast.parse(text)
    around = []
    for node in tree.body:
        source = ast.get_source_segment(text, node) or ""
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield f"{module}.{node.name}", source
        else:
            around.append(source)
    yield module, "\n".join(around)


def _marked(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))
