"""Reads one result from the Router to the disk, byte for byte: streamed to a `.part`, synced, then renamed.

Nothing of the answer is interpreted here and none of it stays in memory. An answer whose end nothing tells may have been
cut off by the line: it is taken once it came twice the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import hashlib
import json
import os
import shutil
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from comfy_desk.domain.errors import DeskError, Failure, NoAnswer, TooLarge, Unreadable
from comfy_desk.domain.serving import NOTHING_SAID, Served
from comfy_desk.media.unpacking import PACKINGS, Damaged, Swells, Unpacker
from comfy_desk.router.client import ResultStream

_WRITE_SIZE = 1 << 20
_NOTE = "answer.json"
_WINDOW = 60.0
_PARSED = 1 << 20
"""Bytes of a document that are parsed to see whether it is whole: milliseconds. Of a longer one both ends are looked at."""

_WORTH_A_LOOK = 32 << 20
"""Bytes of an answer for which it is first asked whether the disk has room for it."""

_SPARE = 64 << 20
"""Bytes that stay free: for what is made of the answer, and for the store."""

_STEADY = 4096
"""Bytes a minute below which an answer is not coming but dripping, and would hold its place for ever."""


@dataclass(frozen=True, slots=True)
class RawAnswer:
    path: Path
    content_type: str | None
    credits: str | None
    size: int
    served: Served = NOTHING_SAID


def workplace(folder: Path) -> Path:
    """Where what is under way lies for the request with this folder of results: apart from what is kept for good.

    So what a crash leaves is found at the next start without a look into every result there is.
    """
    return folder.parent.with_name("work") / folder.name


async def keep(
    stream: ResultStream,
    folder: Path,
    on_bytes: Callable[[int, int | None], None],
    work: Path | None = None,
    largest: int | None = None,
) -> RawAnswer:
    """The whole answer as `folder/answer`. Raises RouterError where the line broke, DeskError where the disk did.

    Until it is whole it lies in `work`, on the same disk, or in the folder itself. TooLarge is raised as soon as it is
    known that it has more than `largest` bytes.
    """
    part = _Part((work or folder) / "answer.part")
    try:
        if stream.total is not None:
            _expect_within(stream.total, largest)
            if stream.total >= _WORTH_A_LOOK:
                await asyncio.to_thread(_expect_room, folder, stream.total)
        size, rest = await _pour(stream, part, on_bytes, largest)
        raw = RawAnswer(folder / "answer", stream.content_type, stream.credits, size, stream.served)
        await asyncio.to_thread(part.finish, rest, raw, stream.delimited)
    except BaseException as error:
        with contextlib.suppress(OSError):  # a part is of no use, and its room may be what is missing
            await asyncio.to_thread(part.give_up)
        if not isinstance(error, OSError):
            raise
        raise DeskError(
            "The result could not be written to the data folder.",
            "Make room on the disk.",
            f"{error.strerror} ({folder})",
        ) from error
    return raw


def kept(folder: Path, work: Path) -> RawAnswer | None:
    """The whole answer that `keep` left there, where the store was never told of it: after a crash, or with a full disk."""
    try:
        note = json.loads((work / _NOTE).read_bytes())
        served = Served(note.get("served_by"), tuple(note.get("dropped", ())))  # a note of an older version has none
        raw = RawAnswer(folder / "answer", note["content_type"], note["credits"], note["size"], served)
        return raw if raw.path.stat().st_size == raw.size else None
    except (OSError, ValueError, TypeError, KeyError):
        return None


def is_sound(raw: RawAnswer) -> bool:
    """False for what cannot be a whole answer: nothing at all, or a document that does not end. Call it in a thread."""
    with raw.path.open("rb") as file:
        head = file.read(_PARSED + 1)
        file.seek(max(0, raw.size - 64))
        first, last = head.lstrip()[:1], file.read().rstrip()[-1:]
    if not first:
        return False
    if "json" not in (raw.content_type or "").lower() and first not in (b"{", b"["):
        return True
    if len(head) > _PARSED:
        return last == {b"{": b"}", b"[": b"]"}.get(first, last)
    try:
        json.loads(head)
    except ValueError:
        return False
    except RecursionError:
        return True
    return True


class _Part:
    """The file of an answer on its way, made with the first bytes. Its methods block; most answers need one alone."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None
        self._given_up = False
        self._unlooked = 0  # bytes written since the disk was asked how much room is left
        self._turn = threading.Lock()  # who gives up does not wait for the thread that writes

    def add(self, chunks: list[bytes]) -> None:
        with self._turn:
            self._add(chunks)

    def finish(self, chunks: list[bytes], raw: RawAnswer, delimited: bool) -> None:
        """Adds the last bytes; then it is whole, synced and has its name. Raises Unreadable where it is not believed."""
        with self._turn:
            file = self._add(chunks)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            _believe(self._path, delimited)
            note = {
                "content_type": raw.content_type,
                "credits": raw.credits,
                "size": raw.size,
                "served_by": raw.served.provider,
                "dropped": raw.served.dropped,
            }
            self._path.with_name(_NOTE).write_text(json.dumps(note), encoding="utf-8")
            raw.path.parent.mkdir(parents=True, exist_ok=True)
            self._path.replace(raw.path)
            sync_folder(raw.path.parent)

    def give_up(self) -> None:
        with self._turn:
            self._given_up = True
            try:
                if self._file is not None:
                    self._file.close()
            finally:
                self._path.unlink(missing_ok=True)

    def _add(self, chunks: list[bytes]) -> BinaryIO:
        if self._given_up:
            raise OSError(errno.ECANCELED, os.strerror(errno.ECANCELED))
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("wb")
        self._file.writelines(chunks)
        self._unlooked += sum(map(len, chunks))
        if self._unlooked >= _WORTH_A_LOOK:
            self._unlooked = 0
            if shutil.disk_usage(self._path.parent).free < _SPARE:  # one that never ends stops before the store does
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self._file


def _believe(part: Path, delimited: bool) -> None:
    """Raises Unreadable where the end of the answer was not told, and the last reading did not end there too."""
    before = part.with_name("answer.before")
    if not delimited:
        with part.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
        if not before.exists() or before.read_text(encoding="ascii") != digest:
            before.write_text(digest, encoding="ascii")
            raise Unreadable(Failure("unreadable", 200, detail="Nothing told whether this was the whole answer."))
    before.unlink(missing_ok=True)


def _expect_within(size: int, largest: int | None) -> None:
    if largest is None or size <= largest:
        return
    sentence = (
        f"This answer is larger than the limit of {_in_words(largest)} that is set here. Raise the limit in the settings; "
        "it is then read by itself."
    )
    raise TooLarge(Failure("too_large", 200, detail=sentence, limit=largest))


def _expect_room(folder: Path, size: int) -> None:
    """Raises DeskError where the disk has no room for what is announced: better than to find out near its end."""
    place = folder
    while not place.exists() and place != place.parent:
        place = place.parent
    free = shutil.disk_usage(place).free
    if free < size + _SPARE:
        raise DeskError(
            f"This answer has {_in_words(size)}, and the disk with the data folder has room for {_in_words(free)}.",
            "Make room on the disk.",
            str(folder),
        )


def _in_words(size: int) -> str:
    return f"{size / 1e9:.3g} GB" if size >= 1e9 else f"{size / 1e6:.3g} MB"


async def _pour(
    stream: ResultStream, part: _Part, on_bytes: Callable[[int, int | None], None], largest: int | None
) -> tuple[int, list[bytes]]:
    """How many bytes came, and the last of them, which are not in the file yet."""
    size = 0
    held: list[bytes] = []
    waiting = 0
    now = asyncio.get_running_loop().time
    since, seen = now(), 0
    async for chunk in _unpacked(stream):
        seen += len(chunk)
        if now() - since > _WINDOW:
            if seen < _STEADY:
                raise NoAnswer(Failure("no_answer", 200, detail="The answer came too slowly."))
            since, seen = now(), 0
        held.append(chunk)
        waiting += len(chunk)
        _expect_within(size + waiting, largest)
        if waiting >= _WRITE_SIZE:
            await asyncio.to_thread(part.add, held)
            size += waiting
            held, waiting = [], 0
            on_bytes(size, stream.total)
    if size:
        on_bytes(size + waiting, stream.total)
    size += waiting
    if stream.total is not None and size < stream.total:
        raise NoAnswer(Failure("no_answer", 200, detail=f"Only {size} of {stream.total} bytes came."))
    return size, held


async def _unpacked(stream: ResultStream) -> AsyncIterator[bytes]:
    """The answer as it is, also where it was packed on its way although it was asked for unpacked."""
    if not stream.packing:
        async for chunk in stream.chunks:
            yield chunk
        return
    if stream.packing not in PACKINGS:
        raise Unreadable(Failure("unreadable", 200, detail="The answer is packed in a way that was not asked for."))
    unpacker = Unpacker(stream.packing)
    try:
        async for chunk in stream.chunks:
            for piece in unpacker.feed(chunk):
                yield piece
    except Damaged:
        raise Unreadable(Failure("unreadable", 200, detail="The answer is not what its packing says.")) from None
    except Swells:
        detail = "The answer is packed so that it would fill the disk."
        raise Unreadable(Failure("unreadable", 200, detail=detail)) from None
    if not unpacker.ended:
        raise NoAnswer(Failure("no_answer", 200, detail="Only a part of the packed answer came."))


def sync_folder(folder: Path) -> None:
    """Makes a rename in the data folder durable; other folders may lie where that cannot be (`names.sync_folder`).

    Windows has no such call and needs none. Raises OSError.
    """
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
