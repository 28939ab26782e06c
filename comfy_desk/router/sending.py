"""Hands a body to the line in pieces: a large one so that the loop has its turns between them, and what costs money so that
it is looked at once more when the line stands.

A client hands a whole body to the encryption in one call, in the loop's thread: at 98 MB everything else on that loop waits
for a second, and the window is on it. The length is said beforehand, as with a whole one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import httpx

Content = bytes | httpx.AsyncByteStream

Look = Callable[[], None]
"""Raises `Withheld` where this is not to be sent any more.

A client first waits for a place in its pool, then for a name, a connection, a proxy and a handshake, and sends then. Over
each of these waits the machine may sleep for a day: its limits are measured by a clock that sleeps with it, and what was
decided before is old. So a look is had right before each piece goes to the line, with no wait in between. The head is on its
way by then, with the key in it; but it names the length, and a request whose body never becomes whole runs nothing. (An empty
body would be whole with its head. No model takes one: it is no JSON.)

After the last look the bytes are the system's, and may lie there through a sleep, too. That line was open before the sleep
and silent all through it, and no server keeps one on which it has heard half a request, or none, for the hours that a key
lives: what the system sends on afterwards finds the door closed. A line that is opened after the sleep has its look then.
"""

PIECE = 1 << 16
LARGE = 1 << 20


def in_pieces(content: Content | None, look: Look | None = None) -> tuple[Content | None, dict[str, str]]:
    """What a request is built with instead, and the headers that go with it."""
    if not isinstance(content, bytes) or (look is None and len(content) < LARGE):
        return content, {}
    return _Pieces(content, look), {"Content-Length": str(len(content))}


class _Pieces(httpx.AsyncByteStream):
    def __init__(self, body: bytes, look: Look | None) -> None:
        self._body = body
        self._look = look

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for at in range(0, len(self._body), PIECE):
            if self._look is not None:
                self._look()
            yield self._body[at : at + PIECE]
            await asyncio.sleep(0)  # a line that takes everything at once would never wait
