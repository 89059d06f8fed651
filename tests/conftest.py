"""What all tests share: the rules that tests hold, and how hypothesis runs."""

from __future__ import annotations

import gc
import os
import signal
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

from havoclab.games import games, load

# Shared machines are slow at times; how long an example takes is no matter of right and wrong.
# In CI the same examples come each time, so that a change is judged by what it changes; everywhere else new ones do.
settings.register_profile("havoclab", deadline=None, print_blob=True, derandomize=bool(os.environ.get("CI")))
settings.load_profile("havoclab")

# A shell starts what it runs in the background with Ctrl-C ignored, and children inherit that: the tests that press
# Ctrl-C would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The browser and its windows.
pytest_plugins = ["tests.window"]

#: Where `make browser` looks for its tests: to collect all others, too, takes each worker several seconds.
BROWSER_TESTS = [Path(__file__).parent / folder for folder in ("e2e", "infra")]

_HELD: dict[str, list[str]] = defaultdict(list)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list for each rule how many of the collected tests hold it")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Note which rules the tests hold; a number that no rulebook has, or a browser test elsewhere, is a mistake."""
    known = {rule.id for name in games() for rule in load(name).rulebook()}
    for item in items:
        if item.get_closest_marker("e2e") and not any(folder in item.path.parents for folder in BROWSER_TESTS):
            raise pytest.UsageError(f"{item.nodeid}: `make browser` looks in tests/e2e and tests/infra alone")
        for marker in item.iter_markers("rule"):
            for rule in marker.args:
                if rule not in known:
                    raise pytest.UsageError(f"{item.nodeid}: {rule!r} is a rule of no rulebook")
                _HELD[rule].append(item.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Leave all that was collected out of the search for garbage: it stays to the end, and is half a million things."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """With ``--rules``: each rule, and how many tests hold it."""
    if config.getoption("--rules"):
        terminalreporter.section("rules held by tests")
        for name in games():
            for rule in load(name).rulebook():
                terminalreporter.write_line(f"{rule.id:7} {len(_HELD[rule.id]):4}  {rule.title['en']}")
