"""One version, exact pins for everything, and a wheel that holds what a page needs."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def pins() -> dict[str, Version]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    named = [re.fullmatch(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.!+]+)", line) for line in lines]
    assert all(named), [line for line, match in zip(lines, named, strict=True) if not match]
    found: dict[str, Version] = {canonicalize_name(match[1]): Version(match[2]) for match in named if match}
    assert len(found) == len(lines), "a name stands twice"
    return found


def requirements(project: dict[str, Any]) -> Iterator[Requirement]:
    extras = project["project"]["optional-dependencies"].values()
    for text in [*project["project"]["dependencies"], *(line for extra in extras for line in extra)]:
        requirement = Requirement(text)
        if requirement.name != "havoclab":
            yield requirement


def test_every_dependency_is_pinned_within_its_range(project: dict[str, Any], pins: dict[str, Version]) -> None:
    asked = list(requirements(project))
    assert len(asked) > 20
    for requirement in asked:
        assert pins[canonicalize_name(requirement.name)] in requirement.specifier, requirement


def test_what_is_installed_is_what_is_pinned(project: dict[str, Any], pins: dict[str, Version]) -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "freeze", "--exclude-editable"],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    installed = dict(line.split("==") for line in listed.splitlines() if "==" in line)
    wrong = {
        name: version for name, version in installed.items() if pins.get(canonicalize_name(name)) != Version(version)
    }
    # What a person has added to their own environment is their own business; what a dependency brought is pinned.
    asked = {canonicalize_name(requirement.name) for requirement in requirements(project)}
    assert not {name for name in wrong if canonicalize_name(name) in {*pins, *asked}}


def test_the_engine_needs_two_small_libraries(project: dict[str, Any]) -> None:
    names = {Requirement(text).name for text in project["project"]["dependencies"]}
    assert names == {"pydantic", "fluent.runtime"}


def test_the_version_stands_in_one_place(project: dict[str, Any]) -> None:
    assert "version" in project["project"]["dynamic"]
    spoken = re.findall(r'__version__ = "(.+)"', (ROOT / "havoclab/version.py").read_text(encoding="utf-8"))
    assert len(spoken) == 1
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == spoken[0]


@pytest.mark.timeout(300)
def test_the_wheel_holds_code_data_and_template_and_no_tests(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)], cwd=ROOT, check=True
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert {"havoclab", "havoclab_widgets"} <= tops
    assert not tops & {"tests", "notebooks", "binder", "widgets", "benchmarks"}
    shipped = [
        file.relative_to(ROOT)
        for folder in ("havoclab", "widgets/havoclab_widgets", "widgets/share")
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and not file.name.startswith(".")
    ]
    kinds = {file.suffix for file in shipped}
    assert {".py", ".json", ".ftl", ".j2", ".css", ".js"} <= kinds
    for file in shipped:
        inside = file.as_posix().removeprefix("widgets/")
        assert any(name == inside or name.endswith(f".data/data/{inside}") for name in names), inside
