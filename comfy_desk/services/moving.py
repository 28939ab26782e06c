"""Works that the artist's folder refused lie in the data folder; here they are moved out once it takes files again.

At the start, when another folder is chosen, when another work could be saved, now and then, and by the artist's word. Nothing
of ours is removed before the store knows the new place; what a crash leaves is taken up at the next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import Event, RequestChanged
from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.places import Places
from comfy_desk.services.plans import digest_of
from comfy_desk.services.saving import ENDINGS, Saver, Staged, companion, was_kept_with_us
from comfy_desk.services.slow_disk import Silent, SlowDisk
from comfy_desk.services.tasks import Tasks

_log = logging.getLogger(__name__)

_ALL = "all"
_FIRST = 60.0
_LONGEST = 1800.0
"""Seconds until the folder is tried again by itself."""

_SOON = 0.5
_REST = 20.0
"""Seconds for which another work's success says nothing new after a refusal: a large file may have no room all the same."""

_SOURCES = "sources.json"


class KeptWorks:
    """Looks after every account's requests: the folder is the artist's, not an account's."""

    def __init__(self, desk: Desk, saver: Saver, disk: SlowDisk, places: Places, clock: Clock) -> None:
        self._desk = desk
        self._saver = saver
        self._disk = disk
        self._places = places
        self._clock = clock
        self._due = DueTimes(clock.monotonic, lambda _name: self._begin())
        self._tasks = Tasks("kept works", lambda _name: self._plan_next())
        self._waiting: dict[str, None] = {}
        self._refusals = 0  # in a row
        self._refused_at = -_REST
        self._turn = asyncio.Lock()
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self, delay: float = 3.0) -> None:
        """`delay`: seconds in which the window is built."""
        self._unsubscribe = self._desk.subscribe(self._on_event)
        self._waiting |= {r.id: None for r in self._desk.everything() if self._kept(r)}
        self._due.put(_ALL, delay)

    async def aclose(self) -> None:
        self._unsubscribe()
        self._due.close()
        await self._tasks.aclose()

    def hurry(self) -> None:
        """Another folder was chosen, or it is seen to take files."""
        self._refusals = 0
        if self._waiting:
            self._due.put(_ALL, _SOON)

    async def holds(self, request: Request) -> bool:
        """Whether a work of it lies with us alone."""
        paths = [Path(output.path or "") for output in self._kept(request)]
        return bool(paths) and await asyncio.to_thread(lambda: any(path.is_file() for path in paths))

    async def move(self, request_id: str) -> int:
        """By the artist's word; how many files were moved. Raises DeskError where the folder does not take them."""
        request = self._desk.get(request_id)
        if request is None or not self._kept(request):
            raise DeskError("Nothing of this request is kept in the data folder alone.")
        async with self._turn:
            moved = await self._move(request_id)
        self.hurry()  # what goes for one goes for the others
        return moved

    def _on_event(self, event: Event) -> None:
        if not isinstance(event, RequestChanged) or event.request.outputs == event.before.outputs:
            return
        kept = self._kept(event.request)
        if kept and event.request.id not in self._waiting:
            self._waiting[event.request.id] = None
            self._plan_next()
        elif self._waiting and not kept and self._says_something_new() and any(o.path for o in event.request.outputs):
            self.hurry()

    def _says_something_new(self) -> bool:
        return self._clock.monotonic() - self._refused_at >= _REST

    def _kept(self, request: Request) -> list[Output]:
        """Those of its outputs that lie with us alone."""
        if not request.state.terminal:
            return []
        kept = self._places.kept(request.id)
        return [output for output in request.outputs if output.path and Path(output.path).is_relative_to(kept)]

    def _begin(self) -> None:
        if not self._tasks.start(_ALL, self._move_all()):
            self._plan_next()

    def _plan_next(self) -> None:
        if self._waiting:
            wait = min(_FIRST * 2.0**self._refusals, _LONGEST)
            self._due.put(_ALL, wait * (1 + self._clock.chance() / 4))

    async def _move_all(self) -> None:
        async with self._turn:
            left_over = await asyncio.to_thread(_names_in, self._places.all_moving)
            for request_id in left_over:
                await self._finish(request_id)
            refused = False
            for request_id in tuple(self._waiting):
                try:
                    await self._move(request_id)
                except DeskError as error:
                    refused = True
                    _log.info("Works stay in the data folder: %s (%s)", error.sentence, error.details)
                    if isinstance(error, Silent):
                        break
            self._refusals = min(self._refusals + 1, 10) if refused else 0
            if refused:
                self._refused_at = self._clock.monotonic()
        self._plan_next()

    async def _move(self, request_id: str) -> int:
        """Every file of one request. Raises DeskError at the first that the folder does not take."""
        request = self._desk.get(request_id)
        kept = self._kept(request) if request is not None else []
        if request is None or not kept:
            self._waiting.pop(request_id, None)
            return 0
        if not await self._disk.answers(self._saver.folder()):
            raise _refused("no answer")
        sources = {str(output.index): output.path or "" for output in kept}
        await asyncio.to_thread(_note, self._places.moving(request_id), sources)
        numbers = {
            path: number for number, path in enumerate(dict.fromkeys(o.path for o in request.outputs if o.path), 1)
        }
        moved = 0
        for path in dict.fromkeys(sources.values()):
            twins = [output for output in kept if output.path == path]
            moved += await self._move_one(request, Path(path), twins, numbers[path])
        await self._finish(request_id)
        self._waiting.pop(request_id, None)  # also where the artist has taken a file out of there: it is gone
        return moved

    async def _move_one(self, request: Request, source: Path, twins: list[Output], number: int) -> int:
        staged = await asyncio.to_thread(_staged, source, twins[0])
        if staged is None:
            return 0
        work = functools.partial(self._saver.move_out, request, staged, number, self._places.moving(request.id))
        try:
            final = await self._disk.run(f"move {request.id}", work)
        except OSError as error:
            raise _refused(error.strerror or type(error).__name__) from error
        for twin in twins:
            now = self._desk.get(request.id)
            output = next((o for o in now.outputs if o.index == twin.index), twin) if now is not None else twin
            problem = None if was_kept_with_us(output) else output.problem
            changed = replace(output, path=str(final), problem=problem)
            await self._desk.apply(request.id, seen.OutputChanged(self._clock.wall(), changed))
        return 1

    async def _finish(self, request_id: str) -> None:
        """Removes ours of whatever has its place in the artist's folder, as the store knows it."""
        request = self._desk.get(request_id)
        places = {o.index: o.path for o in request.outputs if o.path} if request is not None else {}
        kept, moving = self._places.kept(request_id), self._places.moving(request_id)
        with contextlib.suppress(OSError):
            await asyncio.to_thread(_remove, kept, moving, places)


def _refused(why: str) -> DeskError:
    return DeskError(
        "The folder for finished work still does not take files.", "Choose another folder, or make room there.", why
    )


def _staged(source: Path, output: Output) -> Staged | None:
    """None where nothing lies there any more: the artist may have taken it."""
    try:
        sha256 = output.sha256 or digest_of(source)
        return Staged(output.index, source, source.suffix[1:], sha256) if source.is_file() else None
    except OSError:
        return None


def _note(moving: Path, sources: dict[str, str]) -> None:
    moving.mkdir(parents=True, exist_ok=True)
    part = moving / "sources.part"
    part.write_text(json.dumps(sources), encoding="utf-8")
    part.replace(moving / _SOURCES)


def _remove(kept: Path, moving: Path, places: dict[int, str]) -> None:
    """`places`: where the pieces of the request lie, as the store knows it.

    Of what it does not know (it was damaged, and another one took its place) nothing is removed: ours may be the only one.
    """
    try:
        noted = json.loads((moving / _SOURCES).read_bytes())
        sources = {int(index): Path(path) for index, path in noted.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        sources = {}
    still = set(places.values())
    for index, source in sources.items():
        if index in places and str(source) not in still and source.is_relative_to(kept):
            for path in (source, *(companion(source, ending) for ending in ENDINGS)):
                path.unlink(missing_ok=True)
    if not any(str(source) in still and source.exists() for source in sources.values()):
        shutil.rmtree(moving, ignore_errors=True)
    for folder in (kept, moving.parent):
        with contextlib.suppress(OSError):
            folder.rmdir()


def _names_in(root: Path) -> list[str]:
    try:
        return sorted(path.name for path in root.iterdir())
    except OSError:
        return []
