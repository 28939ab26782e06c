"""What Compose remembers: a draft for each model, the model that was open, favourites and recent models.

Within the session each model keeps its whole body in memory. What outlives the program is exact JSON text, since seeds do not
fit into a float; large texts (pictures that were dropped in) lie beside it and are written only when they change, as far as
there is room for them. Everything goes through the session's `remember`; no widget is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.schema import NotJsonError, from_bytes, pointers, to_bytes
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.phrases import size_of, tr
from comfy_desk.ui.views.model_list import RECENT_AT_MOST
from comfy_desk.ui.views.serving_choice import serving_of

OPEN_MODEL = "compose.model"
FAVOURITES = "models.favourites"
RECENT = "models.recent"
DRAFT = "compose.draft."
RANDOM = "compose.random."
MORE = "compose.more."
ASIDE = "compose.aside."
FILES = "compose.files."
FILE_SIZES = "compose.files"

TEXT_AT_MOST = 16_000
"""Characters of one text in a draft itself; a longer one is kept as a file beside it."""

DRAFT_AT_MOST = 1_000_000
"""Bytes of a draft without its files."""

FILES_AT_MOST = 8_000_000
"""Characters of one model's files that are kept over a restart."""

ALL_FILES_AT_MOST = 32_000_000
"""The same for all models together; those that were written longest ago go first."""

HELD_AT_MOST = 256_000_000
"""Characters of all bodies that are held in memory for this session."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A body as it stood in the form.

    `random` are its seeds that are thrown for each request (pointers of fields), `lost` the places whose files were too
    large to be kept. `etag` names the model's document that the form was made from. `text` is what stands in the JSON view
    while that is no body yet.
    """

    body: dict[str, Any] = field(repr=False)
    random: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    serving: Serving = ANY
    etag: str | None = None
    text: str = field(default="", repr=False)
    said: tuple[tuple[str, str], ...] = ()  # what is to be read at places of it, by pointer; it is not written down


class Drafts:
    def __init__(self, session: SessionApi) -> None:
        self._session = session
        self._written: dict[str, str] = {}
        self._written_random: dict[str, tuple[str, ...]] = {}
        self._written_more: dict[str, dict[str, Any]] = {}
        self._written_files: dict[str, dict[str, str]] = {}
        self._held: dict[str, Draft] = {}  # the newest last

    async def read(self, model: str) -> Draft | None:
        if model in self._held:
            return self._held[model]
        text = await self._session.remembered(DRAFT + model)
        if not isinstance(text, str):
            return None
        try:
            body = from_bytes(text)
        except NotJsonError:
            return None
        if not isinstance(body, dict):
            return None
        files, lost = _read_files(await self._session.remembered(FILES + model))
        self._written_files[model] = files
        random = tuple(_names(await self._session.remembered(RANDOM + model, [])))
        more = await self._session.remembered(MORE + model, {})
        more = more if isinstance(more, dict) else {}
        etag, words = more.get("etag"), more.get("text")
        return Draft(
            with_files(body, files, lost),
            random,
            lost,
            serving_of(more.get("serving")),
            etag if isinstance(etag, str) else None,
            words if isinstance(words, str) else "",
        )

    async def write(self, model: str, draft: Draft) -> str:
        """Remember a draft, as far as it is not the one that was written last.

        Returns "", or why it is kept for this session alone. Raises DeskError where the disk does not take it; it is held
        in memory then, too.
        """
        self._hold(model, draft)
        if draft.random != self._written_random.get(model, ()):
            await self._session.remember(RANDOM + model, list(draft.random))
            self._written_random[model] = draft.random
        body, files = without_files(draft.body)
        try:
            light = to_bytes(body)
        except NotJsonError as error:
            return tr("It cannot be written down: {why}.").format(why=error)
        if len(light) > DRAFT_AT_MOST:
            return tr("It is longer than the {size} that are kept over a restart.").format(size=size_of(DRAFT_AT_MOST))
        text = light.decode("utf-8")
        if files != self._written_files.get(model, {}):
            self._written_files[model] = files
            await self._write_files(model, files)
        if self._written.get(model) != text:
            await self._session.remember(DRAFT + model, text)
            self._written[model] = text
        more = {"serving": draft.serving.query(), "etag": draft.etag, "text": draft.text[:TEXT_AT_MOST]}
        if more != self._written_more.get(model):
            await self._session.remember(MORE + model, more)
            self._written_more[model] = more
        return ""

    async def set_aside(self, model: str, draft: Draft) -> None:
        """What the artist wrote, and what something else took the place of: kept until it is put away, without its files."""
        light, files = without_files(draft.body)
        try:
            text = to_bytes(with_files(light, {}, files)).decode("utf-8")
        except NotJsonError:
            return
        if len(text) <= DRAFT_AT_MOST:
            await self._session.remember(ASIDE + model, {"body": text, "random": list(draft.random)})

    async def aside(self, model: str) -> Draft | None:
        kept = await self._session.remembered(ASIDE + model)
        text = kept.get("body") if isinstance(kept, dict) else None
        try:
            body = from_bytes(text) if isinstance(text, str) else None
        except NotJsonError:
            return None
        return Draft(body, tuple(_names(kept.get("random")))) if isinstance(body, dict) else None

    async def forget_aside(self, model: str) -> None:
        if await self._session.remembered(ASIDE + model) is not None:
            await self._session.remember(ASIDE + model, None)

    def _hold(self, model: str, draft: Draft) -> None:
        self._held.pop(model, None)
        self._held[model] = draft
        room = HELD_AT_MOST
        for name, held in reversed(list(self._held.items())):
            room -= sum(map(len, without_files(held.body)[1].values()))
            if room < 0 and name != model:
                del self._held[name]

    async def _write_files(self, model: str, files: dict[str, str]) -> None:
        """One model's files, the small ones first, and room for them among all others."""
        kept: dict[str, str] = {}
        room = FILES_AT_MOST
        for pointer, text in sorted(files.items(), key=lambda item: len(item[1])):
            if len(text) <= room:
                kept[pointer] = text
                room -= len(text)
        lost = [pointer for pointer in files if pointer not in kept]
        await self._session.remember(FILES + model, {"files": kept, "lost": lost})
        known = await self._session.remembered(FILE_SIZES, {})
        sizes = {name: size for name, size in known.items() if name != model and isinstance(size, int)}
        if size := sum(map(len, kept.values())):
            sizes[model] = size
        for name in list(sizes):
            if sum(sizes.values()) <= ALL_FILES_AT_MOST:
                break
            del sizes[name]
            old, gone = _read_files(await self._session.remembered(FILES + name))
            await self._session.remember(FILES + name, {"files": {}, "lost": [*gone, *old]})
        await self._session.remember(FILE_SIZES, sizes)

    async def open_model(self) -> str:
        name = await self._session.remembered(OPEN_MODEL, "")
        return name if isinstance(name, str) else ""

    async def opened(self, model: str) -> None:
        await self._session.remember(OPEN_MODEL, model)

    async def favourites(self) -> list[str]:
        return _names(await self._session.remembered(FAVOURITES, []))

    async def star(self, model: str, on: bool) -> list[str]:
        known = [name for name in await self.favourites() if name != model]
        known = [*known, model] if on else known
        await self._session.remember(FAVOURITES, known)
        return known

    async def recent(self) -> list[str]:
        return _names(await self._session.remembered(RECENT, []))

    async def used(self, model: str) -> list[str]:
        known = [model, *(name for name in await self.recent() if name != model)][:RECENT_AT_MOST]
        await self._session.remember(RECENT, known)
        return known


def too_long(text: str) -> bool:
    """Whether a text is kept beside its draft."""
    return len(text) > TEXT_AT_MOST


def without_files(
    body: dict[str, Any], is_file: Callable[[str], bool] = too_long
) -> tuple[dict[str, Any], dict[str, str]]:
    """A copy with null for each text that is too long to have been typed, and these texts by their pointers."""
    files: dict[str, str] = {}

    def light(value: Any, pointer: str) -> Any:
        if isinstance(value, dict):
            return {key: light(part, pointers.join(pointer, key)) for key, part in value.items()}
        if isinstance(value, list):
            return [light(part, pointers.join(pointer, number)) for number, part in enumerate(value)]
        if isinstance(value, str) and is_file(value):
            files[pointer] = value
            return None
        return value

    return {key: light(part, pointers.join("", key)) for key, part in body.items()}, files


def with_files(body: dict[str, Any], files: dict[str, str], lost: Iterable[str]) -> dict[str, Any]:
    """The body with its files again; the places of those that are lost are taken out of it."""
    for pointer, text in files.items():
        _put(body, pointers.split(pointer), text)
    for pointer in sorted(lost, key=lambda name: [(len(part), part) for part in pointers.split(name)], reverse=True):
        _put(body, pointers.split(pointer), None)
    return body


def _put(place: Any, parts: list[str], text: str | None) -> None:
    """Sets one value that stands there as null, or takes it out."""
    *way, last = parts or [""]
    for part in way:
        place = place.get(part) if isinstance(place, dict) else _at(place, part)
    if isinstance(place, dict) and last in place and place[last] is None:
        place[last] = text
        if text is None:
            del place[last]
    elif isinstance(place, list) and last.isdecimal() and int(last) < len(place) and place[int(last)] is None:
        place[int(last)] = text
        if text is None:
            del place[int(last)]


def _at(place: Any, part: str) -> Any:
    return place[int(part)] if isinstance(place, list) and part.isdecimal() and int(part) < len(place) else None


def _read_files(value: Any) -> tuple[dict[str, str], tuple[str, ...]]:
    if not isinstance(value, dict):
        return {}, ()
    files = value.get("files")
    files = files if isinstance(files, dict) else {}
    return {key: text for key, text in files.items() if isinstance(text, str)}, tuple(_names(value.get("lost")))


def _names(value: Any) -> list[str]:
    return [name for name in value if isinstance(name, str)] if isinstance(value, list) else []
