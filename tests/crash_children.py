"""Starts children of `crash_child`, each a process of its own with an exit status, forked from one that has all imported.

    with Children(3) as children:
        code, said, errors = children.run(order)     # from several threads at once

Importing takes longer than most of these processes live.
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

LIMIT = 240
"""Seconds that a child may live: none hangs for ever, and one that follows thirty places has time on a busy machine."""

_TESTS = Path(__file__).parent
Ended = tuple[int, list[dict[str, Any]], str]
"""Exit status (minus the signal that ended it), what it said, and what it complained of."""


def alone(order: dict[str, Any], script: str, under: Sequence[str] = ()) -> Ended:
    """One child that is started from nothing."""
    command = [*under, sys.executable, str(_TESTS / script), json.dumps(order)]
    ran = subprocess.run(command, capture_output=True, timeout=LIMIT, env=_environment(), check=False)
    return ran.returncode, _read(ran.stdout), ran.stderr.decode()


class Children:
    def __init__(self, at_once: int) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._all = [self._start() for _ in range(at_once)]
        self._idle: queue.SimpleQueue[subprocess.Popen[bytes]] = queue.SimpleQueue()
        for parent in self._all:
            self._idle.put(parent)

    def __enter__(self) -> Children:
        return self

    def __exit__(self, *_error: object) -> None:
        for parent in self._all:
            parent.communicate()
        self._folder.cleanup()

    def run(self, order: dict[str, Any]) -> Ended:
        """Waits for a free place, then for the child's end."""
        parent = self._idle.get()
        try:
            assert parent.stdin is not None
            assert parent.stdout is not None
            place = Path(self._folder.name) / str(parent.pid)
            parent.stdin.write(json.dumps({"order": order, "place": str(place)}).encode() + b"\n")
            parent.stdin.flush()
            code = int(parent.stdout.readline())
            return code, _read(place.with_suffix(".out").read_bytes()), place.with_suffix(".err").read_text()
        finally:
            self._idle.put(parent)

    @staticmethod
    def _start() -> subprocess.Popen[bytes]:
        command = [sys.executable, str(_TESTS / "crash_child.py")]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_environment())


def _read(said: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in said.splitlines()]


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COMFY_")}
    return kept | {"PYTHONPATH": os.pathsep.join([str(_TESTS), os.environ.get("PYTHONPATH", "")])}
