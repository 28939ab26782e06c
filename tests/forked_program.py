"""The program's own entry in processes that are forked from one which has imported everything: many short runs for the price
of one start.

    with Forked() as program:
        ended = program.run("--check", "--data-dir", tmp_path, env={...})     # an `Ended`, as `program_process.run` gives

Each run is a process of its own with the environment, the arguments and the exit code of a real one; what it does not show
is the installed command and the interpreter's start, which other tests do. Where a variable counts before the first import,
take `program_process.run`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

from program_process import Ended, environment

LIMIT = 60
"""Seconds that a run may take."""

IMPORTED = (
    "PySide6.QtWidgets",
    "PySide6.QtMultimedia",
    "qasync",
    "httpcore",
    "anyio._backends._asyncio",
    "certifi",
    "comfy_desk.app.check",
    "comfy_desk.app.start",
    "comfy_desk.app.program",
    "comfy_desk.ui.main_window",
    "comfy_desk.ui.workplace",
)


class Forked:
    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._runs = 0
        self._parent = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**environment(), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )

    def __enter__(self) -> Forked:
        return self

    def __exit__(self, *_error: object) -> None:
        self._parent.communicate()
        self._folder.cleanup()

    def run(self, *arguments: str | Path, env: Mapping[str, str | None] | None = None) -> Ended:
        """One run to its end."""
        self._runs += 1
        place = Path(self._folder.name) / str(self._runs)
        order = {"arguments": list(map(str, arguments)), "environment": environment(env), "place": str(place)}
        begin = time.monotonic()
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(json.dumps(order).encode() + b"\n")
        self._parent.stdin.flush()
        code = int(self._parent.stdout.readline())
        said = [place.with_suffix(name).read_text(encoding="utf-8") for name in (".out", ".err")]
        return Ended(code, said[0], said[1], time.monotonic() - begin)


# --- in the other process --------------------------------------------------------------------------------------------


def _live(order: dict[str, object]) -> NoReturn:
    signal.alarm(LIMIT)
    place = str(order["place"])
    for target, name in ((0, os.devnull), (1, f"{place}.out"), (2, f"{place}.err")):
        os.dup2(os.open(name, os.O_RDWR | os.O_CREAT | os.O_TRUNC), target)
    os.environ.clear()
    os.environ.update(order["environment"])  # type: ignore[call-overload]
    sys.argv[1:] = order["arguments"]  # type: ignore[call-overload]
    from comfy_desk.__main__ import main

    # As the interpreter ends: with the code that was asked for, and a traceback where nobody asked for an end.
    sys.exit(main())


def _serve() -> None:
    """Forks a run for each order on standard input, and says with which code it ended."""
    import gc
    import importlib

    for name in IMPORTED:
        importlib.import_module(name)
    gc.freeze()  # no run looks through what is here for good, and none copies it for that
    for line in sys.stdin.buffer:
        child = os.fork()
        if child == 0:
            _live(json.loads(line))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    _serve()
