"""Judging addresses found in documents, as text: no request is made here and nothing is resolved."""

from __future__ import annotations

import posixpath
import re
from urllib.parse import parse_qsl, unquote, urlsplit

from comfy_desk.media.formats import Sniffed, by_extension, by_type

_MAX = 16_384
_HTTP = re.compile(r"https?://[^\s/?#\\]+(?:[/?#]\S*)?", re.I)
_OTHER = re.compile(r"(?:[a-z][a-z0-9+.-]{1,20}://\S+|//[^\s/]+/\S*|/[^\s/]\S*|(?:file|javascript|blob|cid):\S+)", re.I)
_FILE_NAME = re.compile(
    r"(?:file_?name|\bfile|\bname|\bkey|\bpath|\bobject)\*?="
    r"(?:UTF-8'')?\"?[^\"&;]{0,300}\.([A-Za-z0-9]{2,5})(?:[\"&;]|$)"
)
_TYPE = re.compile(
    r"(?:^|&)(?:response-content-type|rsct|content[-_]?type|mime(?:[-_]?type)?)=([a-z0-9]+/[a-z0-9.+-]+)", re.I
)
_STORES = {"gs", "s3", "s3a", "r2", "b2", "az", "abfs", "wasb", "wasbs", "oss", "cos", "tos", "obs", "minio", "swift"}
_STORED = "It lies in the provider's own storage"
_PORTS = {"http": 80, "https": 443}
_LOOPBACK = {"127.0.0.1", "::1", "localhost"}
_ROUTES = ("/v2/", "/customers/", "/practice/")
PAGES = {"application/json", "text/html", "text/plain", "text/markdown", "text/css", "text/xml", "application/xml"}
"""Types of what is read by people or programs."""


def is_link(text: str) -> bool:
    return len(text) <= _MAX and _HTTP.fullmatch(text) is not None


def is_foreign_address(text: str) -> bool:
    """An address in a form that is never fetched: another scheme, or relative to we know not what."""
    return len(text) <= _MAX and not is_link(text) and _OTHER.fullmatch(text) is not None


def why_not(text: str) -> str:
    """One sentence for an address that `is_foreign_address`; it quotes nothing but the scheme."""
    scheme = re.match(r"([a-z][a-z0-9+.-]{0,20}):", text, re.I)
    if scheme and scheme[1].lower() in _STORES:
        return f"{_STORED} ({scheme[1].lower()}://), which only the provider can open."
    if scheme:
        return f"The link begins with {scheme[1].lower()}: and is not fetched; only https links are."
    return "The link is incomplete (it names no server) and is not fetched."


def is_stored(problem: str) -> bool:
    """Whether `why_not` has told of a provider's own storage, so that a file stands behind the address."""
    return problem.startswith(_STORED)


def format_of(url: str) -> Sniffed | None:
    """The format that the path's extension names, or a file name or a type in the query; pages and JSON name none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    *above, last = unquote(parts.path).split("/")
    if above and last.lower() in _DOORS:
        last = above[-1]
    ending = _ENDING.search(last)
    known = by_extension(ending[1]) if ending else None
    if known is None and parts.query:
        query = unquote(unquote(parts.query[:4000]))
        if match := _TYPE.search(query):
            known = by_type(match[1])
        elif match := _FILE_NAME.search(query):
            known = by_extension(match[1])
    return None if known is None or known.media_type in PAGES else known


_ENDING = re.compile(r"\.([A-Za-z0-9]{1,8})(?:[;:!@][^/]{0,100})?\Z")
_DOORS = {"download", "raw", "original", "view"}
"""What may stand behind a file's name in a path, as behind `a.png;v=1`, `a.png:large` or `a.png!small`."""

_BEFORE = re.compile(r"(?=https?://)", re.I)
_APART = " \t\r\n,;|<>\"'`[]"


def listed(text: str) -> list[str]:
    """The links that a text consists of, apart from what parts them; none where it holds anything else, or is one link."""
    if len(text) > _MAX or "://" not in text[:40]:
        return []
    parts: list[str] = []
    for part in _BEFORE.split(text):
        if parts and parts[-1][-1:] not in _APART:
            parts[-1] += part  # a link within a link
        else:
            parts.append(part)
    bare = [part.strip(_APART) for part in parts if part.strip(_APART)]
    if not all(map(is_link, bare)) or bare == [text.strip()]:
        return []
    return bare if not is_link(text.strip()) or all(map(format_of, bare)) else []


def is_page(url: str) -> bool:
    """Whether the path ends like a page for people to read."""
    try:
        path = urlsplit(url).path.lower() if len(url) <= _MAX else ""
    except ValueError:
        return False
    return path.endswith((".html", ".htm", ".php", ".aspx", ".json", ".md", ".txt", ".log", ".xml", ".csv", ".yaml"))


_WORD_HOSTS = {
    "docs",
    "doc",
    "documentation",
    "hooks",
    "hook",
    "webhook",
    "webhooks",
    "status",
    "support",
    "help",
    "developer",
    "developers",
}
_WORD_PATHS = {"docs", "documentation", "webhook", "webhooks", "callback", "callbacks", "terms", "privacy", "legal"}
_QUEUE = re.compile(r"/v\d/models/[^/]+/[^/]+/requests(?:/|$)")


_JOBS = re.compile(
    r"(?:jobs?|tasks?|predictions?|requests?|runs?|operations?|status|queue|generations?|executions?)(?:/[^/]+){0,3}/?$",
    re.I,
)
_FILE_ENDS = ("/content", "/download", "/file", "/media", "/raw", "/image", "/video", "/audio")


def is_interface(url: str) -> bool:
    """Whether an address reads like one that programs ask about a job: neither name nor type may be left to speak for it."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return False
    asked = host.partition(".")[0] in {"api", "queue", "gateway"} or parts.path.startswith(
        ("/api/", "/v1/", "/v2/", "/v3/")
    )
    return asked and _JOBS.search(parts.path) is not None and not parts.path.lower().endswith(_FILE_ENDS)


def leads_to_words(url: str) -> bool:
    """Whether host or path say that an address is documentation, a webhook, or a route of a queue like the Router's."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return False
    label, dot, _rest = host.partition(".")
    first = parts.path.split("/", 2)[1:2]
    if (dot and label in _WORD_HOSTS) or (first and first[0].lower() in _WORD_PATHS):
        return True
    return _QUEUE.match(parts.path) is not None


_SIGNING = re.compile(
    r"(?:x-(?:amz|goog|oss|tos|cos|ms)-|q-|ossaccesskeyid|awsaccesskeyid|googleaccessid|key-pair-id|hdn)|"
    r"(?:sig|signature|sign|expires?|exp|e|policy|token|auth_key|security-token|se|sp|sv|sr|st|spr|skoid|sktid|skt|ske|sks|skv)$",
    re.I,
)


_SIGNATURES = (
    {"x-amz-signature"},
    {"x-goog-signature"},
    {"x-oss-signature"},
    {"x-tos-signature"},
    {"x-cos-signature"},
    {"signature", "expires"},
    {"signature", "key-pair-id"},
    {"sig", "se", "sp"},
)


def is_signed(url: str) -> bool:
    """Whether a store of files has signed an address, so that one file can be had from it for a while."""
    try:
        query = parse_qsl(urlsplit(url).query, keep_blank_values=True, max_num_fields=50)
    except ValueError:
        return False
    names = {name.lower() for name, _value in query}
    return any(names >= signature for signature in _SIGNATURES)


def identity(url: str) -> str:
    """What two addresses of one file share: written and signed anew it stays the same. Secret like the link itself.

    Signing words are left out only where the path ends like a file: elsewhere the query may be what tells files apart.
    """
    try:
        parts = urlsplit(url)
        host = parts.netloc.lower()
        query = parse_qsl(parts.query, keep_blank_values=True, max_num_fields=200)
    except ValueError:
        return url
    if format_of(url.partition("?")[0]) is not None:
        query = [(name, value) for name, value in query if not _SIGNING.match(name)]
    return f"{host}{unquote(parts.path)}?{query}"


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
    if own is None or theirs is None:
        return False
    if own[1] in _LOOPBACK:  # by whichever of its names
        path = posixpath.normpath("/" + unquote(urlsplit(url).path).lstrip("/"))
        return theirs[1] in _LOOPBACK and own[2] == theirs[2] and (path + "/").startswith(_ROUTES)
    return own[1] == theirs[1]
