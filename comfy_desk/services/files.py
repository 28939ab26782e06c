"""What the artist does with saved files: copies of them, one or all, with the recipe inside, and where new ones go.

Copies are whole or not there, and the saved files stay as they are. Targets may lie on a slow disk: nobody waits for one.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from comfy_desk import __version__
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.media.workers import WorkerFailed, WorkerPool
from comfy_desk.services.input_names import InputNames
from comfy_desk.services.moving import KeptWorks
from comfy_desk.services.places import Places
from comfy_desk.services.saving import copy_into, copy_to, recipe_facts
from comfy_desk.services.slow_disk import Silent, SlowDisk, no_answer

_EXPORT_LIMIT = 600.0
_COPY_LIMIT = 3600.0
"""Seconds: a film of gigabytes onto a slow stick. Nothing waits meanwhile."""

_GONE = "The saved file is no longer on the disk."


GoesOn = Callable[[int, int, str], bool]
"""Asked before each of several files, with its number, how many there are and its name; False leaves the rest."""


@dataclass(frozen=True, slots=True)
class SavedAll:
    """Where the copies are, and one sentence for each file of which there is none."""

    paths: tuple[Path, ...]
    problems: tuple[str, ...]


class Files:
    def __init__(
        self,
        pool: WorkerPool,
        disk: SlowDisk,
        places: Places,
        body: Callable[[str], Awaitable[bytes]],
        input_names: Callable[[], dict[str, str]],
    ) -> None:
        self._pool = pool
        self._disk = disk
        self._places = places
        self._body = body
        self._input_names = input_names

    async def save_as(self, output: Output, target: Path) -> Path:
        """A copy of the saved file; one that is there already is replaced. Raises DeskError."""
        source = _saved(output)
        return await self._copied(f"save {target}", source, target, lambda: copy_to(source, target))

    async def save_all(self, request: Request, folder: Path, goes_on: GoesOn = lambda *_: True) -> SavedAll:
        """Copies of its works and their parts in `folder`, over nothing; what goes wrong with one stops no other."""
        paths: list[Path] = []
        problems: dict[str, None] = {}
        wanted = (o for o in request.outputs if o.path and o.role in (Role.WORK, Role.PART))
        sources = tuple(dict.fromkeys(Path(output.path or "") for output in wanted))
        for number, source in enumerate(sources, 1):
            if not goes_on(number, len(sources), source.name):
                break
            copy = functools.partial(copy_into, source, folder)
            try:
                paths.append(await self._copied(f"save {source} {folder}", source, folder / source.name, copy))
            except DeskError as error:
                problems[f"{source.name}: {error.sentence}"] = None
        return SavedAll(tuple(paths), tuple(problems))

    async def _copied(self, name: str, source: Path, target: Path, copy: Callable[[], Path]) -> Path:
        await self._expect_answers(source, target)
        try:
            return await self._disk.run(name, copy, _COPY_LIMIT)
        except Silent as error:
            raise _deaf(target.parent) from error
        except FileNotFoundError as error:
            if error.filename is not None and Path(str(error.filename)) == source:
                raise DeskError(_GONE, "Fetch or run it again.", str(source)) from error
            raise _not_there(error, target) from error
        except OSError as error:
            raise _not_there(error, target) from error

    async def _expect_answers(self, source: Path, target: Path) -> None:
        """Raises DeskError where one of the two folders is silent: a copy under way may take its time, and says nothing."""
        if not await self._disk.answers(source.parent):
            raise no_answer()
        if not await self._disk.answers(target.parent):
            raise _deaf(target.parent)

    async def clear_left_over(self) -> None:
        """What an earlier run of the program left of copies that it was making."""
        await asyncio.to_thread(shutil.rmtree, self._places.exporting("", 0).parent, ignore_errors=True)

    async def recipe(self, request: Request, output: Output, router: str | None) -> bytes:
        """The recipe of one work, as it lies beside saved ones. Raises DeskError."""
        body = await self._body(request.id)
        work = self._places.exporting(request.id, output.index)
        made = work.with_name(f"{work.name}.recipe")
        job: dict[str, Any] = {
            "body_path": str(work),
            "names": self._input_names(),
            "recipes": [{"out": str(made), **recipe_facts(request, output, __version__, router)}],
        }

        def begin() -> None:
            work.parent.mkdir(parents=True, exist_ok=True)
            work.write_bytes(body)

        try:
            await self._disk.run(f"export {work}", begin)
            await self._pool.run("companions", job, _EXPORT_LIMIT)
            return await self._disk.run(f"read {made}", made.read_bytes)
        except (OSError, WorkerFailed) as error:
            raise DeskError("The recipe could not be made.", "", f"{type(error).__name__} ({made.name})") from error
        finally:
            await self._disk.run(f"tidy {work}", lambda: _tidy(made, work))

    async def export(self, request: Request, index: int, target: Path, router: str | None) -> Path:
        """A copy of a picture with its recipe inside. Raises DeskError with a sentence."""
        output = next((one for one in request.outputs if one.index == index), None)
        if output is None:
            raise DeskError("This piece is no longer here.")
        source = _saved(output)
        body = await self._body(request.id)
        work = self._places.exporting(request.id, index)
        await self._expect_answers(source, target)

        def begin() -> None:
            if not source.is_file():
                raise DeskError(_GONE, "Fetch or run it again.", str(source))
            work.parent.mkdir(parents=True, exist_ok=True)
            work.write_bytes(body)

        job: dict[str, Any] = {
            "source": str(source),
            "target": str(target),
            "body_path": str(work),
            "names": self._input_names(),
            "recipe": recipe_facts(request, output, __version__, router),
        }
        try:
            await self._disk.run(f"export {work}", begin)
            answer = await self._pool.run("export", job, _EXPORT_LIMIT)
        except OSError as error:
            raise DeskError(
                "The data folder does not take files.", "Make room on the disk.", str(error.strerror)
            ) from error
        except WorkerFailed as error:
            raise DeskError(f"The copy could not be made. {error}", "Choose another folder.", str(target)) from error
        finally:
            await self._disk.run(f"tidy {work}", lambda: _tidy(work))
        if isinstance(answer.get("refused"), str):
            raise DeskError(answer["refused"], "")
        return target


@dataclass(frozen=True, slots=True)
class Keeping:
    """All that a session does with files of its own and the artist's folder."""

    files: Files
    kept_works: KeptWorks
    input_names: InputNames
    folder: Callable[[], Path]
    usual_folder: Path
    folder_fixed: bool
    disk: SlowDisk
    places: Places


def _saved(output: Output) -> Path:
    if output.path is None:
        raise DeskError("This piece is not on the disk.", "Fetch it first.")
    return Path(output.path)


def _deaf(folder: Path) -> DeskError:
    return DeskError("The folder does not answer.", "Choose another one.", str(folder))


def _tidy(*paths: Path) -> None:
    for path in paths:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
            path.parent.rmdir()


def _not_there(error: OSError, target: Path) -> DeskError:
    reason = error.strerror or type(error).__name__
    return DeskError(f"The file could not be saved there ({reason}).", "Choose another folder.", f"{reason} ({target})")
