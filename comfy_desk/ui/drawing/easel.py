"""The window's side of the drawing process: wishes go there, pixels come back. Nothing is decoded here.

The processes start with the first wish, end with the program or when nothing was wanted for a while, and are replaced when
one dies or takes too long: that costs one picture. Waiting is for threads; the window's own thread only makes wishes.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import logging
import shutil
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future, InvalidStateError
from concurrent.futures import TimeoutError as Late
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from comfy_desk.media.workers import WorkerFailed, WorkerPool
from comfy_desk.ui import temporary
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.raster import read_decoded
from comfy_desk.ui.drawing.reel import Reel, open_reel
from comfy_desk.ui.drawing.tiling import Grid

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "comfy_desk.ui.drawing.worker")
SIZE = 2
"""Processes at most: one for what is looked at, one for small pictures or for what one is about to walk away from."""

SECONDS = {
    "svg": 15.0,
    "frames": 30.0,
    "picture": 60.0,
    "small": 30.0,
    "film": 20.0,
    "sound": 20.0,
    "model": 10.0,
    "mesh": 40.0,
    "turned": 30.0,
    "drawing_poster": 15.0,
    "given": 10.0,
    "fitting": 90.0,
    "tiles": 120.0,
    "last_frame": 25.0,
    "scrub": 30.0,
}
"""A job that takes longer is given up, and its process with it."""

GRACE = 1.5
"""Seconds that a job may go on after nobody wants it any more, while another waits for its process. Nearly all end in that
time, also on a busy machine, and spare a process its restart."""

AT_LEISURE = 10.0
"""Seconds that it may go on where nobody waits."""

IDLE = 120.0
"""Seconds without a wish after which the processes are let go."""

GIVEN_UP = (
    "The preview was given up: the file is damaged, or needs too much time or memory. It can still be opened and saved."
)
NO_ROOM = "There is no room on the disk for a preview."
CLOSING = "The program is closing."
_WAIT = 180.0


class Wish:
    """One picture that is wanted. Call it in a thread to have it; `drop` it from anywhere when it is wanted no more."""

    def __init__(self, easel: Easel, job: str, arguments: dict[str, Any]) -> None:
        self.job = job
        self.arguments = arguments
        self.told: Future[dict[str, Any]] = Future()
        self._easel = easel

    def __call__(self) -> Decoded:
        """Raises PreviewRefused with one sentence."""
        out = self.begin()
        try:
            return read_decoded(self.answer(), out)
        finally:
            with suppress(OSError):
                out.unlink(missing_ok=True)

    def begin(self) -> Path:
        """Hand it over; `told` has the answer later. Where its pixels will be."""
        return self._easel.begin(self)

    def answer(self) -> dict[str, Any]:
        """What was told, waited for. Raises PreviewRefused with one sentence."""
        try:
            answer = self.told.result(_WAIT)
        except (Late, CancelledError):
            raise PreviewRefused(GIVEN_UP) from None
        if "refused" in answer:
            raise PreviewRefused(str(answer["refused"])[:500])
        return answer

    def drop(self) -> None:
        self.fail(CLOSING)
        self._easel.drop(self)

    @property
    def failed(self) -> bool:
        """Nobody will take what is made for it."""
        told = self.told
        return told.cancelled() or (told.done() and told.exception() is not None)

    def fail(self, sentence: str) -> None:
        with suppress(InvalidStateError):
            self.told.set_exception(PreviewRefused(sentence))


class ReelWish(Wish):
    """The frames of an animation; who has them closes them."""

    def __call__(self) -> Reel:  # type: ignore[override]
        out = self.begin()
        try:
            return open_reel(self.answer(), out)
        except PreviewRefused:
            with suppress(OSError):
                out.unlink(missing_ok=True)
            raise


class FramesWish(Wish):
    """A few small frames, as they are."""

    def __call__(self) -> tuple[QImage, ...]:  # type: ignore[override]
        out = self.begin()
        try:
            reel = open_reel(self.answer(), out)
            try:
                return tuple(reel.frame(number) for number in range(len(reel.delays)))
            finally:
                reel.close()
        finally:
            with suppress(OSError):
                out.unlink(missing_ok=True)


class FactsWish(Wish):
    """What a file says of itself; no picture of it is made."""

    def __call__(self) -> dict[str, Any]:  # type: ignore[override]
        self.begin()
        return self.answer()


class Easel:
    """`picture` and `svg` give wishes; `make` waits for a small picture to be made. Usable again after `close`."""

    def __init__(self, command: Sequence[str] = COMMAND, size: int = SIZE, idle: float = IDLE) -> None:
        self._command = tuple(command)
        self._size = size
        self._idle = idle
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._folder: Path | None = None
        self._large: Path | None = None
        self._numbers = itertools.count()
        # Of the loop's thread alone:
        self._pool: WorkerPool | None = None
        self._turns = asyncio.Semaphore(size)
        self._tasks: dict[Wish, asyncio.Task[None]] = {}
        self._drawn: set[Wish] = set()  # those of them that have a process
        self._rest: asyncio.TimerHandle | None = None

    def picture(self, path: str, *, lazy: bool = False) -> Wish:
        """`lazy`: for who can show squares, too; the answer may then be bare."""
        return Wish(self, "picture", {"path": path, "lazy": lazy})

    def svg(self, path: str, longest: int) -> Wish:
        return Wish(self, "svg", {"path": path, "longest": longest})

    def svg_part(self, path: str, longest: int, part: tuple[int, int, int, int]) -> Wish:
        """Of a drawing that were `longest` pixels long: this part (left, top, width, height) alone."""
        return Wish(self, "svg", {"path": path, "longest": longest, "part": part})

    def tiles(self, path: str, grid: Grid, out: Path, first: int, last: int) -> FactsWish:
        """Bands of a large picture into the scratch file `out`: `begin` it, and look into the file meanwhile."""
        size = {"width": grid.width, "height": grid.height, "alpha": grid.alpha, "levels": grid.levels}
        return FactsWish(self, "tiles", {"path": path, "out": str(out), "first": first, "last": last, **size})

    def small(self, path: str, longest: int) -> Wish:
        return Wish(self, "small", {"path": path, "longest": longest})

    def last_frame(self, path: str) -> Wish:
        """Of a film, in full size."""
        return Wish(self, "last_frame", {"path": path})

    def scrub(self, path: str, count: int, longest: int) -> FramesWish:
        """So many small frames over the length of a film."""
        return FramesWish(self, "scrub", {"path": path, "count": count, "longest": longest})

    def frames(self, path: str) -> ReelWish:
        return ReelWish(self, "frames", {"path": path})

    def facts(self, path: str) -> FactsWish:
        """Of a 3D model."""
        return FactsWish(self, "model", {"path": path})

    def given(self, path: str, name: str) -> FactsWish:
        """Of a file that goes into a form: its type by the bytes, its size, its length, and what is odd about it."""
        return FactsWish(self, "given", {"path": path, "name": name})

    def fitting(self, path: str, out: Path, limits: dict[str, Any]) -> FactsWish:
        """A copy of a picture at `out` that keeps within `limits` (see `given.fitting_job`)."""
        return FactsWish(self, "fitting", {"path": path, "out": str(out), **limits})

    def make(self, job: str, path: str, out: Path) -> Wish:
        """A small picture that is written to `out`: `begin` it, and wait for `told`."""
        return Wish(self, job, {"path": path, "out": str(out)})

    # --- for any thread

    def begin(self, wish: Wish) -> Path:
        """Hands it over, and says where its pixels will be. Raises PreviewRefused where there is no room for any."""
        with self._lock:
            try:
                loop, folder = self._open()
            except OSError as error:
                raise PreviewRefused(NO_ROOM) from error
            out = Path(wish.arguments.setdefault("out", str(folder / f"{next(self._numbers)}.raw")))
            loop.call_soon_threadsafe(self._start, wish)  # before it can be told to end
        return out

    def place(self) -> Path:
        """Where bytes that are no file yet may be put for a job; whoever asks removes them. Raises OSError."""
        with self._lock:
            return self._open()[1] / f"{next(self._numbers)}.in"

    def scratch(self) -> Path:
        """Where a file of a gigabyte may be; whoever asks makes and removes it. Raises OSError."""
        with self._lock:
            self._open()
            if self._large is None:
                self._large = temporary.make("scratch", large=True)
            return self._large / f"{next(self._numbers)}.squares"

    def lay_down(self, data: bytes) -> Path:
        """Bytes that are no file yet, as one that a job can be given; whoever has it removes it. Raises OSError."""
        place = self.place()
        place.write_bytes(data)
        return place

    def drop(self, wish: Wish) -> None:
        with self._lock:
            loop = self._loop
        if loop is not None:
            with suppress(RuntimeError):  # it has just ended
                loop.call_soon_threadsafe(self._drop, wish)

    def pids(self) -> list[int]:
        """The processes that are there now; for tests and for looking at the program from outside."""
        with self._lock:
            pool = self._pool
        return pool.pids() if pool is not None else []

    def close(self) -> None:
        """Ends the processes and everything under way. Takes a moment; called at the end of the program."""
        with self._lock:
            loop, thread, folders = self._loop, self._thread, (self._folder, self._large)
            self._loop = self._thread = self._folder = self._large = None
        if loop is not None and thread is not None:
            loop.call_soon_threadsafe(loop.stop)
            thread.join(3.0)
        for folder in folders:
            if folder is not None:
                shutil.rmtree(folder, ignore_errors=True)

    def _open(self) -> tuple[asyncio.AbstractEventLoop, Path]:
        if self._loop is None or self._folder is None:
            self._folder = temporary.make("drawing")
            self._loop = asyncio.new_event_loop()
            self._turns = asyncio.Semaphore(self._size)  # it belongs to one loop
            self._thread = threading.Thread(target=self._run, args=(self._loop,), name="drawing", daemon=True)
            self._thread.start()
        return self._loop, self._folder

    # --- in the loop's own thread

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        asyncio.set_event_loop(loop)
        try:
            loop.run_forever()
            left = dict(self._tasks)
            for wish, task in left.items():
                wish.fail(CLOSING)
                task.cancel()
            loop.run_until_complete(self._end_pool())
            loop.run_until_complete(asyncio.gather(*left.values(), return_exceptions=True))
            for wish in left:  # one that was cancelled before its first step never came to its own end
                self._tasks.pop(wish, None)
        finally:
            loop.close()

    def _start(self, wish: Wish) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None
        if wish.told.done():
            return
        if self._pool is None:
            self._pool = WorkerPool(self._size, self._command)
        self._tasks[wish] = asyncio.get_running_loop().create_task(self._serve(wish, self._pool))

    async def _serve(self, wish: Wish, pool: WorkerPool) -> None:
        try:
            async with self._turns:
                if wish.told.done():  # dropped while it waited: no process has heard of it
                    return
                self._drawn.add(wish)
                answer = await pool.run(wish.job, wish.arguments, SECONDS.get(wish.job, 15.0))
            wish.told.set_result(answer)
        except WorkerFailed as failed:
            log.info("no preview: a %s job failed: %s", wish.job, failed)
            wish.fail(NO_ROOM if failed.disk_full else GIVEN_UP)
        except InvalidStateError:  # dropped meanwhile
            pass
        except Exception:
            log.exception("no preview: the drawing process could not be asked")
            wish.fail(GIVEN_UP)
        finally:
            if wish.failed:
                self._remove(wish)
            self._tasks.pop(wish, None)
            self._drawn.discard(wish)
            if not self._tasks and self._rest is None:
                self._rest = asyncio.get_running_loop().call_later(self._idle, self._let_go)

    def _drop(self, wish: Wish) -> None:
        if wish in self._tasks:
            asyncio.get_running_loop().call_later(GRACE, self._give_up, wish, time.monotonic() + AT_LEISURE - GRACE)

    def _give_up(self, wish: Wish, end: float) -> None:
        """Ends a job that nobody wants, and its process with it, once that is in the way of another or has had its time."""
        task = self._tasks.get(wish)
        if task is None:
            return
        is_in_the_way = any(other not in self._drawn and not other.failed for other in self._tasks)
        if not is_in_the_way and time.monotonic() < end:
            asyncio.get_running_loop().call_later(GRACE, self._give_up, wish, end)
        else:
            task.cancel()

    def _remove(self, wish: Wish) -> None:
        if self._folder is not None and Path(wish.arguments["out"]).parent == self._folder:
            with suppress(OSError):
                Path(wish.arguments["out"]).unlink(missing_ok=True)

    def _let_go(self) -> None:
        self._rest = None
        if not self._tasks:
            self._ending = asyncio.get_running_loop().create_task(self._end_pool())

    async def _end_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.aclose()


@lru_cache(maxsize=1)
def easel() -> Easel:
    """The program's one. Ends with it."""
    made = Easel()
    app = QCoreApplication.instance()
    if app is not None:
        app.aboutToQuit.connect(made.close)
    atexit.register(made.close)
    return made
