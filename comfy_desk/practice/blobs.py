"""Bytes that need not be in memory: a length known beforehand and an iterator of chunks.

Answers of hundreds of megabytes are made of these while they are sent. Nothing here reads files or the network.
"""

import base64
import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

CHUNK = 192 * 1024
_FILLER = bytes((i * 73 + (i >> 8) * 31) % 251 for i in range(CHUNK))


@dataclass(frozen=True, slots=True)
class Blob:
    """``head``, then ``filler`` bytes of a fixed pattern, then ``tail``."""

    head: bytes
    filler: int = 0
    tail: bytes = b""

    @property
    def length(self) -> int:
        return len(self.head) + self.filler + len(self.tail)

    def chunks(self) -> Iterator[bytes]:
        yield from (self.head[i : i + CHUNK] for i in range(0, len(self.head), CHUNK))
        left = self.filler
        while left > 0:
            yield _FILLER[:left] if left < CHUNK else _FILLER
            left -= CHUNK
        if self.tail:
            yield self.tail

    def whole(self) -> bytes:
        return b"".join(self.chunks())


def padded_png(png: bytes, size: int) -> Blob:
    """The same picture, made ``size`` bytes long by a private chunk that decoders skip."""
    end = png.rindex(b"IEND") - 4
    filler = size - len(png) - 12
    if filler <= 0:
        return Blob(png)
    name = b"prAc"
    head = png[:end] + struct.pack(">I", filler) + name
    crc = zlib.crc32(name)
    for chunk in Blob(b"", filler).chunks():
        crc = zlib.crc32(chunk, crc)
    return Blob(head, filler, struct.pack(">I", crc) + png[end:])


def base64_length(blob: Blob) -> int:
    return (blob.length + 2) // 3 * 4


def base64_chunks(blob: Blob) -> Iterator[bytes]:
    rest = b""
    for chunk in blob.chunks():
        data = rest + chunk
        whole = len(data) - len(data) % 3
        rest = data[whole:]
        yield base64.b64encode(data[:whole])
    if rest:
        yield base64.b64encode(rest)


def text_filler(length: int) -> Iterator[bytes]:
    """Prose-like ASCII that is no Base64 (it has spaces), for use inside a JSON string."""
    words = (b"only ballast, so that this answer is heavy - " * 4500)[:CHUNK]
    while length > 0:
        yield words[:length] if length < len(words) else words
        length -= len(words)


def joined(chunks: Iterable[bytes], least: int = CHUNK) -> Iterator[bytes]:
    """Merge small chunks, so that a long answer is not sent in crumbs."""
    held: list[bytes] = []
    size = 0
    for chunk in chunks:
        held.append(chunk)
        size += len(chunk)
        if size >= least:
            yield b"".join(held)
            held, size = [], 0
    if held:
        yield b"".join(held)
