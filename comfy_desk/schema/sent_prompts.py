"""The prompts of a body, whole: what its form's prompt fields hold, or what bears a prompt's name where no form is known."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from comfy_desk.schema import naming
from comfy_desk.schema.fields import Field, Form, Kind

MOST = 50
"""Of one body: shots, scenes, turns of a talk."""

_MOST_PLACES = 2_000


def sent_prompts(form: Form | None, body: Any) -> tuple[str, ...]:
    """In the order of the form, each once, without empty ones."""
    found = dict.fromkeys(text for text in _by_form(form.root, body) if text.strip()) if form is not None else {}
    if not found:
        found = dict.fromkeys(text for text in _by_name(body) if text.strip())
    return tuple(found)[:MOST]


def _by_form(field: Field, value: Any) -> Iterator[str]:
    if not field.bears_prompt and field.pointer:
        return
    if field.kind is Kind.PROMPT:
        if isinstance(value, str):
            yield value
    elif isinstance(value, dict):
        shapes = field.variants or (field,)
        seen: set[str] = set()
        for part in (part for shape in shapes for part in shape.fields):
            if part.name in value and part.name not in seen:
                seen.add(part.name)
                yield from _by_form(part, value[part.name])
    elif isinstance(value, list) and field.item is not None:
        for one in value[:_MOST_PLACES]:
            yield from _by_form(field.item, one)


def _by_name(body: Any) -> Iterator[str]:
    """Every text under the name of a prompt, nearest the top first."""
    queue: deque[Any] = deque([body])
    for _ in range(_MOST_PLACES):
        if not queue:
            return
        value = queue.popleft()
        if isinstance(value, dict):
            for key, part in list(value.items())[:200]:
                if isinstance(part, str):
                    if naming.is_main_prompt(str(key)) and not part.startswith("data:"):
                        yield part
                elif not naming.is_aside(str(key)):
                    queue.append(part)
        elif isinstance(value, list):
            queue.extend(value[:50])
