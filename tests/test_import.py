"""The engine stands alone: it imports and plays with nothing but the standard library, pydantic and fluent."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

#: What pydantic and fluent.runtime bring with them.
ALLOWED = (
    "pydantic", "pydantic_core", "annotated_types", "typing_extensions", "typing_inspection",
    "fluent", "attr", "attrs", "babel", "pytz",
)  # fmt: skip

PLAY = """
import sys
from importlib.abc import MetaPathFinder

class Blocked(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        known = top in sys.stdlib_module_names or top.startswith("_sysconfigdata")  # named after the platform
        if top != "havoclab" and not known and top not in {allowed!r}:
            raise ModuleNotFoundError("blocked: " + name, name=name)
        return None

sys.meta_path.insert(0, Blocked())
for name in ("numpy", "IPython", "yaml"):
    try:
        __import__(name)
    except ModuleNotFoundError:
        continue
    raise SystemExit("not blocked: " + name)

from random import Random
from havoclab import havoc
from havoclab.core.record import Record
from havoclab.core.replay import Replay

state, rng = havoc.deal(players=4, seed=1), Random(1)
replay = Replay(Record.of(state, seats=("A", "B", "C", "D")), havoc.State)
while not replay.state.is_over:
    before = replay.state.view(replay.state.decision.seat)
    refusal = replay.state.check("swap" if before.decision.kind != "last-dogs" else "recruit")
    assert refusal.text("hu") and refusal.text("en")
    replay.apply(rng.choice(list(before.legal_actions)))
assert Record.from_text(replay.record.to_text()) == replay.record
assert Record.from_link(replay.record.to_link()) == replay.record
print(replay.state.outcome.points)
"""

IMPORT = """
import sys
import havoclab.havoc, havoclab.testing
heavy = [name for name in ("numpy", "fluent", "IPython", "asyncio", "traitlets") if name in sys.modules]
print(heavy)
"""


STAGE = """
import sys
from importlib import import_module
from pkgutil import walk_packages

sys.modules.update(dict.fromkeys({blocked!r}))
import havoclab.lab.odds, havoclab.stage
for module in walk_packages(havoclab.stage.__path__, "havoclab.stage."):
    import_module(module.name)
from havoclab.stage.lab.controller import LabController
from havoclab.stage.table import TableController
print([TableController().scene().title, LabController().scene().title])
"""

#: What Python in a browser has not, or not at once.
NOT_IN_BROWSERS = ("numpy", "scipy", "tqdm", "distributed", "dask", "gymnasium", "pettingzoo", "_multiprocessing")


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_whole_game_with_everything_else_blocked() -> None:
    assert run(PLAY.replace("{allowed!r}", repr(ALLOWED))).startswith("(")


def test_the_battery_imports_with_everything_else_blocked() -> None:
    head = PLAY.replace("{allowed!r}", repr(ALLOWED)).partition("from random")[0]
    program = head + "from havoclab.testing import conform\nprint(conform('havoc', steps=50, thorough=10).steps)"
    assert run(program) == "50"


def test_all_pages_import_and_open_without_what_python_in_a_browser_has_not() -> None:
    """No numpy until figures are asked for, and no processes at all."""
    assert run(STAGE.replace("{blocked!r}", repr(NOT_IN_BROWSERS))) == "['Havoc', 'The laboratory']"


def test_importing_loads_nothing_heavy_and_no_words() -> None:
    """Words are read when somebody speaks: an import must stay quick."""
    assert run(IMPORT) == "[]"


@pytest.mark.parametrize(
    "module",
    ["havoclab.havoc", "havoclab.games", "havoclab.core.record", "havoclab.havoc.soundness", "havoclab.testing"],
)
def test_each_module_can_be_the_first_import(module: str) -> None:
    run(f"import {module}")


def test_the_floors_of_the_house_hold() -> None:
    done = subprocess.run(
        [Path(sys.executable).parent / "lint-imports"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stdout
