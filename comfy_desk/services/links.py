"""Fetches the links of one result: the soonest to expire first, several at a time, a dead one once more with a fresh
address, a passing fault later.

What has arrived is kept while the rest is tried again, and is known again after a crash: nothing large is fetched twice,
and nothing is lost with a link that has died meanwhile. Knows neither desk nor store.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.domain.request import Request
from comfy_desk.media.expiry import expires_at
from comfy_desk.media.fetch import AssetFetcher, Fetched, FetchFailed
from comfy_desk.media.filetype import type_of_file
from comfy_desk.media.formats import Sniffed, essence
from comfy_desk.media.links import identity
from comfy_desk.media.pcm import samples_type
from comfy_desk.services.pieces import Piece
from comfy_desk.services.plans import Planned, holds
from comfy_desk.services.turns import Turns, Urgency

_log = logging.getLogger(__name__)

_AT_ONCE = 4
"""Links of one request that stand in line or run at once: the others of it wait here, the most urgent first."""

_UNKNOWN_LIFE = 3600.0
"""Seconds that a link is given which does not say how long it lives."""

_TOLD_EVERY = 0.05
"""Seconds between two words about how far a request is: nobody sees more."""

_BY_ITSELF = (Role.WORK, Role.POSTER, Role.PART)
_FEW_TRIES = 3
_MANY_TRIES = 6
"""Rounds for a server or a line that has trouble, before its sentence is what stays; not counted while we are offline."""

T = TypeVar("T")
Progress = Callable[[int, int | None], None]
_Placed = Mapping[str | None, Planned]
ReadAgain = Callable[[Request, Path, Sequence[str]], Awaitable[Mapping[str, Sequence[str]]]]
Reachable = Callable[[Request], Awaitable[bool]]


@dataclass(slots=True)
class _Visit:
    """One request's links while it is being collected."""

    have: dict[tuple[int, str], tuple[Fetched, Sniffed]] = field(default_factory=dict)
    failed: int = 0


class Links:
    """`read_again` gives the addresses at some places of the result read afresh; FetchFailed where it is worth waiting.

    `reachable` says whether we are online.
    """

    def __init__(
        self,
        fetcher: AssetFetcher,
        read_again: ReadAgain,
        reachable: Reachable,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._fetcher = fetcher
        self._read_again = read_again
        self._reachable = reachable
        self._wall = wall
        self._turns = Turns()
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
        pointers = [piece.pointer for piece in links]
        fresh = _Fresh(lambda: self._read_again(request, folder / "again", pointers), [one.url or "" for one in links])
        sum_up = _Sum(len(links), progress)
        places = _places_of(pieces)  # as the answer promises them: what comes may be of another kind
        placed = _by_bytes(plan)
        failures: dict[int, FetchFailed] = {}
        line = iter(sorted(links, key=self._urgency))

        async def fetch_in_order() -> None:
            for piece in line:
                part = folder / "links" / f"{piece.index}.part"
                failed = await self._one(piece, visit, fresh, part, placed, sum_up.of(piece.index))
                if failed is not None:
                    failures[piece.index] = failed

        try:
            await together(fetch_in_order() for _ in range(min(_AT_ONCE, len(links))))
        finally:
            sum_up.end()
        if failures and (later := await self._worth_waiting(request, links, failures, visit)):
            return later
        for piece in links:
            if piece.index in failures:
                piece.problem = _missing(places[piece.index], failures[piece.index])
        return None

    async def _worth_waiting(
        self, request: Request, links: list[Piece], failures: Mapping[int, FetchFailed], visit: _Visit
    ) -> str | None:
        """What passes, where it is worth another round."""
        wanted = [failures[p.index] for p in links if p.index in failures and p.role is not Role.POSTER]
        passing = [failed for failed in wanted if failed.retryable]
        if not passing:
            return None
        visit.failed += 1
        if visit.failed >= (_MANY_TRIES if any(failed.patient for failed in passing) else _FEW_TRIES):
            if await self._reachable(request):
                return None
            visit.failed -= 1  # nothing can be told from here
        return passing[0].sentence

    def _urgency(self, piece: Piece) -> Urgency:
        """A link that does not say when it dies is taken for one that lives an hour: it is not put off for ever."""
        dies = expires_at(piece.url or "") or self._wall() + _UNKNOWN_LIFE
        return (dies, piece.role is Role.POSTER, piece.index)

    async def by_hand(
        self, request: Request, piece: Piece, folder: Path, plan: Mapping[int, Planned], progress: Progress
    ) -> None:
        """One piece, once; its problem says what went wrong."""
        others = (one.pointer for one in request.outputs if one.origin is Origin.LINK)
        pointers = list(dict.fromkeys((piece.pointer, *others)))  # it may have moved to the place of another
        fresh = _Fresh(lambda: self._read_again(request, folder / "again", pointers))
        part = folder / f"{piece.index}.part"
        await self._one(piece, _Visit(), fresh, part, _by_bytes(plan), progress, by_hand=True)

    async def _one(
        self,
        piece: Piece,
        visit: _Visit,
        fresh: _Fresh,
        part: Path,
        placed: _Placed,
        progress: Progress,
        by_hand: bool = False,
    ) -> FetchFailed | None:
        place = (piece.index, piece.pointer)
        if place not in visit.have and (noted := await asyncio.to_thread(_noted, part, piece, placed)) is not None:
            visit.have[place] = noted
        known = visit.have.get(place)
        if known is not None and (here := await asyncio.to_thread(_where, known[0], placed)) is not None:
            piece.take_file(*known)
            if here != known[0].path:  # it got its place already
                piece.staged, piece.final = None, here
            progress(known[0].size, known[0].size)
            return None
        urgency = (0.0,) if by_hand else self._urgency(piece)
        try:
            try:
                visit.have[place] = await self._take(piece, piece.url or "", part, progress, urgency)
            except FetchFailed as failed:
                url = await fresh.link(piece) if failed.expired else None
                if url is None:
                    raise
                visit.have[place] = await self._take(piece, url, part, progress, urgency)
        except FetchFailed as failed:
            if failed.disk:
                raise DeskError(failed.sentence, "Make room on the disk.") from None
            piece.problem = failed.sentence
            if failed.barred or failed.too_large:
                piece.reach = Reach.OUT_OF_REACH if failed.barred else Reach.TOO_LARGE
            return failed
        return None

    async def _take(
        self, piece: Piece, url: str, part: Path, progress: Progress, urgency: Urgency
    ) -> tuple[Fetched, Sniffed]:
        async with self._turns.turn(_host_of(url), urgency) as turn:

            def moved(got: int, total: int | None) -> None:
                turn.touch()
                progress(got, total)

            try:
                fetched = await self._fetcher.fetch(url, part, progress=moved)
            except FetchFailed:
                raise
            except Exception as error:
                # What one server made of one answer must not cost the others their files.
                _log.exception("A file could not be fetched")
                raise FetchFailed("The program failed while it fetched this file.", retryable=True) from error
        fetched, known = await asyncio.to_thread(_typed, fetched, piece)
        piece.take_file(fetched, known)
        return fetched, known


class _Fresh:
    """The result read afresh, at most once, however many of its links are dead."""

    def __init__(self, read: Callable[[], Awaitable[Mapping[str, Sequence[str]]]], formers: Iterable[str] = ()) -> None:
        """`formers` are the addresses of all its files as they were: what was another one's is nobody else's now."""
        self._read = read
        self._formers = {identity(url) for url in formers}
        self._lock = asyncio.Lock()
        self._links: Mapping[str, Sequence[str]] = {}
        self._files: dict[str, str] = {}
        self._failed: FetchFailed | None = None
        self._done = False

    async def link(self, piece: Piece) -> str | None:
        """The address of the same file, signed anew, wherever it stands now; else the one that stands at its place.

        The same one again is worth one more try: it is the newest word. Another one's would be the wrong picture.

        Raises FetchFailed where the result could not be read just now.
        """
        async with self._lock:
            if not self._done:
                try:
                    self._links = await self._read()
                except FetchFailed as failed:
                    self._failed = failed
                # Once: for each of a thousand pieces anew, it would hold up everything else for many seconds.
                for url in (url for urls in self._links.values() for url in urls):
                    self._files.setdefault(identity(url), url)
                self._done = True
        if self._failed is not None:
            raise self._failed
        named = self._links.get(piece.pointer, ())
        former = piece.url or ""
        sought = identity(former)
        if (same := next((url for url in named if identity(url) == sought), self._files.get(sought))) is not None:
            return same
        own = [url for url in named if identity(url) not in self._formers]
        like = [url for url in own if url.partition("?")[0] == former.partition("?")[0]] or own
        return like[0] if len(like) == 1 else None


class _Sum:
    """The progress of several transfers as one. The total is known once that of each of them is."""

    def __init__(self, count: int, tell: Progress) -> None:
        self._unknown = count
        self._tell = tell
        self._facts: dict[int, tuple[int, int | None]] = {}
        self._received = self._total = 0
        self._next: asyncio.TimerHandle | None = None  # while nothing is told
        self._untold = False

    def of(self, index: int) -> Progress:
        def progress(got: int, total: int | None) -> None:
            before, known = self._facts.get(index, (0, None))
            self._facts[index] = (got, total)
            self._received += got - before
            self._total += (total or 0) - (known or 0)
            self._unknown += (total is None) - (known is None)
            self._untold = True
            if self._next is None:
                self._tell_now()

        return progress

    def end(self) -> None:
        """The last word, and none after it."""
        if self._next is not None:
            self._next.cancel()
        if self._untold:
            self._tell(self._received, None if self._unknown else self._total)

    def _tell_now(self) -> None:
        self._next = None
        if self._untold:
            self._untold = False
            self._tell(self._received, None if self._unknown else self._total)
            self._next = asyncio.get_running_loop().call_later(_TOLD_EVERY, self._tell_now)


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


def _host_of(url: str) -> str:
    """Whose share a link counts towards; the bare scheme for what is no link."""
    try:
        parts = urlsplit(url)
        return (parts.netloc or parts.scheme).lower()[:300]
    except ValueError:
        return ""


_NAMES = {
    Kind.IMAGE: "image",
    Kind.VIDEO: "film",
    Kind.AUDIO: "sound",
    Kind.MODEL_3D: "3D model",
    Kind.VECTOR: "drawing",
    Kind.TEXT: "text",
    Kind.OTHER: "file",
}


def _places_of(pieces: Iterable[Piece]) -> dict[int, str]:
    """What each piece is called where it is missing, "image 2 of 4"; "" for one that has no like."""
    groups: dict[tuple[Role, Kind], list[int]] = {}
    for piece in pieces:
        groups.setdefault((piece.role, piece.kind), []).append(piece.index)
    places: dict[int, str] = {}
    for (role, kind), group in groups.items():
        name = _NAMES[kind] if role is Role.WORK else f"{role} ({_NAMES[kind]})"
        places |= {index: f"{name} {n} of {len(group)}" if len(group) > 1 else "" for n, index in enumerate(group, 1)}
    return places


def _missing(place: str, failed: FetchFailed) -> str:
    """Which file is not here, why, and what can still be done."""
    what = failed.sentence
    if place:
        what = what[:1].lower() + what[1:] if what[1:2].islower() else what  # names of variables stay as they are
        what = f"The file of {place} is missing: {what}"
    if failed.expired:
        return f"{what} While the Router keeps the result, fetching it again asks for a fresh link."
    if failed.too_large:
        return f"{what} Raise the limit in the settings, then fetch it again."
    return f"{what} It can be fetched again later." if failed.retryable else what


def _doubted(fetched: Fetched, known: Sniffed, piece: Piece) -> Fetched:
    """A server that sends words where a picture was promised mostly says in them why there is none. They are kept."""
    words = known.kind is Kind.TEXT or known.media_type == "application/json"
    if not words or piece.kind in {Kind.TEXT, Kind.OTHER, Kind.MODEL_3D} or fetched.problem:
        return fetched
    return replace(
        fetched, problem=f"The server sent words instead of the {_NAMES[piece.kind]} that the answer promises."
    )


def _typed(fetched: Fetched, piece: Piece) -> tuple[Fetched, Sniffed]:
    """What the bytes are. Notes beside them what has arrived: the link may be dead when the program is started again."""
    says_nothing = essence(fetched.media_type) in {"", "application/octet-stream", "binary/octet-stream"}
    declared = piece.media_type if says_nothing else fetched.media_type
    known = type_of_file(fetched.path, declared, fetched.name_hint)
    samples = samples_type(fetched.media_type, piece.media_type)
    if samples and known.kind is not Kind.TEXT and (not known.certain or known.media_type == "audio/l16"):
        known = Sniffed(samples, "pcm", Kind.AUDIO)  # with the rate that was stated
    fetched = _doubted(fetched, known, piece)
    note = {"pointer": piece.pointer, "file": {**asdict(fetched), "path": ""}, "known": asdict(known)}
    with contextlib.suppress(OSError):
        _note_of(fetched.path).write_text(json.dumps(note), encoding="utf-8")
    return fetched, known


def _noted(part: Path, piece: Piece, placed: _Placed) -> tuple[Fetched, Sniffed] | None:
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
    return (fetched, known) if _where(fetched, placed) is not None else None


def _by_bytes(plan: Mapping[int, Planned]) -> _Placed:
    """By the SHA-256 and not by the piece: samples have their place under the name of another, see `Piece.take_header`."""
    return {planned.sha256: planned for planned in plan.values()}


def _where(fetched: Fetched, placed: _Placed) -> Path | None:
    """Where the bytes are by now: still where they arrived, or where they were planned to go."""
    if fetched.path.exists():
        return fetched.path
    planned = placed.get(fetched.sha256)
    return planned.path if planned is not None and planned.is_there else None


def _note_of(part: Path) -> Path:
    return part.with_suffix(".json")
