"""The quick way to the Router against real sockets: connections kept, given up, broken, slow and full."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from comfy_desk.router.deadlines import Deadlines
from comfy_desk.router.direct import DirectHttp

Serve = Callable[[bytes, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
PATIENT = httpx.Timeout(5)


class Place:
    """A server whose answers the test writes; it counts the connections made to it."""

    def __init__(self, serve: Serve) -> None:
        self._serve = serve
        self.made = 0
        self.heads: list[bytes] = []
        self.origin = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.made += 1
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                self.heads.append(head)
                await self._serve(head, reader, writer)
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def place(serve: Serve, **options: Any) -> AsyncIterator[tuple[Place, DirectHttp]]:
    there = Place(serve)
    server = await asyncio.start_server(there.take, "127.0.0.1", 0)
    there.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    http = made(**options)
    try:
        yield there, http
    finally:
        await http.aclose()
        server.close()
        for _ in range(3):
            await asyncio.sleep(0.01)


def made(**options: Any) -> DirectHttp:
    usual = {"connections": 8, "kept_connections": 4, "keep_seconds": 60.0, "trust": ssl.create_default_context}
    return DirectHttp(**usual | options)


async def ask(
    http: DirectHttp, url: str, *, timeout: httpx.Timeout = PATIENT, content: bytes | None = None
) -> tuple[int, bytes]:
    method = "GET" if content is None else "POST"
    request = http.build_request(method, url, headers={"X-API-Key": "k"}, timeout=timeout, content=content)
    response = await http.send(request)
    try:
        return response.status_code, b"".join([chunk async for chunk in response.aiter_bytes()])
    finally:
        await response.aclose()


def answering(body: bytes, head: bytes = b"") -> Serve:
    async def serve(_head: bytes, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n%bContent-Length: %d\r\n\r\n%b" % (head, len(body), body))

    return serve


def test_one_connection_carries_call_after_call() -> None:
    async def main() -> None:
        async with place(answering(b"yes")) as (there, http):
            for _ in range(5):
                assert await ask(http, f"{there.origin}/v2/a?b=c") == (200, b"yes")
            assert there.made == 1
            assert there.heads[0].startswith(b"GET /v2/a?b=c HTTP/1.1\r\nHost: 127.0.0.1:")
            assert b"X-API-Key: k\r\n" in there.heads[0]

    asyncio.run(main())


def test_calls_at_once_have_a_connection_each_and_few_are_kept() -> None:
    async def main() -> None:
        async def serve(head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await asyncio.sleep(0.02)
            await answering(b"x")(head, reader, writer)

        async with place(serve, kept_connections=2) as (there, http):
            await asyncio.gather(*(ask(http, there.origin) for _ in range(6)))
            assert there.made == 6
            await asyncio.gather(*(ask(http, there.origin) for _ in range(3)))
            assert there.made == 7

    asyncio.run(main())


def test_a_line_that_the_server_closed_is_not_used_again() -> None:
    async def main() -> None:
        async def serve(_head: bytes, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            writer.close()

        async with place(serve) as (there, http):
            for number in range(3):
                assert await ask(http, there.origin) == (200, b"ok")
                await asyncio.sleep(0.02)
                assert there.made == number + 1

    asyncio.run(main())


def test_a_line_grown_old_is_closed() -> None:
    async def main() -> None:
        async with place(answering(b"x"), keep_seconds=0.0) as (there, http):
            await ask(http, there.origin)
            await asyncio.sleep(0.01)
            await ask(http, there.origin)
            assert there.made == 2

    asyncio.run(main())


@pytest.mark.parametrize(
    ("sent", "error"),
    [
        (b"", httpx.RemoteProtocolError),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf", httpx.RemoteProtocolError),
        (b"nonsense\r\n\r\n", httpx.RemoteProtocolError),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab", httpx.RemoteProtocolError),
    ],
)
def test_an_answer_that_breaks_is_an_error_and_the_next_call_works(sent: bytes, error: type[Exception]) -> None:
    async def main() -> None:
        broken = [True]

        async def serve(head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if broken.pop():
                writer.write(sent)
                writer.close()
            else:
                await answering(b"x")(head, reader, writer)

        async with place(serve) as (there, http):
            with pytest.raises(error):
                await ask(http, there.origin)
            broken.append(False)
            assert await ask(http, there.origin) == (200, b"x")

    asyncio.run(main())


def test_nobody_there_is_a_connection_that_was_not_made() -> None:
    async def main() -> None:
        http = made()
        with pytest.raises(httpx.ConnectError):
            await ask(http, "http://127.0.0.1:1/")
        await http.aclose()

    asyncio.run(main())


def test_silence_ends_as_a_read_that_took_too_long() -> None:
    async def main() -> None:
        async def serve(_head: bytes, reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
            await reader.read()  # until the client has gone

        async with place(serve) as (there, http):
            with pytest.raises(httpx.ReadTimeout):
                await ask(http, there.origin, timeout=httpx.Timeout(5, read=0.05))

    asyncio.run(main())


def test_more_calls_than_connections_wait_and_tell_when_it_takes_too_long() -> None:
    async def main() -> None:
        async def serve(head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await asyncio.sleep(0.1)
            await answering(b"x")(head, reader, writer)

        async with place(serve, connections=1) as (there, http):
            assert await asyncio.gather(*(ask(http, there.origin) for _ in range(3))) == [(200, b"x")] * 3
            assert there.made == 1
            calls = [
                asyncio.create_task(ask(http, there.origin, timeout=httpx.Timeout(5, pool=0.02))) for _ in range(2)
            ]
            ends = await asyncio.gather(*calls, return_exceptions=True)
            assert [type(end) for end in ends] == [tuple, httpx.PoolTimeout]

    asyncio.run(main())


def test_a_large_body_is_sent_whole_and_a_large_answer_comes_whole() -> None:
    async def main() -> None:
        large = bytes(range(256)) * 40_000

        async def serve(head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            await answering(await reader.readexactly(length))(head, reader, writer)

        async with place(serve) as (there, http):
            assert await ask(http, there.origin, content=large) == (200, large)

    asyncio.run(main())


def test_an_answer_that_nobody_takes_makes_the_server_wait() -> None:
    async def main() -> None:
        written = 0

        async def serve(_head: bytes, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal written
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % (256 << 20))
            for _ in range(256):
                writer.write(b"x" * (1 << 20))
                await writer.drain()
                written += 1

        async with place(serve) as (there, http):
            request = http.build_request("GET", there.origin, headers={}, timeout=PATIENT)
            response = await http.send(request)
            await asyncio.sleep(0.2)
            assert written < 64
            await response.aclose()  # the rest is not wanted: the line is closed, not read to its end

    asyncio.run(main())


def test_an_answer_before_the_whole_body_was_taken_is_heard() -> None:
    async def main() -> None:
        async def serve(_head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readexactly(1000)
            writer.write(b"HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\n\r\nno")
            await writer.drain()
            await reader.read()  # until the client has gone

        async with place(serve) as (there, http):
            assert await ask(http, there.origin, content=b"x" * (32 << 20)) == (413, b"no")

    asyncio.run(main())


def test_a_header_cannot_carry_a_second_one() -> None:
    async def main() -> None:
        async with place(answering(b"x")) as (there, http):
            request = http.build_request("GET", there.origin, headers={"If-None-Match": "a\r\nX: y"}, timeout=PATIENT)
            with pytest.raises(httpx.LocalProtocolError):
                await http.send(request)
            assert there.made == 0

    asyncio.run(main())


def test_who_gives_up_while_connecting_leaves_a_connection_for_the_next() -> None:
    async def main() -> None:
        async with place(answering(b"x"), connections=1) as (there, http):
            call = asyncio.create_task(ask(http, there.origin))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            call.cancel()
            await asyncio.gather(call, return_exceptions=True)
            assert await ask(http, there.origin) == (200, b"x")
            assert there.made == 1

    asyncio.run(main())


def test_limits_share_one_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        timers: list[float] = []
        call_later = loop.call_later

        def counted(delay: float, *rest: Any) -> asyncio.TimerHandle:
            timers.append(delay)
            return call_later(delay, *rest)

        monkeypatch.setattr(loop, "call_later", counted)
        deadlines = Deadlines()
        for _ in range(100):
            with deadlines.limit(60.0):
                await asyncio.sleep(0)
        assert len(timers) == 1
        with pytest.raises(TimeoutError), deadlines.limit(0.01):
            await asyncio.sleep(30)
        deadlines.close()

    asyncio.run(main())
