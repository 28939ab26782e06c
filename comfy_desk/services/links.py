"""Fetches the links of one result: several at a time, a dead one once more with a fresh address, a passing fault later.

What has arrived is kept while the rest is tried again, and is known again after a crash: nothing large is fetched twice,
and nothing is lost with a link that has died meanwhile. Knows neither desk nor store.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.domain.request import Request
from comfy_desk.media.fetch import AssetFetcher, Fetched, FetchFailed
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.sniff import HEAD, settle
from comfy_desk.services.pieces import Piece
from comfy_desk.services.saving import Planned, holds

_AT_ONCE = 4
_BY_ITSELF = (Role.WORK, Role.POSTER, Role.PART)
_FEW_TRIES = 3
_MANY_TRIES = 6
"""Rounds for a server or a line that has trouble, before its sentence is what stays; not counted while we are offline."""

T = TypeVar("T")
Progress = Callable[[int, int | None], None]
ReadAgain = Callable[[Request, Path], Awaitable[Any]]
Reachable = Callable[[Request], Awaitable[bool]]


@dataclass(slots=True)
class _Visit:
    """One request's links while it is being collected."""

    have: dict[tuple[int, str], tuple[Fetched, Sniffed]] = field(default_factory=dict)
    failed: int = 0


class Links:
    """`read_again` gives the result's document read afresh: None where there is none, FetchFailed where it is worth waiting.

    `reachable` says whether we are online.
    """

    def __init__(self, fetcher: AssetFetcher, read_again: ReadAgain, reachable: Reachable) -> None:
        self._fetcher = fetcher
        self._read_again = read_again
        self._reachable = reachable
        self._visits: dict[str, _Visit] = {}

    def forget(self, request_id: str) -> None:
        self._visits.pop(request_id, None)

    def failed(self, request_id: str) -> int:
        """Rounds in which something failed that may pass."""
        visit = self._visits.get(request_id)
        return visit.failed if visit else 0

    async def fetch(
        self, request: Request, pieces: list[Piece], folder: Path, plan: Mapping[int, Planned], progress: Progress
    ) -> str | None:
        """Every piece that is fetched by itself gets its file or a problem. Raises DeskError where the disk is the fault.

        `plan` says where files of an earlier attempt may lie. A sentence comes back where it is worth trying again later.
        """
        links = [p for p in pieces if p.origin is Origin.LINK and p.url and p.role in _BY_ITSELF and p.problem is None]
        visit = self._visits.setdefault(request.id, _Visit())
        fresh = _Fresh(lambda: self._read_again(request, folder / "again"))
        turns = asyncio.Semaphore(_AT_ONCE)
        sum_up = _Sum(len(links), progress)

        async def one(piece: Piece) -> FetchFailed | None:
            async with turns:
                part = folder / "links" / f"{piece.index}.part"
                return await self._one(piece, visit, fresh, part, plan.get(piece.index), sum_up.of(piece.index))

        failures = await together(one(piece) for piece in links)
        passing = [
            failed
            for piece, failed in zip(links, failures, strict=True)
            if failed is not None and failed.retryable and piece.role is not Role.POSTER
        ]
        if not passing:
            return None
        visit.failed += 1
        if visit.failed >= (_MANY_TRIES if any(failed.patient for failed in passing) else _FEW_TRIES):
            if await self._reachable(request):
                return None
            visit.failed -= 1  # nothing can be told from here
        return passing[0].sentence

    async def by_hand(
        self, request: Request, piece: Piece, folder: Path, planned: Planned | None, progress: Progress
    ) -> None:
        """One piece, once; its problem says what went wrong."""
        fresh = _Fresh(lambda: self._read_again(request, folder / "again"))
        await self._one(piece, _Visit(), fresh, folder / f"{piece.index}.part", planned, progress)

    async def _one(
        self,
        piece: Piece,
        visit: _Visit,
        fresh: _Fresh,
        part: Path,
        planned: Planned | None,
        progress: Progress,
    ) -> FetchFailed | None:
        place = (piece.index, piece.pointer)
        if place not in visit.have and (noted := await asyncio.to_thread(_noted, part, piece, planned)) is not None:
            visit.have[place] = noted
        known = visit.have.get(place)
        if known is not None and (here := await asyncio.to_thread(_where, known[0], planned)) is not None:
            piece.take_file(*known)
            if here != known[0].path:  # it got its place already
                piece.staged, piece.final = None, here
            return None
        try:
            try:
                visit.have[place] = await self._take(piece, piece.url or "", part, progress)
            except FetchFailed as failed:
                url = await fresh.link(piece) if failed.expired else None
                if url is None:
                    raise
                visit.have[place] = await self._take(piece, url, part, progress)
        except FetchFailed as failed:
            if failed.disk:
                raise DeskError(failed.sentence, "Make room on the disk.") from None
            piece.problem = failed.sentence
            return failed
        return None

    async def _take(self, piece: Piece, url: str, part: Path, progress: Progress) -> tuple[Fetched, Sniffed]:
        fetched = await self._fetcher.fetch(url, part, progress=progress)
        known = await asyncio.to_thread(_typed, fetched, piece)
        piece.take_file(fetched, known)
        return fetched, known


class _Fresh:
    """The result read afresh, at most once, however many of its links are dead."""

    def __init__(self, read: Callable[[], Awaitable[Any]]) -> None:
        self._read = read
        self._lock = asyncio.Lock()
        self._document: Any = None
        self._failed: FetchFailed | None = None
        self._done = False

    async def link(self, piece: Piece) -> str | None:
        """The address that stands at the same place now. The same one again is worth one more try: it is the newest word.

        Raises FetchFailed where the result could not be read just now.
        """
        async with self._lock:
            if not self._done:
                try:
                    self._document = await self._read()
                except FetchFailed as failed:
                    self._failed = failed
                self._done = True
        if self._failed is not None:
            raise self._failed
        found = _at_pointer(self._document, piece.pointer)
        usable = isinstance(found, str) and found.lower().startswith(("https://", "http://"))
        return found if usable else None


class _Sum:
    """The progress of several transfers as one."""

    def __init__(self, count: int, tell: Progress) -> None:
        self._count = count
        self._tell = tell
        self._received: dict[int, tuple[int, int | None]] = {}

    def of(self, index: int) -> Progress:
        def progress(got: int, total: int | None) -> None:
            self._received[index] = (got, total)
            totals = [total for _, total in self._received.values()]
            whole = sum(t for t in totals if t) if len(totals) == self._count and all(totals) else None
            self._tell(sum(got for got, _ in self._received.values()), whole)

        return progress


async def together(works: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """All of them at once, in order; the first error ends the others too, so that nothing works on unseen."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        return list(await asyncio.gather(*tasks))
    finally:
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def _typed(fetched: Fetched, piece: Piece) -> Sniffed:
    """What the bytes are. Notes beside them what has arrived: the link may be dead when the program is started again."""
    with fetched.path.open("rb") as file:
        known = settle(file.read(HEAD), fetched.media_type or piece.media_type, fetched.name_hint)
    note = {"pointer": piece.pointer, "file": {**asdict(fetched), "path": ""}, "known": asdict(known)}
    with contextlib.suppress(OSError):
        _note_of(fetched.path).write_text(json.dumps(note), encoding="utf-8")
    return known


def _noted(part: Path, piece: Piece, planned: Planned | None) -> tuple[Fetched, Sniffed] | None:
    """The piece's file as an earlier run of the program noted it, where these very bytes are still here."""
    try:
        note = json.loads(_note_of(part).read_bytes())
        fetched = Fetched(**{**note["file"], "path": part})
        known = Sniffed(**{**note["known"], "kind": Kind(note["known"]["kind"])})
        if note["pointer"] != piece.pointer:
            return None
        if not holds(part, fetched.sha256):  # it has its place, or the power went before all of it was on the disk
            part.unlink(missing_ok=True)
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return (fetched, known) if _where(fetched, planned) is not None else None


def _where(fetched: Fetched, planned: Planned | None) -> Path | None:
    """Where the bytes are by now: still where they arrived, or where they were planned to go."""
    if fetched.path.exists():
        return fetched.path
    return planned.path if planned is not None and planned.sha256 == fetched.sha256 and planned.is_there else None


def _note_of(part: Path) -> Path:
    return part.with_suffix(".json")


def _at_pointer(document: Any, pointer: str) -> Any:
    value = document
    for step in pointer.split("/")[1:]:
        step = step.replace("~1", "/").replace("~0", "~")
        if isinstance(value, list) and step.isdecimal() and len(step) < 10 and int(step) < len(value):
            value = value[int(step)]
        elif isinstance(value, dict) and step in value:
            value = value[step]
        else:
            return None
    return value
