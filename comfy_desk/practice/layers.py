"""Layers around the routes: the call id on every answer, and the faults.

From outside in: ``Watch`` (in ``watch.py``: names the route, counts, guards), ``Breaker`` (faults), ``CallIds``. The
connection itself is reached through ``Connections``, which the server's protocol class fills: closing one is the only way
to be silent in HTTP.
"""

import asyncio
import contextlib
import json
import socket
import struct
import uuid
from dataclasses import dataclass, field
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .answers import error
from .faults import MADE_UP, SILENT, Fault
from .house import House
from .mischief import Scene
from .place import Place


@dataclass(frozen=True, slots=True)
class Connection:
    """One open connection; ``lost`` is set once it has ended."""

    transport: asyncio.Transport
    lost: asyncio.Event


class Connections:
    """The open connections by their peer's address."""

    def __init__(self) -> None:
        self.open: dict[tuple[str, int], Connection] = {}

    def close(self, scope: Scope, reset: bool) -> None:
        """End the connection of this call: after what was written has left, or at once with a reset."""
        connection = self._of(scope)
        if connection is None:
            return
        if reset:
            with contextlib.suppress(OSError):
                linger = struct.pack("ii", 1, 0)
                connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            connection.transport.abort()
        else:
            connection.transport.close()

    def close_all(self) -> None:
        for connection in list(self.open.values()):
            connection.transport.close()

    def write(self, scope: Scope, data: bytes) -> None:
        connection = self._of(scope)
        if connection is not None:
            connection.transport.write(data)

    async def pause(self, scope: Scope, seconds: float) -> None:
        """Wait, but not for a caller who is gone."""
        connection = self._of(scope)
        lost = connection.lost if connection is not None else asyncio.Event()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), seconds)

    def _of(self, scope: Scope) -> Connection | None:
        return self.open.get(tuple(scope.get("client") or ("", 0)))


class CallIds:
    """A fresh ``X-Comfy-Request-Id`` on every answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_named(message: Message) -> None:
            if message["type"] == "http.response.start":
                named = [(b"x-comfy-request-id", str(uuid.uuid4()).encode())]
                message = {**message, "headers": [*message["headers"], *named]}
            await send(message)

        await self._app(scope, receive, send_named if scope["type"] == "http" else send)


@dataclass(slots=True)
class _Caught:
    """An answer kept back."""

    status: int = 200
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytearray = field(default_factory=bytearray)

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")

    def set(self, name: str, value: str | None) -> None:
        raw = name.lower().encode()
        self.headers = [(k, v) for k, v in self.headers if k.lower() != raw]
        if value is not None:
            self.headers.append((raw, value.encode("utf-8")))


class Breaker:
    """Turns a call into the fault that is on order for it."""

    def __init__(self, app: ASGIApp, house: House, connections: Connections) -> None:
        self._app = app
        self._house = house
        self._connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        call: Place | None = scope.get("practice_place")
        if scope["type"] != "http" or call is None or call.route == "other":
            await self._app(scope, receive, send)
            return
        fault = self._house.faults.take(call.route, call.model) or self._by_chance(call, scope)
        if fault is None:
            await self._app(scope, receive, send)
            return
        self._house.counts.faults[f"{call.route} {fault.kind}"] += 1
        scope["practice_spoilt"] = not _keeps_body(fault)
        if fault.kind in SILENT:
            await self._silence(fault, scope, receive)
        elif fault.kind in MADE_UP:
            if fault.after:
                await self._app(scope, receive, _Caught().send)
            else:
                await _drain(receive)
            await _made_up(fault)(scope, receive, send)
        else:
            await self._true_but_spoilt(fault, scope, receive, send)

    def _by_chance(self, call: Place, scope: Scope) -> Fault | None:
        house = self._house
        finished = call.request_id is not None and house.has_ended(call.request_id)
        scene = Scene(call.route, call.model, call.request_id, house.base_url, house.chaos.longest(), finished)
        admitted = call.key is not None and house.keys.admitted_under(call.account, call.key)
        return house.chaos.take(scene, call.request_id or call.key or scope["path"], admitted=admitted)

    async def _silence(self, fault: Fault, scope: Scope, receive: Receive) -> None:
        if fault.kind == "drop_after" or fault.after:
            await self._app(scope, receive, _Caught().send)
        else:
            await _drain(receive)
        if fault.kind == "stall":
            await _wait_or_gone(3600 if fault.seconds is None else fault.seconds, receive)
        self._connections.close(scope, fault.reset)
        await _gone(receive)

    async def _true_but_spoilt(self, fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
        if fault.kind == "delay":
            await self._connections.pause(scope, 1 if fault.seconds is None else fault.seconds)
            await self._app(scope, receive, send)
            return
        caught = _Caught()
        await self._app(scope, receive, caught.send)
        if fault.kind == "alter":
            _alter(caught, fault)
            await send({"type": "http.response.start", "status": caught.status, "headers": caught.headers})
            await send({"type": "http.response.body", "body": bytes(caught.body), "more_body": False})
        elif fault.kind == "drip":
            await self._drip(fault, caught, scope, send)
        else:
            await self._cut(fault, caught, scope, receive, send)

    async def _drip(self, fault: Fault, caught: _Caught, scope: Scope, send: Send) -> None:
        size = max(1, len(caught.body) // 20)
        crumbs = [bytes(caught.body[i : i + size]) for i in range(0, len(caught.body), size)]
        await send({"type": "http.response.start", "status": caught.status, "headers": caught.headers})
        for crumb in crumbs:
            await self._connections.pause(scope, (5 if fault.seconds is None else fault.seconds) / len(crumbs))
            await send({"type": "http.response.body", "body": crumb, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _cut(self, fault: Fault, caught: _Caught, scope: Scope, receive: Receive, send: Send) -> None:
        part = bytes(caught.body[: int(len(caught.body) * fault.fraction)])
        if fault.framing == "close":
            # Without a length the end of the connection is the end of the body, and nobody can tell that it was cut.
            caught.set("content-length", None)
            caught.set("connection", "close")
            head = b"".join(k + b": " + v + b"\r\n" for k, v in caught.headers)
            self._connections.write(scope, b"HTTP/1.1 %d OK\r\n%b\r\n%b" % (caught.status, head, part))
        else:
            if fault.framing == "chunked":
                caught.set("content-length", None)
            await send({"type": "http.response.start", "status": caught.status, "headers": caught.headers})
            await send({"type": "http.response.body", "body": part, "more_body": True})
        if fault.kind == "stall_body":
            await _wait_or_gone(3600 if fault.seconds is None else fault.seconds, receive)
        self._connections.close(scope, fault.reset)
        await _gone(receive)


def _keeps_body(fault: Fault) -> bool:
    """Whether the caller gets the true body all the same, later or under other headers."""
    changed = fault.merge or fault.remove or fault.body is not None or fault.status is not None
    return fault.kind in ("delay", "drip") or (fault.kind == "alter" and not changed)


def _made_up(fault: Fault) -> ASGIApp:
    headers = {k: v for k, v in fault.headers.items() if v is not None}
    headers["X-Practice-Fault"] = fault.kind
    if fault.kind == "status":
        answer = error(fault.status or 503, fault.bucket, fault.detail, retry_after=fault.retry_after, headers=headers)
        return CallIds(answer)
    if fault.retry_after is not None:
        headers["Retry-After"] = fault.retry_after
    if fault.kind == "redirect":
        return Response(b"", fault.status or 302, {**headers, "Location": fault.location})
    page = "<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>"
    bodies = {
        "html": (502, page, "text/html"),
        "empty": (200, "", None),
        "malformed": (200, '{"status": "IN_PR', "application/json"),
    }
    status, body, media = bodies.get(fault.kind, (200, "", "application/json"))
    media = media if fault.content_type is None else fault.content_type or None
    sent = _bytes_of(fault.body if fault.body is not None else body)
    return Response(sent, fault.status or status, headers, media)


def _bytes_of(body: str) -> bytes:
    """A body on order; bytes that are no UTF-8 come as Python's surrogate escapes."""
    return body.encode("utf-8", "surrogateescape")


def _alter(caught: _Caught, fault: Fault) -> None:
    caught.status = fault.status or caught.status
    with contextlib.suppress(ValueError):
        document = json.loads(caught.body)
        if isinstance(document, dict) and (fault.merge or fault.remove):
            document = {k: v for k, v in {**document, **fault.merge}.items() if k not in fault.remove}
            caught.body = bytearray(json.dumps(document).encode())
            caught.set("content-length", str(len(caught.body)))
    if fault.body is not None:
        caught.body = bytearray(_bytes_of(fault.body))
        caught.set("content-length", str(len(caught.body)))
    if fault.content_type is not None:
        caught.set("content-type", fault.content_type or None)
    if fault.retry_after is not None:
        caught.set("retry-after", fault.retry_after)
    for name, value in fault.headers.items():
        caught.set(name, value)
    caught.set("x-practice-fault", fault.kind)


async def _drain(receive: Receive) -> None:
    while True:
        message: dict[str, Any] = dict(await receive())
        if message["type"] != "http.request" or not message.get("more_body"):
            return


async def _gone(receive: Receive) -> None:
    """Until the server has seen the connection end; returning earlier would be logged as an answer forgotten."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _wait_or_gone(seconds: float, receive: Receive) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await _gone(receive)
