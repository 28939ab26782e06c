"""What a recipe says, read with care: its model, its body, who was to serve it, and the files that it names by hash alone.

A recipe comes from anywhere. Its size is bounded by who reads it; its depth, its number of values and every word that is
shown are bounded here. Nothing of it is followed or run, and no widget is here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.media.export import read_recipe, recipe_in
from comfy_desk.media.recipe import slim
from comfy_desk.schema import pointers
from comfy_desk.schema.naming import clean
from comfy_desk.ui.pasted_request import is_model
from comfy_desk.ui.phrases import size_of, tr
from comfy_desk.ui.views.drafts import with_files
from comfy_desk.ui.views.serving_choice import serving_of

MOST_PASTED = 8 << 20
"""Characters of a pasted text that is looked at."""

DEEPEST = 64
MOST_VALUES = 50_000
MOST_WANTED = 200

_SHA256 = re.compile(r"[0-9a-f]{64}")
_FILE_KEYS = {"sha256", "size", "type", "name"}
_CUT = 100_001
"""Characters of a text that a recipe cut short: the longest it writes, and the mark behind it."""


class NoRecipe(DeskError):
    """The file could be read, and is or carries none."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A value that is not in the recipe: a file that is named by its hash, or a text or link that was cut short."""

    pointer: str
    sha256: str = ""
    size: int = 0
    media_type: str = ""
    name: str = ""
    cut: Any = field(default=None, repr=False)

    @property
    def words(self) -> str:
        """ "harbour.png (image/png, 1.2 MB)"."""
        if not self.sha256:
            return self.name
        facts = ", ".join(filter(None, (self.media_type, size_of(self.size))))
        return f"{self.name} ({facts})" if self.name else facts


@dataclass(frozen=True, slots=True)
class Recipe:
    model: str
    body: dict[str, Any] = field(repr=False)
    wanted: tuple[Wanted, ...] = ()
    serving: Serving = ANY
    request_id: str = ""
    etag: str | None = None
    note: str = ""

    def filled(self, found: Mapping[str, str]) -> dict[str, Any]:
        """The body with what was found, by pointer; the places of the rest are taken out."""
        body: dict[str, Any] = _copy(self.body)
        lost = [one.pointer for one in self.wanted if one.pointer not in found]
        return with_files(body, dict(found), lost)


def read_file(path: Path) -> Recipe | DeskError:
    """The recipe in a file, or why there is none. Blocks as long as the disk does."""
    try:
        if not path.is_file():
            return DeskError(tr("This is no file."))
        document = read_recipe(path)
    except OSError as error:
        return DeskError(tr("“{name}” cannot be read: {why}.").format(name=path.name[:80], why=error.strerror or "?"))
    if document is None:
        return NoRecipe(tr("There is no recipe in “{name}”.").format(name=path.name[:80]))
    return of_document(document)


def read_text(text: str) -> Recipe | DeskError | None:
    """The recipe in a pasted text; None where it is none at all."""
    if len(text) > MOST_PASTED or "comfy_desk_recipe" not in text:
        return None
    document = recipe_in(text.strip())
    return of_document(document) if document is not None else None


def of_document(document: dict[str, Any]) -> Recipe | DeskError:
    model = document.get("model")
    if not isinstance(model, str) or not is_model(model):
        return DeskError(tr("This recipe names no model."))
    body = document.get("body")
    note = document.get("body_note")
    note = clean(note, 200) if isinstance(note, str) else ""
    if not isinstance(body, dict):
        return DeskError(tr("This recipe holds no values for the form. {why}").format(why=note).strip())
    wanted: list[Wanted] = []
    try:
        values = _taken(body, "", 0, wanted, [MOST_VALUES])
    except _TooMuch:
        return DeskError(tr("This recipe is too large or too deep for a form."))
    served, told = document.get("served"), document.get("document")
    etag = told.get("etag") if isinstance(told, dict) else None
    request_id = document.get("request_id")
    return Recipe(
        model,
        values,
        tuple(wanted[:MOST_WANTED]),
        serving_of(served.get("asked") if isinstance(served, dict) else None),
        request_id if isinstance(request_id, str) and len(request_id) <= 128 else "",
        etag if isinstance(etag, str) and len(etag) <= 300 else None,
        note,
    )


def found_in(body: Any, wanted: tuple[Wanted, ...]) -> dict[str, str]:
    """Those of the wanted values that stand in another body, which is still whole, at the same place or in the same list."""
    found: dict[str, str] = {}
    for one in wanted:
        for value in _likely(body, one.pointer):
            if isinstance(value, str) and _is(value, one):
                found[one.pointer] = value
                break
    return found


def _is(value: str, wanted: Wanted) -> bool:
    if not wanted.sha256:
        return bool(slim(value) == wanted.cut)
    if len(value) < wanted.size:  # Base64 is longer than what it holds
        return False
    facts = slim(value)
    return isinstance(facts, dict) and facts.get("sha256") == wanted.sha256


def _likely(body: Any, pointer: str) -> list[Any]:
    """The value at a place, then those beside it in the list that it stands in."""
    places = [body]
    for step in pointers.split(pointer):
        further: list[Any] = []
        for value in places[:200]:
            if isinstance(value, dict) and step in value:
                further.append(value[step])
            elif isinstance(value, list) and step.isdecimal():
                further += value[:200]
        places = further
    return [pointers.value_at(body, pointer), *places]


class _TooMuch(Exception):
    pass


def _taken(value: Any, pointer: str, depth: int, wanted: list[Wanted], left: list[int]) -> Any:
    """A copy with null at the place of each value that is not in the recipe."""
    left[0] -= 1
    if depth > DEEPEST or left[0] < 0:
        raise _TooMuch
    if isinstance(value, dict):
        if depth and (one := _file(value, pointer)) is not None:
            wanted.append(one)
            return None
        return {key: _taken(part, pointers.join(pointer, key), depth + 1, wanted, left) for key, part in value.items()}
    if isinstance(value, list):
        return [
            _taken(part, pointers.join(pointer, number), depth + 1, wanted, left) for number, part in enumerate(value)
        ]
    if isinstance(value, str) and (words := _cut_short(value)):
        wanted.append(Wanted(pointer, name=words, cut=value))
        return None
    return value


def _file(value: dict[str, Any], pointer: str) -> Wanted | None:
    sha256, size = value.get("sha256"), value.get("size")
    if not (value.keys() <= _FILE_KEYS and isinstance(sha256, str) and _SHA256.fullmatch(sha256)):
        return None
    if not isinstance(size, int) or isinstance(size, bool) or size < 0:
        return None
    kind, name = value.get("type"), value.get("name")
    return Wanted(
        pointer,
        sha256,
        size,
        clean(kind, 60) if isinstance(kind, str) else "",
        clean(name, 80) if isinstance(name, str) else "",
    )


def _cut_short(text: str) -> str:
    """What a text that is not whole was: "" for one that is."""
    if text.endswith("?…") and "://" in text[:10]:
        return tr("the link to {place}").format(place=clean(text[:-2], 60))
    return tr("a long text") if len(text) == _CUT and text.endswith("…") else ""


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(part) for key, part in value.items()}
    return [_copy(part) for part in value] if isinstance(value, list) else value
