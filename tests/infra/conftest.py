"""What the tests of the set-up share: a small checkout and the pages it serves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.infra.pages import Start, make_checkout, pages_of


@pytest.fixture
def small_checkout(tmp_path: Path) -> Path:
    return make_checkout(tmp_path)


@pytest.fixture
def start(small_checkout: Path) -> Iterator[Start]:
    with pages_of(small_checkout) as starter:
        yield starter
