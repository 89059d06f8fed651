"""What the tests of the set-up share: a small checkout, the pages it serves, and the system's browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.infra.pages import Start, make_checkout, pages_of


@pytest.fixture
def small_checkout(tmp_path: Path) -> Path:
    return make_checkout(tmp_path)


@pytest.fixture
def start(small_checkout: Path) -> Iterator[Start]:
    with pages_of(small_checkout) as starter:
        yield starter


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium, to which every name but this machine's is unknown."""
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is missing; `make chromium` installs it or says how"
    blocked = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
    return {**browser_type_launch_args, "executable_path": chromium, "args": ["--no-sandbox", "--disable-gpu", blocked]}
