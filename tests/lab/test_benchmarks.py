"""The collector of the benchmarks: one that is missing or fails is told about and takes no other along."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from benchmarks import __main__ as collector
from benchmarks.measure import rates, repeat, row

GOOD = """
from benchmarks.measure import row
def bench():
    return [row("thing", 30.0, "things/s", peer=20.0, peer_name="a peer", goal="1 ×"), row("other", 0.25, "s")]
"""
BAD = """
import a_peer_that_is_not_installed
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of benchmarks of which one works, one fails and the others are missing."""
    import benchmarks

    (tmp_path / "bench_engine.py").write_text(GOOD, encoding="utf-8")
    (tmp_path / "bench_pages.py").write_text(BAD, encoding="utf-8")
    monkeypatch.setattr(collector, "HERE", tmp_path)
    monkeypatch.setattr(benchmarks, "__path__", [str(tmp_path)])
    for name in ("engine", "pages"):
        monkeypatch.delitem(sys.modules, f"benchmarks.bench_{name}", raising=False)
    return tmp_path


def test_missing_and_failing_benchmarks_are_told_and_the_others_measured(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert collector.main([]) == 1
    page = (here / "RESULTS.md").read_text(encoding="utf-8")
    assert "| thing | 30 | things/s | a peer | 20 | 1.5 | 1 × |" in page
    assert "- strength: there is no bench_strength.py" in page
    assert "- pages: ModuleNotFoundError: No module named 'a_peer_that_is_not_installed'" in page
    assert "not measured: strength" in capsys.readouterr().err


def test_the_json_holds_exactly_the_agreed_fields(here: Path) -> None:
    collector.main([])
    rows = json.loads((here / "results.json").read_text(encoding="utf-8"))
    assert rows == [
        {"name": "thing", "ours": 30.0, "peer": 20.0, "peer_name": "a peer", "ratio": 1.5, "unit": "things/s"},
        {"name": "other", "ours": 0.25, "peer": None, "peer_name": None, "ratio": None, "unit": "s"},
    ]


def test_asking_for_one_benchmark_writes_nothing(here: Path) -> None:
    assert collector.main(["engine"]) == 0
    assert not (here / "RESULTS.md").exists()


def test_the_machine_is_named_without_any_path() -> None:
    machine = collector.machine()
    assert "cores; CPython 3." in machine
    assert str(Path.home()) not in machine


def test_rates_count_operations_of_every_run() -> None:
    calls = {"one": 0, "other": 0}

    def work(name: str) -> None:
        calls[name] += 1
        sum(range(2000))

    one, other = rates(repeat(10, lambda: work("one")), repeat(5, lambda: work("other")), rounds=3)
    assert calls == {"one": 40, "other": 20}  # a round more to warm up
    assert one > 0 < other


def test_a_row_works_out_its_ratio() -> None:
    assert row("x", 10, "1/s", peer=4, peer_name="y")["ratio"] == 2.5
    assert row("x", 10, "1/s")["ratio"] is None
