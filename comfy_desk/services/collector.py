"""Brings finished requests onto the disk: reads the answer, finds what was made, fetches links, saves, and says so last.

Each step can be done again after a crash: the raw answer is committed first (`RawKept`), everything after it works from
the disk. "Done" is said only when every work is a file here or has a sentence why not.
"""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from comfy_desk import __version__
from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError, Failure, RouterError
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request, State
from comfy_desk.media.fetch import AssetFetcher, Fetched, FetchFailed
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.sniff import HEAD, settle
from comfy_desk.media.workers import WorkerFailed, WorkerPool
from comfy_desk.router.client import ResultStream, RouterClient
from comfy_desk.services import pacing, reading, verdicts
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.pieces import Piece, pieces_of, to_output
from comfy_desk.services.saving import Saver, Staged
from comfy_desk.services.tasks import Tasks

_log = logging.getLogger(__name__)

_AT_ONCE = 3
_LINKS_AT_ONCE = 4
_EXAMINE_LIMIT = 600.0
_THUMBNAIL_LIMIT = 60.0
_THUMBNAIL_SIZE = 512
_BY_ITSELF = (Role.WORK, Role.POSTER, Role.PART)


class Collector:
    def __init__(
        self,
        desk: Desk,
        client: RouterClient,
        gate: Gate,
        pool: WorkerPool,
        fetcher: AssetFetcher,
        saver: Saver,
        body: Callable[[str], Awaitable[bytes]],
        modalities: Callable[[str], Awaitable[list[str]]],
        results: Path,
        thumbnails: Path,
        origin: str,
        clock: Clock,
    ) -> None:
        self._desk = desk
        self._client = client
        self._gate = gate
        self._pool = pool
        self._fetcher = fetcher
        self._saver = saver
        self._body = body
        self._modalities = modalities
        self._results = results
        self._thumbnails = thumbnails
        self._origin = origin
        self._clock = clock
        self._tasks = Tasks("collect")
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._due = DueTimes(clock.monotonic, clock.wall, self._on_due)
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Takes up what was finished but not on the disk, the one that the Router forgets first at the head."""
        self._unsubscribe = self._desk.subscribe(self._on_event)
        waiting = [request for request in self._desk.mine() if request.state is State.COLLECTING]
        for request in sorted(waiting, key=lambda request: request.completed_at or 0.0):
            self._on_due(request.id)

    def folder(self, request_id: str) -> Path:
        """The request's own folder in the data: the raw answer and what is under way."""
        return self._results / request_id

    def thumbnail_place(self, request_id: str, index: int) -> Path:
        """The file of one output's small picture, whether it is there or not."""
        return self._thumbnails / request_id[:2] / f"{request_id}-{index}.png"

    async def aclose(self, grace: float) -> None:
        self._unsubscribe()
        self._due.close()
        await self._tasks.aclose(grace)

    def _on_event(self, event: events.Event) -> None:
        if not isinstance(event, events.RequestChanged):
            return
        if event.request.state is State.COLLECTING and event.before.state is not State.COLLECTING:
            self._on_due(event.request.id)

    def _on_due(self, request_id: str) -> None:
        self._tasks.start(request_id, self._collect(request_id))

    async def _collect(self, request_id: str) -> None:
        try:
            async with self._places:
                retry = await self._collect_once(request_id)
        except DeskError as error:
            retry = await self._note_local(request_id, error)
        finally:
            self._desk.set_progress(request_id, None)
        if retry is not None:
            self._due.put(request_id, retry)

    async def _note_local(self, request_id: str, error: DeskError) -> float:
        failure = Failure("local", detail=error.sentence)
        wait = 15.0
        try:
            wall = self._clock.wall()
            await self._desk.apply(request_id, seen.ResultFailed(wall, failure, final=False, next_check_at=wall + wait))
        except DeskError:
            _log.warning("A collecting fault could not be written down: %s", error.details)
        return wait

    async def _collect_once(self, request_id: str) -> float | None:
        """Seconds until it is tried again, or None where there is nothing more to do."""
        request = self._desk.get(request_id)
        if request is None or request.state is not State.COLLECTING:
            return None
        if request.raw_path is None or not Path(request.raw_path).exists():
            retry = await self._read(request)
            request = self._desk.get(request_id)
            if retry is not None or request is None or request.state is not State.COLLECTING:
                return retry
        if request.raw_path is None:
            return None
        outputs, words, folder = await self._save(request)
        await self._desk.apply(request_id, seen.Collected(self._clock.wall(), outputs, words, folder))
        return None

    # the raw answer

    async def _read(self, request: Request) -> float | None:
        if request.handle is None:
            return None
        asked_at = self._clock.wall()
        try:
            async with self._gate.turn(Urgency.COLLECT), self._client.result(request.handle) as answer:
                if not isinstance(answer, ResultStream):
                    self._gate.note_success()
                    wall = self._clock.wall()
                    delay = pacing.poll_delay(answer.pace, self._clock.chance())
                    observation = seen.StatusSeen(
                        wall, asked_at, answer.request_id, answer.word, answer.position, answer.error_type, wall + delay
                    )
                    after = await self._desk.apply(request.id, observation)
                    return delay if after.state is State.COLLECTING else None
                raw = await reading.keep(answer, self.folder(request.id), self._progress_of(request.id))
        except RouterError as error:
            return await self._read_failed(request, error)
        self._gate.note_success()
        wall = self._clock.wall()
        await self._desk.apply(request.id, seen.RawKept(wall, str(raw.path), raw.content_type, raw.credits))
        return None

    def _progress_of(self, request_id: str) -> Callable[[int, int | None], None]:
        return lambda received, total: self._desk.set_progress(request_id, received, total)

    async def _read_failed(self, request: Request, error: RouterError) -> float | None:
        failure = error.failure
        self._gate.note_failure(failure)
        wall = self._clock.wall()
        if verdicts.ends_the_run(failure, request.end_word, request.collect_tries):
            await self._desk.apply(request.id, seen.ResultFailed(wall, failure, final=True))
            return None
        offline = failure.reason in ("not_sent", "no_answer")
        wait = pacing.backoff(request.collect_tries, failure.pace, self._clock.chance(), offline=offline)
        wait = min(wait, pacing.LONGEST_POLL)
        await self._desk.apply(request.id, seen.ResultFailed(wall, failure, final=False, next_check_at=wall + wait))
        return wait

    # what is in it

    async def _save(self, request: Request) -> tuple[tuple[Output, ...], tuple[str, ...], str | None]:
        work = self.folder(request.id)
        body = await self._body(request.id)
        pieces, words = await self._examine(request, work, body)
        await self._fetch_links(request, pieces, work)
        await self._place(request, pieces, work)
        await asyncio.gather(*(self._picture(request, piece) for piece in pieces))
        outputs = tuple(to_output(piece) for piece in pieces)
        first = next((o.path for o in outputs if o.path and o.role is Role.WORK), None) or next(
            (o.path for o in outputs if o.path), None
        )
        if first is not None:
            await self._companions(request, body, outputs)
        await asyncio.to_thread(_tidy, work)
        return outputs, words, str(Path(first).parent) if first else None

    async def _examine(self, request: Request, work: Path, body: bytes) -> tuple[list[Piece], tuple[str, ...]]:
        staging = work / "staged"
        await asyncio.to_thread(_fresh_folder, staging, work / "request", body)
        arguments = {
            "raw_path": request.raw_path,
            "content_type": request.raw_type,
            "request_path": str(work / "request"),
            "declared": await self._modalities(request.model),
            "router_origin": self._origin,
            "out_dir": str(staging),
        }
        try:
            answer = await self._pool.run("examine", arguments, _EXAMINE_LIMIT)
        except WorkerFailed as error:
            sentence = "This answer could not be looked into; it is kept whole."
            _log.warning("examine failed for %s: %s", request.id, error)
            return [_the_answer_itself(request, sentence)], ()
        return pieces_of(answer)

    async def _fetch_links(self, request: Request, pieces: list[Piece], work: Path) -> None:
        links = [p for p in pieces if p.origin is Origin.LINK and p.url and p.role in _BY_ITSELF and p.problem is None]
        if not links:
            return
        turns = asyncio.Semaphore(_LINKS_AT_ONCE)
        received: dict[int, tuple[int, int | None]] = {}

        def progress(index: int, got: int, total: int | None) -> None:
            received[index] = (got, total)
            totals = [total for _, total in received.values()]
            whole = sum(t for t in totals if t) if len(totals) == len(links) and all(totals) else None
            self._desk.set_progress(request.id, sum(got for got, _ in received.values()), whole)

        async def fetch(piece: Piece) -> None:
            async with turns:
                await self._fetch_one(request, piece, work, lambda got, total: progress(piece.index, got, total))

        await asyncio.gather(*(fetch(piece) for piece in links))

    async def _fetch_one(
        self, request: Request, piece: Piece, work: Path, on_bytes: Callable[[int, int | None], None]
    ) -> None:
        part = work / "staged" / f"link-{piece.index}.part"
        try:
            await self._fetch_url(piece, piece.url or "", part, on_bytes)
        except FetchFailed as failed:
            fresh = await self._fresh_link(request, piece, work) if failed.expired else None
            if fresh is None:
                piece.problem = failed.sentence
                return
            try:
                await self._fetch_url(piece, fresh, part, on_bytes)
            except FetchFailed as again:
                piece.problem = again.sentence

    async def _fetch_url(self, piece: Piece, url: str, part: Path, on_bytes: Callable[[int, int | None], None]) -> None:
        fetched = await self._fetcher.fetch(url, part, progress=on_bytes)
        known = await asyncio.to_thread(_typed, fetched, piece.media_type)
        piece.take_file(fetched, known)

    async def _fresh_link(self, request: Request, piece: Piece, work: Path) -> str | None:
        """A dead link: the result is read once more, for a fresh link at the same place."""
        if request.handle is None:
            return None
        try:
            async with self._gate.turn(Urgency.COLLECT), self._client.result(request.handle) as answer:
                if not isinstance(answer, ResultStream):
                    return None
                raw = await reading.keep(answer, work / "again", lambda _got, _total: None)
            text = await asyncio.to_thread(raw.path.read_bytes)
            found = _at_pointer(json.loads(text), piece.pointer) if len(text) < (8 << 20) else None
        except (RouterError, OSError, ValueError, RecursionError):
            return None
        return found if isinstance(found, str) and found != piece.url else None

    async def _place(self, request: Request, pieces: list[Piece], work: Path) -> None:
        files = [Staged(p.index, p.staged, p.extension, p.sha256) for p in pieces if p.staged is not None]
        try:
            placed = await asyncio.to_thread(self._saver.place, request, files, work)
        except OSError as error:
            raise DeskError("The files could not be saved.", "Make room on the disk.", str(error.strerror)) from error
        for piece in pieces:
            if piece.index in placed:
                piece.final = placed[piece.index].path
                piece.problem = piece.problem or placed[piece.index].problem

    async def _picture(self, request: Request, piece: Piece) -> None:
        """A thumbnail and the measures of one file; without either it is still saved."""
        if piece.final is None or piece.kind in (Kind.TEXT, Kind.OTHER):
            return
        out = self.thumbnail_place(request.id, piece.index)
        arguments = {"path": str(piece.final), "out": str(out), "size": _THUMBNAIL_SIZE}
        try:
            await asyncio.to_thread(out.parent.mkdir, parents=True, exist_ok=True)
            facts = await self._pool.run("thumbnail", arguments, _THUMBNAIL_LIMIT)
        except (WorkerFailed, OSError):
            return
        piece.take_measures(facts, out)

    async def _companions(self, request: Request, body: bytes, outputs: tuple[Output, ...]) -> None:
        if request.raw_path is None:
            return
        raw = Path(request.raw_path)
        try:
            await asyncio.to_thread(self._saver.write_companions, request, body, outputs, raw, __version__)
        except OSError as error:
            _log.warning("The recipe of %s could not be written: %s", request.id, error.strerror)

    async def fetch_output(self, request: Request, index: int) -> Output:
        """Fetches one piece that is not on the disk, from the kept answer. Raises DeskError with a sentence."""
        wanted = next((output for output in request.outputs if output.index == index), None)
        if wanted is None or request.raw_path is None or wanted.origin is not Origin.LINK:
            raise DeskError("This piece cannot be fetched.", "")
        if wanted.path is not None:
            return wanted
        work = self.folder(request.id)
        pieces, _ = await self._examine(request, work, await self._body(request.id))
        piece = next((p for p in pieces if p.pointer == wanted.pointer and p.url), None)
        if piece is None:
            raise DeskError("The kept answer no longer names this piece.", "")
        piece.index, piece.problem = index, None
        await self._fetch_one(request, piece, work, self._progress_of(request.id))
        await self._place(request, [piece], work)
        await self._picture(request, piece)
        self._desk.set_progress(request.id, None)
        await asyncio.to_thread(_tidy, work)
        output = to_output(piece)
        if output.path is None:
            raise DeskError(piece.problem or "This piece could not be fetched.", "")
        await self._desk.apply(request.id, seen.OutputChanged(self._clock.wall(), output))
        return output


def _the_answer_itself(request: Request, problem: str) -> Piece:
    return Piece(0, "", Kind.OTHER, Role.WORK, Origin.BODY, media_type=request.raw_type, problem=problem)


def _typed(fetched: Fetched, declared: str | None) -> Sniffed:
    with fetched.path.open("rb") as file:
        return settle(file.read(HEAD), fetched.media_type or declared, fetched.name_hint)


def _fresh_folder(staging: Path, request_file: Path, body: bytes) -> None:
    shutil.rmtree(staging, ignore_errors=True)
    staging.mkdir(parents=True)
    request_file.write_bytes(body)


def _tidy(work: Path) -> None:
    for name in ("staged", "again"):
        shutil.rmtree(work / name, ignore_errors=True)
    for name in ("request", "plan.json"):
        (work / name).unlink(missing_ok=True)


def _at_pointer(document: Any, pointer: str) -> Any:
    value = document
    for step in pointer.split("/")[1:]:
        step = step.replace("~1", "/").replace("~0", "~")
        if isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        elif isinstance(value, dict) and step in value:
            value = value[step]
        else:
            return None
    return value
