"""Keeping: the state file, so that the practice Router goes on after a restart where it stopped.

One process has the file at a time (``FILE.lock``). It is written whole into ``FILE.new`` and put in place in one step,
now and then while calls come in and once at the end. Large request bodies lie beside it, each once, in ``FILE.bodies``.
A file that cannot be read is set aside as ``FILE.damaged``. Nothing here ends the process: a fault is one line on
standard error. What the state is made of, ``ledger.py`` knows.
"""

import asyncio
import contextlib
import json
import os
import re
import sys
import threading
import time
from pathlib import Path
from typing import IO, Any

from .house import House
from .ledger import Ledger, restore, written

#: Seconds between two looks whether something changed.
INTERVAL = 2.0
#: Seconds to wait for another process that has the file: one that is ending writes it just then.
PATIENCE = 8.0
#: Bytes read of a state file; none that we write comes near.
LARGEST = 512 * 1024 * 1024

_BODY = re.compile(r"[0-9a-f]{64}")


def _say(words: str) -> None:
    print(f"practice Router: {words}", file=sys.stderr, flush=True)


class StateFile:
    """The file, locked for this process, with what it held at the start. Threads may ``write``; the latest one stays."""

    def __init__(self, path: Path, lock: IO[bytes]) -> None:
        self._path = path
        self._lock = lock
        self._writing = threading.Lock()
        self._latest = 0
        self._failed = False
        self._bodies = path.with_name(path.name + ".bodies")
        self.document = self._read()

    @classmethod
    def open(cls, path: Path) -> "StateFile | None":
        """None, and a line that says so, where nothing can be kept."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = path.with_name(path.name + ".lock").open("ab")
        except OSError as exc:
            _say(f"nothing will be kept, {path.parent} cannot be written: {exc.strerror}")
            return None
        until = time.monotonic() + PATIENCE
        while not _locked(lock):
            if time.monotonic() > until:
                lock.close()
                _say(f"nothing will be kept, another process uses {path}")
                return None
            time.sleep(0.05)
        return cls(path, lock)

    @property
    def port(self) -> int | None:
        """The port of the process before."""
        port = self.document.get("port") if isinstance(self.document, dict) else None
        fits = isinstance(port, int) and not isinstance(port, bool) and 1024 <= port <= 65535
        return port if fits else None

    def _read(self) -> Any:
        """The document; None where there is none, or none that is JSON."""
        try:
            with self._path.open("rb") as file:
                return json.loads(file.read(LARGEST), parse_constant=_no_constant)
        except FileNotFoundError:
            return None
        except (OSError, ValueError, RecursionError) as exc:
            self.set_aside(exc)
            return None

    def set_aside(self, why: BaseException) -> None:
        """The file gets another name, so that nothing in it is lost and the start is a fresh one."""
        aside = self._path.with_name(self._path.name + ".damaged")
        with contextlib.suppress(OSError):
            self._path.replace(aside)
        _say(f"{self._path} is no state of this program, it lies in {aside.name} now ({type(why).__name__}: {why})")

    def body(self, name: str) -> Any:
        """A large body. Raises ValueError or OSError where it cannot be had."""
        if not _BODY.fullmatch(name):
            raise ValueError("not the name of a body")
        return json.loads((self._bodies / name).read_bytes())

    def write(self, ledger: Ledger, number: int) -> None:
        """Put the ledger in place of the file's content, unless a later one (by ``number``) is there already."""
        with self._writing:
            if number <= self._latest or self._lock.closed:
                return
            try:
                self._write_bodies(ledger.bodies)
                _write(self._path, json.dumps(ledger.document, separators=(",", ":")).encode())
                self._drop_bodies(ledger.bodies)
            except (OSError, RecursionError) as exc:
                if not self._failed:
                    _say(f"{self._path} cannot be written: {exc}")
                self._failed = True
            else:
                self._latest = number
                self._failed = False

    def close(self) -> None:
        """Let the next process have the file."""
        with self._writing:
            self._lock.close()

    def _write_bodies(self, bodies: dict[str, Any]) -> None:
        if bodies:
            self._bodies.mkdir(exist_ok=True)
        for name, body in bodies.items():
            if not (self._bodies / name).exists():
                _write(self._bodies / name, json.dumps(body).encode())

    def _drop_bodies(self, needed: dict[str, Any]) -> None:
        if self._bodies.is_dir():
            for path in self._bodies.iterdir():
                if path.name not in needed and _BODY.match(path.name):
                    path.unlink(missing_ok=True)


class Keeper:
    """Fills a fresh house from its state file, and writes the house down again. Made before the house is used."""

    def __init__(self, state: StateFile, house: House) -> None:
        self._state = state
        self._house = house
        self._number = 0
        self._finished = False
        if state.document is not None:
            try:
                for left_out in restore(house, state.document, state.body):
                    _say(f"a run was left out: {left_out}")
            except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as exc:
                house.clock.offset = 0.0
                house.reset()
                state.set_aside(exc)
            state.document = None
        self._seen = self._mark()

    async def keep(self) -> None:
        """Write whenever something may have changed, until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            mark = self._mark()
            if mark != self._seen:
                self._seen = mark
                await asyncio.to_thread(self._state.write, *self._ledger())

    def finish(self) -> None:
        """Write a last time, and let the file go."""
        if not self._finished:
            self._finished = True
            self._state.write(*self._ledger())
            self._state.close()

    def _ledger(self) -> tuple[Ledger, int]:
        self._number += 1
        return written(self._house), self._number

    def _mark(self) -> tuple[int, ...]:
        """Grows with every call that was answered: between calls nothing changes but the time."""
        counts = self._house.counts
        return id(counts), counts.runs, counts.charges, counts.answers.total()


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _write(path: Path, data: bytes) -> None:
    """All or nothing, also where the power goes: the old content stays until the new one is on the disk."""
    fresh = path.with_name(path.name + ".new")
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: IO[bytes]) -> bool:
        """Whether the file's lock is ours now; it goes when the file is closed or the process ends."""
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: IO[bytes]) -> bool:
        """Whether the file's lock is ours now; it goes when the file is closed or the process ends."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
