"""What an answer to a request for a file says in its head: a file, a part of one, a dead link, or a refusal. Pure but for
a little of a refusal's body.
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from urllib.parse import unquote

import httpx

from comfy_desk.media.asset_clients import LOCATION
from comfy_desk.media.fetch_failures import CUT_OFF, FetchFailed, Interrupted

REDIRECTS = frozenset({301, 302, 303, 307, 308})

EXPIRED_WORDS = re.compile(rb"expired|AccessDenied|SignatureDoesNotMatch|AuthenticationFailed|NoSuchKey", re.I)
EXPIRED = "The link has expired."
EMPTY = "The server sent an empty file."
_UNASKED_PART = "The server sent a part nobody asked for."
_RANGE = re.compile(r"bytes (\d{1,18})-(\d{1,18})/(\d{1,18}|\*)")
_READ = 8192


@dataclass(frozen=True, slots=True)
class Extent:
    """Which bytes of a file an answer brings. `total` is None where it does not say how many there are."""

    start: int
    total: int | None


def extent(response: httpx.Response) -> Extent:
    """Of a 200 or 206. Raises FetchFailed for a part that does not say which one it is."""
    length = number(response.headers.get("content-length"))
    if response.status_code != 206:
        return Extent(0, length)
    match = _RANGE.fullmatch(response.headers.get("content-range", "").strip())
    if match is None or int(match[2]) < int(match[1]):
        raise FetchFailed(_UNASKED_PART)
    return Extent(int(match[1]), None if match[3] == "*" else int(match[3]))


async def refuse(response: httpx.Response) -> None:
    """Raises for an answer that is no file; a little of its body tells an expired link from a bad one."""
    status, body = response.status_code, b""
    if status == 400:
        with contextlib.suppress(httpx.HTTPError):
            async for chunk in response.aiter_raw():
                body += chunk[: _READ - len(body)]
                if len(body) >= _READ:
                    break
    if status in {401, 403, 404, 410} or (status == 400 and EXPIRED_WORDS.search(body)):
        raise FetchFailed(EXPIRED, expired=True)
    if status == 416:
        raise Interrupted(CUT_OFF)
    if status in {408, 425, 429} or status >= 500:
        raise FetchFailed(f"The server that keeps the file has trouble (HTTP {status}).", patient=True)
    if status in {204, 205}:
        raise FetchFailed(EMPTY, retryable=True)
    raise FetchFailed(f"The server refused the link (HTTP {status}).")


def validator(response: httpx.Response) -> str | None:
    """What makes If-Range safe: a strong ETag, or the date of the last change."""
    if response.headers.get("accept-ranges", "").strip().lower() == "none":
        return None
    etag: str = response.headers.get("etag", "")
    changed: str | None = response.headers.get("last-modified")
    found = etag if etag.startswith('"') else changed
    return found if found and len(found) <= 500 else None


def packing(response: httpx.Response) -> str:
    """How the bytes are packed on the wire; "" for not at all."""
    name: str = response.headers.get("content-encoding", "").strip().lower()
    return "" if name == "identity" else name[:100]


def tells_its_end(response: httpx.Response) -> bool:
    """Whether the wire itself says where the body ends."""
    return (
        number(response.headers.get("content-length")) is not None
        or "chunked" in response.headers.get("transfer-encoding", "").lower()
    )


def name_hint(response: httpx.Response) -> str | None:
    """The server's own name for the file, untrusted."""
    header = response.headers.get("content-disposition", "")[:2000]
    if match := re.search(r"filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;\s]+)", header, re.I):
        return unquote(match[1])[:300]
    match = re.search(r'filename\s*=\s*(?:"([^"]*)"|([^;\s]+))', header, re.I)
    return (match[1] or match[2] or "")[:300] or None if match else None


def location(response: httpx.Response) -> str | None:
    """The header's bytes as they are: httpx guesses an encoding."""
    value = response.extensions.get(LOCATION)
    if not isinstance(value, bytes):
        return None
    try:
        return value.decode("utf-8").strip(" \t") or None
    except UnicodeDecodeError:
        return value.decode("latin-1").strip(" \t") or None


def number(text: str | None) -> int | None:
    return int(text) if text and len(text) <= 18 and text.isascii() and text.isdigit() else None
