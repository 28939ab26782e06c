"""The small file beside a saved one that says how it was made (`name.comfy.json`). Never a key, never a signed link.

Long data in the body is replaced by its hash, size and type, and by the name of the artist's file where that is known: the
recipe stays small, and equal inputs can be recognised. Numbers stay as they were written.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO, cast
from urllib.parse import urlsplit

from comfy_desk.media import base64data
from comfy_desk.media.links import is_link
from comfy_desk.media.sniff import HEAD, sniff
from comfy_desk.schema.exact import NotJsonError, to_text

VERSION = 1
"""Of the form; what is added to it later keeps the number, and whoever reads one takes what it knows."""

MOST = 4 << 20
"""Bytes of a recipe. A longer body is left out, and that is said."""

_LONG = 512  # characters that a value may have before it is looked at as data
_MAX_TEXT = 100_000
_MAX_DEPTH = 60
_NO_BODY = "The body could not be read as JSON; it is kept in the data folder."
_LONG_BODY = "The body is too long for a recipe; it is kept in the data folder."

_LINK = re.compile(r"(https?://)(?:[^\s/?#\"'<>@]*@)?([^\s?#\"'<>]*)([?#][^\s\"'<>]*)?", re.I)
_DATA = re.compile(r"data:[^,\s]{0,200},[A-Za-z0-9+/=_%-]{256,}", re.I)
_KEY = re.compile(r"comfyui-(?=[A-Za-z._~+/=-]{0,64}[0-9])[A-Za-z0-9._~+/=-]{16,}", re.I)
_SURROGATE = re.compile("[\ud800-\udfff]")


def recipe(
    *,
    model: str,
    body: Any,
    request_id: str | None = None,
    submitted_at: str | None = None,
    finished_at: str | None = None,
    collected_at: str | None = None,
    credits_used: str | None = None,
    delivery: str | None = None,
    router: str | None = None,
    serving: Mapping[str, Any] | None = None,
    served_by: str | None = None,
    dropped: Sequence[str] = (),
    document_etag: str | None = None,
    app_version: str = "",
    file_sha256: str | None = None,
    pointer: str | None = None,
) -> bytes:
    """UTF-8 JSON, indented. `body` is the parsed body as sent (or what `slim` made of it); times are ISO 8601.

    `credits_used` is as the server wrote it; None is written as "not reported", which is never "free".
    """
    facts: dict[str, Any] = {
        "comfy_desk_recipe": VERSION,
        "model": model,
        "body": slim(body),
        "request_id": request_id,
        "submitted_at": submitted_at,
        "finished_at": finished_at,
        "collected_at": collected_at,
        "credits_used": credits_used,
        "cost": "reported by the Router" if credits_used is not None else "not reported",
        "served": {
            "router": router,
            "delivery": delivery,
            "asked": dict(serving or {}),
            "by": served_by,
            "dropped": list(dropped),
        },
        "document": {"etag": document_etag},
        "app": {"name": "comfy-desk", "version": app_version},
        "file": {"sha256": file_sha256, "pointer": pointer},
    }
    if body is None:
        facts["body_note"] = _NO_BODY
    text = _written(facts)
    if len(text) > MOST:
        facts["body"], facts["body_note"] = None, _LONG_BODY
        text = _written(facts)
    return text


def _written(facts: dict[str, Any]) -> bytes:
    try:
        return to_text(facts).encode() + b"\n"
    except NotJsonError:
        return to_text(facts | {"body": None, "body_note": _NO_BODY}).encode() + b"\n"


def slim(body: Any, names: Mapping[str, str] | None = None) -> Any:
    """The body without its data and without secrets. `names`: those of the artist's files, by the SHA-256 of their bytes."""
    return _slim(body, names or {}, 0)


def _slim(value: Any, names: Mapping[str, str], depth: int) -> Any:
    if depth > _MAX_DEPTH:
        return None
    if isinstance(value, dict):
        return {_plain(str(key)): _slim(member, names, depth + 1) for key, member in value.items()}
    if isinstance(value, list):
        return [_slim(member, names, depth + 1) for member in value]
    return _slim_text(value, names) if isinstance(value, str) else value


def _slim_text(text: str, names: Mapping[str, str]) -> Any:
    if is_link(text.strip()):
        return _without_query(text.strip())
    uri = base64data.data_uri(text)
    if uri is None and (len(text) <= _LONG or any(c.isspace() for c in text[:_LONG].strip())):
        return _plain(text)  # words, not data: blanks are read as plus signs only where bytes are known to be meant
    digest = _Digest()
    try:
        base64data.decode_to_file(text, cast(BinaryIO, digest))
    except base64data.NotBase64:
        if uri is None:
            return _plain(text)
        digest = _Digest()
        digest.write(text.encode("utf-8", "replace"))
    return digest.facts(uri.media_type if uri else None, names)


class _Digest:
    """Takes decoded bytes piece by piece and keeps none but the first."""

    def __init__(self) -> None:
        self._sha256 = hashlib.sha256()
        self._size = 0
        self._head = b""

    def write(self, data: bytes) -> int:
        self._sha256.update(data)
        self._size += len(data)
        if len(self._head) < HEAD:
            self._head += data[: HEAD - len(self._head)]
        return len(data)

    def facts(self, declared: str | None, names: Mapping[str, str]) -> dict[str, Any]:
        known = sniff(self._head)
        sha256 = self._sha256.hexdigest()
        facts = {"sha256": sha256, "size": self._size, "type": known.media_type if known else declared}
        return facts | ({"name": names[sha256]} if sha256 in names else {})


def _plain(text: str) -> str:
    """Words as they were, but for what signs links, for keys, and for data in the middle of them."""
    if len(text) > _MAX_TEXT:
        text = text[:_MAX_TEXT] + "…"
    text = _SURROGATE.sub("?", text)
    if "data:" in text:
        text = _DATA.sub("data:…", text)
    if "://" in text:
        text = _LINK.sub(lambda found: found[1] + found[2] + ("?…" if found[3] else ""), text)
    return _KEY.sub("comfyui-…", text)


def _without_query(link: str) -> str:
    """Scheme, host and path: the rest of a signed link is a secret, and so is what may stand before the host."""
    try:
        parts = urlsplit(link)
    except ValueError:
        return _plain(link)
    host = parts.netloc.rpartition("@")[2]
    return _plain(f"{parts.scheme}://{host}{parts.path}") + ("?…" if parts.query or parts.fragment else "")
