"""What all figures share: a line of the table, children in fresh processes, alternation, medians, CPU and memory.

A measurement runs in a process of its own, so that neither the other side nor an earlier figure has warmed or filled it.
The modules of the figures say what is measured; nothing here knows a figure.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

BENCH = Path(__file__).resolve().parent
TESTS = BENCH.parent
ROOT = TESTS.parent

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table. `held` is None where nothing is judged; `note` says under which conditions it is true."""

    figure: str
    what: str
    ours: float | None
    rival: float | None = None
    unit: str = ""
    ratio: float | None = None
    budget: str = ""
    held: bool | None = None
    note: str = ""


class Broken(Exception):
    """A measurement gave no number: the benchmark itself is at fault."""


def environment(home: Path) -> dict[str, str]:
    """For children: off screen, a home of their own, nothing of the artist's, no proxy on the way to the loopback."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.upper().startswith(("COMFY_", "XDG_", "DBUS_")) and not name.upper().endswith("_PROXY")
    }
    places = {name: str(home) for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program does not compile itself at each start
    path = os.pathsep.join(str(folder) for folder in (BENCH, TESTS, TESTS / "ui", ROOT))
    runtime = {"XDG_RUNTIME_DIR": str(home)} if os.name == "posix" else {}
    return kept | places | runtime | {"QT_QPA_PLATFORM": "offscreen", "QT_API": "pyside6", "PYTHONPATH": path}


class Child:
    """A side of a measurement as a process: `python child.py MODULE KIND OPTIONS`, whose last line is its answer."""

    def __init__(self, module: str, kind: str, home: Path, options: dict[str, Any]) -> None:
        home.mkdir(parents=True, exist_ok=True)
        home.chmod(0o700)
        self._name = f"{module} {kind}"
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the answer
        self._process = subprocess.Popen(
            [sys.executable, str(BENCH / "child.py"), module, kind, json.dumps(options)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=environment(home),
        )

    def wait_ready(self) -> None:
        """Until the child has said its first line: it is set up and measures."""
        if self._process.stdout is None or self._process.stdout.readline().strip() != b"ready":
            raise Broken(f"{self._name} did not get ready: {self._said()}")

    def answer(self, timeout: float = 240.0) -> Any:
        """Ends its input and waits for its answer. Raises Broken."""
        try:
            out, _ = self._process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Broken(f"{self._name} gave no answer in {timeout:.0f} s: {self._said()}") from None
        lines = out.decode(errors="replace").strip().splitlines()
        if self._process.returncode != 0 or not lines:
            raise Broken(f"{self._name} ended with {self._process.returncode}: {self._said()}")
        answer = json.loads(lines[-1])
        self._errors.close()
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _said(self) -> str:
        self._errors.seek(0)
        return self._errors.read()[-3000:].decode(errors="replace")


def run_child(module: str, kind: str, home: Path, **options: Any) -> Any:
    return Child(module, kind, home, options).answer()


@contextlib.contextmanager
def scratch() -> Iterator[Path]:
    """A folder for one measurement, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="comfy-bench-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def alternate(rounds: int, ours: Callable[[int], T], rival: Callable[[int], T]) -> tuple[list[T], list[T]]:
    """Both sides in turn, the one that goes first changing each time: what the machine does besides hits both."""
    of_ours: list[T] = []
    of_rival: list[T] = []
    for number in range(rounds):
        sides = [(ours, of_ours), (rival, of_rival)]
        for side, found in sides if number % 2 == 0 else reversed(sides):
            found.append(side(number))
    return of_ours, of_rival


def median(values: Sequence[float]) -> float:
    return float(statistics.median(values))


def percentile(values: Sequence[float], part: float) -> float:
    """The value that `part` (0 to 1) of all values do not exceed."""
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(part * len(ordered)))])


def spread(values: Sequence[float], digits: int = 2) -> str:
    """Lowest to highest, for a note."""
    return f"{min(values):.{digits}f}–{max(values):.{digits}f}"


# --- of this process


def cpu_seconds() -> float:
    """User and system, all threads; not of children."""
    return time.process_time()


def children_cpu_seconds() -> float:
    """Of children that have ended and were waited for."""
    times = os.times()
    return times.children_user + times.children_system


def _status(field: str) -> int | None:
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith(field + ":"):
                return int(line.split()[1]) * 1024
    return None


def memory_now() -> int:
    """Resident bytes; where the system does not tell, the most there ever were."""
    return _status("VmRSS") or memory_peak()


def memory_peak() -> int:
    """The most resident bytes since the start or since `forget_peak`."""
    peak = _status("VmHWM")
    if peak is not None:
        return peak
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def forget_peak() -> None:
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")
