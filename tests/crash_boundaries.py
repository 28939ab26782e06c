"""The boundaries at which `crash_child` dies, each by its name: what is wrapped, and on which side of it the process ends.

A boundary is a real function of the product, replaced in the child's process alone by one that calls it and sends SIGKILL
to its own process just before, just after or in the middle.
"""

from __future__ import annotations

import asyncio
import errno
import functools
import json
import os
import random
import shutil
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import httpx

from comfy_desk.domain.request import State
from comfy_desk.media import names
from comfy_desk.media.fetch import AssetFetcher
from comfy_desk.media.workers import WorkerPool
from comfy_desk.router.client import ResultStream, RouterClient
from comfy_desk.services.pieces import Piece
from comfy_desk.services.saving import Saver
from comfy_desk.store.database import Database
from comfy_desk.store.requests import RequestStore, Write

Met = Callable[[Write], bool]
Arm = Callable[[dict[str, Any]], None]


def die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    while True:  # another thread may be the one that hears of it first
        time.sleep(1)


def arm(name: str, order: dict[str, Any]) -> None:
    """Before anything is opened: what an earlier process left may come there at once."""
    BOUNDARIES[name](order)


# --- the store ---


def _commit(met: Met, side: str) -> Arm:
    """Dies `before` the commit that holds such a change, `inside` its transaction, or `after` it."""

    def armed(_order: dict[str, Any]) -> None:
        commit, write = RequestStore.commit, Database.write
        inside = threading.Event()

        async def deadly_commit(self: RequestStore, writes: Iterable[Write], *others: Any) -> None:
            batch = tuple(writes)
            hit = any(met(one) for one in batch)
            if hit and side == "before":
                die()
            if hit and side == "inside":
                inside.set()
            await commit(self, batch, *others)
            if hit:
                die()

        async def deadly_write(self: Database, work: Callable[..., Any]) -> Any:
            def last(connection: Any) -> Any:
                done = work(connection)
                if inside.is_set():
                    die()
                return done

            return await write(self, last)

        RequestStore.commit = deadly_commit  # type: ignore[method-assign]
        Database.write = deadly_write  # type: ignore[method-assign]

    return armed


def _key(write: Write) -> bool:
    return write.body is not None


def _sending(write: Write) -> bool:
    return write.request.state is State.SENDING


def _accepted(write: Write) -> bool:
    return write.request.handle is not None


def _completed(write: Write) -> bool:
    return write.request.state is State.COLLECTING


def _cancel_asked(write: Write) -> bool:
    return write.request.cancel_asked_at is not None


def _raw(write: Write) -> bool:
    return write.request.raw_path is not None


def _collected(write: Write) -> bool:
    return write.request.state in (State.DONE, State.LATE_RESULT)


def _fetched_by_hand(write: Write) -> bool:
    return _collected(write) and all(output.saved for output in write.request.outputs)


# --- the line ---


def _call(name: str, side: str) -> Arm:
    """Dies before or after one of the client's calls: what came back has not been looked at by anybody then."""

    def armed(_order: dict[str, Any]) -> None:
        call = getattr(RouterClient, name)

        @functools.wraps(call)
        async def deadly(self: RouterClient, *arguments: Any) -> Any:
            if side == "before":
                die()
            await call(self, *arguments)
            die()

        setattr(RouterClient, name, deadly)

    return armed


def _answered(method: str, ending: str) -> Arm:
    """Dies when the head of the answer is here: the Router has done its part, and the program knows nothing of it."""

    def armed(_order: dict[str, Any]) -> None:
        send = httpx.AsyncClient.send

        async def deadly(self: httpx.AsyncClient, request: httpx.Request, **options: Any) -> httpx.Response:
            response = await send(self, request, **options)
            if request.method == method and request.url.path.endswith(ending):
                die()
            return response

        httpx.AsyncClient.send = deadly  # type: ignore[method-assign]

    return armed


class _HalfBody(httpx.AsyncByteStream):
    def __init__(self, body: bytes) -> None:
        self._body = body

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield self._body[: len(self._body) // 2]
        await asyncio.sleep(0.05)  # it has left this machine
        die()


def _half_sent(_order: dict[str, Any]) -> None:
    send = httpx.AsyncClient.send

    async def deadly(self: httpx.AsyncClient, request: httpx.Request, **options: Any) -> httpx.Response:
        if request.method == "POST":
            request.stream = _HalfBody(await request.aread())
        return await send(self, request, **options)

    httpx.AsyncClient.send = deadly  # type: ignore[method-assign]


def _admitted_directly(order: dict[str, Any]) -> None:
    """Dies while a direct run is held: the Router's own list shows it, and no byte of an answer has come."""
    run = RouterClient.run

    async def watch() -> None:
        async with httpx.AsyncClient(base_url=order["url"], trust_env=False) as control:
            while True:
                runs = json.loads((await control.get("/practice/requests")).content)["requests"]
                if any(one["direct"] and one["account"] == order["account"] for one in runs):
                    die()
                await asyncio.sleep(0.02)

    @asynccontextmanager
    async def deadly(self: RouterClient, *arguments: Any) -> AsyncIterator[ResultStream]:
        watching = asyncio.create_task(watch())
        async with run(self, *arguments) as stream:
            watching.cancel()
            yield stream

    RouterClient.run = deadly  # type: ignore[method-assign, assignment]


def _mid_stream(name: str) -> Arm:
    """Dies in the middle of a result's bytes, some of which are on the disk."""

    def armed(_order: dict[str, Any]) -> None:
        opened = getattr(RouterClient, name)

        @asynccontextmanager
        async def deadly(self: RouterClient, *arguments: Any) -> AsyncIterator[Any]:
            async with opened(self, *arguments) as answer:
                yield replace(answer, chunks=_half(answer)) if isinstance(answer, ResultStream) else answer

        setattr(RouterClient, name, deadly)

    return armed


async def _half(answer: ResultStream) -> AsyncIterator[bytes]:
    seen = 0
    async for chunk in answer.chunks:
        yield chunk
        seen += len(chunk)
        if seen * 2 > (answer.total or 0):
            die()


def _asset(side: str) -> Arm:
    """Dies when some of a link's file is on the disk (`middle`), or all of one and nothing is said of it (`after`)."""

    def armed(_order: dict[str, Any]) -> None:
        fetch = AssetFetcher.fetch

        async def deadly(self: AssetFetcher, url: str, path: Path, **options: Any) -> Any:
            if side == "middle":
                options["progress"] = lambda _got, _total: die()
            await fetch(self, url, path, **options)
            die()

        AssetFetcher.fetch = deadly  # type: ignore[method-assign]

    return armed


def _noted(_order: dict[str, Any]) -> None:
    """Dies when a link's file is here and noted, and has no place yet."""

    def deadly(*_arguments: Any) -> None:
        die()

    Piece.take_file = deadly  # type: ignore[method-assign]


# --- the files ---


def _placed(ending: str, side: str) -> Arm:
    """Dies before or after the first file with this ending got its place."""

    def armed(_order: dict[str, Any]) -> None:
        place = names.place

        def deadly(staged: Path, target: Path, *more: Any, **options: Any) -> Path:
            if target.name.endswith(ending) and side == "before":
                die()
            placed = place(staged, target, *more, **options)
            if target.name.endswith(ending):
                die()
            return placed

        names.place = deadly

    return armed


def _linked(_order: dict[str, Any]) -> None:
    """Dies when a file has its name in the artist's folder and is still called by the staged one too."""
    link = os.link

    def deadly(source: Any, target: Any, **options: Any) -> None:
        link(source, target, **options)
        die()

    os.link = deadly


def _no_links(number: int) -> Callable[..., None]:
    def refused(_source: Any, _target: Any, **_options: Any) -> None:
        raise OSError(number, os.strerror(number))

    return refused


def _copied_over(_order: dict[str, Any]) -> None:
    """The artist's folder is on another disk: dies when half of the file has been copied there."""
    os.link = _no_links(errno.EXDEV)

    def half(source: Any, out: Any, *_length: Any) -> None:
        data = source.read()
        out.write(data[: len(data) // 2])
        out.flush()
        die()

    shutil.copyfileobj = half


def _claimed(_order: dict[str, Any]) -> None:
    """A disk without links: dies when the name is taken by an empty file, before the copy replaces it."""
    os.link = _no_links(errno.EPERM)
    claim = names.claim

    def deadly(path: Path) -> Path:
        claim(path)
        die()

    names.claim = deadly


def _worker(job: str, side: str) -> Arm:
    def armed(_order: dict[str, Any]) -> None:
        run = WorkerPool.run

        async def deadly(self: WorkerPool, name: str, arguments: dict[str, Any], timeout: float = 120.0) -> Any:
            work = asyncio.ensure_future(run(self, name, arguments, timeout))
            if name == job:
                if side == "after":
                    await work
                await asyncio.sleep(0.01)  # the worker has heard of it
                die()
            return await work

        WorkerPool.run = deadly  # type: ignore[method-assign]

    return armed


def _beside(side: str) -> Arm:
    def armed(_order: dict[str, Any]) -> None:
        put = Saver.put_beside

        def deadly(*arguments: Any) -> None:
            if side == "after":
                put(*arguments)
            die()

        Saver.put_beside = staticmethod(deadly)  # type: ignore[method-assign]

    return armed


def _tidying(_order: dict[str, Any]) -> None:
    """Dies at the first thing that is removed after everything is written down."""
    ended = threading.Event()
    commit, rmtree = RequestStore.commit, shutil.rmtree

    async def watched(self: RequestStore, writes: Iterable[Write], *others: Any) -> None:
        batch = tuple(writes)
        await commit(self, batch, *others)
        if any(map(_collected, batch)):
            ended.set()

    def deadly(*arguments: Any, **options: Any) -> None:
        if ended.is_set():
            die()
        rmtree(*arguments, **options)

    RequestStore.commit = watched  # type: ignore[method-assign]
    shutil.rmtree = deadly  # type: ignore[assignment]


# --- any time ---


def _by_chance(order: dict[str, Any]) -> None:
    chance = random.Random(order["seed"])

    def later() -> None:
        time.sleep(chance.uniform(0.05, order["within"]))
        die()

    threading.Thread(target=later, daemon=True).start()


BOUNDARIES: dict[str, Arm] = {
    "key-uncommitted": _commit(_key, "before"),
    "key-in-transaction": _commit(_key, "inside"),
    "key-committed": _commit(_key, "after"),
    "sending-uncommitted": _commit(_sending, "before"),
    "before-post": _call("submit", "before"),
    "post-half-sent": _half_sent,
    "accepted-unheard": _answered("POST", "/requests"),
    "answer-uncommitted": _call("submit", "after"),
    "answer-in-transaction": _commit(_accepted, "inside"),
    "answer-committed": _commit(_accepted, "after"),
    "polling-asked": _answered("GET", "/status"),
    "polling-answered": _call("status", "after"),
    "completed-uncommitted": _commit(_completed, "before"),
    "completed-committed": _commit(_completed, "after"),
    "cancel-uncommitted": _commit(_cancel_asked, "before"),
    "cancel-before-put": _call("cancel", "before"),
    "cancel-unheard": _answered("PUT", "/cancel"),
    "cancel-answered": _call("cancel", "after"),
    "mid-result": _mid_stream("result"),
    "raw-uncommitted": _commit(_raw, "before"),
    "raw-committed": _commit(_raw, "after"),
    "examining": _worker("examine", "during"),
    "mid-asset": _asset("middle"),
    "asset-whole": _asset("after"),
    "asset-noted": _noted,
    "before-placing": _placed(".png", "before"),
    "linked": _linked,
    "placed": _placed(".png", "after"),
    "copied-over": _copied_over,
    "name-claimed": _claimed,
    "thumbnail": _worker("thumbnail", "during"),
    "companions": _worker("companions", "after"),
    "recipe-placed": _placed(".comfy.json", "after"),
    "companions-placed": _beside("after"),
    "collected-uncommitted": _commit(_collected, "before"),
    "collected-committed": _commit(_collected, "after"),
    "tidying": _tidying,
    "direct-held": _admitted_directly,
    "direct-mid-answer": _mid_stream("run"),
    "direct-raw-uncommitted": _commit(_raw, "before"),
    "by-hand-placed": _commit(_fetched_by_hand, "before"),
    "chance": _by_chance,
}
