"""The end of works in the library's trash: by the artist's word, or after 30 days, their files go to the system's trash.

What goes is the file that was saved, and what the program put beside it, as long as they are what was saved: a file that was
changed since is the artist's own and stays where it is; so does a link that stands in its place. Nothing is ever deleted:
where the system has no trash, the work stays listed with its file. A file that another work uses goes with the last of them.
What the store names is believed no further than that: a path that we would never have written, or bytes that nobody noted,
move nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path

from comfy_desk.domain import observations as seen
from comfy_desk.domain.library import TRASH_TIME
from comfy_desk.domain.output import Output, Role, is_place
from comfy_desk.media.system_trash import NoTrash, discard
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.library_files import Place, place_of
from comfy_desk.services.plans import digest_of
from comfy_desk.services.saving import ENDINGS, companion
from comfy_desk.services.slow_disk import Silent, SlowDisk
from comfy_desk.store.library_files import LibraryFileStore, WorkFile

_log = logging.getLogger(__name__)

IN_TRASH = "It was put into the trash."
_LIMIT = 1800.0
"""Seconds for one file: its bytes are read, and where its drive has no trash of its own they may be copied."""

_LONGEST_COMPANION = 64 << 20
_AT_ONCE = 50
"""Works after which what became of them is written down."""


class _End(Enum):
    GONE = auto()
    CHANGED = auto()
    NO_TRASH = auto()
    AWAY = auto()


@dataclass(frozen=True, slots=True)
class Emptied:
    count: int
    problems: tuple[str, ...]


class LibraryTrash:
    def __init__(
        self,
        store: LibraryFileStore,
        desk: Desk,
        clock: Clock,
        disk: SlowDisk,
        throw_away: Callable[[Path], None] = discard,
        forget: Callable[[Sequence[str]], Awaitable[None]] | None = None,
        *,
        thumbnails: Path,
    ) -> None:
        """`forget` hears of requests that may have no work left; small pictures are deleted in `thumbnails` alone."""
        self._thumbnails = thumbnails
        self._store = store
        self._desk = desk
        self._clock = clock
        self._disk = disk
        self._throw_away = throw_away
        self._forget = forget
        self._turn = asyncio.Lock()
        self._refused: set[int] = set()

    async def empty(self, ids: Iterable[int] | None = None) -> Emptied:
        return await self._end_of(await self._store.in_trash(ids))

    async def empty_old(self) -> Emptied:
        """Those whose time is over.

        What was not taken once is not tried again by itself: its bytes would be read each time.
        """
        old = await self._store.in_trash(None, self._clock.wall() - TRASH_TIME)
        emptied = await self._end_of([file for file in old if file.id not in self._refused])
        self._refused.update(file.id for file in await self._store.in_trash([file.id for file in old]))
        return emptied

    async def _end_of(self, files: Sequence[WorkFile]) -> Emptied:
        async with self._turn:
            requests = {file.request for file in files}
            paths = {file.path for file in files if file.path is not None}
            shared = await self._store.used_otherwise(paths, {file.id for file in files}, requests)
            ends: dict[str, _End] = dict.fromkeys(shared, _End.GONE)
            problems: dict[str, None] = {}
            count = 0
            for start in range(0, len(files), _AT_ONCE):
                gone = []
                for file in files[start : start + _AT_ONCE]:
                    if not await self._store.in_trash([file.id]):
                        continue  # taken from it while the others went
                    end = await self._end_once(file, ends)
                    if end is not _End.GONE:
                        problems[_SENTENCES[end].format(name=Path(file.path or "").name)] = None
                    if end in (_End.GONE, _End.CHANGED):
                        gone.append(file)
                back = {file.id for file in gone} - {one.id for one in await self._store.in_trash(f.id for f in gone)}
                stays = shared | {file.path for file in gone if file.id in back}
                thrown = {path for path, end in ends.items() if end is _End.GONE and path not in stays}
                gone = [file for file in gone if file.id not in back]
                count += len(gone)
                await self._let_go(gone, thrown)
            return Emptied(count, tuple(problems))

    async def _end_once(self, file: WorkFile, ends: dict[str, _End]) -> _End:
        """`ends` are those of files that others of these works share, or that stay for works beside them."""
        if file.path is None:
            return _End.GONE
        if file.path not in ends:
            ends[file.path] = await self._end(file, file.path)
        return ends[file.path]

    async def _end(self, file: WorkFile, path: str) -> _End:
        """What became of one file, and of what lies beside it."""
        source = Path(path)
        if not is_place(path) or source.name.startswith("."):
            return _End.CHANGED
        try:
            if not await self._disk.answers(source.parent):
                return _End.AWAY
            end = await self._disk.run(f"trash {path}", lambda: self._end_on_disk(file, source), _LIMIT)
        except Silent:
            return _End.AWAY
        except NoTrash as error:
            _log.info("No trash for a work: %s", error)
            return _End.NO_TRASH
        except OSError as error:
            _log.info("A work could not be put into the system's trash: %s", error.strerror or type(error).__name__)
            return _End.NO_TRASH
        return end

    def _end_on_disk(self, file: WorkFile, source: Path) -> _End:
        """Blocks. Raises NoTrash, OSError; then the work's own file is where it was."""
        if source.is_symlink():
            return _End.CHANGED
        place = place_of(source)
        if place is Place.AWAY:
            return _End.AWAY
        if place is Place.MISSING:
            return _End.GONE
        if not _is_as_saved(source, file.size, file.sha256):
            return _End.CHANGED
        self._throw_away(source)
        self._throw_away_all([companion(source, ENDINGS[0])])
        return _End.GONE

    def _throw_away_all(self, paths: Iterable[Path]) -> None:
        """What lies beside a work that is gone; what does not go stays there and harms nobody."""
        for path in paths:
            try:
                if path.is_file() and not path.is_symlink() and path.stat().st_size <= _LONGEST_COMPANION:
                    self._throw_away(path)
            except OSError as error:
                _log.info("What lay beside a work stays: %s", error.strerror or type(error).__name__)

    async def _let_go(self, gone: Sequence[WorkFile], thrown: set[str]) -> None:
        """The requests say it before the library does: where that is cut short, the works are still in the trash here."""
        ids = [file.id for file in gone]
        requests = list(dict.fromkeys(file.request for file in gone))
        left = await self._store.with_works(requests, beside=ids)
        for name in requests:
            own = {file.index for file in gone if file.request == name}
            await self._leave(name, own, thrown, is_last=name not in left)
        await self._store.let_go(ids, self._clock.wall())
        without = [name for name in requests if name not in left]
        if self._forget is not None and without:
            await self._forget(without)

    async def _leave(self, name: str, indexes: set[int], thrown: set[str], *, is_last: bool) -> None:
        """The request says it, too. With its last work goes what belongs to all of them, if it is what was saved."""
        request = self._desk.get(name)
        if request is None:
            return
        thrown = set(thrown)
        if is_last:
            parts = {o.path: o for o in request.outputs if o.path and o.role is not Role.WORK and o.path not in thrown}
            shared = (
                await self._store.used_otherwise(parts, (), [name]) if parts else frozenset()
            )  # it reads all outputs
            for path, part in parts.items():
                file = WorkFile(0, name, part.index, path, part.size, part.sha256, None)
                if path not in shared and await self._end(file, path) is _End.GONE:
                    thrown.add(path)
            await self._throw_answers(dict.fromkeys(o.path for o in request.outputs if o.path in thrown and o.path))
        for output in request.outputs:
            if output.index in indexes or output.path in thrown:
                await self._empty(name, output)

    async def _empty(self, name: str, output: Output) -> None:
        left = replace(output, path=None, thumbnail=None, text=None, problem=IN_TRASH)
        await self._desk.apply(name, seen.OutputChanged(self._clock.wall(), left))
        if (
            output.thumbnail is not None
            and is_place(output.thumbnail)
            and self._is_small_picture(Path(output.thumbnail))
        ):
            with contextlib.suppress(OSError):
                await asyncio.to_thread(Path(output.thumbnail).unlink, missing_ok=True)

    def _is_small_picture(self, path: Path) -> bool:
        return path.parent.parent == self._thumbnails

    async def _throw_answers(self, paths: Iterable[str]) -> None:
        for path in paths:
            answer = companion(Path(path), ENDINGS[1])
            with contextlib.suppress(OSError, Silent):
                if await self._disk.answers(answer.parent):
                    await self._disk.run(f"trash {answer}", functools.partial(self._throw_away_all, [answer]))


_SENTENCES = {
    _End.CHANGED: "{name} was changed since it was saved: it stays where it is.",
    _End.NO_TRASH: "{name} was not taken by the system's trash: it stays where it is, and in the trash here.",
    _End.AWAY: "{name} cannot be reached now: its folder does not answer.",
}


def _is_as_saved(path: Path, size: int | None, sha256: str | None) -> bool:
    """Raises OSError. Where nothing is known of its bytes, it is not taken for what was saved. A size is met by chance."""
    if sha256 is None or (size is not None and path.stat().st_size != size):
        return False
    return digest_of(path) == sha256
