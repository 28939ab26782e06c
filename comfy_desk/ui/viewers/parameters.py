"""The body of a request as a few short lines: what was sent besides the prompt. Pure; meant for a thread.

Everything is bounded: pictures in Base64 become their kind and size, long texts and lists their beginning, and links lose
the part that signs them.
"""

from __future__ import annotations

import json
from collections import deque
from decimal import Decimal
from itertools import islice
from typing import Any

from comfy_desk.schema import NotJsonError, from_bytes, summary
from comfy_desk.ui.forms.shorten import describe_text, looks_encoded
from comfy_desk.ui.phrases import size_of, tr
from comfy_desk.ui.support import without_secrets

MOST_BYTES = 8_000_000
"""A larger body is not read for this: it would hold up the window."""

MOST = 24
LONGEST = 160
_ENCODED_FROM = 120
_ITEMS = 8
_DEPTH = 4
_MOST_WORDS = 2_000


def parameters_of(body: bytes, prompt: str = "", seed: str | None = None) -> tuple[tuple[str, str], ...]:
    """Name and value of each field at the top, as sent; `prompt` and `seed` are left out, for they stand elsewhere."""
    if len(body) > MOST_BYTES:
        return ((tr("Sent"), tr("{size} of JSON, too long to be shown here").format(size=size_of(len(body)))),)
    try:
        whole = from_bytes(body)
    except NotJsonError:
        return ()
    if not isinstance(whole, dict):
        return ()
    wanted = [(name, value) for name, value in whole.items() if not _elsewhere(name, value, prompt, seed)]
    lines = [(_cut(str(name), 48), _line(value)) for name, value in wanted[:MOST]]
    if len(wanted) > MOST:
        lines.append(("…", tr("and {n} more").format(n=len(wanted) - MOST)))
    return tuple(lines)


def whole_prompt(body: bytes, prompt: str) -> str:
    """The prompt as it was sent, of which a row keeps one line of limited length; empty where it is not in the body."""
    if not prompt or len(body) > MOST_BYTES:
        return ""
    try:
        waiting = deque([from_bytes(body)])
    except NotJsonError:
        return ""
    for _ in range(_MOST_WORDS):
        if not waiting:
            break
        value = waiting.popleft()
        if isinstance(value, str) and _is_prompt(value, prompt):
            return value
        if isinstance(value, (dict, list)):
            waiting.extend(islice(value.values() if isinstance(value, dict) else value, _MOST_WORDS))
    return ""


def _is_prompt(value: str, prompt: str) -> bool:
    return value == prompt or summary(None, {"prompt": value})[0] == prompt


def _elsewhere(name: str, value: Any, prompt: str, seed: str | None) -> bool:
    if isinstance(value, str) and prompt and (value[: len(prompt)] == prompt or _is_prompt(value, prompt)):
        return True
    return name == "seed" and seed is not None and str(value) == seed


def _line(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    return _cut(json.dumps(_short(value, 0), ensure_ascii=False, default=str), LONGEST)


def _text(value: str) -> str:
    if len(value) > _ENCODED_FROM and looks_encoded(value) and not value.startswith(("http://", "https://")):
        return f"<{describe_text(value)}>"
    return _cut(without_secrets(" ".join(value[: 4 * LONGEST].split())), LONGEST)


def _short(value: Any, depth: int) -> Any:
    """A copy small enough to be written out."""
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() and abs(value) < 10**15 else float(value)
    if depth >= _DEPTH and isinstance(value, (dict, list)):
        return "…"
    if isinstance(value, dict):
        kept = {_cut(str(name), 48): _short(item, depth + 1) for name, item in list(value.items())[:_ITEMS]}
        return {**kept, "…": len(value) - _ITEMS} if len(value) > _ITEMS else kept
    if isinstance(value, list):
        return [_short(item, depth + 1) for item in value[:_ITEMS]] + (["…"] if len(value) > _ITEMS else [])
    return value


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"
