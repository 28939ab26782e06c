"""Fetching over a real connection: the link to the byte, nothing of ours along with it, and every way a server can fail."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import socket
import ssl
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest
from asset_wire import Handler, Wire, fetched, serve

from comfy_desk.media import addresses, asset_clients, fetch, transfer
from comfy_desk.media.addresses import Refused, is_public, parse
from comfy_desk.media.fetch import AssetFetcher, FetchFailed

PNG = samples.picture("PNG", (400, 300))
QUERY = "?a=%2F%2B%7E&b=x+y&c=%40~!$'()*,;:@&sig=ab%2fCD=="


@pytest.fixture
def got(tmp_path: Path) -> Any:
    """got(handler, path) → (Fetched, requests seen); the fetcher allows this machine."""
    return functools.partial(_got, tmp_path / "x.part")


def _got(part: Path, handler: Handler, path: str = "/f", **more: Any) -> tuple[fetch.Fetched, list[Wire]]:
    return fetched(handler, part, path, **more)


def test_a_file_arrives_with_its_facts(got: Any) -> None:
    steps: list[tuple[int, int | None]] = []

    async def handler(wire: Wire) -> None:
        await wire.send(
            PNG, "Content-Type: image/png", 'Content-Disposition: attachment; filename="../a.png"', "Set-Cookie: a=b"
        )

    result, seen = got(handler, progress=lambda received, total: steps.append((received, total)))
    assert result.path.read_bytes() == PNG
    assert (result.size, result.sha256) == (len(PNG), hashlib.sha256(PNG).hexdigest())
    assert (result.media_type, result.name_hint, result.problem) == ("image/png", "../a.png", None)
    assert steps[-1] == (len(PNG), len(PNG))
    assert len(seen) == 1


def test_the_signed_link_travels_to_the_byte(got: Any) -> None:
    async def handler(wire: Wire) -> None:
        if wire.target.startswith("/first"):
            await wire.send(b"", f"Location: /second%2Fx/%7E~{QUERY}", "Set-Cookie: a=b; Path=/", status="302 Found")
        elif wire.target.startswith("/second"):
            host = wire.headers["host"]
            await wire.send(b"", f"Location: http://{host}/third%20x{QUERY}&d=%C3%A9", status="307 Temporary Redirect")
        else:
            await wire.send(PNG)

    _result, seen = got(handler, f"/first/%2F%40{QUERY}#part")
    assert [wire.target for wire in seen] == [
        f"/first/%2F%40{QUERY}",
        f"/second%2Fx/%7E~{QUERY}",
        f"/third%20x{QUERY}&d=%C3%A9",
    ]
    for wire in seen:
        assert set(wire.headers) == {"host", "accept", "accept-encoding", "connection", "user-agent"}
        assert wire.headers["accept-encoding"] == "identity"


def test_cookies_are_not_kept_between_files(tmp_path: Path) -> None:
    async def scenario() -> None:
        seen: list[Wire] = []

        async def handler(wire: Wire) -> None:
            await wire.send(PNG, "Set-Cookie: a=b; Path=/")

        server = await serve(handler, seen)
        fetcher = AssetFetcher(allow_loopback=True)
        for _ in range(2):
            await fetcher.fetch(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x", tmp_path / "x.part")
        await fetcher.aclose()
        server.close()
        await server.wait_closed()
        assert all("cookie" not in wire.headers for wire in seen)

    asyncio.run(scenario())


def test_an_interrupted_transfer_goes_on_where_it_stopped(got: Any) -> None:
    data = PNG * 20 + PNG

    async def handler(wire: Wire) -> None:
        if "range" not in wire.headers:
            await wire.send(data[:5000], 'ETag: "v1"', length=len(data))
            return
        start = int(wire.headers["range"].removeprefix("bytes=").removesuffix("-"))
        await wire.send(
            data[start:],
            'ETag: "v1"',
            f"Content-Range: bytes {start}-{len(data) - 1}/{len(data)}",
            status="206 Partial Content",
        )

    result, seen = got(handler)
    assert result.path.read_bytes() == data
    assert result.sha256 == hashlib.sha256(data).hexdigest()
    assert (seen[1].headers["range"], seen[1].headers["if-range"]) == ("bytes=5000-", '"v1"')


def test_a_changed_file_starts_again(got: Any) -> None:
    versions = [PNG, samples.picture("PNG", (400, 300), 4)]

    async def handler(wire: Wire) -> None:
        data = versions[1] if "range" in wire.headers else versions[0][:900]
        await wire.send(data, 'ETag: "v"', length=len(data) if "range" in wire.headers else len(versions[0]))

    result, _seen = got(handler)
    assert result.path.read_bytes() == versions[1]
    assert result.sha256 == hashlib.sha256(versions[1]).hexdigest()


def test_without_a_validator_nothing_is_patched_together(got: Any) -> None:
    calls = []

    async def handler(wire: Wire) -> None:
        calls.append(1)
        await wire.send(PNG if len(calls) > 1 else PNG[:700], length=len(PNG))

    result, seen = got(handler)
    assert result.path.read_bytes() == PNG
    assert "range" not in seen[1].headers


def test_an_early_end_without_a_length_is_noticed(got: Any) -> None:
    calls = []

    async def handler(wire: Wire) -> None:
        calls.append(1)
        await wire.send(PNG if len(calls) > 1 else PNG[:700], length=None)

    assert got(handler)[0].path.read_bytes() == PNG

    async def always_short(wire: Wire) -> None:
        await wire.send(PNG[:700], length=None)

    result, _seen = got(always_short)
    assert "damaged" in result.problem


def test_an_end_that_nothing_tells_is_believed_when_it_comes_twice(got: Any) -> None:
    words, calls = b"newmtl glaze\nKd 0.8 0.2 0.1\n" * 40, []

    async def handler(wire: Wire) -> None:
        calls.append(1)
        await wire.send(words if len(calls) > 1 else words[:700], length=None)

    assert got(handler)[0].path.read_bytes() == words
    assert len(calls) == 3


def test_compressed_answers_are_read_whole(got: Any) -> None:
    import gzip

    svg = (samples.SVG[:-6] + "<g/>" * 5000 + "</svg>").encode()

    async def handler(wire: Wire) -> None:
        await wire.send(gzip.compress(svg), "Content-Encoding: gzip", "Content-Type: image/svg+xml")

    assert got(handler)[0].path.read_bytes() == svg


def _fails(got: Any, tmp_path: Path, handler: Handler, path: str = "/f", **more: Any) -> FetchFailed:
    with pytest.raises(FetchFailed) as caught:
        got(handler, path, **more)
    assert not (tmp_path / "x.part").exists()
    assert "sig" not in str(caught.value)
    assert "127.0.0.1" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("status", "body", "expired", "retryable"),
    [
        ("403 Forbidden", b"<Error><Code>AccessDenied</Code></Error>", True, False),
        ("404 Not Found", b"", True, False),
        ("410 Gone", b"", True, False),
        ("400 Bad Request", b"<Code>ExpiredToken</Code>", True, False),
        ("400 Bad Request", b"no", False, False),
        ("429 Too Many Requests", b"", False, True),
        ("503 Unavailable", b"", False, True),
        ("204 No Content", b"", False, True),
        ("200 OK", b"", False, True),
        ("200 OK", b"<!doctype html><html>Sign in</html>", False, True),
    ],
)
def test_refusals_say_what_helps(
    got: Any, tmp_path: Path, status: str, body: bytes, expired: bool, retryable: bool
) -> None:
    async def handler(wire: Wire) -> None:
        await wire.send(body, status=status, length=None if status.startswith("204") else -1)

    error = _fails(got, tmp_path, handler, "/f?sig=SECRET")
    assert (error.expired, error.retryable) == (expired, retryable)


def test_too_large_files_are_stopped_by_their_length_and_by_their_bytes(got: Any, tmp_path: Path) -> None:
    async def honest(wire: Wire) -> None:
        await wire.send(PNG[:100], length=10**13)

    async def lying(wire: Wire) -> None:
        await wire.send(b"x" * 300_000, length=None)

    for handler in (honest, lying):
        assert "larger" in str(_fails(got, tmp_path, handler, max_bytes=200_000))


def test_a_server_that_stands_still_or_drips_is_given_up(got: Any, tmp_path: Path) -> None:
    async def silent(wire: Wire) -> None:
        await wire.send(PNG[:300], length=len(PNG))
        await asyncio.sleep(2)

    async def drips(wire: Wire) -> None:
        await wire.send(PNG[:300], length=len(PNG))
        for _ in range(100):
            wire.writer.write(b"x")
            await wire.writer.drain()
            await asyncio.sleep(0.02)

    for handler in (silent, drips):
        error = _fails(got, tmp_path, handler, options={"stall_seconds": 0.1})
        assert error.retryable
        assert "stood still" in str(error)


def test_a_slow_but_steady_transfer_is_let_run(got: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfer, "STEADY", 1000)

    async def steady(wire: Wire) -> None:
        await wire.send(b"", length=len(PNG))
        for start in range(0, len(PNG), len(PNG) // 12):
            wire.writer.write(PNG[start : start + len(PNG) // 12])
            await wire.writer.drain()
            await asyncio.sleep(0.03)

    assert got(steady, options={"stall_seconds": 0.12})[0].size == len(PNG)


@pytest.mark.parametrize(
    "location",
    [
        "http://169.254.169.254/latest",
        "file:///etc/passwd",
        "ftp://127.0.0.1/x",
        "http://evil.test/x",
        "https://u:p@127.0.0.1/x",
        "https://10.0.0.1/x",
        "//[::ffff:10.0.0.1]/x",
        "javascript:alert(1)",
        "mailto:",
        "https://[::1/x",
        "https://a.test:x/",
        "http:",
        "https:///x",
        "\\\\evil.test\\x",
    ],
)
def test_redirects_to_forbidden_places_are_not_followed(got: Any, tmp_path: Path, location: str) -> None:
    async def handler(wire: Wire) -> None:
        await wire.send(b"", f"Location: {location}?sig=SECRET", status="302 Found")

    error = _fails(got, tmp_path, handler)
    assert not error.expired


def test_redirects_end(got: Any, tmp_path: Path) -> None:
    async def handler(wire: Wire) -> None:
        await wire.send(b"", f"Location: {wire.target}x", status="302 Found")

    assert "too many" in str(_fails(got, tmp_path, handler))


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd", "ftp://a.test/x", "javascript:alert(1)", "/relative", "//a.test/x", "https://", "https://u@a.test/x",
        "http://a.test/x", "https://a.test/a b", "https://a.test/\r\nX: y", "https://a.test\\@b.test/", "https://[::1", "https://a.test:99999/",
        "https://" + "a" * 20_000, "gs://b/o", "https://127.0.0.1/x", "https://localhost/x", "https://2130706433/", "https://0x7f.1/",
        "https://169.254.169.254/", "https://[::1]/", "https://[::ffff:169.254.169.254]/", "https://192.168.1.1/", "https://0.0.0.0/",
        "https://[fd00:ec2::254]/", "https://100.100.100.200/",
    ],
)  # fmt: skip
def test_forbidden_links_are_refused_before_anything_is_sent(url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        fetcher = AssetFetcher(pause_seconds=0.0)
        try:
            with pytest.raises(FetchFailed) as caught:
                await fetcher.fetch(url, tmp_path / "x.part")
            assert not caught.value.expired
        finally:
            await fetcher.aclose()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True), ("2606:4700::1111", True), ("127.0.0.1", False), ("10.1.2.3", False), ("172.16.0.1", False),
        ("169.254.1.1", False),
        ("100.64.0.1", False), ("168.63.129.16", False), ("224.0.0.1", False), ("240.0.0.1", False), ("::", False),
        ("fe80::1", False),
        ("fc00::1", False), ("::ffff:127.0.0.1", False), ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False),
        ("64:ff9b::808:808", True),
    ],
)  # fmt: skip
def test_public_addresses(address: str, public: bool) -> None:
    import ipaddress

    assert is_public(ipaddress.ip_address(address)) is public


def test_one_private_address_among_several_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        def answers(*_arguments: Any, **_more: Any) -> Any:
            return [(2, 1, 6, "", ("8.8.8.8", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]

        monkeypatch.setattr(socket, "getaddrinfo", answers)
        with pytest.raises(Refused):
            await addresses.resolve(parse("https://cdn.test/x"))

    asyncio.run(scenario())


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    target = parse("https://cdn.test:8443/a?b=%2F")
    assert (target.authority, target.raw) == ("cdn.test:8443", b"/a?b=%2F")
    assert "%2F" not in repr(target)

    async def scenario() -> None:
        fetcher = AssetFetcher()
        async with fetcher._clients.client_for(target) as client:
            request = asset_clients.request_for(client, target, "203.0.113.9", {})
        assert str(request.url) == "https://203.0.113.9:8443/"
        assert request.headers["host"] == "cdn.test:8443"
        assert request.extensions["sni_hostname"] == "cdn.test"
        assert request.url.raw_path == b"/a?b=%2F"
        assert "%2F" not in repr(request)
        await fetcher.aclose()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ALL_PROXY", "socks://127.0.0.1:1080"),
        ("HTTPS_PROXY", "socks5://127.0.0.1:1080"),
        ("SSL_CERT_FILE", "/nonexistent/ca.pem"),
    ],
)
def test_a_variable_that_breaks_the_client_is_named(
    name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)

    async def scenario() -> None:
        fetcher = AssetFetcher(pause_seconds=0.0)
        with pytest.raises(FetchFailed) as caught:
            await fetcher.fetch("https://cdn.test/x?sig=1", tmp_path / "x.part")
        assert name in str(caught.value)

    asyncio.run(scenario())


def test_an_unreachable_server_is_worth_another_try(tmp_path: Path) -> None:
    async def scenario() -> None:
        server = await asyncio.start_server(lambda _r, _w: None, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        server.close()
        await server.wait_closed()
        fetcher = AssetFetcher(allow_loopback=True, pause_seconds=0.0)
        for url in (f"http://127.0.0.1:{port}/x", "https://no-such-host.invalid/x"):
            with pytest.raises(FetchFailed) as caught:
                await fetcher.fetch(url, tmp_path / "x.part")
            assert caught.value.retryable
        await fetcher.aclose()

    asyncio.run(scenario())


def test_a_full_disk_is_not_the_servers_fault(got: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(transfer, "_store", full)

    async def handler(wire: Wire) -> None:
        await wire.send(PNG)

    error = _fails(got, tmp_path, handler)
    assert "No space left" in str(error)
    assert not error.retryable


def test_a_cancelled_transfer_leaves_no_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        async def handler(wire: Wire) -> None:
            await wire.send(PNG[:300], length=len(PNG))
            await asyncio.sleep(0.5)

        server = await serve(handler, [])
        fetcher = AssetFetcher(allow_loopback=True)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x"
        task = asyncio.ensure_future(fetcher.fetch(url, tmp_path / "x.part"))
        await asyncio.sleep(0.15)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await fetcher.aclose()
        server.close()
        await server.wait_closed()

    asyncio.run(scenario())
    assert not (tmp_path / "x.part").exists()


def test_no_link_reaches_the_log(got: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")

    async def handler(wire: Wire) -> None:
        if wire.target.startswith("/f"):
            await wire.send(b"", "Location: /g?X-Amz-Signature=SECRET", status="302 Found")
        else:
            await wire.send(PNG)

    got(handler, "/f?sig=SECRET")
    assert "SECRET" not in caplog.text


def test_several_files_at_once_on_the_windows_loop(run_async: Any, tmp_path: Path) -> None:
    async def scenario() -> None:
        async def handler(wire: Wire) -> None:
            await wire.send(PNG)

        server = await serve(handler, [])
        fetcher = AssetFetcher(allow_loopback=True)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x"
        results = await asyncio.gather(*(fetcher.fetch(url, tmp_path / f"{n}.part") for n in range(6)))
        assert {result.size for result in results} == {len(PNG)}
        await fetcher.aclose()
        server.close()
        await server.wait_closed()

    run_async(scenario())


def _certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """(the server's side, the client's side) for a server called `name`."""
    import datetime

    x509 = pytest.importorskip("cryptography.x509", reason="makes the certificate")
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder(subject, subject, key.public_key(), 1, now, now + datetime.timedelta(days=1))
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    certificate = builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "server.pem").write_bytes(secret + certificate)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / "server.pem")
    return server, ssl.create_default_context(cadata=certificate.decode())


@pytest.mark.parametrize(("host", "is_trusted"), [("cdn.test", True), ("other.test", False)])
def test_the_certificate_is_checked_for_the_name_and_not_for_the_address(
    host: str, is_trusted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server_side, client_side = _certificate(tmp_path, "cdn.test")
    names: list[str | None] = []
    server_side.sni_callback = lambda _socket, name, _context: names.append(name)

    async def here(*_arguments: Any, **_more: Any) -> list[str]:
        return ["127.0.0.1"]

    monkeypatch.setattr(addresses, "resolve", here)

    async def scenario() -> None:
        seen: list[Wire] = []

        async def handler(wire: Wire) -> None:
            await wire.send(PNG)

        server = await serve(handler, seen, server_side)
        port = server.sockets[0].getsockname()[1]
        fetcher = AssetFetcher(verify=client_side, pause_seconds=0.0)
        try:
            result = await fetcher.fetch(f"https://{host}:{port}/x{QUERY}", tmp_path / "x.part")
            assert is_trusted
            assert result.size == len(PNG)
            assert (seen[0].target, seen[0].headers["host"]) == (f"/x{QUERY}", f"cdn.test:{port}")
        except FetchFailed:
            assert not is_trusted
            assert seen == []
        finally:
            await fetcher.aclose()
            server.close()
            await server.wait_closed()
        assert set(names) == {host}

    asyncio.run(scenario())


@pytest.mark.parametrize("word", ["", "me:hush@"])
def test_a_proxy_hears_the_name_and_nothing_that_signs_the_link(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server_side, client_side = _certificate(tmp_path, "cdn.test")
    heads: list[bytes] = []

    async def scenario() -> None:
        seen: list[Wire] = []

        async def handler(wire: Wire) -> None:
            await wire.send(PNG)

        server = await serve(handler, seen, server_side)
        port = server.sockets[0].getsockname()[1]

        async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(65_536):
                writer.write(data)
            writer.close()

        async def tunnel(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heads.append(await reader.readuntil(b"\r\n\r\n"))
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
            await asyncio.gather(pour(reader, there_writer), pour(there_reader, writer))

        proxy = await asyncio.start_server(tunnel, "127.0.0.1", 0)
        monkeypatch.setenv("HTTPS_PROXY", f"http://{word}127.0.0.1:{proxy.sockets[0].getsockname()[1]}")
        fetcher = AssetFetcher(verify=client_side, pause_seconds=0.0)
        try:
            result = await fetcher.fetch(f"https://cdn.test:8443/x{QUERY}", tmp_path / "x.part")
            assert result.size == len(PNG)
            assert (seen[0].target, seen[0].headers["host"]) == (f"/x{QUERY}", "cdn.test:8443")
            assert set(seen[0].headers) == {"host", "accept", "accept-encoding", "connection", "user-agent"}
        finally:
            await fetcher.aclose()
            for one in (server, proxy):
                one.close()
                await one.wait_closed()
            await asyncio.sleep(0.05)

    asyncio.run(scenario())
    assert heads[0].startswith(b"CONNECT cdn.test:8443 HTTP/1.1\r\n")
    assert (b"Proxy-Authorization: Basic" in heads[0]) == bool(word)
    assert b"sig" not in heads[0]
    assert b"x=" not in heads[0]
