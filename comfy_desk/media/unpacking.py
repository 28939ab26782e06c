"""Opens what a server packed on its way (gzip, deflate) although it was asked not to: piece by piece, with a bound.

Blocks: call it in a thread. It knows no other packing: those are refused by whoever reads the headers.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

PACKINGS = frozenset({"gzip", "x-gzip", "deflate"})

_PIECE = 256 * 1024
_FREE = 64 * 1024**2  # bytes up to which any ratio is believed
_RATIO = 100


class Damaged(Exception):
    """What came is not what its header says."""


class Swells(Exception):
    """It grows as no picture, film or drawing does: made to fill the disk."""


class Unpacker:
    def __init__(self, packing: str) -> None:
        self._is_gzip = packing != "deflate"
        self._inner = zlib.decompressobj(31 if self._is_gzip else 15)
        self._taken = 0
        self._given = 0
        self._ended = False

    @property
    def ended(self) -> bool:
        """Whether the end of what was packed has come."""
        return self._ended

    def feed(self, data: bytes) -> Iterator[bytes]:
        """What the bytes hold, at most 256 KB at a time. Raises Damaged and Swells."""
        first = self._taken == 0
        self._taken += len(data)
        waits = False  # whether what was taken in holds more than came out
        while data or waits:
            if self._ended:
                if not (self._is_gzip and data.startswith(b"\x1f\x8b")):
                    return  # bytes behind the end do no harm
                self._inner, self._ended = zlib.decompressobj(31), False  # several files in a row are one
            try:
                piece = self._inner.decompress(data, _PIECE)
            except zlib.error:
                if not first or self._is_gzip or self._given:
                    raise Damaged from None
                self._inner = zlib.decompressobj(-15)  # some servers leave out the frame around it
                first = False
                continue
            self._given += len(piece)
            if self._given > _FREE and self._given > self._taken * _RATIO:
                raise Swells
            if piece:
                yield piece
            self._ended = self._inner.eof
            data = self._inner.unused_data if self._ended else self._inner.unconsumed_tail
            waits = not self._ended and len(piece) == _PIECE
