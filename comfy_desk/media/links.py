"""Judging addresses found in documents, as text: no request is made here and nothing is resolved."""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

from comfy_desk.media.formats import Sniffed, by_extension

_MAX = 16_384
_HTTP = re.compile(r"https?://[^\s/?#\\]+(?:[/?#]\S*)?", re.I)
_OTHER = re.compile(r"(?:[a-z][a-z0-9+.-]{1,20}://\S+|//[^\s/]+/\S*|/[^\s/]\S*|(?:file|javascript|blob|cid):\S+)", re.I)
_FILE_NAME = re.compile(r"filename\*?=(?:UTF-8'')?\"?[^\"&;]{0,300}\.([A-Za-z0-9]{2,5})(?:[\"&;]|$)")
_PORTS = {"http": 80, "https": 443}
_LOOPBACK = {"127.0.0.1", "::1", "localhost"}
_ROUTES = ("/v2/", "/customers/", "/practice/")
_PAGES = {"application/json", "text/html", "text/plain", "text/markdown"}


def is_link(text: str) -> bool:
    return len(text) <= _MAX and _HTTP.fullmatch(text) is not None


def is_foreign_address(text: str) -> bool:
    """An address in a form that is never fetched: another scheme, or relative to we know not what."""
    return len(text) <= _MAX and not is_link(text) and _OTHER.fullmatch(text) is not None


def why_not(text: str) -> str:
    """One sentence for an address that `is_foreign_address`; it quotes nothing but the scheme."""
    scheme = re.match(r"([a-z][a-z0-9+.-]{0,20}):", text, re.I)
    if scheme and scheme[1].lower() == "gs":
        return "It lies in the provider's own storage (gs://), which only the provider can open."
    if scheme:
        return f"The link begins with {scheme[1].lower()}: and is not fetched; only https links are."
    return "The link is incomplete (it names no server) and is not fetched."


def format_of(url: str) -> Sniffed | None:
    """The format that the path's extension names, or a file name in the query; pages and JSON name none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    last = unquote(parts.path.rsplit("/", 1)[-1])
    known = by_extension(last.rsplit(".", 1)[-1]) if "." in last else None
    if known is None and parts.query and (match := _FILE_NAME.search(unquote(unquote(parts.query[:4000])))):
        known = by_extension(match[1])
    return None if known is None or known.media_type in _PAGES else known


def is_page(url: str) -> bool:
    """Whether the path ends like a page for people to read."""
    path = urlsplit(url).path.lower() if len(url) <= _MAX else ""
    return path.endswith((".html", ".htm", ".php", ".aspx", ".json", ".md"))


def origin_of(url: str) -> tuple[str, str, int] | None:
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        return None
    scheme, host = parts.scheme.lower(), (parts.hostname or "").rstrip(".")
    return (scheme, host, port or _PORTS.get(scheme, 0)) if host else None


def is_routers(url: str, router_origin: str) -> bool:
    """Whether an address is the Router's own. A Router on this machine (practice) may serve media beside its routes."""
    if not router_origin:
        return False
    own, theirs = origin_of(router_origin), origin_of(url)
    if own is None or theirs is None or own[1] != theirs[1]:
        return False
    if own[1] in _LOOPBACK:
        return own == theirs and (urlsplit(url).path + "/").startswith(_ROUTES)
    return True
