"""The small file beside a saved one that says how it was made (`name.comfy.json`). Never a key, never a signed link.

Long data in the body is replaced by its hash, size and type: the recipe stays small, and equal inputs can be recognised.
"""

from __future__ import annotations

import binascii
import hashlib
import json
from typing import Any
from urllib.parse import urlsplit

from comfy_desk.media import base64data
from comfy_desk.media.links import is_link
from comfy_desk.media.sniff import HEAD, sniff

VERSION = 1
_LONG = 512  # characters that a value may have before it is looked at as data
_MAX_TEXT = 100_000
_MAX_DEPTH = 60


def recipe(
    *,
    model: str,
    body: Any,
    request_id: str | None = None,
    submitted_at: str | None = None,
    finished_at: str | None = None,
    credits_used: str | None = None,
    app_version: str = "",
    file_sha256: str | None = None,
    pointer: str | None = None,
) -> bytes:
    """UTF-8 JSON, indented. `body` is the parsed body as sent; times are ISO 8601; `credits_used` as the server wrote it."""
    facts = {
        "comfy_desk_recipe": VERSION,
        "model": model,
        "body": _slim(body, 0),
        "request_id": request_id,
        "submitted_at": submitted_at,
        "finished_at": finished_at,
        "credits_used": credits_used,
        "app": {"name": "comfy-desk", "version": app_version},
        "file": {"sha256": file_sha256, "pointer": pointer},
    }
    text = json.dumps(facts, ensure_ascii=False, indent=2)
    return text.encode("utf-8", "replace") + b"\n"


def _slim(value: Any, depth: int) -> Any:
    if depth > _MAX_DEPTH:
        return None
    if isinstance(value, dict):
        return {key: _slim(member, depth + 1) for key, member in value.items()}
    if isinstance(value, list):
        return [_slim(member, depth + 1) for member in value]
    return _slim_text(value) if isinstance(value, str) else value


def _slim_text(text: str) -> Any:
    if is_link(text.strip()):
        return _without_query(text.strip())
    uri = base64data.data_uri(text)
    if uri is None and (len(text) <= _LONG or any(c.isspace() for c in text[:_LONG].strip())):
        return text[:_MAX_TEXT]  # words, not data: blanks are read as plus signs only where bytes are known to be meant
    try:
        data = base64data.decode(text)
    except (base64data.NotBase64, binascii.Error):
        if uri is None:
            return text[:_MAX_TEXT]
        data = text.encode("utf-8", "replace")
    known = sniff(data[:HEAD])
    media_type = uri.media_type if uri else None
    return {
        "sha256": hashlib.sha256(data).hexdigest(),
        "size": len(data),
        "type": known.media_type if known else media_type,
    }


def _without_query(link: str) -> str:
    """Scheme, host and path: the rest of a signed link is a secret, and so is what may stand before the host."""
    parts = urlsplit(link)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}" + ("?…" if parts.query or parts.fragment else "")
