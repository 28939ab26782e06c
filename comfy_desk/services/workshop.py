"""What is done with a kept answer on this machine: looked into, its files placed, small pictures and recipes made of them.

Every step can be done again. Knows neither Router nor desk; the heavy part runs in the worker processes.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from comfy_desk import __version__
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.media.workers import WorkerFailed, WorkerPool
from comfy_desk.services.pieces import Look, Piece, look_of, settle_words
from comfy_desk.services.plans import Planned, holds, read_plan
from comfy_desk.services.saving import Saver, Staged
from comfy_desk.services.slow_disk import Silent, SlowDisk, no_answer

_log = logging.getLogger(__name__)

_EXAMINE_LIMIT = 600.0
_THUMBNAIL_LIMIT = 120.0  # 20,000 × 20,000 pixels of 16 bits took 40 s where both cores were busy
_THUMBNAIL_SIZE = 512
_DOCUMENT_LIMIT = 20.0
_DOCUMENT_FRESH = 60.0
"""Seconds for which a burst of one model's results does not ask for its document again."""

_LOOKS = 3
"""Times that an answer is looked into, some time apart, before a worker's death is its fault and not this moment's."""

_TRIES = 2
"""Times a job is given to a worker that dies: it may have been killed by the system. One that hangs costs its limit once."""


class Workshop:
    def __init__(
        self,
        pool: WorkerPool,
        saver: Saver,
        promise: Callable[[str], Awaitable[dict[str, Any]]],
        thumbnails: Path,
        origin: str,
        disk: SlowDisk | None = None,
    ) -> None:
        self._pool = pool
        self._saver = saver
        self._promise = promise
        self._thumbnails = thumbnails
        self._origin = origin
        self._disk = disk or SlowDisk()
        self._deaths: Counter[str] = Counter()  # of workers, in a row, by request
        self._promises: dict[str, tuple[float, dict[str, Any]]] = {}  # what a document promised, and when it was read

    async def look(self, request: Request, folder: Path, body: bytes) -> Look:
        """What is in the request's kept answer; inline pieces are files in `folder/staged` then. Raises DeskError.

        Not while those of an earlier look are still on their way to their places: it would take them from under that.
        """
        if self._disk.is_at(_placing(request)):
            raise no_answer()
        staging = folder / "staged" / str(os.getpid())  # a worker of a killed program may be at its last file yet
        try:
            await asyncio.to_thread(_fresh_folder, staging, folder / "request", body)
        except OSError as error:
            raise disk_fault(error) from error
        del body  # the worker has it from the file
        promised = await self._promised(request.model)
        declared: list[str] = promised.get("modalities", [])
        arguments = {
            "raw_path": request.raw_path,
            "content_type": request.raw_type,
            "request_path": str(folder / "request"),
            "declared": declared,
            "promise": promised,
            "router_origin": self._origin,
            "out_dir": str(staging),
        }
        try:
            look = look_of(await self._work("examine", arguments, _EXAMINE_LIMIT))
        except WorkerFailed as error:
            if error.disk_full:
                raise no_room() from error
            _log.warning("examine failed for %s: %s", request.id, error)
            self._deaths[request.id] += 1
            if error.died and self._deaths[request.id] < _LOOKS:
                raise DeskError("The answer is here and could not be looked into just now.", "", str(error)) from error
            self._deaths.pop(request.id)
            return Look([_itself(request, "This answer could not be looked into; it is kept whole.")])
        self._deaths.pop(request.id, None)
        if look.certain and look.problem and not look.pieces:
            look.pieces = [_itself(request, look.problem)]
        settle_words(look, declared)
        return look

    async def _promised(self, model: str) -> dict[str, Any]:
        """What the model's document promises (`schema.outputs.promise_of`); {} where it cannot be had.

        A gate that is shut, or a silent line, must not hold back what is here.
        """
        now = asyncio.get_running_loop().time()
        known = self._promises.get(model)
        if known is not None and now - known[0] < _DOCUMENT_FRESH:
            return known[1]
        try:
            async with asyncio.timeout(_DOCUMENT_LIMIT):
                promised = await self._promise(model)
        except TimeoutError:
            return {}
        if promised:
            self._promises[model] = (now, promised)
        return promised

    async def _work(self, job: str, arguments: dict[str, Any], limit: float) -> dict[str, Any]:
        for _ in range(_TRIES - 1):
            try:
                return await self._pool.run(job, arguments, limit)
            except WorkerFailed as error:
                if not error.died:
                    raise
                _log.info("%s is tried again: %s", job, error)
        return await self._pool.run(job, arguments, limit)

    async def playable(self, pieces: list[Piece], work: Path, index: int) -> list[Piece]:
        """Samples behind links become WAVs, as those in the answer have; their pieces as they came, from `index` on."""
        bare: list[Piece] = []
        for piece in pieces:
            samples = piece.staged or piece.final
            if piece.origin is not Origin.LINK or piece.extension != "pcm" or samples is None:
                continue
            wav = work / "staged" / "wav" / f"{piece.index}.part"
            arguments = {"path": str(samples), "out": str(wav), "media_type": piece.media_type}
            try:
                made = await self._work("wav", arguments, _EXAMINE_LIMIT)
            except WorkerFailed as error:
                if error.disk_full:
                    raise no_room() from error
                _log.warning("The samples get no header: %s", error)
                continue
            if made:
                bare.append(piece.take_header(wav, made.get("size"), made.get("sha256"), index + len(bare)))
        return bare

    async def plan(self, work: Path) -> dict[int, Planned]:
        """Where an earlier attempt was about to put the files of a request."""
        return await asyncio.to_thread(read_plan, work)

    async def place(self, request: Request, pieces: list[Piece], work: Path, kept: Path) -> None:
        """Staged files get their places. Raises DeskError where neither the artist's folder nor ours takes them."""
        files = [Staged(p.index, p.staged, p.extension, p.sha256) for p in pieces if p.staged is not None]
        silent = bool(files) and not await self._disk.answers(self._saver.folder())
        work_to_do = functools.partial(self._saver.place, request, files, work, kept, silent)
        try:
            placed = await self._disk.run(_placing(request), work_to_do)
        except OSError as error:
            raise disk_fault(error) from error
        for piece in pieces:
            if piece.index in placed:
                piece.final = placed[piece.index].path
                piece.problem = piece.problem or placed[piece.index].problem
            elif piece.final is not None:  # it was there already
                piece.problem = piece.problem or self._saver.kept_with_us(piece.final, kept)

    def thumbnail_place(self, request_id: str, index: int) -> Path:
        """The file of one output's small picture, whether it is there or not."""
        return self._thumbnails / request_id[:2] / f"{request_id}-{index}.png"

    async def picture(self, request: Request, piece: Piece) -> None:
        """A thumbnail and the measures of one file; without either it is still saved."""
        if piece.final is None or piece.kind in (Kind.TEXT, Kind.OTHER):
            return
        out = self.thumbnail_place(request.id, piece.index)
        arguments = {"path": str(piece.final), "out": str(out), "size": _THUMBNAIL_SIZE}
        try:
            facts = await self._work("thumbnail", arguments, _THUMBNAIL_LIMIT)
        except WorkerFailed as error:
            if error.disk_full:
                raise no_room() from error
            return
        piece.take_measures(facts, out)

    async def companions(
        self,
        request: Request,
        outputs: tuple[Output, ...],
        folder: Path,
        *,
        with_answer: bool = True,
    ) -> None:
        """Recipes and the answer beside the works; without them the works are saved all the same."""
        if request.raw_path is None or not any(output.path for output in outputs):
            return
        wanted = self._saver.companions(
            request,
            outputs,
            Path(request.raw_path),
            folder,
            __version__,
            router=self._origin,
            with_answer=with_answer,
        )
        if not wanted.places:
            return
        try:
            await self._work("companions", wanted.job, _EXAMINE_LIMIT)
            put = functools.partial(self._saver.put_beside, request, wanted)
            await self._disk.run(f"beside {request.id}", put)
        except (OSError, WorkerFailed, Silent) as error:
            _log.warning("The recipe of %s could not be written: %s", request.id, type(error).__name__)

    async def is_there(self, path: Path, sha256: str | None) -> bool:
        """Whether these very bytes lie in the artist's folder, or anything at all where nothing is known of them.

        False where the folder does not answer.
        """
        look = functools.partial(holds, path, sha256) if sha256 is not None else path.is_file
        try:
            return await self._disk.answers(self._saver.folder()) and await self._disk.run(f"holds {path}", look)
        except (OSError, Silent):
            return False

    async def clear(self, request: Request, work: Path) -> None:
        """Removes what a crash left of a request that has ended, in the artist's folder too; a silent one has it later."""
        try:
            if await self.plan(work):
                if not await self._disk.answers(self._saver.folder()):
                    return
                await self._disk.run(f"clear {request.id}", lambda: self._saver.clear(request, work))
        except Silent:
            return
        await self.tidy(work)

    @staticmethod
    async def tidy(work: Path) -> None:
        """Removes what was only under way. Called when the facts are in the store, and not before: it holds the plan."""
        removal = asyncio.ensure_future(asyncio.to_thread(shutil.rmtree, work, ignore_errors=True))
        try:
            await asyncio.shield(removal)
        except asyncio.CancelledError:  # the program ends: these few files are removed first
            await removal
            raise


def _placing(request: Request) -> str:
    return f"place {request.id}"


def disk_fault(error: OSError) -> DeskError:
    return DeskError("The files could not be saved.", "Make room on the disk.", str(error.strerror))


def no_room() -> DeskError:
    return DeskError("The disk with the data folder is full: the files could not be saved.", "Make room on the disk.")


def _itself(request: Request, problem: str) -> Piece:
    """The kept answer as the one piece of a result: nobody knows what is in it, and the row is to say why."""
    return Piece(0, "", Kind.OTHER, Role.WORK, Origin.BODY, media_type=request.raw_type, problem=problem)


def _fresh_folder(staging: Path, request_file: Path, body: bytes) -> None:
    shutil.rmtree(staging.parent, ignore_errors=True)
    staging.mkdir(parents=True, exist_ok=True)
    request_file.write_bytes(body)
