"""Reads a file of the artist's for a body: at once, in pieces, as Base64 as it goes. Bounded, and refused with a sentence.

What is no plain file (a folder, a pipe, a device) is never opened, and one that is too large never read. It blocks as long as
the disk does: whoever calls it has a thread for that. It knows no field and no form.
"""

from __future__ import annotations

import binascii
import hashlib
import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from comfy_desk.domain.output import Kind
from comfy_desk.media import base64data, sniff
from comfy_desk.media.formats import Sniffed

PIECE = 3 * 128 * 1024
"""Bytes at a time: a fraction of a millisecond of Base64, between which the window has its turns. Three make four signs."""

MOST_PASTED = 24 * 2**20
"""Characters of a data URI that is pasted; a file is the way for more."""

_NO_BLOCK = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_GROWS_IN_PLACE = sys.platform == "linux"
"""A long text that nobody else holds is made longer where it lies, by moving pages and not bytes. Elsewhere the pieces are
joined once, which holds the interpreter for some 60 ms of 100 MB."""


class InputRefused(Exception):
    """A sentence for the artist."""


@dataclass(frozen=True, slots=True)
class Given:
    """A file as it is sent. `guessed`: its bytes say nothing, and its name was believed."""

    text: str = field(repr=False)
    media_type: str
    size: int
    sha256: str
    guessed: bool = False


def read_input(
    path: Path,
    most: int,
    head_of: Callable[[Sniffed], str],
    *,
    went_on: Callable[[], None] = lambda: None,
    turn: AbstractContextManager[object] | threading.Lock | None = None,
) -> Given:
    """Base64 of a file behind `head_of(what it is)`, which may raise InputRefused. Raises that, and OSError.

    `went_on` is called after each piece; `turn` is held while one is encoded.
    """
    reading = _Reading(path, most, went_on, turn or nullcontext())
    text = _grown(reading.signs(head_of))
    found = reading.found
    if found is None:
        raise InputRefused(f"“{_short(path.name)}” is empty.")
    return Given(text, found.media_type, reading.size, reading.digest.hexdigest(), reading.guessed)


class _Reading:
    """One pass over one file."""

    def __init__(
        self, path: Path, most: int, went_on: Callable[[], None], turn: AbstractContextManager[object] | threading.Lock
    ) -> None:
        self.found: Sniffed | None = None
        self.guessed = False
        self.size = 0
        self.digest = hashlib.sha256()
        self._path, self._most, self._went_on, self._turn = path, most, went_on, turn

    def signs(self, head_of: Callable[[Sniffed], str]) -> Iterator[str]:
        name = _short(self._path.name)
        try:
            before = os.stat(self._path)
        except FileNotFoundError:
            raise InputRefused(f"“{name}” is not there any more.") from None
        _judge(before, name, self._most)
        with os.fdopen(os.open(self._path, os.O_RDONLY | _NO_BLOCK), "rb", buffering=0) as file:
            _judge(os.fstat(file.fileno()), name, self._most)
            rest = b""
            while piece := file.read(PIECE - len(rest)):
                self._went_on()
                if self.found is None:
                    self.guessed = sniff.sniff(piece[: sniff.HEAD]) is None
                    self.found = sniff.settle(piece[: sniff.HEAD], name=self._path.name)
                    yield head_of(self.found)
                with self._turn:
                    self._note(piece, name)
                    whole = rest + piece
                    due = len(whole) // 3 * 3
                    rest = whole[due:]
                    coded = binascii.b2a_base64(whole[:due], newline=False).decode("ascii")
                yield coded
            after = os.fstat(file.fileno())
        if self.size != after.st_size or after.st_mtime_ns != before.st_mtime_ns:
            raise InputRefused(f"“{name}” was being written while it was read. Take it once more when it is finished.")
        yield binascii.b2a_base64(rest, newline=False).decode("ascii")

    def _note(self, piece: bytes, name: str) -> None:
        self.size += len(piece)
        if self.size > self._most:
            raise InputRefused(_too_large(name, self._most))
        self.digest.update(piece)


def _grown(pieces: Iterator[str]) -> str:
    if not _GROWS_IN_PLACE:
        return "".join(pieces)
    text = ""
    for piece in pieces:  # a loop of this sort: the interpreter learns from it that nobody else holds the text
        text += piece
    return text


def read_pasted(text: str, head_of: Callable[[Sniffed], str]) -> Given:
    """A data URI as the field wants it. Raises InputRefused."""
    if len(text) > MOST_PASTED:
        raise InputRefused("This is too large to be pasted. Drop the file itself.")
    try:
        data = base64data.decode(text)
    except base64data.NotBase64:
        raise InputRefused("The data that was pasted is cut off or damaged.") from None
    if not data:
        raise InputRefused("There is no data in what was pasted.")
    return encode(data, head_of)


def encode(data: bytes, head_of: Callable[[Sniffed], str]) -> Given:
    """Bytes that are in memory already. Raises what `head_of` raises."""
    found = sniff.settle(data[: sniff.HEAD])
    pieces = [head_of(found)]
    for start in range(0, len(data), PIECE):
        pieces.append(binascii.b2a_base64(data[start : start + PIECE], newline=False).decode("ascii"))
    return Given("".join(pieces), found.media_type, len(data), hashlib.sha256(data).hexdigest())


def lay_down(text: str, path: Path) -> None:
    """The bytes of a value that is encoded already, as a file. Raises NotBase64 and OSError."""
    uri = base64data.data_uri(text)
    start = uri.start if uri is not None else 0
    step = PIECE // 3 * 4
    with path.open("wb") as file:
        try:
            for at in range(start, len(text), step):
                file.write(binascii.a2b_base64(text[at : at + step].encode("ascii"), strict_mode=True))
        except (binascii.Error, UnicodeEncodeError):  # one of its odder forms
            file.seek(0)
            file.truncate()
            base64data.decode_to_file(text, file)


def is_kind(found: Sniffed, wanted: str) -> bool:
    """Whether it is of a medium (image, video, audio; anything is a file). A drawing is an image."""
    if wanted == "file":
        return True
    return found.media_type.startswith(f"{wanted}/") or (wanted == "image" and found.kind is Kind.VECTOR)


def _judge(facts: os.stat_result, name: str, most: int) -> None:
    if stat.S_ISDIR(facts.st_mode):
        raise InputRefused(f"“{name}” is a folder, and not a file.")
    if not stat.S_ISREG(facts.st_mode):
        raise InputRefused(f"“{name}” is not a file.")
    if facts.st_size > most:
        raise InputRefused(_too_large(name, most))


def _too_large(name: str, most: int) -> str:
    return f"“{name}” is larger than {most // 2**20} MB, which no request can carry."


def _short(name: str) -> str:
    return name[:80] or "This"
