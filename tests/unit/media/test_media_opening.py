"""A transfer that is given up while its file is being opened in a thread: nothing stays open, and no file comes later."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.media.fetch import AssetFetcher


@pytest.mark.parametrize("given_up", ["before it is made", "after it is made"])
def test_a_file_that_is_opened_for_nobody_is_closed_and_gone(
    given_up: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, go_on, made = threading.Event(), threading.Event(), []
    place = tmp_path / "links" / "0.part"
    real = Path.open

    def slowly(path: Path, *mode: Any, **more: Any) -> Any:
        if path != place:
            return real(path, *mode, **more)
        if given_up == "before it is made":
            there.set()
            go_on.wait(5)
        file = real(path, *mode, **more)
        made.append(file)
        if given_up == "after it is made":
            there.set()
            go_on.wait(5)
        return file

    monkeypatch.setattr(Path, "open", slowly)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 900\r\n\r\n" + b"x" * 300)
        await writer.drain()
        await reader.read()
        writer.close()

    async def scenario() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        fetcher = AssetFetcher(allow_loopback=True)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x"
        task = asyncio.ensure_future(fetcher.fetch(url, place))
        while not there.is_set():
            await asyncio.sleep(0.005)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        go_on.set()
        await fetcher.aclose()
        server.close()
        await server.wait_closed()

    asyncio.run(scenario())  # waits for its threads
    assert [file.closed for file in made] == [True]
    assert not place.exists()
