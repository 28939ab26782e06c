"""A server of files that means harm, in a thread of its own with real sockets; what it does is in the path of the link."""

from __future__ import annotations

import asyncio
import contextlib
import io
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

from PIL import Image

ELSEWHERE = ("here", "router", "file", "metadata", "metadata-s", "circle", "nowhere", "userinfo", "script")


def picture(number: int = 0) -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (48, 32), (number % 256, number // 256 % 256, 160)).save(buffer, "PNG")
    return buffer.getvalue()


@dataclass
class HostileServer:
    """`trap` is another port of this machine: `trapped` counts who came there. `asked` are the targets, in order.

    `files` are answers to `/kept/…?name` by that name, with the headers that come along.
    """

    url: str = ""
    trap: str = ""
    router: str = ""
    asked: list[str] = field(default_factory=list)
    trapped: int = 0
    files: dict[str, tuple[bytes, tuple[str, ...]]] = field(default_factory=dict)

    async def spring(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.trapped += 1
        writer.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            target = head.split(b" ")[1].decode()
            self.asked.append(target)
            name = target.split("/")[1].split("?")[0].split(".")[0]
            await getattr(self, f"_{name.replace('-', '_')}", self._missing)(writer, target)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    @staticmethod
    def _head(status: str, *headers: str) -> bytes:
        return "\r\n".join([f"HTTP/1.1 {status}", "Connection: close", *headers, "", ""]).encode()

    def _send(self, writer: asyncio.StreamWriter, body: bytes, *headers: str, length: int | None = None) -> None:
        length = len(body) if length is None else length
        writer.write(self._head("200 OK", *headers, f"Content-Length: {length}") + body)

    def _lead(self, writer: asyncio.StreamWriter, where: str) -> None:
        writer.write(self._head("302 Found", f"Location: {where}", "Content-Length: 0"))

    # what it does

    async def _good(self, writer: asyncio.StreamWriter, target: str) -> None:
        self._send(writer, picture(sum(map(ord, target)) * 7), "Content-Type: image/png")

    async def _kept(self, writer: asyncio.StreamWriter, target: str) -> None:
        data, headers = self.files[target.partition("?")[2]]
        self._send(writer, data, *headers)

    async def _missing(self, writer: asyncio.StreamWriter, _target: str) -> None:
        writer.write(self._head("404 Not Found", "Content-Length: 0"))

    async def _endless(self, writer: asyncio.StreamWriter, _target: str) -> None:
        writer.write(self._head("200 OK", "Transfer-Encoding: chunked"))
        while True:
            writer.write(b"4000\r\n" + bytes(0x4000) + b"\r\n")
            await writer.drain()

    async def _crumbs(self, writer: asyncio.StreamWriter, _target: str) -> None:
        writer.write(self._head("200 OK", "Transfer-Encoding: chunked"))
        while True:
            writer.write(b"1\r\nx\r\n" * 5_000)
            await writer.drain()

    async def _drips(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._send(writer, picture()[:20], length=10_000)
        while True:
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.05)

    async def _silent(self, _writer: asyncio.StreamWriter, _target: str) -> None:
        await asyncio.sleep(600)

    async def _swells(self, writer: asyncio.StreamWriter, _target: str) -> None:
        import gzip

        self._send(writer, gzip.compress(bytes(80_000_000)), "Content-Encoding: gzip")

    async def _short(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._send(writer, picture()[:60], length=len(picture()))

    async def _cut(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._send(writer, picture(), length=len(picture()) - 20)

    async def _huge(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._send(writer, picture(), length=10_000_000_000)

    async def _empty(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._send(writer, b"")

    async def _nothing(self, writer: asyncio.StreamWriter, _target: str) -> None:
        writer.write(self._head("204 No Content"))

    async def _page(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._send(writer, b"<!doctype html><html><body>Log in</body></html>", "Content-Type: image/png")

    async def _words(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._send(writer, b'{"error": "quota"}', "Content-Type: image/png")

    async def _type(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._send(writer, picture(77), "Content-Type: video/mp4")

    async def _name(self, writer: asyncio.StreamWriter, _target: str) -> None:
        name = "filename*=UTF-8''%2e%2e%2f..%2fevil.exe"
        self._send(writer, picture(78), f'Content-Disposition: attachment; filename="../../evil.exe"; {name}')

    async def _circle(self, writer: asyncio.StreamWriter, target: str) -> None:
        self._lead(writer, target)

    async def _nowhere(self, writer: asyncio.StreamWriter, _target: str) -> None:
        writer.write(self._head("302 Found", "Content-Length: 0"))

    async def _here(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._lead(writer, f"{self.trap}/x.png")

    async def _router(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._lead(writer, f"{self.router}/v2/models")

    async def _file(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._lead(writer, "file:///etc/passwd")

    async def _script(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._lead(writer, "javascript:alert(1)")

    async def _userinfo(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._lead(writer, "https://files.test@192.0.2.1/x.png")

    async def _metadata(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._lead(writer, "http://169.254.169.254/latest/meta-data")

    async def _metadata_s(self, writer: asyncio.StreamWriter, _target: str) -> None:
        self._lead(writer, "https://169.254.169.254/latest/meta-data")


@contextlib.contextmanager
def hostile_server(router: str) -> Iterator[HostileServer]:
    made = HostileServer(router=router)
    ready, stop = threading.Event(), asyncio.Event()
    loop: list[asyncio.AbstractEventLoop] = []

    async def main() -> None:
        loop.append(asyncio.get_running_loop())
        server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
        trap = await asyncio.start_server(made.spring, "127.0.0.1", 0)
        made.url, made.trap = (f"http://127.0.0.1:{one.sockets[0].getsockname()[1]}" for one in (server, trap))
        ready.set()
        await stop.wait()
        for one in (server, trap):
            one.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    thread = threading.Thread(target=asyncio.run, args=(main(),), name="hostile server")
    thread.start()
    ready.wait(10)
    try:
        yield made
    finally:
        loop[0].call_soon_threadsafe(stop.set)
        thread.join(10)
