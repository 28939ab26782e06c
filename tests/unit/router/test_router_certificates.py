"""A Router, or a network before it, whose certificate this machine does not know: nothing is sent, and it is said why."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import json
import ssl
from pathlib import Path

import pytest

from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.errors import NotSent
from comfy_desk.domain.secret import Secret
from comfy_desk.router.client import RouterClient
from comfy_desk.router.transport import make_http
from comfy_desk.router.wire import StatusAnswer

KEY = "comfyui-very-secret"
STATUS = json.dumps({"request_id": "r-1", "status": "IN_QUEUE"}).encode()


def certificate(folder: Path, name: str, address: str, days: int = 1) -> tuple[ssl.SSLContext, Path]:
    """The server's side, and the file with the network's own certificates."""
    x509 = pytest.importorskip("cryptography.x509", reason="makes the certificate")
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    begin = now - datetime.timedelta(days=10)
    builder = x509.CertificateBuilder(subject, subject, key.public_key(), 1, begin, now + datetime.timedelta(days=days))
    names = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(address))])
    builder = builder.add_extension(names, critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
    whole = builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / f"{name}.pem").write_bytes(whole)
    (folder / f"{name}-server.pem").write_bytes(secret + whole)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / f"{name}-server.pem")
    return server, folder / f"{name}.pem"


def ask(server_side: ssl.SSLContext, *, local: bool = False) -> tuple[StatusAnswer | NotSent, bytes]:
    """What the client makes of a status read, and what the server got to read."""
    read = b""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal read
        try:
            read += await reader.readuntil(b"\r\n\r\n")
            writer.write(
                b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(STATUS), STATUS)
            )
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def main() -> StatusAnswer | NotSent:
        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=server_side)
        origin = f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        client = RouterClient(make_http(local=local), origin, lambda: Secret(KEY))
        try:
            return await client.status(documented_handle(origin, "kiln/one", "r-1"))
        except NotSent as error:
            return error
        finally:
            await client.aclose()
            server.close()
            await server.wait_closed()

    return asyncio.run(main()), read


def test_a_certificate_that_nobody_vouches_for_is_named_and_the_key_stays_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server_side, own = certificate(tmp_path, "network", "127.0.0.1")
    said, read = ask(server_side)
    assert isinstance(said, NotSent)
    assert said.failure.reason == "not_sent"  # the request waits here, and is not "perhaps sent"
    assert "certificate" in said.failure.detail
    assert "SSL_CERT_FILE" in said.failure.detail
    assert "127.0.0.1" not in said.failure.detail
    assert read == b""
    monkeypatch.setenv("SSL_CERT_FILE", str(own))
    said, read = ask(server_side)
    assert isinstance(said, StatusAnswer)
    assert KEY.encode() in read


@pytest.mark.parametrize("why", ["another network's", "another address", "over", "no exceptions for this machine"])
def test_what_is_wrong_with_it_stays_wrong_whatever_file_is_named(
    why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "127.0.0.2" if why == "another address" else "127.0.0.1"
    server_side, own = certificate(tmp_path, "network", address, days=-1 if why == "over" else 1)
    if why == "another network's":
        _, own = certificate(tmp_path, "other", "127.0.0.1")
    monkeypatch.setenv("SSL_CERT_FILE", str(own))
    said, read = ask(server_side, local=why == "no exceptions for this machine")
    assert isinstance(said, NotSent)
    assert "certificate" in said.failure.detail
    assert read == b""
