"""The words and the seed of a body, for a table row and a file name. Works on any JSON, with a form or without."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import Any

from comfy_desk.schema import exact, naming
from comfy_desk.schema.fields import Field, Form, Kind

MAX_PROMPT = 500
_MAX_PLACES = 2_000
_STRONG = naming.PROMPT_NAMES
_WEAK = naming.SAID_NAMES | {
    "textureprompt", "query", "description", "title", "words", "caption", "line", "lines", "dialogue",
}  # fmt: skip
_LINK = re.compile(r"[a-z][a-z0-9+.-]*://", re.I)


def summary(form: Form | None, body: Any) -> tuple[str, str | None]:
    """The prompt (one line, at most 500 characters, empty if there is none) and the seed as text, or None.

    Where no field is the prompt, everything that was said stands for it: "The harbour · Boats at dawn · Fog lifts".
    """
    prompt = _by_form(form.root, body) if form is not None else ""
    weak: list[str] = []
    seed = None
    for name, value in _walk(body):
        if seed is None and naming.is_seed(name) and exact.whole(value) is not None:
            seed = str(exact.whole(value))[:40]
        if prompt or not isinstance(value, str) or not value.strip() or _is_data(value):
            continue
        folded = naming.folded(name)
        if folded in _STRONG:
            prompt = value
        elif folded in _WEAK and len(weak) < MAX_PROMPT // 4:
            weak.append(_one_line(value))
    return _one_line(prompt or " · ".join(dict.fromkeys(weak))), seed


def _by_form(field: Field, value: Any) -> str:
    """The text of the field that the form shows first, if it is set."""
    if not field.bears_prompt and field.pointer:
        return ""
    if field.kind is Kind.PROMPT:
        return value if isinstance(value, str) and value.strip() and not _is_data(value) else ""
    if isinstance(value, dict):
        parts = (
            (part for variant in field.variants for part in variant.fields) if field.variants else iter(field.fields)
        )
        return next((text for part in parts if (text := _by_form(part, value.get(part.name)))), "")
    if isinstance(value, list) and field.item is not None:
        item = field.item
        return next((text for part in reversed(value[-20:]) if (text := _by_form(item, part))), "")
    return ""


def _walk(body: Any) -> Iterator[tuple[str, Any]]:
    """Names and values, nearest the top first; a list's items bear the list's name."""
    queue: deque[tuple[str, Any]] = deque([("", body)])
    for _ in range(_MAX_PLACES):
        if not queue:
            return
        name, value = queue.popleft()
        yield name, value
        if isinstance(value, dict):
            parts = ((str(key), part) for key, part in list(value.items())[:200])
            queue.extend((key, part) for key, part in parts if not naming.is_aside(key))
        elif isinstance(value, list):
            queue.extend((name, part) for part in value[:50])


def _is_data(text: str) -> bool:
    """A link, or what is encoded: long, of Latin letters and without a space."""
    start = text[:200].strip()
    return (
        start.startswith("data:")
        or (_LINK.match(start) is not None and " " not in start)
        or (len(text) > 64 and " " not in start and "\n" not in start and start.isascii())
    )


def _one_line(text: str) -> str:
    line = " ".join(naming.clean(text[: MAX_PROMPT * 4], MAX_PROMPT * 4).split())
    return line if len(line) <= MAX_PROMPT else line[: MAX_PROMPT - 1] + "…"
