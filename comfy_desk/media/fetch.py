"""Fetches a result's media by its link into a `.part` file. Knows no key, sends no cookie and no referrer.

Every hop is checked (`addresses`), the connection goes to an address that was checked, and the signed query travels to the
byte. Interrupted transfers go on where they stopped if the server can. No link's query ever reaches an error or a log.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
import ssl
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import BinaryIO
from urllib.parse import unquote

import httpx

from comfy_desk.media import addresses
from comfy_desk.media.addresses import Refused, Target
from comfy_desk.media.environment import blamed_variable, has_proxy
from comfy_desk.media.formats import essence
from comfy_desk.media.opening import opened
from comfy_desk.media.sniff import HEAD, sniff
from comfy_desk.media.whole import is_whole

MAX_BYTES = 4 * 1024**3
_BLOCK = 512 * 1024  # bytes gathered before a write leaves for a thread
_MAX_HOPS = 5
_ATTEMPTS = 3
_STEADY = 16 * 1024  # bytes per stall time below which a transfer is not going on but dripping
_EXPIRED_WORDS = re.compile(rb"expired|AccessDenied|SignatureDoesNotMatch|AuthenticationFailed|NoSuchKey", re.I)
_CUT_OFF = "The file was cut off on its way."

Progress = Callable[[int, int | None], None]


@dataclass(frozen=True, slots=True)
class Fetched:
    """A file that arrived. `name_hint` is the server's own name for it, untrusted; `problem` a doubt worth showing."""

    path: Path
    size: int
    sha256: str
    media_type: str | None
    name_hint: str | None = None
    problem: str | None = None


class FetchFailed(Exception):
    """The file could not be had. The message is one sentence; `expired` asks for a fresh link, `retryable` for patience.

    `patient`: the line or the server has trouble that can last minutes. `disk`: the fault lies with this machine's disk.
    """

    def __init__(
        self,
        sentence: str,
        *,
        expired: bool = False,
        retryable: bool = False,
        patient: bool = False,
        disk: bool = False,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.expired = expired
        self.retryable = retryable or patient
        self.patient = patient
        self.disk = disk


class _Interrupted(Exception):
    """The transfer stopped before its end."""


@dataclass(slots=True)
class _Transfer:
    """What is known of one file while it comes: how much is on disk, and what makes going on safe."""

    path: Path
    limit: int
    progress: Progress | None
    received: int = 0
    validator: str | None = None
    total: int | None = None
    media_type: str | None = None
    name_hint: str | None = None
    digest: hashlib._Hash = field(default_factory=hashlib.sha256)
    expects_end: bool = True  # whether the wire itself told where the end is

    def restart(self) -> None:
        self.received, self.validator, self.total = 0, None, None
        self.digest = hashlib.sha256()


class AssetFetcher:
    """Fetches files one call each, several at a time. `aclose` when done."""

    def __init__(
        self,
        *,
        allow_loopback: bool = False,
        stall_seconds: float = 60.0,
        connect_seconds: float = 20.0,
        pause_seconds: float = 1.0,
        verify: ssl.SSLContext | None = None,
        user_agent: str = "comfy-desk",
    ) -> None:
        """`allow_loopback` is for practice on this machine; `pause_seconds` lies between an interruption and going on."""
        self._allow_loopback = allow_loopback
        self._stall = stall_seconds
        self._connect = connect_seconds
        self._pause = pause_seconds
        self._verify = verify
        self._agent = user_agent
        self._clients: dict[bool, httpx.AsyncClient] = {}  # by whether it is for this machine, past any proxy
        self._retired: list[httpx.AsyncClient] = []
        self._making = asyncio.Lock()

    async def fetch(
        self, url: str, path: Path, *, max_bytes: int = MAX_BYTES, progress: Progress | None = None
    ) -> Fetched:
        """Fetches into `path` (overwritten). Raises FetchFailed, and then no file is left. `progress(received, total)`."""
        transfer = _Transfer(path, max_bytes, progress)
        try:
            await self._fetch(url, transfer)
            return await self._judge(transfer)
        except BaseException:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
            raise

    async def aclose(self) -> None:
        clients = [*self._clients.values(), *self._retired]
        self._clients.clear()
        self._retired.clear()
        for client in clients:
            await client.aclose()

    # -- attempts ------------------------------------------------------------------------------------------------

    async def _fetch(self, url: str, transfer: _Transfer) -> None:
        sentence, sizes = "", set()
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                await self._attempt(url, transfer)
                told = transfer.expects_end or await asyncio.to_thread(is_whole, transfer.path) is True
                if told:
                    return
                if transfer.received in sizes:
                    return  # it ends there every time: where the file is what is odd, `_judge` says so
                sizes.add(transfer.received)
                transfer.restart()
                sentence = _CUT_OFF
            except _Interrupted as error:
                sentence = str(error)
            except Refused as error:
                raise FetchFailed(str(error)) from None
            except OSError as error:
                sentence = f"The file could not be written: {error.strerror or 'disk error'}."
                raise FetchFailed(sentence, disk=True) from None
            if attempt < _ATTEMPTS:
                await asyncio.sleep(self._pause * attempt)
        raise FetchFailed(sentence, patient=True)

    async def _attempt(self, url: str, transfer: _Transfer) -> None:
        target = addresses.parse(url, allow_loopback=self._allow_loopback)
        for _hop in range(_MAX_HOPS + 1):
            async with self._open(target, transfer) as response:
                if response.status_code not in {301, 302, 303, 307, 308}:
                    await self._receive(response, transfer)
                    return
                location = _location(response)
            if location is None:
                raise FetchFailed("The server redirects to nowhere.")
            url, target = addresses.next_hop(url, location, allow_loopback=self._allow_loopback)
        raise FetchFailed("The link redirects too many times.")

    @contextlib.asynccontextmanager
    async def _open(self, target: Target, transfer: _Transfer) -> AsyncIterator[httpx.Response]:
        local = target.scheme == "http" and addresses.is_loopback_name(target.host)
        client = await self._ready(local=local)
        hosts = await self._hosts(target)
        response: httpx.Response | None = None
        for host in hosts[:4]:
            try:
                response = await client.send(_request(client, target, host, transfer), stream=True)
                break
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
            except httpx.PoolTimeout:
                # WORKAROUND httpx 0.28: cancelled tasks can lose connections for good. Start with a fresh client; what
                # the old one still carries may end first.
                if self._clients.get(local) is client:
                    self._retired.append(self._clients.pop(local))
                raise _Interrupted("The server that keeps the file could not be reached.") from None
            except httpx.HTTPError:
                raise _Interrupted("The server that keeps the file broke off.") from None
        if response is None:
            raise _Interrupted("The server that keeps the file could not be reached.")
        try:
            yield response
        except httpx.ReadTimeout:
            raise _Interrupted("The transfer stood still.") from None
        except httpx.HTTPError:
            raise _Interrupted(_CUT_OFF) from None
        finally:
            await response.aclose()

    async def _hosts(self, target: Target) -> list[str]:
        """Addresses to connect to; behind a proxy the name itself, since the proxy is who resolves it."""
        proxied = has_proxy() and not addresses.is_loopback_name(target.host)
        try:
            found = await addresses.resolve(target, allow_loopback=self._allow_loopback)
        except OSError:
            if proxied:
                return [target.host]
            raise _Interrupted("The server that keeps the file could not be reached.") from None
        return [target.host] if proxied else found

    async def _ready(self, *, local: bool) -> httpx.AsyncClient:
        async with self._making:
            client = self._clients.get(local)
            if client is None:
                try:
                    client = self._clients[local] = await asyncio.to_thread(self._make, local)
                except (ValueError, ImportError, OSError, httpx.InvalidURL):
                    raise FetchFailed(blamed_variable(), retryable=True) from None
            return client

    def _make(self, local: bool) -> httpx.AsyncClient:
        for name in ("httpx", "httpcore"):  # both write links at their lower levels: links here are secrets
            if logging.getLogger(name).level < logging.WARNING:
                logging.getLogger(name).setLevel(logging.WARNING)
        return httpx.AsyncClient(
            headers={"Accept": "*/*", "Accept-Encoding": "identity", "User-Agent": self._agent},
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            timeout=httpx.Timeout(self._stall, connect=self._connect, pool=10.0),
            limits=httpx.Limits(max_connections=32, max_keepalive_connections=4, keepalive_expiry=15),
            follow_redirects=False,
            verify=self._verify if self._verify is not None else not local,
            trust_env=not local,
        )

    # -- receiving -----------------------------------------------------------------------------------------------

    async def _receive(self, response: httpx.Response, transfer: _Transfer) -> None:
        if response.status_code not in {200, 206}:
            await _refuse(response)
        if not _continues(response, transfer):
            transfer.restart()
        encoded = response.headers.get("content-encoding", "identity").lower() not in {"identity", ""}
        length = _number(response.headers.get("content-length"))
        transfer.expects_end = length is not None or "chunked" in response.headers.get("transfer-encoding", "").lower()
        if not encoded:
            transfer.validator = _validator(response)
            transfer.total = transfer.received + length if length is not None else None
        transfer.media_type = response.headers.get("content-type", "").strip()[:200] or None
        transfer.name_hint = _name_hint(response)
        if (transfer.total or 0) > transfer.limit:
            raise FetchFailed(f"The file is larger than {_shown(transfer.limit)} and was not fetched.")
        await self._write(response, transfer)
        if length is not None and response.num_bytes_downloaded != length:
            raise _Interrupted(_CUT_OFF)

    async def _write(self, response: httpx.Response, transfer: _Transfer) -> None:
        loop = asyncio.get_running_loop()
        file = await opened(transfer.path, transfer.received)
        block = bytearray()
        window, window_bytes = loop.time(), 0
        try:
            try:
                async for chunk in response.aiter_bytes():
                    block += chunk
                    window_bytes += len(chunk)
                    if transfer.received + len(block) > transfer.limit:
                        raise FetchFailed(f"The file is larger than {_shown(transfer.limit)} and was not fetched.")
                    if loop.time() - window > self._stall:
                        if window_bytes < _STEADY:
                            raise _Interrupted("The transfer stood still.")
                        window, window_bytes = loop.time(), 0
                    if len(block) >= _BLOCK:
                        await _flush(file, block, transfer)
            finally:
                await _flush(file, block, transfer)
        finally:
            await asyncio.to_thread(file.close)

    async def _judge(self, transfer: _Transfer) -> Fetched:
        if transfer.received == 0:
            raise FetchFailed("The server sent an empty file.", retryable=True)
        head = await asyncio.to_thread(_head, transfer.path)
        known = sniff(head)
        stated = essence(transfer.media_type)
        if known is not None and known.media_type == "text/html":
            raise FetchFailed("The server sent a web page instead of the file.", retryable=True)
        if (
            known is not None
            and stated.endswith(("/xml", "+xml"))
            and _EXPIRED_WORDS.search(head)
            and known.extension == "txt"
        ):
            raise FetchFailed("The link has expired.", expired=True)
        whole = await asyncio.to_thread(is_whole, transfer.path)
        return Fetched(
            path=transfer.path,
            size=transfer.received,
            sha256=transfer.digest.hexdigest(),
            media_type=transfer.media_type,
            name_hint=transfer.name_hint,
            problem="The file ends too early: it may be damaged." if whole is False else None,
        )


def _request(client: httpx.AsyncClient, target: Target, host: str, transfer: _Transfer) -> httpx.Request:
    """The link's target goes out through httpcore's own door, so that no library reads or rewrites it on the way."""
    literal = f"[{host}]" if ":" in host else host
    headers = {"Host": target.authority}
    if transfer.received and transfer.validator:
        headers |= {"Range": f"bytes={transfer.received}-", "If-Range": transfer.validator}
    extensions: dict[str, object] = {"target": target.raw}
    if target.scheme == "https":
        extensions["sni_hostname"] = target.host
    return client.build_request(
        "GET", f"{target.scheme}://{literal}:{target.port}/", headers=headers, extensions=extensions
    )


def _location(response: httpx.Response) -> str | None:
    """The header's bytes as they are: httpx guesses an encoding."""
    for name, value in response.headers.raw:
        if name.lower() == b"location":
            try:
                return value.decode("utf-8").strip()
            except UnicodeDecodeError:
                return value.decode("latin-1").strip()
    return None


async def _refuse(response: httpx.Response) -> None:
    """Raises for an answer that is no file; a little of its body tells an expired link from a bad one."""
    status, body = response.status_code, b""
    with contextlib.suppress(httpx.HTTPError):
        async for chunk in response.aiter_bytes():
            body += chunk[: 8192 - len(body)]
            if len(body) >= 8192:
                break
    if status in {401, 403, 404, 410} or (status == 400 and _EXPIRED_WORDS.search(body)):
        raise FetchFailed("The link has expired.", expired=True)
    if status == 416:
        raise _Interrupted(_CUT_OFF)
    if status in {408, 425, 429} or status >= 500:
        raise FetchFailed(f"The server that keeps the file has trouble (HTTP {status}).", patient=True)
    if status in {204, 205}:
        raise FetchFailed("The server sent an empty file.", retryable=True)
    raise FetchFailed(f"The server refused the link (HTTP {status}).")


def _continues(response: httpx.Response, transfer: _Transfer) -> bool:
    """Whether the answer goes on exactly where the file ends."""
    if response.status_code != 206:
        return False
    match = re.fullmatch(r"bytes (\d{1,18})-\d{1,18}/(\d{1,18}|\*)", response.headers.get("content-range", "").strip())
    if match is None or int(match[1]) != transfer.received:
        raise _Interrupted(_CUT_OFF) if transfer.received else FetchFailed("The server sent a part nobody asked for.")
    return True


def _validator(response: httpx.Response) -> str | None:
    """What makes If-Range safe: a strong ETag, or the date of the last change."""
    if response.headers.get("accept-ranges", "").strip().lower() == "none":
        return None
    etag: str = response.headers.get("etag", "")
    changed: str | None = response.headers.get("last-modified")
    return etag if etag.startswith('"') else changed


def _name_hint(response: httpx.Response) -> str | None:
    header = response.headers.get("content-disposition", "")[:2000]
    if match := re.search(r"filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;\s]+)", header, re.I):
        return unquote(match[1])[:300]
    match = re.search(r'filename\s*=\s*(?:"([^"]*)"|([^;\s]+))', header, re.I)
    return (match[1] or match[2] or "")[:300] or None if match else None


def _number(text: str | None) -> int | None:
    return int(text) if text and len(text) <= 18 and text.isascii() and text.isdigit() else None


def _shown(size: int) -> str:
    return f"{size / 1024**3:.0f} GB" if size >= 1024**3 else f"{max(1, size // 1024**2)} MB"


async def _flush(file: BinaryIO, block: bytearray, transfer: _Transfer) -> None:
    if not block:
        return
    data = bytes(block)
    block.clear()
    await asyncio.to_thread(_store, file, data, transfer.digest)
    transfer.received += len(data)
    if transfer.progress is not None:
        transfer.progress(transfer.received, transfer.total)


def _store(file: BinaryIO, data: bytes, digest: hashlib._Hash) -> None:
    file.write(data)
    digest.update(data)


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(HEAD)
