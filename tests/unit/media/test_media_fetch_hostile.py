"""Servers that mean harm, over a real connection: each is given up in time, in bounds, and with a sentence that says so."""

from __future__ import annotations

import asyncio
import gzip
import socket
import threading
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest
from asset_wire import Handler, Wire, fetched, serve

from comfy_desk.media import transfer
from comfy_desk.media.fetch import AssetFetcher, FetchFailed

PNG = samples.picture("PNG", (400, 300))
SVG = (samples.SVG[:-6] + "<g/>" * 5000 + "</svg>").encode()


@asynccontextmanager
async def ticking() -> AsyncIterator[list[float]]:
    """The most that this thread worked between two turns of somebody else is the last of the list, once it is over.

    Time of the processor: how busy the machine is with other things says nothing about this program.
    """
    gaps = [0.0]

    async def tick() -> None:
        last = time.thread_time()
        while True:
            await asyncio.sleep(0.005)
            gaps.append(time.thread_time() - last)
            last = time.thread_time()

    task = asyncio.ensure_future(tick())
    try:
        yield gaps
    finally:
        task.cancel()
        gaps.append(max(gaps))


def refused(handler: Handler, folder: Path, path: str = "/f", **more: Any) -> FetchFailed:
    with pytest.raises(FetchFailed) as caught:
        fetched(handler, folder / "x.part", path, **more)
    assert list(folder.iterdir()) == []
    return caught.value


HASTE = {"stall_seconds": 0.3, "connect_seconds": 0.2, "patience_seconds": 1.0}


@pytest.mark.parametrize(("chunk", "why"), [(b"x", "in crumbs"), (b"x" * 1000, "larger than 5 MB")])
def test_an_answer_that_never_ends_is_stopped_and_lets_others_work(chunk: bytes, why: str, tmp_path: Path) -> None:
    """Chunks of one byte: what arrives in one reading is thousands of events, none of which waits for the network."""
    piece = b"%x\r\n%b\r\n" % (len(chunk), chunk)

    async def endless(wire: Wire) -> None:
        await wire.send(b"", "Transfer-Encoding: chunked", length=None)
        while True:
            await wire.write(piece * (100_000 // len(piece)))

    async def main() -> float:
        seen: list[Wire] = []
        server = await serve(endless, seen)
        fetcher = AssetFetcher(allow_loopback=True, pause_seconds=0.0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/f"
        try:
            async with ticking() as gaps:
                with pytest.raises(FetchFailed, match=why):
                    await fetcher.fetch(url, tmp_path / "x.part", max_bytes=5_000_000)
        finally:
            await fetcher.aclose()
            server.close()
            await server.wait_closed()
        assert len(seen) == 1
        return gaps[-1]

    assert asyncio.run(main()) < 0.25
    assert list(tmp_path.iterdir()) == []


async def _drips_its_head(wire: Wire) -> None:
    await wire.write(b"HTTP/1.1 200 OK\r\nX-Long: ")
    for _ in range(200):
        await wire.write(b"x")
        await asyncio.sleep(0.05)


async def _says_go_on_for_ever(wire: Wire) -> None:
    for _ in range(200):
        await wire.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        await asyncio.sleep(0.05)


async def _says_nothing(wire: Wire) -> None:
    await asyncio.sleep(3)


@pytest.mark.parametrize("handler", [_drips_its_head, _says_go_on_for_ever, _says_nothing])
def test_a_head_that_does_not_come_is_given_up(handler: Handler, tmp_path: Path) -> None:
    error = refused(handler, tmp_path, options=HASTE)
    assert (str(error), error.patient) == ("The server that keeps the file does not answer.", True)


def test_a_head_without_end_is_given_up(tmp_path: Path) -> None:
    async def endless(wire: Wire) -> None:
        await wire.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            await wire.write(b"X-More: " + b"x" * 60_000 + b"\r\n")

    assert refused(endless, tmp_path).patient


def test_one_that_is_only_just_not_still_is_given_up_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "STEADY", 100)

    async def slow(wire: Wire) -> None:
        await wire.send(b"", length=10**9)
        while True:
            await wire.write(b"x" * 100)
            await asyncio.sleep(0.02)

    error = refused(slow, tmp_path, options=HASTE)
    assert (str(error), error.retryable, error.patient) == ("The file came too slowly and was given up.", True, False)


@pytest.mark.parametrize(
    "pack",
    [
        gzip.compress,
        lambda data: gzip.compress(data[:7000]) + gzip.compress(data[7000:]),
        lambda data: gzip.compress(data) + bytes(100),
        zlib.compress,
        lambda data: zlib.compress(data)[2:-4],
    ],
    ids=["gzip", "two in a row", "zeros behind it", "deflate", "bare deflate"],
)
def test_what_was_packed_unasked_is_opened(pack: Any, tmp_path: Path) -> None:
    packed = pack(SVG)
    word = "gzip" if packed.startswith(b"\x1f\x8b") else "deflate"
    steps: list[tuple[int, int | None]] = []

    async def handler(wire: Wire) -> None:
        await wire.send(packed, f"Content-Encoding: {word}", "Content-Type: image/svg+xml", 'ETag: "v"')

    got, seen = fetched(handler, tmp_path / "x.part", progress=lambda *step: steps.append(step))
    assert got.path.read_bytes() == SVG
    assert got.size == len(SVG)
    assert got.problem is None
    assert len(seen) == 1
    assert all(total is None for _got, total in steps)  # a bar that would pass its end shows none


def test_what_was_packed_and_cut_off_or_spoilt_is_not_taken(tmp_path: Path) -> None:
    packed = gzip.compress(SVG)
    for sent in (packed[: len(packed) // 2], packed[:-9] + bytes(9), packed[:-8], b"no gzip at all" * 9):

        async def handler(wire: Wire, sent: bytes = sent) -> None:
            await wire.send(sent, "Content-Encoding: gzip")

        assert "cut off" in str(refused(handler, tmp_path))


@pytest.mark.parametrize("word", ["br", "zstd", "gzip, gzip", "x" * 5000])
def test_a_packing_that_nobody_knows_is_refused(word: str, tmp_path: Path) -> None:
    async def handler(wire: Wire) -> None:
        await wire.send(PNG, f"Content-Encoding: {word}")

    assert "packed" in str(refused(handler, tmp_path))


def test_a_file_that_swells_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = gzip.compress(bytes(200_000_000), 9)

    async def handler(wire: Wire) -> None:
        await wire.send(bomb, "Content-Encoding: gzip")

    assert "swells" in str(refused(handler, tmp_path))
    assert "larger than 8 MB" in str(refused(handler, tmp_path, max_bytes=8_000_000))


def test_a_length_that_is_too_short_is_told_by_the_file_itself(tmp_path: Path) -> None:
    async def handler(wire: Wire) -> None:
        await wire.send(PNG, "Content-Type: image/png", length=len(PNG) // 2)

    got, _seen = fetched(handler, tmp_path / "x.part")
    assert got.size == len(PNG) // 2
    assert got.problem == "The file ends too early: it may be damaged."


@pytest.mark.parametrize("length", ["-5", "+5", "5, 6", "0x10", "9" * 30, "5; x", "½"])
def test_a_length_that_is_none_is_not_believed(length: str, tmp_path: Path) -> None:
    async def handler(wire: Wire) -> None:
        await wire.write(f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n".encode() + PNG)

    outcome: str | bytes
    try:
        outcome = fetched(handler, tmp_path / "x.part")[0].path.read_bytes()
    except FetchFailed as error:
        outcome = error.sentence
    assert outcome in (PNG, "The server that keeps the file broke off.", "The file was cut off on its way.")


def test_nothing_of_this_machine_goes_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A .netrc for every server, cookies, and proxies for http: a file's server hears of none."""
    for home in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(home, str(tmp_path))
    for name in (".netrc", "_netrc"):
        (tmp_path / name).write_text("default login me password hush\nmachine 127.0.0.1 login me password hush\n")
    monkeypatch.setenv("NETRC", str(tmp_path / ".netrc"))
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")

    async def handler(wire: Wire) -> None:
        if wire.target == "/f":
            await wire.send(b"", "Location: /g", "Set-Cookie: a=b; Path=/", status="302 Found")
        else:
            await wire.send(PNG, "WWW-Authenticate: Basic")

    _got, seen = fetched(handler, tmp_path / "x.part")
    for wire in seen:
        assert set(wire.headers) == {"host", "accept", "accept-encoding", "connection", "user-agent"}


def test_a_name_with_a_way_out_is_only_a_name(tmp_path: Path) -> None:
    for name in ("../../x.png", "C:\\x.png", "\\\\srv\\x.png", "/etc/x.png", "a\0.png", "", ".", "x" * 5000):

        async def handler(wire: Wire, name: str = name) -> None:
            await wire.send(PNG, f'Content-Disposition: attachment; filename="{name.replace(chr(0), "%00")}"')

        got, _seen = fetched(handler, tmp_path / "x.part")
        assert got.path == tmp_path / "x.part"
        assert sorted(path.name for path in tmp_path.iterdir()) == ["x.part"]


def test_an_artists_limit_counts_at_once(tmp_path: Path) -> None:
    limit = [len(PNG) - 1]

    async def handler(wire: Wire) -> None:
        await wire.send(PNG)

    error = refused(handler, tmp_path, options={"largest": lambda: limit[0]})
    assert error.too_large
    limit[0] += 1
    assert fetched(handler, tmp_path / "x.part", options={"largest": lambda: limit[0]})[0].size == len(PNG)


def test_names_that_are_slow_to_resolve_stop_nobody_elses_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop's own threads write files: a server of names that stalls must not hold a single one of them."""
    go_on = threading.Event()
    real = socket.getaddrinfo

    def slowly(host: Any, *arguments: Any, **more: Any) -> Any:
        if str(host).endswith(".test"):
            go_on.wait(10)
        return real(host, *arguments, **more)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)

    async def main() -> None:
        async def handler(wire: Wire) -> None:
            await wire.send(PNG)

        server = await serve(handler, [])
        fetcher = AssetFetcher(allow_loopback=True, pause_seconds=0.0, connect_seconds=5.0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/f"
        slow = [asyncio.ensure_future(fetcher.fetch(f"https://n{n}.test/x", tmp_path / f"{n}.part")) for n in range(40)]
        try:
            await asyncio.sleep(0.1)
            got = await asyncio.wait_for(fetcher.fetch(url, tmp_path / "x.part"), 3)
            assert got.size == len(PNG)
        finally:
            go_on.set()
            assert all(isinstance(error, FetchFailed) for error in await asyncio.gather(*slow, return_exceptions=True))
            await fetcher.aclose()
            server.close()
            await server.wait_closed()

    asyncio.run(main())
