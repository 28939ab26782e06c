"""What is in an answer, told as plain values for support and tests (`comfy-desk inspect`).

It reads the answer the way the program does (`examine`, into a folder that is removed) and hands on no link, no text and no
byte of it. Nothing is fetched. Pieces that only say that something is missing are not listed: they are not there.
"""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import Any

from comfy_desk.domain.output import Kind, Origin, Reach, Role
from comfy_desk.media import links, texts
from comfy_desk.media.examine import examine
from comfy_desk.schema.outputs import promise_of

_UNKNOWN = "application/octet-stream"
_BEGINS_JSON = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:\{\s*[\"}]|\[\s*[\[{\"\]])")


class NotADocument(ValueError):
    """A file that was to guide is no JSON. The message quotes none of it."""


def inspect_answer(
    answer: Path, *, request: Path | None = None, schema: Path | None = None, router_origin: str = ""
) -> list[dict[str, Any]]:
    """`{pointer, kind, role, type, size, from}` of each piece, in the order of the document.

    A pointer into an answer that came as events or as JSON by lines is one into the list of them, counted from 0.
    `request` is the body that was sent, `schema` the model's OpenAPI document. Raises OSError, and NotADocument where one
    of those two is no JSON.
    """
    promise = promise_of(_json(schema)) if schema is not None else None
    if request is not None:
        _json(request)
    declared = promise["modalities"] if promise else []
    with tempfile.TemporaryDirectory(prefix="comfy-desk-inspect-", ignore_cleanup_errors=True) as folder:
        seen = examine(
            {
                "raw_path": str(answer),
                "content_type": _content_type(answer),
                "request_path": str(request) if request is not None else None,
                "declared": declared,
                "promise": promise,
                "router_origin": router_origin,
                "out_dir": folder,
            }
        )
    pieces = [piece for piece in seen["pieces"] if _is_there(piece)]
    _lower_reasons(pieces, declared)
    return _told(pieces)


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        raise NotADocument(f"{path} is not JSON.") from None


def _content_type(answer: Path) -> str:
    """What the answer came as is not known here: what begins like JSON is taken for it, and broken JSON for no text."""
    with answer.open("rb") as file:
        return "application/json" if _BEGINS_JSON.match(file.read(200)) else ""


def _is_there(piece: dict[str, Any]) -> bool:
    """Not what was held back, damaged data, or an address in a form that nobody could follow."""
    problem = piece.get("problem")
    if problem is None or piece.get("path"):
        return True
    return piece.get("reach") == Reach.OUT_OF_REACH and links.is_stored(problem)


def _lower_reasons(pieces: list[dict[str, Any]], declared: list[str]) -> None:
    """As the program does when it shows them: words instead of a picture are no work."""
    works = [piece for piece in pieces if piece["role"] == Role.WORK]
    if texts.are_reasons([Kind(piece["kind"]) for piece in works], declared):
        for piece in works:
            piece["role"] = str(Role.PART)


def _told(pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {
            "pointer": piece["pointer"],
            "kind": piece["kind"],
            "role": piece["role"],
            "type": _type(piece),
            "size": _size(piece),
            "from": piece["origin"],
        }
        for piece in pieces
    ]


def _as_it_came(piece: dict[str, Any]) -> dict[str, Any]:
    """Samples without a header are told as they came, and not as the WAV that is made of them to play."""
    bare = piece.get("samples")
    return bare if isinstance(bare, dict) else piece


def _type(piece: dict[str, Any]) -> str | None:
    stated = _as_it_came(piece).get("media_type")
    return stated if isinstance(stated, str) and stated != _UNKNOWN else None


def _size(piece: dict[str, Any]) -> int | None:
    if piece["origin"] == Origin.LINK:
        return None
    size, text = _as_it_came(piece).get("size"), piece.get("text")
    if size is None and isinstance(text, str) and len(text) < texts.MAX_TEXT:
        return len(text.encode("utf-8", "replace"))
    return size if isinstance(size, int) else None
