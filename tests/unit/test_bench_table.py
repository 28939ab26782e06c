"""The benchmark's own ways: its list, its table, its JSON, and an exit code that depends on what broke and on no number."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parents[1] / "bench"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(BENCH), *sys.path])
    spec = importlib.util.spec_from_file_location("bench_run", BENCH / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def figure(monkeypatch: pytest.MonkeyPatch, run: Any, name: str, measure: Any) -> None:
    module = ModuleType(f"figure_{name}")
    module.measure = measure  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(run.FIGURES, name, module.__name__)


def test_the_list_names_every_figure(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--list"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == list(run.FIGURES)
    assert all(len(line.split()) > 3 for line in told)


def test_an_unknown_figure_is_refused(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["p99"]) == 2
    assert "p99" in capsys.readouterr().err


def test_a_bad_number_is_told_and_fails_nothing(
    run: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = run.Line("P1", "a gap", 90.0, 10.0, "ms", 9.0, "≤ 1.5 ×", False, "three rounds")
    figure(monkeypatch, run, "p1", lambda quick: [line])
    target = tmp_path / "figures.json"
    assert run.main(["p1", "--quick", "--json", str(target)]) == 0
    printed = capsys.readouterr().out
    assert all(word in printed for word in ("a gap", "90 ms", "10 ms", "9.00 ×", "≤ 1.5 ×", "NO", "three rounds"))
    written = json.loads(target.read_text(encoding="utf-8"))
    assert written["quick"] is True
    assert written["lines"][0]["ratio"] == 9.0
    assert written["lines"][0]["held"] is False
    assert written["broken"] == {}


def test_a_broken_figure_fails_and_hides_no_other(
    run: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def breaks(quick: bool) -> list[Any]:
        raise RuntimeError("no server")

    figure(monkeypatch, run, "p1", breaks)
    figure(monkeypatch, run, "p2", lambda quick: [run.Line("P2", "memory", 3.0, held=True)])
    target = tmp_path / "figures.json"
    assert run.main(["p1", "p2", "--json", str(target)]) == 1
    told = capsys.readouterr()
    assert "memory" in told.out
    assert "no server" in told.err
    assert list(json.loads(target.read_text(encoding="utf-8"))["broken"]) == ["p1"]
