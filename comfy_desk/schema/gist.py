"""The words and the seed of a body, for a table row and a file name. Works on any JSON, with a form or without."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from comfy_desk.schema import exact, naming
from comfy_desk.schema.fields import Field, Form, Kind

MAX_PROMPT = 500
_MAX_PLACES = 2_000
_STRONG = naming.PROMPT_NAMES
_WEAK = naming.SAID_NAMES | {"textureprompt", "query", "description"}


def summary(form: Form | None, body: Any) -> tuple[str, str | None]:
    """The prompt (one line, at most 500 characters, empty if there is none) and the seed as text, or None."""
    prompt = _by_form(form.root, body) if form is not None else ""
    weak, seed = "", None
    for name, value in _walk(body):
        if seed is None and naming.is_seed(name) and exact.whole(value) is not None:
            seed = str(exact.whole(value))[:40]
        if prompt or not isinstance(value, str) or not value.strip():
            continue
        folded = naming.folded(name)
        if folded in _STRONG:
            prompt = value
        elif folded in _WEAK and not weak and not _is_data(value):
            weak = value
    return _one_line(prompt or weak), seed


def _by_form(field: Field, value: Any) -> str:
    """The text of the field that the form shows first, if it is set."""
    if not field.bears_prompt and field.pointer:
        return ""
    if field.kind is Kind.PROMPT:
        return value if isinstance(value, str) and value.strip() else ""
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
            queue.extend((str(key), part) for key, part in list(value.items())[:200])
        elif isinstance(value, list):
            queue.extend((name, part) for part in value[:50])


def _is_data(text: str) -> bool:
    return text.startswith("data:") or (len(text) > 200 and " " not in text[:200])


def _one_line(text: str) -> str:
    line = " ".join(naming.clean(text[: MAX_PROMPT * 4], MAX_PROMPT * 4).split())
    return line if len(line) <= MAX_PROMPT else line[: MAX_PROMPT - 1] + "…"
