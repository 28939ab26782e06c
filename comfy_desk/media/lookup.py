"""Two small looks into a kept answer of any size: the links at some places, and its text as it can be shown.

Both run in a worker process. What is shown says of each long string how long it is, and not what stands in it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comfy_desk.media.document import read_document
from comfy_desk.media.links import is_link
from comfy_desk.media.longtext import LongText
from comfy_desk.media.shown import shown_text
from comfy_desk.media.walk import at_pointer

_MOST_SHOWN = 1 << 20


def links_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, pointers} → {links: {pointer: address}}, for those places at which one stands."""
    path = Path(arguments["path"])
    spare = path.with_name(path.name + ".utf-8")
    try:
        document = read_document(path, spare).value
    finally:
        spare.unlink(missing_ok=True)
    found: dict[str, str] = {}
    for pointer in arguments["pointers"]:
        value = at_pointer(document, pointer)
        if isinstance(value, str) and not isinstance(value, LongText) and is_link(value.strip()):
            found[pointer] = value
    return {"links": found}


def view_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path} → {text}: the beginning of an answer as it can be shown."""
    with Path(arguments["path"]).open("rb") as file:
        return {"text": shown_text(file, _MOST_SHOWN)}
