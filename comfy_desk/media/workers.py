"""A small pool of worker processes for work that must not hold this interpreter's lock.

Each worker is a plain subprocess that reads one JSON line per job and answers with one; a daemon thread per worker does the
blocking reads and writes, so it works on any event loop (asyncio's own subprocess calls do not under a Qt loop). A worker
that dies, hangs or is no longer wanted is killed and replaced when the next job comes: it costs one job. What the jobs do is
in `worker`; a job is given paths and gives back paths and small facts.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import queue
import re
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import IO, Any, cast

_log = logging.getLogger(__name__)
_QUERY = re.compile(r"\?[^\s\"']+")
_CLOSE_SECONDS = 2.0
_STOPPED = "The worker that reads results stopped unexpectedly."


class WorkerFailed(Exception):
    """The job gave no answer (died, hung) or said why it could not be done. The message is one sentence for artists.

    `disk_full`: there was no room for what it made. `died`: its worker ended, which the system may have done. Neither says
    anything about the result.
    """

    def __init__(self, sentence: str, *, disk_full: bool = False, died: bool = False) -> None:
        super().__init__(sentence)
        self.disk_full = disk_full
        self.died = died


@dataclass(slots=True)
class _Job:
    line: bytes
    future: asyncio.Future[dict[str, Any]]
    timeout: float
    deadline: float = 0.0
    tries: int = 0
    untouched: bool = False  # its worker was dead before it heard of the job


@dataclass(slots=True)
class _Worker:
    """One process and its thread. All fields but `inbox` and `process` belong to the loop's thread."""

    inbox: queue.SimpleQueue[_Job | None] = field(default_factory=queue.SimpleQueue)
    process: subprocess.Popen[bytes] | None = None
    lock: threading.Lock = field(default_factory=threading.Lock)
    thread: threading.Thread | None = None
    job: _Job | None = None
    doomed: bool = False


class WorkerPool:
    """`await pool.run(job, arguments, timeout)`. Workers start when first needed, or by `warm`."""

    def __init__(self, size: int = 2, command: Sequence[str] | None = None) -> None:
        self._size = max(1, size)
        self._command = list(command or (sys.executable, "-m", "comfy_desk.media.worker"))
        self._running_on: asyncio.AbstractEventLoop | None = None
        self._workers: list[_Worker] = []
        self._waiting: deque[_Job] = deque()
        self._ended: dict[int, asyncio.Future[None]] = {}
        self._watch: asyncio.Handle | None = None
        self._watched = 0.0  # when it rings; a Qt loop's handles do not tell
        self._closed = False

    def warm(self) -> None:
        """Starts all workers now, so that the first job does not wait for an interpreter to start."""
        self._running_on = asyncio.get_running_loop()
        while not self._closed and len(self._workers) < self._size:
            self._start()

    async def run(self, job: str, arguments: dict[str, Any], timeout: float = 120.0) -> dict[str, Any]:
        """The job's answer. Raises WorkerFailed; `timeout` in seconds counts from when a worker takes the job.

        Cancelling kills the worker that has the job.
        """
        if self._closed:
            raise WorkerFailed("The program is closing.")
        self._running_on = asyncio.get_running_loop()
        line = json.dumps({"job": job, "arguments": arguments}).encode() + b"\n"
        entry = _Job(line, self._loop.create_future(), timeout)
        self._waiting.append(entry)
        self._hand_out()
        try:
            return await entry.future
        except asyncio.CancelledError:
            self._drop(entry)
            raise

    def pids(self) -> list[int]:
        """The processes that run now."""
        running = [worker.process for worker in list(self._workers)]
        return [process.pid for process in running if process is not None and process.poll() is None]

    async def aclose(self) -> None:
        """Ends every worker at once; jobs not done fail."""
        self._closed = True
        if self._watch is not None:
            self._watch.cancel()
        while self._waiting:
            self._fail(self._waiting.popleft(), "The program is closing.")
        threads = [worker.thread for worker in self._workers if worker.thread is not None]
        ended = list(self._ended.values())
        for worker in list(self._workers):
            if worker.job is not None:
                self._fail(worker.job, "The program is closing.")
            self._kill(worker)
        if ended:
            await asyncio.wait(ended, timeout=_CLOSE_SECONDS)
        for thread in threads:
            thread.join(0.2)

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        if self._running_on is None:
            raise RuntimeError("the pool was not used yet")
        return self._running_on

    # -- in the loop's thread ------------------------------------------------------------------------------------

    def _start(self) -> _Worker:
        worker = _Worker()
        self._ended[id(worker)] = self._loop.create_future()
        worker.thread = threading.Thread(
            target=self._serve, args=(worker, self._loop), name="media-worker", daemon=True
        )
        self._workers.append(worker)
        worker.thread.start()
        return worker

    def _hand_out(self) -> None:
        while self._waiting and not self._closed:
            worker = next((w for w in self._workers if w.job is None and not w.doomed), None)
            if worker is None:
                if sum(not w.doomed for w in self._workers) >= self._size:
                    return
                worker = self._start()
            job = self._waiting.popleft()
            if job.future.done():
                continue
            job.tries += 1
            job.deadline = self._loop.time() + job.timeout
            worker.job = job
            worker.inbox.put(job)
            self._watch_over(job.deadline)

    def _watch_over(self, deadline: float) -> None:
        """One timer for all jobs: a timer a job would pile up cancelled timers in a Qt loop."""
        if self._watch is not None:
            if self._watched <= deadline:
                return
            self._watch.cancel()
        self._watched = deadline
        self._watch = self._loop.call_later(max(0.0, deadline - self._loop.time()), self._on_deadline)

    def _on_deadline(self) -> None:
        self._watch = None
        now = self._loop.time()
        for worker in list(self._workers):
            if worker.job is not None and worker.job.deadline <= now + 0.001:
                _log.warning("a media worker is stopped: its job took longer than %.0f s", worker.job.timeout)
                self._fail(worker.job, "Reading this result took too long and was stopped.")
                self._kill(worker)
        running = [worker.job.deadline for worker in self._workers if worker.job is not None and not worker.doomed]
        if running and not self._closed:
            self._watch_over(min(running))
        self._hand_out()

    def _drop(self, job: _Job) -> None:
        if job in self._waiting:
            self._waiting.remove(job)
        for worker in self._workers:
            if worker.job is job:
                self._kill(worker)
        if not self._closed:
            self._hand_out()

    def _kill(self, worker: _Worker) -> None:
        with worker.lock:
            worker.doomed = True
            process = worker.process
        worker.inbox.put(None)
        if process is not None:
            with contextlib.suppress(OSError):
                process.kill()

    def _fail(self, job: _Job, sentence: str, *, disk_full: bool = False, died: bool = False) -> None:
        if not job.future.done():
            job.future.set_exception(WorkerFailed(sentence, disk_full=disk_full, died=died))

    def _on_answer(self, worker: _Worker, job: _Job, line: bytes) -> None:
        worker.job = None
        answer = _answer_of(line)
        if answer is None:
            self._fail(job, _STOPPED, died=True)  # it may have been killed in the middle of its answer
            self._kill(worker)
        elif answer.get("ok") is not True:
            self._fail(job, str(answer.get("error") or _STOPPED), disk_full=answer.get("disk_full") is True)
        elif not job.future.done():
            job.future.set_result(answer.get("result") or {})
        self._hand_out()

    def _on_end(self, worker: _Worker, code: int | None) -> None:
        if worker in self._workers:
            self._workers.remove(worker)
        if worker.job is not None and worker.job.untouched and worker.job.tries < 2:
            self._waiting.appendleft(worker.job)
        elif worker.job is not None:
            self._fail(worker.job, _STOPPED, died=True)
            level = logging.INFO if worker.doomed else logging.WARNING  # a job that nobody wants any more is ended so
            _log.log(level, "a media worker ended with code %s while it had a job", code)
        worker.job = None
        ended = self._ended.pop(id(worker), None)
        if ended is not None and not ended.done():
            ended.set_result(None)
        if not self._closed:
            self._hand_out()

    # -- in the worker's own thread ------------------------------------------------------------------------------

    def _serve(self, worker: _Worker, loop: asyncio.AbstractEventLoop) -> None:
        code: int | None = None
        try:
            process = _open(self._command)
        except OSError as error:
            _log.warning("a media worker could not be started: %s", error.strerror)
            worker.inbox.put(None)
        else:
            with worker.lock:
                worker.process = process
                doomed = worker.doomed
            if doomed:
                process.kill()
            drain = threading.Thread(target=_drain, args=(process,), name="media-worker-stderr", daemon=True)
            drain.start()
            with contextlib.suppress(OSError, ValueError):
                self._exchange(worker, process, loop)
            code = _finish(process)
            drain.join(1.0)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to tell
            loop.call_soon_threadsafe(self._on_end, worker, code)

    def _exchange(self, worker: _Worker, process: subprocess.Popen[bytes], loop: asyncio.AbstractEventLoop) -> None:
        stdin, stdout = cast("IO[bytes]", process.stdin), cast("IO[bytes]", process.stdout)
        while (job := worker.inbox.get()) is not None:
            job.untouched = process.poll() is not None
            if job.untouched:
                return
            stdin.write(job.line)
            stdin.flush()
            line = stdout.readline()
            if not line:
                return
            try:
                loop.call_soon_threadsafe(self._on_answer, worker, job, line)
            except RuntimeError:
                return


def _answer_of(line: bytes) -> dict[str, Any] | None:
    try:
        answer = json.loads(line)
    except ValueError:
        return None
    return answer if isinstance(answer, dict) else None


def _open(command: list[str]) -> subprocess.Popen[bytes]:
    environment = {name: value for name, value in os.environ.items() if name != "COMFY_API_KEY"}
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        creationflags=flags,
    )


def _drain(process: subprocess.Popen[bytes]) -> None:
    """Reads what a worker says on stderr, so that it never blocks on a full pipe; queries of links are left out."""
    with cast("IO[bytes]", process.stderr) as pipe, contextlib.suppress(OSError, ValueError):
        is_rest = False
        while line := pipe.readline(4096):
            is_whole = not is_rest and line.endswith(b"\n")
            is_rest = not line.endswith(b"\n")
            if is_whole:  # a link torn in two could not be recognised
                _log.debug("media worker: %s", _QUERY.sub("?…", line.decode("utf-8", "replace").rstrip()))


def _finish(process: subprocess.Popen[bytes]) -> int | None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    try:
        code = process.wait(1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        code = process.wait()
    return code
