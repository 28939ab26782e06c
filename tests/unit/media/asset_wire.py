"""A server of files on this machine that answers as a test says, byte by byte, and a fetch from it."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from comfy_desk.media.fetch import AssetFetcher, Fetched

Handler = Callable[["Wire"], Awaitable[None]]


class Wire:
    """One request as it came, and the raw answer."""

    def __init__(self, head: bytes, writer: asyncio.StreamWriter) -> None:
        self.lines = head.decode("latin-1").split("\r\n")
        self.target = self.lines[0].split(" ")[1]
        self.headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in self.lines[1:] if line)}
        self.writer = writer

    async def send(self, body: bytes = b"", *headers: str, status: str = "200 OK", length: int | None = -1) -> None:
        lines = [f"HTTP/1.1 {status}", "Connection: close", *headers]
        if length is not None:
            lines.append(f"Content-Length: {len(body) if length < 0 else length}")
        await self.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)

    async def write(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    @property
    def start(self) -> int:
        """Where the asked-for range begins; 0 for the whole."""
        return int(self.headers.get("range", "bytes=0-").removeprefix("bytes=").removesuffix("-"))

    async def send_rest(self, data: bytes, *headers: str) -> None:
        """As a server does that knows ranges."""
        if "range" not in self.headers:
            await self.send(data, *headers)
            return
        place = f"Content-Range: bytes {self.start}-{len(data) - 1}/{len(data)}"
        await self.send(data[self.start :], place, *headers, status="206 Partial Content")


async def serve(handler: Handler, seen: list[Wire], context: ssl.SSLContext | None = None) -> asyncio.Server:
    async def on_connection(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            wire = Wire(await reader.readuntil(b"\r\n\r\n"), writer)
            seen.append(wire)
            await handler(wire)
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    return await asyncio.start_server(on_connection, "127.0.0.1", 0, ssl=context)


def fetched(handler: Handler, part: Path, path: str = "/f", **more: Any) -> tuple[Fetched, list[Wire]]:
    """One file from a server of its own → (what came, the requests seen); this machine is allowed."""

    async def scenario() -> tuple[Fetched, list[Wire]]:
        seen: list[Wire] = []
        server = await serve(handler, seen)
        port = server.sockets[0].getsockname()[1]
        options = {"allow_loopback": True, "stall_seconds": 0.4, "pause_seconds": 0.0} | more.pop("options", {})
        fetcher = AssetFetcher(**options)
        try:
            url = path if "//" in path else f"http://127.0.0.1:{port}{path}"
            return await fetcher.fetch(url, part, **more), seen
        finally:
            await fetcher.aclose()
            server.close()
            await server.wait_closed()

    return asyncio.run(scenario())
