"""Starts the installed program as a process of its own, as its user would, and looks at what it leaves.

    with program("--practice", folder=tmp_path) as running:
        running.until_window()
        assert running.leave() == 0

It runs off screen unless another platform is asked for. The guard at the socket does not reach into other processes, so
the Router is on this machine always: either the practice Router, or one that a test names, or a port where nobody listens.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

NOBODY = "http://127.0.0.1:9"
"""The discard port: nobody answers there."""

START_LIMIT = 30.0
T = TypeVar("T")


def until(what: str, met: Callable[[], T], patience: float = 20.0) -> T:
    """What `met` gives once it is true. Looks often, since another process does the work."""
    end = time.monotonic() + patience
    while not (found := met()):
        assert time.monotonic() < end, f"{what} did not come within {patience:.0f} s"
        time.sleep(0.03)
    return found


def command(*arguments: str | Path) -> list[str]:
    """The program as it is installed beside this interpreter."""
    installed = shutil.which("comfy-desk", path=sysconfig.get_path("scripts"))
    start = [installed] if installed else [sys.executable, "-m", "comfy_desk"]
    return [*start, *map(str, arguments)]


def environment(changes: Mapping[str, str | None] | None = None) -> dict[str, str]:
    """The test's own environment with `changes`; None takes a variable away."""
    made = {**os.environ, "COMFY_ROUTER_BASE_URL": NOBODY, "PYTHONUNBUFFERED": "1"}
    for name, value in (changes or {}).items():
        if value is None:
            made.pop(name, None)
        else:
            made[name] = value
    return made


def kept_waiting(pid: int, *, everywhere: bool = False) -> float:
    """Seconds that a process was ready to work and other programs had the processors: the machine's delay, not its own.

    Of its main thread, or of all threads `everywhere`. 0.0 where the system does not tell, or the process is gone.
    """
    found = 0.0
    for thread in Path(f"/proc/{pid}/task").glob("*" if everywhere else str(pid)):
        with contextlib.suppress(OSError, IndexError, ValueError):
            found += int((thread / "schedstat").read_text().split()[1]) / 1e9
    return found


def own_seconds(process: subprocess.Popen[bytes], patience: float) -> float:
    """Waits for its end, and gives how long that took without the time for which the machine kept it waiting.

    A limit of seconds would otherwise say how busy the machine is with other things.
    """
    begin, before = time.monotonic(), kept_waiting(process.pid)
    last = before
    while process.poll() is None:
        assert time.monotonic() - begin < patience, f"it did not end within {patience:.0f} s"
        last = max(last, kept_waiting(process.pid))
        time.sleep(0.01)
    return time.monotonic() - begin - (last - before)


@dataclass(frozen=True, slots=True)
class Ended:
    """A run that is over: exit code, what it printed, and how long it took."""

    code: int
    out: str
    err: str
    seconds: float

    @property
    def said(self) -> str:
        return self.out + self.err


def run(*arguments: str | Path, env: Mapping[str, str | None] | None = None, patience: float = 60.0) -> Ended:
    """One run to its end."""
    begin = time.monotonic()
    done = subprocess.run(
        command(*arguments),
        env=environment(env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=patience,
        check=False,
    )
    return Ended(done.returncode, done.stdout, done.stderr, time.monotonic() - begin)


@dataclass(slots=True)
class Running:
    """The program while it runs. Its folders are `data` and `saved`."""

    process: subprocess.Popen[bytes]
    data: Path
    saved: Path
    printed: Path

    def out(self) -> str:
        return (self.printed / "out").read_text(encoding="utf-8")

    def err(self) -> str:
        return (self.printed / "err").read_text(encoding="utf-8")

    def log(self) -> str:
        """All of its logs, as far as they are written."""
        return "".join(path.read_text(encoding="utf-8") for path in sorted((self.data / "logs").glob("*.log*")))

    def alive(self) -> bool:
        return self.process.poll() is None

    def rows(self) -> list[tuple[str, str]]:
        """State and prompt of every request in its store, read beside the program as any other reader would."""
        store = self.data / "desk.sqlite3"
        if not store.exists():
            return []
        with contextlib.closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True, timeout=5)) as reader:
            try:
                return list(reader.execute("SELECT state, prompt FROM requests ORDER BY created_at"))
            except sqlite3.OperationalError:
                return []

    def states(self) -> list[str]:
        return [state for state, _prompt in self.rows()]

    def pictures(self) -> list[Path]:
        return sorted(self.saved.rglob("*.png"))

    def until(self, what: str, met: Callable[[], T], patience: float = START_LIMIT) -> T:
        """As `until`, but says at once what the program said where it has ended."""

        def look() -> T:
            alive = self.alive()
            found = met()
            assert alive or found, f"it ended ({self.process.returncode}): {self.out()}{self.err()}"
            return found

        return until(what, look, patience)

    def leave(self, number: int = signal.SIGTERM, patience: float = 15.0) -> int:
        """Asks it to close, as a desktop does at its own end; the exit code. How long it may take is asked elsewhere."""
        self.process.send_signal(number)
        return self.process.wait(patience)

    def assert_clean(self) -> None:
        """Nothing of what a program says when it broke."""
        for where, text in (("standard error", self.err()), ("the log", self.log()), ("output", self.out())):
            for bad in ("Traceback", "Task was destroyed", "Uncaught", "CRITICAL", "never retrieved", "QThread"):
                assert bad not in text, f"{bad} in {where}:\n{text}"


@contextlib.contextmanager
def program(
    *arguments: str | Path,
    folder: Path,
    env: Mapping[str, str | None] | None = None,
    start: Sequence[str] | None = None,
    name: str = "printed",
    orders: bool = False,
) -> Iterator[Running]:
    """The program with its data below `folder`; killed at the end where it still runs.

    `start` names another command; `orders` opens its standard input.
    """
    data, saved, printed = folder / "data", folder / "saved", folder / name
    printed.mkdir(parents=True, exist_ok=True)
    places = ("--data-dir", str(data), "--save-dir", str(saved))
    whole = [*start, *map(str, arguments), *places] if start else command(*arguments, *places)
    with (printed / "out").open("wb") as out, (printed / "err").open("wb") as err:
        stdin = subprocess.PIPE if orders else subprocess.DEVNULL
        process = subprocess.Popen(whole, env=environment(env), stdin=stdin, stdout=out, stderr=err)
    running = Running(process, data, saved, printed)
    try:
        yield running
    finally:
        if running.alive():
            process.kill()
        process.wait(10)
        if process.stdin is not None:
            process.stdin.close()
