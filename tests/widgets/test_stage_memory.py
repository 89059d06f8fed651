"""Widgets that are closed leave nothing behind."""

from __future__ import annotations

import gc
import weakref

from havoclab.stage.table import TableController
from havoclab_widgets import Stage, open_stage


def test_fifty_stages_made_and_closed_are_all_gone() -> None:
    """A path as `_esm` would keep every one of them alive; text does not."""
    assert isinstance(Stage._esm, str)
    left: list[weakref.ref[Stage]] = []
    for _ in range(50):
        stage = open_stage(TableController())
        left.append(weakref.ref(stage))
        stage.close()
        del stage
    gc.collect()
    assert [ref for ref in left if ref() is not None] == []
