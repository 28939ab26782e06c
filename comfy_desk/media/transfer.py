"""One file on its way from a server to a `.part`: written block by block, measured against every limit, gone on with later.

It reads answers and writes the disk; which server is asked, and how often, is `fetch`'s matter.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

import httpx

from comfy_desk.media import answering, resuming
from comfy_desk.media.fetch_failures import CUT_OFF, STOOD_STILL, FetchFailed, Interrupted, too_large
from comfy_desk.media.opening import opened
from comfy_desk.media.unpacking import PACKINGS, Damaged, Swells, Unpacker

_BLOCK = 512 * 1024  # bytes gathered before a write leaves for a thread
_NOTED_EVERY = 8 * 1024**2
_TURN = 0.01  # seconds of work on what has arrived before others have their turn: chunks of a byte come by the thousand
_CRUMBS, _CRUMB = 20_000, 64
"""So many pieces of fewer bytes than that on the whole are no file on its way but work for this machine's processor."""

STEADY = 16 * 1024  # bytes per stall time below which a transfer is not going on but dripping
SLOWEST = 16 * 1024  # bytes a second, on the whole, below which even a steady one is given up in the end

Tell = Callable[[int, int | None], None]


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds. `patience` is what any file may take, on top of what its size may take at the slowest pace."""

    stall: float
    patience: float


@dataclass(slots=True)
class Transfer:
    """What is known of one file while it comes: how much is on disk, and what makes going on safe."""

    path: Path
    limit: int
    tell: Tell | None = None
    place: str = ""
    received: int = 0
    validator: str | None = None
    total: int | None = None
    media_type: str | None = None
    name_hint: str | None = None
    digest: hashlib._Hash = field(default_factory=hashlib.sha256)
    tells_its_end: bool = True
    unpacker: Unpacker | None = None
    began: float = 0.0
    came: int = 0  # bytes off the wire, of all attempts
    noted: int = 0

    def restart(self) -> None:
        self.received, self.validator, self.total, self.noted = 0, None, None, 0
        self.digest, self.unpacker = hashlib.sha256(), None

    def asks_for_the_rest(self) -> dict[str, str]:
        """The headers that go on where it stopped, if it is safe to."""
        if not self.received or not self.validator:
            return {}
        return {"Range": f"bytes={self.received}-", "If-Range": self.validator}

    # what outlives the program

    def take_up(self) -> None:
        """Goes on with what an earlier attempt left. Blocks."""
        found = resuming.taken_up(self.path, self.place)
        if found is not None:
            progress, self.digest = found
            self.received = self.noted = progress.received
            self.validator, self.total = progress.validator, progress.total

    def note(self) -> bool:
        """Writes down how far it is, where it can be gone on with. Blocks, for a few hundred bytes."""
        if not self.received or self.validator is None or self.unpacker is not None:
            return False
        sum_so_far = self.digest.hexdigest()
        resuming.write_down(
            self.path, resuming.Progress(self.place, self.received, sum_so_far, self.validator, self.total)
        )
        self.noted = self.received
        return True

    def drop(self) -> None:
        """Nothing of it is left. Blocks."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
        resuming.forget(self.path)


async def receive(response: httpx.Response, transfer: Transfer, pace: Pace) -> None:
    """Takes an answer's body into the file. Raises FetchFailed, Interrupted, OSError, and what httpx raises."""
    if response.status_code not in {200, 206}:
        if response.status_code == 416:
            transfer.restart()  # the file is not what it was
        await answering.refuse(response)
    _settle_start(response, transfer)
    packing = answering.packing(response)
    if packing and (packing not in PACKINGS or response.status_code == 206):
        raise FetchFailed("The server packed the file in a way that was not asked for.")
    transfer.unpacker = Unpacker(packing) if packing else None
    transfer.tells_its_end = answering.tells_its_end(response)
    if packing:
        transfer.validator = transfer.total = None
    else:
        transfer.validator = answering.validator(response)
    transfer.media_type = response.headers.get("content-type", "").strip()[:200] or None
    transfer.name_hint = answering.name_hint(response)
    if (transfer.total or 0) > transfer.limit:
        raise too_large(transfer.limit)
    await _write(response, transfer, pace)
    if (transfer.total is not None and transfer.received != transfer.total) or (
        transfer.unpacker is not None and not transfer.unpacker.ended
    ):
        raise Interrupted(CUT_OFF)


def _settle_start(response: httpx.Response, transfer: Transfer) -> None:
    """Whether the answer goes on exactly where the file ends, of that very version; else it starts anew."""
    brought = answering.extent(response)
    if response.status_code == 206 and transfer.received:
        by_mark = (transfer.validator or "").startswith('"')
        mark = response.headers.get("etag" if by_mark else "last-modified")
        changed = mark is not None and mark != transfer.validator
        other = None not in (brought.total, transfer.total) and brought.total != transfer.total
        if brought.start != transfer.received or changed or other:
            transfer.restart()
            raise Interrupted(CUT_OFF)
        transfer.total = brought.total or transfer.total
        return
    if brought.start:
        transfer.restart()
        raise FetchFailed("The server sent a part nobody asked for.")
    transfer.restart()
    transfer.total = brought.total


async def _write(response: httpx.Response, transfer: Transfer, pace: Pace) -> None:
    loop = asyncio.get_running_loop()
    file = await opened(transfer.path, transfer.received)
    block = bytearray()
    window, window_bytes = loop.time(), 0
    turn, pieces, before = loop.time(), 0, transfer.came
    try:
        try:
            async for chunk in response.aiter_raw():
                block += chunk
                window_bytes += len(chunk)
                transfer.came += len(chunk)
                pieces += 1
                if pieces > _CRUMBS and transfer.came - before < pieces * _CRUMB:
                    raise FetchFailed("The server sends the file in crumbs and was given up.")
                if transfer.received + len(block) > transfer.limit:
                    raise too_large(transfer.limit)
                now = loop.time()
                if now - window > pace.stall:
                    if window_bytes < STEADY:
                        raise Interrupted(STOOD_STILL)
                    window, window_bytes = now, 0
                if now - transfer.began > pace.patience + transfer.came / SLOWEST:
                    raise FetchFailed("The file came too slowly and was given up.", retryable=True)
                if len(block) >= _BLOCK:
                    await _flush(file, block, transfer)
                elif now - turn > _TURN:
                    await asyncio.sleep(0)
                    turn = loop.time()
        finally:
            await _flush(file, block, transfer)
    finally:
        await asyncio.to_thread(file.close)


async def _flush(file: BinaryIO, block: bytearray, transfer: Transfer) -> None:
    if not block:
        return
    data = bytes(block)
    block.clear()
    storing = asyncio.ensure_future(asyncio.to_thread(_store, file, data, transfer))
    try:
        await _to_its_end(storing)
    finally:
        if storing.done() and storing.exception() is None:
            transfer.received += storing.result()
    if transfer.tell is not None:
        transfer.tell(transfer.received, transfer.total)
    if transfer.received - transfer.noted >= _NOTED_EVERY:
        await _to_its_end(asyncio.ensure_future(asyncio.to_thread(_keep_up, file, transfer)))


async def _to_its_end(work: asyncio.Future[Any]) -> None:
    """A thread cannot be ended, and what it writes counts: who gives up meanwhile waits for it, and gives up then."""
    try:
        await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait({work})
        raise


def _store(file: BinaryIO, data: bytes, transfer: Transfer) -> int:
    """How many bytes the file grew by. Raises FetchFailed, Interrupted and OSError."""
    if transfer.unpacker is None:
        file.write(data)
        transfer.digest.update(data)
        return len(data)
    grown = 0
    try:
        for piece in transfer.unpacker.feed(data):
            grown += len(piece)
            if transfer.received + grown > transfer.limit:
                raise too_large(transfer.limit)
            file.write(piece)
            transfer.digest.update(piece)
    except Damaged:
        raise Interrupted(CUT_OFF) from None
    except Swells:
        raise FetchFailed("The file swells beyond all measure when it is unpacked, and was not fetched.") from None
    return grown


def _keep_up(file: BinaryIO, transfer: Transfer) -> None:
    file.flush()
    transfer.note()
    transfer.noted = transfer.received
