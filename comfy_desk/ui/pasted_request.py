"""Finds a model and a request's id in what was pasted: an address of the Router, a handle in JSON, copied ids. Pure.

Nothing is asked and no address is followed: only the names in it are read.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

LONGEST = 20_000
"""Characters that are looked at: a handle is short, and a pasted document is none."""

_MODEL = re.compile(r"[a-z0-9]+(?:[._-][a-z0-9]+)*/[a-z0-9]+(?:[._-][a-z0-9]+)*")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,127}")
_ADDRESS = re.compile(r"https?://[^\s\"'<>]+")
_PATH = re.compile(r"/models/([^/]+)/([^/]+)/requests/([^/]+)(?:/|$)")
_LABELLED = re.compile(r"(?im)\brequest[ _-]?id\b[\s:=\"']+([A-Za-z0-9][A-Za-z0-9._-]{7,127})(?=[\s,;\"']|$)")
_ADDRESSES = ("status_url", "response_url", "cancel_url")


@dataclass(frozen=True, slots=True)
class Found:
    """ "" for what was not in it."""

    model: str = ""
    request_id: str = ""


def is_model(text: str) -> bool:
    provider, _, name = text.partition("/")
    return bool(_MODEL.fullmatch(text)) and len(provider) <= 64 and len(name) <= 128


def is_request_id(text: str) -> bool:
    return bool(_ID.fullmatch(text))


def read(text: str) -> Found:
    """What can be read out of a pasted text; the sentence or list around it does not matter."""
    text = text[:LONGEST].strip()
    if not text:
        return Found()
    found = _handle(text)
    if found.model or found.request_id:
        return found
    for address in _ADDRESS.findall(text):
        found = of_address(address)
        if found.request_id:
            return found
    return _lines(text)


def of_address(address: str) -> Found:
    """Model and id out of a status, response or cancel address."""
    try:
        path = urlsplit(address.strip()).path
    except ValueError:
        return Found()
    match = _PATH.search(path)
    if match is None:
        return Found()
    provider, name, request_id = (unquote(part) for part in match.groups())
    model = f"{provider}/{name}"
    return Found(model, request_id) if is_model(model) and is_request_id(request_id) else Found()


def _handle(text: str) -> Found:
    """The answer to a submit, whole or the part that somebody kept."""
    start, end = text.find("{"), text.rfind("}")
    if start < 0 or end <= start:
        return Found()
    try:
        value = json.loads(text[start : end + 1])
    except (ValueError, RecursionError):
        return Found()
    if not isinstance(value, dict):
        return Found()
    found = next((of_address(value[name]) for name in _ADDRESSES if isinstance(value.get(name), str)), Found())
    model = next((v for v in (value.get("model"), value.get("model_id")) if isinstance(v, str) and is_model(v)), "")
    own = next((v for v in (value.get("request_id"), value.get("id")) if isinstance(v, str) and is_request_id(v)), "")
    return Found(found.model or model, own or found.request_id)


def _lines(text: str) -> Found:
    """Copied ids: a line with the model, a line with the id, perhaps one with the key (which is not wanted here)."""
    model = ""
    labelled = _LABELLED.search(text)
    request_id = labelled[1] if labelled is not None else ""
    for line in text.splitlines()[:50]:
        words = line.split()
        if not words or words[0].lower().rstrip(":") in ("key", "idempotency"):
            continue
        for word in words:
            name = word.strip(",;\"'`()[]")
            if is_model(name) and not model:
                model = name
            elif not request_id and len(name) >= 8 and is_request_id(name) and any(sign.isdigit() for sign in name):
                request_id = name
    return Found(model, request_id)
