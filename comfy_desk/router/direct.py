"""Sends calls straight to a Router, without a proxy between, over a few HTTP/1.1 connections that are kept.

It does what `httpx.AsyncClient.send` does for such a call, in a fifth of the time: no cookies, no redirects, no decoding,
no authentication. Errors are httpx's own. A caller that gives up while a connection is being made costs none: it is made to
its end and kept for the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ssl
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from typing import cast

import httpx

from comfy_desk.router.answers import Answer
from comfy_desk.router.deadlines import Deadlines

_PIECE = 256 << 10
_FULL = 1 << 20
"""Bytes of an answer that may wait here to be taken before the other side is made to wait."""

_SECOND_TRY = 0.25
"""Seconds until a host's next address is tried beside the first."""

_CLOSING = 1.0
Origin = tuple[str, str, int]


class Connection(asyncio.Protocol):
    """One connection, one call at a time. All waiting is on `changed`: the answer grew, the line broke, there is room."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.answer: Answer | None = None
        self.fault: httpx.TransportError | None = None
        self.lost = False
        self.used_at = 0.0
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._full = False  # of what is to be sent
        self._waiter: asyncio.Future[None] | None = None

    # called by the loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        answer = self.answer
        if answer is None:
            self.close()  # nobody asked
            return
        try:
            answer.feed(data)
        except httpx.RemoteProtocolError as error:
            self._break(error)
        if answer.pending > _FULL and self.transport is not None:
            self.transport.pause_reading()
        self._wake()

    def eof_received(self) -> bool:
        return False

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if self.answer is not None and self.fault is None and not self.answer.ended:
            try:
                if error is not None:
                    raise httpx.ReadError("The connection broke.") from error
                self.answer.end()
            except httpx.TransportError as fault:
                self.fault = fault
        self._full = False
        if not self.closed.done():
            self.closed.set_result(None)
        self._wake()

    def pause_writing(self) -> None:
        self._full = True

    def resume_writing(self) -> None:
        self._full = False
        self._wake()

    # called by who has the connection

    @property
    def usable(self) -> bool:
        return not self.lost and self.transport is not None and not self.transport.is_closing()

    async def send(self, head: bytes, body: AsyncIterator[bytes]) -> None:
        """The whole call, or as much of it as the other side takes before it answers or leaves."""
        transport, answer = self.transport, Answer()
        if transport is None:
            raise httpx.WriteError("The connection is closed.")
        self.answer = answer
        held = head
        async for chunk in body:
            for start in range(0, len(chunk), _PIECE):
                transport.write(held + chunk[start : start + _PIECE])
                held = b""
                while self._full and not answer.status and not self.lost:
                    await self._changed()
                if answer.status or self.lost:
                    answer.kept = False
                    return
        if held:
            transport.write(held)

    async def head(self) -> Answer:
        answer = self.answer
        while answer is None or not answer.status:
            if self.fault is not None:
                raise self.fault
            if answer is None or self.lost:
                raise httpx.RemoteProtocolError("The connection was closed without an answer.")
            await self._changed()
        return answer

    async def part(self) -> bytes:
        """What is here of the body, as soon as there is some; nothing at its end."""
        answer = self.answer
        if answer is None:
            raise httpx.StreamClosed
        while not answer.body and not answer.ended:
            if self.fault is not None:
                raise self.fault
            await self._changed()
        part = answer.take()
        if self.transport is not None and not self.lost:
            self.transport.resume_reading()
        return part

    def close(self) -> None:
        """At once: what the other side still sends is not wanted."""
        if self.transport is not None:
            self.transport.abort()

    def _break(self, fault: httpx.TransportError) -> None:
        self.fault = fault
        self.close()

    async def _changed(self) -> None:
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class DirectHttp:
    """The part of an `httpx.AsyncClient` that `RouterClient` uses. For one event loop."""

    def __init__(
        self,
        *,
        connections: int,
        kept_connections: int,
        keep_seconds: float,
        trust: Callable[[], ssl.SSLContext],
    ) -> None:
        """`trust` gives the certificates, when the first https connection is made."""
        self._most = connections
        self._most_kept = kept_connections
        self._keep_seconds = keep_seconds
        self._trust = trust
        self._context: ssl.SSLContext | None = None
        self._idle: dict[Origin, list[Connection]] = {}
        self._all: set[Connection] = set()
        self._connecting: set[asyncio.Task[Connection]] = set()
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._deadlines = Deadlines()
        self.is_closed = False

    def build_request(
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str],
        timeout: httpx.Timeout,
        content: bytes | None = None,
    ) -> httpx.Request:
        return httpx.Request(
            method,
            _parsed(url),
            headers={"Accept": "*/*", **headers},
            content=content,
            extensions={"timeout": timeout.as_dict()},
        )

    async def send(
        self, request: httpx.Request, *, stream: bool = True, follow_redirects: bool = False
    ) -> httpx.Response:
        """The open answer. Raises httpx.TransportError. The body is always streamed and no redirect is ever followed."""
        limits = request.extensions.get("timeout", {})
        head = _head_of(request)
        connection = await self._take(request.url, limits)
        try:
            with self._deadlines.limit(limits.get("write"), httpx.WriteTimeout):
                await connection.send(head, request.stream.__aiter__())  # type: ignore[union-attr]
            with self._deadlines.limit(limits.get("read"), httpx.ReadTimeout):
                answer = await connection.head()
        except BaseException:
            self._give_back(request.url, connection)
            raise
        body = _Body(self, request.url, connection, limits.get("read"))
        version = b"HTTP/1.1" if answer.http11 else b"HTTP/1.0"
        return httpx.Response(
            answer.status,
            headers=answer.headers,
            stream=body,
            request=request,
            extensions={"http_version": version},
        )

    async def aclose(self) -> None:
        self.is_closed = True
        self._deadlines.close()
        for task in self._connecting:
            task.cancel()
        if self._connecting:
            await asyncio.wait(self._connecting, timeout=_CLOSING)
        for waiting in self._waiting:
            waiting.cancel()
        ends = [connection.closed for connection in self._all]
        for connection in tuple(self._all):
            connection.close()
        if ends:
            await asyncio.wait(ends, timeout=_CLOSING)
        self._all.clear()
        self._idle.clear()

    async def part(self, connection: Connection, seconds: float | None) -> bytes:
        with self._deadlines.limit(seconds, httpx.ReadTimeout):
            return await connection.part()

    # connections

    async def _take(self, url: httpx.URL, limits: Mapping[str, float | None]) -> Connection:
        if self.is_closed:
            raise RuntimeError("the client is closed")
        origin = _origin(url)
        with self._deadlines.limit(limits.get("pool"), httpx.PoolTimeout):
            while True:
                connection = self._kept(origin)
                if connection is not None:
                    return connection
                if self._has_room():
                    break
                await self._turn()
        task = asyncio.get_running_loop().create_task(self._connect(origin))
        self._connecting.add(task)
        task.add_done_callback(self._connected)
        try:
            with self._deadlines.limit(limits.get("connect"), httpx.ConnectTimeout):
                return await asyncio.shield(task)
        except httpx.ConnectTimeout:
            task.cancel()
            raise
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: self._keep_unwanted(url, done))
            raise

    def _kept(self, origin: Origin) -> Connection | None:
        """The one used last, so that those of a burst grow old."""
        idle = self._idle.get(origin, [])
        now = asyncio.get_running_loop().time()
        while idle and (not idle[0].usable or now - idle[0].used_at > self._keep_seconds):
            self._drop(idle.pop(0))
        while idle:
            connection = idle.pop()
            if connection.usable:
                return connection
            self._drop(connection)
        return None

    def _has_room(self) -> bool:
        self._all = {connection for connection in self._all if not connection.lost}
        idle = [(connection.used_at, origin) for origin, kept in self._idle.items() for connection in kept]
        if len(self._all) + len(self._connecting) < self._most:
            return True
        if not idle:
            return False
        self._drop(self._idle[min(idle)[1]].pop(0))  # of another origin
        return True

    async def _turn(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        finally:
            with contextlib.suppress(ValueError):
                self._waiting.remove(turn)

    async def _connect(self, origin: Origin) -> Connection:
        scheme, host, port = origin
        loop = asyncio.get_running_loop()
        context = None
        if scheme == "https":
            if self._context is None:
                self._context = await asyncio.to_thread(self._trust)
            context = self._context
        try:
            _, connection = await loop.create_connection(
                Connection, host, port, ssl=context, happy_eyeballs_delay=_SECOND_TRY
            )
        except (OSError, ValueError) as error:  # a certificate that does not fit is an OSError too
            raise httpx.ConnectError(f"No connection: {type(error).__name__}.") from error
        return connection

    def _connected(self, task: asyncio.Task[Connection]) -> None:
        self._connecting.discard(task)
        if task.cancelled() or task.exception() is not None:
            self._next()
        elif self.is_closed:
            task.result().close()
        else:
            self._all.add(task.result())

    def _keep_unwanted(self, url: httpx.URL, task: asyncio.Task[Connection]) -> None:
        if not task.cancelled() and task.exception() is None:
            self._give_back(url, task.result())

    def _give_back(self, url: httpx.URL, connection: Connection) -> None:
        """Kept where its answer was whole and it may carry another, else closed."""
        answer, connection.answer = connection.answer, None
        whole = answer is None or (answer.ended and answer.kept and connection.fault is None)
        if not (whole and connection.usable) or self.is_closed:
            self._drop(connection)
            return
        connection.used_at = asyncio.get_running_loop().time()
        idle = self._idle.setdefault(_origin(url), [])
        idle.append(connection)
        if len(idle) > self._most_kept:
            self._drop(idle.pop(0))
        self._next()

    give_back = _give_back

    def _drop(self, connection: Connection) -> None:
        connection.close()
        self._all.discard(connection)
        self._next()

    def _next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return


class _Body(httpx.AsyncByteStream):
    def __init__(self, http: DirectHttp, url: httpx.URL, connection: Connection, seconds: float | None) -> None:
        self._http = http
        self._url = url
        self._connection: Connection | None = connection
        self._seconds = seconds

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while self._connection is not None:
            part = await self._http.part(self._connection, self._seconds)
            if not part:
                return
            yield part

    async def aclose(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            self._http.give_back(self._url, connection)


@functools.lru_cache(maxsize=1024)
def _parsed(url: str) -> httpx.URL:
    """The address of a status is asked for again and again."""
    return httpx.URL(url)


def _origin(url: httpx.URL) -> Origin:
    return url.scheme, url.host, url.port or (443 if url.scheme == "https" else 80)


def _head_of(request: httpx.Request) -> bytes:
    """Raises LocalProtocolError for what would be more than one header or one call."""
    url = request.url
    if url.scheme not in ("http", "https") or not url.host:
        raise httpx.UnsupportedProtocol("Only http and https are spoken.")
    lines = [b"%b: %b" % header for header in request.headers.raw]
    target = url.raw_path
    head = b"\r\n".join([b"%b %b HTTP/1.1" % (request.method.encode("ascii"), target), *lines, b"", b""])
    odd = head.count(b"\n") != len(lines) + 2 or head.count(b"\r") != len(lines) + 2 or b"\0" in head
    if odd or b" " in target:
        raise httpx.LocalProtocolError("The call holds a sign that a head cannot carry.")
    return head
