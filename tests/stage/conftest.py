"""What tests of the pages ask for by name."""

from __future__ import annotations

import pytest

from havoclab.lab.review import weighing
from tests.lab.estimates import game_with_stand_in


@pytest.fixture
def instant_estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    """Estimates that take no time, where a page weighs what could be done."""
    monkeypatch.setattr(weighing, "load", game_with_stand_in)
