"""Sends a large body in small pieces, between which the loop has its turns.

A client hands a whole body to the encryption in one call, in the loop's thread: at 98 MB everything else on that loop waits
for a second, and the window is on it. The length is said beforehand, as with a whole one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx

Content = bytes | httpx.AsyncByteStream

PIECE = 1 << 16
LARGE = 1 << 20


def in_pieces(content: Content | None) -> tuple[Content | None, dict[str, str]]:
    """What a request is built with instead, and the headers that go with it."""
    if not isinstance(content, bytes) or len(content) < LARGE:
        return content, {}
    return _Pieces(content), {"Content-Length": str(len(content))}


class _Pieces(httpx.AsyncByteStream):
    def __init__(self, body: bytes) -> None:
        self._body = body

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for at in range(0, len(self._body), PIECE):
            yield self._body[at : at + PIECE]
            await asyncio.sleep(0)  # a line that takes everything at once would never wait
