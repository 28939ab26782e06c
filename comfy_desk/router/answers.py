"""Reads one HTTP/1.1 answer from bytes as they come: its head, then its framed body. No I/O, no decoding, no second answer.

Strict where leniency would let an answer end in the wrong place: what is not plainly framed is an error. It exists because
a status read costs four fifths of its time in layers that such a read does not need; the tests hold it against h11.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable

import httpx

MOST_HEAD = 64 << 10
_MOST_LINE = 4 << 10
_MOST_TRAILERS = 16 << 10

_STATUS = re.compile(rb"HTTP/1\.([01]) ([1-9][0-9]{2})(?: [^\r\n\0]*)?")
_NAME = re.compile(rb"[!#$%&'*+\-.^_`|~0-9A-Za-z]+")
_LENGTH = re.compile(rb"[0-9]{1,18}")
_SIZE = re.compile(rb"[0-9A-Fa-f]{1,15}")

Header = tuple[bytes, bytes]


class Answer:
    """`feed` and `end` take what the line brings and raise RemoteProtocolError; `body` holds what came and was not taken."""

    __slots__ = (
        "_buffer",
        "_left",
        "_seen",
        "_step",
        "body",
        "ended",
        "headers",
        "http11",
        "kept",
        "pending",
        "status",
    )

    def __init__(self) -> None:
        self.status = 0  # 0 until the head is here
        self.headers: list[Header] = []
        self.http11 = True
        self.kept = False  # whether the connection may carry another answer after this one
        self.body: deque[bytes] = deque()
        self.pending = 0  # bytes in `body`
        self.ended = False
        self._buffer = b""
        self._seen = 0  # bytes of the buffer in which the end of the head is not
        self._left = 0
        self._step: Callable[[Answer], bool] = (
            Answer._head
        )  # not bound: a ring of references would wait for the collector

    def feed(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        while self._buffer and not self.ended and self._step(self):
            pass
        if self.ended and self._buffer:  # nobody asked for more: whatever it is, the line is not to be trusted
            self.kept = False
            self._buffer = b""

    def end(self) -> None:
        """The other side sends no more."""
        self.kept = False
        if self._step is Answer._until_end:
            self.ended = True
        elif not self.ended:
            came = "an answer" if self.status or self._buffer else "no answer"
            raise httpx.RemoteProtocolError(f"The connection was closed with {came} that was not whole.")

    def take(self) -> bytes:
        """Everything of the body that is here."""
        if len(self.body) == 1:
            chunk = self.body.popleft()
        else:
            chunk = b"".join(self.body)
            self.body.clear()
        self.pending = 0
        return chunk

    # steps: True where the next one may go on at once

    def _head(self) -> bool:
        place = self._buffer.find(b"\r\n\r\n", max(0, self._seen - 3))
        if place < 0:
            self._seen = len(self._buffer)
            if self._seen > MOST_HEAD:
                raise httpx.RemoteProtocolError("The head of the answer is too long.")
            return False
        lines = self._buffer[:place].split(b"\r\n")
        self._buffer = self._buffer[place + 4 :]
        self._seen = 0
        found = _STATUS.fullmatch(lines[0])
        if found is None or place > MOST_HEAD:
            raise httpx.RemoteProtocolError("What came is no answer of HTTP.")
        status = int(found[2])
        if status == 101:
            raise httpx.RemoteProtocolError("The connection was switched to something else.")
        headers = [_header(line) for line in lines[1:]]
        if status >= 200:  # before it may come what only says that the answer is being made
            self.status, self.headers, self.http11 = status, headers, found[1] == b"1"
            self._frame()
        return True

    def _frame(self) -> None:
        """How the body ends."""
        lengths = {value for name, value in self.headers if name.lower() == b"content-length"}
        codings = [value.lower() for name, value in self.headers if name.lower() == b"transfer-encoding"]
        options = b",".join(value.lower() for name, value in self.headers if name.lower() == b"connection")
        self.kept = self.http11 and b"close" not in options
        if self.status in (204, 304):
            self.ended = True
        elif codings:
            if codings != [b"chunked"] or lengths or not self.http11:
                raise httpx.RemoteProtocolError("The answer is framed in an unknown way.")
            self._step = Answer._chunk_size
        elif lengths:
            length = lengths.pop()
            if lengths or not _LENGTH.fullmatch(length):
                raise httpx.RemoteProtocolError("The length of the answer is not clear.")
            self._left = int(length)
            self.ended = self._left == 0
            self._step = Answer._counted
        else:
            self.kept = False
            self._step = Answer._until_end

    def _counted(self) -> bool:
        self._pass_on()
        self.ended = self._left == 0
        return False

    def _until_end(self) -> bool:
        self._left = len(self._buffer)
        self._pass_on()
        return False

    def _chunk_size(self) -> bool:
        line = self._line(_MOST_LINE)
        if line is None:
            return False
        size = line.partition(b";")[0].rstrip(b" \t")
        if not _SIZE.fullmatch(size):
            raise httpx.RemoteProtocolError("A part of the answer has no clear length.")
        self._left = int(size, 16)
        self._step = Answer._chunk if self._left else Answer._trailers
        return True

    def _chunk(self) -> bool:
        self._pass_on()
        if self._left == 0:
            self._step = Answer._chunk_end
        return True

    def _chunk_end(self) -> bool:
        if len(self._buffer) < 2:
            return False
        if not self._buffer.startswith(b"\r\n"):
            raise httpx.RemoteProtocolError("A part of the answer is longer than it says.")
        self._buffer = self._buffer[2:]
        self._step = Answer._chunk_size
        return True

    def _trailers(self) -> bool:
        line = self._line(_MOST_TRAILERS)
        if line is None:
            return False
        self._left += len(line) + 2
        if self._left > _MOST_TRAILERS:
            raise httpx.RemoteProtocolError("The end of the answer is too long.")
        self.ended = line == b""
        return True

    def _line(self, most: int) -> bytes | None:
        line, found, rest = self._buffer.partition(b"\r\n")
        if not found:
            if len(line) > most:
                raise httpx.RemoteProtocolError("A line of the answer is too long.")
            return None
        self._buffer = rest
        return line

    def _pass_on(self) -> None:
        part = self._buffer[: self._left]
        self._buffer = self._buffer[self._left :]
        self._left -= len(part)
        self.body.append(part)
        self.pending += len(part)


def _header(line: bytes) -> Header:
    name, colon, value = line.partition(b":")
    if not colon or not _NAME.fullmatch(name) or b"\0" in value or b"\r" in value or b"\n" in value:
        raise httpx.RemoteProtocolError("The head of the answer cannot be read.")
    return name, value.strip(b" \t")
