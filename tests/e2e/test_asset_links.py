"""Links in a result lead to somebody else's server: it gets the link as it was written, and no key."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from core_session import body, core, until
from practice_process import KEY, PracticeProcess
from walking import files_in

from comfy_desk.domain.request import Request, State

SKETCH = "kiln/quick-sketch"
LONG_AGO = (
    "X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Date=20010101T000000Z&X-Goog-Expires=600&X-Goog-Signature=a%2Fb%2B~%3D"
)


@dataclass
class Files:
    """A server of files on this machine; keeps the heads of all that it was asked."""

    picture: bytes
    url: str = ""
    heads: list[bytes] = field(default_factory=list)
    stalls_after: int = 0  # bytes of the first answer; 0 sends the whole

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            self.heads.append(await reader.readuntil(b"\r\n\r\n"))
            start = int(found[1]) if (found := re.search(rb"Range: bytes=(\d+)-", self.heads[-1], re.I)) else 0
            status = b"206 Partial Content" if start else b"200 OK"
            writer.write(b'HTTP/1.1 %b\r\nContent-Type: image/png\r\nETag: "v1"\r\nConnection: close\r\n' % status)
            size = len(self.picture)
            if start:
                writer.write(b"Content-Range: bytes %d-%d/%d\r\n" % (start, size - 1, size))
            writer.write(b"Content-Length: %d\r\n\r\n" % (size - start))
            if self.stalls_after and len(self.heads) == 1:
                writer.write(self.picture[: self.stalls_after])
                await writer.drain()
                await reader.read()
                return
            writer.write(self.picture[start:])
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def files(picture: bytes) -> AsyncIterator[Files]:
    made = Files(picture)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()
        await server.wait_closed()


def png(side: int = 32) -> bytes:
    import io
    import random

    from PIL import Image

    buffer = io.BytesIO()
    Image.frombytes("RGB", (side, 24), random.Random(side).randbytes(side * 24 * 3)).save(buffer, "PNG")
    return buffer.getvalue()


async def run(router: PracticeProcess, folder: Path, links: list[str]) -> Request:
    document = {"images": [{"url": link, "content_type": "image/png"} for link in links]}
    router.fault(route="result", kind="alter", count=0, body=json.dumps(document))
    async with core(router, folder) as session:
        row = await session.submit(SKETCH, body(), prompt="x", seed=None)
        return await until(session, row, lambda r: r.state.terminal)


@pytest.mark.parametrize(
    "query", [LONG_AGO, "X-Amz-Date=20010101T000000Z&X-Amz-Expires=1&X-Amz-Signature=c%3D", "Expires=1"]
)
def test_a_link_that_seems_to_have_expired_is_tried_and_gets_no_key(
    query: str, practice_router: PracticeProcess, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """This machine's clock is a hint at most: whether a link is good its server knows. What signs it is told to nobody."""
    caplog.set_level(logging.DEBUG)

    async def main() -> None:
        async with files(png()) as there:
            request = await run(practice_router, tmp_path, [f"{there.url}/a%40b/x.png?{query}"])
            assert request.state is State.DONE, request
            assert Path(request.works[0].path or "").read_bytes() == there.picture
            assert [head.split(b" ")[1] for head in there.heads] == [f"/a%40b/x.png?{query}".encode()]
            for head in there.heads:
                names = {line.partition(b":")[0].lower() for line in head.split(b"\r\n")[1:] if line}
                assert not names & {b"x-api-key", b"authorization", b"cookie", b"idempotency-key", b"referer"}
                assert KEY.encode() not in head

    asyncio.run(main())
    assert practice_router.counts()["routes"]["result"] == 1
    assert query not in "\n".join(record.getMessage() for record in caplog.records if record.name != "asyncio")
    told = [path for path, data in files_in(tmp_path) if query.encode() in data]
    assert {path.name for path in told} == {"answer"}  # the Router's own bytes, as they came


def test_links_that_only_look_like_the_routers_get_nothing(
    practice_router: PracticeProcess, tmp_path: Path, outside_attempts: list[str]
) -> None:
    links = [
        "/proxy/x.png",
        "proxy/x.png",
        "//evil.test/x.png",
        "https://api.comfy.org@evil.test/x.png",
        f"{practice_router.url}@evil.test/x.png",
        "https:/x.png",
    ]
    request = asyncio.run(run(practice_router, tmp_path, links))
    assert request.state is State.EMPTY
    assert not any(output.saved for output in request.outputs)
    assert practice_router.counts()["routes"].get("asset", 0) == 0
    assert outside_attempts == []


def test_a_file_that_was_half_here_is_gone_on_with_at_the_next_start(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    """Also by a link that was signed anew; the part and its note are no place where what signs a link may stand."""
    picture = png(30_000)

    async def main() -> None:
        async with files(picture) as there:
            there.stalls_after = 1_900_000
            link = f"{there.url}/a/x.png?{LONG_AGO}"
            practice_router.fault(route="result", kind="alter", count=0, body=json.dumps({"images": [{"url": link}]}))
            async with core(practice_router, tmp_path) as session:
                row = await session.submit(SKETCH, body(), prompt="x", seed=None)
                while not (progress := session.desk.progress(row)) or progress.received < 1_000_000 or not there.heads:
                    await asyncio.sleep(0.02)
            left = [path for path in tmp_path.rglob("*") if path.suffix in (".part", ".resume")]
            assert {path.suffix for path in left} == {".part", ".resume"}
            assert not [path for path in left if LONG_AGO.encode() in path.read_bytes()]
            async with core(practice_router, tmp_path) as session:
                request = await until(session, row, lambda r: r.state.terminal)
            assert request.state is State.DONE
            assert Path(request.works[0].path or "").read_bytes() == picture
            assert len(there.heads) == 2
            assert re.search(rb"Range: bytes=1\d{6}-", there.heads[1], re.I)
            assert b'If-Range: "v1"' in there.heads[1]
        assert not [path for path in tmp_path.rglob("*") if path.suffix in (".part", ".resume")]

    asyncio.run(main())
    assert practice_router.counts()["routes"]["result"] == 1
