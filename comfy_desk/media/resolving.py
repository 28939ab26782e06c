"""Asks the system for the addresses of a name, each time in a thread of its own that nobody has to wait for.

The call cannot be ended, and a server of names that is slow, or made to be, holds it for half a minute. The loop's own
threads are few and write files: a handful of such names would stop them all.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading


async def addresses_of(host: str, port: int) -> list[str]:
    """The addresses in the system's order, each once. Raises OSError where there are none, UnicodeError for no name."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def settle(result: list[str] | Exception) -> None:
        if found.done():  # nobody waits any more
            return
        if isinstance(result, Exception):
            found.set_exception(result)
        else:
            found.set_result(result)

    def ask() -> None:
        result: list[str] | Exception
        try:
            answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            result = list(dict.fromkeys(str(answer[4][0]) for answer in answers))
        except (OSError, UnicodeError) as error:
            result = error
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(settle, result)

    threading.Thread(target=ask, name="name lookup", daemon=True).start()
    return await found
