"""The worker process: `python -m comfy_desk.media.worker`. One JSON line in is one job, one JSON line out its answer.

It ends when its input ends (so none outlives the window's process), works at low priority and under a memory limit. Its jobs:
`examine`, `links`, `view`, `wav`, `thumbnail`, `companions`, `export`, `ping`.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from typing import Any

from comfy_desk.media.room import is_full

Jobs = Mapping[str, tuple[str, str]]
"""A job's name, and the module and function that do it."""

MEMORY_LIMIT = 2 * 1024**3
"""Bytes of address space. Answers are read in pieces and need some 50 MB however long they are; what needs room is one with
millions of parts (up to 0.8 GB, see `document`) and the decoding of a large picture."""

_JOBS: Jobs = {
    "examine": ("comfy_desk.media.examine", "examine"),
    "links": ("comfy_desk.media.lookup", "links_job"),
    "view": ("comfy_desk.media.lookup", "view_job"),
    "wav": ("comfy_desk.media.staging", "wav_job"),
    "thumbnail": ("comfy_desk.media.thumbnail", "thumbnail_job"),
    "companions": ("comfy_desk.media.companions", "companions_job"),
    "export": ("comfy_desk.media.export", "export_job"),
}


def main() -> int:
    return serve(_JOBS, MEMORY_LIMIT)


def serve(jobs: Jobs, memory: int, around: Callable[[], None] | None = None) -> int:
    """Answers until the input ends. `memory`: bytes of address space. `around` is called before each job."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not look like an answer
    with contextlib.suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the window's to hear
    _be_modest(memory)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(lines,), name="jobs", daemon=True).start()
    for module, _function in jobs.values():  # now, while there is time, and not when an artist waits
        with contextlib.suppress(ImportError):
            importlib.import_module(module)
    while True:
        if around is not None:
            around()
        answers.write(json.dumps(_answer(lines.get(), jobs)).encode() + b"\n")
        answers.flush()


def _listen(lines: queue.SimpleQueue[bytes]) -> None:
    """Passes jobs on; at the end of input the process ends at once, in the middle of a job too."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def _be_modest(memory: int) -> None:
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError):
            os.nice(10)
        with contextlib.suppress(OSError, ValueError):
            _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
            limit = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
            resource.setrlimit(resource.RLIMIT_AS, (limit, hard))


def _answer(line: bytes, jobs: Jobs) -> dict[str, Any]:
    try:
        message = json.loads(line)
        job, arguments = message["job"], message["arguments"]
        if job == "ping":
            return {"ok": True, "result": {"pid": os.getpid()}}
        module, function = jobs[job]
        return {"ok": True, "result": getattr(importlib.import_module(module), function)(arguments)}
    except MemoryError:
        return {"ok": False, "error": "This needs more memory than is allowed for reading a result."}
    except OSError as error:
        sentence = f"The disk did not do it: {error.strerror or type(error).__name__}."
        return {"ok": False, "error": sentence, "disk_full": is_full(error)}
    except Exception as error:  # noqa: BLE001 - the edge of the process: one bad document must not end the worker
        print(f"job failed: {type(error).__name__}", _where(error), file=sys.stderr, flush=True)  # noqa: T201
        return {"ok": False, "error": "This result could not be read."}


def _where(error: BaseException) -> str:
    """Files and lines without values: a traceback's message may quote the document."""
    frames = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        frames.append(f"{os.path.basename(code.co_filename)}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return " < ".join(reversed(frames))


if __name__ == "__main__":
    sys.exit(main())
