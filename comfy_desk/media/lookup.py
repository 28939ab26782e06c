"""Two small looks into a kept answer of any size: the links at some places, and its text as it can be shown.

Both run in a worker process. What is shown says of each long string how long it is, and not what stands in it.
"""

from __future__ import annotations

import contextlib
import json
import re
from pathlib import Path
from typing import Any

from comfy_desk.media.examine import EVENTS, read_answer
from comfy_desk.media.links import is_link
from comfy_desk.media.longtext import beginning, pieces
from comfy_desk.media.shown import shown_text
from comfy_desk.media.torn import whole
from comfy_desk.media.walk import strings
from comfy_desk.schema.pointers import value_at

_MOST_SHOWN = 1 << 20
_MOST_TEXT = 200_000  # characters of one place that are searched
_MOST_LINKS = 1_000
_LINK = re.compile(r"https?://(?:(?![,;|]+https?://)[^\s\"'<>()\[\]\\]){4,16000}", re.I)


def links_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, pointers} → {links: {pointer: [address, …]}}, for those places at which any stand; in their order.

    A place can be a text with several in it: the words of a chat, or a document within a string.
    """
    path = Path(arguments["path"])
    spare = path.with_name(path.name + ".utf-8")
    try:
        answer = read_answer(path, spare)
        document = answer.value if answer.problem is None else _beginning(path)
        found = {pointer: _links_in(whole(value_at(document, pointer))) for pointer in arguments["pointers"]}
    finally:
        for file in (spare, spare.with_suffix(EVENTS)):
            file.unlink(missing_ok=True)
    return {"links": {pointer: named for pointer, named in found.items() if named}}


def _beginning(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(_MOST_TEXT).decode("utf-8", "replace").removeprefix("\ufeff")


def _links_in(value: Any) -> list[str]:
    if not isinstance(value, str):
        return []
    text = beginning(value, _MOST_TEXT)
    if is_link(text.strip()):
        several = _LINK.findall(text)  # of one file, or of some that a comma sets apart
        return [text] if len(several) < 2 else [text, *several[:_MOST_LINKS]]
    if text.lstrip()[:1] in {"{", "["}:
        with contextlib.suppress(ValueError, RecursionError):
            leaves = [leaf.strip() for leaf in strings(json.loads(b"".join(pieces(value))))]
            return list(dict.fromkeys(leaf for leaf in reversed(leaves) if is_link(leaf)))[:_MOST_LINKS]
    return list(dict.fromkeys(_LINK.findall(text)))[:_MOST_LINKS]


def view_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path} → {text}: the beginning of an answer as it can be shown."""
    with Path(arguments["path"]).open("rb") as file:
        return {"text": shown_text(file, _MOST_SHOWN)}
