"""Copies of many works at once: a new folder, or one ZIP file, with their recipes beside them if wanted.

It is whole or not there: what was begun and did not come to its end leaves nothing. It goes over nothing, and the works stay
as they are. Media are stored in a ZIP as they are (they are packed already); it may be larger than 4 GB.
"""

from __future__ import annotations

import contextlib
import errno
import functools
import os
import shutil
import time
import uuid
import zipfile
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Entry
from comfy_desk.domain.output import is_place
from comfy_desk.media import names
from comfy_desk.media.taken import fold
from comfy_desk.services.files import GoesOn
from comfy_desk.services.library_api import Exported
from comfy_desk.services.saving import ENDINGS, companion
from comfy_desk.services.slow_disk import Silent, SlowDisk

_COPY_LIMIT = 3600.0
_LONGEST_RECIPE = 64 << 20
_RECIPE = ENDINGS[0]

RecipeOf = Callable[[Entry], Awaitable[bytes | None]]
"""Writes a work's recipe anew; None where that cannot be."""


@dataclass(frozen=True, slots=True)
class _Piece:
    source: Path
    name: str  # in the folder or the ZIP
    recipe: str  # the same of what lies beside it
    entry: Entry


class _Stopped(Exception):
    """The artist wants no more of it."""


class Exporter:
    def __init__(self, disk: SlowDisk, recipe_of: RecipeOf) -> None:
        self._disk = disk
        self._recipe_of = recipe_of

    async def export(
        self, entries: Sequence[Entry], target: Path, *, zipped: bool, recipes: bool, goes_on: GoesOn
    ) -> Exported:
        """Stopped by `goes_on`, it leaves nothing and counts none. Raises DeskError, with nothing left behind."""
        target = target.absolute()
        pieces, problems = await self._pieces(entries)
        if not pieces:
            raise DeskError(
                "There is no file to copy.", "Look whether the files are where they were.", next(iter(problems), "")
            )
        if not await self._disk.answers(target.parent):
            raise DeskError("The folder does not answer.", "Choose another one.", str(target.parent))
        part = target.with_name(f".{names.cut_bytes(target.name, 100)}.{uuid.uuid4().hex}.part")
        sink: _Folder | _Zip = _Zip(part) if zipped else _Folder(part)
        run = functools.partial(self._disk.run, f"export {part}", limit=_COPY_LIMIT)
        done = False
        try:
            await run(functools.partial(_begin, sink, target))
            count = await self._fill(run, sink, pieces, problems, recipes, goes_on)
            place = await run(functools.partial(_finish, sink, target))
            done = True
        except _Stopped:
            return Exported(target, 0, tuple(problems))
        except Silent as error:
            raise DeskError("The folder does not answer any more.", "Choose another one.", str(target)) from error
        except OSError as error:
            raise _refused(error, target) from error
        finally:
            if not done:
                with contextlib.suppress(OSError, Silent):
                    await self._disk.run(f"clear {part}", sink.throw_away)
        return Exported(place, count, tuple(problems))

    async def _pieces(self, entries: Sequence[Entry]) -> tuple[list[_Piece], dict[str, None]]:
        """Every file once, each under a name of its own; a sentence for each work that has none here."""
        problems: dict[str, None] = {}
        answers: dict[Path, bool] = {}
        sources: dict[Path, Entry] = {}
        for entry in entries:
            source = Path(entry.path) if entry.path else None
            if source is None:
                problems[f"A work of {entry.model} has no file here."] = None
                continue
            if not is_place(str(source)):
                problems[f"{source.name} is no longer where it was saved."] = None
                continue
            if source.parent not in answers:
                answers[source.parent] = await self._disk.answers(source.parent)
            if answers[source.parent]:
                sources.setdefault(source, entry)
            else:
                problems[f"{source.name}: its folder does not answer."] = None
        free = free_names(source.name for source in sources)
        pieces = zip(sources.items(), free, strict=True)
        return [_Piece(source, name, recipe, entry) for (source, entry), (name, recipe) in pieces], problems

    async def _fill(
        self,
        run: Callable[[Callable[[], bool]], Awaitable[bool]],
        sink: _Folder | _Zip,
        pieces: Sequence[_Piece],
        problems: dict[str, None],
        recipes: bool,
        goes_on: GoesOn,
    ) -> int:
        count = 0
        for number, piece in enumerate(pieces, 1):
            if not goes_on(number, len(pieces), piece.name):
                raise _Stopped
            if not await run(functools.partial(_can_be_read, piece.source)):
                problems[f"{piece.source.name} cannot be read."] = None
                continue
            if not await run(functools.partial(_copied, sink, piece)):
                problems[f"{piece.source.name} is no longer where it was saved."] = None
                continue
            count += 1
            if recipes and not await run(functools.partial(_copied_recipe, sink, piece)):
                made = await self._recipe_of(piece.entry)
                if made is None:
                    problems[f"{piece.source.name} has no recipe."] = None
                else:
                    await run(functools.partial(_written, sink, piece.recipe, made))
        if not count:
            raise DeskError("None of the files is where it was saved.", "Show where they are now.")
        return count


def free_names(wanted: Iterable[str]) -> Iterator[tuple[str, str]]:
    """For each a name and one for its recipe: safe on every system, and none like another."""
    taken: set[str] = set()
    stems: dict[str, int] = {}  # how often each was wanted: thousands may be called the same
    for name in wanted:
        stem, ending = PurePosixPath(name).stem, PurePosixPath(name).suffix
        extension = names.safe_extension(ending)
        stem = names.cut_bytes(names.safe_part(stem), names.MAX_PART - 40)
        while True:
            number = stems[fold(stem)] = stems.get(fold(stem), 0) + 1
            own = stem if number == 1 else f"{stem}-{number}"
            file, recipe = f"{own}.{extension}" if extension else own, f"{own}{_RECIPE}"
            names_of_it = {fold(file), fold(recipe)}
            if len(names_of_it) == 2 and taken.isdisjoint(names_of_it):
                break
        taken |= names_of_it
        yield file, recipe


class _Folder:
    def __init__(self, part: Path) -> None:
        self.part = part

    def begin(self) -> None:
        self.part.mkdir()

    def copy(self, source: Path, name: str) -> None:
        names.synced_copy(source, self.part / name)

    def write(self, name: str, data: bytes) -> None:
        (self.part / name).write_bytes(data)

    def end(self) -> None:
        names.sync_folder(self.part)

    def put(self, target: Path) -> Path:
        if target.exists() or target.is_symlink():
            raise FileExistsError(errno.EEXIST, "it is there already", str(target))
        self.part.rename(target)
        return target

    def throw_away(self) -> None:
        shutil.rmtree(self.part, ignore_errors=True)


class _Zip:
    def __init__(self, part: Path) -> None:
        self.part = part
        self._zip: zipfile.ZipFile | None = None

    def begin(self) -> None:
        self._zip = zipfile.ZipFile(self.part, "x", zipfile.ZIP_STORED, allowZip64=True)

    def copy(self, source: Path, name: str) -> None:
        moment = max(time.localtime(source.stat().st_mtime)[:6], (1980, 1, 1, 0, 0, 0))
        info = zipfile.ZipInfo(name, moment if moment[0] < 2108 else (2107, 12, 31, 23, 59, 58))
        info.external_attr = 0o644 << 16
        with source.open("rb") as file, self._open(info) as out:
            shutil.copyfileobj(file, out, 1 << 20)

    def write(self, name: str, data: bytes) -> None:
        info = zipfile.ZipInfo(name, time.localtime()[:6])
        info.external_attr = 0o644 << 16
        info.compress_type = zipfile.ZIP_DEFLATED
        with self._open(info) as out:
            out.write(data)

    def _open(self, info: zipfile.ZipInfo) -> IO[bytes]:
        if self._zip is None:
            raise OSError("it was not begun")
        return self._zip.open(info, "w", force_zip64=True)

    def end(self) -> None:
        if self._zip is not None:
            self._zip.close()
            with self.part.open("rb+") as file:
                os.fsync(file.fileno())

    def put(self, target: Path) -> Path:
        if target.exists() or target.is_symlink():
            raise FileExistsError(errno.EEXIST, "it is there already", str(target))
        claimed = names.claim(target)
        try:
            return self.part.replace(claimed)
        except BaseException:
            claimed.unlink(missing_ok=True)
            raise

    def throw_away(self) -> None:
        if self._zip is not None:
            with contextlib.suppress(OSError, ValueError):
                self._zip.close()
        self.part.unlink(missing_ok=True)


def _begin(sink: _Folder | _Zip, target: Path) -> None:
    if target.exists() or target.is_symlink():
        raise FileExistsError(errno.EEXIST, "it is there already", str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    sink.begin()


def _can_be_read(source: Path) -> bool:
    """True also where it is not there: that is another matter."""
    try:
        if source.is_file():
            source.open("rb").close()
    except OSError:
        return False
    return True


def _copied(sink: _Folder | _Zip, piece: _Piece) -> bool:
    """False where its file is not there. Raises OSError of the target's."""
    if not piece.source.is_file():
        return False
    sink.copy(piece.source, piece.name)
    return True


def _copied_recipe(sink: _Folder | _Zip, piece: _Piece) -> bool:
    beside = companion(piece.source, _RECIPE)
    if not beside.is_file() or beside.is_symlink() or beside.stat().st_size > _LONGEST_RECIPE:
        return False
    if not _can_be_read(beside):
        return False
    sink.copy(beside, piece.recipe)
    return True


def _written(sink: _Folder | _Zip, name: str, data: bytes) -> bool:
    sink.write(name, data)
    return True


def _finish(sink: _Folder | _Zip, target: Path) -> Path:
    sink.end()
    placed = sink.put(target)
    names.sync_folder(placed.parent)
    return placed


def _refused(error: OSError, target: Path) -> DeskError:
    reason = error.strerror or type(error).__name__
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DeskError(
            "There is no room for the copies. Nothing was left there.",
            "Make room, or choose another folder.",
            f"{reason} ({target})",
        )
    if isinstance(error, FileExistsError):
        return DeskError("There is something of this name already.", "Choose another name.", str(target))
    return DeskError(
        f"The copies could not be made ({reason}). Nothing was left there.",
        "Choose another folder.",
        f"{reason} ({target})",
    )
