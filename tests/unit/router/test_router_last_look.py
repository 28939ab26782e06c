"""What costs money is looked at once more when a line stands: right before the bytes that make it a whole request."""

from __future__ import annotations

import asyncio

import pytest

from comfy_desk.domain.errors import RouterError, Withheld
from comfy_desk.router.client import RouterClient
from comfy_desk.router.sending import PIECE
from comfy_desk.router.transport import make_http


@pytest.mark.parametrize("route", ["submit", "run"])
@pytest.mark.parametrize(("size", "at"), [(2, 1), (40 * PIECE, 1), (40 * PIECE, 40)])
def test_what_may_not_go_any_more_when_the_line_stands_does_not_arrive(route: str, size: int, at: int) -> None:
    """A connection may have been an hour or a day in the making: the machine slept over it."""
    got: list[bytes] = []
    looked: list[bool] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.read(-1))
        writer.close()

    def look() -> None:
        looked.append(True)
        if len(looked) == at:
            raise Withheld("its key is too old")

    async def main() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        client = RouterClient(make_http(local=True), origin, lambda: None)
        queued = client.submit("kiln/one", bytes(size), "key-1", look=look)
        held = client.run("kiln/one", bytes(size), "key-1", look=look).__aenter__()
        goes, stays = (queued, held) if route == "submit" else (held, queued)
        stays.close()
        try:
            with pytest.raises(Withheld):
                await goes
            while not got:  # until the other end has seen the line close
                await asyncio.sleep(0.001)
        finally:
            await client.aclose()
            server.close()

    asyncio.run(main())
    head, _, body = got[0].partition(b"\r\n\r\n")
    assert f"content-length: {size}".encode() in head.lower()
    assert len(body) == (at - 1) * PIECE < size


def test_a_whole_body_goes_as_it_was_given_after_its_looks() -> None:
    """Three bodies on one line: an empty one, a small one, a large one."""
    bodies = [b"", b'{"prompt": "a cat"}', bytes(range(256)) * 1_024]
    looks: list[int] = []
    got: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in bodies:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split()[0])
            got.append(await reader.readexactly(length))
            writer.write(b"HTTP/1.1 400 No\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async def main() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        client = RouterClient(make_http(local=True), origin, lambda: None)
        try:
            for body in bodies:
                with pytest.raises(RouterError):
                    await client.submit("kiln/one", body, "key-1", look=lambda: looks.append(len(got)))
        finally:
            await client.aclose()
            server.close()

    asyncio.run(main())
    assert got == bodies
    assert set(looks) == {1, 2}  # the empty one is whole with its head, and no model takes it
