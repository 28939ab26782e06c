"""Whether the library's files are where they were: looked at when they are in sight, a few folders at a time, and said.

A file that is gone is looked for in the artist's folder by itself: the same bytes under another name or in another place. A
drive or share that is away takes no file with it: such works are *away* until it comes back. Nothing here is ever written
but in the store, and a folder that hangs holds up nobody.
"""

from __future__ import annotations

import logging
import os
import stat
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import is_place
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.library_told import Told
from comfy_desk.services.plans import digest_of
from comfy_desk.services.slow_disk import Silent, SlowDisk
from comfy_desk.services.tasks import Tasks
from comfy_desk.store.library_files import LibraryFileStore, WorkFile

_log = logging.getLogger(__name__)

_FRESH = 20.0
"""Seconds for which what was seen of a file still counts."""

_AT_ONCE = 200
_MOST_WAITING = 5_000
_HASHING = 600.0

_MOST_SEEN = 20_000
_SEARCH_SECONDS = 5.0
_MOST_DEEP = 8
_MOST_READ = 4 << 30
"""Of one search for moved files: names that are looked at, seconds, folders in each other, bytes that are read."""

_DRIVES_BY_USER = ("/media", "/run/media")
_DRIVES = ("/mnt", "/Volumes", *_DRIVES_BY_USER)
"""Where systems show drives and shares that come and go."""

_SEARCH_AGAIN = 300.0
"""Seconds after which the same missing file is looked for again."""


class Place(Enum):
    HERE = auto()
    MISSING = auto()
    AWAY = auto()  # its drive or share is


@dataclass(frozen=True, slots=True)
class Sought:
    """What a missing file was: `sha256` of its bytes, their number, and its name."""

    sha256: str
    size: int
    name: str


class LibraryFiles:
    def __init__(
        self,
        store: LibraryFileStore,
        desk: Desk,
        clock: Clock,
        disk: SlowDisk,
        told: Told,
        folder: Callable[[], Path],
    ) -> None:
        self._store = store
        self._desk = desk
        self._clock = clock
        self._disk = disk
        self._told = told
        self._folder = folder
        self._tasks = Tasks("library files")
        self._waiting: dict[int, None] = {}
        self._seen: dict[int, float] = {}
        self._searched: dict[str, float] = {}
        self.away: set[int] = set()
        """Works whose drive or share does not answer now."""

    async def aclose(self) -> None:
        await self._tasks.aclose()

    def look(self, ids: Iterable[int]) -> None:
        """Those that come last are looked at first: the artist has scrolled on."""
        now = self._clock.monotonic()
        for one in ids:
            if now - self._seen.get(one, -_FRESH) >= _FRESH:
                self._waiting.pop(one, None)
                self._waiting[one] = None
        while len(self._waiting) > _MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._begin()

    def _begin(self) -> None:
        if self._waiting:
            self._tasks.start("look", self._look_at_all())

    async def _look_at_all(self) -> None:
        while self._waiting:
            now = self._clock.monotonic()
            ids = list(self._waiting)[-_AT_ONCE:]
            for one in ids:
                del self._waiting[one]
                self._seen[one] = now
            if len(self._seen) > 4 * _MOST_WAITING:
                self._seen = dict(list(self._seen.items())[-_MOST_WAITING:])
            try:
                await self._look_at(await self._store.files(ids))
            except DeskError as error:
                _log.info("The library's files were not looked at: %s", error.sentence)

    async def _look_at(self, files: Sequence[WorkFile]) -> None:
        folders: dict[Path, list[WorkFile]] = {}
        for file in files:
            if file.path is not None and is_place(file.path):
                folders.setdefault(Path(file.path).parent, []).append(file)
        places = {file.id: Place.MISSING for file in files if file.path is not None and not is_place(file.path)}
        for folder, these in folders.items():
            places |= await self._places(folder, these)
        now = self._clock.wall()
        changed = {
            file.id: (file.missing_at or now) if places[file.id] is Place.MISSING else None
            for file in files
            if file.id in places and places[file.id] is not Place.AWAY
            and (places[file.id] is Place.MISSING) != (file.missing_at is not None)
        }  # fmt: skip
        away = {one for one, place in places.items() if place is Place.AWAY}
        other = (away ^ self.away) & places.keys()
        self.away = (self.away - places.keys()) | away
        if changed:
            await self._store.set_missing(changed)
        if changed or other:
            self._told.gather((*changed, *other))
        missing = [file for file in files if places.get(file.id) is Place.MISSING]
        if missing:
            await self._search(missing)

    async def _places(self, folder: Path, files: Sequence[WorkFile]) -> dict[int, Place]:
        try:
            if not await self._disk.answers(folder):
                return {file.id: Place.AWAY for file in files}
            paths = [Path(file.path or "") for file in files]
            found = await self._disk.run(f"look {folder}", lambda: [place_of(path) for path in paths])
        except (OSError, Silent):  # it is looked at already, or nothing can be said
            return {}
        return {file.id: place for file, place in zip(files, found, strict=True)}

    # what was moved

    async def _search(self, missing: Sequence[WorkFile]) -> None:
        """Once for all that are missing: the artist's folder, within bounds."""
        now = self._clock.monotonic()
        sought: dict[Sought, list[WorkFile]] = {}
        for file in missing:
            key = file.path or ""
            if (
                file.sha256
                and file.size
                and is_place(key)
                and now - self._searched.get(key, -_SEARCH_AGAIN) >= _SEARCH_AGAIN
            ):
                self._searched[key] = now
                sought.setdefault(Sought(file.sha256, file.size, Path(key).name), []).append(file)
        if len(self._searched) > _MOST_WAITING:
            self._searched = {}
        folder = self._folder()
        if not sought:
            return
        try:
            if await self._disk.answers(folder):
                found = await self._disk.run("search moved works", lambda: moved_files(folder, tuple(sought)), _HASHING)
                for what, path in found.items():
                    for file in sought[what]:
                        await self._is_now_at(file, path)
        except (OSError, DeskError) as error:
            _log.info("Missing works were not looked for to the end: %s", type(error).__name__)

    async def found_at(self, one: int, path: Path) -> None:
        """Raises DeskError where there are other bytes, or it is not known which they were."""
        found = await self._store.files([one])
        if not found:
            raise DeskError("This work is not in the library any more.")
        file = found[0]
        if file.sha256 is None:
            raise DeskError("What the file was is not known, so it cannot be told from another one.")
        path = path.absolute()
        try:
            if not await self._disk.answers(path.parent):
                raise DeskError("The folder does not answer.", "Look whether its disk or network is there.", str(path))
            digest = await self._disk.run(f"digest {path}", lambda: _digest(path, file.size), _HASHING)
        except OSError as error:
            raise DeskError("The file cannot be read.", "Choose another one.", f"{error.strerror} ({path})") from error
        if digest != file.sha256:
            raise DeskError("This is another file: its bytes are not those that were saved.", "Choose another one.")
        await self._is_now_at(file, path)

    async def _is_now_at(self, file: WorkFile, path: Path) -> None:
        """With it every piece of its request that had the same file."""
        request = self._desk.get(file.request)
        for output in request.outputs if request is not None else ():
            if output.index == file.index or (file.path is not None and output.path == file.path):
                changed = replace(output, path=str(path))
                await self._desk.apply(file.request, seen.OutputChanged(self._clock.wall(), changed))
        await self._store.set_missing({file.id: None})
        self.away.discard(file.id)
        self._told.gather((file.id,))


def place_of(path: Path) -> Place:
    """A folder that is gone with all that was around it is taken to be away, and not to have been deleted."""
    try:
        return Place.HERE if stat.S_ISREG(path.stat().st_mode) else Place.MISSING
    except PermissionError:
        return Place.AWAY
    except OSError:
        pass
    try:
        if path.parent.is_dir():
            return Place.AWAY if _is_mounted_at(path.parent) and _is_empty(path.parent) else Place.MISSING
        around = path.parent.parent  # of a folder for each day
        return Place.MISSING if around.is_dir() and not _is_empty(around) and around != around.parent else Place.AWAY
    except OSError:
        return Place.AWAY


def _is_mounted_at(folder: Path) -> bool:
    """Whether drives appear at this folder."""
    return folder.parent.as_posix() in _DRIVES or folder.parent.parent.as_posix() in _DRIVES_BY_USER


def _is_empty(folder: Path) -> bool:
    """A drive that is not there leaves the empty folder where it would be."""
    with os.scandir(folder) as found:
        return next(found, None) is None


def moved_files(root: Path, sought: Sequence[Sought]) -> dict[Sought, Path]:
    """Where in `root` the bytes lie that are sought; one of the same name first. Follows no link. Blocks, within bounds."""
    by_size: dict[int, list[Sought]] = {}
    for what in sought:
        by_size.setdefault(what.size, []).append(what)
    candidates: list[tuple[bool, int, Path]] = []
    end = time.monotonic() + _SEARCH_SECONDS
    seen_names = 0
    waiting = [(root, 0)]
    while waiting and seen_names < _MOST_SEEN and time.monotonic() < end:
        folder, depth = waiting.pop()
        try:
            with os.scandir(folder) as found:
                for entry in found:
                    seen_names += 1
                    if entry.is_dir(follow_symlinks=False):
                        if depth < _MOST_DEEP:
                            waiting.append((Path(entry.path), depth + 1))
                    elif entry.is_file(follow_symlinks=False):
                        size = entry.stat(follow_symlinks=False).st_size
                        alike = by_size.get(size, ())
                        if alike:
                            same_name = any(what.name == entry.name for what in alike)
                            candidates.append((not same_name, size, Path(entry.path)))
        except OSError:
            continue
    found_at: dict[Sought, Path] = {}
    room = _MOST_READ
    for _, size, path in sorted(candidates):
        open_ones = [what for what in by_size[size] if what not in found_at]
        if not open_ones or size > room:
            continue
        room -= size
        try:
            digest = digest_of(path)
        except OSError:
            continue
        found_at |= {what: path for what in open_ones if what.sha256 == digest}
    return found_at


def _digest(path: Path, size: int | None) -> str:
    """ "" where the number of its bytes says already that it is another one. Raises OSError."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode) or (size is not None and found.st_size != size):
        return ""
    return digest_of(path)
