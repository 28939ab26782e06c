"""Puts the recipe into a copy of a picture, so that it travels with the file: PNG (iTXt), JPEG and WebP (XMP).

Pixels, colour profile, EXIF and whatever else is in the file are copied byte for byte, piece by piece; the original is only
read. The copy is whole and synced before it has its name. Runs in a worker.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, BinaryIO

from comfy_desk.media import carriers
from comfy_desk.media.carriers import NoPlace, Splice
from comfy_desk.media.companions import slim_body
from comfy_desk.media.recipe import recipe
from comfy_desk.schema.exact import NotJsonError, from_bytes, to_bytes

_BLOCK = 1 << 20
_SHORT = 500
_LONGEST_FILE = 8 << 20
_MOST_SIGNS = 150_000
"""Commas and opening brackets, in words or not."""

_SHORTENED = "Shortened to fit into the picture."
_ITSELF = "This is the saved file itself; choose another name for the copy."


def export_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{source, target, body_path, recipe: {…what `recipe` takes but the body}, names?} → {path} or {refused: a sentence}.

    `target` is replaced where it is there: the artist was asked. Raises OSError.
    """
    source, target = Path(arguments["source"]), Path(arguments["target"])
    if target.exists() and os.path.samefile(source, target):
        return {"refused": _ITSELF}
    body = slim_body(Path(arguments["body_path"]), arguments.get("names"))
    try:
        export(source, target, recipe(body=body, **arguments["recipe"]))
    except NoPlace as refused:
        return {"refused": str(refused)}
    return {"path": str(target)}


def export(source: Path, target: Path, text: bytes) -> None:
    """Raises NoPlace with a sentence where the picture cannot carry it, OSError where the disk does not do it."""
    with source.open("rb") as file:
        room = carriers.ROOM.get(carriers.type_of(file) or "", 0)
        changes = carriers.splices(file, _fitting(text, room))
        part = target.with_name(f".{target.name[:50]}.{os.getpid()}.part")
        try:
            with part.open("wb") as out:
                _copy(file, out, changes)
                out.flush()
                os.fsync(out.fileno())
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


def read_recipe(path: Path) -> dict[str, Any] | None:
    """The recipe that a picture carries, or that a `….comfy.json` is; None where there is none. Raises OSError."""
    with path.open("rb") as file:
        try:
            if carriers.type_of(file) is not None:
                text: str | bytes | None = carriers.carried(file)
            else:
                file.seek(0)
                text = file.read(_LONGEST_FILE + 1)
        except NoPlace:
            return None
    return recipe_in(text) if text else None


def recipe_in(text: str | bytes) -> dict[str, Any] | None:
    """The recipe that a text is, None where it is none. What has more values than any recipe is not parsed.

    Parsing holds the interpreter: of some megabytes of brackets for half a second.
    """
    if len(text) > _LONGEST_FILE or _signs(text) > _MOST_SIGNS:
        return None
    try:
        found = from_bytes(text)
    except (NotJsonError, RecursionError):
        return None
    return found if isinstance(found, dict) and isinstance(found.get("comfy_desk_recipe"), int) else None


def _signs(text: str | bytes) -> int:
    """An upper limit of how many values it has."""
    if isinstance(text, str):
        return sum(map(text.count, ",{["))
    return sum(map(text.count, (b",", b"{", b"[")))


def _copy(file: BinaryIO, out: BinaryIO, changes: list[Splice]) -> None:
    at = 0
    for change in changes:
        _pass_on(file, out, at, change.start)
        out.write(change.data)
        at = change.end
    _pass_on(file, out, at, None)


def _pass_on(file: BinaryIO, out: BinaryIO, start: int, end: int | None) -> None:
    file.seek(start)
    left = end - start if end is not None else None
    while left is None or left > 0:
        data = file.read(_BLOCK if left is None else min(_BLOCK, left))
        if not data:
            if left:
                raise NoPlace("The picture changed while it was being copied.")
            return
        out.write(data)
        left = None if left is None else left - len(data)


def _fitting(text: bytes, room: int) -> str:
    """The recipe as one line of at most `room` bytes, escaped for XML too; a smaller one where it has more."""
    facts = from_bytes(text)
    for limit in (None, _SHORT, 0):
        if limit is not None:
            shorter = _shortened(facts["body"], limit) if limit else None
            facts = facts | {"body": shorter, "body_note": _SHORTENED}
        line = to_bytes(facts).decode()
        if not room or len(line.encode()) + 4 * sum(map(line.count, "<>&")) <= room:
            break
    return line


def _shortened(value: Any, limit: int) -> Any:
    if isinstance(value, dict):
        return {key: _shortened(member, limit) for key, member in list(value.items())[:100]}
    if isinstance(value, list):
        return [_shortened(member, limit) for member in value[:100]]
    return value[:limit] + "…" if isinstance(value, str) and len(value) > limit else value
